/** Facts of combat in words: who may attack what, odds, losses, retreats, evasions, counterattacks, advances. */
import type { Facts } from '../differ.js';
import { mayAdvance } from './advance.js';
import { mayJoin, oddsOf, unitsOf } from './attack.js';
import { countersOf } from './counter.js';
import { evadersOf } from './evasion.js';
import type { Probes } from './facts.js';
import { waysToLose } from './loss.js';
import { retreatsOf } from './retreat.js';
import { unitsIn, type World } from './world.js';

const due = (world: World) => world.state.pending[world.state.pending.length - 1];

const joins = (world: World): ReadonlyMap<string, string> => {
  if (world.phase !== 'combat' || world.state.pending.length > 0 || world.state.stage.at !== 'open') return new Map();
  const held = [...new Set([...world.units.values()].map((u) => u.place))].filter((place) => place !== 'afloat');
  return new Map([...world.units.values()].flatMap((u) => held.flatMap((target): [string, string][] => (mayJoin(world, u, target) ? [[`${u.id} on ${target}`, 'may join']] : []))));
};

export const attackFacts = (world: World, probes: Probes): Facts => ({
  joins: joins(world),
  odds: new Map(
    probes.attacks.map(({ target, units }): [string, string] => {
      const odds = oddsOf(world, target, unitsOf(world, units));
      return [`${target} by ${units.join(' and ')}`, `${odds.attack}:${odds.defense}, ground ${odds.ground}, sea ${odds.sea}, differential ${odds.differential}, column ${odds.column ?? 'none'}`];
    }),
  ),
});

export const combatFacts = (world: World): Facts => {
  const decision = due(world);
  const { combat } = world;
  const losses = new Map<string, string>();
  if (decision?.kind === 'losses') {
    const stack = unitsOf(world, world.due.units);
    for (const way of waysToLose(stack, decision.need)) stack.forEach((u, i) => losses.set(`${u.id} ${way[i]}`, 'may be lost'));
  }
  // where nobody attacks every way leads away: who could retreat and where is asked of all
  const retreating = combat === null ? [...world.units.values()].filter((u) => u.place !== 'afloat') : decision?.kind === 'retreat' || decision?.kind === 'evasion' ? unitsOf(world, world.due.units) : [];
  const whole = combat !== null && unitsIn(world, combat.target).length === combat.defenders.length;
  return {
    losses,
    retreats: new Map(retreating.map((u) => [u.id, [...retreatsOf(world, u)].sort().join(' ')])),
    evasions: new Map(decision?.kind === 'evasion' && whole ? evadersOf(world).map((u) => [u.id, 'may slip away']) : []),
    counters: new Map(decision?.kind === 'counter' ? [...countersOf(world)].map(([hex, column]): [string, string] => [hex, `column ${column}`]) : []),
  };
};

export const advanceFacts = (world: World): Facts => ({
  advances: new Map(
    due(world)?.kind === 'advance' && world.combat !== null
      ? unitsOf(world, world.due.units).flatMap((u): [string, string][] => (mayAdvance(world, u, world.combat?.target ?? '') ? [[u.id, 'may advance']] : []))
      : [],
  ),
});
