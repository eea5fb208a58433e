import { describe, expect, it } from 'vitest';
import { renderSvg } from '../../src/render/index.js';
import type { View } from '../../src/engine/view.js';
import { count, counter, mapData, mapOf, view, xmlFault } from './position.js';

const EVIL = `<script>alert("1")</script> & 'x' ]]> <!-- \u0000\u001b\ud800 -->`;

/** A view in which every text and color that can come from outside is hostile. */
const hostile: View = {
  ...view,
  title: EVIL,
  subtitle: EVIL,
  notices: [EVIL],
  map: mapOf({
    ...mapData,
    id: EVIL,
    notice: EVIL,
    terrains: { ...mapData.terrains, '?': EVIL },
    hexsides: { ...mapData.hexsides, [`river ${EVIL}`]: ['0905/1004'], [`rail ${EVIL}`]: ['0905/1004'] },
    features: { ...mapData.features, [EVIL]: ['0906'] },
    places: [{ hex: '0905', name: EVIL, kind: EVIL }],
  }),
  colors: { [EVIL]: { name: EVIL, fill: '#fff"/><script>alert(1)</script>', ink: 'url(javascript:alert(1))' } },
  owners: view.owners.map((o) => (o === null ? null : EVIL)),
  stacks: [
    {
      hex: '1105',
      counters: [
        counter(EVIL, {
          owner: EVIL,
          name: EVIL,
          designation: EVIL,
          size: EVIL,
          type: EVIL,
          ratings: EVIL,
          marks: [EVIL, ' ', ''],
        }),
        counter('p', { owner: '__proto__', type: 'constructor' }),
      ],
    },
    { hex: EVIL, counters: [counter('lost')] },
  ],
  marks: [{ hex: '1105', label: EVIL }],
  boxes: [{ heading: EVIL, counters: [counter('boxed', { owner: EVIL, type: EVIL })] }],
};

const pathOf = (svg: string, feature: string): string => {
  const at = svg.indexOf(`data-hexside="${feature}"`);
  return svg.slice(svg.lastIndexOf('<defs><path', at), at);
};

describe('renderSvg', () => {
  const svg = renderSvg(view);

  it('writes well-formed XML', () => {
    expect(xmlFault(svg)).toBeNull();
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
  });

  it('lets no text or color of a view become markup', () => {
    const out = renderSvg(hostile);
    expect(xmlFault(out)).toBeNull();
    expect(out).not.toMatch(/<script|javascript:|<!--/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
    expect(out).not.toMatch(/[\u0000-\u0008\u001b]/);
    expect(out).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39; ]]&gt;');
  });

  it('says the same thing twice', () => {
    expect(renderSvg(view)).toBe(svg);
    expect(renderSvg(structuredClone({ ...view, map: view.map }))).toBe(svg);
  });

  it('rounds every number to two decimals', () => {
    expect(count(svg, /\d\.\d{3,}/g)).toBe(0);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('shows each unit on the map once as a counter', () => {
    for (const c of view.stacks.flatMap((s) => s.counters))
      expect(count(svg, new RegExp(`data-unit="${c.id}"`, 'g'))).toBe(1);
    expect(count(svg, /data-unit=/g)).toBe(12);
  });

  it('draws units of two stacks in one hex side by side', () => {
    const out = renderSvg({ ...view, stacks: [...view.stacks, { hex: '1105', counters: [counter('z')] }] });
    expect(count(out, /data-unit=/g)).toBe(13);
    expect(count(out, /data-hex="1105"/g)).toBe(1);
  });

  it('shows a unit in a hex that the map does not have beside the map', () => {
    const out = renderSvg({ ...view, stacks: [{ hex: '9999', counters: [counter('z')] }] });
    expect(count(out, /data-unit="z"/g)).toBe(1);
    expect(out).toContain('9999 is no hex of this map');
  });

  it('draws each river hexside once, on the hexside', () => {
    expect(count(pathOf(svg, 'minor river'), /M/g)).toBe(3);
    expect(count(pathOf(svg, 'major river'), /M/g)).toBe(2);
    // 1205/1206: column 12 is the fourth, even, so half a hex south; row 5 is the third
    expect(
      pathOf(renderSvg({ ...view, map: mapOf({ ...mapData, hexsides: { river: ['1205/1206'] } }) }), 'river'),
    ).toMatch(/M200 245q10 [-\d.]+ 20 0t20 0"/);
  });

  it('puts teeth on the protected side, on both where none is named', () => {
    expect(count(pathOf(svg, 'fortified'), /Z/g)).toBe(3);
  });

  it('draws a line across each hexside of a railroad once', () => {
    const at = svg.indexOf('data-line="rail"');
    expect(count(svg.slice(svg.lastIndexOf('<defs><path', at), at), /M/g)).toBe(3);
  });

  it('draws frontiers only between two territories', () => {
    const alone = mapOf({ ...mapData, territory: mapData.territory.map((row) => row.replace(/B/g, 'A')) });
    expect(renderSvg(view)).toContain('id="frontiers"');
    expect(renderSvg({ ...view, map: alone })).not.toContain('id="frontiers"');
  });

  it('names a city of two hexes once', () => {
    expect(count(svg, />METROPOLIS</g)).toBe(1);
  });

  it('shows the provenance of map and forces', () => {
    expect(svg).toContain('>Not a printed map.<');
    expect(svg).toContain('>Made up for tests.<');
  });

  it('counts what is off the map', () => {
    expect(svg).toContain('>Eliminated: 3<');
    expect(svg).toContain('>× 2<');
  });

  it('leaves out what it is told to', () => {
    expect(renderSvg(view, { hexNumbers: false })).not.toContain('id="numbers"');
    const bare = renderSvg(view, { stacks: false });
    expect(bare).not.toContain('data-unit=');
    expect(bare).not.toContain('Eliminated');
    expect(renderSvg(view, { legend: false })).not.toContain('Unit types');
    expect(renderSvg(view, { title: 'Another' })).toContain('>Another<');
  });

  it('lists owners who have a counter or a hex, and counts the units of those who have counters', () => {
    const colors = { ...view.colors, A: { name: 'Ally', fill: '#123456', ink: '#fff' }, H: { name: 'Holder', fill: '#654321', ink: '#fff' }, N: { name: 'Nobody', fill: '#abcdef', ink: '#000' } };
    const legend = renderSvg({ ...view, colors, owners: view.owners.map((_, i) => (i === 5 ? 'H' : null)), stacks: [{ hex: '1105', counters: [counter('x'), counter('y')] }], boxes: [] });
    expect(legend).toContain('>Ally: 2<');
    expect(legend).toContain('>Holder<');
    expect(legend).not.toContain('Nobody');
  });

  it('explains every mark on a hex, once for each kind', () => {
    const marked = renderSvg({ ...view, marks: [{ hex: '0904', label: 'beach' }, { hex: '1005', label: 'fort by turn 3' }, { hex: '1105', label: 'fort by turn 4' }] });
    const panel = marked.slice(marked.indexOf('id="panel"'));
    expect([...panel.matchAll(/>(Beach|Fort by turn …)</g)].map(([, label]) => label)).toEqual(['Beach', 'Fort by turn …']);
    expect(renderSvg({ ...view, marks: [] })).not.toContain('Beach');
  });

  it('explains counters with one number as strength', () => {
    const legendWith = (ratings: string): string => renderSvg({ ...view, stacks: [{ hex: '1105', counters: [counter('x', { ratings })] }], boxes: [] });
    expect(legendWith('3')).toContain('>Strength<');
    expect(legendWith('7-6')).toContain('>Strength-movement<');
  });

  it('scales the picture, not the drawing', () => {
    const width = (s: string): number => Number(/ width="([\d.]+)"/.exec(s)?.[1]);
    expect(width(renderSvg(view, { scale: 2 }))).toBe(2 * width(svg));
    expect(renderSvg(view, { scale: 2 }).replace(/<svg[^>]*>/, '')).toBe(svg.replace(/<svg[^>]*>/, ''));
    for (const scale of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) expect(renderSvg(view, { scale })).toBe(svg);
  });

  it('keeps a campaign map with 330 units under 1.5 MB', () => {
    const rows = Array.from({ length: 36 }, (_, r) =>
      Array.from({ length: 50 }, (_, c) => '.wmb~'[(r * 7 + c * 3) % 5]).join(''),
    );
    const map = mapOf({
      ...mapData,
      columns: [1, 50],
      rows: [1, 36],
      terrain: rows,
      territory: rows.map((_, r) => (r % 9 === 0 ? 'B' : 'A').repeat(50)),
      hexsides: {},
      features: {},
      places: [],
    });
    const stacks = Array.from({ length: 66 }, (_, s) => ({
      hex: map.ids[s * 27],
      counters: Array.from({ length: 5 }, (_, i) =>
        counter(`u${s}-${i}`, { designation: `${s} Mazowiecka`, marks: ['moved'] }),
      ),
    }));
    const out = renderSvg({ ...view, map, stacks, owners: map.ids.map(() => 'A'), marks: [], boxes: [] });
    expect(count(out, /data-unit=/g)).toBe(330);
    expect(Buffer.byteLength(out)).toBeLessThan(1_500_000);
  });
});
