/**
 * Mobile defense: German mechanized units slip away before they are struck, unless the table dooms them.
 * @rule SPI 17.8
 * @module
 */
import { allHold, type Check, checksAbout, type RuleViolation } from '../../../kernel/rule.js';
import type { Retreat, SpiAction } from '../action.js';
import { spi } from '../cases.js';
import type { SpiEvent } from '../event.js';
import { hexIx, refusal, unitIx } from '../legality.js';
import { atHome, camp, GERMANY, hexName, isMechanized, nationName, nationOf, type Position, roomIn, strengthOf, unitName, unitsIn } from '../position.js';
import type { CombatStep } from '../rules.js';
import type { Combat, Decision } from '../state.js';
import { destructionGuaranteed } from '../tables/combat.js';
import { INFANTRY, type UnitIx } from '../unit.js';
import { attackColumn, attackQuery } from './declare.js';
import { defendingSide, survivors } from './course.js';
import { evadeEvent, retreatActions, retreatOptions, retreatViolations } from './retreat.js';

type EvasionDecision = Extract<Decision, { kind: 'evasion' }>;

/** A unit that would slip away. */
export interface EvasionQuery {
  readonly pos: Position;
  readonly combat: Combat;
  readonly unit: UnitIx;
}

const evade = checksAbout<EvasionQuery>((q) => ({ subject: [unitName(q.pos, q.unit)], params: { unit: unitName(q.pos, q.unit) } }));

/** The column by which the danger is judged: that of the attack, or by a reading of all units that could attack. */
const judged = ({ pos, combat }: EvasionQuery): number => {
  if (pos.board.readings['evasion-attackers'] !== 'adjacent') return combat.column;
  const { neighbors } = pos.board.map;
  const side = camp(pos, combat.attackers[0]);
  const all = [0, 1, 2, 3, 4, 5].flatMap((d) => {
    const hex = neighbors[combat.target * 6 + d];
    return hex < 0 || ((pos.board.folds.open.attack[hex] >> (d < 3 ? d + 3 : d - 3)) & 1) === 0 ? [] : unitsIn(pos, hex).filter((u) => camp(pos, u) === side);
  });
  return attackColumn(attackQuery(pos, combat.target, [...new Set([...combat.attackers, ...all])]));
};

/** Whether the table leaves a unit no chance in its hex: an exact question to the table. @rule SPI 17.8 (SPI-17.8.1) */
export const doomed = (q: EvasionQuery): boolean => {
  const { pos, combat, unit } = q;
  const { readings, tables } = pos.board;
  if (readings['guaranteed-query'] === 'top-column') return false;
  const sp = readings['guaranteed-basis'] === 'unit' ? pos.state.units.sp[unit] : strengthOf(pos, survivors(pos, combat));
  return destructionGuaranteed(tables.combat, sp, judged(q));
};

const OPTION = (clauses: ReadonlyArray<string>, gist: string): Check<EvasionQuery>['ref'] => spi('17.8', clauses, gist, 'option');

/** What stands against slipping away, rule by rule. */
export const evasionChecks: ReadonlyArray<Check<EvasionQuery>> = [
  evade(
    OPTION(['SPI-17.8.1'], 'Only German mechanized units slip away.'),
    'evasion/not-mechanized',
    ({ pos, unit }) => nationName(pos, nationOf(pos, unit)) === GERMANY && isMechanized(pos, unit),
    ({ pos, unit }) => `${unitName(pos, unit)} is no German mechanized unit.`,
  ),
  evade(OPTION(['SPI-17.8.1'], 'Not when the table makes destruction certain.'), 'evasion/doomed', (q) => !doomed(q), (q) => `Every roll on the column +${judged(q)} destroys the stack.`),
  evade(
    OPTION(['SPI-17.8.1'], 'Not when attacked at the highest differential.'),
    'evasion/top-column',
    (q) => judged(q) < q.pos.board.tables.combat.columns.length - 1,
    (q) => `The attack is made at +${judged(q)}.`,
  ),
  evade(
    OPTION(['SPI-17.8.2'], 'Not when stacked with infantry.'),
    'evasion/infantry',
    ({ pos, combat }) =>
      combat.defenders.every((u) => (pos.board.readings['evasion-infantry'] === 'german' ? pos.board.roster.kind[u] !== INFANTRY || isMechanized(pos, u) : isMechanized(pos, u))),
    ({ pos, combat }) => `A unit that is not mechanized shares ${hexName(pos, combat.target)}.`,
  ),
  evade(
    OPTION(['SPI-17.8.3'], 'Not in Germany.'),
    'evasion/germany',
    // of Germans, whom the first check asks for
    ({ pos, combat, unit }) => (pos.board.readings['germany-for-evasion'] === 'victory-hexes' ? !pos.board.germany.includes(combat.target) : !atHome(pos, nationOf(pos, unit), combat.target)),
    ({ pos, combat }) => `${hexName(pos, combat.target)} lies in Germany.`,
  ),
  evade(OPTION(['SPI-17.8.4'], 'Not when out of supply.'), 'evasion/supply', ({ combat }) => combat.supplied, ({ pos, combat }) => `${hexName(pos, combat.target)} cannot trace supply.`),
  evade(
    OPTION(['SPI-17.8.5'], 'Not when no retreat is open.'),
    'evasion/no-retreat',
    ({ pos, combat, unit }) => retreatOptions(pos, unit, combat.defenders).length > 0,
    ({ pos, unit }) => `No hex is open to a retreat of ${unitName(pos, unit)}.`,
  ),
];

/** Whether all of some units of one hex find room, each in a hex of its own or together. */
const roomForAll = (pos: Position, combat: Combat, units: ReadonlyArray<UnitIx>): boolean =>
  units.length < 2 || retreatOptions(pos, units[0], combat.defenders).reduce((room, hex) => room + roomIn(pos, hex), 0) >= units.length;

/** Units that may slip away from a combat; where all retreat or none, all of them or none. @rule SPI 17.8 (AMB-SPI-66) */
const evaders = (pos: Position, combat: Combat): ReadonlyArray<UnitIx> => {
  const there = survivors(pos, combat);
  const able = there.filter((unit) => allHold(evasionChecks, { pos, combat, unit }));
  return pos.board.readings['evasion-partial'] === 'all' && (able.length < there.length || !roomForAll(pos, combat, able)) ? [] : able;
};

/** The step that offers it. */
export const evasionStep: CombatStep = {
  ref: OPTION(['SPI-17.8.1'], 'German mechanized units may retreat before combat.'),
  run: (pos, combat) => {
    const units = evaders(pos, combat);
    return units.length === 0 ? [] : [{ type: 'decisionOpened', decision: { kind: 'evasion', side: defendingSide(pos, combat), units } }];
  },
};

/** Whether the units that have not gone must go too: the reading that lets all retreat or none. @rule SPI 17.8 (AMB-SPI-66) */
const bound = (pos: Position, d: EvasionDecision): boolean =>
  pos.board.readings['evasion-partial'] === 'all' && pos.state.combat !== null && d.units.length < pos.state.combat.defenders.length && retreatActions(pos, d).length > 0;

/** Legal answers. */
export const evasionActions = (pos: Position, d: EvasionDecision): ReadonlyArray<SpiAction> => [...retreatActions(pos, d), ...(bound(pos, d) ? [] : [{ type: 'pass' } as const])];

/** Everything against an answer. */
export const evasionViolations = (pos: Position, d: EvasionDecision, action: SpiAction): ReadonlyArray<RuleViolation> => {
  if (action.type === 'retreat') return retreatViolations(pos, d, action);
  return bound(pos, d)
    ? [refusal(OPTION(['SPI-17.8.6'], 'By the reading in force all units of the hex slip away, or none.'), 'evasion/all-or-none', d.units.map((u) => unitName(pos, u)), 'The other unit of the hex has gone; this one goes too.')]
    : [];
};

/** What slipping away does; when nobody is left the attack is called off, otherwise it is reckoned anew. */
export const evadeEvents = (pos: Position, d: EvasionDecision, action: Retreat): ReadonlyArray<SpiEvent> => {
  const unit = unitIx(pos, action.unit);
  const units = d.units.filter((u) => u !== unit);
  const { combat } = pos.state;
  const gone = evadeEvent(pos, unit, hexIx(pos, action.to));
  if (combat === null) return [gone];
  const left = survivors(pos, combat).filter((u) => u !== unit);
  if (left.length > 0) return [gone, units.length === 0 ? { type: 'decisionClosed' } : { type: 'decisionChanged', decision: { ...d, units } }, ...(units.length === 0 ? [reckoned(pos, combat, left)] : [])];
  return [gone, { type: 'decisionClosed' }, { type: 'combatChanged', combat: { ...combat, evaded: true, todo: combat.todo.filter((step) => step === 'advance') } }];
};

/** The attack on those who are left. @rule SPI 17.8 (SPI-17.8.6, AMB-SPI-66) */
const reckoned = (pos: Position, combat: Combat, defenders: ReadonlyArray<UnitIx>): SpiEvent => ({
  type: 'combatChanged',
  combat: { ...combat, defenders, column: Math.max(0, attackColumn({ pos, target: combat.target, attackers: combat.attackers, defenders })) },
});

/** What staying does. */
export const stayEvents = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { combat } = pos.state;
  const left = combat === null ? [] : survivors(pos, combat);
  return [{ type: 'decisionClosed' }, ...(combat !== null && left.length < combat.defenders.length ? [reckoned(pos, combat, left)] : [])];
};
