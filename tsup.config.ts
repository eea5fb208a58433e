import { existsSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

/** The subpaths of the package: each is one file of `dist`, in ESM and in CJS, with its own types. */
const library: Record<string, string> = {
  index: 'src/index.ts',
  kernel: 'src/kernel/index.ts',
  engine: 'src/engine/index.ts',
  europa: 'src/rulesets/europa/index.ts',
  'boot-camp': 'src/rulesets/boot-camp/index.ts',
  'first-to-fight': 'src/rulesets/first-to-fight/index.ts',
  'scenarios/poland-1939': 'src/scenarios/poland-1939/index.ts',
  bots: 'src/bots/index.ts',
  render: 'src/render/index.ts',
  testing: 'src/testing/index.ts',
  atlas: 'src/atlas/index.ts',
};

/** The `grognard` command, which is ESM only. */
const command: Record<string, string> = { cli: 'src/cli/main.ts' };

const present = (entry: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(entry).filter(([, file]) => existsSync(file)));

const shared: Options = {
  target: 'node20',
  dts: { entry: present(library) },
  // shared chunks, so that two subpaths never bring two copies of the engine
  splitting: true,
  sourcemap: false,
  treeshake: false,
  removeNodeProtocol: false,
};

export default defineConfig([
  { ...shared, entry: { ...present(library), ...present(command) }, format: 'esm' },
  { ...shared, entry: present(library), format: 'cjs' },
]);
