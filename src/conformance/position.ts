/**
 * A game and a position of it, from a sketch.
 * @module
 */
import { amended, type AnyAmendment } from '../engine/amended.js';
import { settle } from '../engine/apply.js';
import type { Problem } from '../engine/problem.js';
import { brief } from '../engine/shape.js';
import type { HexId, HexIx } from '../kernel/hex.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { terrainChartData } from '../rulesets/boot-camp/terrain.js';
import { stateProblems } from '../rulesets/europa/codec.js';
import type { CrtData, CrtRules } from '../rulesets/europa/crtTable.js';
import { identify, UNIT_TYPES } from '../rulesets/europa/identify.js';
import { type EuropaGame, heldBy, makeGame } from '../rulesets/europa/game.js';
import { makeTables } from '../rulesets/europa/loadTables.js';
import { inPlay, OUT_OF_PLAY } from '../rulesets/europa/outOfPlay.js';
import { isNeutral } from '../rulesets/europa/position.js';
import { settleReadings } from '../rulesets/europa/readings.js';
import type { EuropaRules } from '../rulesets/europa/rules.js';
import type { ForcesData } from '../rulesets/europa/unit.js';
import { type HalfMonth, halfMonthAt, halfMonthIx, halfMonthName, halfMonthNamed } from '../rulesets/europa/halfMonth.js';
import type { Setting } from '../rulesets/europa/setting.js';
import { checkSupply } from '../rulesets/europa/supply.js';
import { type EuropaState, MP, OUT_OF_SUPPLY } from '../rulesets/europa/state.js';
import type { TableError } from '../rulesets/europa/tableError.js';
import { turnDates, turnHalfMonth } from '../rulesets/first-to-fight/index.js';
import { withAir } from './air.js';
import { cast, isEast, isSupplement } from './cast.js';
import { changedChart, testChart } from './chart.js';
import { playerIn } from './facts.js';
import { broughtIn, withIntervention } from './intervention.js';
import { withHeadquarters } from './headquarters.js';
import { drawingOf, hexReader, mapOf } from './map.js';
import { allOf, type NotedUnit, parseUnit } from './notation.js';
import { rulesOf } from './rules.js';
import type { Sketch } from './sketch.js';

/** A game and a position of it. @since 0.2.0 */
export interface Stand {
  readonly game: EuropaGame;
  readonly state: EuropaState;
}

const TURNS = 10;

/** The half-month of turn 1 in the East where a sketch says nothing of it. */
const BEGINS = 'Jul I 42';
const dateOf = (sketch: Sketch): Setting['date'] => {
  if (!isEast(sketch)) return turnHalfMonth;
  const first = halfMonthIx(halfMonthNamed(sketch.begins ?? BEGINS) as HalfMonth);
  return (turn) => halfMonthAt(first + Math.max(turn, 1) - 1);
};

/** The table of a sketch, by default that of its rules. One result in every cell is no table that anybody printed: it is not judged as one. */
const crtOf = ({ result, crt }: Sketch, { standIn }: CrtRules): CrtData => {
  if (result === undefined) return crt ?? standIn;
  const results = result.split(' ');
  const cell = (roll: number) => ({ value: results[Math.min(Math.max(roll, 1), results.length) - 1], source: 'reconstructed' as const });
  return { ...standIn, id: 'test-crt', cells: standIn.rows.map((roll) => standIn.columns.map(() => cell(Number(roll)))) };
};

const tableProblem = (e: TableError): Problem => ({ code: e.code, at: ['position', e.table, e.row, e.column].filter((p) => p !== null).join(' '), detail: e.detail });

/**
 * The game of a sketch and the position in it, in which somebody has to act; or everything that is wrong with the sketch.
 * @param change - what to change in the rules that the sketch names, to see what depends on them
 * @param more - amendments to lay over them, such as house rules
 * @since 0.2.0
 */
export const makePosition = (
  sketch: Sketch,
  change: (rules: EuropaRules) => EuropaRules = (rules) => rules,
  more: ReadonlyArray<AnyAmendment> = [],
): Either<NonEmpty<Problem>, Stand> => {
  const drawing = drawingOf(sketch);
  if (isLeft(drawing)) return drawing;
  const map = mapOf(sketch, drawing.right);
  if (isLeft(map)) return map;
  const problems: Problem[] = [];
  const hexes = hexReader(sketch, drawing.right, problems);
  const lists = (at: string, named: Readonly<Record<string, string>> = {}): Readonly<Record<string, ReadonlyArray<HexId>>> =>
    Object.fromEntries(Object.entries(named).map(([name, text]) => [name, hexes(`position.${at}.${name}`, text)]));
  const noted = allOf(sketch.units ?? [], parseUnit);
  if (isLeft(noted)) return noted;
  // an order of battle lists units that take no part
  const placed = (unit: NotedUnit): NotedUnit => {
    const hex = drawing.right?.standing.get(unit.data.id);
    return hex === undefined ? unit : { ...unit, data: { ...unit.data, hex } };
  };
  const units = noted.right.filter(({ data }) => !Object.hasOwn(OUT_OF_PLAY, data.type)).map(placed);
  for (const [i, id] of [...(drawing.right?.standing.keys() ?? [])].entries())
    if (!noted.right.some((u) => u.data.id === id)) problems.push({ code: 'sketch/unit', at: `position.map, unit ${i + 1}`, detail: `${id} stands on the map and is not among the units.` });
  for (const { data } of noted.right) {
    const drawn = drawing.right?.standing.get(data.id);
    if (drawn !== undefined && data.hex !== null && data.hex !== drawn) problems.push({ code: 'sketch/unit', at: data.id, detail: `${data.id} is drawn in ${drawn}; leave @${data.hex} out, or draw it there.` });
  }
  const { powers } = cast(sketch);
  for (const { data } of units) {
    if (identify(data.type, data.size) === null) problems.push({ code: 'sketch/unit', at: data.id, detail: `${data.type} is no type of unit; there are ${UNIT_TYPES.map((t) => t.type).join(', ')}, with mot in front if need be.` });
    if (!powers.some((p) => p.nations.includes(data.nation))) problems.push({ code: 'sketch/unit', at: data.id, detail: `${data.nation} does not play; there are ${powers.flatMap((p) => p.nations).join(', ')}.` });
  }
  for (const [name, list] of Object.entries(lists('areas', sketch.areas))) if (list.length === 0) problems.push({ code: 'sketch/hexes', at: `position.areas.${name}`, detail: 'An area has hexes.' });
  const sources = lists('sources', sketch.sources);
  const owners = lists('owners', sketch.owners);
  const captured = hexes('position.captured', sketch.captured ?? '');
  const abandoned = hexes('position.abandoned', sketch.abandoned ?? '');
  const named = rulesOf(sketch, sources, lists('zones', sketch.zones));
  if (isLeft(named)) return named;
  const laid = amended(change(named.right), more);
  if (isLeft(laid)) return laid;
  const rules = broughtIn(laid.right, sketch);
  const readings = settleReadings(rules.readings, sketch.readings ?? {});
  if (isLeft(readings)) return readings;
  const tables = makeTables({
    crt: crtOf(sketch, rules.crt),
    terrain: sketch.chart === 'shipped' ? terrainChartData : changedChart(testChart, sketch.chart ?? {}),
  }, { ...rules.crt, errors: () => [] });
  if (isLeft(tables)) return left(tables.left.map(tableProblem) as unknown as NonEmpty<Problem>);
  if (problems.length > 0) return left(problems as unknown as NonEmpty<Problem>);
  const made = makeGame(
    rules,
    {
      id: 'test',
      title: 'A small position',
      notices: [],
      turns: TURNS,
      turnName: isSupplement(sketch) ? turnDates : isEast(sketch) ? (turn) => halfMonthName(dateOf(sketch)(turn)) : (turn) => `turn ${turn}`,
      date: dateOf(sketch),
      map: map.right,
      forces: playing({
        format: 'grognard-forces/1',
        id: 'test',
        title: 'Units of a small position',
        notice: '',
        units: noted.right.map((u) => placed(u).data),
        areas: Object.entries(lists('areas', sketch.areas)).map(([id, list]) => ({ id, name: id, hexes: list, source: 'reconstructed' })),
        conversions: sketch.conversions ?? [],
        mobilizations: sketch.mobilizations ?? [],
      }),
      tables: tables.right,
      ...cast(sketch),
      ...(sketch.enters === undefined ? {} : { enters: sketch.enters }),
      deployment: sketch.phase === 'deployment' ? 'free' : 'default',
      options: {},
    },
    readings.right,
  );
  if (isLeft(made)) return left(made.left.map((p) => ({ ...awakened(p), at: `position, ${p.at}` })) as unknown as NonEmpty<Problem>);
  const game = made.right;
  const prepared = prepare(game, sketch, units, owners, captured, abandoned, rules);
  if (isLeft(prepared)) return prepared;
  const unsound = stateProblems(game.board, prepared.right);
  return unsound.length > 0 ? left(unsound.map(awakened) as unknown as NonEmpty<Problem>) : right({ game, state: settle(game, prepared.right).state });
};

/** Who takes no part in the war can be let into it by a sketch. */
const awakened = (p: Problem): Problem => (p.code === 'state/dormant-abroad' ? { ...p, detail: `${p.detail} Or let its power have entered the war: dormant, { "soviet-union": false }.` } : p);

/** The player turn of powers, or the only one in which a power acts; -1 when there is none. */
const turnOf = (turns: ReadonlyArray<string>, player: string): number => {
  const exact = turns.indexOf(player);
  const among = turns.flatMap((powers, i) => (powers.split('+').includes(player) ? [i] : []));
  return exact >= 0 ? exact : among.length === 1 ? among[0] : -1;
};

/** Forces without what takes no part: conversions of air units, say. */
const playing = (forces: ForcesData): ForcesData => inPlay(forces) as ForcesData;

const isTable = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null && !Array.isArray(u);

/** What is given over what stands at the start: parts that are not given are as they were. */
const over = (initial: unknown, given: unknown): unknown =>
  isTable(initial) && isTable(given) ? { ...initial, ...Object.fromEntries(Object.entries(given).map(([key, value]) => [key, over(initial[key], value)])) } : given;

/** The position of the sketch, before anything happens by itself. */
const prepare = (
  game: EuropaGame,
  sketch: Sketch,
  units: ReadonlyArray<NotedUnit>,
  owners: Readonly<Record<string, ReadonlyArray<HexId>>>,
  captured: ReadonlyArray<HexId>,
  abandoned: ReadonlyArray<HexId>,
  rules: EuropaRules,
): Either<NonEmpty<Problem>, EuropaState> => {
  const { map, roster, powers, playerTurns } = game.board;
  const problems: Problem[] = [];
  const power = (id: string, at: string): number => {
    const ix = powers.findIndex((p) => p.id === id);
    if (ix < 0) problems.push({ code: 'sketch/power', at, detail: `${brief(id)} is no power; they are ${powers.map((p) => p.id).join(', ')}.` });
    return ix;
  };
  const owner = [...game.initial.hexes.owner];
  const told = new Map<HexIx, number>();
  for (const [id, list] of Object.entries(owners)) {
    const ix = id === 'nobody' ? -1 : power(id, `position.owners.${id}`);
    for (const hex of list) told.set(map.hexOf.get(hex) as HexIx, ix);
  }
  for (const [hex, ix] of told) owner[hex] = ix;
  // whoever stands in a hex owns it, but for neutral land and where the sketch says that an ally does
  const standing = heldBy(game.board, owner, game.initial.units.hex, (hex, u) =>
    units[u].gone === null && !isNeutral({ board: game.board, state: game.initial }, hex) && powers[told.get(hex) ?? -1]?.side !== powers[roster.power[u]].side);
  const dormant = [...game.initial.dormant];
  for (const [id, is] of Object.entries(sketch.dormant ?? {})) {
    const ix = power(id, `position.dormant.${id}`);
    if (ix >= 0) dormant[ix] = is ? 1 : 0;
  }
  const railed = [...game.initial.railed];
  for (const [id, n] of Object.entries(sketch.railed ?? {})) {
    const ix = power(id, `position.railed.${id}`);
    if (ix >= 0) railed[ix] = n;
  }
  const turns = playerTurns.map((_, ix) => playerIn({ game, state: game.initial }, ix));
  const playerTurn = sketch.player === undefined ? 0 : turnOf(turns, sketch.player);
  if (playerTurn < 0) problems.push({ code: 'sketch/power', at: 'position.player', detail: `${brief(sketch.player ?? '')} has no player turn; the turns are those of ${turns.join(', ')}.` });
  const entry = (list: ReadonlyArray<string>, wanted: ReadonlyArray<string>, at: string): ReadonlyArray<number> =>
    wanted.map((id) => {
      const ix = list.indexOf(id);
      if (ix < 0) problems.push({ code: 'sketch/order-of-battle', at, detail: `${id} is not in the order of battle; there are ${list.join(', ')}.` });
      return ix;
    });
  const { conversions, mobilizations } = roster.data;
  const converted = entry(conversions.map((c) => c.id), sketch.converted ?? [], 'position.converted');
  const mobilized = entry(mobilizations.map((m) => m.unit), sketch.mobilized ?? [], 'position.mobilized');
  const slices: Record<string, unknown> = { ...game.initial.slices };
  for (const [key, given] of Object.entries(sketch.slices ?? {})) {
    const slice = rules.slices.find((s) => s.key === key);
    const value = slice === undefined ? given : over(slice.initial, given);
    if (slice === undefined || !slice.is(value))
      problems.push({
        code: 'sketch/slice',
        at: `position.slices.${key}`,
        detail: slice === undefined ? `These rules keep no such state; they keep ${rules.slices.map((s) => s.key).join(', ') || 'none'}.` : `It is no state of ${key}; at the start it is ${JSON.stringify(slice.initial)}.`,
      });
    else slices[key] = value;
  }
  if (problems.length > 0) return left(problems as unknown as NonEmpty<Problem>);
  const { initial } = game;
  const underway = sketch.underway === true;
  const status = units.map((u) => u.status);
  const state = withIntervention(game, {
    ...initial,
    turn: sketch.turn ?? (sketch.phase === 'deployment' ? 0 : 1),
    playerTurn: sketch.phase === 'deployment' && sketch.player === undefined ? initial.playerTurn : playerTurn,
    phase: sketch.phase ?? 'movement',
    stage: underway || sketch.phase === 'over' ? { at: 'open', next: 0 } : initial.stage,
    hexes: { owner: standing },
    dormant,
    railed,
    converted,
    mobilized,
    captured: captured.map((id) => map.hexOf.get(id) as number),
    slices,
    units: {
      ...initial.units,
      hex: initial.units.hex.map((h, u) => units[u].gone ?? h),
      mp: initial.units.mp.map((mp, u) => (underway && units[u].mp !== null ? Math.round((units[u].mp as number) * MP) : mp)),
      status,
    },
  }, sketch);
  const staffed = withHeadquarters(game, state, sketch);
  if (isLeft(staffed)) return staffed;
  const flown = sketch.sorties === undefined && sketch.support === undefined && abandoned.length === 0 ? staffed : withAir(game, staffed.right, sketch, abandoned);
  if (isLeft(flown) || sketch.supply !== 'judged') return flown;
  const out = new Set(checkSupply(game.position(flown.right)).out);
  return right({ ...flown.right, units: { ...state.units, status: status.map((bits, u) => (out.has(u) ? bits | OUT_OF_SUPPLY : bits & ~OUT_OF_SUPPLY)) } });
};
