/**
 * Actions in words, as they are typed: `step germany-mechanized-01 1411`, `overrun g1,g2 1512`, `endPhase`, or JSON.
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { readWords } from '../../engine/words.js';
import type { Either, NonEmpty } from '../../prelude.js';
import { ACTION_SHAPES, type SpiAction } from './action.js';

/** How each kind of action is typed. @since 0.2.0 */
export const ACTION_WORDS: Readonly<Record<SpiAction['type'], string>> = {
  deploy: 'deploy <strength points> <hex>',
  build: 'build <nation> <kind> <strength points> <hex>',
  buy: 'buy naval|amphibious',
  combine: 'combine <unit> <into unit>',
  split: 'split <unit> <strength points>',
  step: 'step <unit> <hex>',
  announce: 'announce <unit,unit…> <target hex>',
  overrun: 'overrun <unit,unit…> <target hex>',
  assault: 'assault <unit> <hex>',
  drop: 'drop <unit> <hex>',
  request: 'request',
  grant: 'grant',
  commit: 'commit <unit> <target hex>',
  uncommit: 'uncommit <unit>',
  resolve: 'resolve',
  roll: 'roll <1 to 6>',
  lose: 'lose <unit> <strength points>',
  retreat: 'retreat <unit> <hex>',
  advance: 'advance <unit>',
  counter: 'counter <hex>',
  stand: 'stand',
  rail: 'rail <unit> <hex>',
  ship: 'ship <unit> <hex>',
  raise: 'raise <hex>',
  convert: 'convert <unit>',
  pass: 'pass',
  endPhase: 'endPhase',
};

/** Names of several words are typed with hyphens: `Free-French`. */
const typed = (name: string): string => name.replaceAll(' ', '-');

/** An action as it would be typed. @since 0.2.0 */
export const actionWords = (action: SpiAction): string => {
  switch (action.type) {
    case 'deploy':
      return `deploy ${action.sp} ${action.hex}`;
    case 'build':
      return `build ${typed(action.nation)} ${action.kind} ${action.sp} ${action.hex}`;
    case 'buy':
      return `buy ${action.point}`;
    case 'combine':
      return `combine ${action.unit} ${action.into}`;
    case 'split':
    case 'lose':
      return `${action.type} ${action.unit} ${action.sp}`;
    case 'step':
    case 'assault':
    case 'drop':
    case 'retreat':
    case 'rail':
    case 'ship':
      return `${action.type} ${action.unit} ${action.to}`;
    case 'announce':
    case 'overrun':
      return `${action.type} ${action.units.join(',')} ${action.target}`;
    case 'commit':
      return `commit ${action.unit} ${action.target}`;
    case 'uncommit':
    case 'advance':
    case 'convert':
      return `${action.type} ${action.unit}`;
    case 'counter':
    case 'raise':
      return `${action.type} ${action.hex}`;
    case 'roll':
      return `roll ${action.die}`;
    default:
      return action.type;
  }
};

/** The names of an action's parts, in the order in which they are typed; a number sign marks numbers, a comma lists. */
const PARTS: Readonly<Record<SpiAction['type'], string>> = {
  deploy: '#sp hex',
  build: 'nation kind #sp hex',
  buy: 'point',
  combine: 'unit into',
  split: 'unit #sp',
  step: 'unit to',
  announce: ',units target',
  overrun: ',units target',
  assault: 'unit to',
  drop: 'unit to',
  request: '',
  grant: '',
  commit: 'unit target',
  uncommit: 'unit',
  resolve: '',
  roll: '#die',
  lose: 'unit #sp',
  retreat: 'unit to',
  advance: 'unit',
  counter: 'hex',
  stand: '',
  rail: 'unit to',
  ship: 'unit to',
  raise: 'hex',
  convert: 'unit',
  pass: '',
  endPhase: '',
};

/** The action of a kind from the words after it, null when they do not fit. */
const made = (type: SpiAction['type'], rest: ReadonlyArray<string>): Readonly<Record<string, unknown>> | null => {
  const parts = PARTS[type].split(' ').filter((p) => p !== '');
  if (rest.length !== parts.length) return null;
  const action: Record<string, unknown> = { type };
  for (const [i, part] of parts.entries()) {
    const word = rest[i];
    if (part.startsWith('#')) {
      if (!/^-?\d+$/.test(word)) return null;
      action[part.slice(1)] = Number(word);
    } else if (part.startsWith(',')) action[part.slice(1)] = word.split(',').filter((w) => w !== '');
    else action[part] = part === 'nation' ? nationWords(word) : word;
  }
  return action;
};

/** `Free-French` is the Free French; nations with a hyphen of their own keep it. */
const nationWords = (word: string): string => (word === 'Holland-Belgium' ? word : word.replaceAll('-', ' '));

/**
 * Words as an action, or as JSON when they begin with a brace; not checked for sense beyond that.
 * Left with code `words/unreadable` and the way to type it.
 * @since 0.2.0
 */
export const parseAction = (words: string): Either<NonEmpty<Problem>, unknown> => readWords({ typed: ACTION_WORDS, shapes: ACTION_SHAPES, made }, words);
