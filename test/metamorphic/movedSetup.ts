/** Small positions and cases on a map laid anew. */
import { readDrawing } from '../../src/conformance/drawing.js';
import { parseHexes } from '../../src/conformance/notation.js';
import { isLeft } from '../../src/prelude.js';
import type { Case, Stage, Variant } from '../../src/testing/index.js';
import { type Extent, type Move, movedJson, type Mover, movedText } from './move.js';

type Json = Readonly<Record<string, unknown>>;
type Lists = Readonly<Record<string, string>>;

/** What a family of rules writes into positions without saying it. */
export interface Usual extends Extent {
  /** What makes a hex of the frame as good as no hex: lists by key. */
  readonly frame: Readonly<Record<string, string>>;
}

/** Nobody may enter a lake, nor look or fight across it; the land is nobody's. */
export const EUROPA: Usual = { columns: [1, 10], rows: [1, 10], frame: { terrain: 'lake', territories: 'Sweden' } };
export const SPI: Usual = { columns: [1, 14], rows: [1, 12], frame: { terrain: 'prohibited' } };

/** Lists of hexes by name. */
const BY_NAME = ['terrain', 'features', 'territories', 'owners', 'areas', 'sources', 'zones', 'control'];
const LISTS = ['captured', 'abandoned'];

const drawingIn = ({ map, legend }: Json): { readonly terrain: ReadonlyMap<string, string>; readonly standing: ReadonlyMap<string, string> } & Partial<Extent> => {
  if (map === undefined) return { terrain: new Map(), standing: new Map() };
  const read = readDrawing(map as ReadonlyArray<string>, legend as Lists | undefined);
  if (isLeft(read)) throw new Error(read.left.map((p) => p.detail).join(' '));
  return read.right;
};

/** The rectangle of a position. */
export const extentOf = (position: Json, usual: Usual): Extent => {
  const drawing = drawingIn(position);
  return { columns: (position['columns'] as Extent['columns'] | undefined) ?? drawing.columns ?? usual.columns, rows: (position['rows'] as Extent['rows'] | undefined) ?? drawing.rows ?? usual.rows };
};

/** A position on a map laid anew: without a drawing, its lists hex by hex. */
export const movedPosition = (position: Json, usual: Usual, move: Move): Json => {
  const { rows } = extentOf(position, usual);
  const drawing = drawingIn(position);
  const list = (text: string): string => {
    const read = parseHexes(text, rows);
    if (isLeft(read)) throw new Error(read.left[0].detail);
    return read.right.map(move.to).join(' ');
  };
  const byName = (lists: Lists): Lists => Object.fromEntries(Object.entries(lists).map(([name, text]) => [name, list(text)]));
  const { map: _map, legend: _legend, lines, units, ...rest } = movedJson(Object.fromEntries(Object.entries(position).filter(([key]) => !BY_NAME.includes(key) && !LISTS.includes(key) && key !== 'lines' && key !== 'units' && key !== 'map')), move) as Json;
  const out: Record<string, unknown> = { ...rest, columns: move.columns, rows: move.rows };
  for (const key of BY_NAME) if (position[key] !== undefined) out[key] = byName(position[key] as Lists);
  for (const key of LISTS) if (position[key] !== undefined) out[key] = list(position[key] as string);
  if (position['lines'] !== undefined) out['lines'] = Object.fromEntries(Object.entries(position['lines'] as Lists).map(([name, text]) => [name, text.split(';').map(list).join('; ')]));
  if (drawing.terrain.size > 0) {
    // what a list says of a hex goes before what is drawn
    const drawn: Record<string, string> = {};
    for (const [id, name] of drawing.terrain) if (name !== 'clear') drawn[name] = `${drawn[name] ?? ''} ${move.to(id)}`.trim();
    const given = (out['terrain'] as Lists | undefined) ?? {};
    const said = new Set(Object.values(given).flatMap((text) => text.split(' ')));
    const kept = Object.fromEntries(Object.entries(drawn).map(([name, text]) => [name, text.split(' ').filter((id) => !said.has(id)).join(' ')]));
    out['terrain'] = Object.fromEntries([...new Set([...Object.keys(kept), ...Object.keys(given)])].map((name) => [name, `${kept[name] ?? ''} ${given[name] ?? ''}`.trim()]));
  }
  for (const [key, name] of Object.entries(move.frame.length === 0 ? {} : usual.frame)) {
    const lists = (out[key] as Lists | undefined) ?? {};
    out[key] = { ...lists, [name]: `${lists[name] ?? ''} ${move.frame.join(' ')}`.trim() };
  }
  if (position['units'] !== undefined)
    out['units'] = (position['units'] as ReadonlyArray<string>).map((text) => {
      const moved = text.replace(/@(\d{4})/, (_, id: string) => `@${move.to(id)}`);
      const hex = drawing.standing.get(text.slice(0, text.indexOf(':')));
      return hex === undefined ? moved : withHex(moved, move.to(hex));
    });
  return out;
};

/** Flags of units begin with a small letter, as nothing before the hex does but parts of names; a cadre in parentheses stands before. */
const FLAGS = /(?: (?:[a-z]+=[\w.-]+|dot|cadre|out|moved|stopped|railed|attacked|defended|overran|administrative|led|stormed|halted|fought|dropped|landed|eliminated|removed))*$/;

/** A unit that stands on a drawn map, with its hex behind its name. */
const withHex = (text: string, hex: string): string => {
  const flags = FLAGS.exec(text)?.[0] ?? '';
  return `${text.slice(0, text.length - flags.length)} @${hex}${flags}`;
};

/** Expectations: lists of a side's zones may be written in runs. */
const movedExpect = (expect: Json, rows: Extent['rows'], move: Move): Json => {
  const moved = movedJson(expect, move) as Json;
  const zone = expect['zone'] as Lists | undefined;
  if (zone === undefined) return moved;
  const list = (text: string): string => {
    const read = parseHexes(text, rows);
    return isLeft(read) ? text : read.right.map(move.to).join(' ');
  };
  return { ...moved, zone: Object.fromEntries(Object.entries(zone).map(([side, text]) => [side, list(text)])) };
};

/** A case on a map laid anew: what is done and what must come of it go with it. */
export const movedCase = (one: Case, usual: Usual, mover: Mover): Case => {
  const position = (one.position ?? {}) as Json;
  const extent = extentOf(position, usual);
  const move = mover(extent);
  const words = (list: ReadonlyArray<string>): ReadonlyArray<string> => list.map((text) => movedText(text, move));
  const stage = <S extends Partial<Stage> | Variant>(s: S): S => ({
    ...s,
    ...(s.do === undefined ? {} : { do: words(s.do) }),
    ...(s.expect === undefined ? {} : { expect: movedExpect(s.expect as Json, extent.rows, move) }),
  });
  return {
    ...stage(one),
    position: movedPosition(position, usual, move),
    ...(one.then === undefined ? {} : { then: one.then.map(stage) }),
    ...(one.variants === undefined ? {} : { variants: one.variants.map((v) => ({ ...stage(v), ...(v.then === undefined ? {} : { then: v.then.map(stage) }) })) }),
  };
};
