/** Games by other readings come to what they came to before. */
import { describe, expect, it } from 'vitest';
import { comesTo, OTHERS, writtenDown } from './otherReadings.js';

describe('games by readings at random', () => {
  const written = writtenDown();

  it.each(OTHERS)('$name comes to the same as before; if the rules were changed, npm run golden', (other) => {
    expect(comesTo(other)).toBe(written[other.name]);
  });

  it('are those that were written down', () => expect(Object.keys(written)).toEqual(OTHERS.map((o) => o.name)));
});
