/**
 * The facts of a position as the naive engine has them, in words.
 * @module
 */
import type { Questions } from '../europaQuestions.js';
import { serversOf } from './attackSupply.js';
import { answersIn } from './decision.js';
import { destinations } from './journey.js';
import { choicesFor, type Demand, demandsOf, lossChoices } from './loss.js';
import { allowance, longUnsupplied } from './mover.js';
import { attackOn, automatic, columnFor, modifiers, strengths } from './odds.js';
import { mayOverrun, overrunOf, overrunStrengths } from './overrun.js';
import { inForce, type Position, unitsAt } from './position.js';
import { hexAt } from './printed.js';
import { waysBack } from './retreat.js';
import { mayStack } from './stack.js';
import { afterStep, mayStep, MODES, stepCost, unitIn, type Zones } from './step.js';
import { type Attack, attackStrength, defenseStrength } from './strength.js';
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

/** The name of a group in reports. */
const named = (units: ReadonlyArray<string>): string => [...units].sort().join('+');

/** What is asked of a side, and for losses which sets of units answer it; nothing where nobody can be lost. */
const demandText = (pos: Position, attack: Attack, demand: Demand): string => {
  if (demand.what !== 'strength' && demand.what !== 're') return `${demand.side} ${demand.what}`;
  const sets = choicesFor(pos, attack, demand).map((set) => named(set.map((u) => u.id))).filter((set) => set !== '').sort();
  return sets.length === 0 ? '' : `${demand.side} loses ${sets.join(' or ')}`;
};

const attackFacts = (pos: Position, asked: Questions, facts: Record<string, Told>): void => {
  for (const { target, units } of asked.attacks) {
    const attackers = units.map((id) => unitIn(pos, id));
    const attack = attackOn(pos, target, attackers);
    if (attack.defenders.length === 0) continue;
    const about = `${named(units)} against ${target}`;
    const [ours, theirs] = strengths(pos, attack);
    const column = columnFor(pos, ours, theirs);
    const without = automatic(pos, attack, column);
    facts['odds'].set(about, `${ours}:${theirs}, ${without ?? column}`);
    for (const u of attackers) facts['strengths'].set(`${u.id} against ${target} with ${named(units)}`, String(attackStrength(pos, u, attack)));
    for (const u of attack.defenders) facts['strengths'].set(`${u.id} in ${target}`, String(defenseStrength(pos, u, attack)));
    facts['modifiers'].set(about, modifiers(pos, attack).map((m) => `${m.rule} ${m.value}`).sort().join(', '));
    const results = [...new Set(pos.printed.sources.crt.cells.flat().map((cell) => cell.value))];
    for (const result of results) facts['results'].set(`${result} of ${about}`, demandsOf(pos, attack, result).map((d) => demandText(pos, attack, d)).filter((text) => text !== '').join('; '));
    if (inForce(pos, 'REFORM-12')) for (const [unit, by] of serversOf(pos, attackers, 'attack')) facts['attack supply'].set(`${unit} of ${about}`, by);
  }
};

const overrunFacts = (pos: Position, asked: Questions, facts: Record<string, Told>): void => {
  for (const { target, units, by } of asked.overruns) {
    const overrunners = units.map((id) => unitIn(pos, id));
    const about = `${named(units)} by ${by} into ${target}`;
    facts['overruns'].set(about, mayOverrun(pos, target, overrunners, by) ? 'legal' : 'illegal');
    facts['overrun odds'].set(about, overrunStrengths(pos, overrunOf(pos, target, overrunners)).join(':'));
    if (inForce(pos, 'REFORM-12')) for (const [unit, from] of serversOf(pos, overrunners, 'overrun')) facts['attack supply'].set(`${unit} overrunning with ${about}`, from);
  }
};

const lossFacts = (pos: Position, asked: Questions, told: Told): void => {
  for (const { units, of, need, measure } of asked.losers)
    for (const set of lossChoices(units.map((id) => unitIn(pos, id)), of, measure, need)) told.set(`${need} ${measure} of ${of} ${named(units)}: ${named(set.map((u) => u.id))}`, 'allowed');
};

/** Everything that is asked, answered. */
export const referenceFacts = (pos: Position, asked: Questions): Record<string, Told> => {
  const facts: Record<string, Told> = { zones: new Map(), stacking: new Map(), allowance: new Map(), steps: new Map(), destinations: new Map(), rail: new Map(), supply: new Map() };
  for (const fact of ['odds', 'strengths', 'modifiers', 'results', 'attack supply', 'overruns', 'overrun odds', 'losses', 'retreats', 'decisions']) facts[fact] = new Map();
  if (asked.everywhere) {
    facts['zones'] = zoneFacts(pos);
    facts['stacking'] = stackFacts(pos);
  }
  const concerned = [...asked.steppers, ...asked.travelers, ...asked.riders, ...asked.eaters, ...asked.routed].map((id) => unitIn(pos, id).side);
  const due = pos.state.pending.map((d) => ('side' in d ? d.side : ''));
  const zonesAgainst: Readonly<Record<string, Zones>> = Object.fromEntries([...new Set([...concerned, ...due])].map((side) => [side, enemyZones(pos, side)]));
  for (const id of asked.steppers) {
    const unit = unitIn(pos, id);
    facts['allowance'].set(id, `${allowance(pos, unit)} parts`);
    stepFacts(pos, id, zonesAgainst[unit.side], facts['steps']);
  }
  for (const id of asked.travelers) {
    const unit = unitIn(pos, id);
    const zones = zonesAgainst[unit.side];
    for (const [hex, left] of destinations(pos, unit, zones, ['march', 'road', 'admin'])) facts['destinations'].set(`${id} to ${hex}`, `${left} left`);
  }
  for (const id of asked.riders) {
    const unit = unitIn(pos, id);
    for (const [hex, left] of destinations(pos, unit, zonesAgainst[unit.side], ['rail'])) facts['rail'].set(`${id} to ${hex}`, `${left} left`);
  }
  const linked = new Map<string, ReadonlySet<string>>();
  for (const id of asked.eaters) {
    const unit = unitIn(pos, id);
    const zones = zonesAgainst[unit.side];
    if (!linked.has(unit.power)) linked.set(unit.power, linkedTo(pos, unit.power, unit.side, zones));
    facts['supply'].set(id, String(supplyLine(pos, unit, zones, linked.get(unit.power) as ReadonlySet<string>)));
  }
  for (const answer of answersIn(pos, zonesAgainst)) facts['decisions'].set(answer, 'allowed');
  attackFacts(pos, asked, facts);
  overrunFacts(pos, asked, facts);
  lossFacts(pos, asked, facts['losses']);
  for (const id of asked.routed) {
    const unit = unitIn(pos, id);
    for (const way of waysBack(pos, unit, [unit], zonesAgainst[unit.side])) facts['retreats'].set(`${id} to ${way.to}`, `priority ${way.priority}${way.harms ? ', harmed' : ''}`);
  }
  return facts;
};
