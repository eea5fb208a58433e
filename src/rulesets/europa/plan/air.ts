/**
 * Where air points do most: bombers that bring attacks of the coming combat phase to a better column, or threatened stacks
 * to a worse one for the enemy; fighters where they undo that.
 * @rule EBC 15, 16
 * @module
 */
import type { Order } from '../../../engine/game.js';
import { distance, type HexIx } from '../../../kernel/hex.js';
import type { EuropaAction } from '../action.js';
import { against, airIn, type Mission, type Support, type SupportMission } from '../air.js';
import { hexName, phasingSide, type Position } from '../position.js';
import { bombedHexes, bombersAt, openBases, withFightersDue } from '../sorties.js';
import { armiesOf, type Engagement, meanGain, type Strike, strikeAt } from './contact.js';
import { threatTo } from './danger.js';
import type { Ground } from './ground.js';
import { expectedSupport } from './support.js';

/** What an attack of the enemy's next turn counts, which may come or not. */
const COMING = 0.5;
/** What a point must bring to be worth sending: the enemy's fighters might want it elsewhere. */
const LEAST = 0.002;
/** Attacks that are supported at most, and stacks that are protected. */
const MOST_ATTACKS = 16;
const MOST_STACKS = 12;
/** Support that is reckoned with when attacks are compared that could be made by the same units. */
const USUAL = 10;
/** Fighters that are expected, as a part of those that could come, come where most is to be undone; but not everywhere. */
const FOCUS = 1.5;
const MOST_EXPECTED = 0.5;

// ---- bases -------------------------------------------------------------------------------------------------------------

/** Airbases with the points that they have left while a plan is made. */
interface Stock {
  readonly range: number;
  readonly bases: { readonly power: number; readonly base: HexIx; most: number }[];
  /** Points left by power. */
  readonly left: number[];
}

const stockOf = (pos: Position, arm: 'bombers' | 'fighters'): Stock => {
  const { air, airbases } = pos.board.rules;
  const bases = openBases(pos).map((b) => ({ ...b }));
  return {
    range: airbases.range[arm],
    bases,
    left: pos.board.powers.map((_, power) => (air !== null && bases.some((b) => b.power === power) ? air.left(pos, power, arm) : 0)),
  };
};

const inReach = (pos: Position, stock: Stock, target: HexIx, power: number): Stock['bases'] =>
  stock.bases.filter((b) => b.most > 0 && pos.board.beside[power][b.power] === 1 && distance(pos.board.map.grid, b.base, target) <= stock.range);

/** Points that could be sent to a hex for a power's units. */
const available = (pos: Position, stock: Stock, target: HexIx, power: number): number => {
  const sums = new Map<number, number>();
  for (const b of inReach(pos, stock, target, power)) sums.set(b.power, (sums.get(b.power) ?? 0) + b.most);
  let points = 0;
  for (const [p, n] of sums) points += Math.min(n, stock.left[p]);
  return points;
};

/** Takes points from airbases, from those farthest away first: they can do least elsewhere. */
const draw = (pos: Position, stock: Stock, target: HexIx, power: number, mission: Mission, points: number): ReadonlyArray<EuropaAction> => {
  const { grid } = pos.board.map;
  const bases = [...inReach(pos, stock, target, power)].sort((a, b) => distance(grid, b.base, target) - distance(grid, a.base, target) || a.base - b.base);
  const actions: EuropaAction[] = [];
  let rest = points;
  for (const b of bases) {
    const n = Math.min(rest, b.most, stock.left[b.power]);
    if (n <= 0) continue;
    actions.push({ type: 'allocate', base: hexName(pos, b.base), target: hexName(pos, target), mission, points: n });
    b.most -= n;
    stock.left[b.power] -= n;
    rest -= n;
  }
  return actions;
};

// ---- wants -------------------------------------------------------------------------------------------------------------

/** A use for points: what so many of them, once they are there, are worth in all. */
interface Want {
  readonly target: HexIx;
  readonly power: number;
  readonly mission: Mission;
  readonly worth: (points: number) => number;
  /** More than this adds nothing. */
  readonly most: number;
  /** Points that are lost on the way, for certain or as a rule. */
  readonly toll: (points: number) => number;
  /** Sent so far. */
  sent: number;
}

/** The next points for a use that bring most for each of them, null when none bring anything. */
const best = (want: Want, limit: number): { readonly points: number; readonly rate: number } | null => {
  let found: { points: number; rate: number } | null = null;
  const now = want.worth(Math.max(0, want.sent - want.toll(want.sent)));
  for (let points = 1; points <= limit; points++) {
    const sent = want.sent + points;
    const there = Math.max(0, sent - want.toll(sent));
    const rate = (want.worth(there) - now) / points;
    if (rate > LEAST && (found === null || rate > found.rate)) found = { points, rate };
    if (there >= want.most) break;
  }
  return found;
};

/** Orders for the wants, the points going where each does most; most valuable first. */
const distributed = (pos: Position, stock: Stock, wants: ReadonlyArray<Want>): ReadonlyArray<{ readonly want: Want; readonly actions: ReadonlyArray<EuropaAction> }> => {
  const orders = new Map<Want, EuropaAction[]>();
  for (;;) {
    let pick: { want: Want; points: number; rate: number } | null = null;
    for (const want of wants) {
      const next = best(want, available(pos, stock, want.target, want.power));
      if (next !== null && (pick === null || next.rate > pick.rate)) pick = { want, ...next };
    }
    if (pick === null) break;
    const { want, points } = pick;
    const actions = draw(pos, stock, want.target, want.power, want.mission, points);
    if (actions.length === 0) break;
    want.sent += points;
    orders.set(want, [...(orders.get(want) ?? []), ...actions]);
  }
  // points that bring no better column make sure of what the others bring
  for (const [want, actions] of [...orders].sort((a, b) => b[0].worth(b[0].sent) - a[0].worth(a[0].sent))) {
    const points = Math.min(available(pos, stock, want.target, want.power), want.most + want.toll(want.most) - want.sent);
    if (points <= 0) continue;
    want.sent += points;
    orders.set(want, [...actions, ...draw(pos, stock, want.target, want.power, want.mission, points)]);
  }
  return [...orders].map(([want, actions]) => ({ want, actions: merged(actions) }));
};

/** Sorties of one airbase to one hex as one. */
const merged = (actions: ReadonlyArray<EuropaAction>): ReadonlyArray<EuropaAction> => {
  const byBase = new Map<string, EuropaAction>();
  for (const a of actions) {
    if (a.type !== 'allocate') continue;
    const known = byBase.get(a.base);
    byBase.set(a.base, known?.type === 'allocate' ? { ...known, points: known.points + a.points } : a);
  }
  return [...byBase.values()];
};

// ---- bombers -----------------------------------------------------------------------------------------------------------

const withAttack = (pos: Position, ground: Ground, e: Engagement, points: number): number =>
  meanGain(pos, ground, points <= 0 ? e : { ...e, attack: e.attack + Math.min(points, e.attackPrinted) });
const withDefense = (pos: Position, ground: Ground, e: Engagement, points: number): number =>
  meanGain(pos, ground, points <= 0 ? e : { ...e, defense: e.defense + Math.min(points, e.defensePrinted) });

/** Enemy stacks that a side's units stand beside, ascending. */
const targetsOf = (pos: Position, side: number): ReadonlyArray<HexIx> => {
  const found = new Set<HexIx>();
  const { hex } = pos.state.units;
  for (let u = 0; u < hex.length; u++)
    if (hex[u] >= 0 && pos.board.unitSide[u] !== side && pos.sit.zoc[side][hex[u]] > 0 && pos.state.dormant[pos.board.roster.power[u]] === 0) found.add(hex[u]);
  return [...found].sort((a, b) => a - b);
};

interface Attack extends Strike {
  readonly target: HexIx;
  readonly army: number;
}

/** Attacks of a side that could be made together, the most promising first, each hex attacking once. */
const attacksOf = (pos: Position, ground: Ground, side: number, support: ReadonlyArray<Support>, expected: number): ReadonlyArray<Attack> => {
  const targets = targetsOf(pos, side);
  const strikes = (used: ReadonlySet<HexIx>): ReadonlyArray<Attack> =>
    armiesOf(pos, side).flatMap(({ power, mayAttack }) =>
      targets.flatMap((target) => {
        const strike = mayAttack(target) ? strikeAt(pos, ground, side, power, target, used, support) : null;
        return strike === null ? [] : [{ ...strike, target, army: power }];
      }),
    );
  const promise = (a: Attack): number => withAttack(pos, ground, a.e, expected);
  const found: Attack[] = [];
  const used = new Set<HexIx>();
  const taken = new Set<HexIx>();
  for (const a of [...strikes(used)].sort((x, y) => promise(y) - promise(x) || x.target - y.target)) {
    if (found.length >= MOST_ATTACKS) break;
    if (taken.has(a.target)) continue;
    const again = a.from.some((h) => used.has(h)) ? strikeAt(pos, ground, side, a.army, a.target, used, support) : a;
    if (again === null || promise({ ...again, target: a.target, army: a.army }) <= 0) continue;
    found.push({ ...again, target: a.target, army: a.army });
    taken.add(a.target);
    for (const h of again.from) used.add(h);
  }
  return found;
};

/** Fighters of the other side that could come to a hex. */
const interceptors = (pos: Position): ((target: HexIx) => number) => {
  const then = withFightersDue(pos);
  const stock = stockOf(then, 'fighters');
  return (target) => {
    let points = 0;
    for (let power = 0; power < stock.left.length; power++)
      if (stock.left[power] > 0) points += Math.min(stock.left[power], inReach(pos, stock, target, power).reduce((n, b) => n + (b.power === power ? b.most : 0), 0));
    return points;
  };
};

/** Orders for bombers: one for each hex, sized to what it takes there, fighters and guns of the enemy reckoned with. */
export function* bomberPlans(pos: Position): Generator<Order<EuropaAction>> {
  const { board } = pos;
  const stock = stockOf(pos, 'bombers');
  const bombers = stock.left.reduce((a, b) => a + b, 0);
  if (bombers <= 0) return;
  const ground = board.grounds(pos);
  const side = phasingSide(pos);
  const support = expectedSupport(pos);
  const fighters = interceptors(pos);
  const flown = airIn(pos.state).sorties.reduce((n, s) => n + s.points, 0);
  // as many fighters as could come are shared out among all bombers, more of them where these matter
  const share = (target: HexIx): number => Math.min(MOST_EXPECTED, (FOCUS * fighters(target)) / (bombers + flown));
  const toll = (target: HexIx, guns: number) => {
    const part = share(target);
    return (points: number): number => Math.ceil(points * part) + guns;
  };
  const offensive = attacksOf(pos, ground, side, support, USUAL).map(({ target, army, e }): Want => ({
    target,
    power: army,
    mission: 'oas',
    worth: (points) => Math.max(0, withAttack(pos, ground, e, points)),
    most: e.attackPrinted,
    toll: toll(target, board.rules.antiaircraft(pos, target, 1 - side)),
    sent: 0,
  }));
  const wants = [...offensive, ...protections(pos, ground, side).map((w): Want => ({ ...w, toll: toll(w.target, 0) }))];
  const orders = distributed(pos, stock, wants).map((o) => ({ ...o, value: o.want.worth(o.want.sent) }));
  for (const { want, actions } of orders.sort((a, b) => b.value - a.value || a.want.target - b.want.target))
    yield { label: `${want.mission === 'oas' ? 'support the attack on' : 'protect'} ${hexName(pos, want.target)}`, actions };
}

/** Own stacks that the enemy might attack in his next turn. */
const protections = (pos: Position, ground: Ground, side: number): ReadonlyArray<Omit<Want, 'toll'>> => {
  const { board, state, sit } = pos;
  const menace = ground.menace(pos, ground, 1 - side);
  const seen = new Set<HexIx>();
  const found: { readonly want: Omit<Want, 'toll'>; readonly gain: number }[] = [];
  state.units.hex.forEach((hex, u) => {
    if (hex < 0 || board.unitSide[u] !== side || seen.has(hex) || state.dormant[board.roster.power[u]] === 1) return;
    seen.add(hex);
    if (menace[hex] <= 0) return;
    const e = threatTo(pos, ground, side, hex, menace[hex]);
    const gain = e === null ? 0 : meanGain(pos, ground, e);
    if (e === null || gain <= 0) return;
    const worth = (points: number): number => COMING * (gain - Math.max(0, withDefense(pos, ground, e, points)));
    found.push({ gain, want: { target: hex, power: board.roster.power[sit.stacks.first[hex]], mission: 'das', worth, most: e.defensePrinted, sent: 0 } });
  });
  return found.sort((a, b) => b.gain - a.gain || a.want.target - b.want.target).slice(0, MOST_STACKS).map((f) => f.want);
};

// ---- fighters ----------------------------------------------------------------------------------------------------------

/** Orders for fighters: against the support that does most harm, then against what is left; or none at all. */
export function* fighterPlans(pos: Position): Generator<Order<EuropaAction>> {
  const { board } = pos;
  const stock = stockOf(pos, 'fighters');
  const ground = board.grounds(pos);
  const enemy = phasingSide(pos);
  const own = board.powers.findIndex((p, power) => p.side !== enemy && stock.left[power] > 0);
  const pass: EuropaAction = { type: 'pass' };
  if (own >= 0) {
    const actions = distributed(pos, stock, harms(pos, ground, enemy, own)).flatMap((o) => o.actions);
    const rest = leftovers(pos, stock, own, actions);
    yield { label: 'send fighters', actions: [...actions, ...rest, pass] };
  }
  yield { label: 'send fighters', actions: [pass] };
}

/** What fighters undo at each hex. */
const harms = (pos: Position, ground: Ground, enemy: number, own: number): ReadonlyArray<Want> => {
  const { board } = pos;
  const standing = airIn(pos.state).support;
  const want = (target: HexIx, mission: SupportMission, guns: number, harm: (points: number) => number): Want => {
    const bombers = bombersAt(pos, target, mission) - guns;
    const before = harm(Math.max(0, bombers));
    return { target, power: own, mission: against(mission), worth: (points) => before - harm(Math.max(0, bombers - points)), most: bombers, toll: () => 0, sent: 0 };
  };
  const attacks = new Map(attacksOf(pos, ground, enemy, standing, USUAL).map((a) => [a.target, a]));
  const menace = ground.menace(pos, ground, 1 - enemy);
  return bombedHexes(pos).flatMap((target): ReadonlyArray<Want> => {
    const attack = attacks.get(target);
    const offensive =
      attack === undefined || bombersAt(pos, target, 'oas') === 0
        ? []
        : [want(target, 'oas', board.rules.antiaircraft(pos, target, 1 - enemy), (points) => Math.max(0, withAttack(pos, ground, attack.e, points)))];
    const threat = bombersAt(pos, target, 'das') === 0 || menace[target] <= 0 ? null : threatTo(pos, ground, enemy, target, menace[target]);
    const gain = threat === null ? 0 : Math.max(0, meanGain(pos, ground, threat));
    const defensive = threat === null ? [] : [want(target, 'das', 0, (points) => COMING * (gain - Math.max(0, withDefense(pos, ground, threat, points))))];
    return [...offensive, ...defensive];
  });
};

/** Fighters that are left go against bombers that are left, the biggest lots first: they can do nothing else. */
const leftovers = (pos: Position, stock: Stock, own: number, sent: ReadonlyArray<EuropaAction>): ReadonlyArray<EuropaAction> => {
  const lots = bombedHexes(pos).flatMap((target) =>
    (['oas', 'das'] as const).map((mission) => {
      const met = sent.reduce((n, a) => n + (a.type === 'allocate' && a.target === hexName(pos, target) && a.mission === against(mission) ? a.points : 0), 0);
      return { target, mission, left: bombersAt(pos, target, mission) - met };
    }),
  );
  return lots
    .filter((l) => l.left > 0)
    .sort((a, b) => b.left - a.left || a.target - b.target)
    .flatMap(({ target, mission, left }) => draw(pos, stock, target, own, against(mission), Math.min(left, available(pos, stock, target, own))));
};
