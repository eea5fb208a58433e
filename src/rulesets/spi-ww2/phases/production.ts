/**
 * The production phase, and the free set-up before the first turn.
 * @rule SPI 4, 5.3, 5.79, 10, 17.12
 * @module
 */
import { listed } from '../../../engine/actionSet.js';
import type { Buy, SpiAction } from '../action.js';
import { builds, buildEvent, buildViolations, combineEvent, combinesOf, combineViolations, deployEvent, deploys, deployViolations, drawBuild, splitEvent, splitsOf, splitViolations } from '../production.js';
import { buyEvent, buyViolations, mayBuy } from '../purchases.js';
import { type Position, unitName } from '../position.js';
import { endOfPhase } from '../sequence.js';
import { atHand, END, endViolations, few, fits, type Menu, menuPart, nothing, type Part } from './phase.js';

/** Units that a unit may be added to. */
export const combines = (pos: Position, unit: number, out: SpiAction[]): void => {
  for (const into of combinesOf(pos, unit)) out.push({ type: 'combine', unit: unitName(pos, unit), into: unitName(pos, into) });
};
/** Strength that may be split off a unit. */
export const splits = (pos: Position, unit: number, out: SpiAction[]): void => {
  const most = splitsOf(pos, unit);
  for (let sp = 1; sp <= most; sp++) out.push({ type: 'split', unit: unitName(pos, unit), sp });
};

const POINTS: ReadonlyArray<Buy> = [
  { type: 'buy', point: 'naval' },
  { type: 'buy', point: 'amphibious' },
];

const violations: Part['violations'] = (pos, action) => {
  switch (action.type) {
    case 'build':
      return buildViolations(pos, action);
    case 'buy':
      return buyViolations(pos, action);
    case 'combine':
      return combineViolations(pos, action);
    case 'split':
      return splitViolations(pos, action);
    case 'endPhase':
      return endViolations(pos);
    default:
      return nothing;
  }
};

const menu: Menu = {
  may: atHand,
  kinds: [few(combines), few(splits)],
  groups: [
    { all: builds, draw: drawBuild },
    { all: (pos) => POINTS.filter((a) => mayBuy(pos, a)), draw: null },
  ],
  violations,
};

/** The production phase. */
export const productionPhase: Part = menuPart(menu, (pos, action) => {
  switch (action.type) {
    case 'build':
      return [buildEvent(pos, action)];
    case 'buy':
      return [buyEvent(pos, action)];
    case 'combine':
      return [combineEvent(pos, action)];
    case 'split':
      return [splitEvent(pos, action)];
    case 'endPhase':
      return [endOfPhase(pos)];
    default:
      return nothing;
  }
});

/** The free set-up of Russian units. */
export const setupPhase: Part = {
  legal: (pos) => listed<SpiAction>([...deploys(pos), END], (a) => fits(pos, a, setupPhase.violations)),
  violations: (pos, action) => (action.type === 'deploy' ? deployViolations(pos, action) : nothing),
  decide: (pos, action) => (action.type === 'deploy' ? [deployEvent(pos, action)] : action.type === 'endPhase' ? [endOfPhase(pos)] : nothing),
};
