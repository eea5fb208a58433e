/**
 * Unit type symbols, drawn with lines in and under the type box, as map sheets and counters have them since the 1930s.
 * A type's words are read one by one (`mot`, `Lt`, `Siege`, `Inf` …), so that combinations need no list.
 * Names and abbreviations: @rule UIC
 * @module
 */
import { attrs, escapeMarkup, fittingSize, num, shorten, slug } from './markup.js';

/** Half the width and half the height of the type box, in counter units (a counter is 40 wide). */
export const BOX = { halfWidth: 9.6, halfHeight: 6.5 } as const;

const W = BOX.halfWidth;
const H = BOX.halfHeight;

const line = (d: string, extra = ''): string => `<path d="${d}"${extra}/>`;
const SOLID = ' fill="currentColor" stroke="none"';
const THICK = ' stroke-width="2.2"';

const CROSS = line(`M${-W} ${-H}L${W} ${H}M${-W} ${H}L${W} ${-H}`);
const SLASH = line(`M${-W} ${H}L${W} ${-H}`);
const OVAL = line('M-4-3.6h8a3.6 3.6 0 0 1 0 7.2h-8a3.6 3.6 0 0 1 0-7.2z');
const WHEELS = `<circle cx="-5" cy="${H + 1.9}" r="1.5"/><circle cx="5" cy="${H + 1.9}" r="1.5"/>`;
const BRIDGE = line('M-6 3.6v-6.4h12v6.4M0-2.8v6.4', ' stroke-width="1.7"');
const DOT = `<circle r="2.7"${SOLID}/>`;
const FLOOR = line(`M${-W} ${H - 1.6}H${W}`, ' stroke-width="2.4"');

const PARATROOPS = CROSS + line('M-6 5.6a3 2.6 0 0 1 6 0a3 2.6 0 0 1 6 0', THICK);

// The main word of a type, in lower case → its drawing inside the box.
const ARMS: Readonly<Record<string, string>> = {
  inf: CROSS,
  infantry: CROSS,
  rifle: CROSS,
  mot: CROSS,
  ng: CROSS + FLOOR,
  static: CROSS + FLOOR,
  mech: CROSS + OVAL,
  mechanized: CROSS + OVAL,
  pz: OVAL,
  tank: OVAL,
  arm: OVAL,
  armor: OVAL,
  recon: OVAL + SLASH,
  cav: SLASH,
  mtn: CROSS + line(`M-4 ${H}L0-.2L4 ${H}z`, SOLID),
  jgr: CROSS + line(`M-4 ${H}L0 .4L4 ${H}`),
  mg: line(
    `M0 ${H - 1}V${-H + 1.6}M-2.6 ${-H + 4.4}L0 ${-H + 1.4}L2.6 ${-H + 4.4}M-4 ${H - 1}h8M-3 1.6h6`,
    ' stroke-width="1.5"',
  ),
  fort: line('M-8 4.6v-7h3.2v2.6h3.2v-2.6h3.2v2.6h3.2v-2.6H8v7z', SOLID),
  bdr: line(`M${-W} ${-H}L0 0L${-W} ${H}zM${W} ${-H}L0 0L${W} ${H}z`, ` fill="currentColor" fill-opacity=".75"`),
  para: PARATROOPS,
  paratroops: PARATROOPS,
  partisans: line('M-6.4 4.6L0-4.6L6.4 4.6z') + `<circle cy="1.6" r="1.5"${SOLID}/>`,
  at: line(`M${-W} ${H}L0 ${-H}L${W} ${H}`),
  aa: line(`M${-W} ${H}C${-W} ${-H + 1} ${W} ${-H + 1} ${W} ${H}`),
  art: DOT,
  arty: DOT,
  eng: BRIDGE,
  cons: BRIDGE + line('M-6 5h12', ' stroke-width="1"'),
  cmdo: line('M0-5V5.2M-3.4-1.6h6.8', ' stroke-width="1.7"') + line('M-1.6 3L0 6.2L1.6 3z', SOLID),
  bicycle: CROSS + `<circle cx="0" cy="${H + 1.9}" r="1.5"/>`,
  nvl:
    line('M0-4.6V4.6M-2.6-1.8h5.2M-5 1.4C-4.6 5.8 4.6 5.8 5 1.4', ' stroke-width="1.4"') +
    '<circle cy="-4.2" r="1.1"/>',
  sec: CROSS + line(`M${-W} ${-H}L0 0L${-W} ${H}z`, SOLID),
};

// Words that add something to the main word's drawing.
const ADDITIONS: Readonly<Record<string, string>> = {
  mot: WHEELS,
  lt: SLASH,
  hv: line(`M0 ${H}V-3`),
  siege: line('M-6-3.4v6.8M6-3.4v6.8', THICK),
  rkt: line('M-3.4-2.4L0-5.4L3.4-2.4'),
  aslt: line(`M${-W} ${-H}L${W} ${H}`),
  rr: line('M-8 5.3H8M-6 4v2.6M-2 4v2.6M2 4v2.6M6 4v2.6', ' stroke-width=".9"'),
  flame: line('M0 3C-3 .6-.4-.8 0-3.2C.4-.8 3 .6 0 3z', SOLID),
  static: FLOOR,
};

// Whole types whose words mean something else together.
const PHRASES: Readonly<Record<string, string>> = {
  'm/c': CROSS + `<circle cx="0" cy="${H + 1.9}" r="1.5"/>`,
  'nvl trps': ARMS.nvl,
  'air lndg': CROSS + line('M-6 3L0 6L6 3', THICK),
  'aslt gun': OVAL + line('M0 3V-5.6M-2.2-3.2L0-5.8L2.2-3.2'),
  'national guard': ARMS.ng,
  'lt aa': ARMS.aa,
  'lt arm': OVAL + SLASH,
  cavalry: SLASH,
  engineer: BRIDGE,
  artillery: DOT,
};

const STAFF = line(`M${-W} ${H}V${H + 4}`, ' stroke-width="1.6"');

/** The lines that make a type's symbol, null when there is no symbol for it. */
export const symbolLines = (type: string): string | null => {
  const words = type.toLowerCase().trim().split(/\s+/);
  const motorized = words.length > 1 && words[0] === 'mot';
  const rest = motorized ? words.slice(1) : words;
  const wheels = motorized ? WHEELS : '';
  const phrase = rest.join(' ');
  if (Object.hasOwn(PHRASES, phrase)) return PHRASES[phrase] + wheels;
  const last = rest[rest.length - 1];
  const before = rest.slice(0, -1);
  if (!Object.hasOwn(ARMS, last) || !before.every((w) => Object.hasOwn(ADDITIONS, w))) return null;
  // a light tank's slash and an assault engineer's stroke may repeat what is there; twice the same line does no harm
  return ARMS[last] + before.map((w) => ADDITIONS[w]).join('') + wheels;
};

/** The id of a type's symbol among the definitions. */
export const symbolId = (type: string): string => `unit-${slug(type)}`;

// the box takes the fill of whoever uses it, light or dark as the ink needs; the lines in it are not to be filled
const box = (inner: string): string =>
  `<rect${attrs({ x: -W, y: -H, width: 2 * W, height: 2 * H })}/><g fill="none" fill-opacity="1">${inner}</g>`;

const isHeadquarters = (type: string): boolean => /\bHQ$/.test(type);

/** Definitions of the symbols of some types. */
export const symbolDefs = (types: Iterable<string>): string =>
  [...new Map([...types].map((type) => [symbolId(type), type])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, type]) => {
      const lines = symbolLines(type);
      return lines === null ? '' : `<g id="${id}">${box(lines)}</g>\n`;
    })
    .join('');

const boxedText = (text: string): string => {
  const size = fittingSize(text, 2 * W - 2, 8);
  return `<text${attrs({ y: size * 0.36, 'font-size': size, fill: 'currentColor', stroke: 'none' })}>${escapeMarkup(text)}</text>`;
};

/** A type's symbol at a height on its counter: a reference to its definition, or its abbreviation as text in the box. */
export const renderSymbol = (type: string, y: number): string => {
  if (symbolLines(type) !== null) return `<use href="#${symbolId(type)}" y="${num(y)}"/>`;
  const inner = isHeadquarters(type)
    ? boxedText(/^(?:army|corps)?\s*HQ$/i.test(type) ? 'HQ' : shorten(type.replace(/\s*HQ$/, ''), 8)) + STAFF
    : boxedText(shorten(type.trim() === '' ? '?' : type.trim(), 9));
  return `<g transform="translate(0 ${num(y)})">${box(inner)}</g>`;
};
