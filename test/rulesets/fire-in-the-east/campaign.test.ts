/** The supplement of the East. @rule FITE 4, 34 */
import { describe, expect, it } from 'vitest';
import { openMatch } from '../../../src/engine/match.js';
import type { OpenOptions } from '../../../src/engine/scenario.js';
import { eastCampaign, fireInTheEastAmendments } from '../../../src/rulesets/fire-in-the-east/index.js';
import { poland1939 } from '../../../src/scenarios/poland-1939/index.js';

describe('the supplement of the East', () => {
  it('cannot be laid over a scenario with a supplement of its own; parts of the standard game can', () => {
    const codes = (amend: NonNullable<OpenOptions['amend']>): ReadonlyArray<string> => {
      const opened = openMatch(poland1939, { seed: 1, amend });
      return opened._tag === 'Left' ? opened.left.map((p) => p.code) : [];
    };
    expect(codes([eastCampaign])).toEqual(['amend/excluded']);
    for (const part of fireInTheEastAmendments) expect([part.id, codes([part])]).toEqual([part.id, []]);
  });
});
