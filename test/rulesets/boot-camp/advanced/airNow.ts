/** Air points of a position as tests look at them, and a sketch for them. */
import { airIn } from '../../../../src/rulesets/europa/air.js';
import type { Fixture, Sketch } from '../../fixture.js';

/** `'germany oas 0505 8'`: whose support stands where, in the order in which it is kept. */
export const supportNow = ({ game, state }: Fixture): ReadonlyArray<string> =>
  airIn(state).support.map((s) => `${game.board.powers[s.power].id} ${s.mission} ${game.board.map.ids[s.target]} ${s.points}`);

/** `'germany oas 0505: 10 - 3 - 2 = 5'`: allocated, less fighters, less antiaircraft fire, what is left after the weather. */
export const cutsNow = ({ events }: Fixture): ReadonlyArray<string> =>
  events.flatMap((e) =>
    e.type === 'supportSettled'
      ? (e.cuts as ReadonlyArray<Readonly<Record<string, unknown>>>).map(
          (c) => `${c.power} ${c.mission} ${c.target}: ${c.allocated} - ${c.fighters} - ${c.antiaircraft} = ${c.points}`,
        )
      : [],
  );

/** A German air phase: German dot cities 0404 and 0408, a Polish one 0807, each an airbase; 40 bombers and 20 fighters a side. */
export const airPhase = (more: Partial<Sketch> = {}): Sketch => ({
  rules: 'advanced',
  phase: 'air',
  places: { '0404': 'dot A', '0408': 'dot B', '0807': 'dot P' },
  owners: { germany: '0404 0408' },
  sources: { germany: '0404 0408', poland: '0807' },
  airPoints: { germany: { bombers: 40, fighters: 20 }, poland: { bombers: 40, fighters: 20 } },
  units: ['g1: German 7-6 Inf XX @0504', 'p1: Polish 5-6 Inf XX (2-6) @0505'],
  ...more,
});
