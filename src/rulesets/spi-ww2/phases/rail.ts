/**
 * The rail and sea movement phase.
 * @rule SPI 5.6, 5.7, 5.91
 * @module
 */
import type { SpiAction } from '../action.js';
import { combineEvent, combineViolations } from '../production.js';
import { hexName, type Position, unitName } from '../position.js';
import { mayRail, railEvent, railHexes, railLeaves, railTargets, railViolations } from '../rail.js';
import { endOfPhase } from '../sequence.js';
import { shipEvent, shipTargets, shipViolations } from '../ship.js';
import { requestEvent, requests, requestViolations } from './movement.js';
import { atHand, drawHex, endViolations, few, type Kind, type Menu, menuPart, nothing, type Part } from './phase.js';
import { combines } from './production.js';

const violations: Part['violations'] = (pos, action) => {
  switch (action.type) {
    case 'rail':
      return railViolations(pos, action);
    case 'ship':
      return shipViolations(pos, action);
    case 'combine':
      return combineViolations(pos, action);
    case 'request':
      return requestViolations(pos);
    case 'endPhase':
      return endViolations(pos);
    default:
      return nothing;
  }
};

const journey = (pos: Position, unit: number, to: number): SpiAction => ({ type: 'rail', unit: unitName(pos, unit), to: hexName(pos, to) });
const rails: Kind = {
  all: (pos, unit, out) => {
    if (mayRail(pos, unit)) for (const to of railTargets(pos, unit)) out.push(journey(pos, unit, to));
  },
  draw: (pos, unit, dice) => {
    if (!mayRail(pos, unit)) return null;
    const to = drawHex(railHexes(pos, unit), dice, (hex) => railLeaves(pos, unit, hex));
    return to === null ? null : journey(pos, unit, to);
  },
};

const menu: Menu = {
  may: atHand,
  kinds: [
    rails,
    few((pos, unit, out) => {
      for (const to of shipTargets(pos, unit)) out.push({ type: 'ship', unit: unitName(pos, unit), to: hexName(pos, to) });
    }),
    few(combines),
  ],
  groups: [{ all: requests, draw: null }],
  violations,
};

/** The rail and sea movement phase. */
export const railPhase: Part = menuPart(menu, (pos, action) => {
  switch (action.type) {
    case 'rail':
      return [railEvent(pos, action)];
    case 'ship':
      return [shipEvent(pos, action)];
    case 'combine':
      return [combineEvent(pos, action)];
    case 'request':
      return [requestEvent(pos)];
    case 'endPhase':
      return [endOfPhase(pos)];
    default:
      return nothing;
  }
});
