/**
 * Stands for vitest in mutation tests: the tests of all files are read into one list, which is then gone through again and again in
 * one process, with another mutant each time. It has what the tests of this project use.
 */
import '../config/seed.js';
import { ASYMMETRIC_MATCHERS_OBJECT, chai, type ExpectStatic, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';
import { fn, restoreAllMocks, spyOn } from '@vitest/spy';

type Work = () => unknown;
type Row = unknown;

/** A test with what has to be done around it. */
export interface Test {
  /** Where it stands and what it says: unlike any other. */
  readonly id: string;
  readonly run: () => Promise<void>;
}

/** What `describe` opens. Work before all its tests is done before the first of them that is run, and once. */
interface Scope {
  readonly name: string;
  readonly above: Scope | null;
  readonly before: Work[];
  readonly after: Work[];
}

const tests = new Map<string, Test>();
let scope: Scope | null = null;

/** Names the file whose tests are read next. */
export const beginFile = (name: string): void => {
  scope = { name, above: null, before: [], after: [] };
};

/** All tests read so far, in their order. */
export const collected = (): ReadonlyArray<Test> => [...tests.values()];

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
const plain = (value: unknown, message?: string): unknown => chai.expect(value, message);
export const expect = Object.assign(plain, chai.expect, (globalThis as Record<PropertyKey, unknown>)[ASYMMETRIC_MATCHERS_OBJECT], { assertions: () => undefined }) as unknown as ExpectStatic;
// assertions count themselves in the state of the function that made them
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null } as never, expect);

export const vi = { fn, spyOn, restoreAllMocks };

const scopesOf = (s: Scope | null): ReadonlyArray<Scope> => (s === null ? [] : [...scopesOf(s.above), s]);

const add = (name: string, body: Work): void => {
  const around = scopesOf(scope);
  const title = [...around.map((s) => s.name), name].join(' > ');
  const id = tests.has(title) ? `${title} (${tests.size})` : title;
  tests.set(id, {
    id,
    run: async () => {
      for (const work of around.flatMap((s) => s.before.splice(0))) await work();
      try {
        await body();
      } finally {
        for (const work of around.flatMap((s) => s.after)) await work();
      }
    },
  });
};

/** A test for each row, as `it.each` has it: a list is spread over the parameters. */
const each = (make: (name: string, body: Work) => void) => (rows: ReadonlyArray<Row>) => (name: string, body: (...of: Row[]) => unknown): void =>
  rows.forEach((row, i) => make(`${name} [${i}]`, () => (Array.isArray(row) ? body(...row) : body(row))));

const group = (name: string, body: Work): void => {
  const above = scope;
  scope = { name, above, before: [], after: [] };
  body();
  scope = above;
};

export const describe = Object.assign(group, { each: each(group) });
export const it = Object.assign(add, { each: each(add) });
export const test = it;
export const beforeAll = (work: Work): void => void scope?.before.push(work);
export const afterEach = (work: Work): void => void scope?.after.push(work);
/** What is done after all is left out: tests come again. */
export const afterAll = (): void => undefined;
