import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/**/*.test.ts'],
    exclude: ['test/long/**', 'test/bench/**', 'node_modules/**'],
    testTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text', 'json-summary'] },
  },
});
