/**
 * When the upkeep of the ad hoc headquarters falls due, and what is kept back for it.
 * @rule REFORM 12H (ER-12H.30), rulings AMB-ER-107, AMB-ER-108
 * @module
 */
import { beginsQuarter } from '../../../europa/halfMonth.js';
import { isPhasing, type Position } from '../../../europa/position.js';
import type { UnitIx } from '../../../europa/unit.js';
import type { Spending } from '../../logistics/ledger.js';
import type { LpNation } from '../../logistics/nations.js';
import { logisticsIn } from '../../logistics/state.js';
import { isAdHoc } from '../units.js';

/** The counter of the ad hoc headquarters, -1 where the forces have none. */
export const counterOf = ({ board }: Position): UnitIx => board.roster.armyHqs.find((hq) => isAdHoc(board, hq)) ?? -1;

/** Whether its upkeep is due in this initial phase: in the first turn of a quarter, unless it has just been created. (AMB-ER-108) */
export const upkeepDue = (pos: Position): UnitIx => {
  const hq = counterOf(pos);
  if (hq < 0 || pos.state.units.hex[hq] < 0 || !isPhasing(pos, hq) || !beginsQuarter(pos.board.setting.date(pos.state.turn))) return -1;
  const created = logisticsIn(pos.state).replaced.some((r) => r.hq === hq && r.adHoc && r.turn === pos.state.turn);
  return created && pos.board.readings['ad-hoc-first-quarter'] !== 'both' ? -1 : hq;
};

/** Points that a nation has to keep for the upkeep that is due when the phase ends: by one reading it is owed. (AMB-ER-107) */
export const keptForUpkeep = (pos: Position, payer: LpNation, on: Spending): number =>
  pos.state.phase === 'initial' && payer === 'Germany' && on !== 'ad-hoc-upkeep' && pos.board.readings['ad-hoc-unpaid'] === 'owed' && upkeepDue(pos) >= 0 ? 1 : 0;
