/** Everything that a player of World War II could say, whatever the position is. */
import type { SpiAction } from '../../src/rulesets/spi-ww2/action.js';
import type { SpiGame } from '../../src/rulesets/spi-ww2/game.js';
import type { SpiState } from '../../src/rulesets/spi-ww2/state.js';
import { KINDS } from '../../src/rulesets/spi-ww2/unit.js';
import { subsets } from './candidatesEuropa.js';

/** More strength points than a unit has. */
const MOST_SP = 6;
const POINTS = Array.from({ length: MOST_SP + 1 }, (_, sp) => sp);

/** All candidates for the positions of a game, with every counter that is not in reserve: those in reserve cannot be told anything. */
export const spiCandidates = (game: SpiGame): ((state: SpiState) => Iterable<SpiAction>) => {
  const { map, roster, nations } = game.board;
  const hexes = map.ids;
  const always: SpiAction[] = [
    { type: 'buy', point: 'naval' }, { type: 'buy', point: 'amphibious' }, { type: 'request' }, { type: 'grant' }, { type: 'resolve' }, { type: 'stand' }, { type: 'pass' }, { type: 'endPhase' },
  ];
  for (let die = 0; die <= 7; die++) always.push({ type: 'roll', die });
  for (const hex of hexes) {
    always.push({ type: 'counter', hex }, { type: 'raise', hex });
    for (const sp of POINTS) {
      always.push({ type: 'deploy', sp, hex });
      for (const { name } of nations) for (const kind of KINDS) always.push({ type: 'build', nation: name, kind, sp, hex });
    }
  }
  return function* (state) {
    yield* always;
    const units = roster.ids.filter((_, u) => state.units.sp[u] > 0);
    for (const unit of units) {
      yield { type: 'uncommit', unit };
      yield { type: 'advance', unit };
      yield { type: 'convert', unit };
      for (const sp of POINTS) {
        yield { type: 'split', unit, sp };
        yield { type: 'lose', unit, sp };
      }
      for (const into of units) yield { type: 'combine', unit, into };
      for (const to of hexes) {
        for (const type of ['step', 'assault', 'drop', 'retreat', 'rail', 'ship'] as const) yield { type, unit, to };
        yield { type: 'commit', unit, target: to };
      }
    }
    for (const set of subsets(units)) for (const target of hexes) {
      yield { type: 'announce', units: set, target };
      yield { type: 'overrun', units: set, target };
    }
  };
};
