/**
 * Runs all tests in one process, which reads the tests once: a mutant costs no more than the tests that come by it, those
 * that lately killed others of its file and those that come by little else first, until one fails.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, DryRunStatus, MutantRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { globSync } from 'tinyglobby';
import { register as registerTypeScript } from 'tsx/esm/api';
import { NO_TESTS, TESTS } from './chapters.mjs';
import { isDrawn } from './draw.mjs';

/** A mutant that lives after so many seconds of processor time is said to live. */
const MOST_SECONDS = 8;

/** What each test comes by, in mutants and time: written by the process that runs all tests first, for the others. */
const PROFILE = '.profile.json';

const stryker = (globalThis.__stryker__ ??= {});
/** A path of the copy of the project that has the mutants, which is the working directory. */
const urlOf = (path) => pathToFileURL(resolve(path)).href;

class InProcess {
  tests = new Map();
  profile = null;
  /** Tests that killed mutants, by file, the last first. */
  killers = new Map();

  /** Nothing is loaded anew, also not for what was come by while loading: the tests that come by it later are run, and judge it. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    registerTypeScript();
    register(urlOf('test/mutation/resolve.mjs'));
    const { beginFile, collected } = await import(urlOf('test/mutation/suite.ts'));
    for (const path of ['test/mutation/cases.ts', ...globSync(TESTS, { ignore: NO_TESTS }).sort()]) {
      beginFile(path);
      await import(urlOf(path));
    }
    this.tests = new Map(collected().map((test) => [test.id, test]));
  }

  /** Runs tests in an order; to the first that fails, or for a time. */
  async go(tests, { bail, most = Infinity }) {
    const results = [];
    const start = process.cpuUsage();
    for (const test of tests) {
      if (process.cpuUsage(start).user > most * 1e6) break;
      const begun = performance.now();
      let failureMessage;
      stryker.currentTestId = test.id;
      try {
        await test.run();
      } catch (e) {
        failureMessage = e instanceof Error ? e.message : String(e);
      }
      const timeSpentMs = performance.now() - begun;
      const told = { id: test.id, name: test.id, timeSpentMs };
      results.push(failureMessage === undefined ? { ...told, status: TestStatus.Success } : { ...told, status: TestStatus.Failed, failureMessage });
      if (failureMessage !== undefined && bail) break;
    }
    stryker.currentTestId = undefined;
    return results;
  }

  async dryRun() {
    stryker.activeMutant = undefined;
    const tests = await this.go([...this.tests.values()], { bail: false });
    const comesBy = (id) => Object.keys(stryker.mutantCoverage.perTest[id] ?? {}).length;
    writeFileSync(PROFILE, JSON.stringify(tests.map(({ id, timeSpentMs }) => [id, { ms: timeSpentMs, mutants: comesBy(id) }])));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stryker.mutantCoverage };
  }

  /** Tests that come by few mutants are about those: they are tried before others, quick ones before slow ones. */
  before(a, b) {
    this.profile ??= new Map(JSON.parse(readFileSync(PROFILE, 'utf8')));
    const [of, than] = [a, b].map((id) => this.profile.get(id) ?? { ms: 0, mutants: 0 });
    return of.mutants - than.mutants || of.ms - than.ms;
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    if (!isDrawn(activeMutant)) return { status: MutantRunStatus.Survived, nrOfTests: 0 };
    const { fileName } = activeMutant;
    const killers = this.killers.get(fileName) ?? [];
    const rank = new Map(killers.map((id, i) => [id, i]));
    const ids = (testFilter ?? [...this.tests.keys()]).filter((id) => this.tests.has(id));
    ids.sort((a, b) => (rank.get(a) ?? killers.length) - (rank.get(b) ?? killers.length) || this.before(a, b));
    stryker.hitCount = hitLimit === undefined ? undefined : 0;
    stryker.hitLimit = hitLimit;
    stryker.activeMutant = activeMutant.id;
    const tests = await this.go(ids.map((id) => this.tests.get(id)), { bail: true, most: MOST_SECONDS });
    stryker.activeMutant = undefined;
    const killer = tests.find(({ status }) => status === TestStatus.Failed);
    if (killer !== undefined) this.killers.set(fileName, [killer.id, ...killers.filter((id) => id !== killer.id)].slice(0, 40));
    const timeout = determineHitLimitReached(stryker.hitCount, stryker.hitLimit);
    return timeout ?? toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcess)];
