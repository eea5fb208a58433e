/**
 * Tries the mutants that lived once more, after tests were added or code was changed: `npm run mutation:again`, or with the names of
 * chapters. Those that are seen now are counted as seen; those whose lines stand no more are dropped. A whole run is the better measure.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chaptersAsked, sourcePath } from './chapters.mjs';
import { linesOf, told, tryMutants } from './stryker.mjs';

process.env.MUTATION_ALL = '1';
const wanted = chaptersAsked().filter((name) => existsSync(`test/mutation/results/${name}.json`));
const resultOf = (name) => JSON.parse(readFileSync(`test/mutation/results/${name}.json`, 'utf8'));

/** First lines, from 1, of places in a source where a mutant's lines stand. */
const placesOf = (source, { lines }) => source.flatMap((_, i) => (lines.every((line, k) => source[i + k] === line) ? [i + 1] : []));

const results = new Map(wanted.map((name) => [name, resultOf(name)]));
const living = [...results.values()].flatMap(({ living: files }) => Object.entries(files).flatMap(([file, mutants]) => mutants.map((mutant) => ({ file, mutant }))));
const sources = new Map([...new Set(living.map(({ file }) => file))].filter((file) => existsSync(file)).map((file) => [file, linesOf(file)]));
const ranges = new Set(living.flatMap(({ file, mutant }) => placesOf(sources.get(file) ?? [], mutant).map((line) => `${file}:${line}-${line + mutant.lines.length - 1}`)));

const same = ({ mutator, becomes, lines }) => JSON.stringify([mutator, becomes, lines]);
const tried = ranges.size === 0 ? [] : await tryMutants([...ranges], null);
const found = new Map();
for (const mutant of tried) {
  const key = `${sourcePath(mutant.fileName)} ${same(told(mutant))}`;
  found.set(key, [...(found.get(key) ?? []), mutant]);
}

for (const [name, result] of results) {
  let { tried: count, killed, endless } = result;
  const left = {};
  for (const [file, mutants] of Object.entries(result.living)) {
    const still = [];
    for (const mutant of mutants) {
      const now = found.get(`${file} ${same(mutant)}`)?.shift();
      if (now === undefined || now.status === 'Ignored') count--;
      else if (now.status === 'Killed') killed++;
      else if (now.status === 'Timeout') endless++;
      else if (now.status === 'RuntimeError' || now.status === 'CompileError') count--;
      else still.push(told(now));
    }
    if (still.length > 0) left[file] = still;
  }
  const next = { ...result, day: new Date().toISOString().slice(0, 10), tried: count, killed, endless, living: left };
  writeFileSync(`test/mutation/results/${name}.json`, `${JSON.stringify(next, null, 1)}\n`);
  const lives = Object.values(left).flat().length;
  console.log(`${name}: ${Object.values(result.living).flat().length} lived, ${lives} still do`);
}
