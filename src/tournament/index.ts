/**
 * Tournaments between bots: the games that belong to one, the playing of each, the ledger of what was played, and what it comes to. Nothing here
 * knows of files, threads or networks.
 * @module
 */
export { outcomesCsv } from './csv.js';
export { type Elo, eloRatings, type Meeting } from './elo.js';
export { type Share, wilson } from './interval.js';
export { type Ledger, LEDGER_FORMAT, ledgerHead, ledgerLine, readLedger } from './ledger.js';
export { type Arena, type Outcome, playingJob, playJob } from './play.js';
export { type Job, schedule, type TournamentSpec, tournamentDigest } from './schedule.js';
export { type Pairing, type Standing, type Standings, standings, type Tally } from './standings.js';
