import { describe, expect, it } from 'vitest';
import { openMatch, view } from '../../src/engine/match.js';
import { isLeft } from '../../src/prelude.js';
import { renderAscii, renderSvg } from '../../src/render/index.js';
import { logistics } from '../../src/scenarios/logistics/index.js';

const opened = openMatch(logistics);
if (isLeft(opened)) throw new Error('the ledger opens');
const ledger = view(opened.right);
const small = { ...ledger, title: 'A <sheet>', notices: [], sheet: { heading: 'What & how', columns: ['turn', 'points'], rows: [['one', '1'], ['thirteen', '13']] } };

describe('a view without a map', () => {
  it('is a table as text, the first column to the left and the others to the right', () => {
    expect(renderAscii(small)).toBe(`A <sheet>\n${ledger.subtitle}\n\nWhat & how\n\nturn      points\none            1\nthirteen      13\n`);
  });

  it('is a table as a picture, and no map', () => {
    const svg = renderSvg(small);
    expect(svg).toContain('A &lt;sheet&gt;');
    expect(svg).toContain('What &amp; how');
    expect(svg.match(/<text/g)?.length).toBeGreaterThanOrEqual(8);
    expect(svg).not.toContain('id="map"');
    expect(svg).not.toContain('id="grid"');
    expect(Number(/height="(\d+)/.exec(renderSvg(small, { scale: 2 }))?.[1])).toBe(2 * Number(/height="(\d+)/.exec(svg)?.[1]));
  });

  it('draws nothing that no terminal and no browser may see', () => {
    const evil = { ...small, sheet: { heading: '\u001b[31m', columns: ['<script>'], rows: [['\u202e']] } };
    expect(['\u001b', '\u202e'].filter((c) => renderAscii(evil).includes(c))).toEqual([]);
    expect(renderSvg(evil)).not.toContain('<script>');
  });
});
