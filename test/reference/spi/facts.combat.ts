/** Facts of combat in words: who may attack what, odds, losses, retreats, evasions, counterattacks, advances. */
import type { Told } from '../differ.js';
import { mayAdvance } from './advance.js';
import { mayJoin, oddsOf, unitsOf } from './attack.js';
import { countersOf } from './counter.js';
import { evadersOf } from './evasion.js';
import type { Facts } from './facts.js';
import { waysToLose } from './loss.js';
import { retreatsOf } from './retreat.js';
import { unitsIn, type World } from './world.js';

const due = (world: World) => world.state.pending[world.state.pending.length - 1];

const joins = (world: World): ReadonlyMap<string, string> => {
  if (world.phase !== 'combat' || world.state.pending.length > 0 || world.state.stage.at !== 'open') return new Map();
  const held = [...new Set([...world.units.values()].map((u) => u.place))].filter((place) => place !== 'afloat');
  return new Map([...world.units.values()].flatMap((u) => held.flatMap((target): [string, string][] => (mayJoin(world, u, target) ? [[`${u.id} on ${target}`, 'may join']] : []))));
};

export const attackFacts: Facts = {
  joins,
  odds: (world, probes) =>
    new Map(
      probes.attacks.map(({ target, units }): [string, string] => {
        const odds = oddsOf(world, target, unitsOf(world, units));
        return [`${target} by ${units.join(' and ')}`, `${odds.attack}:${odds.defense}, ground ${odds.ground}, sea ${odds.sea}, differential ${odds.differential}, column ${odds.column ?? 'none'}`];
      }),
    ),
};

const losses = (world: World): Told => {
  const found = new Map<string, string>();
  const decision = due(world);
  if (decision?.kind !== 'losses') return found;
  const stack = unitsOf(world, world.due.units);
  for (const way of waysToLose(stack, decision.need)) stack.forEach((u, i) => found.set(`${u.id} ${way[i]}`, 'may be lost'));
  return found;
};

/** Where units retreat: those that do, and where no attack is under way all, with every way leading away. */
const retreats = (world: World): Told => {
  const kind = due(world)?.kind;
  const units = world.combat === null ? [...world.units.values()].filter((u) => u.place !== 'afloat') : kind === 'retreat' || kind === 'evasion' ? unitsOf(world, world.due.units) : [];
  return new Map(units.map((u) => [u.id, [...retreatsOf(world, u)].sort().join(' ')]));
};

export const combatFacts: Facts = {
  losses,
  retreats,
  // asked before the first of them has gone
  evasions: (world) =>
    new Map(due(world)?.kind === 'evasion' && world.combat !== null && unitsIn(world, world.combat.target).length === world.combat.defenders.length ? evadersOf(world).map((u) => [u.id, 'may slip away']) : []),
  counters: (world) => new Map(due(world)?.kind === 'counter' ? [...countersOf(world)].map(([hex, column]): [string, string] => [hex, `column ${column}`]) : []),
  advances: (world) =>
    new Map(
      due(world)?.kind === 'advance' && world.combat !== null
        ? unitsOf(world, world.due.units).flatMap((u): [string, string][] => (mayAdvance(world, u, world.combat?.target ?? '') ? [[u.id, 'may advance']] : []))
        : [],
    ),
};
