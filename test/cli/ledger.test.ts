/** The ledger on the command line. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, grognard, type Ran } from './captured.js';

const { path, remove } = folder();
afterAll(remove);

describe('grognard play logistics', () => {
  let played: Ran;
  beforeAll(async () => {
    played = await grognard('play', 'logistics', '--seed', '1', '--bots', 'greedy,random', '--option', 'world=history', '--out', path(''));
  }, 60_000);

  it('plays all turns and prints the totals', () => {
    expect(played.exit).toBe(0);
    expect(played.out).toMatch(/Turn 85, Dec II 44/);
    expect(played.out).toMatch(/Points by nation +count +points/);
    expect(played.out).toMatch(/Germany: received, schedule +85 +309/);
  });

  it('writes the ledger in the place of a map', async () => {
    const svg = readFileSync(path('logistics.svg'), 'utf8');
    expect(svg).toContain('id="sheet"');
    const text = await grognard('render', path('logistics.json'), '--ascii');
    expect(text.out.split('\n').filter((l) => /^[A-Z][a-z]{2} I{1,2} 4[1-4] +\d/.test(l))).toHaveLength(85);
  });

  it('can be verified, explained and looked into', async () => {
    const save = path('logistics.json');
    expect((await grognard('verify', save)).exit).toBe(0);
    const refused = await grognard('explain', save, '--at', '0', 'activate', 'soviet-union-front-1', 'soviet-union');
    expect([refused.exit, refused.out]).toEqual([1, 'Not legal: one rule is against it.\nSoviet Union, Front 1 is a headquarters of the other side. [REFORM 12H]\n']);
    expect((await grognard('legal', save, '--at', '0')).out).toContain('activate germany-panzer-1 germany\n');
    expect((await grognard('explain', save, '--at', '0')).out).toContain('spend points or end the phase');
    expect((await grognard('explain', save, '--at', '0', 'activate', 'nobody', 'germany')).exit).toBe(2);
  });

  it('has tables, and neither files nor attacks', async () => {
    expect((await grognard('tables', '--scenario', 'logistics')).out).toContain('Forfeits by Strategic Bombing');
    expect((await grognard('template', 'map', '--scenario', 'logistics')).exit).toBe(2);
    expect((await grognard('odds', '3:1', '--scenario', 'logistics')).exit).toBe(2);
    expect((await grognard('scenarios', 'logistics')).out).toContain('schedule-period');
  });
});
