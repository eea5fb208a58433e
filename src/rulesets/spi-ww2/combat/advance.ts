/**
 * Advances into a hex that was cleared.
 * @rule SPI 8.5, 17.8
 * @module
 */
import { directionTo } from '../../../kernel/hex.js';
import { allHold, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { Advance } from '../action.js';
import { spi } from '../cases.js';
import { landingAt } from '../crossing.js';
import { entryCheck } from '../entry.js';
import type { SpiEvent } from '../event.js';
import { namedUnit, refusal, unitIx } from '../legality.js';
import { firstIn, hexName, type Position, roomIn, unitName } from '../position.js';
import type { EntryQuery } from '../rules.js';
import type { Combat, Decision } from '../state.js';
import type { UnitIx } from '../unit.js';

export type AdvanceDecision = Extract<Decision, { kind: 'advance' }>;

const ADVANCE = spi('8.5', ['SPI-17.8.6'], 'Attackers may advance into the hex that they cleared, up to the stacking limit.');

const advanceEntry = (pos: Position, unit: UnitIx, to: number): EntryQuery => ({ pos, unit, from: pos.state.units.hex[unit], to, mode: 'advance' });

const adjacent = entryCheck(
  ADVANCE,
  'advance/closed',
  (q) => {
    const d = directionTo(q.pos.board.map.neighbors, q.from, q.to);
    return d >= 0 && ((q.pos.board.folds.open.march[q.from] >> d) & 1) === 1;
  },
  (q) => `No way on land leads ${unitName(q.pos, q.unit)} into ${hexName(q.pos, q.to)}.`,
);

const mayAdvance = (pos: Position, unit: UnitIx, hex: number): boolean => {
  const q = advanceEntry(pos, unit, hex);
  return pos.state.units.hex[unit] >= 0 && adjacent.holds(q) && allHold(pos.board.rules.entryChecks, q) && allHold(pos.board.rules.borderChecks, q);
};

/** Attackers that may advance now. */
export const advancers = (pos: Position, d: AdvanceDecision): ReadonlyArray<UnitIx> => d.units.filter((u) => mayAdvance(pos, u, d.hex));

/** Units afloat land in a cleared hex, as far as there is room; the others are offered an advance. */
export const advanceStep = (pos: Position, combat: Combat): ReadonlyArray<SpiEvent> => {
  if (firstIn(pos, combat.target) >= 0) return [];
  const { counter } = combat;
  if (counter !== null && pos.board.readings['advance-after-counter'] === 'no' && !combat.attackers.some((u, i) => combat.from[i] === counter.hex && pos.state.units.hex[u] !== -1)) return [];
  const landing = landingAt(pos, combat.target);
  const ashore = (landing?.afloat ?? []).slice(0, roomIn(pos, combat.target));
  const units = combat.attackers.filter((u) => pos.state.units.hex[u] >= 0);
  return [
    ...ashore.map((unit): SpiEvent => ({ type: 'unitLanded', unit, hex: combat.target, player: pos.state.player })),
    ...(units.length === 0 ? [] : [{ type: 'decisionOpened', decision: { kind: 'advance', side: pos.board.players[pos.state.player], hex: combat.target, units } } as const]),
  ];
};

/** Everything against an advance. */
export const advanceViolations = (pos: Position, d: AdvanceDecision, action: Advance): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, action.unit);
  if (unit.ix < 0) return unit.wrong;
  if (!d.units.includes(unit.ix))
    return [refusal(ADVANCE, 'advance/not-an-attacker', [action.unit], `${action.unit} did not take part in the attack, or has advanced; those who may: ${d.units.map((u) => unitName(pos, u)).join(', ')}.`)];
  const q = advanceEntry(pos, unit.ix, d.hex);
  return [...violationsOf([adjacent], q), ...violationsOf(pos.board.rules.entryChecks, q), ...violationsOf(pos.board.rules.borderChecks, q)];
};

/** What an advance does. */
export const advanceEvents = (pos: Position, d: AdvanceDecision, action: Advance): ReadonlyArray<SpiEvent> => {
  const unit = unitIx(pos, action.unit);
  return [
    { type: 'unitAdvanced', unit, from: pos.state.units.hex[unit], to: d.hex, player: pos.state.player },
    { type: 'decisionChanged', decision: { ...d, units: d.units.filter((u) => u !== unit) } },
  ];
};

/** Nobody can advance any more: the decision closes. After an evasion those who stayed behind may count as not having fought. */
export const forcedAdvance = (pos: Position, d: AdvanceDecision): ReadonlyArray<SpiEvent> => (advancers(pos, d).length > 0 ? [] : declineAdvance(pos, d));

export const declineAdvance = (pos: Position, d: AdvanceDecision): ReadonlyArray<SpiEvent> => [
  { type: 'decisionClosed' },
  ...(pos.state.combat?.evaded === true && pos.board.readings['evasion-participants'] === 'advancing' && d.units.length > 0
    ? [{ type: 'attackersReleased', units: d.units } as const]
    : []),
];
