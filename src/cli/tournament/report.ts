/**
 * What a tournament came to, for people and for programs.
 * @module
 */
import { type Outcome, outcomesCsv, type Share, type Standings, standings, type Tally, tournamentDigest } from '../../tournament/index.js';
import type { Setup } from './setup.js';

/** The format of the standings. */
export const STANDINGS_FORMAT = 'grognard-standings/1';

/** The same for the same outcomes, whoever played them and in whatever order. */
export interface Report {
  readonly text: string;
  readonly json: string;
  readonly csv: string;
}

const percent = (x: number): string => (100 * x).toFixed(1);
const shareText = ({ share, low, high }: Share): string => (share === null ? '–' : `${percent(share)}% (${percent(low)}–${percent(high)})`);
const tallyText = (t: Tally): string => `+${t.won} =${t.drawn} -${t.lost}`;
const signed = (x: number): string => `${Math.round(x) > 0 ? '+' : ''}${Math.round(x) + 0}`;

const table = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) => `  ${row.map((word, i) => word.padEnd(widths[i])).join('  ')}`.trimEnd());
};

const textOf = ({ spec, scenario }: Setup, { played, of, bots, pairings }: Standings): string =>
  `${[
    `${scenario}: ${spec.bots.join(', ')}; ${played} of ${of} games${spec.turns === null ? '' : `, stopped after ${spec.turns} turn${spec.turns === 1 ? '' : 's'}`}; seeds from ${spec.seed} on`,
    '',
    ...table([
      ['bot', 'Elo', '95%', 'pairs', 'better in the same seat', 'games', 'points of games'],
      ...bots.map(({ bot, elo, pairs, games }) => [
        bot,
        elo === null ? '–' : signed(elo.rating),
        elo === null ? '–' : `${signed(elo.low)} to ${signed(elo.high)}`,
        tallyText(pairs),
        shareText(pairs),
        tallyText(games),
        shareText(games),
      ]),
    ]),
    '',
    ...table([
      ['pairing', 'pairs', 'better in the same seat', 'margin', ...spec.sides.map((side) => `games as ${side}`)],
      ...pairings.map(({ bots: [a, b], pairs, margin, bySide }) => [
        `${a} against ${b}`,
        tallyText(pairs),
        shareText(pairs),
        margin === null ? '–' : margin.toFixed(1),
        ...spec.sides.map((side) => tallyText(bySide[side])),
      ]),
    ]),
  ].join('\n')}\n`;

/** The report on outcomes, which are brought into the order of the schedule. */
export const reportOn = (setup: Setup, ids: ReadonlyArray<string>, outcomes: ReadonlyMap<string, Outcome>): Report => {
  const inOrder = ids.flatMap((id) => outcomes.get(id) ?? []);
  const found = standings(setup.spec, inOrder);
  return {
    text: textOf(setup, found),
    json: `${JSON.stringify({ format: STANDINGS_FORMAT, scenario: setup.scenario, digest: tournamentDigest(setup.spec), spec: setup.spec, ...found }, null, 2)}\n`,
    csv: outcomesCsv(setup.spec.sides, inOrder),
  };
};
