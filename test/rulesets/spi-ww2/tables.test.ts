/** SPI tables: complete, sourced, compiled as the rules read them, and replaceable. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsvTable } from '../../../src/engine/tableCsv.js';
import type { TableError } from '../../../src/engine/tableError.js';
import { TABLES_FORMAT } from '../../../src/engine/tableFile.js';
import { SOURCES, type Table } from '../../../src/kernel/table.js';
import { isLeft, isRight } from '../../../src/prelude.js';
import {
  combatColumn,
  destructionGuaranteed,
  distrustedCells,
  incomeOf,
  LAST_TURN,
  loadTables,
  makeTables,
  quarterOf,
  TABLE_NAMES,
  type TableName,
  type Tables,
  tablesData,
  turnName,
  turnNumber,
  yearOf,
} from '../../../src/rulesets/spi-ww2/tables/index.js';

const good = (input: unknown): Tables => {
  const loaded = loadTables(input);
  if (isLeft(loaded)) throw new Error(JSON.stringify(loaded.left));
  return loaded.right;
};
const errorsOf = (input: unknown): ReadonlyArray<TableError> => {
  const loaded = loadTables(input);
  return isLeft(loaded) ? loaded.left : [];
};
const short = (input: unknown): ReadonlyArray<string> =>
  errorsOf(input).map((e) => [e.code.replace('table/', ''), e.table, e.row ?? '-', e.column ?? '-'].join(' '));
const shipped = good({ format: TABLES_FORMAT });

/** The tables file with one cell, or more, of one table changed. */
const changed = (name: TableName, ...cells: ReadonlyArray<readonly [row: string, column: string, value: string]>): unknown => {
  const table = tablesData[name];
  return {
    format: TABLES_FORMAT,
    [name]: {
      ...table,
      cells: table.cells.map((line, r) =>
        line.map((cell, c) => {
          const change = cells.find(([row, column]) => row === table.rows[r] && column === table.columns[c]);
          return change === undefined ? cell : { value: change[2], source: 'printed' };
        }),
      ),
    },
  };
};

describe('the turns', () => {
  it('SPI-17.5.1: Game-Turn 1 is 3/1939, 20 and 21 straddle the summer of 1944, the last is 2/1945', () => {
    expect([1, 2, 3, 15, 20, 21, LAST_TURN].map(turnName)).toEqual(['3/1939', '4/1939', '1/1940', '1/1943', '2/1944', '3/1944', '2/1945']);
  });

  it('are read as they are written', () => {
    for (let turn = 1; turn <= LAST_TURN; turn++) expect(turnNumber(turnName(turn))).toBe(turn);
    expect([quarterOf(24), yearOf(24)]).toEqual([2, 1945]);
    expect(['2/1939', '5/1940', '1940', ''].map(turnNumber)).toEqual([null, null, null, null]);
  });
});

describe('the shipped tables', () => {
  it('are complete: as many cells as rows and columns promise, each with a source', () => {
    for (const name of TABLE_NAMES) {
      const table = tablesData[name];
      expect(table.cells).toHaveLength(table.rows.length);
      for (const line of table.cells) {
        expect(line).toHaveLength(table.columns.length);
        for (const cell of line) expect(SOURCES).toContain(cell.source);
      }
      expect(table.notice.length).toBeGreaterThan(40);
    }
    expect(new Set(TABLE_NAMES.map((name) => tablesData[name].id)).size).toBe(TABLE_NAMES.length);
  });

  it('are never called printed as a whole: of each one some cell is reconstructed or inferred', () => {
    const doubtful = new Set(distrustedCells(tablesData, ['printed', 'secondary']).map((cell) => cell.table));
    expect(TABLE_NAMES.filter((name) => !doubtful.has(tablesData[name].id))).toEqual([]);
  });

  it('refuse what is not trusted cell by cell', () => {
    const cells = distrustedCells(tablesData, ['printed', 'secondary', 'inferred']);
    expect(cells).toContainEqual({ table: 'spi-combat', row: '1', column: '0', source: 'reconstructed' });
    expect(cells.map((c) => c.table)).not.toContain('spi-build-up');
    expect(distrustedCells(tablesData, SOURCES)).toEqual([]);
  });

  it('have a digest each, which changes with any cell', () => {
    const other = good(changed('overrun', ['least differential', 'value', '4']));
    expect(TABLE_NAMES.filter((name) => other.digests[name] !== shipped.digests[name])).toEqual(['overrun']);
    expect(other.overrun.differential).toBe(4);
  });
});

describe('the Combat Results Table', () => {
  const { combat } = shipped;
  it('SPI-17.92.1: runs from 0 to +7, and 0 can hurt', () => {
    expect(combat.columns).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(combat.losses.map((line) => line[0])).toEqual([0, 0, 0, 0, 1, 1]);
    expect([-1, 0, 3, 7, 8, 30].map((d) => combatColumn(combat, d))).toEqual([-1, 0, 3, 7, 7, 7]);
  });

  it('rises: mean losses 2/6, 3/6, 5/6, 7/6, 10/6, 12/6, 15/6, 18/6', () => {
    expect(combat.columns.map((c) => combat.losses.reduce((sum, line) => sum + line[c], 0))).toEqual([2, 3, 5, 7, 10, 12, 15, 18]);
  });

  it('SPI-17.8.1: destruction is certain for 1 point from +4, for 2 points at +7 only, never for 3', () => {
    expect(combat.least).toEqual([0, 0, 0, 0, 1, 1, 1, 2]);
    const doomed = (strength: number) => combat.columns.filter((c) => destructionGuaranteed(combat, strength, c));
    expect([1, 2, 3].map(doomed)).toEqual([[4, 5, 6, 7], [7], []]);
    expect(destructionGuaranteed(combat, 0, -1)).toBe(false);
  });

  it('may have other columns and losses, but none that falls', () => {
    const wide = good({ format: TABLES_FORMAT, combat: '# source: printed\ndie,0,1\n1,0,1\n2,0,1\n3,0,1\n4,0,1\n5,0,1\n6,1,2\n' });
    expect(wide.combat.least).toEqual([0, 1]);
    expect(combatColumn(wide.combat, 5)).toBe(1);
    expect(short(changed('combat', ['6', '+1', '0'], ['5', '+1', '0']))).toEqual(['falls spi-combat - +1']);
    expect(short({ format: TABLES_FORMAT, combat: '# source: printed\ndie,0,2\n1,0,1\n2,0,1\n3,0,1\n4,0,1\n5,0,1\n6,0,x\n' })).toEqual([
      'columns spi-combat - 2',
      'entry spi-combat 6 2',
    ]);
    expect(short({ format: TABLES_FORMAT, combat: { ...tablesData.combat, columns: [], cells: [[], [], [], [], [], []] } })).toEqual([
      'columns spi-combat - -',
    ]);
  });
});

describe('the other tables', () => {
  it('SPI-MAP.4, SPI-5.66.1: bar rail across straits, but across mountain barriers only where the errata do', () => {
    const { hexes, hexsides, assaultShift } = shipped.terrain;
    expect([hexsides.strait.rail, hexsides.blocked.rail, hexsides.sea.rail]).toEqual([false, true, false]);
    expect(
      [hexsides.strait, hexsides.blocked, hexsides.sea].map((side) => [side.infantry, side.mechanized, side.attack, side.zoc, side.supply]),
    ).toEqual(Array.from({ length: 3 }, () => [null, null, false, false, false]));
    expect([hexes.clear.infantry, hexes.rough.infantry, hexes.rough.mechanized, hexes.sea.infantry, hexes.prohibited.mechanized]).toEqual([
      1,
      2,
      3,
      null,
      null,
    ]);
    expect([hexes.clear.shift, hexes.rough.shift, assaultShift]).toEqual([0, -1, -1]);
  });

  it('give the seasons', () => {
    expect(Object.values(shipped.movement).map(({ infantry, mechanized, rail }) => [infantry, mechanized, rail])).toEqual([
      [2, 3, 3],
      [3, 5, 3],
      [4, 6, 3],
      [3, 4, 3],
    ]);
    expect(Object.values(shipped.movement).map((season) => season.amphibious)).toEqual([false, true, true, true]);
  });

  it('SPI-5.72.1: give absolute transport points for each of 24 Game-Turns, and they may fall', () => {
    expect(shipped.transport).toHaveLength(24);
    expect(shipped.transport[0]).toEqual({ naval: 4, amphibious: 0 });
    expect(shipped.transport.slice(18, 21).map((points) => points.amphibious)).toEqual([3, 8, 3]);
    expect(
      short({
        format: TABLES_FORMAT,
        transport: { ...tablesData.transport, rows: tablesData.transport.rows.map((r) => (r === '1/1943' ? '1/43' : r)) },
      }),
    ).toEqual(['missing-row spi-transport 1/1943 -', 'unknown-row spi-transport 1/43 -']);
  });

  it('SPI-5.33.1, SPI-5.33.2: mechanize the Free French from 1/1943 by case 5.33 only, and others in the base game', () => {
    const base = shipped.mechanized.filter((line) => line.case === null).map((line) => line.nation);
    expect(base).toEqual(['Germany', 'USA', 'Britain']);
    expect(shipped.mechanized.find((line) => line.case === '5.33')).toEqual({ nation: 'Free French', units: 'all', from: 15, case: '5.33' });
  });

  it('SPI-10.32.1, SPI-17.11.2: give the maxima of units', () => {
    expect(shipped.buildUp.groups).toEqual({
      Germany: [{ from: 1, most: 4 }],
      'Italy and minor countries': [{ from: 1, most: 2 }],
      'other Allied': [
        { from: 1, most: 3 },
        { from: 15, most: 4 },
      ],
    });
    expect([shipped.buildUp.peacetimeRussia, shipped.buildUp.peacetimeRussiaRational, shipped.buildUp.unitsInHex]).toEqual([2, 3, 2]);
    expect(short(changed('buildUp', ['Germany', 'from', '1/1943']))).toEqual(['no-start spi-build-up - from']);
  });

  it('pay nations by period and state: Russian peacetime production makes 21 points in 2/1940 33 in 2/1941', () => {
    const points = (nation: string, turn: string, war: boolean) => incomeOf(shipped.production, nation, turnNumber(turn) ?? 0, war)?.points ?? null;
    expect(21 + 4 * (points('Russia', '3/1940', false) ?? 0)).toBe(33);
    expect([
      points('Russia', '3/1941', true),
      points('Germany', '4/1940', true),
      points('Germany', '1/1941', false),
      points('USA', '4/1941', true),
    ]).toEqual([10, 5, 7, null]);
    expect(short(changed('production', ['Germany 1941-1942', 'from', '4/1940']))).toEqual(['twice spi-production Germany 1941-1942 from']);
    expect(short(changed('production', ['Italy', 'to', '2/1939'], ['France', 'to', '1/1941'], ['France', 'from', '2/1941']))).toEqual([
      'entry spi-production Italy to',
      'period spi-production France to',
    ]);
  });

  it('SPI-17.7.2: price German mechanized points above one, unless all Germans are mechanized', () => {
    expect(shipped.costs.germanMechanized).toBeGreaterThan(1);
    expect(shipped.costs.fullyMotorized).toBe(1);
  });

  it('SPI-17.4.1: let Germans, British and Americans exert an Air Zone', () => {
    expect(shipped.air).toEqual({ axis: ['Germany'], allied: ['Britain', 'USA'], range: 3, divisor: 2 });
  });

  it('know the side, group and ruler of each nation that other tables name', () => {
    const named = [
      ...shipped.mechanized.map((line) => line.nation),
      ...shipped.production.map((line) => line.nation),
      ...shipped.neutrals.map((line) => line.country),
      ...shipped.partisans.map((line) => line.country),
      ...shipped.air.axis,
      ...shipped.air.allied,
    ];
    expect(named.filter((name) => !Object.hasOwn(shipped.nations, name))).toEqual([]);
    expect(shipped.nations['Libya'].ruledBy).toBe('Italy');
    expect(short(changed('nations', ['Libya', 'ruled by', 'Rome']))).toEqual(['no-such-nation spi-nations Libya ruled by']);
    expect(shipped.neutrals.find((line) => line.country === 'Sweden')).toEqual({
      country: 'Sweden',
      stance: 'neutral',
      garrison: 2,
      joins: 'axis-if-russia',
      turn: null,
    });
  });

  it('read shares and lists of victory', () => {
    expect(shipped.victory).toMatchObject({
      alliedDecisive: [1, 1],
      alliedMarginal: [1, 2],
      axisDecisive: [['Moscow', 'Leningrad', 'Caucasus'], ['London']],
    });
    expect(short(changed('victory', ['Allied marginal', 'value', '3/2']))).toEqual(['share spi-victory Allied marginal value']);
  });
});

describe('a tables file', () => {
  it('may bring each table as an object or as text with commas, and gives the same tables back', () => {
    const objects = good({ format: TABLES_FORMAT, ...tablesData });
    expect(objects.digests).toEqual(shipped.digests);
    const uniform = TABLE_NAMES.filter((name) => tablesData[name].cells.every((line) => line.every((cell) => cell.source === line[0].source)));
    const texts = good({ format: TABLES_FORMAT, ...Object.fromEntries(uniform.map((name) => [name, writeCsvTable(tablesData[name])])) });
    expect(uniform.length).toBeGreaterThan(8);
    expect(texts.digests).toEqual(shipped.digests);
  });

  it('is told of every mistake, with table, row and column, in words', () => {
    const found = errorsOf({
      format: TABLES_FORMAT,
      crt: {},
      supply: '# source: printed\nrule,value\nsea legs,many\n',
      air: { ...tablesData.air, rows: ['range'] },
      costs: 7,
    });
    expect(found.map((e) => [e.code, e.table, e.row, e.column].join(' '))).toEqual(
      expect.arrayContaining([
        'table/unknown-key file  ',
        'table/entry spi-supply sea legs value',
        'table/missing-row spi-supply attack divisor out of supply ',
        'table/row-count spi-air  ',
        'table/shape costs  ',
      ]),
    );
    expect(found.find((e) => e.row === 'sea legs')?.detail).toBe("'many' stands here; it must be a whole number from 0 to 99.");
    for (const error of found) expect(error.detail).toMatch(/\.$/);
  });

  it('never throws, whatever the input', () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true });
    fc.assert(
      fc.property(fc.constantFrom(...TABLE_NAMES), anything, (name, value) => {
        if (value === undefined) return;
        const errors = errorsOf({ format: TABLES_FORMAT, [name]: value });
        expect(errors.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
    fc.assert(fc.property(anything, (value) => void expect(isLeft(loadTables(value))).toBe(true)));
  });

  it('never makes a compiler throw, whatever single cell, row or column is spoilt', () => {
    const spoils = fc.record({
      name: fc.constantFrom(...TABLE_NAMES),
      place: fc.nat(),
      value: fc.constantFrom('', 'x', '-1', '1e9', 'P', 'yes', '2/1939', '1/0', '__proto__', '999'),
      part: fc.constantFrom<'cells' | 'rows' | 'columns'>('cells', 'rows', 'columns'),
    });
    fc.assert(
      fc.property(spoils, ({ name, place, value, part }) => {
        const table = tablesData[name];
        const at = (length: number): number => place % Math.max(1, length);
        const spoilt: Table<string> =
          part === 'cells'
            ? { ...table, cells: table.cells.map((line, r) => (r === at(table.rows.length) ? line.map((cell) => ({ ...cell, value })) : line)) }
            : { ...table, [part]: table[part].map((old, i) => (i === at(table[part].length) ? value : old)) };
        const made = makeTables({ ...tablesData, [name]: spoilt });
        expect(isRight(made) || made.left.every((e) => e.table === table.id)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
