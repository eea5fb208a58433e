/**
 * The package as its users get it: packs it, looks into the tarball, installs it in an empty folder, loads every subpath as
 * ESM and as CJS, and runs the command. Run `npm run build` before it. Works on any system with npm.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const windows = process.platform === 'win32';

const run = (command, args, cwd) => {
  // on Windows npm is a script, which only a shell starts, and which wants quotes round paths with blanks
  const shell = windows && command !== process.execPath;
  const done = spawnSync(command, shell ? args.map((a) => (/\s/.test(a) ? `"${a}"` : a)) : args, { cwd, encoding: 'utf8', shell });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${done.status}:\n${done.stdout}\n${done.stderr}`);
  return done.stdout;
};

const fail = (message) => {
  throw new Error(message);
};

/** One name that each subpath must export. A subpath without an entry here fails, so that none is forgotten. */
const EXPECTED = {
  '.': 'openMatch',
  './kernel': 'hexAt',
  './engine': 'apply',
  './europa': 'loadTables',
  './boot-camp': 'basic',
  './first-to-fight': 'firstToFightBasic',
  './fire-in-the-east': 'fireInTheEastAmendments',
  './europa-reform': 'reformCrt',
  './spi-ww2': 'chosenRules',
  './scenarios/poland-1939': 'poland1939',
  './scenarios/eastern-front': 'fallBlau1942',
  './scenarios/bridgehead': 'bridgehead',
  './scenarios/logistics': 'logistics',
  './scenarios/europe-1939-45': 'europe1941',
  './bots': 'greedy',
  './tournament': 'standings',
  './render': 'renderSvg',
  './testing': 'holdTrial',
  './conformance': 'runCases',
  './atlas': 'makeProjection',
};

const ALLOWED = /^(dist\/[\w./-]+\.(js|cjs|d\.ts|d\.cts)|package\.json|README\.md|LICENSE|NOTICE|CHANGELOG\.md)$/;

const folder = mkdtempSync(join(tmpdir(), 'grognard-smoke-'));
try {
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], root));
  const files = packed.files.map((f) => f.path);
  const stray = files.filter((f) => !ALLOWED.test(f));
  if (stray.length > 0) fail(`These files do not belong into the package: ${stray.join(', ')}`);
  for (const needed of ['LICENSE', 'NOTICE', 'README.md', 'CHANGELOG.md'])
    if (!files.includes(needed)) fail(`${needed} is missing from the package`);

  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'smoke', private: true }));
  run('npm', ['install', '--no-audit', '--no-fund', '--silent', '--prefer-offline', `./${packed.filename}`], folder);

  const subpaths = Object.keys(manifest.exports).filter((s) => s !== './package.json');
  for (const subpath of subpaths) if (!(subpath in EXPECTED)) fail(`test/package/smoke.mjs expects nothing of ${subpath}`);
  const specifiers = subpaths.map((s) => `${manifest.name}${s.slice(1)}`);
  const list = JSON.stringify(specifiers);
  const play = `
    const { openMatch, legalActions, submit, actor, isRight } = front;
    const opened = openMatch(scenario.poland1939, { seed: 1 });
    if (!isRight(opened)) throw new Error('the scenario does not open');
    const [first] = legalActions(opened.right);
    if (!isRight(submit(opened.right, actor(opened.right), first))) throw new Error('a legal action is refused');`;
  writeFileSync(
    join(folder, 'load.mjs'),
    `const names = {};
    for (const s of ${list}) names[s] = Object.keys(await import(s)).sort();
    const front = await import('${manifest.name}');
    const scenario = await import('${manifest.name}/scenarios/poland-1939');
    ${play}
    console.log(JSON.stringify(names));`,
  );
  writeFileSync(
    join(folder, 'load.cjs'),
    `const names = {};
    for (const s of ${list}) names[s] = Object.keys(require(s)).sort();
    const front = require('${manifest.name}');
    const scenario = require('${manifest.name}/scenarios/poland-1939');
    ${play}
    console.log(JSON.stringify(names));`,
  );
  const esm = JSON.parse(run(process.execPath, ['load.mjs'], folder));
  const cjs = JSON.parse(run(process.execPath, ['load.cjs'], folder));
  subpaths.forEach((subpath, i) => {
    const name = specifiers[i];
    if (!esm[name].includes(EXPECTED[subpath])) fail(`${name} does not export ${EXPECTED[subpath]}; it has ${esm[name].join(', ')}`);
    if (esm[name].join() !== cjs[name].join()) fail(`${name} exports other names in CJS than in ESM`);
  });

  // fixtures go with any test runner: here with that of Node
  writeFileSync(
    join(folder, 'fixture.test.mjs'),
    `import { test } from 'node:test';
    import { assertFixture } from '${manifest.name}/testing';
    const stops = {
      title: 'A unit stops in an enemy zone of control',
      under: ['basic', 'basic+REFORM-9C'],
      position: '   03  04  05\\n03 .       w:p1\\n       .:g1\\n04 .       .\\n       .\\ng1: German 7-6 Inf XX\\np1: Polish 5-6-6 Inf XX',
      do: ['march g1 0504 0404'],
      expect: { refused: 'movement/stopped', case: 'EBC 6A' },
    };
    test(stops.title, () => assertFixture(stops));
    test('and fails where it should', () => {
      try { assertFixture({ ...stops, dice: [3] }); } catch { return; }
      throw new Error('a die that nobody throws does not fail');
    });`,
  );
  const tried = run(process.execPath, ['--test', 'fixture.test.mjs'], folder);
  if (!/pass 2/.test(tried)) fail(`the fixtures do not pass:\n${tried}`);

  const help = run('npm', ['exec', '--no', '--', 'grognard', '--help'], folder);
  if (!/play/.test(help)) fail(`grognard --help does not mention play:\n${help}`);

  // the pool loads a file of its own, and the queue what is not installed here
  const games = ['exec', '--no', '--', 'grognard', 'tournament', 'logistics', '--bots', 'greedy,random', '--games', '4', '--turns', '2'];
  const pooled = run('npm', [...games, '--workers', '2', '--json', '--out', 'games'], folder);
  if (JSON.parse(pooled).played !== 4) fail(`a pool of two does not play four games:\n${pooled}`);
  let refusal = '';
  try {
    run('npm', [...games, '--queue', 'redis://127.0.0.1:1', '--out', 'queue'], folder);
  } catch (e) {
    refusal = String(e);
  }
  if (!/npm install bullmq ioredis/.test(refusal)) fail(`a queue without BullMQ is not refused in words:\n${refusal}`);
  console.log(`${packed.filename}: ${files.length} files, ${Math.round(packed.size / 1024)} kB; ${subpaths.length} subpaths load as ESM and CJS; the command runs.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
