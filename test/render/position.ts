/** A small map with one of everything, and views of it, for the tests of this folder. */
import { E } from '../../src/prelude.js';
import type { Counter, View } from '../../src/engine/view.js';
import { type HexMap, makeMap, type MapData } from '../../src/kernel/map.js';

export const mapData: MapData = {
  format: 'grognard-map/1',
  id: 'sample',
  title: 'Sample',
  notice: 'Made up for tests.',
  columns: [9, 14],
  rows: [3, 7],
  terrains: { '.': 'clear', w: 'woods', m: 'mountain', b: 'wooded-swamp', '~': 'sea', '?': 'moon dust' },
  terrain: ['~~~...', '~~.w..', '..wm.?', '...b..', '......'],
  territories: { A: 'Arcadia', B: 'Beotia' },
  territory: ['   AAA', '  AAAB', 'AAABBB', 'AABBBB', 'ABBBBB'],
  hexsides: {
    'minor river': ['0905/1004', '0905/1005', '1005/1105'],
    'major river': ['1205/1206', '1206/1306'],
    rail: ['0905/0906', '0906/0907', '1005/1006'],
    road: ['0905/0906'],
    fortified: ['1205>1305', '1304/1305'],
    lake: ['1306/1307'],
  },
  features: { fortress: ['1105'], port: ['0905'], windmill: ['1307'] },
  places: [
    { hex: '0905', name: 'Ålborg', kind: 'dot' },
    { hex: '1105', name: 'Metropolis', kind: 'major-full', capital: true },
    { hex: '1106', name: 'Metropolis', kind: 'major-partial', city: 'Metropolis' },
    { hex: '1307', name: 'Kőszeg', kind: 'reference' },
  ],
  source: 'reconstructed',
  hexSources: {},
};

export const mapOf = (data: MapData): HexMap => {
  const made = makeMap(data);
  if (E.isLeft(made)) throw new Error(made.left.map((e) => `${e.at}: ${e.detail}`).join('\n'));
  return made.right;
};

export const counter = (id: string, more: Partial<Counter> = {}): Counter => ({
  id,
  owner: 'A',
  name: `Unit ${id}`,
  designation: '24',
  size: 'XX',
  type: 'Inf',
  ratings: '7-6',
  dot: false,
  cadre: false,
  marks: [],
  ...more,
});

const map = mapOf(mapData);

export const view: View = {
  title: 'A position',
  subtitle: 'Turn 1, Movement Phase',
  notices: ['Not a printed map.'],
  map,
  colors: {
    A: { name: 'Arcadia', fill: '#9aa88f', ink: '#111' },
    B: { name: 'Beotia', fill: '#b5462f', ink: '#fff3dc' },
  },
  owners: map.ids.map((_, hex) => (map.territory[hex] < 0 ? null : map.territory[hex] === 0 ? 'A' : 'B')),
  stacks: [
    {
      hex: '1105',
      counters: [
        counter('a1'),
        counter('a2', { type: 'mot Inf', marks: ['moved', 'out of supply'] }),
        counter('a3', { type: 'Art', size: 'III', dot: true, ratings: '2-3-8' }),
      ],
    },
    { hex: '1305', counters: [counter('b1', { owner: 'B', size: 'CADRE', cadre: true })] },
    {
      hex: '1307',
      counters: Array.from({ length: 8 }, (_, i) =>
        counter(`c${i}`, { owner: 'B', type: 'Cav', size: 'X', designation: 'Mazowiecka' }),
      ),
    },
  ],
  marks: [{ hex: '1105', label: 'rail cut' }],
  boxes: [{ heading: 'Eliminated', counters: [counter('d1'), counter('d2'), counter('d3', { owner: 'B' })] }],
};

/** How often a pattern occurs. */
export const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

const ATTRIBUTES = /^(?:\s+[a-zA-Z_][\w:.-]*="[^"<]*")*\s*$/;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|#39);)/;

/** What is wrong with a document as XML, null when it is well formed: tags in pairs, attributes quoted and once each, texts escaped. */
export const xmlFault = (text: string): string | null => {
  const open: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const start = rest.indexOf('<');
    const words = start < 0 ? rest : rest.slice(0, start);
    if (BARE_AMPERSAND.test(words) || words.includes(']]>')) return `text: ${words.slice(0, 60)}`;
    if (start < 0) return open.length === 0 && words.trim() === '' ? null : `unclosed: ${open.join(' ')}`;
    const end = rest.indexOf('>', start);
    const tag = rest.slice(start, end + 1);
    const parts = /^<(\/?)([a-zA-Z][\w-]*)([\s\S]*?)(\/?)>$/.exec(tag);
    if (end < 0 || parts === null) return `tag: ${tag.slice(0, 60)}`;
    const [, closing, name, attributes, empty] = parts;
    if (!ATTRIBUTES.test(attributes) || BARE_AMPERSAND.test(attributes)) return `attributes: ${tag.slice(0, 120)}`;
    const names = [...attributes.matchAll(/\s([\w:.-]+)="/g)].map((m) => m[1]);
    if (new Set(names).size !== names.length) return `attribute twice: ${tag.slice(0, 120)}`;
    if (closing === '/') {
      if (open.pop() !== name) return `closes nothing: ${tag}`;
    } else if (empty === '') open.push(name);
    rest = rest.slice(end + 1);
  }
  return open.length === 0 ? null : `unclosed: ${open.join(' ')}`;
};
