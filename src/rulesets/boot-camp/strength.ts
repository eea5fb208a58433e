/**
 * Strengths and die modifiers of the generic rules: terrain, armor, support, supply.
 * @rule EBC 9A, 9H, 10, 11, 12D, 3B (BC-3B.1, BC-3B.2, BC-3B.3)
 * @module
 */
import { directionTo } from '../../kernel/hex.js';
import type { RuleRef } from '../../kernel/rule.js';
import type { ModifierRule } from '../../kernel/tally.js';
import { isFrozen, weatherAt } from '../europa/board.js';
import { ebc } from '../europa/cases.js';
import { faceOf, outOfSupply, type Position, printedAttack, printedDefense } from '../europa/position.js';
import type { AttackQuery, CombatantQuery, EuropaRules } from '../europa/rules.js';
import { attackDivisor, type TerrainEffect } from '../europa/terrainChart.js';

// ---- terrain ---------------------------------------------------------------------------------------------------------

type EffectFilter = (effect: TerrainEffect) => void;

/** Effects of the terrain, features and city of a hex. */
export const hexEffects = (pos: Position, hex: number, use: EffectFilter): void => {
  const { map, terrain } = pos.board;
  use(terrain.terrainEffects[map.terrain[hex]]);
  const place = map.placeAt[hex];
  if (place >= 0) {
    const kind = pos.board.rules.cityIn(pos, hex);
    const effect = kind === map.places[place].kind ? terrain.placeEffects[place] : (terrain.effects.get(`feature/${kind}`) ?? null);
    if (effect !== null) use(effect);
  }
  const features = pos.board.rules.works(pos, hex);
  if (features !== 0)
    for (let i = 0; i < terrain.featureEffects.length; i++) {
      const effect = terrain.featureEffects[i];
      if (effect !== null && features & (1 << i)) use(effect);
    }
};

/** Effects of the hexside between a hex and its neighbor in a direction, seen by an attacker of that neighbor. */
export const hexsideEffects = (pos: Position, hex: number, dir: number, use: EffectFilter): void => {
  if (dir < 0) return;
  const { map, terrain } = pos.board;
  const side = map.sides[hex * 6 + dir];
  const bits = map.hexsides[side];
  if (bits === 0) return;
  const bridged = (pos.board.lines[hex] & (1 << dir)) !== 0 && pos.board.readings['bridges-in-combat'] === 'spare';
  for (let i = 0; i < terrain.hexsideEffects.length; i++) {
    const effect = terrain.hexsideEffects[i];
    if (effect === null || (bits & (1 << i)) === 0) continue;
    // a fortified hexside works against attackers from outside only, and as long as it stands
    const behind = map.neighbors[hex * 6 + dir];
    if (bridged && RIVERS.includes(effect.row)) continue;
    if (effect.row === FORTIFIED && (map.protects[side] !== behind || !pos.board.rules.hexsidesFortified(pos, behind))) continue;
    use(effect);
  }
};

const FORTIFIED = 'hexside/fortified';
const RIVERS: ReadonlyArray<string> = ['hexside/minor-river', 'hexside/major-river'];

const weatherOf = ({ pos: { board, state }, target }: Pick<AttackQuery, 'pos' | 'target'>): string => weatherAt(board, state.turn, target);

/** What the terrain chart leaves of an attacker's strength: 1, a half, a quarter. */
export const terrainCut = (q: CombatantQuery, effect: TerrainEffect): number =>
  1 / attackDivisor(isFrozen(weatherOf(q)) ? effect.attackersFrozen : effect.attackers, q.pos.board.roster.identity[q.unit]);

const product = (q: CombatantQuery, each: (use: EffectFilter) => void): number => {
  let factor = 1;
  each((effect) => {
    if (!q.pos.board.rules.statedCuts.includes(effect.row)) factor *= terrainCut(q, effect);
  });
  return factor;
};

const terrainOfHex: ModifierRule<CombatantQuery> = {
  ref: ebc('9H', ['BC-9H.1', 'BC-9H.3', 'BC-9H.4', 'BC-9A.1'], 'The terrain of the attacked hex weakens attackers as the terrain chart says.'),
  op: 'times',
  atMost: 1,
  value: (q) => product(q, (use) => hexEffects(q.pos, q.target, use)),
};

const terrainOfHexside: ModifierRule<CombatantQuery> = {
  ref: ebc('9H', ['BC-9H.2', 'BC-9H.5', 'BC-9A.2'], 'The hexside attacked across weakens each attacker that attacks across it.'),
  op: 'times',
  atMost: 1,
  value: (q) => product(q, (use) => hexsidesAgainst(q, use)),
};

/** The hexsides that weaken an attacker: those it attacks across, or by one reading those that any attacker does. */
export const hexsidesAgainst = (q: CombatantQuery, use: EffectFilter): void => {
  if (q.pos.board.readings['hexside-effects'] === 'all') acrossAny(q, use);
  else hexsideEffects(q.pos, q.hex, q.dir, use);
};

const terrainDie: ModifierRule<AttackQuery> = {
  ref: ebc('9H', ['BC-9H.6', 'BC-9A.10', 'BC-3B.3'], 'The terrain of the attacked hex modifies the die as the terrain chart says; modifiers add up.'),
  op: 'add',
  value: (q) => combined(q, hexDice(q)),
};

/** Effects of the hexside that an attacker attacks across. */
const effectsAcross = (q: AttackQuery, unit: number, use: EffectFilter): void => {
  const hex = q.pos.state.units.hex[unit];
  hexsideEffects(q.pos, hex, directionTo(q.pos.board.map.neighbors, hex, q.target), use);
};

/** Each kind of effect once that works on any attacker across his hexside. */
const acrossAny = (q: AttackQuery, use: EffectFilter): void => {
  const seen: string[] = [];
  for (const u of q.attackers)
    effectsAcross(q, u, (effect) => {
      if (seen.includes(effect.row)) return;
      seen.push(effect.row);
      use(effect);
    });
};

/** Modifiers of the die by the hex, none of them 0. */
const hexDice = (q: AttackQuery): number[] => {
  const frozen = isFrozen(weatherOf(q));
  const dice: number[] = [];
  hexEffects(q.pos, q.target, (effect) => {
    const die = frozen ? effect.dieFrozen : effect.die;
    if (die !== 0) dice.push(die);
  });
  return dice;
};

/** The same by hexsides that all attackers attack across, or by one reading any of them. */
const hexsideDice = (q: AttackQuery): number[] => {
  const frozen = isFrozen(weatherOf(q));
  const any = q.pos.board.readings['hexside-effects'] === 'all';
  const dice: number[] = [];
  const use: EffectFilter = (effect) => {
    const die = frozen ? effect.dieFrozen : effect.die;
    if (die === 0) return;
    const shared = q.attackers.every((u) => {
      let found = false;
      effectsAcross(q, u, (other) => (found ||= other.row === effect.row));
      return found;
    });
    if (any || shared) dice.push(die);
  };
  acrossAny(q, use);
  return dice;
};

/** Modifiers add up, or by one reading the lowest of them counts alone. */
const combined = (q: AttackQuery, dice: ReadonlyArray<number>): number =>
  dice.length === 0 ? 0 : q.pos.board.readings['terrain-modifiers'] === 'worst' ? Math.min(...dice) : dice.reduce((a, b) => a + b);

/** The die is one for the whole attack, so a hexside modifies it only when every attacker attacks across such a hexside. */
const hexsideDie: ModifierRule<AttackQuery> = {
  ref: ebc('9H', ['BC-9H.2', 'BC-9H.6'], 'A hexside that all attackers attack across modifies the die as the terrain chart says.', 'ruling'),
  op: 'add',
  value: (q) => {
    const sides = hexsideDice(q);
    if (sides.length === 0) return 0;
    const hex = hexDice(q);
    return combined(q, [...hex, ...sides]) - combined(q, hex);
  },
};

// ---- support and supply ------------------------------------------------------------------------------------------------

const supported = (q: CombatantQuery): boolean => {
  if (faceOf(q.pos, q.unit).supporting[q.unit]) return true;
  const { hex } = q.pos.state.units;
  for (const other of q.beside) if (hex[other] === q.hex && faceOf(q.pos, other).lending[other] && lends(q, other)) return true;
  return false;
};

/** Whether a unit of the right kind lends support now: always, or by one reading only in supply and with a strength of its own. */
const lends = ({ pos, dir }: CombatantQuery, unit: number): boolean =>
  pos.board.readings['weak-support'] !== 'no' || (!outOfSupply(pos, unit) && (dir < 0 ? printedDefense(pos, unit) : printedAttack(pos, unit)) > 0);

/** One rule, whichever way the unit fights: attackers are supported by units of their hex in the same attack, defenders by their stack. */
const support: ModifierRule<CombatantQuery> = {
  ref: ebc(
    '11',
    ['BC-11.1', 'BC-11.2', 'BC-11.3', 'BC-11.4', 'BC-11.5', 'BC-11.6', 'BC-11.7', 'BC-11.8', 'BC-11.9', 'BC-11.10', 'BC-3A.8'],
    'An unsupported unit has its strength halved; divisions, artillery and dotted units support those stacked with them.',
  ),
  op: 'times',
  atMost: 1,
  value: (q) => (supported(q) ? 1 : 0.5),
};

const supply: ModifierRule<CombatantQuery> = {
  ref: ebc('12D', ['BC-12D.1', 'BC-12D.2', 'BC-12.1', 'BC-3B.1', 'BC-3B.2'], 'Out of supply, a unit fights with half its strength; halvings accumulate and fractions are kept.'),
  op: 'times',
  atMost: 1,
  value: (q) => (outOfSupply(q.pos, q.unit) ? 0.5 : 1),
};

/** Factors of an attacker. */
export const bootCampAttackFactors: ReadonlyArray<ModifierRule<CombatantQuery>> = [terrainOfHex, terrainOfHexside, support, supply];
/** Factors of a defender: supply and support only. @rule EBC 9A (BC-9A.4) */
export const bootCampDefenseFactors: ReadonlyArray<ModifierRule<CombatantQuery>> = [support, supply];

// ---- armor -------------------------------------------------------------------------------------------------------------

const AEC_WEATHER: ReadonlyArray<string> = ['clear', 'frost'];
const MOST_ATTACKING_AEC = 4;
const MOST_DEFENDING_AEC = 3;

export type AecSide = 'attacker' | 'defender';
const spares = (q: AttackQuery, effect: TerrainEffect, who: AecSide): boolean => {
  if (who === 'attacker' && q.pos.board.rules.armorBars.has(effect.row)) return false;
  if (effect.aec === 'both') return true;
  switch (q.pos.board.readings['aec-cancellation']) {
    case 'attackers':
      return who === 'defender';
    case 'both':
      return false;
    default:
      return who === 'defender' && effect.aec === 'defender';
  }
};

/** Whether the terrain of the attacked hex lets the armor of a side have effects. */
export const hexSparesArmor = (q: AttackQuery, who: AecSide): boolean => {
  let ok = true;
  hexEffects(q.pos, q.target, (effect) => {
    if (!spares(q, effect, who)) ok = false;
  });
  return ok;
};

/** Whether the hexside that an attacker attacks across lets its armor have effects. */
export const hexsideSparesArmor = (q: AttackQuery, unit: number): boolean => {
  const { readings } = q.pos.board;
  let ok = true;
  const use: EffectFilter = (effect) => {
    if (!spares(q, effect, 'attacker')) ok = false;
  };
  if (readings['hexside-effects'] === 'all') acrossAny(q, use);
  else effectsAcross(q, unit, use);
  if (readings['armor-beside-fortified-hexside'] === 'lost')
    acrossAny(q, (effect) => {
      if (effect.row === FORTIFIED) ok = false;
    });
  return ok;
};

const counts = (q: AttackQuery, unit: number, who: AecSide): boolean => {
  const { readings } = q.pos.board;
  if (!faceOf(q.pos, unit).aec[unit] || (readings['armor-out-of-supply'] === 'no' && outOfSupply(q.pos, unit))) return false;
  return hexSparesArmor(q, who) && (who === 'defender' || hexsideSparesArmor(q, unit));
};

const aec = (ref: RuleRef, who: AecSide, units: (q: AttackQuery) => ReadonlyArray<number>, most: number, sign: 1 | -1): ModifierRule<AttackQuery> => ({
  ref,
  op: 'add',
  value: (q) => {
    if (!AEC_WEATHER.includes(weatherOf(q))) return 0;
    let n = 0;
    for (const u of units(q)) if (n < most && counts(q, u, who)) n++;
    return sign * n;
  },
});

const attackingArmor = aec(
  ebc('10', ['BC-10.1', 'BC-10.2', 'BC-10.3', 'BC-10.6', 'BC-10.7', 'BC-10.8', 'BC-10.9', 'BC-10.10', 'BC-10.11', 'BC-9H.7'], 'Each attacking c/m division adds 1 to the die, 4 at most, in clear and frost weather and where the terrain allows.'),
  'attacker',
  (q) => q.attackers,
  MOST_ATTACKING_AEC,
  1,
);

const defendingArmor = aec(
  ebc('10', ['BC-10.4', 'BC-10.5', 'BC-10.6', 'BC-10.8', 'BC-10.9', 'BC-10.10'], 'Each defending c/m division takes 1 from the die, 3 at most.'),
  'defender',
  (q) => q.defenders,
  MOST_DEFENDING_AEC,
  -1,
);

/** Modifiers of the die. */
export const bootCampDieModifiers: ReadonlyArray<ModifierRule<AttackQuery>> = [terrainDie, hexsideDie, attackingArmor, defendingArmor];

// ---- automatic results -------------------------------------------------------------------------------------------------

const NO_DEFENSE = ebc('9G', ['BC-9G.5', 'BC-9G.6'], 'Units whose defense strength is 0 are eliminated when attacked, unless one with more is with them.');
const BELOW_LOWEST = ebc('9B', ['BC-9B.12'], 'An attack below the lowest odds of the table is an automatic AE.');

/** Results that need no die. */
export const bootCampAutomatic: EuropaRules['automatic'] = (_board, defended, column) =>
  !defended ? { result: 'DE', ref: NO_DEFENSE } : column < 0 ? { result: 'AE', ref: BELOW_LOWEST } : null;
