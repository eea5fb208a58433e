/**
 * Construction: forts and permanent airfields, begun in the own initial phase and finished in a later one.
 * @rule EBC 14A1, 14A1a, 14A1b
 * @module
 */
import type { Amendment } from '../../../../kernel/amendment.js';
import { featureBit } from '../../../../kernel/map.js';
import { type Check, checksAbout } from '../../../../kernel/rule.js';
import { ebc } from '../../../europa/cases.js';
import { type EuropaEvent, leaver, NO_EVENTS } from '../../../europa/event.js';
import { hexName, inEnemyZoc, isPhasing, type Position, unitName } from '../../../europa/position.js';
import type { BuildQuery, CommitQuery, EuropaRules, Hook } from '../../../europa/rules.js';
import { suppliedNow } from '../../../europa/supply.js';
import type { UnitIx } from '../../../europa/unit.js';
import { airfieldAt, WORKS, type WorkKind, workOf, worksIn } from '../../../europa/works.js';
import { BUILDING_TURNS, buildingTurns, inWeather } from './buildingTime.js';
import { constructionReadings } from './readings.js';

const BUILDERS = ebc(
  '14A1',
  ['BC-14A1.1', 'BC-14A2.1', 'BC-14A3.1', 'BC-14A5.1'],
  'Construction engineers and combat engineers build; assault engineers and railroad engineers do not.',
);
const NAMES: Readonly<Record<WorkKind, string>> = { fort: 'fort', airfield: 'permanent airfield' };

const check = checksAbout<BuildQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.hex)],
  params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.hex), work: q.work },
}));

const terrainOf = ({ pos: { board }, hex }: BuildQuery): string => board.map.terrains[board.map.terrain[hex]];

/** Whether a fort stands in a hex, or a fortress is printed there, taken or not: it may not be repaired. */
const walled = (pos: Position, hex: number): boolean => {
  const { map, rules } = pos.board;
  return (rules.works(pos, hex) & featureBit(map, 'fort')) !== 0 || (map.hexFeatures[hex] & featureBit(map, 'fortress')) !== 0;
};

const isConstruction = (q: BuildQuery): boolean => q.pos.board.roster.identity[q.unit].construction;

const buildChecks: ReadonlyArray<Check<BuildQuery>> = [
  check(
    BUILDERS,
    'construction/not-a-construction-unit',
    isConstruction,
    (q) => `${unitName(q.pos, q.unit)} is of the type ${q.pos.board.roster.units[q.unit].type}; only construction engineers (Cons) and combat engineers (Eng) build.`,
  ),
  check(
    ebc('14A1', ['BC-14A1.5'], 'A unit builds one thing at a time: its marker shows what.', 'ruling'),
    'construction/busy',
    (q) => workOf(q.pos.state, q.unit) === null,
    (q) => {
      const work = workOf(q.pos.state, q.unit);
      return `${unitName(q.pos, q.unit)} is building a ${NAMES[work?.kind ?? 'fort']} already, due in turn ${work?.due ?? 0}; use another unit, or wait.`;
    },
  ),
  check(
    ebc('14A1', ['BC-14A1.2', 'BC-14D.2', 'BC-14D.7'], 'A fort may be built in any hex without a fort or fortress.'),
    'construction/fort-present',
    (q) => q.work !== 'fort' || !walled(q.pos, q.hex),
    (q) => `${hexName(q.pos, q.hex)} holds a fort or fortress already; build in another hex.`,
  ),
  check(
    ebc('14A1', ['BC-14A1.11', 'BC-14A1.12'], 'A permanent airfield may be built in clear, rough, woods and wooded rough hexes, whatever else is there.'),
    'construction/airfield-terrain',
    (q) => q.work !== 'airfield' || BUILDING_TURNS.airfield[terrainOf(q)] !== undefined,
    (q) => `${hexName(q.pos, q.hex)} is ${terrainOf(q)}; airfields are built in ${Object.keys(BUILDING_TURNS.airfield).join(', ')} hexes.`,
  ),
  check(
    ebc('14A1', ['BC-14A1.13'], 'No second permanent airfield is built in a hex.'),
    'construction/airfield-present',
    (q) => q.work !== 'airfield' || !airfieldAt(q.pos, q.hex),
    (q) => `${hexName(q.pos, q.hex)} has a permanent airfield already; build in another hex.`,
  ),
  check(
    ebc('14A1', ['BC-14A1.2', 'BC-14A1.13'], 'One work of a kind is under way in a hex: two builders are no faster.', 'ruling'),
    'construction/under-way',
    (q) => !worksIn(q.pos.state).underway.some((w) => w.hex === q.hex && w.kind === q.work && w.unit !== q.unit),
    (q) => `A ${NAMES[q.work]} is under construction in ${hexName(q.pos, q.hex)} already; build in another hex.`,
  ),
  check(
    ebc('14A1', ['BC-14A1.3'], 'By the reading in force no work is begun in an enemy zone of control.', 'option'),
    'construction/in-zoc',
    (q) => q.pos.board.readings.builders !== 'undisturbed' || !inEnemyZoc(q.pos, q.pos.board.unitSide[q.unit], q.hex),
    (q) => `${hexName(q.pos, q.hex)} lies in an enemy zone of control; by the reading in force works are begun outside of them.`,
  ),
  check(
    ebc('14A1', ['BC-14A1.4', 'BC-14A1.14'], 'The builder must be in supply when it begins.'),
    'construction/out-of-supply',
    // a long way to trace: asked only of units that could build
    (q) => !isConstruction(q) || suppliedNow(q.pos, [q.unit]),
    (q) => `${unitName(q.pos, q.unit)} in ${hexName(q.pos, q.hex)} has no supply line; only units in supply begin to build.`,
  ),
];

/** Works of a kind that a power has begun or finished. */
const begun = (pos: Position, power: number, kind: WorkKind): number => {
  const { underway, built } = worksIn(pos.state);
  const { roster } = pos.board;
  return underway.filter((w) => w.kind === kind && roster.power[w.unit] === power).length + built.filter((w) => w.kind === kind && w.power === power).length;
};

const limitOf = (q: BuildQuery): number => {
  const { board } = q.pos;
  return board.rules.supplement?.constructionLimit(board, board.roster.power[q.unit], q.work) ?? 0;
};

const withinLimit = check(
  ebc('14A1b', ['BC-14A1.19'], 'The supplement says how many forts and airfields each side may build.'),
  'construction/limit',
  (q) => begun(q.pos, q.pos.board.roster.power[q.unit], q.work) < limitOf(q),
  (q) => {
    const limit = limitOf(q);
    const what = `${NAMES[q.work]}${limit === 1 ? '' : 's'}`;
    const power = q.pos.board.powers[q.pos.board.roster.power[q.unit]].name;
    return limit === 0 ? `The supplement allows no ${power} ${NAMES[q.work]}s at all.` : `The ${power} limit of ${limit} ${what} is used up by those begun and built; no more can be begun.`;
  },
);

/** What is due in the turn is finished when its builder's initial phase begins. @rule EBC 14A1 (BC-14A1.6, BC-14A1.7, BC-14A1.9) */
const finishWorks: Hook = (pos) => {
  const { board, state } = pos;
  return worksIn(state).underway.flatMap((work): ReadonlyArray<EuropaEvent> => {
    if (!isPhasing(pos, work.unit)) return [];
    if (board.readings['building-supply'] === 'throughout' && !suppliedNow(pos, [work.unit]))
      return [{ type: 'workDelayed', work, due: Math.max(work.due, state.turn) + 1 }];
    return work.due <= state.turn ? [{ type: 'workCompleted', work }] : [];
  });
};

/** The units that an event takes out of play or out of their hex; conversions take several. */
const leavers = (e: EuropaEvent): ReadonlyArray<UnitIx> => {
  if (e.type === 'unitsConverted') return e.units;
  const unit = leaver(e);
  return unit < 0 ? [] : [unit];
};

/** What a unit was building goes with it; a division that becomes a cadre stays. @rule EBC 14A1 (BC-14A1.10, BC-14A1.14) */
const dropWorks = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  const { underway } = worksIn(pos.state);
  if (underway.length === 0) return NO_EVENTS;
  const gone = leavers(e);
  return gone.length === 0 ? NO_EVENTS : underway.filter((w) => gone.includes(w.unit)).map((work) => ({ type: 'workDropped', work }));
};

const undisturbed: Check<CommitQuery> = {
  ref: ebc('14A1', ['BC-14A1.10'], 'By the reading in force units that are building do not attack.', 'option'),
  code: 'attack/building',
  holds: (q) => q.pos.board.readings.builders !== 'undisturbed' || workOf(q.pos.state, q.unit) === null,
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit)],
    detail: `${unitName(q.pos, q.unit)} is building a ${NAMES[workOf(q.pos.state, q.unit)?.kind ?? 'fort']}; by the reading in force it may not attack meanwhile.`,
    params: { unit: unitName(q.pos, q.unit) },
  }),
};

/** Rule 14A1. @since 0.2.0 */
export const constructionAmendments: ReadonlyArray<Amendment<EuropaRules>> = [
  {
    id: 'EBC-14A1',
    ref: ebc(
      '14A1',
      ['BC-14A1.1', 'BC-14A1.3', 'BC-14A1.5', 'BC-14A1.8', 'BC-14A1.9', 'BC-14A1.10', 'BC-14A1.14'],
      'A construction unit in supply begins a fort or permanent airfield in its initial phase; it is finished one or two turns later if the unit has not left.',
    ),
    does: 'replace',
    touches: ['buildChecks', 'completion', 'entering', 'reactions', 'works', 'commitChecks', 'slices', 'readings'],
    excludes: [],
    slice: WORKS,
    to: (rules) => ({
      ...rules,
      // in place of the bar of Basic Training
      buildChecks,
      completion: (q) => q.pos.state.turn + buildingTurns(q.work, terrainOf(q)),
      entering: { ...rules.entering, initial: [...(rules.entering.initial ?? []), finishWorks] },
      reactions: [...rules.reactions, dropWorks],
      // a fort that was built is in combat what a fort on the map is
      works: (pos, hex) => rules.works(pos, hex) | (worksIn(pos.state).forts.includes(hex) ? featureBit(pos.board.map, 'fort') : 0),
      commitChecks: [...rules.commitChecks, undisturbed],
      slices: [...rules.slices, WORKS],
      readings: [...rules.readings, ...constructionReadings],
    }),
  },
  {
    id: 'EBC-14A1a',
    ref: ebc('14A1a', ['BC-14A1.17', 'BC-14A1.18'], 'Mud, frost, winter, poor weather, rain and snow double every building time.'),
    does: 'change',
    touches: ['completion'],
    excludes: [],
    slice: null,
    to: (rules) => ({ ...rules, completion: (q) => inWeather(q.pos, rules.completion(q) - q.pos.state.turn, q.pos.state.units.hex[q.unit]) }),
  },
  {
    id: 'EBC-14A1b',
    ref: withinLimit.ref,
    does: 'add',
    touches: ['buildChecks'],
    excludes: [],
    slice: null,
    to: (rules) => ({ ...rules, buildChecks: [...rules.buildChecks, withinLimit] }),
  },
];
