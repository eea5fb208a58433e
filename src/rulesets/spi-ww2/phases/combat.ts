/**
 * The combat phase: putting attacks together and resolving them, one after another.
 * @rule SPI 8
 * @module
 */
import { allHold, violationsOf } from '../../../kernel/rule.js';
import type { SpiAction } from '../action.js';
import { spi } from '../cases.js';
import { attackQuery, commitQuery, joinEvents, standsIn } from '../combat/declare.js';
import { hexIx, namedUnit, refusal, unitAndHex, unitIx } from '../legality.js';
import { camp, firstIn, hexName, isPhasing, type Position, stanceOf, unitName } from '../position.js';
import { endOfPhase } from '../sequence.js';
import { AFLOAT, ATTACKED } from '../state.js';
import { endViolations, few, type Menu, menuPart, nothing, type Part } from './phase.js';

const TOGETHER = spi('8.2', [], 'Attacks are put together and resolved one by one; units of several hexes may attack one hex together.');

const violations: Part['violations'] = (pos, action) => {
  switch (action.type) {
    case 'commit': {
      const { unit, hex, wrong } = unitAndHex(pos, action.unit, action.target, true);
      if (wrong.length > 0) return wrong;
      const found = violationsOf(pos.board.rules.commitChecks, commitQuery(pos, unit, hex));
      // of units in whose country the peace may not be broken the rule is told that keeps it
      const kept = found.some((v) => v.code === 'attack/no-enemy') && firstIn(pos, hex) >= 0 && stanceOf(pos, firstIn(pos, hex)) < 0;
      return kept ? [...found, ...violationsOf(pos.board.rules.borderChecks, { pos, unit, from: pos.state.units.hex[unit], to: hex, mode: 'march' })] : found;
    }
    case 'uncommit': {
      const unit = namedUnit(pos, action.unit);
      if (unit.ix < 0) return unit.wrong;
      return pos.state.attack?.units.includes(unit.ix) === true ? nothing : [refusal(TOGETHER, 'attack/not-committed', [action.unit], `${action.unit} is not in an attack; there is nothing to take out.`)];
    }
    case 'resolve': {
      const { attack } = pos.state;
      return attack === null
        ? [refusal(TOGETHER, 'attack/none', [], 'No attack is being put together; commit units first.')]
        : violationsOf(pos.board.rules.resolveChecks, attackQuery(pos, attack.target, attack.units));
    }
    case 'endPhase':
      return endViolations(pos);
    default:
      return nothing;
  }
};

const RESOLVE: SpiAction = { type: 'resolve' };

/** Attacks that may be carried out now: one, or none. */
const resolves = (pos: Position): ReadonlyArray<SpiAction> => {
  const { attack } = pos.state;
  return attack !== null && allHold(pos.board.rules.resolveChecks, attackQuery(pos, attack.target, attack.units)) ? [RESOLVE] : nothing;
};

/** Whether a unit may attack a hex. Most hexes beside a unit are empty, or its friends'. */
const mayAttack = (pos: Position, unit: number, hex: number): boolean => {
  const first = pos.sit.stacks.first[hex];
  return first >= 0 && camp(pos, first) !== camp(pos, unit) && allHold(pos.board.rules.commitChecks, commitQuery(pos, unit, hex));
};

/** Hexes that a unit may attack, by direction, the hex it lies off last. */
export const targetsOf = (pos: Position, unit: number): ReadonlyArray<number> => {
  const at = standsIn(pos, unit);
  const found: number[] = [];
  if (at < 0) return found;
  if (pos.state.units.hex[unit] === AFLOAT) {
    if (mayAttack(pos, unit, at)) found.push(at);
    return found;
  }
  const { neighbors } = pos.board.map;
  for (let d = 0; d < 6; d++) {
    const hex = neighbors[at * 6 + d];
    if (hex >= 0 && mayAttack(pos, unit, hex)) found.push(hex);
  }
  return found;
};

const menu: Menu = {
  may: (pos, unit) => (pos.state.units.hex[unit] >= 0 || pos.state.units.hex[unit] === AFLOAT) && (pos.state.units.status[unit] & ATTACKED) === 0 && isPhasing(pos, unit),
  kinds: [
    few((pos, unit, out) => {
      if (pos.state.attack?.units.includes(unit) === true) out.push({ type: 'uncommit', unit: unitName(pos, unit) });
      else for (const hex of targetsOf(pos, unit)) out.push({ type: 'commit', unit: unitName(pos, unit), target: hexName(pos, hex) });
    }),
  ],
  groups: [{ all: resolves, draw: null }],
  violations,
};

/** The combat phase. */
export const combatPhase: Part = menuPart(menu, (pos, action) => {
  switch (action.type) {
    case 'commit':
      return [{ type: 'unitCommitted', unit: unitIx(pos, action.unit), target: hexIx(pos, action.target) }];
    case 'uncommit':
      return [{ type: 'unitUncommitted', unit: unitIx(pos, action.unit) }];
    case 'resolve':
      return joinEvents(pos);
    case 'endPhase':
      return [endOfPhase(pos)];
    default:
      return nothing;
  }
});
