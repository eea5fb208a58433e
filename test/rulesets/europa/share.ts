/** How many random games a test of laws plays: `LAWS=1` plays all of them, `npm test` two in five; the long run plays a thousand. */

/** The share of so many games that the environment asks for, at least one. */
export const share = (games: number): number => Math.max(1, Math.round(games * Number(process.env['LAWS'] ?? 0.4)));
