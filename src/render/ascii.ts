/**
 * A position as plain text for terminals and logs. Three characters a hex; hexes of even columns lie
 * a line below those of odd columns, so that neighbors on the map are neighbors in the text.
 * @module
 */
import type { Counter, SheetView, View } from '../engine/view.js';
import { columnOf, type HexIx, rowOf } from '../kernel/hex.js';
import { wrap } from './markup.js';
import { placeLook } from './places.js';
import { sheetLines } from './sheet.js';
import { terrainLook } from './terrain.js';

/**
 * What to write.
 * @since 0.1.0
 */
export interface AsciiOptions {
  /** Whether a legend follows the map. Default true. */
  readonly legend?: boolean;
  /** Whether all stacks are listed after the map, unit by unit. Default false. */
  readonly stacks?: boolean;
  /** Whether a listed unit is followed by its id, as actions name it. Default false. */
  readonly ids?: boolean;
}

// A name may come from a file: no escape sequence, line break or direction mark of it may reach a terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g;
const plain = (text: string): string => text.replace(UNPRINTABLE, ' ');

const COVER_LETTERS: Readonly<Record<string, string>> = {
  woods: 'w',
  forest: 'f',
  rough: 'r',
  'wooded-rough': 'h',
  mountain: 'm',
  'wooded-mountain': 'm',
  swamp: 's',
  'wooded-swamp': 'b',
  sand: 'd',
};
const PLACE_LETTERS = { full: '@', partial: '@', dot: 'o', reference: "'" } as const;

const terrainLetters = (terrains: ReadonlyArray<string>): ReadonlyArray<string> => {
  const taken = new Set<string>();
  return terrains.map((name) => {
    const look = terrainLook(name);
    const usual = look.water ? '~' : (COVER_LETTERS[look.cover] ?? (/clear|open|plain/i.test(name) ? '.' : ''));
    const letter = [usual, ...name.toLowerCase().replace(/[^a-z]/g, ''), '?'].find((c) => c !== '' && (c === '~' || !taken.has(c))) ?? '?';
    taken.add(letter);
    return letter;
  });
};

const ownerName = (view: View, owner: string): string => (Object.hasOwn(view.colors, owner) ? view.colors[owner].name : owner);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One letter for each owner: the first of its name that is still free, capital as long as there are such. */
const ownerLetters = (view: View, owners: Iterable<string>): ReadonlyMap<string, string> => {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const owner of new Set(owners)) {
    const candidates = `${ownerName(view, owner)}${owner}`.toUpperCase().replace(/[^A-Z]/g, '') + LETTERS;
    const letter = [...candidates, ...candidates.toLowerCase()].find((c) => !taken.has(c)) ?? '?';
    taken.add(letter);
    letters.set(owner, letter);
  }
  return letters;
};

const describe = (c: Counter, ids = false): string =>
  plain(
    [
      c.ratings,
      c.type,
      c.cadre && c.size !== 'CADRE' ? `${c.size} cadre` : c.size,
      c.designation,
      c.dot ? '(dot)' : '',
      ...c.marks.map((m) => `[${m}]`),
      ids ? `(${c.id})` : '',
    ]
      .filter((s) => s !== '')
      .join(' '),
  );

const stacksByHex = (view: View): ReadonlyMap<HexIx, ReadonlyArray<Counter>> => {
  const byHex = new Map<HexIx, ReadonlyArray<Counter>>();
  for (const stack of view.stacks) {
    const hex = view.map.hexOf.get(stack.hex);
    if (hex !== undefined && stack.counters.length > 0) byHex.set(hex, [...(byHex.get(hex) ?? []), ...stack.counters]);
  }
  return byHex;
};

const MAPLESS_WIDTH = 100;

/** A view without a map: its head, and the sheet below it. */
const maplessText = (view: View, sheet: SheetView): string => {
  const head = [plain(view.title), plain(view.subtitle), ...view.notices.map(plain)].filter((s) => s.trim() !== '').flatMap((s) => wrap(s, MAPLESS_WIDTH));
  return `${[...head, '', ...sheetLines(sheet).map(plain)].map((line) => line.trimEnd()).join('\n')}\n`;
};

/**
 * A position as text. Shape of the map: two lines a row and one more, three characters a column.
 * A hex is its terrain or city, then owner and number of the units in it (`+` for ten and more).
 * @param view - the position, as a game's `view` writes it
 * @param options - parts to write
 * @returns lines separated by line feeds, without trailing blanks
 * @since 0.1.0
 */
export const renderAscii = (view: View, options: AsciiOptions = {}): string => {
  if (view.sheet !== undefined) return maplessText(view, view.sheet);
  const { map } = view;
  const { grid } = map;
  const stacks = stacksByHex(view);
  // whoever has no units needs no letter: there are more countries than letters
  const present = new Set(view.stacks.flatMap((s) => s.counters.map((c) => c.owner)));
  const letters = ownerLetters(view, [...Object.keys(view.colors).filter((owner) => present.has(owner)), ...present]);
  const terrain = terrainLetters(map.terrains);

  const lines: string[][] = Array.from({ length: 2 * grid.rows + 1 }, () => new Array<string>(grid.columns).fill('   '));
  for (let hex = 0; hex < grid.size; hex++) {
    const column = columnOf(grid, hex);
    const row = rowOf(grid, hex) - grid.firstRow;
    const place = map.placeAt[hex];
    const first = place >= 0 ? PLACE_LETTERS[placeLook(map.places[place].kind)] : terrain[map.terrain[hex]];
    const counters = stacks.get(hex) ?? [];
    const units =
      counters.length === 0
        ? // the sea looks like the sea, and land leaves room for what stands on it
          first === '~'
          ? '~ '
          : '  '
        : `${letters.get(counters[0].owner) ?? '?'}${counters.length > 9 ? '+' : counters.length}`;
    lines[2 * row + (column % 2 === 0 ? 1 : 0)][column - grid.firstColumn] = first + units;
  }

  // two digits are all that a column is wide
  const header = Array.from({ length: grid.columns }, (_, c) => `${String(grid.firstColumn + c).padStart(2, '0').slice(-2)} `).join('');
  const out = [
    plain(view.title),
    plain(view.subtitle),
    ...view.notices.map(plain),
    ...(view.map.notice === '' || view.notices.includes(view.map.notice) ? [] : [plain(view.map.notice)]),
  ]
    .filter((s) => s.trim() !== '')
    .flatMap((s) => wrap(s, Math.max(60, grid.columns * 3)));
  const margin = grid.firstRow + grid.rows > 100 ? 3 : 2;
  out.push('', `${' '.repeat(margin + 1)}${header}`);
  lines.forEach((cells, i) => {
    const row = i % 2 === 0 && i / 2 < grid.rows ? String(grid.firstRow + i / 2).padStart(margin, '0') : ' '.repeat(margin);
    out.push(`${row} ${cells.join('')}`);
  });
  for (const box of view.boxes) {
    const counts = new Map<string, number>();
    for (const c of box.counters) counts.set(c.owner, (counts.get(c.owner) ?? 0) + 1);
    out.push(`${plain(box.heading)}: ${[...counts].map(([o, n]) => `${plain(ownerName(view, o))} ${n}`).join(', ') || 'none'}`);
  }
  for (const tally of view.tallies ?? []) out.push(`${plain(tally.heading)}: ${tally.entries.map(plain).join(', ')}`);
  if (view.marks.length > 0) out.push(`Marks: ${view.marks.map((m) => `${plain(m.hex)} ${plain(m.label)}`).join(', ')}`);
  const changes = view.changes ?? [];
  if (changes.length > 0)
    out.push(`Changes of the map: ${changes.map((c) => `${plain(c.hex)} ${plain(c.feature)}${c.of === 'hexsides' ? ' hexsides' : ''} ${c.is}`).join(', ')}`);
  if (options.legend ?? true) {
    const used = new Set(map.terrain);
    const ground = map.terrains.flatMap((name, t) => (used.has(t) ? [`${terrain[t]} ${plain(name)}`] : []));
    out.push('', `Terrain: ${ground.join(', ')}. Places: @ major city, o dot city, ' reference place.`);
    out.push(`Units (letter and number in the hex): ${[...letters].map(([o, l]) => `${l} ${plain(ownerName(view, o))}`).join(', ')}.`);
  }
  if (options.stacks ?? false) {
    out.push('');
    for (const [hex, counters] of [...stacks].sort(([a], [b]) => a - b)) {
      const place = map.placeAt[hex];
      out.push(
        `${map.ids[hex]}${place >= 0 ? ` ${plain(map.places[place].name)}` : ''}: ${counters.map((c) => `${letters.get(c.owner) ?? '?'} ${describe(c, options.ids)}`).join('; ')}`,
      );
    }
  }
  for (const stack of view.stacks)
    if (!map.hexOf.has(stack.hex))
      out.push(`${plain(stack.hex)} is no hex of this map: ${stack.counters.map((c) => describe(c, options.ids)).join('; ')}`);
  return `${out.map((line) => line.trimEnd()).join('\n')}\n`;
};
