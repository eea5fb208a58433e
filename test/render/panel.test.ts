import { describe, expect, it } from 'vitest';
import { textWidth } from '../../src/render/markup.js';
import { renderPanel, type Section } from '../../src/render/panel.js';

const section = (heading: string, entries: number, width: number): Section => ({
  heading,
  width,
  entries: Array.from({ length: entries }, (_, i) => ({ label: `e${i}`, draw: () => '' })),
});

/** Where the headings stand, in their order. */
const headings = (markup: string): ReadonlyArray<{ readonly x: number; readonly y: number; readonly text: string }> =>
  [...markup.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="17"[^>]*>([^<]*)</g)].map(([, x, y, text]) => ({
    x: Number(x),
    y: Number(y),
    text,
  }));

describe('renderPanel', () => {
  const sections = [section('Withdrawn or converted: 2', 2, 60), section('Made by conversion only: 4', 1, 60), section('Terrain', 9, 170)];

  it('keeps headings apart that are longer than what stands under them', () => {
    const found = headings(renderPanel(sections, 10, 0, 2000).markup);
    expect(found.map((h) => h.text)).toEqual(sections.map((s) => s.heading));
    for (const [i, h] of found.slice(1).entries()) {
      expect(h.y).toBe(found[i].y);
      expect(h.x).toBeGreaterThan(found[i].x + 1.15 * 17 * textWidth(found[i].text));
    }
  });

  it('starts a new row of sections where one does not fit', () => {
    const found = headings(renderPanel(sections, 10, 0, 500).markup);
    expect(new Set(found.map((h) => h.y)).size).toBeGreaterThan(1);
    for (const h of found) expect(h.x).toBeLessThan(510);
  });
});
