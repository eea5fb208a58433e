/** The careful path: every rule asked, every position immutable. */
import { applyUnchecked, dice } from '../../../dist/index.js';
import { poland1939 } from '../../../dist/scenarios/poland-1939.js';
import { opened, places, randomAction, type Timed } from '../subject.js';

const { game, start } = opened(poland1939);
const ACTIONS = 1000;

export const checkedPlay: Timed = {
  id: 'checked',
  title: 'Poland 1939, checked and immutable, the first 1,000 actions',
  unit: 'actions',
  round: (seed) => {
    const random = dice(seed);
    let state = start;
    let operations = 0;
    for (; operations < ACTIONS && game.actor(state) !== 'nobody'; operations++) {
      const action = randomAction(game, state, random);
      if (game.violations(state, action).length > 0) throw new Error('a sampled action was refused');
      state = applyUnchecked(game, state, action).state;
    }
    return { operations, checksum: places(state) };
  },
};
