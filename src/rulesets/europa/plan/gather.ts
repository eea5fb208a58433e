/**
 * Attacks to be prepared while moving: which units to bring beside which enemy stack.
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { enemyIn, faceOf } from '../position.js';
import type { UnitIx } from '../unit.js';
import { armyOf, defenseOf, join, meanGain, prizeAt, shutIn, thrust } from './contact.js';
import type { Loads, Marches } from './march.js';
import { promisedSupport } from './support.js';

/** Units to bring up against a stack, and where each will stand. */
export interface Gathering {
  readonly target: HexIx;
  readonly moves: ReadonlyArray<{ readonly unit: UnitIx; readonly to: HexIx }>;
  /** Units that take part, those that stand there already included. */
  readonly units: ReadonlyArray<UnitIx>;
  readonly gain: number;
}

/** A unit, a hex that it can get to, and what it would be worth against a hex beside that one. */
export interface Option {
  readonly unit: UnitIx;
  readonly hex: HexIx;
  readonly edge: number;
  readonly strength: number;
}

/** Further units that are tried when one more brings nothing. */
const PERSISTENCE = 5;
/** Strength that an engineer is ranked higher by where two of them make a difference. */
const ENGINEER_RANK = 4;
/** The least mean gain that is worth gathering for. */
const WORTHWHILE = 0.15;

/** An enemy stack and an army that could attack it: armies do not fight together. */
export interface Prospect {
  readonly target: HexIx;
  readonly options: ReadonlyArray<Option>;
}

/** Hexes from which each enemy stack can be attacked, with the units that can get there, by target and army. */
export const prospectsOf = (m: Marches, units: ReadonlyArray<UnitIx>): ReadonlyArray<Prospect> => {
  const { pos, ground, side } = m;
  const { powers, rules, roster, map } = pos.board;
  const { neighbors } = map;
  const found = new Map<number, { readonly target: HexIx; readonly options: Option[] }>();
  const mayAttack = powers.map((_, power) => rules.mayAttack(pos, power));
  for (const unit of units) {
    const power = roster.power[unit];
    const attack = faceOf(pos, unit).attack[unit];
    if (attack <= 0) continue;
    const costs = ground.costs[roster.movementClass[unit] as 0 | 1];
    for (const hex of m.range(unit)) {
      if (rules.zonesStop && pos.sit.zoc[1 - side][hex] === 0 && pos.state.units.hex[unit] !== hex) {
        // every enemy stack but artillery alone exerts a zone: without one there is nobody to attack
        continue;
      }
      for (let d = 0; d < 6; d++) {
        const target = neighbors[hex * 6 + d];
        if (target < 0 || !enemyIn(pos, side, target) || costs[hex * 6 + d] < 0 || !mayAttack[power](target)) continue;
        const edge = hex * 6 + d;
        const key = target * powers.length + armyOf(pos, power);
        const prospect = found.get(key) ?? { target, options: [] };
        prospect.options.push({ unit, hex, edge, strength: attack * ground.bite(unit, edge) * thrust(pos, unit, hex) });
        found.set(key, prospect);
      }
    }
  }
  return [...found].sort((a, b) => a[0] - b[0]).map(([, prospect]) => prospect);
};

/** The best gathering against a stack with the units that are free, null when none is worth it. */
const gather = (m: Marches, target: HexIx, prize: number, options: ReadonlyArray<Option>, loads: Loads, free: (unit: UnitIx) => boolean): Gathering | null => {
  const { pos, ground } = m;
  const { hex: at } = pos.state.units;
  const e = defenseOf(pos, ground, target, prize);
  e.trapped = shutIn(pos, ground, target, m.side);
  const open = options.filter((o) => free(o.unit));
  if (open.length > 0) e.promised = promisedSupport(pos, pos.board.roster.power[open[0].unit]);
  // those that stand there already come first; then the strong, each where it bites hardest, and engineers where they matter
  const here = (o: Option): number => (at[o.unit] === o.hex ? 1 : 0);
  const rank = (o: Option): number => o.strength + (ground.engineers[o.unit] === 1 && ground.siege(o.edge) !== 0 ? ENGINEER_RANK : 0);
  open.sort((a, b) => here(b) - here(a) || rank(b) - rank(a) || a.unit - b.unit || a.hex - b.hex);
  const joined = new Map<UnitIx, HexIx>();
  const placed: Option[] = [];
  let best = 0;
  let bestCount = 0;
  let idle = 0;
  for (const o of open) {
    if (joined.has(o.unit)) continue;
    const stays = at[o.unit] === o.hex;
    if (!stays && !loads.fits(o.unit, o.hex)) continue;
    if (!stays) loads.move(o.unit, at[o.unit], o.hex);
    joined.set(o.unit, o.hex);
    placed.push(o);
    join(pos, ground, e, o.unit, o.edge, 1);
    const gain = meanGain(pos, ground, e);
    if (gain > best + 0.01 * placed.length) {
      best = gain;
      bestCount = placed.length;
      idle = 0;
    } else if (gain > 0 && ++idle > PERSISTENCE) break;
  }
  for (const o of placed) if (at[o.unit] !== o.hex) loads.move(o.unit, o.hex, at[o.unit]);
  if (best < WORTHWHILE) return null;
  const chosen = placed.slice(0, bestCount);
  return {
    target,
    moves: chosen.filter((o) => at[o.unit] !== o.hex).map((o) => ({ unit: o.unit, to: o.hex })),
    units: chosen.map((o) => o.unit),
    gain: best,
  };
};

/** Gatherings one after another, the most promising first, each unit in one. Loads are kept up to date. */
export const gatherings = (m: Marches, prospects: ReadonlyArray<Prospect>, loads: Loads): ReadonlyArray<Gathering> => {
  const taken = new Set<UnitIx>();
  const free = (unit: UnitIx): boolean => !taken.has(unit);
  const weigh = ({ target, options }: Prospect): Gathering | null => gather(m, target, prizeAt(m.pos, m.ground, m.side, target), options, loads, free);
  const waiting = prospects.flatMap((prospect) => {
    const gathering = weigh(prospect);
    return gathering === null ? [] : [{ prospect, gathering }];
  });
  const found: Gathering[] = [];
  while (waiting.length > 0) {
    waiting.sort((a, b) => b.gathering.gain - a.gathering.gain || a.prospect.target - b.prospect.target);
    const { prospect, gathering: first } = waiting.shift() as (typeof waiting)[number];
    // a stack is attacked once
    if (found.some((g) => g.target === first.target)) continue;
    if (first.units.some((u) => taken.has(u)) || first.moves.some((x) => !loads.fits(x.unit, x.to))) {
      // others have been given the units or the room: think again, once more at most for each change
      const again = weigh(prospect);
      if (again !== null && again.gain < first.gain) waiting.push({ prospect, gathering: again });
      continue;
    }
    found.push(first);
    for (const u of first.units) taken.add(u);
    for (const { unit, to } of first.moves) loads.move(unit, m.pos.state.units.hex[unit], to);
  }
  return found;
};
