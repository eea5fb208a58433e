/** What play has made of the map, as it is drawn. */
import { describe, expect, it } from 'vitest';
import type { FeatureChange } from '../../src/engine/view.js';
import { renderAscii } from '../../src/render/ascii.js';
import { featuresByHex, unprotected } from '../../src/render/changes.js';
import { renderSvg } from '../../src/render/svg.js';
import { view } from './position.js';

const change = (hex: string, feature: string, is: FeatureChange['is'], of: FeatureChange['of'] = 'hex'): FeatureChange => ({ hex, feature, of, is });
const hexOf = (id: string): number => view.map.hexOf.get(id) as number;
/** The markup of the group of features. */
const features = (changes: ReadonlyArray<FeatureChange>): string => {
  const svg = renderSvg({ ...view, changes }, { legend: false });
  const from = svg.indexOf('id="features"');
  return svg.slice(from, svg.indexOf('id="numbers"'));
};

describe('features of a position', () => {
  it('are those of the map where nothing has changed', () => {
    const { changes: _, ...plain } = { ...view, changes: [] };
    expect(renderSvg(plain)).toBe(renderSvg(view));
    expect(featuresByHex(view).get(hexOf('1105'))).toEqual([{ feature: 'fortress', is: 'printed' }]);
  });

  it('are built, under construction or gone', () => {
    const found = featuresByHex({ ...view, changes: [change('1205', 'fort', 'built'), change('1206', 'airfield', 'under construction'), change('1105', 'fortress', 'gone')] });
    expect([found.get(hexOf('1205')), found.get(hexOf('1206')), found.get(hexOf('1105'))]).toEqual([
      [{ feature: 'fort', is: 'built' }],
      [{ feature: 'airfield', is: 'under construction' }],
      [{ feature: 'fortress', is: 'gone' }],
    ]);
  });

  it('that are gone leave a trace, and one built in their place stands', () => {
    const found = featuresByHex({ ...view, changes: [change('0905', 'port', 'gone'), change('0905', 'port', 'built')] });
    expect(found.get(hexOf('0905'))).toEqual([{ feature: 'port', is: 'gone' }, { feature: 'port', is: 'built' }]);
  });

  it('are drawn with what has become of them in their titles', () => {
    const markup = features([change('1205', 'fort', 'built'), change('1206', 'airfield', 'under construction'), change('1105', 'fortress', 'gone'), change('0905', 'port', 'gone')]);
    for (const title of ['fort, built', 'airfield, under construction', 'fortress, gone', 'port, gone']) expect(markup).toContain(`<title>${title}</title>`);
    expect(markup).not.toContain('<title>port</title>');
    expect(markup).toContain('opacity="0.45"');
    // the wall of a fortress pales
    expect(features([])).toContain('stroke="#a01818"');
    expect(features([change('1105', 'fortress', 'gone'), change('0905', 'port', 'built')])).not.toContain('stroke-width="3"');
  });

  it('of other maps are left out, and texts from files are escaped', () => {
    expect(features([change('9999', 'fort', 'built')])).toBe(features([]));
    expect(features([change('1205', '<script>', 'built')])).toContain('&lt;script&gt;, built');
    expect(unprotected({ ...view, changes: [change('1305', 'fortified', 'gone', 'hexsides'), change('1305', 'fort', 'gone')] }, 'fortified')).toEqual(new Set([hexOf('1305')]));
  });

  it('on hexsides pale where they protect a hex that was taken', () => {
    const hexsides = (changes: ReadonlyArray<FeatureChange>): string => renderSvg({ ...view, changes }, { legend: false });
    const [before, after] = [hexsides([]), hexsides([change('1305', 'fortified', 'gone', 'hexsides')])];
    expect(before).not.toContain('fortified, gone');
    expect(after).toContain('data-hexside="fortified, gone"');
    // the one without a protected side stands still on the other side
    expect(after).toContain('data-hexside="fortified"');
  });

  it('stand in the legend', () => {
    const legend = renderSvg({ ...view, changes: [change('1205', 'fort', 'under construction'), change('1105', 'fortress', 'gone')] });
    for (const label of ['Fort', 'Under construction', 'Destroyed or captured']) expect(legend).toContain(`>${label}<`);
    expect(renderSvg(view)).not.toContain('Under construction');
  });

  it('are told in text', () => {
    const text = renderAscii({ ...view, changes: [change('1205', 'fort', 'built'), change('1305', 'fortified', 'gone', 'hexsides')] });
    expect(text).toContain('Changes of the map: 1205 fort built, 1305 fortified hexsides gone\n');
    expect(renderAscii(view)).not.toContain('Changes of the map');
  });
});
