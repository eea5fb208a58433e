/**
 * Counters: a square of forty units in its owner's colors, with everything that is printed on it.
 * @module
 */
import type { Counter, OwnerColors } from '../engine/view.js';
import { attrs, escapeMarkup, fittingSize, num, shorten } from './markup.js';
import { isLight } from './palette.js';
import { BOX, renderSymbol } from './symbols.js';

/** Side of a counter in its own units. */
export const COUNTER_SIDE = 40;

const BOX_Y = -3.6;

/** Definitions that all counters share. */
export const COUNTER_DEFS =
  '<g id="counter"><rect x="-18.4" y="-18.4" width="39" height="39" rx="2.4" fill="#000" fill-opacity=".35"/>' +
  '<rect x="-19.5" y="-19.5" width="39" height="39" rx="2.4" stroke="#1a1a1a" stroke-width=".9"/>' +
  '<path d="M-18.4 18v-34a2.4 2.4 0 0 1 2.4-2.4h34" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/></g>\n' +
  '<path id="cadre" d="M-19 -11.6h38v16h-38z"/>\n';

/** Divisional units carry their designation at the left, smaller ones at the right. @rule UIC */
const isDivisional = (counter: Counter): boolean => /^X{2,}/.test(counter.size);

/** Short tags for the words in which states are marked: initials, longer where two would be the same. */
export const markTags = (marks: Iterable<string>): ReadonlyMap<string, string> => {
  const tags = new Map<string, string>();
  const taken = new Set<string>();
  for (const mark of [...new Set(marks)].sort()) {
    const words = mark.trim().split(/\s+/);
    const candidates = [
      words
        .map((w) => [...w][0] ?? '')
        .join('')
        .slice(0, 3)
        .toUpperCase(),
      [...words[0]].slice(0, 2).join('').toUpperCase(),
      [...words[0]].slice(0, 3).join('').toUpperCase(),
    ];
    let tag = candidates.find((c) => c !== '' && !taken.has(c));
    for (let n = 1; tag === undefined; n++) if (!taken.has(`#${n}`)) tag = `#${n}`;
    taken.add(tag);
    tags.set(mark, tag);
  }
  return tags;
};

// counters are set in bold, which runs wider than the estimate for plain letters
const boldSize = (text: string, width: number, most: number): number => fittingSize(text, width / 1.16, most);

const renderDesignation = (text: string, left: boolean): string => {
  if (text === '') return '';
  const x = left ? -14.4 : 14.4;
  const short = shorten(text, 12);
  const size = boldSize(short, 8.4, 7);
  if (size >= 5.2)
    return `<text${attrs({ x, y: BOX_Y + size * 0.36, 'font-size': size })}>${escapeMarkup(short)}</text>`;
  // too long to stand beside the box: upright along it
  const upright = boldSize(short, 20, 6.4);
  return `<text${attrs({ transform: `translate(${num(x + upright * 0.34)} ${num(BOX_Y - 1.5)})rotate(-90)`, 'font-size': upright })}>${escapeMarkup(short)}</text>`;
};

const renderTags = (marks: ReadonlyArray<string>, tags: ReadonlyMap<string, string>, atRight: boolean): string =>
  marks
    .slice(0, 3)
    .map((mark, i) => {
      const text = i === 2 && marks.length > 3 ? '+' : (tags.get(mark) ?? mark);
      const x = atRight ? 14.9 : -14.9;
      const y = BOX_Y - 5.4 + i * 5.6;
      const size = boldSize(text, 7.8, 4.8);
      return (
        `<rect${attrs({ x: x - 4.3, y: y - 2.6, width: 8.6, height: 5.2, rx: 1, fill: '#fffef2', stroke: '#a01818', 'stroke-width': 0.6 })}/>` +
        `<text${attrs({ x, y: y + size * 0.36, 'font-size': size, fill: '#a01818' })}>${escapeMarkup(text)}</text>`
      );
    })
    .join('');

/** What the counter says, as a tooltip. */
const describe = (counter: Counter, owner: OwnerColors): string =>
  [
    owner.name,
    counter.name === '' ? counter.id : counter.name,
    [counter.ratings, counter.type, counter.size].filter((s) => s !== '').join(' '),
    counter.cadre && counter.size !== 'CADRE' ? 'cadre' : '',
    counter.dot ? 'supported' : '',
    ...counter.marks,
  ]
    .filter((s) => s !== '')
    .join(' · ');

/**
 * One counter, centered at a point, with sides of the given length in pixels.
 * `named` counters stand for one unit and carry its id; others are only examples of a kind.
 */
export const renderCounter = (
  counter: Counter,
  owner: OwnerColors,
  place: { readonly x: number; readonly y: number; readonly side: number },
  tags: ReadonlyMap<string, string>,
  named = true,
): string => {
  const scale = place.side / COUNTER_SIDE;
  const left = isDivisional(counter);
  const size = shorten(counter.size, 8);
  // box and cadre band stand out against the ink, whichever it is
  const light = isLight(owner.ink);
  const wash = light ? '#000' : '#fff';
  const ratings = shorten(counter.ratings, 14);
  return (
    `<g${attrs({
      class: 'counter',
      'data-unit': named ? counter.id : null,
      transform: `translate(${num(place.x)} ${num(place.y)})scale(${num(scale)})`,
      fill: owner.ink,
      color: owner.ink,
    })}>` +
    (named ? `<title>${escapeMarkup(describe(counter, owner))}</title>` : '') +
    `<use href="#counter"${attrs({ fill: owner.fill })}/>` +
    (counter.cadre ? `<use href="#cadre" fill="${wash}" fill-opacity="${light ? 0.42 : 0.6}"/>` : '') +
    `<g fill="${wash}" fill-opacity="${light ? 0.22 : 0.45}" stroke="currentColor" stroke-width="1.25" stroke-linejoin="round">${renderSymbol(counter.type, BOX_Y)}</g>` +
    (size === ''
      ? ''
      : `<text${attrs({ y: BOX_Y - BOX.halfHeight - 1.9, 'font-size': boldSize(size, 25, 7.6) })}>${escapeMarkup(size)}</text>`) +
    (counter.dot ? `<circle cx="${left ? 15.4 : -15.4}" cy="-14.6" r="2.1"/>` : '') +
    renderDesignation(counter.designation, left) +
    renderTags(counter.marks, tags, left) +
    `<text${attrs({ y: 16.6, 'font-size': boldSize(ratings, 35, 12.5) })}>${escapeMarkup(ratings)}</text>` +
    '</g>'
  );
};
