import { describe, expect, it } from 'vitest';
import { markTags, renderCounter } from '../../src/render/counters.js';
import { counter } from './position.js';

const colors = { name: 'Arcadia', fill: '#9aa88f', ink: '#111' };
const draw = (more: Parameters<typeof counter>[1]): string =>
  renderCounter(counter('u', more), colors, { x: 0, y: 0, side: 40 }, markTags(more?.marks ?? []));
const designationX = (svg: string): number => Number(/<text x="(-?[\d.]+)"[^>]*>24</.exec(svg)?.[1]);

describe('renderCounter', () => {
  it('prints the designation of divisional units at the left, of smaller ones at the right', () => {
    for (const size of ['XX', 'XXX']) expect(designationX(draw({ size }))).toBeLessThan(0);
    for (const size of ['X', 'III', 'II', 'CADRE', 'HQ']) expect(designationX(draw({ size }))).toBeGreaterThan(0);
  });

  it('sets a long designation upright', () => {
    expect(draw({ designation: 'Mazowiecka' })).toMatch(/rotate\(-90\)"[^>]*>Mazowiecka</);
  });

  it('prints ratings and size as they are', () => {
    const svg = draw({ ratings: '5-6-6', size: 'III' });
    expect(svg).toContain('>5-6-6</text>');
    expect(svg).toContain('>III</text>');
  });

  it('shows the dot and the cadre side', () => {
    expect(draw({ dot: true })).toContain('<circle');
    expect(draw({ dot: false })).not.toContain('<circle');
    expect(draw({ cadre: true })).toContain('#cadre');
    expect(draw({})).not.toContain('#cadre');
  });

  it('tags up to three states and says that there are more', () => {
    const marks = ['moved', 'out of supply', 'disrupted', 'isolated'];
    const svg = draw({ marks });
    expect(svg).toContain('>M</text>');
    expect(svg).toContain('>OOS</text>');
    expect(svg).toContain('>+</text>');
    for (const mark of marks) expect(svg).toMatch(new RegExp(`<title>[^<]*${mark}`));
  });
});

describe('markTags', () => {
  it('gives each mark a tag of its own', () => {
    const marks = ['moved', 'mobilized', 'motorized', 'mooring', 'moo', 'm', '', ' '];
    expect(new Set(markTags(marks).values()).size).toBe(marks.length);
  });

  it('does not depend on the order of marks', () => {
    expect(markTags(['b', 'a', 'bb']).get('bb')).toBe(markTags(['bb', 'b', 'a']).get('bb'));
  });
});
