/**
 * A game of World War II and a position of it, from a sketch.
 * @module
 */
import { amended, type AnyAmendment } from '../../engine/amended.js';
import { settle } from '../../engine/apply.js';
import { tableProblem } from '../../engine/opening.js';
import type { Problem } from '../../engine/problem.js';
import { brief, inARow, strangeKeys } from '../../engine/shape.js';
import { settleReadings } from '../../engine/reading.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import { chosenRules } from '../../rulesets/spi-ww2/editions.js';
import { makeGame, type SpiGame } from '../../rulesets/spi-ww2/game.js';
import { RECONSTRUCTION } from '../../rulesets/spi-ww2/reconstruction.js';
import type { SpiRules } from '../../rulesets/spi-ww2/rules.js';
import type { Setting, StartStance } from '../../rulesets/spi-ww2/setting.js';
import { soundness } from '../../rulesets/spi-ww2/soundness.js';
import type { SpiState } from '../../rulesets/spi-ww2/state.js';
import { makeTables, TABLE_NAMES, tablesData, type TablesData } from '../../rulesets/spi-ww2/tables/index.js';
import { turnName } from '../../rulesets/spi-ww2/tables/turn.js';
import { drawnIn, hexLists, spiMapOf } from './map.js';
import { type NotedSpiUnit, parseSpiUnit } from './notation.js';
import type { SpiPosition, SpiSketch } from './sketch.js';

/** A game and a position of it. @since 0.2.0 */
export interface SpiStand {
  readonly game: SpiGame;
  readonly state: SpiState;
}

type Made<T> = Either<NonEmpty<Problem>, T>;
const failed = (problems: ReadonlyArray<Problem>): Made<never> => left(problems as unknown as NonEmpty<Problem>);

/** The tables with some cells changed, or with a results table that knows one result. */
const changedTables = ({ tables = {}, result }: SpiPosition, problems: Problem[]): TablesData => {
  const data: Record<string, TablesData['combat']> = { ...tablesData };
  for (const [name, rows] of Object.entries(tables)) {
    const table = Object.hasOwn(data, name) ? data[name] : undefined;
    if (table === undefined) {
      problems.push({ code: 'sketch/tables', at: `position.tables.${brief(name)}`, detail: `There is no table ${brief(name)}; there are ${TABLE_NAMES.join(', ')}.` });
      continue;
    }
    for (const [row, cells] of Object.entries(rows))
      for (const column of Object.keys(cells))
        if (!table.rows.includes(row) || !table.columns.includes(column))
          problems.push({ code: 'sketch/tables', at: `position.tables.${name}.${brief(row)}.${brief(column)}`, detail: `The table has the rows ${table.rows.join(', ')} and the columns ${table.columns.join(', ')}.` });
    data[name] = {
      ...table,
      cells: table.cells.map((cells, r) =>
        cells.map((cell, c) => {
          const own = Object.hasOwn(rows, table.rows[r]) ? rows[table.rows[r]] : {};
          const value = Object.hasOwn(own, table.columns[c]) ? own[table.columns[c]] : undefined;
          return value === undefined ? cell : { ...cell, value: String(value) };
        }),
      ),
    };
  }
  if (result !== undefined) data.combat = { ...data.combat, cells: data.combat.cells.map((cells) => cells.map((cell) => ({ ...cell, value: String(result) }))) };
  return data as unknown as TablesData;
};

/** Nations that come and go are there when a unit or a country of theirs is. */
const PASSING: ReadonlyArray<string> = ['Poland', 'France', 'USA', 'Free French'];

const stancesOf = (sketch: SpiPosition, units: ReadonlyArray<NotedSpiUnit>): Readonly<Record<string, StartStance>> => {
  const named = (nation: string): boolean => units.some((u) => u.data.nation === nation) || Object.hasOwn(sketch.territories ?? {}, nation);
  return {
    ...Object.fromEntries(PASSING.map((n): [string, StartStance] => [n, named(n) ? 'war' : 'gone'])),
    'Vichy France': named('Vichy France') ? 'neutral' : 'gone',
    ...sketch.stances,
  };
};

const PLAYERS = { nobody: -1, axis: 0, allied: 1, west: 1, russia: 2 } as const;

const settingOf = (sketch: SpiPosition, units: ReadonlyArray<NotedSpiUnit>, problems: Problem[]): Setting | null => {
  const map = spiMapOf(sketch, problems);
  const tables = makeTables(changedTables(sketch, problems));
  if (isLeft(tables)) problems.push(...tables.left.map(tableProblem));
  if (problems.length > 0 || isLeft(tables)) return null;
  return {
    id: 'sketch',
    title: 'A position',
    notices: [],
    players: sketch.players ?? 2,
    firstTurn: sketch.firstTurn ?? 1,
    lastTurn: sketch.lastTurn ?? 24,
    turnName,
    map,
    mapsheet: sketch.mapsheet ?? false,
    tables: tables.right,
    forces: { format: 'grognard-spi-forces/1', id: 'sketch', title: 'Units of a position', notice: '', units: units.map((u) => u.data).filter((u) => u.hex !== '') },
    reconstruction: RECONSTRUCTION,
    stances: stancesOf(sketch, units),
    held: sketch.held ?? [],
    passages: sketch.passages ?? [],
    muster: { USA: 'Britain', 'Free French': 'Britain' },
    axisNaval: sketch.axisNaval ?? { naval: 0, amphibious: 0 },
    freeSetup: sketch.freeSetup === undefined ? null : { nation: 'Russia', total: sketch.freeSetup },
    beginsBeforeWar: sketch.beginsBeforeWar ?? false,
    colors: {},
    options: {},
  };
};

const stateOf = (game: SpiGame, sketch: SpiPosition, units: ReadonlyArray<NotedSpiUnit>, problems: Problem[]): SpiState => {
  const { board, initial } = game;
  const { map, nations, roster, players } = board;
  const status = [...initial.units.status];
  const mp = [...initial.units.mp];
  for (const u of units) {
    const ix = roster.ixOf.get(u.data.id);
    if (ix === undefined) continue;
    status[ix] = u.status;
    if (u.mp !== null) mp[ix] = u.mp;
  }
  const control = [...initial.hexes.control];
  const read = hexLists(sketch, problems);
  for (const [who, list] of Object.entries(sketch.control ?? {})) {
    if (!Object.hasOwn(PLAYERS, who)) problems.push({ code: 'sketch/control', at: `position.control.${brief(who)}`, detail: `Hexes are controlled by ${Object.keys(PLAYERS).join(', ')}.` });
    for (const id of read(`control.${who}`, list)) {
      const hex = map.hexOf.get(id);
      if (hex !== undefined) control[hex] = PLAYERS[who as 'axis'];
    }
  }
  const byNation = (given: Readonly<Record<string, number>> | undefined, factor: number, base: ReadonlyArray<number>): number[] =>
    base.map((n, ix) => (given?.[nations[ix].name] === undefined ? n : factor * (given[nations[ix].name] as number)));
  const strange = strangeKeys(sketch.state, Object.keys(initial));
  if (strange.length > 0) problems.push({ code: 'sketch/state', at: 'position.state', detail: `A position has no ${inARow(strange.map((key) => brief(key)).slice(0, 5))}; its parts are ${Object.keys(initial).join(', ')}.` });
  const player = players.indexOf(sketch.player ?? 'axis');
  if (player < 0) problems.push({ code: 'sketch/player', at: 'position.player', detail: `There is no player ${brief(sketch.player ?? '')}; there are ${players.join(', ')}.` });
  return {
    ...initial,
    turn: sketch.turn ?? 9,
    player: Math.max(0, player),
    phase: sketch.phase ?? 'movement',
    stage: sketch.underway === true ? { at: 'open', next: 0 } : { at: 'entering', next: 0 },
    units: { ...initial.units, status, mp },
    hexes: { ...initial.hexes, control },
    points: byNation(sketch.points, 2, initial.points),
    losses: byNation(sketch.losses, 1, initial.losses),
    naval: { ...initial.naval, ...sketch.naval },
    ...(Object.fromEntries(Object.entries(sketch.state ?? {}).filter(([key]) => Object.hasOwn(initial, key))) as Partial<SpiState>),
  };
};

/**
 * The game of a sketch and the position in it, in which somebody has to act; or everything that is wrong with the sketch.
 * @param change - what to change in the rules that the sketch names, to see what depends on them
 * @param more - amendments to lay over them, such as house rules
 * @since 0.2.0
 */
export const makeSpiPosition = (written: SpiSketch, change: (rules: SpiRules) => SpiRules = (rules) => rules, more: ReadonlyArray<AnyAmendment> = []): Made<SpiStand> => {
  const placed = drawnIn(written);
  if (isLeft(placed)) return placed;
  const sketch = placed.right;
  const problems: Problem[] = [];
  const units = (sketch.units ?? []).flatMap((text): ReadonlyArray<NotedSpiUnit> => {
    const unit = parseSpiUnit(text);
    if (!isLeft(unit)) return [unit.right];
    problems.push(...unit.left);
    return [];
  });
  const chosen = chosenRules(sketch);
  if (isLeft(chosen)) return chosen;
  const laid = amended(change(chosen.right), more);
  if (isLeft(laid)) return laid;
  const rules = laid.right;
  const readings = settleReadings(rules.readings, sketch.readings ?? {});
  if (isLeft(readings)) return readings;
  const setting = settingOf(sketch, units, problems);
  if (setting === null) return failed(problems);
  const made = makeGame(rules, setting, readings.right);
  if (isLeft(made)) return made;
  const game = made.right;
  // a free set-up comes before everything else
  if (game.initial.phase === 'setup' && sketch.phase === undefined) return right({ game, state: settle(game, game.initial).state });
  const state = stateOf(game, sketch, units, problems);
  // parts of the state are taken as they are: they must be of its shape at least
  const decoded = sketch.state === undefined ? null : game.decodeState(state);
  if (decoded !== null && isLeft(decoded)) problems.push(...decoded.left.filter((p) => p.code === 'state/malformed').map((p) => ({ ...p, at: `position.state, ${p.at}` })));
  if (problems.length > 0) return failed(problems);
  problems.push(...soundness(game.position(state)));
  return problems.length > 0 ? failed(problems) : right({ game, state: settle(game, state).state });
};
