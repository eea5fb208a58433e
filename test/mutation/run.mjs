/**
 * Mutation tests: `npm run mutation`, or `npm run mutation -- combat losses` for some chapters. Writes `results/<chapter>.json`; the report
 * in docs/verification.md is made of those by `npm run docs:mutation`. What did not change since a run of the same chapters is not tried again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { CHAPTERS, chaptersAsked, filesOf, sourcePath } from './chapters.mjs';
import { isDrawn, lot } from './draw.mjs';
import { told, tryMutants } from './stryker.mjs';

const wanted = chaptersAsked();
const TEXT = 'words for people';

/** Chapters are tried together, since reading and running all tests once is a good part of the time. */
const tryOut = async (chapters, incremental) => {
  if (chapters.length === 0) return;
  const found = await tryMutants(chapters.flatMap(filesOf), incremental ? `test/mutation/.incremental/${chapters.join('+')}.json` : null);
  for (const name of chapters) write(name, found.filter(({ fileName }) => filesOf(name).includes(sourcePath(fileName))));
};

const write = (name, all) => {
  const drawn = all.filter(isDrawn).sort((a, b) => lot(a) - lot(b));
  const tried = drawn.filter(({ status }) => status !== 'Ignored').slice(0, CHAPTERS[name].sample);
  const count = (...statuses) => tried.filter(({ status }) => statuses.includes(status)).length;
  const living = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const files = [...new Set(living.map(({ fileName }) => sourcePath(fileName)))].sort();
  const place = ({ location: { start } }) => start.line * 1000 + start.column;
  const result = {
    day: new Date().toISOString().slice(0, 10),
    mutants: all.filter(({ statusReason }) => statusReason !== TEXT).length,
    fixed: all.filter(({ status, statusReason }) => status === 'Ignored' && statusReason !== TEXT).length,
    tried: tried.length,
    killed: count('Killed'),
    endless: count('Timeout'),
    broken: count('RuntimeError', 'CompileError'),
    living: Object.fromEntries(files.map((file) => [file, living.filter((m) => sourcePath(m.fileName) === file).sort((a, b) => place(a) - place(b)).map(told)])),
  };
  mkdirSync(new URL('results', import.meta.url), { recursive: true });
  writeFileSync(new URL(`results/${name}.json`, import.meta.url), `${JSON.stringify(result, null, 1)}\n`);
  const seen = result.killed + result.endless;
  console.log(`${name}: ${seen} of ${seen + living.length} found (${((seen / Math.max(1, seen + living.length)) * 100).toFixed(1)} %)`);
};

const isWhole = (name) => CHAPTERS[name].sample === undefined;
await tryOut(wanted.filter(isWhole), true);
// mutants that are not drawn count as living, which is nothing to remember
await tryOut(wanted.filter((name) => !isWhole(name)), false);
