import type { Outcome, TournamentSpec } from '../../src/tournament/index.js';

/** A tournament of an invented game. */
export const specOf = (bots: ReadonlyArray<string>, games: number, more: Partial<TournamentSpec> = {}): TournamentSpec => ({
  identity: { ruleset: 'toy', version: '1', amendments: [], scenario: 'toy', options: {}, readings: {}, digests: {} },
  sides: ['red', 'blue'],
  bots,
  games,
  seed: 7,
  turns: null,
  version: '1',
  ...more,
});

/** An invented outcome: by how much red is ahead. */
export const outcomeOf = (job: Pick<Outcome, 'id' | 'seed' | 'seats'>, lead: number, winner: string | null = lead > 0 ? 'red' : lead < 0 ? 'blue' : null): Outcome => ({
  ...job,
  winner,
  level: winner === null ? 'Draw' : 'Victory',
  score: { red: 10 + lead, blue: 10 },
  over: true,
  turn: 3,
  actions: 12,
  hash: 'abc',
});
