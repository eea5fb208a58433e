/** For each fact a wrong rule that the reference may be given, to see that the comparison finds it. */
import type { TablesData } from '../../src/rulesets/spi-ww2/tables/load.js';
import { standing, type World } from './spi/world.js';

/** A table with a cell of every row that a pattern fits otherwise. */
const withCells = (world: World, table: keyof TablesData, row: RegExp, column: string, value: string | number): World => {
  const old = world.tables[table];
  const cells = old.cells.map((line, r) => line.map((cell, c) => (row.test(old.rows[r]) && old.columns[c] === column ? { ...cell, value: String(value) } : cell)));
  return { ...world, tables: { ...world.tables, [table]: { ...old, cells } } };
};
const without = (world: World, law: string): World => ({ ...world, laws: new Set([...world.laws].filter((name) => name !== law)) });
const limit = (most: number) => (world: World): World => withCells(world, 'buildUp', /^units in a hex$/, 'most', most);
const cells = (table: keyof TablesData, row: RegExp, column: string, value: string | number) => (world: World): World => withCells(world, table, row, column, value);

/** Each mistake by the fact in which it shows. */
export const MISTAKES: Readonly<Record<string, (world: World) => World>> = {
  // zones of the first edition
  zones: (world) => without(world, 'zoc-into-occupied-hexes'),
  stacking: limit(3),
  supply: cells('supply', /^land hexes/, 'value', 1),
  air: cells('air', /^range/, 'value', 2),
  points: cells('movement', /./, 'infantry', 1),
  steps: cells('terrain', /^hex\/clear$/, 'infantry', 2),
  ways: cells('terrain', /^hex\/clear$/, 'infantry', 2),
  rail: cells('movement', /./, 'rail', 2),
  drops: cells('terrain', /^hex\/clear$/, 'airdrop', 'no'),
  ships: limit(1),
  assaults: cells('movement', /./, 'amphibious', 'no'),
  // a track of gains
  shipping: (world) => without(world, 'transport-track-absolute'),
  overruns: cells('overrun', /^least/, 'value', 3),
  announcements: cells('overrun', /^extra/, 'value', 3),
  // a hex is attacked again and again
  joins: (world) => ({ ...world, attacked: new Set(), ...standing([...world.units.values()].map((u) => ({ ...u, marks: new Set([...u.marks].filter((mark) => mark !== 'attacked')) }))) }),
  odds: cells('supply', /^attack divisor/, 'value', 1),
  // the stack loses a point more than the table says
  losses: (world) => ({ ...world, state: { ...world.state, pending: world.state.pending.map((d) => (d.kind === 'losses' ? { ...d, need: d.need + 1 } : d)) } }),
  retreats: limit(1),
  evasions: (world) => without(world, '17.8'),
  counters: cells('terrain', /^hex\//, 'shift', 1),
  advances: cells('terrain', /^hex\//, 'infantry', 'P'),
};
