/**
 * Cases about the sea: coasts, budgets, closed seas, and assaults that are reinforced.
 * @rule SPI 5.7, 5.72, 5.79, 5.85, 5.86, 5.89, 5.91
 * @module
 */
import type { Check } from '../../../kernel/rule.js';
import { notEnemyControlled, notOccupied } from '../assault.js';
import { spi } from '../cases.js';
import { crossingCheck, landingAt } from '../crossing.js';
import type { SpiEvent } from '../event.js';
import { seaWay, usedIn } from '../naval.js';
import { camp, friendly, hexName, ITALY, playerOf, type Position, stanceOf, unitsIn } from '../position.js';
import type { BudgetRule, CrossingQuery, SeaBar, SeaQuery } from '../rules.js';
import { MEDITERRANEAN } from '../mapPatches.js';
import { BALTIC, onSea } from '../seas.js';
import { AXIS, WEST } from '../state.js';
import { type Erratum, erratum } from './erratum.js';

// ---- the north Russian coast -------------------------------------------------------------------------------------------

const ARCTIC = spi('5.7', ['SPI-5.7.1'], 'The coast of north Russia does not lie on the Atlantic: it is not assaulted.', 'errata');

const notArctic = crossingCheck(
  ARCTIC,
  'assault/not-atlantic',
  (q) => q.to < 0 || q.pos.board.areas.northRussianCoast[q.to] === 0 || (q.pos.board.readings['arctic-ports'] === 'assault' && q.pos.board.port[q.to] === 1),
  (q) => `${hexName(q.pos, q.to)} lies on the north Russian coast, which counts as no coast of the Atlantic.`,
);
const arcticClosed: SeaBar = {
  ref: ARCTIC,
  code: 'sea/arctic',
  byEnds: true,
  closed: (q) => q.pos.board.readings['arctic-ports'] === 'closed' && (q.pos.board.areas.northRussianCoast[q.to] === 1 || q.pos.board.areas.northRussianCoast[q.from] === 1),
  detail: () => 'By the reading in force nothing goes to or from the north Russian coast by sea.',
};

/** No assaults from the Atlantic in the far north. */
export const arcticCoast: Erratum = erratum('arctic-coast-not-atlantic', 'after-dec73', ARCTIC, 'clarify', ['assaultChecks', 'seaBars'], (rules) => ({
  ...rules,
  assaultChecks: [...rules.assaultChecks, notArctic],
  seaBars: [...rules.seaBars, arcticClosed],
}));

// ---- budgets -----------------------------------------------------------------------------------------------------------

/** The track gives absolute numbers. */
export const absoluteTrack: Erratum = erratum(
  'transport-track-absolute',
  'dec73',
  spi('5.72', ['SPI-5.72.1', 'SPI-5.72.2'], 'The Allied track gives the points of each turn as they are, neither gains nor sums.', 'clarification'),
  'clarify',
  ['trackPoints'],
  (rules) => ({ ...rules, trackPoints: (board, kind, turn) => board.tables.transport[turn - 1]?.[kind] ?? 0 }),
);

/** What the Axis has bought stays. */
export const axisStock: Erratum = erratum(
  'axis-ntp-accumulate',
  'dec73',
  spi('5.79', ['SPI-5.79.1'], 'Axis naval transport points accumulate.', 'errata'),
  'add',
  ['axisNavalKept'],
  (rules) => ({ ...rules, axisNavalKept: true }),
);

/** German amphibious points serve once. */
export const singleUse: Erratum = erratum(
  'german-atp-single-use',
  'dec73',
  spi('5.79', ['SPI-5.79.2'], 'A German amphibious point is used once.', 'errata'),
  'add',
  ['axisAmphibiousSpent'],
  (rules) => ({ ...rules, axisAmphibiousSpent: true }),
);

/** And become naval transport points afterwards. */
export const converts: Erratum = erratum(
  'german-atp-converts-to-ntp',
  'dec73',
  spi('5.79', ['SPI-5.79.3', 'SPI-5.79.4'], 'A used German amphibious point becomes a naval transport point, which takes a Game-Turn.', 'errata'),
  'add',
  ['axisAmphibiousConverts'],
  (rules) => ({ ...rules, axisAmphibiousConverts: true }),
);

/** Points used in the turn before rest in this one; there are never fewer than none. */
const rests: BudgetRule = {
  ref: spi(
    '5.86',
    ['SPI-5.86.1', 'SPI-5.86.2', 'SPI-5.86.3', 'SPI-5.86.4', 'SPI-5.86.5'],
    'Amphibious points that the Allies used in one turn are not available in the next; naval transport points are.',
    'clarification',
  ),
  points: (pos, turn, soFar) => Math.max(0, soFar - usedIn(pos, turn - 1)),
};

/** Amphibious points rest for a turn. */
export const alternateTurns: Erratum = erratum('allied-atp-alternate-turns', 'dec73', rests.ref, 'clarify', ['alliedAmphibious'], (rules) => ({
  ...rules,
  alliedAmphibious: [...rules.alliedAmphibious, rests],
}));

// ---- assaults ----------------------------------------------------------------------------------------------------------

/** Hexes that the enemy controls may be assaulted. */
export const controlledHexes: Erratum = erratum(
  'assault-enemy-controlled-hex',
  'dec73',
  spi('5.85', ['SPI-5.85.1'], 'Enemy controlled hexes may be assaulted.', 'clarification'),
  'clarify',
  ['assaultChecks'],
  (rules) => ({ ...rules, assaultChecks: [...rules.assaultChecks.filter((c) => c !== notEnemyControlled), notOccupied] }),
);

const REINFORCED = spi(
  '5.91',
  ['SPI-5.91.1', 'SPI-5.91.2', 'SPI-5.91.3', 'SPI-5.91.4', 'SPI-5.91.5', 'SPI-5.91.6', 'SPI-5.91.7'],
  'Naval transport may reinforce an assault in the same player turn; as many strength points as assaulted do so without regard to air zones.',
  'errata',
);

const held = (pos: Position, hex: number): boolean => unitsIn(pos, hex).some((u) => playerOf(pos, u) === pos.state.player);

/** Assaults are reinforced by naval transport. */
export const reinforcement: Erratum = erratum('assault-reinforcement', 'unknown', REINFORCED, 'change', ['beachOpen', 'exemptAt'], (rules) => ({
  ...rules,
  beachOpen: (pos, hex) =>
    landingAt(pos, hex) === null
      ? pos.board.readings['beach-later'] === 'open' && pos.board.seas.coast[hex] !== 0 && held(pos, hex)
      : pos.board.readings['beach-lost'] === 'any' || held(pos, hex),
  exemptAt: (pos, hex) => {
    const landing = landingAt(pos, hex);
    if (landing === null) return 0;
    if (pos.board.readings['assault-force'] !== 'total') return Math.max(0, landing.sp - landing.exempt);
    const mine = pos.state.landings.filter((l) => l.player === pos.state.player);
    return Math.max(0, mine.reduce((sum, l) => sum + l.sp - l.exempt, 0));
  },
}));

// ---- the Mediterranean -------------------------------------------------------------------------------------------------

const CLOSED = spi('5.89', ['SPI-5.89.1', 'SPI-5.89.2'], 'While rule 6.53 is in effect when the Allied player turn begins, the Allies assault no Mediterranean coast but Africa’s.', 'errata');

/** Whether the coast of a hex is closed. */
const closedCoast = (q: CrossingQuery): boolean => {
  const { pos, to } = q;
  if (!pos.state.mediterraneanClosed || to < 0 || playerOf(pos, q.unit) !== pos.board.playerOf[WEST]) return false;
  const { seas, areas, map, land, readings } = pos.board;
  if (!onSea(seas, to, MEDITERRANEAN) || areas.africa[to] === 1) return false;
  if (readings['mediterranean-islands'] !== 'no') return true;
  return [0, 1, 2, 3, 4, 5].some((d) => map.neighbors[to * 6 + d] >= 0 && land[map.neighbors[to * 6 + d]] === 1);
};

const mediterranean = (code: string, binds: (q: CrossingQuery) => boolean): Check<CrossingQuery> =>
  crossingCheck(
    CLOSED,
    code,
    (q) => !binds(q) || !closedCoast(q),
    (q) => `${hexName(q.pos, q.to)} lies on the Mediterranean outside Africa, which is closed in this player turn by rule 6.53.`,
  );
const noAssault = mediterranean('assault/mediterranean-closed', () => true);
const noShip = mediterranean('sea/mediterranean-closed', (q) => q.pos.board.readings['mediterranean-reinforcement'] === 'yes');

/** Whether rule 6.53, which we do not have, is in effect. @rule SPI 6.53 (AMB-SPI-28) */
const inEffect = (pos: Position): boolean => {
  const { readings, nations, nationIx, areas, roster } = pos.board;
  if (readings['rule-653'] === 'always') return true;
  if (readings['rule-653'] === 'never') return false;
  if (pos.state.stance[nationIx.get(ITALY) ?? 0] === AXIS) return true;
  return pos.state.units.hex.some((hex, u) => hex >= 0 && areas.africa[hex] === 1 && nations[roster.nation[u]].air && camp(pos, u) === 0);
};

const judge = (pos: Position): ReadonlyArray<SpiEvent> => {
  const closed = pos.state.player === pos.board.playerOf[WEST] && inEffect(pos);
  return closed === pos.state.mediterraneanClosed ? [] : [{ type: 'mediterraneanJudged', closed }];
};

/** The Mediterranean is closed for a while. */
export const mediterraneanClosed: Erratum = erratum('mediterranean-closed-653', 'unknown', CLOSED, 'add', ['assaultChecks', 'shipChecks', 'entering'], (rules) => ({
  ...rules,
  assaultChecks: [...rules.assaultChecks, noAssault],
  shipChecks: [...rules.shipChecks, noShip],
  entering: { ...rules.entering, production: [...(rules.entering.production ?? []), judge] },
}));

// ---- the Baltic --------------------------------------------------------------------------------------------------------

const BALTIC_REF = spi(
  '5.85',
  ['SPI-5.85.2', 'SPI-5.85.3', 'SPI-5.85.4'],
  'The Allies neither assault, ship nor trace supply into the Baltic, unless the German player lets them or they control all Denmark.',
  'errata',
);

/** Whether the player of the Western Allies controls all of Denmark. @rule SPI 5.85 (AMB-SPI-9, AMB-SPI-10) */
export const denmarkHeld = (pos: Position): boolean => {
  const { danishHexes, readings, playerOf: players } = pos.board;
  for (const hex of danishHexes) {
    const mine = readings['denmark-control'] === 'occupied' ? unitsIn(pos, hex).some((u) => camp(pos, u) === 1) : friendly(pos, players[WEST], hex);
    if (!mine) return false;
  }
  return danishHexes.length > 0;
};

/** Whether the German player lets Allied ships in, past whoever holds the straits. @rule SPI 5.85 (SPI-5.85.2, AMB-SPI-18) */
const leave = ({ pos, bloc, use }: SeaQuery): boolean => bloc !== AXIS && (pos.state.baltic === 'standing' || (pos.state.baltic === 'operation' && use !== 'supply'));

const balticClosed = (q: SeaQuery): boolean => {
  if (q.bloc === AXIS || leave(q) || denmarkHeld(q.pos)) return false;
  return q.pos.board.readings['baltic-russians'] === 'all' || !onSea(q.pos.board.seas, q.from, BALTIC);
};

const balticBar: SeaBar = {
  ref: BALTIC_REF,
  code: 'sea/baltic-closed',
  byEnds: false,
  closed: (q, sea) => q.pos.board.seas.names[sea] === BALTIC && balticClosed(q),
  detail: (q) =>
    `The Baltic is closed to Allied ships while they do not control all of Denmark${q.use === 'supply' ? '' : '; ask the German player for leave (request)'}, and ${hexName(q.pos, q.to)} is reached through it.`,
};

const mayAsk: Check<{ readonly pos: Position }> = {
  ref: BALTIC_REF,
  code: 'baltic/no-request',
  holds: ({ pos }) => pos.state.player === pos.board.playerOf[WEST] && pos.state.baltic === 'none' && !denmarkHeld(pos),
  breach: ({ pos }) => ({
    subject: [],
    detail:
      pos.state.player !== pos.board.playerOf[WEST]
        ? 'Only the Allied player asks for leave to enter the Baltic.'
        : denmarkHeld(pos)
          ? 'The Allies control all of Denmark; the Baltic is open to them.'
          : pos.state.baltic === 'refused'
            ? 'The German player has refused in this phase.'
            : 'The German player has given leave.',
    params: {},
  }),
};

/** Leave for one operation is used by the first that needs it; a refusal holds for the phase. */
const used = (pos: Position, e: SpiEvent): ReadonlyArray<SpiEvent> => {
  if (pos.state.baltic !== 'operation' || (e.type !== 'assaultMade' && e.type !== 'unitShipped')) return [];
  const without: Position = { ...pos, state: { ...pos.state, baltic: 'none' } };
  const free = seaWay({ pos: without, bloc: Math.max(0, stanceOf(pos, e.unit)), from: e.from, to: e.to, use: e.type === 'assaultMade' ? 'assault' : 'ship' });
  return free ? [] : [{ type: 'balticAnswered', baltic: 'none' }];
};
const lapses = (pos: Position): ReadonlyArray<SpiEvent> =>
  pos.state.baltic === 'refused' || pos.state.baltic === 'operation' ? [{ type: 'balticAnswered', baltic: 'none' }] : [];

/** The Baltic is closed to the Allies. */
export const baltic: Erratum = erratum('baltic-closed', 'after-dec73', BALTIC_REF, 'add', ['seaBars', 'passageFree', 'requestChecks', 'reactions', 'closing'], (rules) => ({
  ...rules,
  seaBars: [...rules.seaBars, balticBar],
  passageFree: (q, sea) => rules.passageFree(q, sea) || (q.pos.board.seas.names[sea] === BALTIC && leave(q)),
  requestChecks: [mayAsk],
  reactions: [...rules.reactions, used],
  closing: { ...rules.closing, movement: [...(rules.closing.movement ?? []), lapses], rail: [...(rules.closing.rail ?? []), lapses] },
}));
