/**
 * What an explanation tells beforehand against what then came of the action: everything that players care for and that is
 * different afterwards is told. The differences are found by comparing positions, never from events.
 */
import { describe, expect, it } from 'vitest';
import { position, type Sketch } from '../fixture.js';
import { poland } from '../first-to-fight/poland.js';
import { untold } from './differences.js';

const SMALL: Sketch = {
  rules: 'advanced',
  columns: [1, 8],
  rows: [1, 8],
  phase: 'initial',
  features: { fort: '0505 0203', fortress: '0404', airfield: '0202 0606' },
  places: { '0303': 'dot Łódź', '0406': 'major-full Warszawa' },
  sources: { germany: '0101', poland: '0808' },
  owners: { germany: '0101-0108 02 03', poland: '04-08' },
  airPoints: { germany: { bombers: 12, fighters: 6 }, poland: { bombers: 4, fighters: 4 } },
  units: [
    'g1: German 11-6-10 Pz XX 1 (3-10) @0303', 'g2: German 7-6 Inf XX 2 (3-6) @0304', 'g3: German 7-6 Inf XX 3 (3-6) @0304', 'g4: German 0-5 Cons III 4 @0202 dot', 'g5: German 3-8 Art III 5 @0303 dot',
    'p1: Polish 5-6-6 Inf XX 11 (2-6) @0505', 'p2: Polish 4-6 Inf XX 12 (1-6) @0404', 'p3: Polish 1-6 Cav X 13 @0405 dot', 'p4: Polish 0-5 Cons III 14 @0606 dot', 'p5: Polish 1-6 Inf CADRE 15 @0504',
  ],
};

const CAMPAIGN: Sketch = {
  rules: 'first-to-fight-advanced',
  columns: [1, 6],
  rows: [1, 8],
  turn: 6,
  phase: 'combat',
  features: { fort: '0303' },
  places: { '0304': 'major-full Warszawa' },
  territories: { Hungary: '0601-0608', Germany: '01', 'Soviet Union': '' },
  owners: { germany: '02 03' },
  units: [
    'g1: German 11-6-10 Pz XX 1 (3-10) @0303', 'g2: German 7-6 Inf XX 2 (3-6) @0304', 'g3: German 2-10 mot hv AA III 3 @0305', 'g4: German 1-8 Pz CADRE 5 @0306',
    'p1: Polish 9-6-6 Inf XX 11 (2-6) @0404', 'p2: Polish 8-6 Inf XX 12 (1-6) @0404', 'p3: Polish 6-6 Cav X 13 @0505 dot', 'p4: Polish 1-6 Inf CADRE 15 @0504', 'p5: Polish 4-6 Inf XX 16 @0405',
  ],
};

describe('what an explanation tells beforehand', () => {
  it('is all that comes of the action, in small games of Advanced Training played at random', () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const { missing, kinds: seen } = untold(position(SMALL), seed, 700);
      expect(missing).toEqual([]);
      for (const kind of seen) kinds.add(kind);
    }
    // the test is worth something only where things happen
    expect([...kinds]).toEqual(expect.arrayContaining(['advance', 'begun', 'built', 'changes hands', 'eliminated', 'fighters', 'goes to', 'gone', 'losses', 'lost', 'phase', 'retreat', 'roll', 'support', 'taken', 'the end', 'turned']));
  });

  it('is all that comes of the action, with points, withdrawal and surrender', () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const { missing, kinds: seen } = untold(position(CAMPAIGN), seed, 700);
      expect(missing).toEqual([]);
      for (const kind of seen) kinds.add(kind);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['advance', 'changes hands', 'eliminated', 'goes to', 'phase', 'points', 'removed', 'retreat', 'right', 'supply', 'the end', 'turned']));
  });

  it('is all that comes of the action, in a stretch of the campaign', () => {
    const { missing, kinds } = untold(poland(), 5, 400);
    expect(missing).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(['changes hands', 'eliminated', 'goes to', 'phase', 'roll', 'support']));
  });
});
