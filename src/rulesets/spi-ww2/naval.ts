/**
 * The sea: ways from coast to coast, and the budgets of points.
 * @rule SPI 5.7, 5.72, 5.79, 5.86, 17.5
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { spi } from './cases.js';
import type { SpiEvent } from './event.js';
import { atPeace, enemyControls, type Position } from './position.js';
import type { BudgetRule, SeaBar, SeaQuery } from './rules.js';
import { type Naval, WEST } from './state.js';

/** The books before the first turn. */
export const emptyNaval = (ntp: number, atp: number): Naval => ({
  ntp: 0,
  atp: 0,
  alliedAtp: [],
  axisNtp: ntp,
  axisAtp: atp,
  boughtNtp: 0,
  boughtAtp: 0,
  converting: [],
  turnedBack: [],
  returned: 0,
});

// ---- ways --------------------------------------------------------------------------------------------------------------

const WAYS = spi('5.7', [], 'Ships go from coast to coast over seas that are open to their side.');

/** Whether a passage lets ships of a bloc through: no enemy and no neutral holds it. */
const passable = (pos: Position, bloc: number, hexes: ReadonlyArray<HexIx>): boolean => {
  const player = pos.board.playerOf[bloc];
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i];
    if (enemyControls(pos, player, hex) || (pos.state.hexes.control[hex] < 0 && atPeace(pos, hex))) return false;
  }
  return true;
};

const seaOpen = (q: SeaQuery, sea: number): boolean => {
  const { seaBars } = q.pos.board.rules;
  for (let i = 0; i < seaBars.length; i++) if (!seaBars[i].byEnds && seaBars[i].closed(q, sea)) return false;
  return true;
};

/** Whether ships may sail from one of two coast hexes to the other, as far as these alone matter. */
const endsOpen = (q: SeaQuery): boolean => {
  const { seaBars } = q.pos.board.rules;
  for (let i = 0; i < seaBars.length; i++) if (seaBars[i].byEnds && seaBars[i].closed(q, -1)) return false;
  return true;
};

/** Seas, as bits, that ships of a bloc can get to from a coast hex, wherever they go: one search serves all coasts. */
export const seasOpen = (q: SeaQuery): number => {
  const { pos, bloc, from } = q;
  const { seas, rules } = pos.board;
  const { passages } = seas;
  let reached = 0;
  for (let sea = 0, coast = seas.coast[from]; coast !== 0; sea++, coast >>= 1) if ((coast & 1) === 1 && seaOpen(q, sea)) reached |= 1 << sea;
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (let i = 0; i < passages.length; i++) {
      const { a, b, hexes } = passages[i];
      if (((reached >> a) & 1) === ((reached >> b) & 1)) continue;
      const other = ((reached >> a) & 1) === 1 ? b : a;
      if (seaOpen(q, other) && (passable(pos, bloc, hexes) || rules.passageFree(q, other))) reached |= 1 << other;
    }
  }
  return reached;
};

/** Seas, as bits, by which ships of a bloc can get from one coast hex to another. */
export const seasFrom = (q: SeaQuery): number => (endsOpen(q) ? seasOpen(q) : 0);

/** Whether a way leads to a coast hex, by seas that are open. */
export const seaWayBy = (q: SeaQuery, open: number): boolean => q.to >= 0 && (open & q.pos.board.seas.coast[q.to]) !== 0 && endsOpen(q);

/** Whether a way by sea leads from one coast hex to another. */
export const seaWay = (q: SeaQuery): boolean => q.to >= 0 && seaWayBy(q, seasOpen(q));

/** The rule that closes the way, when one does and not the lie of the land. */
export const barOf = (q: SeaQuery): SeaBar | null => {
  if (seaWay(q)) return null;
  const { seas, rules } = q.pos.board;
  for (const bar of rules.seaBars)
    for (let sea = 0; sea < seas.names.length; sea++)
      if ((((seas.coast[q.to] | seas.coast[q.from]) >> sea) & 1) === 1 && bar.closed(q, sea)) return bar;
  return null;
};

export const NO_WAY = WAYS;

// ---- budgets -----------------------------------------------------------------------------------------------------------

/** A budget and how it comes about: what each rule makes of it, first one first. */
export interface Budget {
  readonly points: number;
  readonly lines: ReadonlyArray<{ readonly rule: BudgetRule; readonly points: number }>;
}

const budgetRules = (pos: Position, kind: 'naval' | 'amphibious'): ReadonlyArray<BudgetRule> => (kind === 'naval' ? pos.board.rules.alliedNaval : pos.board.rules.alliedAmphibious);

/** The points of the Allied track in a turn, all rules considered, before any of this turn's use. @rule SPI 5.72, 5.86, 17.5 */
export const alliedBudget = (pos: Position, kind: 'naval' | 'amphibious', turn: number): Budget => {
  let points = 0;
  const lines = budgetRules(pos, kind).map((rule) => {
    points = rule.points(pos, turn, points);
    return { rule, points };
  });
  return { points, lines };
};

/** The same without its lines. */
const pointsOf = (pos: Position, kind: 'naval' | 'amphibious', turn: number): number => {
  const rules = budgetRules(pos, kind);
  let points = 0;
  for (let i = 0; i < rules.length; i++) points = rules[i].points(pos, turn, points);
  return points;
};

/** Amphibious points that count as used by the Allies in a turn: 0 in turns before the first. @rule SPI 5.86 (SPI-5.86.1) */
export const usedIn = (pos: Position, turn: number): number => pos.state.naval.alliedAtp[turn] ?? 0;

/** Points that the phasing player has left in this player turn. */
export const pointsLeft = (pos: Position, kind: 'naval' | 'amphibious'): number => {
  const { naval, player, turn } = pos.state;
  const used = kind === 'naval' ? naval.ntp : naval.atp;
  if (player === 0) {
    if (kind === 'amphibious') return Math.max(0, naval.axisAtp - used);
    const spare = pos.board.readings['axis-amphibious-as-naval'] === 'yes' ? Math.max(0, naval.axisAtp - naval.atp) : 0;
    return Math.max(0, naval.axisNtp + spare - used);
  }
  if (pos.board.playerOf[WEST] !== player) return 0;
  return Math.max(0, pointsOf(pos, kind, turn) - used);
};

/** The points of the track itself. @rule SPI 5.72 */
export const trackRule = (kind: 'naval' | 'amphibious'): BudgetRule => ({
  ref: spi('5.72', ['SPI-5.72.1', 'SPI-5.72.2', 'SPI-5.86.5'], 'The availability track gives the Allied points of a turn.'),
  points: (pos, turn) => pos.board.rules.trackPoints(pos.board, kind, turn),
});

/** A running sum of the track: the first edition can be read so. @rule SPI 5.72 */
export const runningSum = (track: ReadonlyArray<{ readonly naval: number; readonly amphibious: number }>, kind: 'naval' | 'amphibious', first: number, turn: number): number => {
  let sum = 0;
  for (let t = first; t <= turn; t++) sum += track[t - 1]?.[kind] ?? 0;
  return sum;
};

// ---- the end of a player turn ------------------------------------------------------------------------------------------

/** The books when a player turn begins: points that have been converted are there. @rule SPI 5.79 (SPI-5.79.4) */
export const openBooks = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { naval, player, turn } = pos.state;
  const fresh: Naval = { ...naval, ntp: 0, atp: 0, turnedBack: [], returned: 0 };
  if (player !== 0) return same(naval, fresh) ? [] : [{ type: 'navalReckoned', naval: fresh }];
  const ready = naval.converting.filter((c) => c.turn <= turn);
  const next: Naval = {
    ...fresh,
    axisNtp: naval.axisNtp + ready.reduce((sum, c) => sum + c.points, 0),
    converting: naval.converting.filter((c) => c.turn > turn),
  };
  return same(naval, next) ? [] : [{ type: 'navalReckoned', naval: next }];
};

const same = (a: Naval, b: Naval): boolean =>
  a.ntp === b.ntp && a.atp === b.atp && a.axisNtp === b.axisNtp && a.turnedBack.length === b.turnedBack.length && a.returned === b.returned && a.converting.length === b.converting.length;

/** The books when a player turn ends. @rule SPI 5.79, 5.86 */
export const closeBooks = (pos: Position): ReadonlyArray<SpiEvent> => {
  const { naval, player, turn } = pos.state;
  const { rules, readings, playerOf } = pos.board;
  if (player === 0) {
    const { axisNavalKept, axisAmphibiousSpent, axisAmphibiousConverts } = rules;
    // amphibious points that went to sea as naval ones are used as well
    const used = naval.atp + Math.max(0, naval.ntp - naval.axisNtp);
    const gone = axisAmphibiousSpent || axisAmphibiousConverts ? used : 0;
    const idle = readings['axis-conversion'] === 'next-turn' ? 1 : 2;
    const next: Naval = {
      ...naval,
      axisNtp: (axisNavalKept ? naval.axisNtp : 0) + naval.boughtNtp,
      axisAtp: naval.axisAtp - gone + naval.boughtAtp,
      boughtNtp: 0,
      boughtAtp: 0,
      converting: axisAmphibiousConverts && used > 0 ? [...naval.converting, { turn: turn + idle, points: used }] : naval.converting,
    };
    return [{ type: 'navalReckoned', naval: next }];
  }
  if (player !== playerOf[WEST]) return [];
  const counted = naval.atp - (readings['amphibious-used'] === 'landed' ? naval.returned : 0);
  const alliedAtp = [...naval.alliedAtp];
  while (alliedAtp.length < turn) alliedAtp.push(0);
  alliedAtp[turn] = counted;
  return [{ type: 'navalReckoned', naval: { ...naval, alliedAtp } }];
};

