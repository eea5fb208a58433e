/** The facts of a position of World War II as the engine has them, in the words of the reference (`spi/facts.ts`). */
import { soundness } from '../../src/rulesets/spi-ww2/soundness.js';
import { airStrength, interdiction } from '../../src/rulesets/spi-ww2/air.js';
import { assaultEvent, assaultTargets } from '../../src/rulesets/spi-ww2/assault.js';
import { attackColumn, attackQuery, attackStrength, differentialTally } from '../../src/rulesets/spi-ww2/combat/declare.js';
import { retreatOptions } from '../../src/rulesets/spi-ww2/combat/retreat.js';
import type { SpiAction } from '../../src/rulesets/spi-ww2/action.js';
import { dropTargets } from '../../src/rulesets/spi-ww2/drop.js';
import type { SpiEvent } from '../../src/rulesets/spi-ww2/event.js';
import type { SpiGame } from '../../src/rulesets/spi-ww2/game.js';
import { mayMove, stepEvent, stepsOf } from '../../src/rulesets/spi-ww2/movement.js';
import { pointsLeft } from '../../src/rulesets/spi-ww2/naval.js';
import { isPhasing, type Position } from '../../src/rulesets/spi-ww2/position.js';
import { mayRail, railEvent, railTargets } from '../../src/rulesets/spi-ww2/rail.js';
import { arrival, shipTargets } from '../../src/rulesets/spi-ww2/ship.js';
import { MOVED, type SpiState, STEPPED, STOPPED } from '../../src/rulesets/spi-ww2/state.js';
import { judgeSupply, suppliedHexes } from '../../src/rulesets/spi-ww2/supply.js';
import { grantMechanized, grantMovement } from '../../src/rulesets/spi-ww2/turn.js';
import { breaksPeace } from '../../src/rulesets/spi-ww2/war.js';
import { inZoneOf } from '../../src/rulesets/spi-ww2/zone.js';
import type { Told } from './differ.js';
import type { Probes } from './spi/facts.js';

const CAMPS = ['axis', 'allied'] as const;

/** Entries of all phasing units on the map. */
const table = (pos: Position, of: (unit: number) => Iterable<readonly [to: string, value: string]>): Told => {
  const found = new Map<string, string>();
  pos.state.units.hex.forEach((hex, unit) => {
    if (hex < 0 || !isPhasing(pos, unit)) return;
    for (const [to, value] of of(unit)) found.set(`${pos.board.roster.ids[unit]} to ${to}`, value);
  });
  return found;
};

const NONE: Told = new Map();
const stopped = (stops: boolean): string => (stops ? ', stops' : '');

/** Where steps lead a unit, step by step as the rules allow them where it is then. */
const waysOf = (game: SpiGame, s: SpiState, unit: number): ReadonlyMap<number, { readonly cost: number; readonly stops: boolean }> => {
  const { roster, map } = game.board;
  const best = new Map<number, { cost: number; stops: boolean }>();
  const start = s.units.hex[unit];
  const open: { readonly hex: number; readonly cost: number; readonly state: SpiState }[] = [{ hex: start, cost: 0, state: s }];
  while (open.length > 0) {
    open.sort((a, b) => a.cost - b.cost);
    const here = open.shift() as (typeof open)[number];
    const pos = game.position(here.state);
    if (!mayMove(pos, unit)) continue;
    for (const d of stepsOf(pos, unit)) {
      const hex = map.neighbors[here.hex * 6 + d];
      const e = stepEvent(pos, { type: 'step', unit: roster.ids[unit], to: map.ids[hex] });
      const cost = here.cost + e.cost;
      if (hex === start || cost >= (best.get(hex)?.cost ?? Infinity)) continue;
      best.set(hex, { cost, stops: e.stops });
      if (breaksPeace(pos, e).length > 0) continue;
      const put = (column: ReadonlyArray<number>, value: number): ReadonlyArray<number> => column.map((x, u) => (u === unit ? value : x));
      const { units } = here.state;
      const status = units.status[unit] | STEPPED | MOVED | (e.stops ? STOPPED : 0);
      open.push({ hex, cost, state: { ...here.state, units: { ...units, hex: put(units.hex, hex), mp: put(units.mp, e.left), status: put(units.status, status) } } });
    }
  }
  return best;
};

/** What the legal actions of a kind are. */
const actions = <T extends SpiAction['type']>(game: SpiGame, s: SpiState, type: T): ReadonlyArray<Extract<SpiAction, { type: T }>> =>
  [...game.legalActions(s)].filter((a): a is Extract<SpiAction, { type: T }> => a.type === type);

const overrunsOf = (game: SpiGame, s: SpiState): Told => {
  const pos = game.position(s);
  const { roster, map } = game.board;
  const found = new Map<string, string>();
  const mine = s.units.hex.flatMap((hex, u) => (hex >= 0 && isPhasing(pos, u) ? [u] : []));
  const groups = mine.flatMap((u, i) => [[u], ...mine.slice(i + 1).flatMap((other) => (s.units.hex[other] === s.units.hex[u] ? [[u, other]] : []))]);
  for (const group of groups)
    for (let d = 0; d < 6; d++) {
      const target = map.neighbors[s.units.hex[group[0]] * 6 + d];
      if (target < 0 || pos.sit.stacks.size[target] === 0) continue;
      const action: SpiAction = { type: 'overrun', units: group.map((u) => roster.ids[u]), target: map.ids[target] };
      if (game.violations(s, action).length > 0) continue;
      const events = game.decide(s, action);
      const first = events.find((e) => e.type === 'hexOverrun') as Extract<SpiEvent, { type: 'hexOverrun' }>;
      const entries = events.filter((e): e is Extract<SpiEvent, { type: 'unitOverran' }> => e.type === 'unitOverran');
      found.set(
        `${map.ids[target]} by ${group.map((u) => roster.ids[u]).join(' and ')}`,
        `+${first.differential} for ${entries.map((e) => e.cost).join(' and ')}${stopped(entries.some((e) => e.stops))}`,
      );
    }
  return found;
};

/** How the engine tells a fact. */
export type Teller = (game: SpiGame, s: SpiState, probes: Probes) => Told;

const open = (s: SpiState): boolean => s.pending.length === 0 && s.stage.at === 'open';
const moving = (s: SpiState): boolean => open(s) && (s.phase === 'movement' || s.phase === 'mechanized');
const due = (s: SpiState) => s.pending[s.pending.length - 1];
const nameOf = (game: SpiGame, hex: number): string => game.board.map.ids[hex];

/** What units begin the phase with, as things stand. */
const points: Teller = (game, s) => {
  const pos = game.position(s);
  return new Map(
    (moving(s) ? (s.phase === 'movement' ? grantMovement(pos) : grantMechanized(pos)) : []).flatMap((e) =>
      e.type === 'unitsReadied' ? e.mp.flatMap((mp, u): [string, string][] => (s.units.hex[u] >= 0 && isPhasing(pos, u) ? [[game.board.roster.ids[u], String(mp)]] : [])) : [],
    ),
  );
};

const steps: Teller = (game, s) => {
  if (!moving(s)) return NONE;
  const pos = game.position(s);
  const { neighbors } = game.board.map;
  return table(pos, (u) =>
    (mayMove(pos, u) ? stepsOf(pos, u) : []).map((d) => {
      const to = nameOf(game, neighbors[s.units.hex[u] * 6 + d]);
      const e = stepEvent(pos, { type: 'step', unit: game.board.roster.ids[u], to });
      return [to, `${e.cost}${stopped(e.stops)}`] as const;
    }),
  );
};

const rail: Teller = (game, s) => {
  if (!open(s) || s.phase !== 'rail') return NONE;
  const pos = game.position(s);
  return table(pos, (u) =>
    (mayRail(pos, u) ? railTargets(pos, u) : []).map((hex) => {
      const e = railEvent(pos, { type: 'rail', unit: game.board.roster.ids[u], to: nameOf(game, hex) });
      return [nameOf(game, hex), String(e.type === 'unitRailed' ? e.hexes : '')] as const;
    }),
  );
};

const MOVEMENT: Readonly<Record<string, Teller>> = {
  points,
  steps,
  ways: (game, s, probes) =>
    moving(s) && s.announced.length === 0
      ? new Map(probes.ways.flatMap((id) => [...waysOf(game, s, game.board.roster.ixOf.get(id) ?? -1)].map(([hex, way]): [string, string] => [`${id} to ${nameOf(game, hex)}`, `${way.cost}${stopped(way.stops)}`])))
      : NONE,
  rail,
  drops: (game, s) => (open(s) && s.phase === 'movement' ? table(game.position(s), (u) => dropTargets(game.position(s), u).map((hex) => [nameOf(game, hex), 'drops'] as const)) : NONE),
  ships: (game, s) => {
    const pos = game.position(s);
    if (!open(s) || s.phase !== 'rail') return NONE;
    return table(pos, (u) =>
      shipTargets(pos, u).map((hex) => {
        const { exempt, turnedBack } = arrival(pos, u, hex);
        return [nameOf(game, hex), `${exempt} exempt, ${turnedBack} back`] as const;
      }),
    );
  },
  assaults: (game, s) => {
    const pos = game.position(s);
    if (!open(s) || s.phase !== 'movement') return NONE;
    return table(pos, (u) => assaultTargets(pos, u).map((hex) => [nameOf(game, hex), assaultEvent(pos, { type: 'assault', unit: game.board.roster.ids[u], to: nameOf(game, hex) }).afloat ? 'afloat' : 'lands'] as const));
  },
  shipping: (game, s) => new Map((['naval', 'amphibious'] as const).map((kind) => [kind, String(pointsLeft(game.position(s), kind))])),
  overruns: (game, s) => (moving(s) ? overrunsOf(game, s) : NONE),
  announcements: (game, s, probes) =>
    new Map(
      (moving(s) ? probes.announcements : []).flatMap(({ target, units }): [string, string][] =>
        game.violations(s, { type: 'announce', units, target }).length === 0 ? [[`${target} by ${units.join(' and ')}`, 'possible']] : [],
      ),
    ),
};

const retreats: Teller = (game, s) => {
  const decision = due(s);
  const pos = game.position(s);
  const units = s.combat === null ? s.units.hex.flatMap((hex, u) => (hex >= 0 ? [u] : [])) : decision?.kind === 'retreat' || decision?.kind === 'evasion' ? decision.units : [];
  const group = decision !== undefined && 'units' in decision ? decision.units : [];
  return new Map(units.map((u) => [game.board.roster.ids[u], retreatOptions(pos, u, group).map((hex) => nameOf(game, hex)).sort().join(' ')]));
};

const odds: Teller = (game, s, probes) => {
  const pos = game.position(s);
  const { roster, map } = game.board;
  return new Map(
    probes.attacks.map(({ target, units }): [string, string] => {
      const q = attackQuery(pos, map.hexOf.get(target) ?? -1, units.map((id) => roster.ixOf.get(id) ?? -1));
      const tally = differentialTally(q);
      const of = (rule: string): number => tally.lines.filter((l) => l.ref.case === rule).reduce((sum, l) => sum + l.value, 0);
      const column = attackColumn(q);
      const [attack, defense] = [q.attackers.reduce((sum, u) => sum + attackStrength(pos, u), 0), q.defenders.reduce((sum, u) => sum + s.units.sp[u], 0)];
      return [`${target} by ${units.join(' and ')}`, `${attack}:${defense}, ground ${of('8.3')}, sea ${of('5.8')}, differential ${tally.total}, column ${column < 0 ? 'none' : column}`];
    }),
  );
};

const COMBAT: Readonly<Record<string, Teller>> = {
  joins: (game, s) => new Map(s.phase === 'combat' && open(s) ? actions(game, s, 'commit').map((a) => [`${a.unit} on ${a.target}`, 'may join']) : []),
  odds,
  losses: (game, s) => new Map(due(s)?.kind === 'losses' ? actions(game, s, 'lose').map((a) => [`${a.unit} ${a.sp}`, 'may be lost']) : []),
  retreats,
  evasions: (game, s) => {
    const decision = due(s);
    const whole = s.combat !== null && game.position(s).sit.stacks.size[s.combat.target] === s.combat.defenders.length;
    return new Map(decision?.kind === 'evasion' && whole ? decision.units.map((u) => [game.board.roster.ids[u], 'may slip away']) : []);
  },
  counters: (game, s) =>
    new Map(
      due(s)?.kind === 'counter'
        ? actions(game, s, 'counter').map((a): [string, string] => {
            const changed = game.decide(s, a).find((e) => e.type === 'combatChanged') as Extract<SpiEvent, { type: 'combatChanged' }>;
            return [a.hex, `column ${changed.combat.counter?.column}`];
          })
        : [],
    ),
  advances: (game, s) => new Map(due(s)?.kind === 'advance' && s.combat !== null ? actions(game, s, 'advance').map((a) => [a.unit, 'may advance']) : []),
};

const zones: Teller = (game, s) => {
  const pos = game.position(s);
  return new Map(CAMPS.flatMap((camp, side) => game.board.map.ids.flatMap((id, hex): [string, string][] => (inZoneOf(pos, side, hex) ? [[`${id} ${camp}`, 'zone']] : []))));
};

const supply: Teller = (game, s) => {
  const pos = game.position(s);
  const { map, players, roster } = game.board;
  const found = new Map<string, string>();
  players.forEach((player, ix) => {
    for (const war of [true, false])
      suppliedHexes(pos, { player: ix, nation: -1, war }).forEach((flag, hex) => flag === 1 && found.set(`${map.ids[hex]} ${player} ${war ? 'at war' : 'at peace'}`, 'supplied'));
    for (const u of judgeSupply(pos, ix).out) found.set(roster.ids[u], 'out of supply');
  });
  return found;
};

const stacking: Teller = (game, s) => {
  const found = new Map<string, string>();
  for (const p of soundness(game.position(s))) {
    if (p.code !== 'state/stacking' && p.code !== 'state/enemies-share-hex') continue;
    found.set(p.at, [...(found.has(p.at) ? [found.get(p.at)] : []), p.code === 'state/stacking' ? 'too many' : 'of two players'].join(', '));
  }
  return found;
};

const air: Teller = (game, s) => {
  const pos = game.position(s);
  const { map, coastHexes } = game.board;
  return new Map([...coastHexes].flatMap((hex) => CAMPS.map((camp, side): [string, string] => [`${map.ids[hex]} ${camp}`, `${airStrength(pos, side, hex)}, stops ${interdiction(pos, side, hex)}`])));
};

/** How each fact is told, by its name. */
export const TOLD: Readonly<Record<string, Teller>> = { zones, stacking, supply, air, ...MOVEMENT, ...COMBAT };
