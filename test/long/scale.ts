/**
 * How much the long tests do. By themselves all of them together take less than an hour on two cores; `LONG=5 npm run test:long laws`
 * plays five times as many games.
 */
const FACTOR = Number(process.env['LONG'] ?? 1);

/** A number of games, positions or throws, times the factor asked for. */
export const scaled = (count: number): number => Math.max(1, Math.round(count * FACTOR));
