/** Facts of movement in words: points, steps, ways, rail, sea, air, overruns. */
import type { Facts, Told } from '../differ.js';
import { assaultsOf } from './assault.js';
import { dropsOf } from './drop.js';
import type { Probes } from './facts.js';
import { around } from './hex.js';
import { phasePoints } from './movement.js';
import { differentialOf, groupsOf, mayOverrun, overrunCost, overrunStops } from './overrun.js';
import { ignoredBy, mayAnnounce, plannedSteps } from './plan.js';
import { railOf } from './rail.js';
import { pointsLeft } from './sea.js';
import { shipOf } from './ship.js';
import { playerOf } from './side.js';
import { type Walk, walksOf } from './walk.js';
import { type Unit, type World } from './world.js';

const open = (world: World): boolean => world.state.pending.length === 0 && world.state.stage.at === 'open';
const moving = (world: World): boolean => open(world) && (world.phase === 'movement' || world.phase === 'mechanized');
const phasing = (world: World): ReadonlyArray<Unit> => [...world.units.values()].filter((u) => u.place !== 'afloat' && playerOf(world, u) === world.player);

const table = (world: World, of: (u: Unit) => Iterable<readonly [string, string]>): Told => new Map(phasing(world).flatMap((u) => [...of(u)].map(([to, value]): [string, string] => [`${u.id} to ${to}`, value])));
const said = ({ cost, stops }: Walk): string => `${cost}${stops ? ', stops' : ''}`;

export const movementFacts = (world: World, probes: Probes): Facts => ({
  points: new Map(moving(world) ? phasing(world).map((u): [string, string] => [u.id, String(phasePoints(world, u))]) : []),
  steps: moving(world) ? table(world, (u) => [...plannedSteps(world, u)].map(([hex, step]) => [hex, said(step)] as const)) : new Map(),
  ways:
    moving(world) && world.announced.length === 0
      ? new Map(probes.ways.flatMap((id) => [...walksOf(world, world.units.get(id) as Unit, ignoredBy(world, world.units.get(id) as Unit))].map(([hex, way]): [string, string] => [`${id} to ${hex}`, said(way)])))
      : new Map(),
  rail: open(world) ? table(world, (u) => [...railOf(world, u)].map(([hex, far]) => [hex, String(far)] as const)) : new Map(),
  drops: open(world) ? table(world, (u) => dropsOf(world, u).map((hex) => [hex, 'drops'] as const)) : new Map(),
});

export const seaFacts = (world: World): Facts => ({
  ships: open(world) ? table(world, (u) => shipOf(world, u)) : new Map(),
  assaults: open(world) ? table(world, (u) => assaultsOf(world, u)) : new Map(),
  shipping: new Map((['naval', 'amphibious'] as const).map((kind) => [kind, String(pointsLeft(world, kind))])),
});

export const overrunFacts = (world: World, probes: Probes): Facts => ({
  overruns: new Map(
    moving(world)
      ? groupsOf(world).flatMap((units) =>
          around(units[0].place).flatMap((target): [string, string][] =>
            mayOverrun(world, units, target)
              ? [
                  [
                    `${target} by ${units.map((u) => u.id).join(' and ')}`,
                    `+${differentialOf(world, units, target)} for ${units.map((u) => overrunCost(world, u, u.place, target)).join(' and ')}${overrunStops(world, units, target) ? ', stops' : ''}`,
                  ],
                ]
              : [],
          ),
        )
      : [],
  ),
  announcements: new Map(
    moving(world)
      ? probes.announcements.flatMap(({ target, units }): [string, string][] =>
          mayAnnounce(world, units.map((id) => world.units.get(id) as Unit), target) ? [[`${target} by ${units.join(' and ')}`, 'possible']] : [],
        )
      : [],
  ),
});
