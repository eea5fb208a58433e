/**
 * Laws of logistical points: pools that are kept from entries alone, never empty beyond nothing, and never more than the schedules
 * bring. Rules REFORM 12G, 12H, 20F1e, 31I, 34A1, 34A2.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../../src/rulesets/europa/state.js';
import type { Schedules } from '../../../../src/rulesets/europa-reform/index.js';
import type { Books, EventLaw } from '../../europa/laws/books.js';

export interface Points {
  readonly event: EventLaw;
  readonly after: (state: EuropaState) => string | null;
}

type Pools = Record<string, number>;
interface Written {
  readonly pools: Pools;
}

/** What is received, and what is spent or lost; each entry of the latter of one point, but for losses. */
const RECEIVED = /^income$/;
const SPENT = /^(activation|replacement|ad-hoc-creation|ad-hoc-upkeep|airdrop|landing)$/;
const LOST = /^(bombing|unpreparedness|defection)$/;
const PRINTED: Readonly<Record<string, string>> = { Moscow: 'Moskva' };

type Date = ReturnType<EuropaGame['board']['setting']['date']>;
const ordinal = ({ year, month, half }: Date): number => (year * 12 + month) * 2 + half;
/** Points of the period that a half-month falls into. */
const ofPeriod = (list: ReadonlyArray<{ readonly first: Date; readonly last: Date; readonly points: number }>, date: Date): number =>
  list.find(({ first, last }) => ordinal(first) <= ordinal(date) && ordinal(date) <= ordinal(last))?.points ?? 0;

const same = (a: Pools, b: Pools): boolean => [...new Set([...Object.keys(a), ...Object.keys(b)])].every((k) => (a[k] ?? 0) === (b[k] ?? 0));
const text = (pools: Pools): string => Object.entries(pools).map(([nation, n]) => `${nation} ${n}`).join(', ');

export const pointsLaw = (game: EuropaGame, schedules: Schedules): Points => {
  const { setting, powers, readings, rules } = game.board;
  const { map, date } = setting;
  const start = game.initial.slices['logistics'] as Written | undefined;
  const pools: Pools = { ...start?.pools };
  const received = new Set<string>();
  /** Whether the Axis owns all of a city that is on the map. */
  const isAxis = (books: Books, city: string): boolean => {
    const hexes = map.places.filter((p) => p.city === city || p.city === PRINTED[city]).map((p) => p.hex);
    return hexes.length > 0 && hexes.every((h) => books.owner[h] >= 0 && powers[books.owner[h]].side === 0);
  };
  /** The most that an entry of income may bring. */
  const most = (books: Books, nation: string, about: string): number => {
    const now = date(books.turn);
    if (/^die [12]$/.test(about)) return ['Finland', 'Romania', 'Hungary'].includes(nation) ? 1 : 0;
    if (nation === 'Germany') {
      if (about === 'schedule') return ofPeriod(schedules.german, now);
      return about === 'Ploesti' ? schedules.ploesti.points : about === 'Baku' && isAxis(books, 'Baku') && now.half === 1 ? 1 : 0;
    }
    if (nation !== 'Soviet Union') return 0;
    if (about === 'Lend-Lease South') return now.half === 1 ? ofPeriod([schedules.lendLease], now) : 0;
    return about === 'schedule' ? ofPeriod(schedules.soviet.periods, now) : isAxis(books, about) ? 0 : (schedules.soviet.cities.find((c) => c.place === about)?.points ?? 0);
  };
  /** What has to come in an initial phase and does not. */
  const missing = (books: Books): string | null => {
    if (readings['schedule-period'] !== 'turn') return null;
    const owed = setting.playerTurns[books.playerTurn].side === 'axis' ? (rules.amendments.includes('REFORM-34A1') ? 'Germany' : '') : rules.amendments.includes('REFORM-34A2') ? 'Soviet Union' : '';
    return owed !== '' && most(books, owed, 'schedule') > 0 && !received.has(`${owed} schedule`) ? `${owed} does not receive its points.` : null;
  };
  return {
    event: (books, e) => {
      if (e.type === 'phaseBegan' && e.phase === 'initial') received.clear();
      if (e.type === 'sliceWritten' && e.key === 'logistics') {
        const now = (e.value as Written).pools;
        return same(now, pools) ? null : `The pools hold ${text(now)}, by the entries ${text(pools)}.`;
      }
      if (e.type === 'phaseEnded' && e.phase === 'initial') return missing(books);
      if (e.type !== 'pointsEntered') return null;
      const { nation, kind, points, about } = e;
      const entry = `${nation}: ${points} for ${kind} (${String(about)})`;
      if (pools[nation] === undefined) return `${entry}, and the nation has no pool.`;
      if (RECEIVED.test(kind)) {
        if (books.phase !== 'initial') return `${entry} in the ${books.phase} phase.`;
        if (points < 1 || points > most(books, nation, String(about))) return `${entry}, and at most ${most(books, nation, String(about))} may come.`;
        if (received.has(`${nation} ${String(about)}`)) return `${entry}, a second time in a turn.`;
        received.add(`${nation} ${String(about)}`);
      } else if (SPENT.test(kind) ? points !== -1 : !LOST.test(kind) || points >= 0) return `${entry} is no entry of its kind.`;
      pools[nation] += points;
      if (pools[nation] < 0) return `${entry}, which the pool does not hold.`;
      const now = (e.value as Written).pools;
      return same(now, pools) ? null : `${entry} leaves ${text(now)}; ${text(pools)} would be right.`;
    },
    after: (state) => {
      const now = (state.slices['logistics'] as Written | undefined)?.pools;
      return now === undefined || same(now, pools) ? null : `The pools hold ${text(now)}, by the entries ${text(pools)}.`;
    },
  };
};
