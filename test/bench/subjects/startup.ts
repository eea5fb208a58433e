/** Start-up: what an `import` takes in a process of its own, of the built library, of all that it imports from others, and of nothing. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Timed } from '../subject.js';

const here = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** Modules made for this stand where the library's own dependencies are found. */
const MADE = here('node_modules/.cache/bench');
const ENTRY = here('dist/index.js');

const SPECIFIER = /^(?:import|export)\b[^'"]*?(?:from\s*)?["']([^"']+)["']/gm;

/** What a built file and its chunks import from outside. */
const outside = (entry: string): ReadonlyArray<string> => {
  const seen = new Set<string>();
  const found = new Set<string>();
  const read = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, name] of readFileSync(path, 'utf8').matchAll(SPECIFIER)) {
      if (name.startsWith('.')) read(fileURLToPath(new URL(name, `file://${path}`)));
      else found.add(name);
    }
  };
  read(entry);
  return [...found].sort();
};

const made = (name: string, text: string): string => {
  mkdirSync(MADE, { recursive: true });
  const path = `${MADE}/${name}.mjs`;
  writeFileSync(path, text);
  return path;
};

const dependencies = outside(ENTRY);

/** The child says how much of the processor its import took, in milliseconds: the wall clock would count what others do. */
const CHILD = `
const before = process.cpuUsage();
await import(process.argv[1]);
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1000));
`;

const imported = (id: string, title: string, path: string): Timed => ({
  id,
  title,
  unit: 'imports',
  round: () => ({ operations: 1, checksum: 0, ms: Number(execFileSync(process.execPath, ['--input-type=module', '--eval', CHILD, path], { encoding: 'utf8' })) }),
});

export const startup: ReadonlyArray<Timed> = [
  imported('import', "`import 'grognard'` in a fresh process", ENTRY),
  imported('import-dependencies', `all that it imports itself (${dependencies.filter((d) => !d.startsWith('node:')).join(', ')}), in another`, made('dependencies', dependencies.map((d) => `import '${d}';\n`).join(''))),
  imported('import-nothing', 'an empty module, in another', made('nothing', 'export {};\n')),
];
