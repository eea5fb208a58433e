/** World War II on the command line: played, replayed, drawn and explained by any edition, errata and options. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, grognard, looksLikeATrace, type Ran } from './captured.js';

const files = folder();
afterAll(files.remove);

interface Saved {
  readonly identity: { readonly amendments: ReadonlyArray<string>; readonly options: Readonly<Record<string, string>>; readonly readings: Readonly<Record<string, string>> };
  readonly record: ReadonlyArray<readonly [string, { readonly type: string }]>;
  readonly hash: string;
}
const saved = (dir: string, id = 'europe-1941'): Saved => JSON.parse(readFileSync(join(files.path(dir), `${id}.json`), 'utf8')) as Saved;
const play = (dir: string, ...more: ReadonlyArray<string>): Promise<Ran> =>
  grognard('play', 'europe-1941', '--seed', '3', ...(more.includes('--bots') ? [] : ['--bots', 'greedy,random']), '--turns', '1', '--out', files.path(dir), ...more);
const match = join(files.path('plain'), 'europe-1941.json');

let plain: Ran;
beforeAll(async () => {
  plain = await play('plain');
});

describe('play', () => {
  it('stops after so many turns of the calendar, and says how it stands', () => {
    expect(plain.exit).toBe(0);
    expect(plain.err).toMatch(/^Turn 8 of 8, Axis player turn\n/);
    expect(plain.out).toContain('Options: edition feb75, players 2\n');
    expect(plain.out).toMatch(/hexes of Germany in Allied hands[\s\S]*If it ended now: /);
    expect(saved('plain').record.length).toBeGreaterThan(50);
  });

  it('plays the first edition without a case of the errata', async () => {
    expect((await play('first', '--edition', 'first', '--quiet')).exit).toBe(0);
    expect(saved('first').identity).toMatchObject({ amendments: [], options: { edition: 'first', players: '2' } });
    expect(saved('plain').identity.amendments).toContain('one-overrun-hex-per-phase');
    expect((await grognard('verify', join(files.path('first'), 'europe-1941.json'))).exit).toBe(0);
  });

  it('takes options by number and by name, and single cases of the errata by name and by case', async () => {
    const ran = await play('mixed', '--edition', 'dec73', '--option', '17.9', 'mobile-defense', 'players=3', '--bots', 'greedy,random,random', '--with', '8.48', '--without', 'rail-no-blocked-hexside', '5.79', '--reading', 'counter-stand=more', '--quiet');
    expect([ran.exit, ran.err.startsWith('Written')]).toEqual([0, true]);
    const { identity } = saved('mixed');
    expect(identity.options).toMatchObject({ edition: 'dec73', players: '3', '17.8': 'on', '17.9': 'on', 'one-overrun-hex-per-phase': 'on', 'rail-no-blocked-hexside': 'off', 'german-atp-single-use': 'off' });
    expect(identity.amendments).toEqual(expect.arrayContaining(['17.8', '17.9', 'one-overrun-hex-per-phase']));
    for (const id of ['rail-no-blocked-hexside', 'axis-ntp-accumulate', 'german-atp-single-use', 'german-atp-converts-to-ntp']) expect(identity.amendments).not.toContain(id);
    expect(identity.readings['counter-stand']).toBe('more');
    const log = readFileSync(join(files.path('mixed'), 'europe-1941.log'), 'utf8');
    expect(log).toContain('17.9 on');
    expect(log).toContain('Readings other than the defaults: counter-stand=more');
    expect((await grognard('verify', join(files.path('mixed'), 'europe-1941.json'))).exit).toBe(0);
  });

  it.each([
    [['europe-1941', '--option', '17.11', '17.12'], /17\.11 and 17\.12 exclude each other; leave one out/],
    [['europe-1941', '--option', '17.99'], /--option 17\.99: europe-1941 has nothing of that name; there are 17\.11 \(rational-stalin-one\)/],
    [['europe-1941', '--without', '8.99'], /--without 8\.99: europe-1941 has nothing of that name; there are errata-edition \(0\)/],
    [['europe-1941', '--with', '8.48', '--without', 'one-overrun-hex-per-phase'], /one-overrun-hex-per-phase is set to on already/],
    [['europe-1941', '--edition', 'oct74'], /feb75, dec73, first/],
    [['europe-1941', '--level', 'basic'], /options\.level: There is no such option/],
    [['europe-1941', '--option', 'edition=third'], /'third' is not one of its values: feb75, dec73, first/],
    [['europe-1941', '--bots', 'greedy,greedy,greedy'], /one bot for each side, axis,allied/],
    [['europe-1941', '--reading', 'loss-choice=any'], /no reading of that name/],
    [['europe-1941', '--trust', 'printed'], /spi-combat, row 1, column 0/],
    [['poland-1939', '--edition', 'first'], /options\.edition: There is no such option; the options are level, deployment/],
    [['poland-1939', '--without', 'FTF-5'], /poland-1939 has none; no cases of errata/],
    [['poland-1939', '--option', '17.9'], /poland-1939 has none; its options are level, deployment/],
  ])('refuses %j', async (argv, reason) => {
    const ran = await grognard('play', ...argv, '--out', files.path('never'));
    expect(ran).toMatchObject({ exit: 2, out: '' });
    expect(ran.err).toMatch(reason);
    expect(looksLikeATrace(ran.err)).toBe(false);
  });
});

describe('a saved match', () => {
  it('replays to its hash', async () => {
    const ran = await grognard('verify', match);
    expect(ran.exit).toBe(0);
    expect(ran.out).toContain(`hash ${saved('plain').hash}`);
  });

  it('is drawn, as a picture and as text', async () => {
    expect((await grognard('render', match)).out).toBe(readFileSync(join(files.path('plain'), 'europe-1941.svg'), 'utf8'));
    expect((await grognard('render', match, '--ascii', '--at', '0')).out).toContain('Game-Turn 8');
  });

  it('lists actions in words that explain understands', async () => {
    const at = saved('plain').record.findIndex(([, a]) => a.type === 'step');
    const words = (await grognard('legal', match, '--at', String(at))).out.trimEnd().split('\n');
    expect(words).toContain('endPhase');
    const step = words.find((w) => w.startsWith('step ')) as string;
    expect((await grognard('explain', match, '--at', String(at), ...step.split(' '))).exit).toBe(0);
    const wrong = await grognard('explain', match, '--at', String(at), 'rail', 'germany-infantry-01', '1411');
    expect(wrong.exit).toBe(1);
    expect(wrong.out).toMatch(/^Not legal/);
    expect((await grognard('explain', match, '--at', String(at), 'step', 'a', '0101', 'road')).err).toContain('It is typed as');
    expect((await grognard('explain', match, '--at', String(at))).out).not.toBe('');
  });

  it('has the odds of an attack', async () => {
    const { record } = saved('plain');
    const at = record.findIndex(([, a]) => a.type === 'commit');
    expect(at).toBeGreaterThan(0);
    const { unit, target } = record[at][1] as unknown as { unit: string; target: string };
    const ran = await grognard('odds', match, '--at', String(at), '--target', target, '--with', unit);
    expect(ran.out).toMatch(/^Attack on \d{4}.*\n\d+ against \d+/);
    const json = JSON.parse((await grognard('odds', match, '--at', String(at), '--target', target, '--with', unit, '--json')).out) as Record<string, unknown>;
    expect(json).toMatchObject({ at, target, attackers: [unit] });
    if (ran.exit === 0) expect(json).toMatchObject({ losses: { policy: 'least-strength' } });
    expect((await grognard('odds', match, '--at', String(at), '--target', target, '--with', 'nobody')).err).toContain('there is no such unit');
    expect((await grognard('odds', match, '--at', String(at), '--target', '9999', '--with', unit)).err).toContain('no hex of the map');
  });
});
