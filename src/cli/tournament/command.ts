/**
 * `grognard tournament`: many games between bots, on as many threads or machines as there are, counted once each.
 * @module
 */
import { join } from 'node:path';
import { type Job, type Outcome, schedule } from '../../tournament/index.js';
import { isLeft } from '../../prelude.js';
import { badInput, isFailure, OK, refused } from '../failure.js';
import { makeFolder, writeText } from '../files.js';
import type { Io } from '../io.js';
import { gamesProgress } from '../progress.js';
import { type Broken, crewSize, playLocally, poolCrew, soloCrew } from './crew.js';
import { listenForInterrupt } from './interrupted.js';
import { openLedger } from './ledgerFile.js';
import { playByQueue } from './queue.js';
import { connect, type Connection } from './redis.js';
import { type Report, reportOn } from './report.js';
import { makeSetup, type Setup, type SetupFlags } from './setup.js';

/** The options of the command. */
export interface TournamentFlags extends SetupFlags {
  readonly workers?: number | 'auto';
  readonly queue?: string;
  readonly out: string;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

/** Games that are played, and how they are counted. */
interface Session {
  readonly io: Io;
  readonly flags: TournamentFlags;
  readonly setup: Setup;
  readonly jobs: ReadonlyArray<Job>;
  readonly counted: ReadonlyArray<string>;
  readonly count: (outcome: Outcome) => void;
  readonly signal: AbortSignal;
}

const onThisMachine = async ({ io, flags, setup, jobs, count, signal }: Session): Promise<Broken | null> => {
  const size = crewSize(flags.workers ?? 'auto', jobs.length);
  const crew = size === 1 ? soloCrew(setup, io.pause) : poolCrew(size);
  try {
    return await playLocally(crew, setup, jobs, count, signal);
  } finally {
    await crew.close();
  }
};

/** A game that could not be played, with what plays it again. */
const complaint = ({ scenario }: Setup, { job, why }: Broken): unknown => {
  if (isFailure(why)) return why;
  return refused(
    `The game ${job.id} could not be played: ${why instanceof Error ? why.message : String(why)}`,
    `To see it: grognard play ${scenario} --seed ${job.seed} --bots ${Object.values(job.seats).join(',')}, with the same options.`,
    'The games played before are on record.',
  );
};

const jobsOf = (setup: Setup): ReadonlyArray<Job> => {
  const jobs = schedule(setup.spec);
  if (isLeft(jobs)) throw badInput(...jobs.left.map(({ at, detail }) => `--${at === 'sides' ? 'players' : at}: ${detail}`));
  return jobs.right;
};

/** Plays a tournament, or goes on with one that was stopped. */
export const tournament = async (io: Io, scenario: string, flags: TournamentFlags): Promise<number> => {
  if (flags.queue !== undefined && flags.workers !== undefined) throw badInput('--workers is for games that are played here; with --queue, say it to "grognard worker".');
  const setup = makeSetup(scenario, flags);
  const jobs = jobsOf(setup);
  // before anything is written
  const connection = flags.queue === undefined ? null : await connect(flags.queue);
  try {
    return await playAll(io, scenario, flags, setup, jobs, connection);
  } finally {
    connection?.client.disconnect();
  }
};

const playAll = async (io: Io, scenario: string, flags: TournamentFlags, setup: Setup, jobs: ReadonlyArray<Job>, connection: Connection | null): Promise<number> => {
  makeFolder(flags.out);
  const stem = join(flags.out, `${scenario}.tournament`);
  const files = { ledger: `${stem}.jsonl`, csv: `${stem}.csv`, json: `${stem}.json` };
  const ledger = openLedger(files.ledger, setup.spec, jobs);
  const outcomes = new Map(ledger.before.map((outcome) => [outcome.id, outcome]));
  const todo = jobs.filter((job) => !outcomes.has(job.id));
  const quiet = flags.quiet === true;
  if (outcomes.size > 0 && !quiet) io.err(`${outcomes.size} of ${jobs.length} games are on record in ${files.ledger}.\n`);
  const interrupted = listenForInterrupt();
  const progress = gamesProgress(io, jobs.length, outcomes.size, quiet || todo.length === 0);
  const count = (outcome: Outcome): void => {
    if (outcomes.has(outcome.id)) return;
    ledger.add(outcome);
    outcomes.set(outcome.id, outcome);
    progress.done();
  };
  const session: Session = { io, flags, setup, jobs: todo, counted: [...outcomes.keys()], count, signal: interrupted.signal };
  let broken: Broken | null = null;
  try {
    if (todo.length > 0) broken = await (connection === null ? onThisMachine(session) : playByQueue(connection, { ...session, tell: io.err }));
  } finally {
    interrupted.ignore();
    progress.stop();
    ledger.close();
  }
  const report = reportOn(setup, jobs.map((job) => job.id), outcomes);
  write(io, flags, files, report);
  if (broken !== null) throw complaint(setup, broken);
  if (outcomes.size < jobs.length) throw refused(`The tournament was stopped; ${outcomes.size} of ${jobs.length} games are on record. The same command goes on with it.`);
  return OK;
};

const write = (io: Io, flags: TournamentFlags, files: Readonly<Record<'ledger' | 'csv' | 'json', string>>, report: Report): void => {
  writeText(files.csv, report.csv);
  writeText(files.json, report.json);
  io.out(flags.json === true ? report.json : report.text);
  io.err(`Written: ${files.ledger}, ${files.csv}, ${files.json}\n`);
};
