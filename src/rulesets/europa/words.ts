/**
 * Actions in words, as they are typed: `step po-inf-xx-24 2319 road`, `lose ge-pz-xx-1,ge-inf-xx-4`, `endPhase`, or JSON.
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { readWords } from '../../engine/words.js';
import type { Either, NonEmpty } from '../../prelude.js';
import { ACTION_SHAPES, type EuropaAction } from './action.js';
import { ORDER_KINDS } from './order.js';

/** How each kind of action is typed. @since 0.2.0 */
export const ACTION_WORDS: Readonly<Record<EuropaAction['type'], string>> = {
  deploy: 'deploy <unit> <hex>',
  place: 'place <unit> <hex>',
  mobilize: 'mobilize <unit>',
  convert: 'convert <conversion> <unit,unit…>',
  step: 'step <unit> <hex> [march|road|rail|admin]',
  overrun: 'overrun <unit,unit…> <target hex> [march|road]',
  build: 'build <unit> fort|airfield',
  allocate: 'allocate <base hex> <target hex> oas|das|intercept-oas|intercept-das <points>',
  aim: 'aim <hex> <points at defensive support>',
  abandon: 'abandon <hex>',
  order: `order ${ORDER_KINDS.join('|')} <unit, hex or who pays>… [<points>]`,
  commit: 'commit <unit> <target hex>',
  uncommit: 'uncommit <unit>',
  resolve: 'resolve',
  roll: 'roll <1 to 6>',
  lose: 'lose <unit,unit…>',
  retreat: 'retreat <unit> <hex>',
  advance: 'advance <unit>',
  supply: 'supply <unit,unit…>',
  pass: 'pass',
  endPhase: 'endPhase',
};

/** An action as it would be typed. @since 0.2.0 */
export const actionWords = (action: EuropaAction): string => {
  switch (action.type) {
    case 'deploy':
    case 'place':
      return `${action.type} ${action.unit} ${action.hex}`;
    case 'convert':
      return `convert ${action.conversion} ${action.units.join(',')}`;
    case 'step':
      return `step ${action.unit} ${action.to} ${action.by}`;
    case 'overrun':
      return `overrun ${action.units.join(',')} ${action.target} ${action.by}`;
    case 'build':
      return `build ${action.unit} ${action.work}`;
    case 'allocate':
      return `allocate ${action.base} ${action.target} ${action.mission} ${action.points}`;
    case 'aim':
      return `aim ${action.hex} ${action.points}`;
    case 'abandon':
      return `abandon ${action.hex}`;
    case 'order':
      return `order ${action.order} ${[...action.subject, ...(action.points === undefined ? [] : [action.points])].join(' ')}`;
    case 'commit':
      return `commit ${action.unit} ${action.target}`;
    case 'retreat':
      return `retreat ${action.unit} ${action.to}`;
    case 'roll':
      return `roll ${action.die}`;
    case 'lose':
    case 'supply':
      return `${action.type} ${action.units.join(',')}`.trim();
    case 'mobilize':
    case 'uncommit':
    case 'advance':
      return `${action.type} ${action.unit}`;
    default:
      return action.type;
  }
};

const listed = (...words: ReadonlyArray<string>): ReadonlyArray<string> => words.join(',').split(',').filter((w) => w !== '');

/** One of some words, whatever its case, null when it is none. */
const oneOf = (word: string | undefined, ...words: ReadonlyArray<string>): string | null => words.find((w) => w.toLowerCase() === word?.toLowerCase()) ?? null;

/** The action of a kind from the words after it, null when they do not fit. */
const made = (type: EuropaAction['type'], rest: ReadonlyArray<string>): Readonly<Record<string, unknown>> | null => {
  const [first, second, third, fourth] = rest;
  const count = (least: number, most: number = least): boolean => rest.length >= least && rest.length <= most;
  switch (type) {
    case 'lose':
    case 'supply':
      return { type, units: listed(...rest) };
    case 'deploy':
    case 'place':
      return count(2) ? { type, unit: first, hex: second } : null;
    case 'convert':
      return count(2, Infinity) ? { type, conversion: first, units: listed(...rest.slice(1)) } : null;
    case 'step': {
      const by = oneOf(third ?? 'march', 'march', 'road', 'rail', 'admin');
      return count(2, 3) && by !== null ? { type, unit: first, to: second, by } : null;
    }
    case 'overrun': {
      const by = oneOf(third ?? 'march', 'march', 'road');
      return count(2, 3) && by !== null ? { type, units: listed(first), target: second, by } : null;
    }
    case 'build': {
      const work = oneOf(second, 'fort', 'airfield');
      return count(2) && work !== null ? { type, unit: first, work } : null;
    }
    case 'allocate':
      return count(4) && /^-?\d+$/.test(fourth) ? { type, base: first, target: second, mission: third.toLowerCase(), points: Number(fourth) } : null;
    case 'aim':
      return count(2) && /^-?\d+$/.test(second) ? { type, hex: first, points: Number(second) } : null;
    case 'abandon':
      return count(1) ? { type, hex: first } : null;
    case 'order': {
      const order = oneOf(first, ...ORDER_KINDS);
      // what an order is about has a name or four digits at least: a short number at its end is one of points
      const last = rest.length > 2 ? (rest[rest.length - 1] ?? '') : '';
      const points = /^-?\d{1,3}$/.test(last) ? { points: Number(last) } : {};
      const subject = rest.slice(1, 'points' in points ? -1 : undefined).flatMap((w) => w.split(',')).filter((w) => w !== '');
      // without a subject the rule of the order says what it needs
      return order !== null ? { type, order, subject, ...points } : null;
    }
    case 'commit':
      return count(2) ? { type, unit: first, target: second } : null;
    case 'retreat':
      return count(2) ? { type, unit: first, to: second } : null;
    case 'roll':
      return count(1) && /^\d+$/.test(first) ? { type, die: Number(first) } : null;
    case 'mobilize':
    case 'uncommit':
    case 'advance':
      return count(1) ? { type, unit: first } : null;
    default:
      return count(0) ? { type } : null;
  }
};

/**
 * Words as an action, or as JSON when they begin with a brace; not checked for sense beyond that.
 * Left with code `words/unreadable` and the way to type it.
 * @since 0.2.0
 */
export const parseAction = (words: string): Either<NonEmpty<Problem>, unknown> => readWords({ typed: ACTION_WORDS, shapes: ACTION_SHAPES, made }, words);
