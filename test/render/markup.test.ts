import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeMarkup, safeColor } from '../../src/render/index.js';
import { num, shorten, wrap } from '../../src/render/markup.js';
import { xmlFault } from './position.js';

describe('escapeMarkup', () => {
  it('makes any text safe in elements and in attributes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const safe = escapeMarkup(text);
        expect(xmlFault(`<a b="${safe}">${safe}</a>`)).toBeNull();
        expect(safe).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('leaves ordinary names alone', () => {
    expect(escapeMarkup('Łódź – Kőszeg 😀')).toBe('Łódź – Kőszeg 😀');
  });

  it('replaces what XML cannot hold', () => {
    expect(escapeMarkup('a\u0000b\ud800c\uffff')).toBe('a\ufffdb\ufffdc\ufffd');
  });
});

describe('safeColor', () => {
  it('accepts colors', () => {
    for (const color of [
      '#abc',
      '#AABBCC',
      '#aabbccdd',
      'red',
      'rgb(1, 2, 3)',
      'rgba(1 2 3 / 50%)',
      'hsl(120deg, 5%, 5%)',
    ])
      expect(safeColor(color)).toBe(color);
  });

  it('turns everything else gray', () => {
    for (const color of [
      '',
      '"/><script>',
      'url(#x)',
      'expression(alert(1))',
      '#12',
      'red;fill:blue',
      'rgb(1,2,3)"',
      'var(--x)',
      'rgb((',
    ])
      expect(safeColor(color)).toBe('#999999');
  });
});

describe('num', () => {
  it('has at most two decimals and no negative zero', () => {
    expect([1, 1 / 3, -0.001, 2.004, 1e-9].map(num)).toEqual(['1', '0.33', '0', '2', '0']);
  });
});

describe('wrap and shorten', () => {
  it('keep every word, and say what is cut', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), (text) => {
        expect(wrap(text, 20).join(' ')).toBe(text);
        for (const line of wrap(text, 20)) expect(line.length <= 20 || !line.includes(' ')).toBe(true);
      }),
    );
    expect(shorten('Mazowiecka', 4)).toBe('Maz…');
    expect(shorten('Maz', 4)).toBe('Maz');
  });
});
