/**
 * What can be done in the ledger, and how it is written.
 * @module
 */
import { type ActionCodecs, actionDecoder } from '../../engine/decode.js';
import type { Problem } from '../../engine/problem.js';
import { formOf, oneOf, truth, whole, word } from '../../engine/shape.js';
import { readWords } from '../../engine/words.js';
import type { Either, NonEmpty } from '../../prelude.js';

/** What can be declared of the rest of a player turn. @since 0.3.0 */
export const WORLD_EVENTS = ['take', 'take-part', 'retake', 'cut', 'restore', 'bomb', 'repair', 'defect', 'join', 'destroy', 'cities'] as const;
export type WorldEventKind = (typeof WORLD_EVENTS)[number];

/** What points are spent on without a headquarters. @since 0.3.0 */
export const MISSIONS = ['airdrop', 'landing'] as const;

/** An action. Headquarters and nations are named by their ids. @since 0.3.0 */
export type LedgerAction =
  | { readonly type: 'roll'; readonly die: number }
  | { readonly type: 'upkeep'; readonly pay: boolean }
  | { readonly type: 'activate'; readonly hq: string; readonly payer: string }
  | { readonly type: 'activateNow' }
  | { readonly type: 'replace'; readonly hq: string; readonly payer: string }
  | { readonly type: 'create' }
  | { readonly type: 'disband' }
  | { readonly type: 'spend'; readonly on: (typeof MISSIONS)[number]; readonly payer: string }
  | { readonly type: 'declare'; readonly event: WorldEventKind; readonly subject: string }
  | { readonly type: 'endPhase' };

/** A kind of action. @since 0.3.0 */
export type LedgerActionKind = LedgerAction['type'];
type Kind = LedgerActionKind;
const tag = <K extends Kind>(type: K) => ({ type: oneOf([type]) });

const codecs: ActionCodecs<LedgerAction> = {
  roll: formOf({ ...tag('roll'), die: whole(1, 6) }, {}),
  upkeep: formOf({ ...tag('upkeep'), pay: truth }, {}),
  activate: formOf({ ...tag('activate'), hq: word, payer: word }, {}),
  activateNow: formOf(tag('activateNow'), {}),
  replace: formOf({ ...tag('replace'), hq: word, payer: word }, {}),
  create: formOf(tag('create'), {}),
  disband: formOf(tag('disband'), {}),
  spend: formOf({ ...tag('spend'), on: oneOf(MISSIONS), payer: word }, {}),
  declare: formOf({ ...tag('declare'), event: oneOf(WORLD_EVENTS), subject: word }, {}),
  endPhase: formOf(tag('endPhase'), {}),
};

const SHAPES: Readonly<Record<Kind, string>> = {
  roll: '{ "type": "roll", "die": 1 to 6 }',
  upkeep: '{ "type": "upkeep", "pay": true }',
  activate: '{ "type": "activate", "hq": "germany-panzer-1", "payer": "germany" }',
  activateNow: '{ "type": "activateNow" }',
  replace: '{ "type": "replace", "hq": "romania-3", "payer": "romania" }',
  create: '{ "type": "create" }',
  disband: '{ "type": "disband" }',
  spend: '{ "type": "spend", "on": "airdrop", "payer": "germany" }',
  declare: '{ "type": "declare", "event": "take", "subject": "Stalingrad" }',
  endPhase: '{ "type": "endPhase" }',
};

/** How each kind of action is typed. @since 0.3.0 */
export const LEDGER_WORDS: Readonly<Record<LedgerActionKind, string>> = {
  roll: 'roll <1 to 6>',
  upkeep: 'upkeep pay|refuse',
  activate: 'activate <headquarters> <who pays>',
  activateNow: 'activateNow',
  replace: 'replace <headquarters> <who pays>',
  create: 'create',
  disband: 'disband',
  spend: 'spend airdrop|landing <who pays>',
  declare: `declare ${WORLD_EVENTS.join('|')} <place, nation, headquarters or number>`,
  endPhase: 'endPhase',
};

/** An action, or what is wrong with it. @since 0.3.0 */
export const decodeLedgerAction = actionDecoder<LedgerAction>(codecs, SHAPES);

/** An action as it would be typed. @since 0.3.0 */
export const ledgerActionWords = (action: LedgerAction): string => {
  switch (action.type) {
    case 'roll':
      return `roll ${action.die}`;
    case 'upkeep':
      return `upkeep ${action.pay ? 'pay' : 'refuse'}`;
    case 'activate':
    case 'replace':
      return `${action.type} ${action.hq} ${action.payer}`;
    case 'spend':
      return `spend ${action.on} ${action.payer}`;
    case 'declare':
      return `declare ${action.event} ${action.subject}`;
    default:
      return action.type;
  }
};

const made = (type: Kind, [first, second, ...more]: ReadonlyArray<string>): Readonly<Record<string, unknown>> | null => {
  const words = [first, second, ...more].filter((w) => w !== undefined).length;
  switch (type) {
    case 'roll':
      return words === 1 && /^\d+$/.test(first) ? { type, die: Number(first) } : null;
    case 'upkeep':
      return words === 1 && /^(pay|refuse)$/i.test(first) ? { type, pay: first.toLowerCase() === 'pay' } : null;
    case 'activate':
    case 'replace':
      return words === 2 ? { type, hq: first, payer: second } : null;
    case 'spend':
      return words === 2 ? { type, on: first.toLowerCase(), payer: second } : null;
    case 'declare':
      // a nation may have two words
      return words >= 2 ? { type, event: first.toLowerCase(), subject: [second, ...more].join(' ') } : null;
    default:
      return words === 0 ? { type } : null;
  }
};

/** Words as an action, or how it is typed. @since 0.3.0 */
export const readLedgerAction = (words: string): Either<NonEmpty<Problem>, unknown> => readWords({ typed: LEDGER_WORDS, shapes: SHAPES, made }, words);
