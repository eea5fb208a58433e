import { describe, expect, it } from 'vitest';
import { opponents } from '../../src/kernel/side.js';

describe('side', () => {
  it('has everybody else as opponents', () => {
    expect(opponents(['axis', 'allied'], 'axis')).toEqual(['allied']);
    expect(opponents(['red', 'green', 'blue'], 'green')).toEqual(['red', 'blue']);
    expect(opponents(['axis'], 'axis')).toEqual([]);
  });
});
