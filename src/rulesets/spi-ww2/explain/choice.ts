/**
 * What answers to decisions would do, and the end of a phase.
 * @rule SPI 4, 5.85, 8.3, 8.5, 8.6, 16.5, 17.3, 17.8, 17.92, 17.93
 * @module
 */
import { citation } from '../../../kernel/rule.js';
import type { Advance, Convert, Counter, Lose, Raise, Retreat, Roll, SpiAction } from '../action.js';
import { spi } from '../cases.js';
import { counterColumn, counterDifferential } from '../combat/counter.js';
import { survivors } from '../combat/course.js';
import { chanceLines, columnText, counterText, TABLE, thrownText } from '../combat/receipt.js';
import { retreatOptions } from '../combat/retreat.js';
import { finnishStrength } from '../conversion.js';
import { denmarkHeld } from '../errata/naval.js';
import { raiseHexes } from '../partisans.js';
import { camp, GERMANY, type Position, playerOf, strengthOf } from '../position.js';
import { due } from '../state.js';
import { capital, counted, hexesText, hexText, playerText, unitsText, unitText } from '../wording.js';
import { phaseText } from '../view.js';
import { type Account, figure, joined, NOTHING, plain, ruled, told } from './account.js';
import { calledOff } from './attack.js';
import { decisionText, purposeText } from './decision.js';
import { unspent } from './production.js';
import { stacksText, zoneUnits } from './step.js';
import { supplyAccount } from './supply.js';

const LOSS = spi('8.3', [], 'A stack loses strength points; its owner says from which units.');
const RETREAT = spi('8.6', ['SPI-17.93.3'], 'A unit retreats one hex, away from its attackers if it can, and not into enemies or their zones.');
const ADVANCE = spi('8.5', ['SPI-17.8.6'], 'Attackers may advance into the hex that they cleared, up to the stacking limit.');
const CONTROL = spi('9.74', ['SPI-9.74.2'], 'A hex is friendly to whoever was the last to pass.');
const STRIKE = spi('17.92', ['SPI-17.92.1', 'SPI-17.92.2', 'SPI-17.92.3', 'SPI-17.92.4'], 'The survivors strike at one hex of attackers; without any, or out of supply, on the Zero column.', 'option');
const STAND = spi('17.93', ['SPI-17.93.1'], 'Who inflicts at least his own losses may hold his ground.', 'option');
const EVADE = spi('17.8', ['SPI-17.8.1', 'SPI-17.8.6', 'SPI-17.8.7'], 'German mechanized units that slip away lose nothing; the attackers may enter the hex and have fought.', 'option');
const UPRISING = spi('16.5', ['SPI-16.5.1'], 'A die for each occupied country says whether partisans rise in one of its hexes.');
const REGULARS = spi('17.3', ['SPI-17.3.1', 'SPI-17.3.2'], 'Finnish partisans with a line to Germany may become regular units.', 'option');
const BALTIC = spi('5.85', ['SPI-5.85.2', 'SPI-5.85.4'], 'The Baltic is closed to the Allies unless the German player lets them, or they control all of Denmark.', 'errata');
const SEQUENCE = spi('4', [], 'The phases of a player turn follow one another; a player turn follows the last.');

/** What a throw says. */
export const rollAccount = (pos: Position, action: Roll): Account => {
  const { combat } = pos.state;
  const decision = due(pos.state);
  if (decision?.kind !== 'roll' || !Number.isInteger(action.die) || action.die < 1 || action.die > 6) return NOTHING;
  if (combat === null) {
    const country = decision.purpose.split(':')[1] ?? '';
    const row = pos.board.tables.partisans.find((p) => p.country === country);
    if (row === undefined) return told(`A die ${purposeText(decision.purpose)}: ${action.die}.`);
    return {
      figures: [figure('least roll', plain(row.least))],
      lines: [ruled(`Die ${action.die} ${purposeText(decision.purpose)}: ${row.least} or more is needed; ${action.die >= row.least ? `${counted(row.strength, 'strength point')} of partisans may rise` : 'nobody rises'}.`, UPRISING)],
    };
  }
  const column = decision.purpose === 'counter' ? (combat.counter?.column ?? 0) : combat.column;
  const loss = pos.board.tables.combat.losses[action.die - 1][column];
  return { figures: [figure('strength points lost', plain(loss))], lines: [ruled(`${thrownText(pos, action.die, column)}.`, TABLE)] };
};

/** How a loss is shared. */
export const loseAccount = (pos: Position, action: Lose): Account => {
  const decision = due(pos.state);
  const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
  if (decision?.kind !== 'losses' || !decision.units.includes(unit)) return NOTHING;
  const rest = decision.need - action.sp;
  const other = decision.units.filter((u) => u !== unit);
  return {
    figures: [figure('strength points to be lost', plain(decision.need)), figure('of this unit', plain(action.sp)), figure('of the other', plain(rest))],
    lines: [ruled(`${counted(decision.need, 'strength point')} to be lost: ${action.sp} of ${unitText(pos, unit)}, ${rest} of ${unitsText(pos, other)}.`, LOSS)],
  };
};

/** Where a unit may retreat, and who closes the hex that it would enter. */
export const retreatAccount = (pos: Position, action: Retreat): Account => {
  const decision = due(pos.state);
  const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
  const to = pos.board.map.hexOf.get(action.to) ?? -1;
  if ((decision?.kind !== 'retreat' && decision?.kind !== 'evasion') || unit < 0 || pos.state.units.hex[unit] < 0) return NOTHING;
  const options = retreatOptions(pos, unit, decision.kind === 'retreat' ? decision.group : decision.units);
  const zone = to < 0 ? [] : zoneUnits(pos, camp(pos, unit), to);
  return told(
    ruled(options.length === 0 ? `${unitText(pos, unit)} has nowhere to go.` : `Open to ${unitText(pos, unit)}: ${hexesText(pos, options)}.`, RETREAT),
    ...(zone.length > 0 ? [`${hexText(pos, to)} lies in the zone of control of ${stacksText(pos, zone)}. [${citation(RETREAT)}]`] : []),
    ...(decision.kind === 'evasion' ? [ruled('It slips away before the die.', EVADE)] : []),
  );
};

/** Who may advance, and to whom the hex falls. */
export const advanceAccount = (pos: Position, action: Advance): Account => {
  const decision = due(pos.state);
  const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
  if (decision?.kind !== 'advance' || unit < 0) return NOTHING;
  const limit = pos.board.tables.buildUp.unitsInHex;
  return told(
    ruled(`${hexText(pos, decision.hex)} holds ${pos.sit.stacks.size[decision.hex]} of ${limit} units; those who may advance: ${unitsText(pos, decision.units)}.`, ADVANCE),
    ...(pos.state.hexes.control[decision.hex] === playerOf(pos, unit) ? [] : [ruled(`${hexText(pos, decision.hex)} would come under the control of its player.`, CONTROL)]),
  );
};

/** A blow at a hex of attackers. */
export const counterAccount = (pos: Position, action: Counter): Account => {
  const { combat } = pos.state;
  const hex = pos.board.map.hexOf.get(action.hex) ?? -1;
  if (combat === null || hex < 0 || !combat.from.includes(hex)) return NOTHING;
  const struck = combat.attackers.filter((u, i) => combat.from[i] === hex && pos.state.units.hex[u] !== -1);
  const [differential, column] = [counterDifferential(pos, combat, hex), counterColumn(pos, combat, hex)];
  return {
    figures: [...(differential === null ? [] : [figure('differential', plain(differential))]), ...(column < 0 ? [] : [figure('column', plain(column))])],
    lines: [
      ruled(`${counterText(pos, hex, differential, column)}.`, STRIKE),
      `${unitsText(pos, survivors(pos, combat)) || 'No survivors'} against ${unitsText(pos, struck) || 'nobody'}.`,
      ...(column < 0 ? [] : [`Chances on the column ${columnText(pos, column)} [${citation(TABLE)}]:`, ...chanceLines(pos, column, strengthOf(pos, struck), false)]),
      ruled(`${counted(combat.lost, 'strength point')} must be inflicted to hold the ground.`, STAND),
    ],
  };
};

/** Where partisans may rise. */
export const raiseAccount = (pos: Position, action: Raise): Account => {
  const decision = due(pos.state);
  if (decision?.kind !== 'partisans') return NOTHING;
  const { country, strength } = pos.board.tables.partisans[decision.row];
  const open = raiseHexes(pos, decision.row);
  const hex = pos.board.map.hexOf.get(action.hex) ?? -1;
  return told(ruled(`${counted(strength, 'strength point')} of partisans rise in ${hex < 0 ? action.hex : hexText(pos, hex)}; ${counted(open.length, 'hex', 'hexes')} of ${country} ${open.length === 1 ? 'is' : 'are'} open to them.`, UPRISING));
};

/** What conversion needs: a line to Germany. */
export const convertAccount = (pos: Position, action: Convert): Account => {
  const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
  if (due(pos.state)?.kind !== 'conversion' || unit < 0 || pos.state.units.hex[unit] < 0) return NOTHING;
  return joined(
    told(ruled(`${counted(finnishStrength(pos), 'Finnish strength point')} ${finnishStrength(pos) === 1 ? 'is' : 'are'} on the map, regular and partisan.`, REGULARS)),
    supplyAccount(pos, unit, pos.board.nationIx.get(GERMANY) ?? -1),
  );
};

/** How the Baltic stands. */
export const balticAccount = (pos: Position): Account =>
  told(
    ruled(
      `The Allies ${denmarkHeld(pos) ? 'control all of Denmark' : 'do not control all of Denmark'}; leave to enter the Baltic: ${{ none: 'none', refused: 'refused in this phase', operation: 'for one operation', standing: 'for good' }[pos.state.baltic]}.`,
      BALTIC,
    ),
  );

/** Holding the ground. */
export const standAccount = (pos: Position): Account => {
  const { combat } = pos.state;
  if (combat === null || combat.counter === null) return NOTHING;
  return {
    figures: [figure('lost', plain(combat.lost)), figure('inflicted', plain(combat.counter.inflicted))],
    lines: [ruled(`Lost: ${combat.lost}; inflicted: ${combat.counter.inflicted}.`, STAND)],
  };
};

/** Declining what is offered. */
export const passAccount = (pos: Position): Account => {
  const decision = due(pos.state);
  if (decision === null) return NOTHING;
  switch (decision.kind) {
    case 'roll':
    case 'losses':
    case 'retreat':
      return NOTHING;
    case 'advance':
      return told(ruled('Nobody else advances.', ADVANCE));
    case 'stand':
      return joined(standAccount(pos), told(ruled('The defenders retreat.', RETREAT)));
    case 'permission':
      return joined(balticAccount(pos), told('The request is refused.'));
    default:
      return told(`Declined: ${decisionText(pos, decision)}.`);
  }
};

/** The end of a phase: what follows. */
export const endAccount = (pos: Position): Account => {
  const { board, state } = pos;
  if (state.phase === 'over') return NOTHING;
  const next = board.phases[board.phases.indexOf(state.phase) + 1];
  const then = state.phase === 'setup' ? 'the first Game-Turn' : next === undefined || next === 'end' ? 'the end of the player turn' : `the ${phaseText(next)} phase`;
  return joined(
    told(
      ruled(`${capital(phaseText(state.phase))} phase of ${playerText(pos, state.player).replace('The', 'the')}: next comes ${then}.`, SEQUENCE),
      ...calledOff(pos),
      ...state.announced.map((a) => `Outstanding: the overrun of ${hexText(pos, a.target)} by ${unitsText(pos, a.units)}. [SPI 8.4]`),
    ),
    unspent(pos),
  );
};

/** What has to be decided instead of an action that is out of its place. */
export const dueLines = (pos: Position, action: SpiAction): ReadonlyArray<string> => {
  const decision = due(pos.state);
  return decision === null || action.type === 'roll' ? [] : [`Due now: ${decisionText(pos, decision)}.`];
};
