import { defineConfig, type Options } from 'tsup';

/** The subpaths of the package: each is one file of `dist`, in ESM and in CJS, with its own types. */
const subpaths: Record<string, string> = {
  index: 'src/index.ts',
  kernel: 'src/kernel/index.ts',
  engine: 'src/engine/index.ts',
  europa: 'src/rulesets/europa/index.ts',
  'boot-camp': 'src/rulesets/boot-camp/index.ts',
  'first-to-fight': 'src/rulesets/first-to-fight/index.ts',
  'fire-in-the-east': 'src/rulesets/fire-in-the-east/index.ts',
  'europa-reform': 'src/rulesets/europa-reform/index.ts',
  'spi-ww2': 'src/rulesets/spi-ww2/index.ts',
  'scenarios/poland-1939': 'src/scenarios/poland-1939/index.ts',
  'scenarios/eastern-front': 'src/scenarios/eastern-front/index.ts',
  'scenarios/bridgehead': 'src/scenarios/bridgehead/index.ts',
  'scenarios/logistics': 'src/scenarios/logistics/index.ts',
  'scenarios/europe-1939-45': 'src/scenarios/europe-1939-45/index.ts',
  bots: 'src/bots/index.ts',
  tournament: 'src/tournament/index.ts',
  render: 'src/render/index.ts',
  testing: 'src/fixtures/index.ts',
  conformance: 'src/conformance/index.ts',
  atlas: 'src/atlas/index.ts',
};

/** The `grognard` command, which is ESM only, and what its threads load. */
const command: Record<string, string> = { cli: 'src/cli/main.ts', tournamentThread: 'src/cli/tournament/thread.ts' };

const shared: Options = {
  target: 'node20',
  // shared chunks, so that two subpaths never bring two copies of the engine
  splitting: true,
  treeshake: false,
  removeNodeProtocol: false,
};

export default defineConfig([
  { ...shared, entry: { ...subpaths, ...command }, format: 'esm' },
  { ...shared, entry: subpaths, format: 'cjs' },
  // types of both formats in one run
  { ...shared, entry: subpaths, format: ['esm', 'cjs'], dts: { only: true } },
]);
