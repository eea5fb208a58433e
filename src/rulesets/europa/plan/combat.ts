/**
 * Attacks worth considering: for each enemy stack in reach of the guns, everybody, only as many as the better columns
 * need, and everybody whose loss would cost little.
 * @rule EBC 9
 * @module
 */
import type { Order } from '../../../engine/game.js';
import type { HexIx } from '../../../kernel/hex.js';
import { allHold } from '../../../kernel/rule.js';
import type { EuropaAction } from '../action.js';
import { airIn } from '../air.js';
import { attackQuery } from '../combat/strength.js';
import { commitments, targetOf } from '../phases/combat.js';
import { faceOf, hexName, phasingSide, type Position, unitName } from '../position.js';
import type { UnitIx } from '../unit.js';
import { aid, armyOf, defenseOf, type Engagement, join, meanGain, prizeAt, shutIn, thrust } from './contact.js';
import type { Ground } from './ground.js';

/** Gains below this by the rough reckoning are not worth trying exactly. */
const HOPELESS = -0.6;

interface Attacker {
  readonly unit: UnitIx;
  readonly edge: number;
  /** Rough strength, terrain counted. */
  readonly strength: number;
  /** What its loss would cost. */
  readonly stake: number;
}

const order = (pos: Position, target: HexIx, attackers: ReadonlyArray<Attacker>): Order<EuropaAction> => ({
  label: `attack ${hexName(pos, target)}`,
  actions: [
    ...attackers
      .map((a) => a.unit)
      .sort((a, b) => a - b)
      .map((unit): EuropaAction => ({ type: 'commit', unit: unitName(pos, unit), target: hexName(pos, target) })),
    { type: 'resolve' },
  ],
});

const engaged = (pos: Position, ground: Ground, target: HexIx, prize: number, attackers: ReadonlyArray<Attacker>): Engagement => {
  const e = defenseOf(pos, ground, target, prize);
  e.trapped = shutIn(pos, ground, target, phasingSide(pos));
  for (const { unit, edge } of attackers) {
    // support counts by hex, and only from units of the same attack
    const { hex } = pos.state.units;
    const supported = attackers.some((a) => hex[a.unit] === hex[unit] && faceOf(pos, a.unit).supporting[a.unit] === 1);
    join(pos, ground, e, unit, edge, supported ? 1 : 0.5);
  }
  aid(pos, e, airIn(pos.state).support, target, phasingSide(pos));
  return e;
};

/** Attacks by target, in the order of the targets; each target's attacks are alternatives. */
export function* attackPlans(pos: Position): Generator<Order<EuropaAction>> {
  const ground = pos.board.grounds(pos);
  // armies that do not fight together are alternatives
  const byTarget = new Map<number, Attacker[]>();
  const { powers, roster } = pos.board;
  for (const code of commitments(pos, [])) {
    const unit = Math.floor(code / 6);
    const target = targetOf(pos, code);
    const from = pos.state.units.hex[unit];
    const edge = from * 6 + (code % 6);
    const strength = faceOf(pos, unit).attack[unit] * ground.bite(unit, edge) * thrust(pos, unit, from);
    const key = target * powers.length + armyOf(pos, roster.power[unit]);
    const list = byTarget.get(key) ?? [];
    list.push({ unit, edge, strength, stake: ground.stake(pos, unit) });
    byTarget.set(key, list);
  }
  for (const [key, all] of [...byTarget].sort((a, b) => a[0] - b[0])) {
    const target = Math.floor(key / powers.length);
    const prize = prizeAt(pos, ground, phasingSide(pos), target);
    const sets = setsOf(pos, ground, target, prize, all);
    for (const set of sets) if (allHold(pos.board.rules.resolveChecks, attackQuery(pos, target, set.map((a) => a.unit)))) yield order(pos, target, set);
  }
}

/**
 * Up to three sets of attackers: the best by the rough reckoning as they join one by one, the same with two engineers where those
 * make a difference, everybody, and those at little stake.
 */
const setsOf = (pos: Position, ground: Ground, target: HexIx, prize: number, all: ReadonlyArray<Attacker>): ReadonlyArray<ReadonlyArray<Attacker>> => {
  const useful = all.filter((a) => a.strength > 0);
  const ranked = [...useful].sort((a, b) => a.stake / a.strength - b.stake / b.strength || b.strength - a.strength || a.unit - b.unit);
  const found: { set: ReadonlyArray<Attacker>; gain: number }[] = [];
  const weigh = (set: ReadonlyArray<Attacker>): void => {
    if (set.length > 0) found.push({ set, gain: meanGain(pos, ground, engaged(pos, ground, target, prize, set)) });
  };
  for (let n = 1; n <= ranked.length; n++) weigh(ranked.slice(0, n));
  const engineers = ranked.filter((a) => ground.engineers[a.unit] === 1 && ground.siege(a.edge) !== 0).slice(0, 2);
  if (engineers.length === 2) for (let n = 1; n <= ranked.length; n++) weigh([...new Set([...ranked.slice(0, n), ...engineers])]);
  weigh(useful.filter((a) => a.stake < 4));
  const best = found.filter((f) => f.gain > HOPELESS).sort((a, b) => b.gain - a.gain || a.set.length - b.set.length);
  const kept: ReadonlyArray<Attacker>[] = [];
  for (const { set } of best) {
    if (kept.length >= 2) break;
    if (!kept.some((k) => k.length === set.length)) kept.push(set);
  }
  return kept;
};
