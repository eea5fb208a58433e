/** Games told step by step: a change of rules, numbers or words shows as a diff of readable text. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocksOf, firstDifference, lineDiff } from './differ.js';
import { PLAYTHROUGHS } from './games.js';
import { tell } from './tell.js';

const RULESETS = ['boot-camp', 'first-to-fight', 'europa-reform', 'spi-ww2'];
const read = (name: string): string => readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8').replace(/\r\n/g, '\n');

describe('playthroughs', () => {
  it.each(PLAYTHROUGHS)('$name is told as before', (play) => {
    const difference = firstDifference(play.name, read(play.name), tell(play));
    if (difference !== null) expect.fail(difference);
  });

  it('are told the same twice in one process', () => {
    const play = PLAYTHROUGHS[0];
    expect(tell(play)).toBe(tell(play));
  });

  it.each(RULESETS)('of %s are at least three, and each file is one of them', (ruleset) => {
    const own = PLAYTHROUGHS.filter((p) => p.name.startsWith(`${ruleset}/`)).map((p) => `${p.name.split('/')[1]}.txt`);
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(readdirSync(new URL(`./${ruleset}/`, import.meta.url)).sort()).toEqual([...own].sort());
  });

  it('show maps, dice with their chances, choices, reasons and events', () => {
    for (const { name } of PLAYTHROUGHS) {
      const text = read(name);
      for (const part of [/^ {3}\d\d \d\d /m, /^ {2}may: \d+ \(/m, /^ {2}why: /m, /^ {2}so: /m, /^Position [0-9a-f]{32}$/m]) expect(text, name).toMatch(part);
      expect(text, name).not.toMatch(/undefined|\[object|NaN|\t| \n/);
    }
    expect(PLAYTHROUGHS.filter(({ name }) => /^ {2}chance 1\/6: roll 1: /m.test(read(name))).length).toBeGreaterThan(9);
  });
});

describe('a difference', () => {
  const before = 'Title\nrules\n\n== Map\n\n  01 02\n\n#1 axis: pass\n  so: nothing\n\n#2 axis: endPhase\n  so: Air phase\n';

  it('is none between equal texts, line ends apart', () => expect(firstDifference('x', before, before.replace(/\n/g, '\r\n'))).toBeNull());

  it('is shown by its step, with what to do', () => {
    const told = firstDifference('boot-camp/x', before, before.replace('Air phase', 'Combat phase')) ?? '';
    expect(told).toContain('the last step that is the same is #1 axis: pass');
    expect(told).toContain('  #2 axis: endPhase\n-   so: Air phase\n+   so: Combat phase');
    expect(told).toContain('npm run golden');
    expect(told).toContain('CHANGELOG.md under Rules');
  });

  it('is found where a step is missing or new, and at the beginning', () => {
    expect(firstDifference('x', before, `${before}\n#3 axis: pass\n`)).toMatch(/the same is #1/);
    expect(firstDifference('x', before.trimEnd(), `${before.trimEnd()}\n\n#3 axis: pass`)).toMatch(/the same is #2[\s\S]*\+ #3 axis: pass/);
    expect(firstDifference('x', before, before.replace('Title', 'Tale'))).toMatch(/from its beginning\n- Title\n\+ Tale\n {2}rules/);
  });

  it('keeps lines that are the same', () => expect(lineDiff('a\nb\nc', 'a\nx\nc')).toEqual(['  a', '- b', '+ x', '  c']));

  it('splits at steps and pictures only', () => expect(blocksOf(before)).toHaveLength(4));
});
