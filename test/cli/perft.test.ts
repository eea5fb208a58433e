import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { conformanceCases, spiCases } from '../../src/conformance/index.js';
import { COUNTED } from '../perft/positions.js';
import { folder, grognard, looksLikeATrace } from './captured.js';

const files = folder();
afterAll(files.remove);
const file = (name: string, content: unknown): string => {
  writeFileSync(files.path(name), typeof content === 'string' ? content : JSON.stringify(content));
  return files.path(name);
};
const counted = (name: string): string => fileURLToPath(new URL(`../perft/positions/${name}.json`, import.meta.url));

const POSITION = {
  format: 'grognard-position/1',
  title: 'A step into a zone',
  rules: 'basic',
  position: { map: ['   03 04 05', '03 . w:p1', '   .:g1', '04 . .', '   .'], units: ['g1: German 7-6 Inf XX', 'p1: Polish 5-6-6 Inf XX'] },
  do: ['step g1 0404'],
};
const CASE = { id: 'EBC-6A-901', title: 'A case', cites: ['EBC 6A'], position: POSITION.position, do: ['step g1 0504', 'step g1 0404'], expect: { refused: 'movement/stopped' } };

describe('grognard perft', () => {
  it('counts by depth from a position in a file', async () => {
    const { counts } = COUNTED['boot-camp/zones'];
    const ran = await grognard('perft', counted('boot-camp/zones'), '3');
    expect(ran.exit).toBe(0);
    expect(ran.out).toMatch(new RegExp(`^ +actions +sequences\\n +1 +${counts[0]}\\n +2 +${counts[1]}\\n +3 +${counts[2]}\\n$`));
    expect(ran.err).toBe('');
  });

  it('divides by the first action, and the parts add up', async () => {
    const { counts } = COUNTED['spi-ww2/zones'];
    const ran = await grognard('perft', counted('spi-ww2/zones'), '3', '--divide');
    const parts = [...ran.out.matchAll(/^(.+): (\d+)$/gm)];
    expect(parts).toHaveLength(counts[0]);
    expect(parts.reduce((n, p) => n + Number(p[2]), 0)).toBe(counts[2]);
    expect(ran.out).toContain(`\n${counts[0]} actions, ${counts[2]} sequences of 3\n`);
  });

  it('gives everything as data', async () => {
    const answer = JSON.parse((await grognard('perft', file('p.json', POSITION), '2', '--divide', '--json')).out) as { counts: number[]; divide: { nodes: number; action: unknown; words: string }[] };
    expect(answer).toMatchObject({ actor: 'axis', depth: 2, at: null });
    expect(answer.divide.reduce((n, d) => n + d.nodes, 0)).toBe(answer.counts[1]);
    expect(answer.divide.map((d) => d.words)).toContain('endPhase');
    expect(JSON.parse((await grognard('perft', file('p.json', POSITION), '2', '--json')).out)).not.toHaveProperty('divide');
  });

  it('counts from after what a position does, or from before it', async () => {
    const at = async (...flags: string[]): Promise<unknown> => (JSON.parse((await grognard('perft', file('p.json', POSITION), '1', '--divide', '--json', ...flags)).out) as { divide: { words: string }[] }).divide.map((d) => d.words);
    expect(await at('--at', '0')).toContain('step g1 0404 march');
    expect(await at()).not.toContain('step g1 0404 march');
    const far = await grognard('perft', file('p.json', POSITION), '1', '--at', '2');
    expect([far.exit, far.err]).toEqual([2, expect.stringMatching(/--at 2: .* does 1 things; give a number from 0 to 1/)]);
  });

  it('counts from scenarios, from cases of both games, and from one case of a file', async () => {
    expect((await grognard('perft', 'europe-1941', '1')).out).toMatch(/ 1 +\d+\n$/);
    const europa = conformanceCases.find((c) => c.expect.refused === undefined && (c.do ?? []).length > 0);
    expect((await grognard('perft', (europa?.id ?? '').toLowerCase(), '1')).exit).toBe(0);
    expect((await grognard('perft', spiCases()[0].id, '1', '--at', '0')).exit).toBe(0);
    const several = file('several.json', { format: 'grognard-cases/1', cases: [CASE, { ...CASE, id: 'EBC-6A-902', do: [] , expect: {} }] });
    expect((await grognard('perft', `${several}#EBC-6A-902`, '1')).exit).toBe(0);
    expect((await grognard('perft', several, '1')).err).toMatch(/has 2 cases; name one behind a hash sign: .*#EBC-6A-901/);
    expect((await grognard('perft', `${several}#EBC-6A-903`, '1')).err).toMatch(/has no case EBC-6A-903; it has EBC-6A-901, EBC-6A-902/);
  });

  it('says how to count from a case that wants a refusal', async () => {
    const ran = await grognard('perft', file('case.json', CASE), '1');
    expect(ran.exit).toBe(2);
    expect(ran.err).toMatch(/do\.1: step g1 0404 is refused: .*\(EBC 6A\) \[movement\/stopped\]\n.*The case wants it refused: --at 1 is the position before it\./);
    expect((await grognard('perft', file('case.json', CASE), '1', '--at', '1')).exit).toBe(0);
  });

  it.each<readonly [string, string, RegExp]>([
    ['no position', 'chess', /"chess" is no position: give a scenario \(poland-1939, .*the id of a case \(EBC-6A-001\), or a JSON file/],
    ['a slip', 'poland-1938', /Perhaps poland-1939 is meant/],
    ['a slip that looks like a case', 'fall-blau-1943', /Perhaps fall-blau-1942 is meant/],
    ['a case that does not exist', 'EBC-6A-999', /There is no case EBC-6A-999; "grognard conformance EBC-6A --json"/],
    ['no file', 'nowhere.json', /nowhere\.json: there is no such file/],
  ])('ends with 2 and a word on %s', async (_, name, reason) => {
    const ran = await grognard('perft', name, '2');
    expect([ran.exit, ran.out]).toEqual([2, '']);
    expect(ran.err).toMatch(reason);
    expect(looksLikeATrace(ran.err)).toBe(false);
  });

  it.each<readonly [string, unknown, RegExp]>([
    ['no JSON', '{"format":', /not JSON/],
    ['a slip of the pen', { ...POSITION, postion: {} }, /postion: It must be left out[\s\S]*docs\/verification\.md shows one/],
    ['a game that does not exist', { ...POSITION, game: 'chess' }, /game: It must be/],
    ['rules that do not exist', { ...POSITION, rules: 'chess' }, /rules: There are no rules chess; there are basic/],
    ['a position that means nothing', { ...POSITION, position: { unit: [] } }, /position\.unit: It must be left out/],
    ['an action that means nothing', { ...POSITION, do: ['fly g1 0404'] }, /"fly" is no kind of action/],
    ['an action that is refused', { ...POSITION, do: ['step p1 0404'] }, /do\.0: step p1 0404 is refused/],
    ['a side that gives up', { ...POSITION, do: ['axis: concede'] }, /axis gives up, and nothing can be done after that; leave it out/],
    ['another kind of file', { format: 'grognard-tables/1' }, /format: It must be/],
  ])('ends with 2 and a word on files with %s', async (_, content, reason) => {
    const ran = await grognard('perft', file('bad.json', content), '2');
    expect([ran.exit, ran.out]).toEqual([2, '']);
    expect(ran.err).toMatch(reason);
    expect(looksLikeATrace(ran.err)).toBe(false);
  });

  it.each(['0', '-1', '1.5', 'deep', '100'])('takes no depth of %s', async (depth) => {
    const ran = await grognard('perft', 'poland-1939', '--', depth);
    expect([ran.exit, ran.err]).toEqual([2, expect.stringMatching(/whole number from 1 to 99/)]);
  });

  it('refuses options that belong to other positions', async () => {
    expect((await grognard('perft', 'EBC-6A-001', '1', '--map', 'm.json')).err).toMatch(/--map m\.json: a case says itself what it is played with/);
    expect((await grognard('perft', file('p.json', POSITION), '1', '--tables', 't.json')).err).toMatch(/a position says itself/);
    expect((await grognard('perft', 'poland-1939', '1', '--at', '3')).err).toMatch(/--at 3: a scenario begins where it begins/);
  });

  it('counts from a saved match', async () => {
    const { openMatch } = await import('../../src/engine/match.js');
    const { save } = await import('../../src/engine/record.js');
    const { poland1939 } = await import('../../src/scenarios/poland-1939/index.js');
    const opened = openMatch(poland1939, { seed: 1 });
    if (opened._tag === 'Left') throw new Error('Poland does not open');
    const saved = file('match.json', save(opened.right));
    expect((await grognard('perft', saved, '1')).out).toBe((await grognard('perft', 'poland-1939', '1')).out);
    expect((await grognard('perft', saved, '1', '--at', '5')).err).toMatch(/the record of .* has 0 entries/);
  });
});
