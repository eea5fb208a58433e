/** Facts of movement in words: points, steps, ways, rail, sea, air, overruns. */
import type { Told } from '../differ.js';
import { assaultsOf } from './assault.js';
import { dropsOf } from './drop.js';
import type { Facts } from './facts.js';
import { around, type Hex } from './hex.js';
import { phasePoints } from './movement.js';
import { differentialOf, groupsOf, mayOverrun, overrunCost, overrunStops } from './overrun.js';
import { ignoredBy, mayAnnounce, plannedSteps } from './plan.js';
import { railOf } from './rail.js';
import { pointsLeft } from './sea.js';
import { shipOf } from './ship.js';
import { playerOf } from './side.js';
import { type Walk, walksOf } from './walk.js';
import { type Unit, unit, type World } from './world.js';

const open = (world: World): boolean => world.state.pending.length === 0 && world.state.stage.at === 'open';
const moving = (world: World): boolean => open(world) && (world.phase === 'movement' || world.phase === 'mechanized');
const phasing = (world: World): ReadonlyArray<Unit> => [...world.units.values()].filter((u) => u.place !== 'afloat' && playerOf(world, u) === world.player);

const table = (world: World, of: (u: Unit) => Iterable<readonly [string, string]>): Told => new Map(phasing(world).flatMap((u) => [...of(u)].map(([to, value]): [string, string] => [`${u.id} to ${to}`, value])));
const said = ({ cost, stops }: Walk): string => `${cost}${stops ? ', stops' : ''}`;

const NONE: Told = new Map();

export const movementFacts: Facts = {
  points: (world) => new Map(moving(world) ? phasing(world).map((u): [string, string] => [u.id, String(phasePoints(world, u))]) : []),
  steps: (world) => (moving(world) ? table(world, (u) => [...plannedSteps(world, u)].map(([hex, step]) => [hex, said(step)] as const)) : NONE),
  ways: (world, probes) =>
    moving(world) && world.announced.length === 0
      ? new Map(probes.ways.map((id) => unit(world, id)).flatMap((u) => [...walksOf(world, u, ignoredBy(world, u))].map(([hex, way]): [string, string] => [`${u.id} to ${hex}`, said(way)])))
      : NONE,
  rail: (world) => (open(world) ? table(world, (u) => [...railOf(world, u)].map(([hex, far]) => [hex, String(far)] as const)) : NONE),
  drops: (world) => (open(world) ? table(world, (u) => dropsOf(world, u).map((hex) => [hex, 'drops'] as const)) : NONE),
};

export const seaFacts: Facts = {
  ships: (world) => (open(world) ? table(world, (u) => shipOf(world, u)) : NONE),
  assaults: (world) => (open(world) ? table(world, (u) => assaultsOf(world, u)) : NONE),
  shipping: (world) => new Map((['naval', 'amphibious'] as const).map((kind) => [kind, String(pointsLeft(world, kind))])),
};

/** An overrun in words: `'+5 for 2 and 3, stops'`, with what it costs each unit. */
const overrun = (world: World, units: ReadonlyArray<Unit>, target: Hex): string =>
  `+${differentialOf(world, units, target)} for ${units.map((u) => overrunCost(world, u, u.place, target)).join(' and ')}${overrunStops(world, units, target) ? ', stops' : ''}`;

export const overrunFacts: Facts = {
  overruns: (world) =>
    new Map(
      (moving(world) ? groupsOf(world) : []).flatMap((units) =>
        around(units[0].place).flatMap((target): [string, string][] => (mayOverrun(world, units, target) ? [[`${target} by ${units.map((u) => u.id).join(' and ')}`, overrun(world, units, target)]] : [])),
      ),
    ),
  announcements: (world, probes) =>
    new Map(
      (moving(world) ? probes.announcements : []).flatMap(({ target, units }): [string, string][] =>
        mayAnnounce(world, units.map((id) => unit(world, id)), target) ? [[`${target} by ${units.join(' and ')}`, 'possible']] : [],
      ),
    ),
};
