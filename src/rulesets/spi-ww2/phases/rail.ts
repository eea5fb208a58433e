/**
 * The rail and sea movement phase.
 * @rule SPI 5.6, 5.7, 5.91
 * @module
 */
import { combineEvent, combineViolations } from '../production.js';
import { hexName, unitName } from '../position.js';
import { mayRail, railEvent, railTargets, railViolations } from '../rail.js';
import { endOfPhase } from '../sequence.js';
import { shipEvent, shipTargets, shipViolations } from '../ship.js';
import { requestEvent, requests, requestViolations } from './movement.js';
import { atHand, endViolations, type Menu, menuSet, nothing, type Part } from './phase.js';
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

const menu: Menu = {
  may: atHand,
  kinds: [
    (pos, unit, out) => {
      if (mayRail(pos, unit)) for (const to of railTargets(pos, unit)) out.push({ type: 'rail', unit: unitName(pos, unit), to: hexName(pos, to) });
    },
    (pos, unit, out) => {
      for (const to of shipTargets(pos, unit)) out.push({ type: 'ship', unit: unitName(pos, unit), to: hexName(pos, to) });
    },
    combines,
  ],
  groups: [{ all: requests, draw: null }],
  violations,
};

/** The rail and sea movement phase. */
export const railPhase: Part = {
  legal: (pos) => menuSet(pos, menu),
  violations,
  decide: (pos, action) => {
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
  },
};
