/** The subpaths of the package are told in four places, which have to agree. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly sideEffects: boolean;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly typesVersions: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const { paths } = (JSON.parse(read('tsconfig.json')) as { compilerOptions: { paths: Record<string, [string]> } }).compilerOptions;
const subpaths = Object.keys(manifest.exports).filter((s) => s !== './package.json');

describe('the manifest', () => {
  it('exports each subpath as ESM and CJS with types of its own, and nothing by wildcard', () => {
    for (const subpath of subpaths) {
      const file = subpath === '.' ? 'index' : subpath.slice(2);
      expect(manifest.exports[subpath]).toEqual({
        import: { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` },
        require: { types: `./dist/${file}.d.cts`, default: `./dist/${file}.cjs` },
      });
      expect(subpath).not.toContain('*');
    }
    expect(manifest.sideEffects).toBe(false);
  });

  it('names the same subpaths for old resolvers', () => {
    const old = manifest.typesVersions['*'];
    expect(Object.keys(old)).toEqual(subpaths.filter((s) => s !== '.').map((s) => s.slice(2)));
    for (const [name, files] of Object.entries(old)) expect(files).toEqual([`./dist/${name}.d.cts`]);
  });

  it('and the compiler know the same subpaths, each with its source, which the build and the reference name too', () => {
    expect(Object.keys(paths)).toEqual(subpaths.map((s) => `${manifest.name}${s.slice(1)}`));
    const build = read('tsup.config.ts');
    const reference = read('test/config/typedoc.json');
    const readme = read('README.md');
    for (const [name, [source]] of Object.entries(paths)) {
      expect(existsSync(new URL(source, root)), source).toBe(true);
      expect(build).toContain(`'${source.slice(2)}'`);
      expect(reference).toContain(`"../../${source.slice(2)}"`);
      expect(readme).toContain(`\`${name}\``);
    }
  });

  it('pins exact versions', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('has its version in the changelog', () => expect(read('CHANGELOG.md')).toContain(`## [${manifest.version}]`));
});
