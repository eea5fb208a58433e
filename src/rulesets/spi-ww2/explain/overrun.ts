/**
 * What an overrun would take, cost and do, by the rules in force: of the first edition, of the errata, or of option 17.6.
 * @rule SPI 8.4, 8.41, 8.47, 8.48, 17.6
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { citation, type RuleRef } from '../../../kernel/rule.js';
import { type Tally, tally } from '../../../kernel/tally.js';
import type { Announce, Overrun } from '../action.js';
import { spi } from '../cases.js';
import { shiftText } from '../combat/receipt.js';
import { onEntry } from '../entered.js';
import { overrunCost, overrunEvents, overrunQuery, zonesVoid } from '../overrun.js';
import { camp, classOf, firstIn, type Position, strengthIn, strengthOf, unitsIn } from '../position.js';
import type { OverrunQuery } from '../rules.js';
import { OVERRAN, OVERRAN_TWICE } from '../state.js';
import type { UnitIx } from '../unit.js';
import { brackets, counted, hexesText, hexText, signed, unitsText, unitText } from '../wording.js';
import { type Account, figure, NOTHING, plain, ruled, sumOf } from './account.js';
import { costTally, stacksText, zoneUnits } from './step.js';
import { supplyAccount } from './supply.js';

const SUPERIOR = spi('8.41', [], 'An overrun needs a differential large enough to destroy the defenders without a die.');
const PRICE = spi('5.41', ['SPI-5.41.1'], 'An overrun costs movement points beside those of the hex.');
const GONE = spi('8.41', [], 'Units that are overrun are lost, and strike back at nobody.');
const STOP = spi('6.0', ['SPI-8.47.2', 'SPI-8.47.4'], 'Units that come into the zone of control of an enemy who is not overrun stop.');
const ON = spi('8.4', [], 'Units that overran may move on with the movement points they have left.');
const ALL = spi('8.4', [], 'Units that overrun ignore the zones of control of everything that will be overrun in the phase.');
const TARGET = spi('8.47', ['SPI-8.47.3'], 'Units ignore only the zones of control of what they themselves overrun.', 'errata');
const APPROACH = 'overrun/approach';

/** The strengths and the ground. */
const differential = ({ pos, units, target }: OverrunQuery): Tally =>
  tally(strengthOf(pos, units) - strengthIn(pos, target), pos.board.rules.differential, { pos, target, attackers: units, defenders: unitsIn(pos, target) });

/** The rule that says whose zones are ignored: where an option orders the moves of overrunning units, it says that as well. */
const zoneRule = ({ pos, units }: OverrunQuery): RuleRef => {
  const { rules } = pos.board;
  if (rules.zonesIgnored(pos.board, units) !== 'all') return TARGET;
  return rules.overrunOrder.map((c) => c.ref).find((ref) => ref.kind === 'option') ?? ALL;
};

/** An overrun reckoned out, legal or not; nothing when a name in it means nothing, or there is nobody to overrun. */
export const overrunAccount = (pos: Position, action: Overrun | Announce): Account => {
  const { roster, map, tables } = pos.board;
  const units = [...new Set(action.units.map((id) => roster.ixOf.get(id) ?? -1))];
  const target = map.hexOf.get(action.target) ?? -1;
  if (units.length === 0 || target < 0 || units.some((u) => u < 0 || pos.state.units.hex[u] < 0)) return NOTHING;
  const q = overrunQuery(pos, units, target);
  const first = firstIn(pos, target);
  if (first < 0 || camp(pos, first) === camp(pos, units[0])) return NOTHING;
  const least = tables.overrun.differential;
  const worth = differential(q);
  const costs = q.dir < 0 ? [] : units.map((unit) => ({ unit, tally: costOf(q, unit) }));
  const announced = action.type === 'announce';
  return {
    figures: [
      figure('differential', worth),
      figure('least differential', plain(least)),
      ...costs.flatMap(({ unit, tally: cost }) => (cost === null ? [] : [figure(`cost of ${unitText(pos, unit)}`, cost)])),
    ],
    lines: [
      `${announced ? 'Announced overrun' : 'Overrun'} of ${hexText(pos, target)}: ${unitsText(pos, units)} against ${unitsText(pos, unitsIn(pos, target))}.`,
      `${shiftText(strengthOf(pos, units), strengthIn(pos, target), worth)}; ${signed(least)} is needed, ${worth.total >= least ? 'enough' : `${least - worth.total} short`}${brackets([SUPERIOR])}.`,
      ...costs.map(({ unit, tally: cost }) => costLine(q, unit, cost)),
      ...zoneLines(q),
      ...limitLines(q),
      ...planLines(pos),
      ...(q.from < 0 || q.dir < 0 ? [] : effectLines(q)),
      ...units.flatMap((u) => supplyAccount(pos, u).lines),
    ],
  };
};

/** The hex and what an overrun costs on top; null where the way is closed. */
const costOf = (q: OverrunQuery, unit: UnitIx): Tally | null => {
  const step = costTally(q.pos, unit, q.from, q.dir);
  return step === null ? null : sumOf(0, [...step.lines.map((l): readonly [RuleRef, number] => [l.ref, l.value]), [PRICE, q.pos.board.tables.overrun.cost]]);
};

const costLine = ({ pos, from, dir }: OverrunQuery, unit: UnitIx, cost: Tally | null): string => {
  if (cost === null) return `${unitText(pos, unit)}: the way is closed to land units.`;
  const left = pos.state.units.mp[unit] - overrunCost(pos, unit, from, dir);
  const parts = cost.lines.map((l) => `${l.value} [${citation(l.ref)}]`).join(' + ');
  return `${unitText(pos, unit)}: ${parts} = ${counted(cost.total, 'movement point')} of ${pos.state.units.mp[unit]}, ${left < 0 ? `${-left} too few` : `${left} left`}.`;
};

/** Whose zones reach the hex they come from, and which of them count. */
const zoneLines = (q: OverrunQuery): ReadonlyArray<string> => {
  const { pos, units, from } = q;
  const rule = zoneRule(q);
  const ignored = zonesVoid(q);
  const where = ignored.filter((hex): hex is HexIx => hex >= 0);
  const said = ruled(`Ignored are the zones of control of units in ${hexesText(pos, where)}${pos.board.rules.zonesIgnored(pos.board, units) === 'all' ? ': everything that is to be overrun in the phase' : ': what these units overrun, and nothing else'}.`, rule);
  if (from < 0) return [said];
  const met = zoneUnits(pos, camp(pos, units[0]), from, [], true);
  const held = met.filter((u) => !ignored.includes(pos.state.units.hex[u]));
  if (held.length === 0) return [said, `The approach from ${hexText(pos, from)} is free of other zones.`];
  const bar = pos.board.rules.overrunLimits.find((c) => c.code === APPROACH && !c.holds(q));
  const place = `The approach from ${hexText(pos, from)} lies in the zone of control of ${stacksText(pos, held)}`;
  return bar === undefined ? [said, `${place}, which no rule in force minds.`] : [said, ruled(`${place}, which forbids it.`, bar.ref), approachesLine(q)];
};

/** Hexes from which these units might overrun the target: on land beside it, with room, and outside other zones. */
const approachesLine = (q: OverrunQuery): string => {
  const { pos, units, target } = q;
  const { map, folds, land } = pos.board;
  const ignored = zonesVoid(q);
  const free = [0, 1, 2, 3, 4, 5].flatMap((d) => {
    const hex = map.neighbors[target * 6 + d];
    if (hex < 0 || land[hex] === 0 || folds.costs[classOf(pos, units[0])][hex * 6 + (d < 3 ? d + 3 : d - 3)] < 0) return [];
    const occupied = firstIn(pos, hex);
    if (occupied >= 0 && camp(pos, occupied) !== camp(pos, units[0])) return [];
    return zoneUnits(pos, camp(pos, units[0]), hex, ignored, true).length === 0 ? [hex] : [];
  });
  return free.length === 0 ? 'No approach to it is free of other zones.' : `Approaches that are free of other zones: ${hexesText(pos, free.sort((a, b) => a - b))}.`;
};

/** How often each unit has overrun in the phase, with the rules that limit it and order moves. */
const limitLines = ({ pos, units }: OverrunQuery): ReadonlyArray<string> => {
  const { overrunLimits, overrunOrder } = pos.board.rules;
  const done = (u: UnitIx): number => ((pos.state.units.status[u] & OVERRAN_TWICE) !== 0 ? 2 : (pos.state.units.status[u] & OVERRAN) !== 0 ? 1 : 0);
  const rules = [...overrunLimits, ...overrunOrder].map((c) => c.ref);
  const known = rules.filter((ref, i) => rules.findIndex((r) => citation(r) === citation(ref) && r.gist === ref.gist) === i);
  return [
    ...units.filter((u) => done(u) > 0).map((u) => `${unitText(pos, u)} has overrun ${done(u) === 1 ? 'once' : 'more than once'} in this phase.`),
    ...(known.length === 0 ? [] : ['Limits in force:', ...known.map((ref) => `  ${citation(ref)}: ${ref.gist}`)]),
  ];
};

/** What has been announced, in its order. */
const planLines = (pos: Position): ReadonlyArray<string> =>
  pos.state.announced.map((a, i) => `Announced${i === 0 ? ', and next' : ''}: ${unitsText(pos, a.units)} will overrun ${hexText(pos, a.target)}.`);

const effectLines = (q: OverrunQuery): ReadonlyArray<string> => {
  const { pos, target, units } = q;
  const events = overrunEvents(pos, { type: 'overrun', units: units.map((u) => pos.board.roster.ids[u]), target: pos.board.map.ids[target] });
  const stops = events.some((e) => e.type === 'unitOverran' && e.stops);
  const there = onEntry(pos, units[0], target);
  const held = zoneUnits(there, camp(pos, units[0]), target, zonesVoid(q));
  return [
    ruled(`Lost: ${unitsText(pos, unitsIn(pos, target))}.`, GONE),
    stops ? ruled(`The units stop in ${hexText(pos, target)}, in the zone of control of ${stacksText(there, held)}.`, STOP) : ruled(`From ${hexText(pos, target)} they may move on.`, ON),
  ];
};
