/**
 * Small games for rule tests, from a few lines: a blank map of clear hexes numbered as on map 37 (even columns lie
 * half a hex south), some units, and whatever else the rule in question needs.
 *
 * ```ts
 * const p = position({
 *   terrain: { woods: '0505 0506' },
 *   units: ['g1: German 7-6 Inf XX @0503', 'p1: Polish 5-6-6 Inf XX (2-6) @0505'],
 * });
 * expect(p.try(march('g1', '0504', '0404'))).toEqual(['movement/stopped']);
 * expect(p.act(march('g1', '0504')).unit('g1').mp).toBe(5);
 * ```
 *
 * A position never changes: `act` returns the next one, so that a rule and its counter-example start from the same place.
 * Neighbors of 0505: 0504 N, 0604 NE, 0605 SE, 0506 S, 0405 SW, 0404 NW.
 * @module
 */
import { applyUnchecked, settle } from '../../src/engine/apply.js';
import type { HexId } from '../../src/kernel/hex.js';
import { type HexMap, makeMap } from '../../src/kernel/map.js';
import type { RuleViolation } from '../../src/kernel/rule.js';
import { crtData } from '../../src/rulesets/boot-camp/crt.js';
import { terrainChartData } from '../../src/rulesets/boot-camp/terrain.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import { SIDES } from '../../src/rulesets/europa/board.js';
import { attackQuery, attackTally, defenseTally, oddsOf } from '../../src/rulesets/europa/combat/strength.js';
import type { CrtData, CrtResult } from '../../src/rulesets/europa/crtTable.js';
import { type EuropaGame, makeGame } from '../../src/rulesets/europa/game.js';
import { makeTables } from '../../src/rulesets/europa/loadTables.js';
import { settleReadings } from '../../src/rulesets/europa/readings.js';
import { checkSupply } from '../../src/rulesets/europa/supply.js';
import { CADRE, type Decision, due, ELIMINATED, type EuropaState, MP, OUT_OF_SUPPLY, type PhaseName, REMOVED, STOPPED, STRENGTH } from '../../src/rulesets/europa/state.js';
import type { ConversionData, MobilizationData } from '../../src/rulesets/europa/unit.js';
import type { WorkKind } from '../../src/rulesets/europa/works.js';
import { firstToFightDeployment, firstToFightPlayerTurns, firstToFightPowers } from '../../src/rulesets/first-to-fight/index.js';
import { type Actions, endPhase, parseHexes, parseUnit } from './notation.js';
import { changedChart, type ChartChanges, testChart } from './testChart.js';
import { rowsOf, rulesOf, sound } from './testRules.js';

export * from './notation.js';
export { RAIL_CAPACITY } from './testRules.js';

/** A list of hexes as in {@link parseHexes}: `'0505 0601-0604 07 08-10'`. */
type Hexes = string;
export type PowerId = 'germany' | 'poland';

/** What a position is made from. Everything may be left out. */
export interface Sketch {
  /** As in `parseUnit`: `'g1: German 7-10 mot Inf XX @0504'`. */
  readonly units?: ReadonlyArray<string>;
  /** Inclusive; 1 to 10 unless given. */
  readonly columns?: readonly [number, number];
  readonly rows?: readonly [number, number];
  /** Terrain → its hexes; the rest is clear. `marsh` is closed to c/m units and artillery. */
  readonly terrain?: Readonly<Record<string, Hexes>>;
  /** Hexside feature or line → hexsides: `{ rail: '0504/0505 0505/0506', fortified: '0504>0505' }`. */
  readonly hexsides?: Readonly<Record<string, string>>;
  /** A line through hexes, one after another: `{ rail: '0501-0508' }` joins 0501 to 0502 and so on. */
  readonly lines?: Readonly<Record<string, Hexes>>;
  /** Hex → kind and city: `{ '0505': 'major-full Warszawa' }`. */
  readonly places?: Readonly<Record<HexId, string>>;
  readonly features?: Readonly<Record<string, Hexes>>;
  /** Territory → its hexes; the rest is Poland. Nations of neither power are neutral. */
  readonly territories?: Readonly<Record<string, Hexes>>;
  /** Hexes that are not owned by whose land they are or who stands in them. */
  readonly owners?: Readonly<Partial<Record<PowerId, Hexes>>>;
  /** Areas of the order of battle. */
  readonly areas?: Readonly<Record<string, Hexes>>;
  readonly conversions?: ReadonlyArray<ConversionData>;
  readonly mobilizations?: ReadonlyArray<MobilizationData>;

  /**
   * `'basic'` (unless given): Basic Training with the supplement of `testRules`; `'advanced'`: with Advanced Training; or First
   * to Fight at either level.
   */
  readonly rules?: 'basic' | 'advanced' | 'first-to-fight' | 'first-to-fight-advanced';
  /** Amendments to leave out, by id: `['FTF-5']`. */
  readonly without?: ReadonlyArray<string>;
  readonly readings?: Readonly<Record<string, string>>;
  /** Of every turn, or turn by turn from the first on, the last one staying; clear unless given. */
  readonly weather?: string | ReadonlyArray<string>;
  /** How many works of each kind a power may build in the test supplement; 9 unless given. */
  readonly construction?: Readonly<Partial<Record<WorkKind, number>>>;
  /** Supply sources of Basic Training; First to Fight has its own. None unless given. */
  readonly sources?: Readonly<Partial<Record<PowerId, Hexes>>>;
  /** A results table that knows one result, or several: `'DR AS'` is DR for a modified roll of 1 or less, AS for more. */
  readonly result?: CrtResult | (string & {});
  readonly crt?: CrtData;
  /** Cells to change in the chart of `testChart`; `'shipped'`: the chart that the project ships. */
  readonly chart?: ChartChanges | 'shipped';

  /** The German player is the first player. Movement phase of the German player in turn 1 unless given. */
  readonly turn?: number;
  readonly player?: PowerId;
  readonly phase?: PhaseName;
  /** `'judged'`: as the rules say of the position; otherwise only units flagged `out` are out of supply. */
  readonly supply?: 'judged';
}

/** A unit as tests look at it. */
export interface UnitNow {
  readonly hex: HexId | 'expected' | 'eliminated' | 'removed';
  readonly face: 'full' | 'cadre';
  /** Movement points left in the phase. */
  readonly mp: number;
  readonly outOfSupply: boolean;
  readonly stopped: boolean;
}

/** An attack as tests look at it; strengths in printed points. */
export interface OddsNow {
  readonly attack: number;
  readonly defense: number;
  /** Of each attacker and defender, by id. */
  readonly strengths: Readonly<Record<string, number>>;
  /** As the table prints it: `'1.5:1'`; null below the lowest. */
  readonly column: string | null;
  readonly modifier: number;
  /** A result that needs no die. */
  readonly automatic: string | null;
}

/** A position, and questions to it. */
export interface Fixture {
  readonly game: EuropaGame;
  readonly state: EuropaState;
  /** What the last `act` did, with ids. */
  readonly events: ReadonlyArray<{ readonly type: string; readonly [key: string]: unknown }>;
  /** The position after the actions. Throws with the violations if one is illegal. */
  readonly act: (...actions: ReadonlyArray<Actions>) => Fixture;
  /** Codes of what is wrong with the first illegal one of the actions; empty when all may be done, one after another. */
  readonly try: (...actions: ReadonlyArray<Actions>) => ReadonlyArray<string>;
  /** The same in full. */
  readonly refusals: (...actions: ReadonlyArray<Actions>) => ReadonlyArray<RuleViolation>;
  /** Ends phases until the next one of that name, of that player if named. */
  readonly to: (phase: PhaseName, player?: PowerId) => Fixture;
  /** Every legal action. */
  readonly legal: () => ReadonlyArray<EuropaAction>;
  /** Whose decision it is: a side, `'chance'` or `'nobody'`. */
  readonly actor: () => string;
  readonly due: () => Decision | null;
  readonly unit: (id: string) => UnitNow;
  /** Units of a hex, by id. */
  readonly stack: (hex: HexId) => ReadonlyArray<string>;
  readonly owner: (hex: HexId) => PowerId | 'nobody';
  readonly zoc: (side: 'axis' | 'allied', hex: HexId) => boolean;
  /** Every hex in the zones of control of a side, ascending. */
  readonly zone: (side: 'axis' | 'allied') => ReadonlyArray<HexId>;
  readonly odds: (target: HexId, ...units: ReadonlyArray<string>) => OddsNow;
}

/** A position from its sketch. */
export const position = (sketch: Sketch = {}): Fixture => {
  const noted = (sketch.units ?? []).map(parseUnit);
  const rules = rulesOf(sketch);
  const game = sound(
    makeGame(
      rules,
      {
        id: 'test',
        title: 'A position of a rule test',
        notices: [],
        turns: 10,
        turnName: (turn) => `turn ${turn}`,
        map: mapOf(sketch),
        forces: {
          format: 'grognard-forces/1',
          id: 'test',
          title: 'Units of a rule test',
          notice: '',
          units: noted.map(({ data }) => data),
          areas: Object.entries(sketch.areas ?? {}).map(([id, text]) => ({ id, name: id, hexes: parseHexes(text, rowsOf(sketch)), source: 'reconstructed' })),
          conversions: sketch.conversions ?? [],
          mobilizations: sketch.mobilizations ?? [],
        },
        tables: sound(makeTables({ crt: crtOf(sketch), terrain: sketch.chart === 'shipped' ? terrainChartData : changedChart(testChart, sketch.chart ?? {}) })),
        powers: firstToFightPowers,
        playerTurns: firstToFightPlayerTurns,
        deployment: 'default',
        deploymentOrder: firstToFightDeployment,
        options: {},
      },
      sound(settleReadings(rules.readings, sketch.readings ?? {})),
    ),
  );
  const { map, roster, powers } = game.board;
  const owner = [...game.initial.hexes.owner];
  for (const [power, text] of Object.entries(sketch.owners ?? {}))
    for (const id of parseHexes(text, rowsOf(sketch))) owner[map.hexOf.get(id) as number] = powers.findIndex((p) => p.id === power);
  const flags = new Map(noted.map(({ data, out }) => [data.id, out]));
  const phase = sketch.phase ?? 'movement';
  const prepared: EuropaState = {
    ...game.initial,
    turn: sketch.turn ?? 1,
    playerTurn: sketch.player === 'poland' ? 1 : 0,
    phase,
    hexes: { owner },
    units: { ...game.initial.units, status: roster.ids.map((id) => (flags.get(id) === true ? OUT_OF_SUPPLY : 0)) },
  };
  const judged = sketch.supply === 'judged' ? new Set(checkSupply(game.position(prepared)).out) : null;
  const supplied: EuropaState =
    judged === null ? prepared : { ...prepared, units: { ...prepared.units, status: roster.ids.map((_, u) => (judged.has(u) ? OUT_OF_SUPPLY : 0)) } };
  return fixture(game, settle(game, supplied).state, []);
};

/** A position of any game of the family, as it stands. */
export const fixture = (game: EuropaGame, state: EuropaState, events: Fixture['events'] = []): Fixture => {
  const { map, roster, powers, crt } = game.board;
  const pos = game.position(state);
  const hexIx = (id: HexId): number => known(map.hexOf.get(id), id);
  const unitIx = (id: string): number => known(roster.ixOf.get(id), id);
  const zoc: Fixture['zoc'] = (side, hex) => pos.sit.zoc[SIDES.indexOf(side)][hexIx(hex)] > 0;
  const step = (action: EuropaAction): Fixture => {
    const wrong = game.violations(state, action);
    if (wrong.length > 0) throw new Error(`${JSON.stringify(action)} is illegal:\n${wrong.map((v) => `${v.code} (${v.ref.book} ${v.ref.case}): ${v.detail}`).join('\n')}`);
    const applied = applyUnchecked(game, state, action);
    return fixture(game, applied.state, applied.events.map(game.named));
  };
  const act: Fixture['act'] = (...actions) => {
    let at = self;
    const seen: Fixture['events'][number][] = [];
    for (const action of actions.flat() as ReadonlyArray<EuropaAction>) {
      at = at === self ? step(action) : at.act(action);
      seen.push(...at.events);
    }
    return { ...at, events: seen };
  };
  const refusals: Fixture['refusals'] = (...actions) => {
    const [first, ...rest] = actions.flat() as ReadonlyArray<EuropaAction>;
    const wrong = game.violations(state, first);
    return wrong.length > 0 || rest.length === 0 ? wrong : step(first).refusals(rest);
  };
  const self: Fixture = {
    game,
    state,
    events,
    act,
    refusals,
    try: (...actions) => refusals(...actions).map((v) => v.code),
    to: (phase, player) => {
      const next = step(endPhase);
      return next.state.phase === phase && (player === undefined || next.state.playerTurn === (player === 'germany' ? 0 : 1)) ? next : next.to(phase, player);
    },
    legal: () => [...game.legalActions(state)],
    actor: () => game.actor(state),
    due: () => due(state),
    unit: (id) => {
      const u = unitIx(id);
      const { hex, face, mp, status } = state.units;
      return {
        hex: hex[u] >= 0 ? map.ids[hex[u]] : hex[u] === ELIMINATED ? 'eliminated' : hex[u] === REMOVED ? 'removed' : 'expected',
        face: face[u] === CADRE ? 'cadre' : 'full',
        mp: mp[u] / MP,
        outOfSupply: (status[u] & OUT_OF_SUPPLY) !== 0,
        stopped: (status[u] & STOPPED) !== 0,
      };
    },
    stack: (hex) => roster.ids.filter((_, u) => state.units.hex[u] === hexIx(hex)),
    owner: (hex) => (powers[state.hexes.owner[hexIx(hex)]]?.id as PowerId | undefined) ?? 'nobody',
    zoc,
    zone: (side) => map.ids.filter((id) => zoc(side, id)),
    odds: (target, ...units) => {
      const q = attackQuery(pos, hexIx(target), units.map(unitIx));
      const { attack, defense, column, modifier, automatic } = oddsOf(q);
      return {
        attack: attack / STRENGTH,
        defense: defense / STRENGTH,
        strengths: Object.fromEntries([
          ...q.attackers.map((u) => [roster.ids[u], attackTally(q, u).total / STRENGTH]),
          ...q.defenders.map((u) => [roster.ids[u], defenseTally(q, u).total / STRENGTH]),
        ]),
        column: crt.data.columns[column] ?? null,
        modifier,
        automatic: automatic?.result ?? null,
      };
    },
  };
  return self;
};

const crtOf = ({ result, crt }: Sketch): CrtData => {
  if (result === undefined) return crt ?? crtData;
  const results = result.split(' ');
  const cell = (roll: number) => ({ value: results[Math.min(Math.max(roll, 1), results.length) - 1], source: 'reconstructed' as const });
  return { ...crtData, id: 'test-crt', cells: crtData.rows.map((roll) => crtData.columns.map(() => cell(Number(roll)))) };
};

const mapOf = (sketch: Sketch): HexMap => {
  const columns = sketch.columns ?? [1, 10];
  const rows = rowsOf(sketch);
  const hexes = (text: string): ReadonlyArray<HexId> => parseHexes(text, rows);
  const grid = (base: string, others: Readonly<Record<string, Hexes>>) => {
    const names = [base, ...Object.keys(others)];
    const char = (i: number): string => String.fromCharCode('a'.charCodeAt(0) + i);
    const at = new Map(Object.values(others).flatMap((text, i) => hexes(text).map((id) => [id, char(i + 1)])));
    const down = Array.from({ length: rows[1] - rows[0] + 1 }, (_, r) => String(rows[0] + r).padStart(2, '0'));
    const across = Array.from({ length: columns[1] - columns[0] + 1 }, (_, c) => String(columns[0] + c).padStart(2, '0'));
    return {
      legend: Object.fromEntries(names.map((name, i) => [char(i), name])),
      lines: down.map((row) => across.map((column) => at.get(column + row) ?? char(0)).join('')),
    };
  };
  const terrain = grid('clear', sketch.terrain ?? {});
  const territory = grid('Poland', sketch.territories ?? {});
  const joined = (text: string): ReadonlyArray<string> => hexes(text).slice(1).map((id, i) => `${hexes(text)[i]}/${id}`);
  const hexsides: Record<string, ReadonlyArray<string>> = { rail: [], road: [] };
  for (const [name, text] of Object.entries(sketch.hexsides ?? {})) hexsides[name] = text.split(' ');
  for (const [name, text] of Object.entries(sketch.lines ?? {})) hexsides[name] = [...(hexsides[name] ?? []), ...joined(text)];
  return sound(
    makeMap({
      format: 'grognard-map/1',
      id: 'test',
      title: 'A map of a rule test',
      notice: '',
      columns,
      rows,
      terrains: terrain.legend,
      terrain: terrain.lines,
      territories: territory.legend,
      territory: territory.lines,
      hexsides,
      features: Object.fromEntries(Object.entries(sketch.features ?? {}).map(([name, text]) => [name, hexes(text)])),
      places: Object.entries(sketch.places ?? {}).map(([hex, text]) => {
        const [kind, city] = text.split(' ');
        return { hex, kind, name: city ?? hex, city: city ?? hex };
      }),
      source: 'reconstructed',
      hexSources: {},
    }),
  );
};

const known = (ix: number | undefined, id: string): number => {
  if (ix === undefined) throw new Error(`There is no ${id} in this position`);
  return ix;
};
