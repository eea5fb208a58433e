/** The movement phase listed whole: every step and overrun of every unit. */
import { dice, playout } from '../../../dist/index.js';
import type { EuropaGame } from '../../../dist/europa.js';
import { bridgehead } from '../../../dist/scenarios/bridgehead.js';
import { fallBlau1942 } from '../../../dist/scenarios/eastern-front.js';
import { invented } from '../invented.js';
import { mixed, opened, randomAction, type Timed } from '../subject.js';
import { WHOLE_MAP } from './searches.js';

const LISTS = 5;
const SEARCHES = 200;
/** Phases are looked for no further than this. */
const MOST_ACTIONS = 5000;

/** Opened in a movement phase of a player with so many units on the map, by random play. */
const inMovement = ({ game, start }: ReturnType<typeof opened<any, any, any>>, atLeast: number) => {
  const { board } = game as unknown as EuropaGame;
  const random = dice(7);
  const copy = playout(game, start);
  const movers = (): number =>
    copy.state.units.hex.filter((h: number, u: number) => h >= 0 && board.playerTurns[copy.state.playerTurn].powers[board.roster.power[u]] === 1).length;
  for (let n = 0; copy.state.phase !== 'movement' || movers() < atLeast; n++) {
    if (n === MOST_ACTIONS) throw new Error(`no movement phase of ${atLeast} units was found`);
    copy.play(randomAction(game, copy.state, random));
  }
  return { game, board, state: copy.state, movers: movers() };
};

/**
 * The list, and one unit's search on the same map beside it. A step is taken between two lists, and taken back after the round, so that
 * no list can be the last one once more.
 */
const subjects = (id: string, name: string, { game, board, state, movers }: ReturnType<typeof inMovement>): ReadonlyArray<Timed> => {
  const { grid } = board.map;
  const none = new Uint8Array(grid.size);
  const costs = board.folds[0].costs.march[0];
  const hexes = state.units.hex.filter((h: number) => h >= 0);
  return [
    {
      id: `list-${id}`,
      title: `\`legalActions\` of a movement phase listed whole, ${movers} units of ${name}`,
      unit: 'lists',
      round: (seed) => {
        const random = dice(seed);
        const copy = playout(game, state);
        let checksum = 0;
        for (let i = 0; i < LISTS; i++) {
          const all = [...game.legalActions(copy.state)];
          checksum = mixed(checksum, all.length);
          const steps = all.filter((a) => a.type === 'step');
          copy.play(steps[random.below(steps.length)]);
        }
        return { operations: LISTS, checksum };
      },
    },
    {
      id: `reach-${id}`,
      title: `\`reach\` of one unit over the whole map of ${name}, ${grid.size.toLocaleString('en-US')} hexes`,
      unit: 'searches',
      round: (seed) => {
        const random = dice(seed);
        let checksum = 0;
        for (let i = 0; i < SEARCHES; i++)
          checksum = mixed(checksum, board.reacher.reach({ start: hexes[random.below(hexes.length)], budget: WHOLE_MAP, costs, stops: none, blocks: none }).hexes.length);
        return { operations: SEARCHES, checksum };
      },
    },
  ];
};

export const listing: ReadonlyArray<Timed> = [
  ...subjects('invented', 'an invented front', inMovement(opened(bridgehead, invented({ columns: 60, rows: 30, units: 400 })), 200)),
  ...subjects('fall-blau', 'Fall Blau 1942', inMovement(opened(fallBlau1942), 200)),
];
