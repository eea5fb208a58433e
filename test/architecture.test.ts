/** The table of layers of docs/architecture.md, and what is deliberately absent, enforced on every source file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src', import.meta.url));

interface Source {
  /** Path below src, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  /** Everything imported or exported from elsewhere, as written. */
  readonly imports: ReadonlyArray<string>;
  readonly tree: ts.SourceFile;
}

const parse = (path: string, text: string): Source => {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const imports: string[] = [];
  visit(tree, (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      imports.push(node.moduleSpecifier.text);
    const [argument] = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    if (argument !== undefined) imports.push(ts.isStringLiteralLike(argument) ? argument.text : argument.getText());
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) imports.push(node.argument.literal.text);
  });
  return { path, lines: text.trimEnd().split('\n').length, imports, tree };
};

const visit = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
};

const sources: ReadonlyArray<Source> = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(sep).join('/'))
  .filter((name) => name.endsWith('.ts'))
  .sort()
  .map((name) => parse(name, readFileSync(join(root, name), 'utf8')));

/** Scripts that make the data of a scenario: not part of the package. */
const isScript = (path: string): boolean => /\.(generate|print)\.ts$/.test(path);
/** Data written by such scripts. */
const isGenerated = (path: string): boolean => /^(scenarios\/[^/]+\/(map|forces|\w+Forces)|conformance\/rulebook\/cited)\.ts$/.test(path);

/** Layer of a file: the longest of these that its path starts with. */
const LAYERS = [
  'index.ts',
  'prelude.ts',
  'kernel/',
  'engine/',
  'rulesets/europa/',
  'rulesets/boot-camp/',
  'rulesets/first-to-fight/',
  'rulesets/fire-in-the-east/',
  'rulesets/europa-reform/',
  'rulesets/spi-ww2/',
  'scenarios/poland-1939/',
  'scenarios/europe-1939-45/',
  'scenarios/eastern-front/',
  'scenarios/bridgehead/',
  'scenarios/logistics/',
  'bots/',
  'tournament/',
  'render/',
  'testing/',
  'conformance/',
  'fixtures/',
  'atlas/',
  'cli/',
] as const;
type Layer = (typeof LAYERS)[number];

const FAMILY: ReadonlyArray<Layer> = ['engine/', 'kernel/', 'prelude.ts'];

/** What each layer may import besides its own files. */
const MAY_IMPORT: Readonly<Record<Layer, { readonly layers: ReadonlyArray<Layer>; readonly packages: ReadonlyArray<string> }>> = {
  'prelude.ts': { layers: [], packages: ['fp-ts'] },
  'kernel/': { layers: ['prelude.ts'], packages: [] },
  'engine/': { layers: ['kernel/', 'prelude.ts'], packages: ['immer', 'io-ts', 'pure-rand', '@noble/hashes', 'fastest-levenshtein'] },
  'rulesets/europa/': { layers: FAMILY, packages: ['io-ts'] },
  'rulesets/boot-camp/': { layers: ['rulesets/europa/', ...FAMILY], packages: ['io-ts'] },
  'rulesets/first-to-fight/': { layers: ['rulesets/boot-camp/', 'rulesets/europa/', ...FAMILY], packages: ['io-ts'] },
  'rulesets/fire-in-the-east/': { layers: ['rulesets/boot-camp/', 'rulesets/europa/', ...FAMILY], packages: ['io-ts'] },
  'rulesets/europa-reform/': { layers: ['rulesets/fire-in-the-east/', 'rulesets/boot-camp/', 'rulesets/europa/', ...FAMILY], packages: ['io-ts'] },
  'scenarios/poland-1939/': { layers: ['rulesets/first-to-fight/', 'rulesets/boot-camp/', 'rulesets/europa/', ...FAMILY], packages: [] },
  'rulesets/spi-ww2/': { layers: FAMILY, packages: ['io-ts'] },
  'scenarios/eastern-front/': { layers: ['rulesets/europa-reform/', 'rulesets/fire-in-the-east/', 'rulesets/boot-camp/', 'rulesets/europa/', ...FAMILY], packages: [] },
  'scenarios/bridgehead/': { layers: ['rulesets/europa-reform/', 'rulesets/fire-in-the-east/', 'rulesets/boot-camp/', 'rulesets/europa/', ...FAMILY], packages: [] },
  'scenarios/logistics/': { layers: ['rulesets/europa-reform/', 'rulesets/fire-in-the-east/', 'rulesets/boot-camp/', 'rulesets/europa/', ...FAMILY], packages: [] },
  'scenarios/europe-1939-45/': { layers: ['rulesets/spi-ww2/', ...FAMILY], packages: [] },
  'bots/': { layers: FAMILY, packages: [] },
  'tournament/': { layers: ['bots/', ...FAMILY], packages: ['io-ts'] },
  'render/': { layers: FAMILY, packages: [] },
  'testing/': { layers: FAMILY, packages: [] },
  'conformance/': { layers: ['rulesets/spi-ww2/', 'rulesets/europa-reform/', 'rulesets/fire-in-the-east/', 'rulesets/first-to-fight/', 'rulesets/boot-camp/', 'rulesets/europa/', 'testing/', ...FAMILY], packages: [] },
  'fixtures/': { layers: ['conformance/', 'rulesets/spi-ww2/', 'rulesets/europa-reform/', 'rulesets/fire-in-the-east/', 'rulesets/first-to-fight/', 'rulesets/boot-camp/', 'rulesets/europa/', 'testing/', ...FAMILY], packages: [] },
  'index.ts': { layers: FAMILY, packages: [] },
  'atlas/': { layers: ['kernel/', 'prelude.ts'], packages: [] },
  'cli/': { layers: LAYERS, packages: ['node:', 'commander', 'cli-progress', 'tinypool', 'bullmq', 'ioredis'] },
};

/** Packages that one file alone may name. */
const ONLY_IN: Readonly<Record<string, string>> = { immer: 'engine/apply.ts', 'pure-rand': 'engine/random.ts', '@noble/hashes': 'engine/digest.ts', 'fastest-levenshtein': 'engine/nearest.ts', 'fp-ts': 'prelude.ts' };

const layerOf = (path: string): Layer | null => LAYERS.find((layer) => (layer.endsWith('/') ? path.startsWith(layer) : path === layer)) ?? null;

const packageOf = (specifier: string): string =>
  specifier.startsWith('node:') ? 'node:' : specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');

/** Breaches of the table by one file. */
const importBreaches = ({ path, imports }: Pick<Source, 'path' | 'imports'>): ReadonlyArray<string> => {
  const layer = layerOf(path);
  if (layer === null) return [`${path} stands in no layer`];
  const allowed = isScript(path)
    ? { layers: [...MAY_IMPORT[layer].layers, 'atlas/'], packages: [...MAY_IMPORT[layer].packages, 'node:'] }
    : MAY_IMPORT[layer];
  return imports.flatMap((specifier) => {
    if (!specifier.startsWith('.')) {
      const name = packageOf(specifier);
      if (ONLY_IN[name] !== undefined && ONLY_IN[name] !== path) return [`${path} imports ${specifier}; only ${ONLY_IN[name]} does`];
      return allowed.packages.includes(name) ? [] : [`${path} imports the package ${specifier}`];
    }
    if (layer === 'cli/' && posix.join(posix.dirname(path), specifier) === '../package.json') return [];
    if (path === 'conformance/spi-ww2/cases.ts' && /^\.\.\/\.\.\/\.\.\/test\/conformance\/spi-ww2\/[\w-]+\.json$/.test(specifier)) return [];
    if (path === 'conformance/cases.ts' && /^\.\.\/\.\.\/test\/conformance\/[\w-]+\.json$/.test(specifier)) return [];
    if (!specifier.endsWith('.js')) return [`${path} imports ${specifier} without .js`];
    const target = posix.join(posix.dirname(path), specifier.replace(/\.js$/, '.ts'));
    if (isScript(target) && !isScript(path)) return [`${path} imports the script ${target}`];
    const other = layerOf(target);
    return other === layer || (other !== null && (allowed.layers as ReadonlyArray<string>).includes(other)) ? [] : [`${path} imports ${target}`];
  });
};

/** Things that make two runs differ, or two matches meet. */
const impurities = ({ path, tree }: Source): ReadonlyArray<string> => {
  const found: string[] = [];
  visit(tree, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') found.push(`${path}: Math.random`);
    if (ts.isIdentifier(node) && ['Date', 'performance', 'process', 'console', 'require', 'globalThis', 'fetch'].includes(node.text) && isReference(node))
      found.push(`${path}: ${node.text}`);
  });
  return found;
};

/** A budget of time has to read the clock. */
const ALLOWED: ReadonlyArray<string> = ['bots/budget.ts: performance'];

/** Whether an identifier stands for a value, not for the name of a property. */
const isReference = (node: ts.Identifier): boolean =>
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !((ts.isPropertyAssignment(node.parent) || ts.isPropertySignature(node.parent)) && node.parent.name === node);

const moduleVariables = ({ path, tree }: Source): ReadonlyArray<string> =>
  tree.statements.flatMap((s) =>
    ts.isVariableStatement(s) && (s.declarationList.flags & ts.NodeFlags.Const) === 0 ? [`${path}: ${s.getText().slice(0, 60)}`] : [],
  );

const UNWANTED: ReadonlyArray<readonly [string, (node: ts.Node) => boolean]> = [
  ['class', (n) => ts.isClassDeclaration(n) || ts.isClassExpression(n)],
  ['enum', ts.isEnumDeclaration],
  ['namespace', ts.isModuleDeclaration],
  ['default export', (n) => ts.isExportAssignment(n) || n.kind === ts.SyntaxKind.DefaultKeyword],
];

const MOST_LINES = 400;

describe('the layers', () => {
  it('finds the sources', () => expect(sources.length).toBeGreaterThan(100));
  it('are kept by every import', () => expect(sources.flatMap(importBreaches)).toEqual([]));
  it('are there to be broken: breaches are found', () => {
    const breach = (path: string, ...imports: string[]) => importBreaches({ path, imports });
    expect(breach('kernel/hex.ts', '../engine/game.js')).toEqual(['kernel/hex.ts imports engine/game.ts']);
    expect(breach('rulesets/europa/game.ts', '../boot-camp/crt.js')).toHaveLength(1);
    expect(breach('bots/greedy.ts', '../rulesets/europa/state.js')).toHaveLength(1);
    expect(breach('index.ts', './scenarios/poland-1939/index.js')).toHaveLength(1);
    expect(breach('engine/match.ts', 'immer', 'pure-rand/generator/xoroshiro128plus', 'node:fs')).toHaveLength(3);
    expect(breach('kernel/crt.ts', 'fp-ts/Either', 'fp-ts/lib/Either.js')).toHaveLength(2);
    expect(breach('kernel/crt.ts', './hex')).toEqual(['kernel/crt.ts imports ./hex without .js']);
    expect(breach('scenarios/poland-1939/index.ts', '../../atlas/index.js', './map.generate.js')).toHaveLength(2);
    expect(breach('utils/misc.ts')).toEqual(['utils/misc.ts stands in no layer']);
    expect(breach('scenarios/poland-1939/map.generate.ts', '../../atlas/index.js', 'node:fs')).toEqual([]);
  });
});

describe('what is absent', () => {
  const below = sources.filter((s) => layerOf(s.path) !== 'cli/' && !isScript(s.path));
  it('chance, time and the world outside, below the command', () => expect(below.flatMap(impurities).filter((found) => !ALLOWED.includes(found))).toEqual([]));
  it('state of a module', () => expect(sources.filter((s) => !isScript(s.path)).flatMap(moduleVariables)).toEqual([]));
  it('classes, enums, namespaces, default exports', () => {
    const found: string[] = [];
    for (const { path, tree } of sources) visit(tree, (node) => UNWANTED.forEach(([name, is]) => is(node) && found.push(`${path}: ${name}`)));
    expect(found).toEqual([]);
  });
  it('long files', () => expect(sources.filter((s) => s.lines > MOST_LINES && !isGenerated(s.path)).map((s) => `${s.path}: ${s.lines} lines`)).toEqual([]));
  it('those checks see what they are for', () => {
    const text = 'let n = 0; export var m = 1; const f = () => new Date() && Math.random() && console.log(process.env.X); const o = { Date: 1 }; o.Date; class C {} enum E {}';
    const source = parse('kernel/bad.ts', text);
    expect(moduleVariables(source)).toHaveLength(2);
    expect(impurities(source)).toEqual(['kernel/bad.ts: Date', 'kernel/bad.ts: Math.random', 'kernel/bad.ts: console', 'kernel/bad.ts: process']);
  });
});
