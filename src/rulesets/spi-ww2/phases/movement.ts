/**
 * Movement before and after combat: steps, overruns, assaults, airdrops, build-up on the way.
 * @rule SPI 5.2, 5.3, 5.8, 5.85, 8.4, 16.7
 * @module
 */
import type { RuleViolation } from '../../../kernel/rule.js';
import { allHold, violationsOf } from '../../../kernel/rule.js';
import type { SpiAction } from '../action.js';
import { assaultEvent, assaultTargets, assaultViolations } from '../assault.js';
import { dropEvent, dropTargets, dropViolations } from '../drop.js';
import { mayMove, stepEvent, stepsOf, stepViolations } from '../movement.js';
import { announceEvent, announceViolations, groupsWith, mayAnnounce, overrunAllowed, overrunEvents, overrunQuery, overrunViolations } from '../overrun.js';
import { combineEvent, combineViolations, splitEvent, splitViolations } from '../production.js';
import { camp, hexName, isPhasing, type Position, strengthOf, unitName } from '../position.js';
import { endOfPhase } from '../sequence.js';
import { STOPPED } from '../state.js';
import { endViolations, type Menu, menuSet, nothing, type Part } from './phase.js';
import { reforms } from './production.js';

/** Overruns that a unit can begin, alone or with others of its hex, and those that it could announce. */
const overruns = (pos: Position, unit: number, out: SpiAction[]): void => {
  const { map, tables } = pos.board;
  const from = pos.state.units.hex[unit];
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

/** Overruns that could be announced with a unit as the first of its group. */
const announcements = (pos: Position, unit: number, out: SpiAction[]): void => {
  const { board, state } = pos;
  if ((state.units.status[unit] & STOPPED) !== 0) return;
  const side = camp(pos, unit);
  const partners = [-1];
  for (let u = unit + 1; u < state.units.hex.length; u++) if (u !== unit && mayMove(pos, u) && camp(pos, u) === side) partners.push(u);
  for (const partner of partners) {
    const units = partner < 0 ? [unit] : [unit, partner];
    if (strengthOf(pos, units) < board.tables.overrun.differential) continue;
    for (let target = 0; target < board.land.length; target++) {
      if (pos.sit.stacks.size[target] === 0 || camp(pos, pos.sit.stacks.first[target]) === side) continue;
      if (mayAnnounce(overrunQuery(pos, units, target))) out.push({ type: 'announce', units: units.map((u) => unitName(pos, u)), target: hexName(pos, target) });
    }
  }
};

const REQUEST: SpiAction = { type: 'request' };

/** Everything against asking to be let into the Baltic. @rule SPI 5.85 */
export const requestViolations = (pos: Position): ReadonlyArray<RuleViolation> => violationsOf(pos.board.rules.requestChecks, { pos });
/** The request, where it may be made. */
export const requests = (pos: Position): ReadonlyArray<SpiAction> => (pos.state.phase !== 'mechanized' && allHold(pos.board.rules.requestChecks, { pos }) ? [REQUEST] : []);

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

const menu: Menu = {
  may: (pos, unit) => pos.state.units.hex[unit] >= 0 && isPhasing(pos, unit),
  of: (pos, unit, out) => {
    const name = unitName(pos, unit);
    if (mayMove(pos, unit)) {
      const from = pos.state.units.hex[unit];
      for (const d of stepsOf(pos, unit, [])) out.push({ type: 'step', unit: name, to: hexName(pos, pos.board.map.neighbors[from * 6 + d]) });
      announcements(pos, unit, out);
    }
    if (pos.state.units.mp[unit] > 0) overruns(pos, unit, out);
    if (pos.state.phase === 'movement') {
      for (const to of assaultTargets(pos, unit)) out.push({ type: 'assault', unit: name, to: hexName(pos, to) });
      for (const to of dropTargets(pos, unit)) out.push({ type: 'drop', unit: name, to: hexName(pos, to) });
    }
    reforms(pos, unit, out, true);
  },
  groups: [requests],
  violations,
};

/** The movement phase and the mechanized movement phase. */
export const movementPhase: Part = {
  legal: (pos) => menuSet(pos, menu),
  violations,
  decide: (pos, action) => {
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
        return [{ type: 'decisionOpened', decision: { kind: 'permission', side: pos.board.players[0] } }];
      case 'endPhase':
        return [endOfPhase(pos)];
      default:
        return nothing;
    }
  },
};

