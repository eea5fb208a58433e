import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './sequencer.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { compilerOptions } = JSON.parse(readFileSync(new URL('../../tsconfig.json', import.meta.url), 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> };
};

export default defineConfig({
  // examples and README import the package by its name: here that is the source
  resolve: {
    alias: Object.entries(compilerOptions.paths).map(([name, [path]]) => ({
      find: new RegExp(`^${name}$`),
      replacement: fileURLToPath(new URL(path, new URL('../../', import.meta.url))),
    })),
  },
  test: {
    root,
    include: ['test/**/*.test.ts'],
    exclude: ['test/long/**', 'test/bench/**', '**/node_modules/**'],
    // nothing in the library is kept from one file to the next, so files may share a worker and its modules
    isolate: false,
    setupFiles: ['test/config/seed.ts'],
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    testTimeout: 900_000,
    hookTimeout: 900_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text', 'json-summary'] },
  },
});
