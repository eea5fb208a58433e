import { describe, expect, it } from 'vitest';
import { renderAscii } from '../../src/render/index.js';
import { count, counter, mapData, mapOf, view } from './position.js';

const mapLines = (text: string): ReadonlyArray<string> => {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^ +09 10 11/.test(line));
  return lines.slice(start, start + 12);
};

describe('renderAscii', () => {
  const text = renderAscii(view);

  it('draws the map, odd columns a line above even ones', () => {
    expect(mapLines(text)).toEqual([
      '   09 10 11 12 13 14',
      '03 ~~    ~~    .',
      '      ~~    .     .',
      '04 ~~    .     .',
      '      ~~    w     .',
      '05 o     @A3   .B1',
      '      .     m     o',
      '06 .     @     .',
      '      .     b     .',
      "07 .     .     'B8",
      '      .     .     .',
      '',
    ]);
  });

  it('has two lines a row and one more, three characters a column', () => {
    const rows = mapLines(text).slice(1);
    expect(rows.length).toBe(2 * mapData.terrain.length + 1);
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(3 + 3 * 6);
    expect(text.length).toBeLessThan(1500);
  });

  it('explains its letters', () => {
    expect(text).toContain('~ sea');
    expect(text).toContain('b wooded-swamp');
    expect(text).toContain('A Arcadia, B Beotia');
    expect(renderAscii(view, { legend: false })).not.toContain('Terrain:');
  });

  it('gives each terrain and owner a letter of its own', () => {
    const colors = {
      x: { name: 'Poland', fill: 'red', ink: 'red' },
      y: { name: 'Prussia', fill: 'red', ink: 'red' },
      z: { name: '123', fill: 'red', ink: 'red' },
    };
    const stacks = (owners: ReadonlyArray<string>) => owners.map((owner, i) => ({ hex: view.map.ids[i], counters: [counter(owner, { owner })] }));
    const letters = (owners: ReadonlyArray<string>): ReadonlyArray<string> =>
      (/in the hex\): (.*)\./.exec(renderAscii({ ...view, colors, stacks: stacks(owners), boxes: [] }))?.[1].split(', ') ?? []).map((l) => l[0]);
    expect(letters(['x', 'y', 'z'])).toEqual(['P', 'R', 'Z']);
    // who has no unit on the map takes no letter from those who have
    expect(letters(['y'])).toEqual(['P']);
    const many = Array.from({ length: 40 }, (_, i) => `land${i}`);
    const given = letters(many.slice(0, view.map.ids.length));
    expect(new Set(given).size).toBe(given.length);
    expect(given).not.toContain('?');
  });

  it('lists stacks when asked, every unit once', () => {
    const listed = renderAscii(view, { stacks: true });
    expect(listed).toContain(
      '1105 Metropolis: A 7-6 Inf XX 24; A 7-6 mot Inf XX 24 [moved] [out of supply]; A 2-3-8 Art III 24 (dot)',
    );
    expect(count(listed, /Cav X Mazowiecka/g)).toBe(8);
    const first = view.stacks[0].counters[0].id;
    expect(listed).not.toContain(`(${first})`);
    expect(renderAscii(view, { stacks: true, ids: true })).toContain(`(${first})`);
  });

  it('marks stacks of ten and more', () => {
    const many = {
      ...view,
      stacks: [{ hex: '1307', counters: Array.from({ length: 12 }, (_, i) => counter(`m${i}`)) }],
    };
    expect(renderAscii(many)).toContain("'A+");
  });

  it('mentions marks, boxes and notices', () => {
    expect(text).toContain('Marks: 1105 rail cut');
    expect(text).toContain('Eliminated: Arcadia 2, Beotia 1');
    expect(text).toContain('Made up for tests.');
    expect(text).toContain('Not a printed map.');
  });

  it('does not lose a unit in a hex that the map does not have', () => {
    expect(renderAscii({ ...view, stacks: [{ hex: '9999', counters: [counter('z')] }] })).toContain(
      '9999 is no hex of this map: 7-6 Inf XX 24',
    );
  });

  it('passes no control character to the terminal', () => {
    const evil = '\u001b[2J\u0007\r\n\u202ename';
    const out = renderAscii(
      {
        ...view,
        title: evil,
        subtitle: evil,
        notices: [evil],
        map: mapOf({
          ...mapData,
          places: [{ hex: '1105', name: evil, kind: 'dot' }],
          terrains: { ...mapData.terrains, '?': evil },
        }),
        colors: { A: { name: evil, fill: '', ink: '' } },
        stacks: [{ hex: '1105', counters: [counter('x', { designation: evil, type: evil })] }],
        marks: [{ hex: '1105', label: evil }],
        boxes: [{ heading: evil, counters: [counter('y', { owner: evil })] }],
      },
      { stacks: true },
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
    expect(out.replace(/\n/g, '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
  });

  it('says the same thing twice, without trailing blanks', () => {
    expect(renderAscii(view)).toBe(text);
    expect(text).not.toMatch(/ \n/);
  });
});
