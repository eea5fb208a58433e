/** Battles of World War II with sides that have each other’s names. */
import type { Tagged } from '../../src/engine/game.js';
import { boardOf, type Played, sideBySide, type Stand } from './lockstep.js';
import { opened } from './positions.js';
import { relabeler } from './relabel.js';
import { spiSkirmish } from './skirmish.js';

const { text, json } = relabeler([['Italy', 'Britain'], ['axis', 'allied']]);

/** Units that fight, by id, whoever is numbered how. Those in reserve are of all nations, and nobody's matter here. */
const fighting = ({ game, state }: Stand): unknown => {
  const { hex, sp, status } = state.units;
  return Object.fromEntries(boardOf(game).roster.ids.flatMap((id, u) => (id.startsWith('x') ? [[id, [hex[u], sp[u], status[u]]]] : [])));
};

/** Italians attack British, and beside them British attack Italians: all that happens before the phase ends. */
export const playRelabeled = (seed: number): Played => {
  const first = spiSkirmish(seed, 1);
  const second = { ...first, position: json({ ...first.position, player: 'axis' }) as typeof first.position };
  return sideBySide(opened(first), opened(second), { action: (a) => json(a) as Tagged, text, look: fighting }, {
    seed,
    actions: 60,
    lists: 1,
    looks: 1,
    choose: (_, legal, random) => {
      const all = [...legal].filter((a) => a.type !== 'endPhase' && a.type !== 'uncommit');
      return all.length === 0 ? legal.sample(random) : all[random.below(all.length)];
    },
    // what comes after it is the matter of who moves first
    until: (a) => a.type === 'endPhase',
  });
};
