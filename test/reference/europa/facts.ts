/**
 * The facts of a position as the naive engine has them, in words.
 * @module
 */
import type { Questions } from '../europaQuestions.js';
import { destinations } from './journey.js';
import { allowance, longUnsupplied } from './mover.js';
import { inForce, type Position, unitsAt } from './position.js';
import { hexAt } from './printed.js';
import { mayStack } from './stack.js';
import { afterStep, mayStep, MODES, stepCost, unitIn, type Zones } from './step.js';
import { linkedTo, supplyLine } from './supply.js';
import { enemyZones, zonesOf } from './zone.js';

type Told = Map<string, string>;

const zoneFacts = (pos: Position): Told => {
  const told: Told = new Map();
  for (const side of ['axis', 'allied'])
    for (const [hex, units] of zonesOf(pos, side)) {
      const reduced = inForce(pos, 'FITE-12D') ? [...units].filter(longUnsupplied).length : 0;
      told.set(`${hex} ${side}`, `${units.size} units, ${reduced} reduced`);
    }
  return told;
};

const stackFacts = (pos: Position): Told => {
  const told: Told = new Map();
  for (const hex of pos.printed.hexes.keys()) {
    const units = unitsAt(pos, hex);
    if (units.length > 0) told.set(hex, mayStack(pos, hex, units) ? 'within the limit' : 'over the limit');
  }
  return told;
};

const stepFacts = (pos: Position, id: string, zones: Zones, told: Told): void => {
  const unit = unitIn(pos, id);
  for (const to of hexAt(pos.printed, unit.hex as string).beside)
    for (const by of MODES) {
      if (!mayStep(pos, unit, zones, to, by)) continue;
      const there = unitIn(afterStep(pos, unit, zones, to, by), id);
      told.set(`${id} ${by} ${to}`, there.hex === null ? `${stepCost(pos, unit, zones, to, by)} parts, leaves play` : `${stepCost(pos, unit, zones, to, by)} parts, ${there.mp} left${there.stopped ? ', stops' : ''}`);
    }
};

/** Everything that is asked, answered. */
export const referenceFacts = (pos: Position, asked: Questions): Record<string, Told> => {
  const facts: Record<string, Told> = { zones: new Map(), stacking: new Map(), allowance: new Map(), steps: new Map(), destinations: new Map(), rail: new Map(), supply: new Map() };
  if (asked.everywhere) {
    facts['zones'] = zoneFacts(pos);
    facts['stacking'] = stackFacts(pos);
  }
  for (const id of asked.steppers) {
    const unit = unitIn(pos, id);
    facts['allowance'].set(id, `${allowance(pos, unit)} parts`);
    stepFacts(pos, id, enemyZones(pos, unit.side), facts['steps']);
  }
  for (const id of asked.travelers) {
    const unit = unitIn(pos, id);
    const zones = enemyZones(pos, unit.side);
    for (const [hex, left] of destinations(pos, unit, zones, ['march', 'road', 'admin'])) facts['destinations'].set(`${id} to ${hex}`, `${left} left`);
    for (const [hex, left] of destinations(pos, unit, zones, ['rail'])) facts['rail'].set(`${id} to ${hex}`, `${left} left`);
  }
  const linked = new Map<string, ReadonlySet<string>>();
  for (const id of asked.eaters) {
    const unit = unitIn(pos, id);
    const zones = enemyZones(pos, unit.side);
    if (!linked.has(unit.power)) linked.set(unit.power, linkedTo(pos, unit.power, unit.side, zones));
    facts['supply'].set(id, String(supplyLine(pos, unit, zones, linked.get(unit.power) as ReadonlySet<string>)));
  }
  return facts;
};
