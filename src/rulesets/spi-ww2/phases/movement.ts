/**
 * Movement before and after combat: steps, overruns, assaults, airdrops, build-up on the way.
 * @rule SPI 5.2, 5.3, 5.8, 5.85, 8.4, 16.7
 * @module
 */
import { distance } from '../../../kernel/hex.js';
import type { RuleViolation } from '../../../kernel/rule.js';
import { allHold, violationsOf } from '../../../kernel/rule.js';
import type { SpiAction } from '../action.js';
import { assaultEvent, assaultTargets, assaultViolations, landsAt, mayLand } from '../assault.js';
import type { SpiEvent } from '../event.js';
import { dropEvent, dropTargets, dropViolations } from '../drop.js';
import { mayMove, stepEvent, stepsOf, stepViolations } from '../movement.js';
import { announceEvent, announceViolations, groupsWith, mayAnnounce, overrunAllowed, overrunEvents, overrunQuery, overrunViolations } from '../overrun.js';
import { combineEvent, combineViolations, splitEvent, splitViolations } from '../production.js';
import { camp, hexName, type Position, strengthIn, strengthOf, unitName } from '../position.js';
import { endOfPhase } from '../sequence.js';
import { atHand, drawHex, endViolations, few, type Group, type Kind, type Menu, menuPart, nothing, type Part } from './phase.js';
import { combines, splits } from './production.js';

/** Whether units of another camp stand beside a hex. */
const facesOthers = (pos: Position, unit: number, hex: number): boolean => {
  const { neighbors } = pos.board.map;
  const { first } = pos.sit.stacks;
  for (let d = 0; d < 6; d++) {
    const next = neighbors[hex * 6 + d];
    if (next >= 0 && first[next] >= 0 && camp(pos, first[next]) !== camp(pos, unit)) return true;
  }
  return false;
};

/** Overruns that a unit can begin, alone or with others of its hex, and those that it could announce. */
const overruns = (pos: Position, unit: number, out: SpiAction[]): void => {
  const from = pos.state.units.hex[unit];
  if (pos.state.units.mp[unit] === 0 || !facesOthers(pos, unit, from)) return;
  const { map, tables } = pos.board;
  for (const units of groupsWith(pos, unit)) {
    // most stacks are too weak to overrun anything
    if (strengthOf(pos, units) < tables.overrun.differential) continue;
    const names = units.map((u) => unitName(pos, u));
    for (let d = 0; d < 6; d++) {
      const target = map.neighbors[from * 6 + d];
      if (target < 0 || pos.sit.stacks.size[target] === 0) continue;
      if (overrunAllowed(overrunQuery(pos, units, target))) out.push({ type: 'overrun', units: names, target: hexName(pos, target) });
    }
  }
};

/** Whether a unit could be near enough to a hex to overrun it: each hex costs a point at least. */
const near = (pos: Position, unit: number, target: number): boolean =>
  distance(pos.board.map.grid, pos.state.units.hex[unit], target) + pos.board.tables.overrun.cost <= pos.state.units.mp[unit];

/** The announcement of an overrun by one unit or two (partner -1), null when it may not be made. */
const announcement = (pos: Position, unit: number, partner: number, target: number): SpiAction | null => {
  const { sit, board } = pos;
  if (sit.stacks.size[target] === 0 || camp(pos, sit.stacks.first[target]) === camp(pos, unit)) return null;
  if (!near(pos, unit, target) || (partner >= 0 && !near(pos, partner, target))) return null;
  const units = partner < 0 ? [unit] : [unit, partner];
  if (strengthOf(pos, units) - strengthIn(pos, target) < board.tables.overrun.differential) return null;
  return mayAnnounce(overrunQuery(pos, units, target)) ? { type: 'announce', units: units.map((u) => unitName(pos, u)), target: hexName(pos, target) } : null;
};

const announcements: Group = {
  all: function* (pos) {
    const { board, state, sit } = pos;
    const movers: number[] = [];
    for (let u = 0; u < state.units.hex.length; u++) if (mayMove(pos, u) && camp(pos, u) >= 0) movers.push(u);
    const least = board.tables.overrun.differential;
    for (const unit of movers) {
      const partners = [-1, ...movers.filter((u) => u > unit && camp(pos, u) === camp(pos, unit) && strengthOf(pos, [unit, u]) > least)];
      for (let target = 0; target < board.land.length; target++) {
        if (sit.stacks.size[target] === 0 || !near(pos, unit, target)) continue;
        for (const partner of partners) {
          const action = announcement(pos, unit, partner, target);
          if (action !== null) yield action;
        }
      }
    }
  },
  draw: (pos, dice) => {
    const { hex } = pos.state.units;
    const unit = dice.below(hex.length);
    const partner = dice.below(hex.length + 1) - 1;
    const target = hex[dice.below(hex.length)];
    if (target < 0 || !mayMove(pos, unit) || camp(pos, unit) < 0) return null;
    if (partner >= 0 && (partner <= unit || !mayMove(pos, partner) || camp(pos, partner) !== camp(pos, unit))) return null;
    return announcement(pos, unit, partner, target);
  },
};

const REQUEST: SpiAction = { type: 'request' };

/** Everything against asking to be let into the Baltic. @rule SPI 5.85 */
export const requestViolations = (pos: Position): ReadonlyArray<RuleViolation> => violationsOf(pos.board.rules.requestChecks, { pos });
/** The request, where it may be made. */
export const requests = (pos: Position): ReadonlyArray<SpiAction> => (pos.state.phase !== 'mechanized' && allHold(pos.board.rules.requestChecks, { pos }) ? [REQUEST] : []);

/** What asking does: the German player decides. */
export const requestEvent = (pos: Position): SpiEvent => ({ type: 'decisionOpened', decision: { kind: 'permission', side: pos.board.players[0] } });

const violations: Part['violations'] = (pos, action) => {
  switch (action.type) {
    case 'step':
      return stepViolations(pos, action);
    case 'overrun':
      return overrunViolations(pos, action);
    case 'announce':
      return announceViolations(pos, action);
    case 'assault':
      return assaultViolations(pos, action);
    case 'drop':
      return dropViolations(pos, action);
    case 'combine':
      return combineViolations(pos, action);
    case 'split':
      return splitViolations(pos, action);
    case 'request':
      return requestViolations(pos);
    case 'endPhase':
      return endViolations(pos);
    default:
      return nothing;
  }
};

const steps = (pos: Position, unit: number, out: SpiAction[]): void => {
  if (!mayMove(pos, unit)) return;
  const from = pos.state.units.hex[unit];
  for (const d of stepsOf(pos, unit)) out.push({ type: 'step', unit: unitName(pos, unit), to: hexName(pos, pos.board.map.neighbors[from * 6 + d]) });
};
const assault = (pos: Position, unit: number, to: number): SpiAction => ({ type: 'assault', unit: unitName(pos, unit), to: hexName(pos, to) });
const assaults: Kind = {
  all: (pos, unit, out) => {
    if (pos.state.phase === 'movement') for (const to of assaultTargets(pos, unit)) out.push(assault(pos, unit, to));
  },
  draw: (pos, unit, dice) => {
    if (pos.state.phase !== 'movement' || !mayLand(pos, unit)) return null;
    const to = drawHex(pos.board.coastHexes, dice, (hex) => landsAt(pos, unit, hex));
    return to === null ? null : assault(pos, unit, to);
  },
};
const drops = (pos: Position, unit: number, out: SpiAction[]): void => {
  if (pos.state.phase === 'movement') for (const to of dropTargets(pos, unit)) out.push({ type: 'drop', unit: unitName(pos, unit), to: hexName(pos, to) });
};

const menu: Menu = {
  may: atHand,
  kinds: [few(steps), few(overruns), assaults, few(drops), few(combines), few(splits)],
  groups: [{ all: requests, draw: null }, announcements],
  violations,
};

/** The movement phase and the mechanized movement phase. */
export const movementPhase: Part = menuPart(menu, (pos, action) => {
  switch (action.type) {
    case 'step':
      return [stepEvent(pos, action)];
    case 'overrun':
      return overrunEvents(pos, action);
    case 'announce':
      return [announceEvent(pos, action)];
    case 'assault':
      return [assaultEvent(pos, action)];
    case 'drop':
      return [dropEvent(pos, action)];
    case 'combine':
      return [combineEvent(pos, action)];
    case 'split':
      return [splitEvent(pos, action)];
    case 'request':
      return [requestEvent(pos)];
    case 'endPhase':
      return [endOfPhase(pos)];
    default:
      return nothing;
  }
});

