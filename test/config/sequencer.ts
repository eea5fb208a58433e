/** Files that take longest begin first, so that the workers end at the same time; the others follow by their size. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first, as measured. A file that is missing here only begins later. */
const LONGEST: ReadonlyArray<string> = [
  'test/laws.turns.test.ts', 'test/laws.test.ts', 'test/fuzz/fixtures.test.ts', 'test/laws.settings.test.ts', 'test/reference/spi.test.ts', 'test/testing/trial.test.ts', 'test/fuzz/files.test.ts',
  'test/fuzz/readers.test.ts', 'test/fuzz/saves.test.ts', 'test/metamorphic/map.test.ts', 'test/reference/europa.test.ts', 'test/rulesets/spi-ww2/told.test.ts', 'test/conformance/cases.test.ts', 'test/fuzz/states.test.ts',
  'test/readme.test.ts', 'test/rulesets/spi-ww2/laws.test.ts', 'test/golden/golden.test.ts', 'test/docs/refusals.test.ts', 'test/metamorphic/attackers.test.ts', 'test/rulesets/boot-camp/advanced/overruns.laws.test.ts',
  'test/conformance/sketch.test.ts', 'test/metamorphic/order.test.ts', 'test/cli/saves.test.ts', 'test/bots/plans.test.ts', 'test/conformance/mutations.test.ts', 'test/conformance/spi-ww2/cases.test.ts',
  'test/conformance/operationsMutations.test.ts', 'test/perft/perft.test.ts', 'test/conformance/movingMutations.test.ts', 'test/rulesets/boot-camp/advanced/overruns.complete.test.ts', 'test/bots/play.test.ts', 'test/cli/examples.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const path = moduleId.replaceAll('\\', '/');
  const at = LONGEST.findIndex((name) => path.endsWith(name));
  return at < 0 ? LONGEST.length : at;
};

/** What vitest asks for the order of files: it wants a class. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files);
    return bySize.map((file, i) => ({ file, i, at: rank(file) })).sort((a, b) => a.at - b.at || a.i - b.i).map(({ file }) => file);
  }
}
