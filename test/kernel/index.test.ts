import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as kernel from '../../src/kernel/index.js';

describe('the kernel', () => {
  const directory = new URL('../../src/kernel/', import.meta.url);
  const modules = readdirSync(directory).filter((name) => name.endsWith('.ts') && name !== 'index.ts');

  it.each(modules)('exports what %s does', async (name) => {
    const values = (await import(/* @vite-ignore */ new URL(name, directory).href)) as Record<string, unknown>;
    expect(kernel).toMatchObject(values);
  });
});
