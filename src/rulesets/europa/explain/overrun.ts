/**
 * What an overrun would take, cost and do.
 * @rule EBC 13, REFORM 13
 * @module
 */
import { citation } from '../../../kernel/rule.js';
import { BARRED } from '../../../kernel/reach.js';
import type { Tally } from '../../../kernel/tally.js';
import type { Overrun } from '../action.js';
import { ADVANCE_STEP, stepsIn } from '../combat/declare.js';
import { evaders } from '../combat/evade.js';
import { type OverrunReceipt, overrunFigures, overrunLines, overrunReceipt, overrunRefs } from '../combat/overrunReceipt.js';
import { chancesText } from '../combat/receipt.js';
import { allowanceOf } from '../movement.js';
import { overrunDefenders, overrunQuery, overrunStep, zonesAtStart } from '../overrun.js';
import { overrunCombat, overrunEvents } from '../overrunCourse.js';
import { type Position, takes, unitsIn } from '../position.js';
import type { OverrunQuery } from '../rules.js';
import { type Combat, MP } from '../state.js';
import type { UnitIx } from '../unit.js';
import { hexText, mpText, powerText, unitsText, unitText } from '../wording.js';
import { zocSources } from '../zones.js';
import { type Account, NOTHING, ruled } from './account.js';
import { resultText } from './attack.js';
import { costTally } from './step.js';

/** An overrun reckoned out, legal or not; nothing when a name in it means nothing, or there is nobody to overrun. */
export const overrunAccount = (pos: Position, action: Overrun): Account => {
  const { roster, map, rules } = pos.board;
  const units = [...new Set(action.units.map((id) => roster.ixOf.get(id) ?? -1))];
  const target = map.hexOf.get(action.target) ?? -1;
  if (units.length === 0 || target < 0 || units.some((u) => u < 0 || pos.state.units.hex[u] < 0)) return NOTHING;
  const q = overrunQuery(pos, units, target, action.by);
  if (q.dir < 0 || unitsIn(pos, target).every((u) => pos.board.unitSide[u] === pos.board.unitSide[units[0]])) return NOTHING;
  const receipt = overrunReceipt(q);
  const moving = units.filter((u) => rules.moves(pos, u));
  const costs = units.map((unit) => ({ unit, tally: costOf(q, unit, receipt.odds) }));
  return {
    figures: [
      ...overrunFigures(receipt),
      ...costs.flatMap(({ unit, tally }) => (typeof tally === 'string' ? [] : [{ label: `cost of ${unitText(pos, unit)}`, tally, unit: MP }])),
    ],
    lines: [
      ...overrunLines(receipt),
      ...costs.map(({ unit, tally }) => costLine(q, unit, tally, moving.includes(unit))),
      ...zoneLines(q),
      ...evadeLines(q),
      ...(receipt.die === null ? clearLines(q) : dieLines(receipt)),
      'Rules:',
      ...overrunRefs(receipt).map((ref) => `  ${citation(ref)}: ${ref.gist}`),
    ],
  };
};

/** The step and what comes on top; in words where the way is barred, or the odds are too low. */
const costOf = (q: OverrunQuery, unit: UnitIx, odds: number): Tally | 'way' | 'odds' => {
  const { refs, price } = q.pos.board.rules.overrunTerms;
  const into = overrunStep(q, unit);
  const step = costTally(into);
  if (step === null || into.cost === BARRED) return 'way';
  const more = price(q, unit, odds);
  if (more === BARRED) return 'odds';
  const zones = into.cost - step.total;
  const lines = [...step.lines, ...(zones === 0 ? [] : [{ ref: refs.zones, op: 'add', value: zones } as const]), ...(more === 0 ? [] : [{ ref: refs.price, op: 'add', value: more } as const])];
  return { base: 0, lines, total: into.cost + more };
};

const costLine = ({ pos }: OverrunQuery, unit: UnitIx, tally: Tally | 'way' | 'odds', moves: boolean): string => {
  if (tally === 'way') return `${unitText(pos, unit)}: the way is barred to the unit.`;
  if (tally === 'odds') return `${unitText(pos, unit)}: at these odds the unit overruns nobody.`;
  const has = pos.state.units.mp[unit];
  const parts = tally.lines.map((l) => `${mpText(l.value)} [${citation(l.ref)}]`).join(' + ');
  const left = has < tally.total ? `${mpText(tally.total - has)} too few` : `${mpText(has - tally.total)} left`;
  return `${unitText(pos, unit)}: ${parts} = ${mpText(tally.total)} MP${moves ? ` of ${mpText(has)} (${mpText(allowanceOf(pos, unit))} in the phase), ${left}` : ''}.`;
};

/** Whose zones the overrunners start in. */
const zoneLines = (q: OverrunQuery): ReadonlyArray<string> => {
  const { pos, from, target } = q;
  const { refs } = pos.board.rules.overrunTerms;
  const { ofTarget, ofOthers } = zonesAtStart(q);
  const sources = zocSources(pos, pos.board.unitSide[q.units[0]], from);
  const inTarget = sources.filter((u) => pos.state.units.hex[u] === target);
  const others = sources.filter((u) => pos.state.units.hex[u] !== target);
  return [
    ...(ofTarget > 0 ? [ruled(`${hexText(pos, from)} lies in the zone of control of ${unitsText(pos, inTarget)}, which is ignored.`, refs.zones)] : []),
    ...(ofOthers > 0 ? [ruled(`${hexText(pos, from)} lies in the zone of control of ${unitsText(pos, others)} too, outside the hex.`, refs.zones)] : []),
  ];
};

/** Who may slip away first, so that all of this changes. */
const evadeLines = ({ pos, target }: OverrunQuery): ReadonlyArray<string> => {
  const units = evaders(pos, target);
  return units.length === 0 ? [] : [ruled(`Before anything else ${unitsText(pos, units)} may retreat; odds and cost are reckoned anew then.`, pos.board.rules.evasion.ref)];
};

/** What a die would decide. */
const dieLines = (receipt: OverrunReceipt): ReadonlyArray<string> => {
  const { query, die } = receipt;
  const { table, refs } = query.pos.board.rules.overrunTerms;
  if (die === null || table === null) return [];
  const combat = overrunCombat(query);
  return [
    ...chancesText(die.chances, query.pos.board.crt, die.column),
    'What the results do:',
    ...die.chances.map(({ result }) => `  ${result}: ${resultText(query.pos, combat, result)}${ignoredText(query.pos, combat, result)}; ${table.goesOn(query.pos.board, result) ? 'they may go on' : 'their movement ends'}`),
    ruled('Where the hex is cleared, all of them enter it.', refs.on),
  ];
};

/** What an attack would have brought and an overrun does not; how they get into the hex is said of all results. */
const ignoredText = (pos: Position, combat: Combat, result: string): string => {
  const { table } = pos.board.rules.overrunTerms;
  const steps = stepsIn(pos, combat, result);
  const left = pos.board.rules.stepsOf(result, combat, pos.board).filter((step) => step !== ADVANCE_STEP && !steps.includes(step));
  return table === null || left.length === 0 ? '' : `, but no ${left.join(', no ')} [${citation(table.ignoredRef)}]`;
};

/** What an overrun without a die does. */
const clearLines = (q: OverrunQuery): ReadonlyArray<string> => {
  const { pos, target, units } = q;
  const { refs, table } = pos.board.rules.overrunTerms;
  const { rules } = pos.board;
  const victims = overrunDefenders(pos, target);
  const lost = victims.filter((u) => table === null || !table.spares(pos, u));
  const displaced = victims.filter((u) => !lost.includes(u));
  const events = table === null ? overrunEvents(q) : [];
  const stops = units.some((u) => rules.mustStop(overrunStep(q, u)));
  const further = events.flatMap((e) => (e.type === 'unitOverran' && e.left > 0 ? [e.unit] : []));
  const free = events.flatMap((e) => (e.type === 'unitsReleased' ? e.units : []));
  const side = pos.board.unitSide[units[0]];
  return [
    ...(lost.length === 0 ? [] : [ruled(`Eliminated: ${unitsText(pos, lost)}.`, refs.gone)]),
    ...(displaced.length === 0 ? [] : [ruled(`Driven back: ${unitsText(pos, displaced)}.`, refs.gone)]),
    ...(stops ? [ruled(`The overrunners stop in ${hexText(pos, target)}, in the zone of control of ${unitsText(pos, zocSources(pos, side, target))}.`, refs.stop)] : []),
    ...(stops || further.length === 0 ? [] : [ruled(`From ${hexText(pos, target)} ${further.length === units.length ? 'they' : unitsText(pos, further)} may move on.`, refs.on)]),
    ...(takes(pos, units[0], target) ? [ruled(`${hexText(pos, target)} would become ${powerText(pos, pos.board.roster.power[Math.max(...units)])}.`, refs.owner)] : []),
    ...(free.length === 0 ? [] : [ruled(`Free to move on: ${unitsText(pos, free)}.`, refs.release)]),
  ];
};
