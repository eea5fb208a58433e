/**
 * The air phase: the phasing player sends bombers; when he ends the phase the other player sends fighters, and what is left
 * after fighters and antiaircraft fire is the support of the coming combats.
 * @rule EBC 15A (BC-15A.1, BC-15A.2), 15C, 16, 17B
 * @module
 */
import type { ActionSet } from '../../../engine/actionSet.js';
import type { Dice } from '../../../engine/random.js';
import { distance, type HexIx } from '../../../kernel/hex.js';
import { allHold, type RuleViolation, violationsOf } from '../../../kernel/rule.js';
import type { AimGuns, Allocate, EuropaAction } from '../action.js';
import { airIn, MISSIONS_OF, type Sortie } from '../air.js';
import { SIDES } from '../board.js';
import { ebc } from '../cases.js';
import type { EuropaEvent } from '../event.js';
import { namedHex, refusal } from '../legality.js';
import { enemyIn, hexName, isPhasing, type Position, phasingSide } from '../position.js';
import { endOfPhase } from '../sequence.js';
import { bombedHexes, bombersAt, bombersCanBeMet, dividedHexes, fightersDue, type Offer, offersFrom, type OpenBase, openBases, senderOf, sends } from '../sorties.js';
import { nothing, type Part } from './phase.js';

const END: EuropaAction = { type: 'endPhase' };
const PASS: EuropaAction = { type: 'pass' };

/** Chances of the last action, and of one out of the way, are one in so many. */
const LAST = 8;
const WILD = 16;
/** Tries to find something sensible. */
const TRIES = 12;

const allocation = (pos: Position, o: Pick<Offer, 'base' | 'target' | 'mission'>, points: number): EuropaAction => ({
  type: 'allocate',
  base: hexName(pos, o.base),
  target: hexName(pos, o.target),
  mission: o.mission,
  points,
});

/** Ways to divide antiaircraft fire that differ from the one in force. */
const aimings = (pos: Position): ReadonlyArray<EuropaAction> =>
  dividedHexes(pos).flatMap(({ hex, points }) => {
    const now = aimedAt(pos, hex);
    return Array.from({ length: points + 1 }, (_, n) => n)
      .filter((n) => n !== now)
      .map((n): EuropaAction => ({ type: 'aim', hex: hexName(pos, hex), points: n }));
  });

const aimedAt = (pos: Position, hex: HexIx): number => airIn(pos.state).aims.find((a) => a.hex === hex)?.points ?? 0;

/** All that is left, as often as not; otherwise any number. */
const somePoints = (dice: Dice, most: number): number => (dice.below(2) === 0 ? most : 1 + dice.below(most));

/** A hex that bombers might be sent to with sense: an enemy stack beside an own unit, or an own stack; -1 when the draw misses. */
const likelyTarget = (pos: Position, dice: Dice, mission: 'oas' | 'das'): HexIx => {
  const { hex } = pos.state.units;
  if (hex.length === 0) return -1;
  const unit = dice.below(hex.length);
  if (hex[unit] < 0 || !isPhasing(pos, unit)) return -1;
  if (mission === 'das') return hex[unit];
  const first = dice.below(6);
  for (let i = 0; i < 6; i++) {
    const next = pos.board.map.neighbors[hex[unit] * 6 + ((first + i) % 6)];
    if (next >= 0 && enemyIn(pos, pos.board.unitSide[unit], next)) return next;
  }
  return -1;
};

/** One of the airbases within range of a hex, null for none. */
const baseFor = (pos: Position, dice: Dice, bases: ReadonlyArray<OpenBase>, target: HexIx): OpenBase | null => {
  const { map, rules } = pos.board;
  const first = dice.below(bases.length);
  for (let i = 0; i < bases.length; i++) {
    const open = bases[(first + i) % bases.length];
    if (distance(map.grid, open.base, target) <= rules.airbases.range.bombers) return open;
  }
  return null;
};

/**
 * One time in eight the end of the phase. Otherwise as a rule a hex with sense, from any airbase in range; one time in
 * sixteen any hex from any airbase. Both missions alike, and all points that can be sent as often as not. Where nothing
 * fits, the end of the phase.
 */
const sampleBombers = (pos: Position, dice: Dice): EuropaAction => {
  if (dice.below(LAST) === 0) return END;
  const bases = openBases(pos);
  if (bases.length === 0) return END;
  const { allocateChecks, airbases } = pos.board.rules;
  for (let i = 0; i < TRIES; i++) {
    const mission = dice.below(2) === 0 ? 'oas' : 'das';
    const wild = dice.below(WILD) === 0;
    const any = wild ? bases[dice.below(bases.length)] : null;
    const around = any === null ? null : pos.board.within(any.base, airbases.range.bombers);
    const target = around === null ? likelyTarget(pos, dice, mission) : around[dice.below(around.length)];
    const open = target < 0 ? null : (any ?? baseFor(pos, dice, bases, target));
    if (open === null) continue;
    const sortie: Sortie = { power: open.power, base: open.base, target, mission, points: somePoints(dice, open.most) };
    if (allHold(allocateChecks, { pos, sortie })) return allocation(pos, sortie, sortie.points);
  }
  return END;
};

/**
 * One time in eight no more fighters. Otherwise one time in sixteen a way to divide antiaircraft fire, if there is one; else
 * bombers of some hex on some mission are met from some airbase in range, each alike, with all points that can be sent as
 * often as not. Where nobody can come, no more fighters.
 */
const sampleFighters = (pos: Position, dice: Dice): EuropaAction => {
  if (dice.below(LAST) === 0) return PASS;
  const ways = dice.below(WILD) === 0 ? aimings(pos) : nothing;
  if (ways.length > 0) return ways[dice.below(ways.length)];
  const bases = openBases(pos);
  const missions = MISSIONS_OF.fighters;
  const hexes = bombedHexes(pos);
  const lots = hexes.length * missions.length;
  if (bases.length === 0 || lots === 0) return PASS;
  const { map, rules } = pos.board;
  const [lot, first] = [dice.below(lots), dice.below(bases.length)];
  for (let i = 0; i < lots; i++) {
    const n = (lot + i) % lots;
    const target = hexes[Math.floor(n / missions.length)];
    const mission = missions[n % missions.length];
    if (bombersAt(pos, target, mission) === 0) continue;
    for (let j = 0; j < bases.length; j++) {
      const open = bases[(first + j) % bases.length];
      if (distance(map.grid, open.base, target) > rules.airbases.range.fighters) continue;
      const sortie: Sortie = { power: open.power, base: open.base, target, mission, points: somePoints(dice, open.most) };
      if (allHold(rules.allocateChecks, { pos, sortie })) return allocation(pos, sortie, sortie.points);
    }
  }
  return PASS;
};

const legal = (pos: Position): ActionSet<EuropaAction> => {
  const fighters = fightersDue(pos);
  function* all(): Generator<EuropaAction> {
    for (const o of offersFrom(pos, openBases(pos))) for (let points = 1; points <= o.most; points++) yield allocation(pos, o, points);
    if (fighters) yield* aimings(pos);
    yield fighters ? PASS : END;
  }
  return {
    size: () => {
      let n = 1 + (fighters ? aimings(pos).length : 0);
      for (const o of offersFrom(pos, openBases(pos))) n += o.most;
      return n;
    },
    has: (action) => violations(pos, action).length === 0,
    [Symbol.iterator]: all,
    sample: (dice) => (fighters ? sampleFighters(pos, dice) : sampleBombers(pos, dice)),
  };
};

/** An allocation as the checks see it. The power is whose airbase it is, or the first that could have sent points. */
export const sortieOf = (pos: Position, action: Allocate): Sortie => {
  const base = pos.board.map.hexOf.get(action.base) ?? -1;
  const sender = senderOf(pos, base);
  const power = sender >= 0 ? sender : pos.board.powers.findIndex((_, p) => sends(pos, p));
  return { power, base, target: pos.board.map.hexOf.get(action.target) ?? -1, mission: action.mission, points: action.points };
};

/** The rule by which antiaircraft fire is divided. */
export const DIVIDE = ebc('17B', ['BC-17B.1', 'BC-17B.2'], 'Antiaircraft fire on a hex is divided by those who fire it between bombers on offensive and on defensive support.', 'ruling');

const aimViolations = (pos: Position, action: AimGuns): ReadonlyArray<RuleViolation> => {
  const hex = namedHex(pos, action.hex);
  if (hex.ix < 0) return hex.wrong;
  const divided = dividedHexes(pos);
  const found = divided.find((d) => d.hex === hex.ix);
  if (found === undefined) {
    const others = divided.map((d) => hexName(pos, d.hex)).join(', ');
    return [refusal(DIVIDE, 'antiaircraft/nothing-to-divide', [action.hex], `Antiaircraft fire is divided where enemy bombers are on both kinds of support; ${action.hex} is no such hex${others === '' ? '' : `, but ${others}`}.`)];
  }
  if (!Number.isInteger(action.points) || action.points < 0 || action.points > found.points)
    return [refusal(DIVIDE, 'antiaircraft/points', [action.hex], `${action.hex} has ${found.points} antiaircraft points to divide; from 0 to ${found.points} of them can fire at defensive support first.`)];
  return action.points === aimedAt(pos, hex.ix)
    ? [refusal(DIVIDE, 'antiaircraft/aimed-so', [action.hex], `So many points of ${action.hex} fire at defensive support first already; give another number, or pass.`)]
    : [];
};

const violations = (pos: Position, action: EuropaAction): ReadonlyArray<RuleViolation> => {
  switch (action.type) {
    case 'allocate': {
      const [base, target] = [namedHex(pos, action.base), namedHex(pos, action.target)];
      if (base.ix < 0 || target.ix < 0) return [...base.wrong, ...target.wrong];
      return violationsOf(pos.board.rules.allocateChecks, { pos, sortie: sortieOf(pos, action) });
    }
    case 'aim':
      return aimViolations(pos, action);
    default:
      return nothing;
  }
};

const settled = (pos: Position): ReadonlyArray<EuropaEvent> => {
  const { air } = pos.board.rules;
  return [...(air === null || airIn(pos.state).sorties.length === 0 ? [] : [air.settle(pos)]), endOfPhase(pos)];
};

const aimed = (pos: Position, action: AimGuns): EuropaEvent => {
  const hex = pos.board.map.hexOf.get(action.hex) ?? -1;
  const others = airIn(pos.state).aims.filter((a) => a.hex !== hex);
  const aims = action.points === 0 ? others : [...others, { hex, points: action.points }].sort((a, b) => a.hex - b.hex);
  return { type: 'antiaircraftAimed', hex, points: action.points, aims };
};

/** The air phase, and the decision on fighters within it. */
export const airPhase: Part = {
  legal,
  violations,
  decide: (pos, action) => {
    switch (action.type) {
      case 'allocate':
        return [{ type: 'airAllocated', sortie: sortieOf(pos, action) }];
      case 'aim':
        return [aimed(pos, action)];
      case 'endPhase':
        return bombersCanBeMet(pos) ? [{ type: 'decisionOpened', decision: { kind: 'fighters', side: SIDES[1 - phasingSide(pos)] } }] : settled(pos);
      case 'pass':
        return [{ type: 'decisionClosed' }, ...settled(pos)];
      default:
        return nothing;
    }
  },
};
