/**
 * What logs say of points and headquarters.
 * @rule REFORM 12G, 12H, 31C
 * @module
 */
import type { RuleRef } from '../../../kernel/rule.js';
import type { Position } from '../../europa/position.js';
import type { Teller } from '../../europa/rules.js';
import { hexText, unitText, unitsText } from '../../europa/wording.js';
import { reform } from '../cases.js';
import { ALLIED_INCOME, BOMBING, GERMAN_INCOME, SOVIET_INCOME } from '../logistics/income.js';
import { AT_ONCE, type EntryKind } from '../logistics/ledger.js';
import { ACTIVATION_COST, AD_HOC, AD_HOC_UPKEEP, DEFECTION, POINTS } from '../logistics/spending.js';
import { LOGISTICS, type Logistics, logisticsIn } from '../logistics/state.js';
import { UNPREPARED } from '../logistics/unpreparedness.js';
import { LOST } from './life.js';
import { HEADQUARTERS, type HqState, headquartersIn } from './state.js';
import { BECOMES_ACTIVE, dieRef, failureOf, failureRef } from './trial.js';
import { isAdHoc, isTankArmyHq } from './units.js';

const REVERTED = reform('12H', ['ER-12H.41'], 'All headquarters turn inactive when an initial phase begins.');
const REPLACING = reform('12H', ['ER-12H.25'], 'A headquarters that was eliminated may be replaced for a point.');
const AIRDROP = reform('25D', ['ER-25D.1'], 'An airdrop costs a point.');
const LANDING = reform('28C2d', ['ER-28C2d.1'], 'An amphibious landing costs a point.');
const RAIL = reform('12H', ['ER-12H.17', 'ER-12H.18', 'ER-12H.19'], 'A headquarters moves by strategic rail with a division, for 5 REs of capacity.');
const TRUCK = reform('12H', ['ER-12H.39'], 'A truck lets a Panzer Army’s headquarters become active in an enemy zone.');
const LEADER = reform('31C', ['ER-31C.8', 'ER-31C.9'], 'The headquarters of a Tank Army goes where its stack goes.');
const RELEASED = reform('12C5', ['ER-12C5.6', 'ER-12C5.7'], 'An active headquarters may release attack supply for transport.');

type Told = ReturnType<Teller>;
const told = (text: string, ...refs: ReadonlyArray<RuleRef>): Told => [{ text, refs }];

const KINDS: Readonly<Record<EntryKind, readonly [string, RuleRef]>> = {
  stock: ['at the start', POINTS],
  income: ['received', POINTS],
  bombing: ['lost to strategic bombing', BOMBING],
  unpreparedness: ['lost', UNPREPARED],
  defection: ['lost by defection', DEFECTION],
  activation: ['for a headquarters to be active', ACTIVATION_COST],
  replacement: ['for the replacement of a headquarters', REPLACING],
  'ad-hoc-creation': ['for the creation of a headquarters', AD_HOC],
  'ad-hoc-upkeep': ['for the upkeep of the ad hoc headquarters', AD_HOC_UPKEEP],
  airdrop: ['for an airdrop', AIRDROP],
  landing: ['for a landing', LANDING],
};

const incomeRef = (nation: string): RuleRef => (nation === 'Germany' ? GERMAN_INCOME : nation === 'Soviet Union' ? SOVIET_INCOME : ALLIED_INCOME);

const isLogistics = (key: string, value: unknown): value is Logistics => key === LOGISTICS.key && value !== null;

/** Words of an entry with the headquarters that it is about by its name, or with its hex, or as the books have it. */
const entryWords = (pos: Position, words: string, about: string | null): string => {
  if (about === null) return words;
  const atOnce = about.endsWith(AT_ONCE);
  const unit = pos.board.roster.ixOf.get(atOnce ? about.slice(0, -AT_ONCE.length) : about) ?? -1;
  if (unit >= 0) return `${words.replace(/(a|the ad hoc) headquarters/, unitText(pos, unit))}${atOnce ? AT_ONCE : ''}`;
  const hex = pos.board.map.hexOf.get(about) ?? -1;
  return hex < 0 ? `${words} (${about})` : `${words} in ${hexText(pos, hex)}`;
};

/** `'Germany: 1 logistical point for German 6 Army HQ (0-10) to be active, 11 left'`. */
const entryLine: Teller = (pos, e) => {
  if (e.type !== 'pointsEntered') return [];
  const [words, ref] = KINDS[e.kind as EntryKind] ?? ['', POINTS];
  const n = Math.abs(e.points);
  const pool = isLogistics(e.key, e.value) ? (e.value.pools as Readonly<Record<string, number>>)[e.nation] : null;
  const left = pool === null ? '' : `, ${pool} ${e.points > 0 ? 'now' : 'left'}`;
  return told(`${e.nation}: ${n} logistical ${n === 1 ? 'point' : 'points'} ${entryWords(pos, words, e.about)}${left}`, e.kind === 'income' ? incomeRef(e.nation) : ref);
};

/** What a change of what is written down of headquarters means: those that turn inactive all at once. */
const headquartersLine = (pos: Position, next: HqState): Told => {
  const before = headquartersIn(pos.state);
  const gone = before.active.filter((hq) => !next.active.includes(hq) && pos.state.units.hex[hq] >= 0);
  return gone.length === 0 ? [] : told(`Inactive: ${unitsText(pos, gone)}`, REVERTED);
};

const logisticsLine = (pos: Position, next: Logistics): Told => {
  const before = logisticsIn(pos.state).transportable;
  const more = next.transportable.slice(before.length);
  return next.transportable.length > before.length ? told(`${unitText(pos, more[0].hq)} releases ${more[0].points} points of attack supply for transport`, RELEASED) : [];
};

/** Every line about headquarters and points. */
export const hqTeller: Teller = (pos, e) => {
  switch (e.type) {
    case 'pointsEntered':
      return entryLine(pos, e);
    case 'hqTested': {
      if (e.active) return told(`${unitText(pos, e.unit)} in ${hexText(pos, pos.state.units.hex[e.unit])} becomes active`, BECOMES_ACTIVE);
      const failure = failureOf({ pos, hq: e.unit, turn: pos.state.turn });
      const why = failure?.code === e.why ? `: ${failure?.text}` : '';
      const ref = failure?.code === e.why && failure !== null ? failure.ref : e.why === 'hq/winter' ? (dieRef(pos, e.unit) ?? BECOMES_ACTIVE) : failureRef(e.why);
      return told(`${unitText(pos, e.unit)} stays inactive${why}; its point is lost`, ref);
    }
    case 'unitEliminated':
      return e.cause === 'isolation' ? told(`${unitText(pos, e.unit)} in ${hexText(pos, e.hex)} is isolated and lost`, LOST) : [];
    case 'unitTakenOff':
      return told(`${unitText(pos, e.unit)} leaves ${e.hex < 0 ? 'the replacement pool' : `${hexText(pos, e.hex)} and the map`}`, isTankArmyHq(pos.board, e.unit) ? LEADER : isAdHoc(pos.board, e.unit) ? AD_HOC : DEFECTION);
    case 'unitCarried':
      return told(`${unitText(pos, e.unit)} moves by strategic rail from ${hexText(pos, e.from)} to ${hexText(pos, e.to)}, for ${e.load} REs of capacity`, RAIL);
    case 'markerMoved':
      return told(`${unitText(pos, e.unit)} goes along to ${hexText(pos, e.to)}`, LEADER);
    case 'truckDepleted':
      return told(`${unitText(pos, e.unit)} is depleted`, TRUCK);
    case 'sliceWritten':
      if (e.key === HEADQUARTERS.key) return headquartersLine(pos, e.value as HqState);
      return isLogistics(e.key, e.value) ? logisticsLine(pos, e.value) : [];
    default:
      return [];
  }
};
