/**
 * A small front with headquarters of three nations, pools of points, and players who give orders more often than chance would.
 * @module
 */
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import type { Player } from '../europa/players.js';
import { type Fixture, position, type Sketch } from '../fixture.js';

/** Everything about headquarters, and what combat there is. */
export const HQ_ITEMS = ['REFORM-9K', 'REFORM-13', 'REFORM-12', 'REFORM-12G', 'REFORM-12H', 'REFORM-31C-HQ'];

const GERMANS = ['17-6-14 Pz XX (4-10)', '7-6 Inf XX (3-6)', '2-6 Inf III', '7-6 Inf XX (3-6)', '9-8-12 mot Inf XX (3-10)', '0-10 mot Truck II'];
const SOVIETS = ['4-6 Rifle XX', '8-8 Tank XXX', '6-8 Mech XXX marks=guards', '2-8 Cav XX', '4-6 Rifle XX', '1-6 Inf X'];
const FRONT = ['0305', '0405', '0505', '0605', '0705', '0805'];

/** The front. */
export const hqFront = (more: Partial<Sketch> = {}): Fixture =>
  position({
    rules: 'fire-in-the-east',
    amend: HQ_ITEMS,
    begins: 'Jul I 42',
    columns: [1, 12],
    rows: [1, 14],
    phase: 'initial',
    territories: { 'Germany': '01-06', 'Soviet Union': '07-12' },
    places: { '0202': 'major-full Berlin', '0909': 'major-full Moskva', '0910': 'major-full Moskva' },
    lines: { rail: '0102-1102' },
    sources: { 'germany': '0202', 'romania': '0202', 'soviet-union': '0909' },
    points: { 'germany': 4, 'romania': 1, 'soviet-union': 3 },
    units: [
      ...FRONT.flatMap((hex, i) => [0, 1].map((n) => `g${2 * i + n}: German ${GERMANS[(2 * i + n) % GERMANS.length]} @${hex}`)),
      ...FRONT.flatMap((hex, i) => [0, 1].map((n) => `s${2 * i + n}: Soviet ${placed(SOVIETS[(3 * i + n) % SOVIETS.length], `${hex.slice(0, 2)}06`)}`)),
      'r1: Romanian 4-6 Inf XX @0304',
      'r2: Romanian 2-8 Cav X @0304',
      'h1: German 0-10 Army HQ HQ @0503',
      'h2: German 0-10 Pz Army HQ HQ @0405',
      'h3: Romanian 0-8 Army HQ HQ @0303',
      'h4: German 0-10 Army HQ HQ @0101 marks=ad-hoc arrives=never',
      'f1: Soviet 0-8 Front HQ HQ @0608',
      'f2: Soviet 0-8 Front HQ HQ @0909',
      't1: Soviet 0-8 Tank Army HQ HQ @0101 arrives=never',
    ],
    ...more,
  });

/** A kind of unit in a hex: marks come after the hex. */
function placed(kind: string, hex: string): string {
  const [printed, marks] = kind.split(' marks=');
  return `${printed} @${hex}${marks === undefined ? '' : ` marks=${marks}`}`;
}

/** Plays at random, but gives orders where there are any, and attacks and overruns where it can. */
export const ordering: Player = (state, legal, random) => {
  const wanted: ReadonlyArray<EuropaAction['type']> = state.phase === 'initial' || state.phase === 'movement' ? ['order', 'overrun'] : ['commit', 'resolve', 'overrun'];
  let action = legal.sample(random);
  if (random.below(4) === 0) return action;
  for (let i = 0; i < 6 && state.pending.length === 0 && !wanted.includes(action.type); i++) {
    const other = legal.sample(random);
    if (wanted.includes(other.type)) action = other;
  }
  return action;
};
