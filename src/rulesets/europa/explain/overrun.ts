/**
 * What an overrun would take, cost and do.
 * @rule EBC 13
 * @module
 */
import { citation } from '../../../kernel/rule.js';
import type { Tally } from '../../../kernel/tally.js';
import type { Overrun } from '../action.js';
import { ebc } from '../cases.js';
import { overrunFigures, overrunLines, overrunReceipt, overrunRefs } from '../combat/overrunReceipt.js';
import { allowanceOf, stepQuery } from '../movement.js';
import { OVERRUN_MP, overrunEvents, overrunQuery, zonesAtStart } from '../overrun.js';
import { type Position, takes, unitsIn } from '../position.js';
import type { OverrunQuery } from '../rules.js';
import { MP } from '../state.js';
import type { UnitIx } from '../unit.js';
import { hexText, mpText, powerText, unitsText, unitText } from '../wording.js';
import { zocSources } from '../zones.js';
import { type Account, NOTHING, ruled } from './account.js';
import { costTally } from './step.js';

const PRICE = ebc('13', ['BC-13.10'], 'An overrun costs each unit 2 movement points besides the step.');
const STOP = ebc('13', ['BC-13.13', 'BC-13.18'], 'Overrunners stop when they enter the zone of control of enemies who are not overrun.');
const ON = ebc('13', ['BC-13.16'], 'Overrunners outside enemy zones may move on with the movement points they have left.');
const ZONES = ebc('13', ['BC-13.11', 'BC-13.12', 'BC-13.19'], 'Only zones of the units overrun may be ignored, unless the overrunners begin the phase there.');
const GONE = ebc('13', ['BC-13.14'], 'Units that are overrun leave play, cadre or not.');
const OWNER = ebc('13', ['BC-13.24'], 'An overrun captures the hex.');
const RELEASE = ebc('13', ['BC-13.17'], 'Overrunners that had stopped move on when the enemies whose zone held them are overrun.');

/** An overrun reckoned out, legal or not; nothing when a name in it means nothing, or there is nobody to overrun. */
export const overrunAccount = (pos: Position, action: Overrun): Account => {
  const { roster, map, rules } = pos.board;
  const units = [...new Set(action.units.map((id) => roster.ixOf.get(id) ?? -1))].sort((a, b) => a - b);
  const target = map.hexOf.get(action.target) ?? -1;
  if (units.length === 0 || target < 0 || units.some((u) => u < 0 || pos.state.units.hex[u] < 0)) return NOTHING;
  const q = overrunQuery(pos, units, target, action.by);
  if (q.dir < 0 || unitsIn(pos, target).every((u) => pos.board.unitSide[u] === pos.board.unitSide[units[0]])) return NOTHING;
  const receipt = overrunReceipt(q);
  const moving = units.filter((u) => rules.moves(pos, u));
  const costs = units.map((unit) => ({ unit, tally: costOf(q, unit) }));
  return {
    figures: [
      ...overrunFigures(receipt),
      ...costs.flatMap(({ unit, tally }) => (tally === null ? [] : [{ label: `cost of ${unitText(pos, unit)}`, tally, unit: MP }])),
    ],
    lines: [
      ...overrunLines(receipt),
      ...costs.map(({ unit, tally }) => costLine(q, unit, tally, moving.includes(unit))),
      ...zoneLines(q),
      ...effectLines(q),
      'Rules:',
      ...overrunRefs(receipt).map((ref) => `  ${citation(ref)}: ${ref.gist}`),
    ],
  };
};

/** The step and what comes on top; null where the way is barred. */
const costOf = (q: OverrunQuery, unit: UnitIx): Tally | null => {
  const step = costTally(stepQuery(q.pos, unit, q.target, q.by));
  return step === null ? null : { base: 0, lines: [...step.lines, { ref: PRICE, op: 'add', value: OVERRUN_MP }], total: step.total + OVERRUN_MP };
};

const costLine = ({ pos }: OverrunQuery, unit: UnitIx, tally: Tally | null, moves: boolean): string => {
  if (tally === null) return `${unitText(pos, unit)}: the way is barred to the unit.`;
  const has = pos.state.units.mp[unit];
  const parts = tally.lines.map((l) => `${mpText(l.value)} [${citation(l.ref)}]`).join(' + ');
  const left = has < tally.total ? `${mpText(tally.total - has)} too few` : `${mpText(has - tally.total)} left`;
  return `${unitText(pos, unit)}: ${parts} = ${mpText(tally.total)} MP${moves ? ` of ${mpText(has)} (${mpText(allowanceOf(pos, unit))} in the phase), ${left}` : ''}.`;
};

/** Whose zones the overrunners start in. */
const zoneLines = (q: OverrunQuery): ReadonlyArray<string> => {
  const { pos, from, target } = q;
  const { ofTarget, ofOthers } = zonesAtStart(q);
  const sources = zocSources(pos, pos.board.unitSide[q.units[0]], from);
  const inTarget = sources.filter((u) => pos.state.units.hex[u] === target);
  const others = sources.filter((u) => pos.state.units.hex[u] !== target);
  return [
    ...(ofTarget > 0 ? [ruled(`${hexText(pos, from)} lies in the zone of control of ${unitsText(pos, inTarget)}, which is ignored.`, ZONES)] : []),
    ...(ofOthers > 0 ? [ruled(`${hexText(pos, from)} lies in the zone of control of ${unitsText(pos, others)} too, outside the hex: only units that begin the phase here overrun from it.`, ZONES)] : []),
  ];
};

const effectLines = (q: OverrunQuery): ReadonlyArray<string> => {
  const { pos, target, units } = q;
  const events = overrunEvents(q);
  const stops = events.some((e) => e.type === 'unitOverran' && e.stops);
  const further = events.flatMap((e) => (e.type === 'unitOverran' && e.left > 0 ? [e.unit] : []));
  const free = events.flatMap((e) => (e.type === 'unitsReleased' ? e.units : []));
  const side = pos.board.unitSide[units[0]];
  return [
    ruled(`Eliminated: ${unitsText(pos, unitsIn(pos, target))}.`, GONE),
    ...(stops ? [ruled(`The overrunners stop in ${hexText(pos, target)}, in the zone of control of ${unitsText(pos, zocSources(pos, side, target))}.`, STOP)] : []),
    ...(stops || further.length === 0 ? [] : [ruled(`From ${hexText(pos, target)} ${further.length === units.length ? 'they' : unitsText(pos, further)} may move on.`, ON)]),
    ...(takes(pos, units[0], target) ? [ruled(`${hexText(pos, target)} would become ${powerText(pos, pos.board.roster.power[units[units.length - 1]])}.`, OWNER)] : []),
    ...(free.length === 0 ? [] : [ruled(`Free to move on: ${unitsText(pos, free)}.`, RELEASE)]),
  ];
};
