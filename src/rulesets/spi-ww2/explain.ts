/**
 * Why something may not be done, and what it would cost and do, with the rules for both.
 * @module
 */
import type { Explanation, Figure } from '../../engine/game.js';
import type { RuleRef, RuleViolation } from '../../kernel/rule.js';
import type { SpiAction } from './action.js';
import { type Account, refusalLine } from './explain/account.js';
import { commitAccount, resolveAccount, uncommitAccount } from './explain/attack.js';
import { dropAccount, railAccount } from './explain/carried.js';
import {
  advanceAccount, balticAccount, convertAccount, counterAccount, dueLines, endAccount, loseAccount, passAccount, raiseAccount, retreatAccount, rollAccount, standAccount,
} from './explain/choice.js';
import { overrunAccount } from './explain/overrun.js';
import { buildAccount, buyAccount, combineAccount, deployAccount, splitAccount } from './explain/production.js';
import { assaultAccount, shipAccount } from './explain/sea.js';
import { stepAccount } from './explain/step.js';
import { outOfPlace } from './legality.js';
import type { Part } from './phases/phase.js';
import type { Position } from './position.js';
import { PROVENANCE } from './reconstruction.js';
import { narrate } from './narrate.js';

/** An answer for an action in a position. What it costs is reckoned for illegal actions too, as far as it can be. */
export const explain = (pos: Position, action: SpiAction, part: Part | null): Explanation => {
  const misplaced = outOfPlace(pos, action);
  const violations = misplaced.length > 0 ? misplaced : (part?.violations(pos, action) ?? []);
  const legal = violations.length === 0;
  const account = accountOf(pos, action);
  return {
    legal,
    violations,
    figures: account.figures,
    lines: [
      ...violations.map(refusalLine),
      ...(misplaced.length > 0 ? dueLines(pos, action) : []),
      // what a refusal says need not be said twice
      ...account.lines.filter((text) => !violations.some((v) => text.startsWith(v.detail))),
      ...(legal && part !== null ? effectLines(pos, action, part) : []),
      ...sourceLines(misplaced.length > 0 ? [] : violations, account.figures),
    ],
  };
};

const accountOf = (pos: Position, action: SpiAction): Account => {
  switch (action.type) {
    case 'deploy':
      return deployAccount(pos, action);
    case 'build':
      return buildAccount(pos, action);
    case 'buy':
      return buyAccount(pos, action);
    case 'combine':
      return combineAccount(pos, action);
    case 'split':
      return splitAccount(pos, action);
    case 'step':
      return stepAccount(pos, action);
    case 'announce':
    case 'overrun':
      return overrunAccount(pos, action);
    case 'assault':
      return assaultAccount(pos, action);
    case 'drop':
      return dropAccount(pos, action);
    case 'request':
    case 'grant':
      return balticAccount(pos);
    case 'commit':
      return commitAccount(pos, action);
    case 'uncommit':
      return uncommitAccount(pos, action.unit);
    case 'resolve':
      return resolveAccount(pos);
    case 'roll':
      return rollAccount(pos, action);
    case 'lose':
      return loseAccount(pos, action);
    case 'retreat':
      return retreatAccount(pos, action);
    case 'advance':
      return advanceAccount(pos, action);
    case 'counter':
      return counterAccount(pos, action);
    case 'stand':
      return standAccount(pos);
    case 'rail':
      return railAccount(pos, action);
    case 'ship':
      return shipAccount(pos, action);
    case 'raise':
      return raiseAccount(pos, action);
    case 'convert':
      return convertAccount(pos, action);
    case 'pass':
      return passAccount(pos);
    case 'endPhase':
      return endAccount(pos);
  }
};

/** Actions whose account says what they do, but for what that entails. */
const RECKONED: ReadonlyArray<SpiAction['type']> = ['step', 'overrun', 'commit', 'uncommit', 'resolve', 'roll', 'endPhase'];

/** What a legal action does, and what follows from it at once, in the words of the log. */
const effectLines = (pos: Position, action: SpiAction, part: Part): ReadonlyArray<string> => {
  const told = (events: ReturnType<Part['decide']>): ReadonlyArray<string> => events.flatMap((e) => narrate(pos, e).filter((l) => l.leg === undefined && l.heading !== true).map((l) => `${l.text}.`));
  return part.decide(pos, action).flatMap((event) => [
    ...(RECKONED.includes(action.type) ? [] : told([event])),
    ...told(pos.board.rules.reactions.flatMap((reaction) => reaction(pos, event))),
  ]);
};

/** Of the rules that a refusal or a figure rests on, those whose printed text we do not have, and how far they are known. */
const sourceLines = (violations: ReadonlyArray<RuleViolation>, figures: ReadonlyArray<Figure>): ReadonlyArray<string> => {
  const refs: ReadonlyArray<RuleRef> = [...violations.map((v) => v.ref), ...figures.flatMap((f) => f.tally.lines.map((l) => l.ref))];
  const cases = [...new Set(refs.filter((ref) => ref.kind === 'rule').map((ref) => ref.case))];
  return cases.flatMap((rule) => {
    const known = PROVENANCE.filter((p) => p.case === rule);
    return known.length === 0 ? [] : [`The printed text of SPI ${rule} is missing; what is played is ${[...new Set(known.map((p) => p.source))].join(' and ')}.`];
  });
};
