/** How games under laws are told of: a table by kind, and how long it took. */

/** What one game came to. */
export interface Held {
  readonly kind: string;
  readonly actions: number;
  readonly looks: number;
  readonly mutants: number;
  /** The law that it broke, in words; null for none. */
  readonly broken: string | null;
}

/** The sum of a figure over games. */
export const sumOf = <T>(games: ReadonlyArray<T>, figure: (game: T) => number): number => games.reduce((n, game) => n + figure(game), 0);

/** Throws when a law was broken, or a game is missing. */
export const allHeld = (games: ReadonlyArray<Held>, count: number): void => {
  const broken = games.flatMap((g) => (g.broken === null ? [] : [g.broken]));
  if (broken.length > 0 || games.length !== count) throw new Error([`${games.length} of ${count} games were held.`, ...broken].join('\n'));
};

/** The table of games by kind, and the processor time. */
export const byKind = (games: ReadonlyArray<Held>, seconds: number): ReadonlyArray<string> => [
  '| games | number | actions |',
  '|---|---:|---:|',
  ...[...new Set(games.map((g) => g.kind))].sort().map((kind) => {
    const of = games.filter((g) => g.kind === kind);
    return `| ${kind} | ${of.length} | ${sumOf(of, (g) => g.actions)} |`;
  }),
  '',
  `Processor time: ${Math.round(seconds)} s.`,
];
