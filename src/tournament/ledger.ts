/**
 * The ledger of a tournament: lines of JSON, one for each game that has been played, written as games end. What it holds is played; all
 * else is still to be played.
 * @module
 */
import * as t from 'io-ts';
import { canonicalJson } from '../engine/digest.js';
import type { Problem } from '../engine/problem.js';
import { listOf, orNull, readShape, text, valueOf, whole } from '../engine/shape.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import type { Outcome } from './play.js';
import { type Job, type TournamentSpec, tournamentDigest } from './schedule.js';

/** The format of ledgers. @since 0.3.0 */
export const LEDGER_FORMAT = 'grognard-tournament/1';

/** What a ledger holds. @since 0.3.0 */
export interface Ledger {
  /** Each game once, in the order of the file. */
  readonly outcomes: ReadonlyArray<Outcome>;
  /** Characters from the start that are whole lines: what follows was being written when the writer was killed. */
  readonly whole: number;
}

/** The first line of a ledger, with its end. @since 0.3.0 */
export const ledgerHead = (spec: TournamentSpec): string => `${canonicalJson({ format: LEDGER_FORMAT, digest: tournamentDigest(spec), spec })}\n`;

/** The line of a game, with its end. @since 0.3.0 */
export const ledgerLine = (outcome: Outcome): string => `${canonicalJson(outcome)}\n`;

const number = valueOf('a number', (u): u is number => typeof u === 'number' && Number.isFinite(u));

const OutcomeCodec = t.strict({
  id: text,
  seed: whole(0, 0xffffffff),
  seats: t.record(t.string, text),
  winner: orNull(text),
  level: orNull(text),
  score: t.record(t.string, number),
  over: t.boolean,
  turn: whole(0, Number.MAX_SAFE_INTEGER),
  actions: whole(0, Number.MAX_SAFE_INTEGER),
  hash: text,
});

const HeadCodec = t.strict({
  format: text,
  digest: text,
  spec: t.strict({ identity: t.UnknownRecord, sides: listOf(text), bots: listOf(text), games: number, seed: number, turns: orNull(number), version: text }),
});

const one = (code: string, at: string, detail: string): NonEmpty<Problem> => [{ code: `tournament/${code}`, at, detail }];

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

/** A value for people, when it is short enough to be read. */
const told = (value: unknown): string => {
  const words = Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : canonicalJson(value);
  return words.length > 60 ? 'other ones' : words;
};

/** Where two tournaments differ: `'games 10, not 20'`. */
const differences = (theirs: Readonly<Record<string, unknown>>, ours: Readonly<Record<string, unknown>>): ReadonlyArray<string> =>
  [...new Set([...Object.keys(theirs), ...Object.keys(ours)])].sort().flatMap((key) => {
    const [a, b] = [theirs[key] ?? null, ours[key] ?? null];
    if (canonicalJson(a) === canonicalJson(b)) return [];
    const inner = [a, b].every((x) => typeof x === 'object' && x !== null && !Array.isArray(x));
    return inner ? differences(a as Record<string, unknown>, b as Record<string, unknown>).map((d) => `${key}.${d}`) : [`${key} ${told(a)}, not ${told(b)}`];
  });

const NO_LEDGER = one('ledger', 'line 1', `This is no ledger of a tournament: its first line should have the format "${LEDGER_FORMAT}".`);

const headProblem = (line: string, spec: TournamentSpec): NonEmpty<Problem> | null => {
  const json = parsed(line);
  const read = readShape(HeadCodec, json);
  if (isLeft(read) || read.right.format !== LEDGER_FORMAT) return NO_LEDGER;
  if (read.right.digest === tournamentDigest(spec)) return null;
  const found = differences(read.right.spec, spec as unknown as Readonly<Record<string, unknown>>);
  return one('other', 'line 1', `The ledger is of another tournament: it has ${found.length === 0 ? 'another digest' : found.join('; ')}.`);
};

/**
 * Reads a ledger, or says why it is not one of this tournament. A last line without its end was torn by a kill and counts for nothing; a game
 * that stands there twice counts once, if both lines agree.
 * @since 0.3.0
 */
export const readLedger = (source: string, spec: TournamentSpec, jobs: ReadonlyArray<Job>): Either<NonEmpty<Problem>, Ledger> => {
  const end = source.lastIndexOf('\n') + 1;
  // even the first line may be torn, but what was never ours is not overwritten
  if (end === 0) return ledgerHead(spec).startsWith(source) ? right({ outcomes: [], whole: 0 }) : left(NO_LEDGER);
  const [head, ...lines] = source.slice(0, end - 1).split('\n');
  const wrong = headProblem(head, spec);
  if (wrong !== null) return left(wrong);
  const known = new Map(jobs.map((job) => [job.id, job]));
  const outcomes = new Map<string, Outcome>();
  for (const [i, line] of lines.entries()) {
    const at = `line ${i + 2}`;
    const read = readShape(OutcomeCodec as unknown as t.Type<Outcome, unknown>, parsed(line));
    if (isLeft(read)) return left(one('line', at, 'The line is damaged: it is no outcome of a game. Take it out, and the game is played again.'));
    const outcome = read.right;
    const job = known.get(outcome.id);
    if (job === undefined || job.seed !== outcome.seed || canonicalJson(job.seats) !== canonicalJson(outcome.seats))
      return left(one('job', at, `The game ${outcome.id} does not belong to the tournament.`));
    const before = outcomes.get(outcome.id);
    if (before !== undefined && canonicalJson(before) !== canonicalJson(outcome))
      return left(one('twice', at, `The game ${outcome.id} stands there a second time and came out otherwise, which cannot be: one of both is not of this version.`));
    outcomes.set(outcome.id, before ?? outcome);
  }
  return right({ outcomes: [...outcomes.values()], whole: end });
};
