/**
 * Who may send air points now, from where, and how many.
 * @rule EBC 15A, 15C1, 16A, 16B
 * @module
 */
import { distance, type HexIx } from '../../kernel/hex.js';
import { allHold } from '../../kernel/rule.js';
import { airIn, type Arm, armOf, bombersOn, MISSIONS_OF, type Mission } from './air.js';
import { SIDES } from './board.js';
import { type Position, phasingSide } from './position.js';
import type { Standing } from './rules.js';
import { due } from './state.js';
import { worksIn } from './works.js';

/** Whether it is the turn of fighters: the non-phasing player's. @rule EBC 15A (BC-15A.2), 15C1 (BC-15C1.2) */
export const fightersDue = ({ state }: Pick<Position, 'state'>): boolean => due(state)?.kind === 'fighters';

/** The kind of air points that are sent now. */
export const armNow = (pos: Pick<Position, 'state'>): Arm => (fightersDue(pos) ? 'fighters' : 'bombers');

/** Whether a power sends points now: one of the phasing player's bombers, one of the other player's fighters. */
export const sends = (pos: Position, power: number): boolean => {
  const { board, state } = pos;
  if (power < 0 || state.dormant[power] === 1) return false;
  return fightersDue(pos) ? board.powers[power].side === 1 - phasingSide(pos) : board.playerTurns[state.playerTurn].powers[power] === 1;
};

/** The power that sends points from a hex now: its owner, else one that may use the owner's airbases; -1 for nobody. @rule EBC 16B (BC-16B.3), 16C */
export const senderOf = (pos: Position, base: HexIx): number => {
  const owner = pos.state.hexes.owner[base] ?? -1;
  return owner < 0 ? -1 : senderFor(pos, owner);
};

/** The power that sends points from the airbases of a power now. */
const senderFor = (pos: Position, owner: number): number => {
  const { board, state } = pos;
  const { air } = board.rules;
  if (air === null || state.dormant[owner] === 1) return -1;
  return sends(pos, owner) ? owner : board.powers.findIndex((_, power) => sends(pos, power) && air.mayUse(board, power, owner));
};

/** Points that a hex has sent in this air phase. */
export const sentFrom = (pos: Pick<Position, 'state'>, base: HexIx, arm: Arm): number => {
  let sum = 0;
  const { sorties } = airIn(pos.state);
  for (let i = 0; i < sorties.length; i++) if (sorties[i].base === base && armOf(sorties[i].mission) === arm) sum += sorties[i].points;
  return sum;
};

/** Hexes that are or may be airbases, ascending. */
export const airSites = ({ board, state }: Standing): ReadonlyArray<HexIx> => {
  const built = worksIn(state).airfields;
  return built.length === 0 ? board.airSites : [...new Set([...board.airSites, ...built])].sort((a, b) => a - b);
};

/** Whether there are any: asked often. */
export const hasAirSites = ({ board, state }: Standing): boolean => board.airSites.length > 0 || worksIn(state).airfields.length > 0;

/** An airbase with the points that it can still send. */
export interface OpenBase {
  readonly power: number;
  readonly base: HexIx;
  readonly most: number;
}

/** Airbases that can send points now, by hex. */
export const openBases = (pos: Position): ReadonlyArray<OpenBase> => {
  const { air, airbases } = pos.board.rules;
  if (air === null) return NO_BASES;
  const arm = armNow(pos);
  const left: number[] = [];
  let some = false;
  for (let power = 0; power < pos.board.powers.length; power++) {
    left.push(sends(pos, power) ? air.left(pos, power, arm) : 0);
    some ||= left[power] > 0;
  }
  if (!some) return NO_BASES;
  const senders = pos.board.powers.map((_, owner) => senderFor(pos, owner));
  const found: OpenBase[] = [];
  const sites = airSites(pos);
  for (let i = 0; i < sites.length; i++) {
    const base = sites[i];
    const owner = pos.state.hexes.owner[base];
    const power = owner < 0 ? -1 : senders[owner];
    if (power < 0 || left[power] <= 0) continue;
    const most = Math.min(left[power], airbases.capacity(pos, base, arm) - sentFrom(pos, base, arm));
    if (most >= 1) found.push({ power, base, most });
  }
  return found;
};

const NO_BASES: ReadonlyArray<OpenBase> = [];

/** Hexes with bombers of the phasing player, ascending, each once. */
export const bombedHexes = (pos: Pick<Position, 'state'>): ReadonlyArray<HexIx> => {
  const { sorties } = airIn(pos.state);
  return [...new Set(sorties.flatMap((s) => (armOf(s.mission) === 'bombers' ? [s.target] : [])))].sort((a, b) => a - b);
};

/** What may be sent from one airbase to one hex on one mission: up to `most` points. */
export interface Offer extends OpenBase {
  readonly target: HexIx;
  readonly mission: Mission;
}

/** Everything that may be sent now, by airbase, hex and mission. Made one by one: there are many. */
export function* offersFrom(pos: Position, bases: ReadonlyArray<OpenBase>): Generator<Offer> {
  const { board } = pos;
  const { allocateChecks, airbases } = board.rules;
  const arm = armNow(pos);
  const bombed = arm === 'fighters' ? bombedHexes(pos) : [];
  for (const open of bases) {
    const { power, base } = open;
    const targets = arm === 'fighters' ? bombed.filter((h) => distance(board.map.grid, base, h) <= airbases.range[arm]) : board.within(base, airbases.range[arm]);
    for (const target of targets)
      for (const mission of MISSIONS_OF[arm])
        if (allHold(allocateChecks, { pos, sortie: { power, base, target, mission, points: 1 } })) yield { ...open, target, mission };
  }
}

/** The same position when the other player sends fighters. */
export const withFightersDue = (pos: Position): Position => ({
  ...pos,
  state: { ...pos.state, pending: [...pos.state.pending, { kind: 'fighters', side: SIDES[1 - phasingSide(pos)] }] },
});

/** Hexes where the non-phasing player may divide his antiaircraft fire between bombers of both missions, with its points. @rule EBC 17B */
export const dividedHexes = (pos: Position): ReadonlyArray<{ readonly hex: HexIx; readonly points: number }> => {
  const { air, antiaircraft } = pos.board.rules;
  if (air === null || !air.aims(pos.board)) return [];
  const { sorties } = airIn(pos.state);
  return bombedHexes(pos).flatMap((hex) => {
    const both = MISSIONS_OF.bombers.every((mission) => sorties.some((s) => s.target === hex && s.mission === mission));
    const points = both ? Math.floor(antiaircraft(pos, hex, 1 - phasingSide(pos))) : 0;
    return points > 0 ? [{ hex, points }] : [];
  });
};

/** Whether the non-phasing player has anything to decide about the bombers of this air phase. */
export const bombersCanBeMet = (pos: Position): boolean => {
  if (!airIn(pos.state).sorties.some((s) => armOf(s.mission) === 'bombers')) return false;
  if (dividedHexes(pos).length > 0) return true;
  const then = withFightersDue(pos);
  return offersFrom(then, openBases(then)).next().done !== true;
};

/** The bombers that a mission concerns, at a hex, as allocated in this phase. */
export const bombersAt = (pos: Pick<Position, 'state'>, target: HexIx, mission: Mission): number => {
  const wanted = bombersOn(mission);
  let sum = 0;
  for (const s of airIn(pos.state).sorties) if (s.target === target && s.mission === wanted) sum += s.points;
  return sum;
};
