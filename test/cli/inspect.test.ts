import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, grognard, looksLikeATrace } from './captured.js';

const files = folder();
afterAll(files.remove);
const match = files.path('poland-1939.json');
const own = files.path('own.json');
const ownMatch = files.path('own/poland-1939.json');

interface Saved {
  record: [string, Record<string, unknown>][];
  hash: string;
  identity: { digests: Record<string, string> };
  [key: string]: unknown;
}
const saved = (): Saved => JSON.parse(readFileSync(match, 'utf8')) as Saved;
const altered = (name: string, change: (save: Saved) => unknown): string => {
  const save = saved();
  const replaced = change(save);
  writeFileSync(files.path(name), typeof replaced === 'string' ? replaced : JSON.stringify(save));
  return files.path(name);
};

beforeAll(async () => {
  const play = ['play', 'poland-1939', '--seed', '11', '--bots', 'random,random', '--turns', '1', '--quiet'];
  expect((await grognard(...play, '--out', files.path('.'))).exit).toBe(0);
  const [{ digest: _, counts: __, ...crt }] = JSON.parse((await grognard('tables', '--json')).out) as [{ digest: unknown; counts: unknown; cells: { value: string }[][] }];
  crt.cells[9][0] = { ...crt.cells[9][0], value: crt.cells[9][0].value === 'AR' ? 'AS' : 'AR' };
  writeFileSync(own, JSON.stringify({ format: 'grognard-tables/1', crt }));
  expect((await grognard(...play, '--out', files.path('own'), '--tables', own)).exit).toBe(0);
});

describe('verify', () => {
  it('replays a match to its hash', async () => {
    const ran = await grognard('verify', match);
    expect(ran.exit).toBe(0);
    expect(ran.out).toContain(`${saved().record.length} actions, hash ${saved().hash}`);
    expect(ran.out).toContain('The game is not over.');
    const json = await grognard('verify', match, '--json');
    expect(JSON.parse(json.out)).toMatchObject({ actions: saved().record.length, hash: saved().hash, over: false, result: null });
  });

  it('refuses other tables than those played with, by the digests of both', async () => {
    const foreign = await grognard('verify', match, '--tables', own);
    expect(foreign.exit).toBe(1);
    expect(foreign.err).toContain(saved().identity.digests['crt']);
    const theirs = (JSON.parse(readFileSync(ownMatch, 'utf8')) as Saved).identity.digests['crt'];
    expect(foreign.err).toContain(theirs);
    expect(theirs).not.toBe(saved().identity.digests['crt']);
    const without = await grognard('verify', ownMatch);
    expect(without.exit).toBe(1);
    expect(without.err).toContain(theirs);
    expect((await grognard('verify', ownMatch, '--tables', own)).exit).toBe(0);
  });

  it.each([
    ['a wrong hash', 1, /hash.*leads to a position of hash/, (s: Saved) => void (s.hash = '0'.repeat(32))],
    ['an illegal action', 1, /record\.0.*illegal-action/s, (s: Saved) => void s.record.unshift(['axis', { type: 'resolve' }])],
    ['another die', 1, /seed gives/i, (s: Saved) => void (s.seed = 12)],
    ['no JSON', 2, /A saved match is JSON/, () => '{"format":'],
    ['something else', 2, /This is no saved match/, () => '{"format":"grognard-map/1"}'],
    ['a later version', 2, /grognard-match\/2/, (s: Saved) => void (s['format'] = 'grognard-match/2')],
    ['an unknown scenario', 2, /"nowhere" is not among/, (s: Saved) => void ((s.identity as unknown as Record<string, string>)['scenario'] = 'nowhere')],
    ['a record that is none', 2, /record/, (s: Saved) => void ((s as Record<string, unknown>)['record'] = 3)],
  ])('finds %s', async (name, exit, reason, change) => {
    const ran = await grognard('verify', altered(`${name}.json`, change));
    expect(ran.err).toMatch(reason);
    expect(ran.exit).toBe(exit);
    expect(ran.out).toBe('');
    expect(looksLikeATrace(ran.err)).toBe(false);
  });

  it('names a missing file', async () => {
    const ran = await grognard('verify', files.path('missing.json'));
    expect(ran).toMatchObject({ exit: 2, out: '' });
    expect(ran.err).toMatch(/missing\.json: there is no such file/);
    expect((await grognard('verify', files.path('.'))).err).toMatch(/it is a folder/);
  });
});

describe('render', () => {
  it('draws SVG and text, at any entry of the record', async () => {
    const end = await grognard('render', match);
    expect(end.out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(end.out).toBe(readFileSync(files.path('poland-1939.svg'), 'utf8'));
    const start = await grognard('render', match, '--ascii', '--at', '0');
    expect(start.out).toContain('Turn 1 of 10 (1–3 September 1939), German initial phase');
    const written = await grognard('render', match, '--at', '0', '--out', files.path('deep/start.svg'));
    expect(written.out).toBe('');
    expect(readFileSync(files.path('deep/start.svg'), 'utf8')).toMatch(/^<svg /);
  });

  it('refuses both formats at once, and entries that there are not', async () => {
    expect(await grognard('render', match, '--svg', '--ascii')).toMatchObject({ exit: 2, out: '' });
    const late = await grognard('render', match, '--at', '99999');
    expect(late.exit).toBe(2);
    expect(late.err).toContain(`the record of ${match} has ${saved().record.length} entries`);
  });
});

describe('legal', () => {
  it('lists actions in words that explain understands, or as JSON', async () => {
    const words = (await grognard('legal', match, '--at', '1')).out.trimEnd().split('\n');
    const json = JSON.parse((await grognard('legal', match, '--at', '1', '--json')).out) as { actor: string; actions: unknown[] };
    expect(json.actor).toBe('axis');
    expect(words.length).toBe(json.actions.length);
    expect(words).toContain('endPhase');
    expect((await grognard('explain', match, '--at', '1', ...words[0].split(' '))).exit).toBe(0);
  });

  it('stops before a die: the position of an entry is that before the next one', async () => {
    const roll = saved().record.findIndex(([by]) => by === 'chance');
    expect(roll).toBeGreaterThan(0);
    const json = JSON.parse((await grognard('legal', match, '--at', String(roll), '--json')).out) as { at: number; actor: string; actions: unknown[] };
    expect(json).toMatchObject({ at: roll, actor: 'chance' });
    expect(json.actions).toEqual([1, 2, 3, 4, 5, 6].map((die) => ({ type: 'roll', die })));
  });
});

describe('explain', () => {
  const explain = (...words: ReadonlyArray<string>) => grognard('explain', match, '--at', '1', ...words);

  it('cites the rule against an illegal stacking, with the hex and what it holds', async () => {
    const ran = await explain('step', 'ge-pz-xx-1', '1726', 'then', 'endPhase');
    expect(ran.exit).toBe(1);
    expect(ran.out).toMatch(/^Not legal: one rule is against it\.\nEBC 8B: 1726 is over the stacking limit/);
    expect(ran.out).toMatch(/1726 holds 4 divisional and \d+ other units.*\[EBC 8A: /);
  });

  it('cites the rule against going on in an enemy zone of control', async () => {
    const ran = await explain('step', 'ge-pz-xx-1', '1726', 'then', 'step', 'ge-pz-xx-1', '1727');
    expect(ran.exit).toBe(1);
    expect(ran.out).toMatch(/EBC 6A: ge-pz-xx-1 has stopped for this phase, in an enemy zone of control/);
  });

  it('says without an action what has to be decided, and by which rule', async () => {
    const ran = await explain();
    expect(ran.exit).toBe(0);
    expect(ran.out).toMatch(/^Turn 1, German player turn, movement phase\.\nIt is for the axis side to act \[EBC 6A\]\.\n/);
    expect(ran.out).toMatch(/Legal now: abandon, endPhase, overrun, step\./);
    const data = JSON.parse((await explain('--json')).out) as Record<string, unknown>;
    expect(data).toMatchObject({ at: 1, actor: 'axis', decision: 'movement phase', answers: ['abandon', 'endPhase', 'overrun', 'step'] });
  });

  it('reckons an attack out', async () => {
    const ran = await explain('endPhase', 'then', 'endPhase', 'then', 'commit', 'ge-pz-xx-1', '1624');
    expect(ran.exit).toBe(0);
    expect(ran.out).toMatch(/^Legal\.\nAttack on 1624 \(clear\): 4\.5 against 0\.5 → 9:1 \[EBC 9A\]/);
    expect(ran.out).toContain('9 × 1/2 [EBC 9H] = 4.5');
    expect(ran.out).toContain('Chances in the column 9:1');
  });

  it('gives JSON with figures, and takes JSON', async () => {
    const ran = await explain('{"type":"step","unit":"ge-pz-xx-1","to":"1726","by":"march"}', '--json');
    const answer = JSON.parse(ran.out) as { legal: boolean; figures: { label: string; unit: number; tally: { total: number } }[] };
    expect(answer.legal).toBe(true);
    expect(answer.figures[0]).toMatchObject({ label: 'cost of the step', unit: 20, tally: { total: 20 } });
  });

  it('refuses what comes after something refused, and words that are none', async () => {
    const ran = await explain('resolve', 'then', 'endPhase');
    expect(ran.exit).toBe(1);
    expect(ran.err).toMatch(/is refused, so what follows it cannot be explained.*EBC 4C/s);
    expect(await explain('fly', 'away')).toMatchObject({ exit: 2, out: '' });
    expect((await explain('endPhase', 'then')).err).toContain('An action is missing before or after "then"');
  });

  it.each([
    ['{"type":"step","unit":7}', /action\.unit: It/],
    ['{"type":"fly"}', /'fly' is not a kind of action/],
    ['step ge-pz-xx-99 1726', /There is no unit "ge-pz-xx-99" in this game\. Perhaps ge-pz-xx-\d/],
    ['step ge-pz-xx-1 9999', /"9999" is not a hex of the map/],
  ])('ends with 2 for an action that means nothing: %s', async (words, reason) => {
    const ran = await explain(words);
    expect(ran.exit).toBe(2);
    expect(ran.out).toMatch(/^Not legal/);
    expect(ran.out).toMatch(reason);
    expect((await explain(words, 'then', 'endPhase')).exit).toBe(2);
  });
});

describe('odds', () => {
  /** An attack of the match: where it begins in the record, its target, its units. */
  const attack = () => {
    const { record } = saved();
    const end = record.findIndex(([, a]) => a.type === 'resolve');
    let at = end;
    while (record[at - 1][1].type === 'commit' || record[at - 1][1].type === 'uncommit') at--;
    const units = new Set<string>();
    for (const [, a] of record.slice(at, end)) if (a.type === 'commit') units.add(String(a.unit)); else units.delete(String(a.unit));
    return { at: String(at), target: String(record[end - 1][1].target ?? record[at][1].target), units: [...units].join(',') };
  };
  const odds = async (...words: ReadonlyArray<string>) => {
    const { at, target, units } = attack();
    return grognard('odds', match, '--at', at, '--target', target, '--with', units, ...words);
  };

  it('tell of losses in a match, by a policy', async () => {
    const ran = await odds();
    expect(ran).toMatchObject({ exit: 0, err: '' });
    expect(ran.out).toMatch(/Losses, exactly, where everybody decides by the policy least-strength:\n {2}\d(\/\d+)? \w+.*: attackers lose .*; the hex is (not )?cleared\n/);
    const { losses } = JSON.parse((await odds('--policy', 'most-strength', '--json')).out) as { losses: { policy: string; outcomes: { chance: string }[]; cleared: string } };
    expect(losses.policy).toBe('most-strength');
    const sum = losses.outcomes.reduce((n, { chance }) => n + (chance.includes('/') ? Number(chance.split('/')[0]) / Number(chance.split('/')[1]) : Number(chance)), 0);
    expect(sum).toBeCloseTo(1, 12);
    expect(looksLikeATrace(ran.out)).toBe(false);
  });

  it('say why they do not: another phase, a policy that there is not, bare strengths', async () => {
    expect((await odds('--policy', 'bold')).err).toContain('give one of least-strength');
    expect((await grognard('odds', '--attack', '3', '--defense', '1', '--policy', 'least-strength')).err).toContain('need units');
    expect(await grognard('odds', match, '--at', String(saved().record.findIndex(([, a]) => a.type === 'step')), '--target', '2319', '--with', 'nobody', '--overrun')).toMatchObject({ exit: 2, err: expect.stringContaining('no unit "nobody"') as string });
    expect(await odds('--overrun')).toMatchObject({ exit: 1, err: expect.stringContaining('overrun belongs to the movement') as string });
  });
});
