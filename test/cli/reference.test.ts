import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { forcesData } from '../../src/scenarios/poland-1939/forces.js';
import { mapData } from '../../src/scenarios/poland-1939/map.js';
import { folder, grognard, looksLikeATrace } from './captured.js';

const files = folder();
afterAll(files.remove);
const file = (name: string, content: unknown): string => {
  writeFileSync(files.path(name), typeof content === 'string' ? content : JSON.stringify(content));
  return files.path(name);
};

describe('odds by bare strengths', () => {
  it('has the worked example of the rulebook: 34 against 9 is 3:1', async () => {
    const ran = await grognard('odds', '--attack', '34', '--defense', '9', '--modifier', '-2', '--json');
    const answer = JSON.parse(ran.out) as {
      column: string;
      chances: { result: string; chance: string; cells: { die: number; row: string; source: string }[] }[];
    };
    expect(answer.column).toBe('3:1');
    // a 1 reads row -1, which is printed
    expect(answer.chances[0]).toMatchObject({ result: 'AH', chance: '1/6', cells: [{ die: 1, row: '-1', source: 'printed' }] });
    expect(
      answer.chances
        .flatMap((c) => c.cells)
        .map((c) => c.die)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('keeps odds exact: 1.5:1 is met, and missed by a hair', async () => {
    expect((await grognard('odds', '--attack', '1.5', '--defense', '1')).out).toMatch(/^1\.5 against 1: 1\.5:1/);
    expect((await grognard('odds', '--attack', '1.49999999', '--defense', '1')).out).toMatch(/^1\.49999999 against 1: 1:1/);
  });

  it('knows the automatic results', async () => {
    expect((await grognard('odds', '--attack', '1', '--defense', '4.5')).out).toMatch(/below 1:4\nNo die: automatic AE \[EBC 9B/);
    expect((await grognard('odds', '--attack', '1', '--defense', '0')).out).toMatch(/No die: automatic DE \[EBC 9G/);
  });

  it('adds air support as it is given: 15.5 + 8 against 6 is 3:1', async () => {
    expect((await grognard('odds', '--attack', '15.5', '--oas', '8', '--defense', '6')).out).toMatch(/^15\.5 \+ 8 of air support against 6: 3:1/);
    expect((await grognard('odds', '--attack', '15.5', '--oas', '8', '--defense', '6', '--das', '2')).out).toMatch(/against 6 \+ 2 of air support: 2:1/);
  });

  it('says plainly that cells are not printed', async () => {
    expect((await grognard('odds', '--attack', '34', '--defense', '9')).out).toMatch(
      /reconstructed.*\n {2}6 of these 6 cells are not printed in the rulebook/s,
    );
  });

  it.each([
    [[], /Give the strengths/],
    [['--attack', '3'], /Give the strengths/],
    [['--attack', 'x', '--defense', '2'], /--attack x: give a strength/],
    [['--attack', '-3', '--defense', '2'], /--attack -3: give a strength|argument missing/],
    [['--attack', '3', '--defense', '2', '--modifier', '1.5'], /--modifier.*whole number/],
    [['--attack', '3', '--defense', '2', '--oas', 'many'], /--oas many: give a strength/],
    [['some.json', '--attack', '3', '--defense', '2'], /not both/],
    [['missing.json', '--target', '1624', '--with', 'ge-pz-xx-1'], /no such file/],
    [['missing.json'], /--target 2319 --with/],
    [['missing.json', '--scenario', 'europe-1941', '--target', '1624', '--with', 'x'], /A saved match names its scenario/],
    [['--attack', '3', '--attack', '4', '--defense', '2'], /--attack is given twice; give it once/],
  ])('refuses %j', async (argv, reason) => {
    const ran = await grognard('odds', ...argv);
    expect(ran).toMatchObject({ exit: 2, out: '' });
    expect(ran.err).toMatch(reason);
  });
});

describe('odds in a match', () => {
  it('reckons an attack out and says when it would be refused', async () => {
    await grognard('play', 'poland-1939', '--level', 'basic', '--bots', 'random,random', '--turns', '1', '--quiet', '--out', files.path('.'));
    const at = (...more: ReadonlyArray<string>) => grognard('odds', files.path('poland-1939.json'), '--at', '1', '--target', '1624', ...more);
    const good = await at('--with', 'ge-pz-xx-1');
    expect(good).toMatchObject({ exit: 0, err: '' });
    expect(good.out).toMatch(/^Attack on 1624 \(clear\): 4\.5 against 0\.5 → 9:1/);
    const far = await at('--with', 'ge-pz-xx-1,ge-inf-xx-21', '--json');
    expect(far.exit).toBe(1);
    expect((JSON.parse(far.out) as { violations: { code: string }[] }).violations.map((v) => v.code)).toEqual(['attack/not-adjacent']);
    expect((await at('--with', 'nobody')).err).toContain('there is no such unit');
    expect((await at('--with', 'po-inf-xx-30')).err).toContain('no enemy of the attackers');
    expect((await at('--with', 'ge-pz-xx-1', '--oas', '3')).err).toContain('air points belong to Advanced Training');
  });

  it('puts air support in place of what stands there, capped by the rule', async () => {
    await grognard('play', 'poland-1939', '--level', 'advanced', '--bots', 'random,random', '--turns', '1', '--quiet', '--out', files.path('advanced'));
    const at = (...more: ReadonlyArray<string>) => grognard('odds', files.path('advanced/poland-1939.json'), '--at', '1', '--target', '1624', '--with', 'ge-pz-xx-1', ...more);
    expect((await at('--oas', '12')).out).toMatch(/^Attack on 1624 \(clear\): 13\.5 against 0\.5[\s\S]*Offensive air support: 12 points, capped at 9; 4\.5 \+ 9 = 13\.5 \[EBC 15C2\]/);
    expect((await at('--das', '2.5')).out).toMatch(/^Attack on 1624 \(clear\): 4\.5 against 1\.5[\s\S]*Defensive air support: 2\.5 points, capped at 1; 0\.5 \+ 1 = 1\.5/);
    expect((await at('--oas', '0')).out).toMatch(/^Attack on 1624 \(clear\): 4\.5 against 0\.5/);
    expect((await at('--oas', '-1')).err).toMatch(/--oas -1: give points|argument missing/);
  });
});

describe('scenarios and tables', () => {
  it('lists options and readings with their defaults', async () => {
    const { out } = await grognard('scenarios', 'poland-1939');
    expect(out).toContain('poland-1939: Poland, September 1939');
    expect(out).toContain('deployment: default, free');
    expect(out).toMatch(/loss-choice \[EBC 9D, CRT\].*\n {6}\* irredundant: .*\n {8}any: /);
    expect(JSON.parse((await grognard('scenarios', '--json')).out)).toMatchObject([
      { id: 'poland-1939', turns: 10 },
      { id: 'fall-blau-1942' },
      { id: 'barbarossa-1941' },
      { id: 'bridgehead', turns: 5 },
      { id: 'logistics', turns: 85 },
      ...['europe-1939', 'europe-1940', 'europe-1941'].map((id) => ({ id, turns: 24, options: { edition: ['feb75', 'dec73', 'first'] } })),
    ]);
  });

  it('lists all scenarios in short, and says how one is listed in full', async () => {
    const { out } = await grognard('scenarios');
    expect(out.match(/^[a-z-]+(-\d{4})?: /gm)).toHaveLength(8);
    expect(out).toMatch(/ {4}\d+ optional rules and cases of the errata, on or off\n {2}\d+ readings of the rules\n\n"grognard scenarios <scenario>" lists/);
    expect(out.split('\n').length).toBeLessThan(80);
    expect((await grognard('scenarios', 'europe-1491')).err).toContain('There is no scenario "europe-1491"; known are poland-1939, fall-blau-1942, barbarossa-1941, bridgehead, logistics, europe-1939, europe-1940, europe-1941. Perhaps europe-1941');
  });

  it('lists optional rules and errata of World War II', async () => {
    const { out } = await grognard('scenarios', 'europe-1941');
    expect(out).toContain('europe-1941: Europe 1941: from the attack on Russia');
    expect(out).toContain('turns 8 to 24;');
    expect(out).toMatch(/\n {4}edition: feb75, dec73, first\n {4}players: 2, 3\n/);
    expect(out).toContain('    17.9 [counterattack] Whoever is attacked may counterattack');
    expect(out).toMatch(/ {4}rail-no-blocked-hexside \[5\.66\] .* \(dec73, feb75\)\n/);
    expect(out).toMatch(/ {4}case-583-follows-591 \[5\.83\] .* \(changes nothing in play; dec73, feb75\)\n/);
    expect(out.match(/ {4}counter-terrain \[SPI 17\.92\]/g)).toHaveLength(1);
  });

  it('prints each cell with its source, and counts them', async () => {
    const { out } = await grognard('tables');
    expect(out).toContain('130 cells: 15 printed, 6 secondary, 18 inferred, 91 reconstructed');
    expect(out).toMatch(/\n {2}-1 +p +p +p +p +p +p +p +p +p +p +p +p +p\n/);
    expect(out).toMatch(/\n {2}hex\/woods +p +r /);
    const json = JSON.parse((await grognard('tables', '--json')).out) as { id: string; counts: Record<string, number> }[];
    expect(json.map((t) => t.id)).toEqual(['boot-camp-crt', 'boot-camp-terrain']);
    expect(json[0].counts).toEqual({ printed: 15, secondary: 6, inferred: 18, reconstructed: 91 });
    expect((await grognard('tables', '--scenario', 'nowhere')).exit).toBe(2);
  });

  it('prints every table of World War II', async () => {
    const json = JSON.parse((await grognard('tables', '--scenario', 'europe-1941', '--json')).out) as { id: string; counts: Record<string, number> }[];
    expect(json).toHaveLength(16);
    expect(json[0]).toMatchObject({ id: 'spi-combat', counts: { printed: 0, reconstructed: 48 } });
    expect((await grognard('tables', '--scenario', 'europe-1941')).out).toMatch(/Combat Results Table \(spi-combat, digest [0-9a-f]{32}\)/);
  });
});

describe('odds of World War II by bare strengths', () => {
  const odds = (...more: ReadonlyArray<string>) => grognard('odds', '--scenario', 'europe-1941', ...more);

  it('are a differential, its column and the exact chances', async () => {
    const ran = await odds('--attack', '5', '--defense', '3', '--modifier', '-1');
    expect(ran.exit).toBe(0);
    expect(ran.out).toMatch(/^5 against 3, shifted by −1: differential \+1, column \+1 \[SPI 8\.3\]\n {2}1\/2 no loss \(die 1, 2, 3; reconstructed\)\n {2}1\/2 loss 1: 2 of 3 left, retreat/);
    const { chances, ...answer } = JSON.parse((await odds('--attack', '9', '--defense', '1', '--json')).out) as { chances: { loss: number; throws: unknown[] }[] };
    expect(answer).toMatchObject({ differential: 8, column: '+7', certain: true });
    expect(chances.reduce((n, c) => n + c.throws.length, 0)).toBe(6);
    // the last column costs at least two points: enough for two, not for three
    expect((await odds('--attack', '9', '--defense', '2')).out).toContain('All 2 strength points are lost whatever the die says [SPI 17.8');
    expect((await odds('--attack', '10', '--defense', '3')).out).not.toContain('whatever the die says');
  });

  it('say when an attack is not allowed', async () => {
    const ran = await odds('--attack', '2', '--defense', '3');
    expect(ran.exit).toBe(1);
    expect(ran.out).toMatch(/^2 against 3: differential −1, no column \[SPI 8\.3/);
  });

  it.each([
    [['--attack', '2.5', '--defense', '3'], /--attack 2\.5: give strength points/],
    [['--attack', '2', '--defense', 'x'], /--defense x: give strength points/],
    [['--attack', '2', '--defense', '2', '--oas', '3'], /nothing supports an attack from the air/],
  ])('refuse %j', async (argv, reason) => {
    const ran = await odds(...argv);
    expect(ran).toMatchObject({ exit: 2, out: '' });
    expect(ran.err).toMatch(reason);
  });
});

describe('validate', () => {
  it('finds the shipped map and forces sound', async () => {
    const ran = await grognard('validate', '--map', file('map.json', mapData), '--forces', file('forces.json', forcesData));
    expect(ran).toMatchObject({ exit: 0, err: '' });
    expect(ran.out).toMatch(/map\.json: ok\n.*forces\.json: ok\n {2}digest of the map: [0-9a-f]{32}\n {2}digest of the forces: [0-9a-f]{32}\n/);
  });

  it('names every wrong hex, unit and cell', async () => {
    const map = file('bad-map.json', { ...mapData, places: [...mapData.places, { hex: '9901', name: 'Atlantis', kind: 'dot' }], source: 'hearsay' });
    const forces = file('bad-forces.json', { ...forcesData, units: forcesData.units.map((u, i) => (i === 3 ? { ...u, hex: '9999' } : u)) });
    const tables = file('bad-tables.json', {
      format: 'grognard-tables/1',
      crt: { id: 'x', title: 'x', notice: '', source: 'printed', columns: ['1:1', '2:1'], rows: ['1'], cells: [['AE', 'XX']] },
    });
    const ran = await grognard('validate', '--map', map, '--forces', forces, '--tables', tables);
    expect(ran.exit).toBe(1);
    expect(ran.out).toMatch(/bad-map\.json: \d+ problems?\n/);
    expect(ran.out).toContain('9901');
    expect(ran.out).toContain('hearsay');
    expect(ran.out).toContain(forcesData.units[3].id);
    expect(ran.out).toMatch(/row 1, column 2:1: 'XX' is not a result/);
    expect(looksLikeATrace(ran.out)).toBe(false);
    const json = JSON.parse((await grognard('validate', '--tables', tables, '--json')).out) as { ok: boolean; files: { problems: unknown[] }[] };
    expect(json.ok).toBe(false);
    expect(json.files[0].problems).toHaveLength(1);
  });

  it('finds nothing wrong with files by themselves that their scenario cannot be opened with', async () => {
    const forces = files.path('forces-1941.json');
    await grognard('template', 'forces', '--scenario', 'europe-1941', '--out', forces);
    const ran = await grognard('validate', '--scenario', 'europe-1939', '--forces', forces);
    expect(ran.exit).toBe(1);
    expect(ran.out).toMatch(/forces-1941\.json: nothing wrong by itself\neurope-1939 cannot be opened with it:\n {2}\S/);
    expect(JSON.parse((await grognard('validate', '--scenario', 'europe-1939', '--forces', forces, '--json')).out)).toMatchObject({ ok: false });
  });

  it('refuses what it cannot read', async () => {
    expect((await grognard('validate')).err).toContain('--map FILE, --forces FILE or --tables FILE');
    expect(await grognard('validate', '--map', file('text.json', 'nothing'))).toMatchObject({ exit: 2, out: '' });
  });
});

describe('template', () => {
  it('writes files that are ours, and can be changed and loaded', async () => {
    expect(JSON.parse((await grognard('template', 'map')).out)).toEqual(mapData);
    expect(JSON.parse((await grognard('template', 'forces')).out)).toEqual(forcesData);
    const path = files.path('mine.json');
    expect(await grognard('template', 'tables', '--out', path)).toMatchObject({ exit: 0, out: '', err: `Written: ${path}\n` });
    const digest = async (): Promise<string> => /digest of the crt: (\w+)/.exec((await grognard('validate', '--tables', path)).out)?.[1] ?? '';
    const ours = await digest();
    expect((await grognard('tables')).out).toContain(`(boot-camp-crt, digest ${ours})`);
    writeFileSync(path, readFileSync(path, 'utf8').replace('{"value":"AE","source":"printed"}', '{"value":"AH","source":"printed"}'));
    expect(await digest()).toMatch(/^[0-9a-f]{32}$/);
    expect(await digest()).not.toBe(ours);
  });

  it('knows what it can write', async () => {
    const ran = await grognard('template', 'dice');
    expect(ran).toMatchObject({ exit: 2, out: '' });
    expect(ran.err).toContain('Allowed choices are tables, map, forces');
    expect((await grognard('template', 'map', '--scenario', 'nowhere')).err).toContain('no scenario "nowhere"');
  });
});

describe('files of World War II', () => {
  it('can be written, checked, changed and played with', async () => {
    const written: string[] = [];
    for (const what of ['map', 'forces', 'tables']) {
      const path = files.path(`spi-${what}.json`);
      expect((await grognard('template', what, '--scenario', 'europe-1940', '--out', path)).exit).toBe(0);
      written.push(`--${what}`, path);
    }
    const ran = await grognard('validate', '--scenario', 'europe-1940', ...written);
    expect(ran).toMatchObject({ exit: 0, err: '' });
    expect(ran.out).toMatch(/spi-map\.json: ok[\s\S]*spi-forces\.json: ok[\s\S]*spi-tables\.json: ok[\s\S]*digest of the map[\s\S]*digest of the combat[\s\S]*digest of the victory/);
    const forces = JSON.parse(readFileSync(files.path('spi-forces.json'), 'utf8')) as { units: { sp: number; hex: string; nation: string }[] };
    forces.units[0] = { ...forces.units[0], sp: 9 };
    forces.units[1] = { ...forces.units[1], hex: '9999' };
    const bad = await grognard('validate', '--scenario', 'europe-1940', '--forces', file('spi-bad.json', forces), '--tables', file('spi-bad-tables.json', { format: 'grognard-tables/1', combat: ',0,+1\n1,0,0\n' }));
    expect(bad.exit).toBe(1);
    expect(bad.out).toContain('9999');
    expect(bad.out).toMatch(/at most/);
    expect(bad.out).toMatch(/spi-bad-tables\.json: \d+ problem/);
    expect(looksLikeATrace(bad.out)).toBe(false);
  });
});

describe('the command', () => {
  it('tells its version and helps, for each command with examples', async () => {
    expect(await grognard('--version')).toMatchObject({ exit: 0, out: `${manifest.version}\n`, err: '' });
    const help = await grognard('--help');
    expect(help.exit).toBe(0);
    expect(help.out).toMatch(/Exit codes: 0 .*; 1 .*; 2 /);
    for (const command of ['play', 'verify', 'render', 'legal', 'explain', 'odds', 'scenarios', 'tables', 'template', 'validate']) {
      expect(help.out).toContain(`\n  ${command} `);
      const own = await grognard(command, '--help');
      expect(own.exit).toBe(0);
      expect(own.out).toMatch(new RegExp(`Examples:\\n  \\$ grognard ${command}`));
    }
  });

  it('says that there is no such command', async () => {
    const ran = await grognard('march');
    expect(ran).toMatchObject({ exit: 2, out: '' });
    expect(ran.err).toContain("unknown command 'march'");
    expect((await grognard()).exit).toBe(2);
  });
});
