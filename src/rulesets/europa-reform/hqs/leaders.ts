/**
 * Headquarters of Tank Armies that go where their stacks go, and leave play with them.
 * @rule REFORM 31C (ER-31C.8, ER-31C.9), ruling AMB-ER-146
 * @module
 */
import type { EuropaEvent } from '../../europa/event.js';
import { isLed, leadersWith, type Position, unitsIn } from '../../europa/position.js';
import type { UnitIx } from '../../europa/unit.js';
import { isTankArmyHq } from './units.js';

const NOTHING: ReadonlyArray<EuropaEvent> = [];

/** Headquarters in a hex whom nobody is left to be led by, but for one unit. */
const bereft = (pos: Position, hex: number, without: UnitIx): ReadonlyArray<UnitIx> => {
  const here = unitsIn(pos, hex);
  return here.filter((hq) => isTankArmyHq(pos.board, hq) && here.some((u) => u === without && isLed(pos, hq, u)) && !here.some((u) => u !== without && isLed(pos, hq, u)));
};

/** What happens to a stack happens to its headquarters. */
export const leadersFollow = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  const { cmCorps, armyHqs } = pos.board.roster;
  if (armyHqs.length === 0 || pos.board.readings['tank-army-hq'] === 'unit') return NOTHING;
  switch (e.type) {
    case 'unitStepped':
    case 'unitOverran':
    case 'unitRetreated':
    case 'unitAdvanced':
    case 'unitCarried':
    case 'unitPutDown':
      return cmCorps[e.unit] === 0 ? NOTHING : leadersWith(pos, e.unit).map((hq) => ({ type: 'markerMoved', unit: hq, from: e.from, to: e.to }));
    case 'unitEliminated':
    case 'unitCadred':
    case 'unitTakenOff':
    case 'unitWithdrawn': {
      const hex = pos.state.units.hex[e.unit];
      return cmCorps[e.unit] === 0 || hex < 0 ? NOTHING : bereft(pos, hex, e.unit).map((hq) => ({ type: 'unitTakenOff', unit: hq, hex }));
    }
    default:
      return NOTHING;
  }
};
