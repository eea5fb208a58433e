/**
 * Actions in words, as they are typed: `step po-inf-xx-24 2319 road`, `lose ge-pz-xx-1,ge-inf-xx-4`, `endPhase`, or JSON.
 * @module
 */
import { ACTION_SHAPES, type EuropaAction } from '../rulesets/europa/action.js';
import { badInput } from './failure.js';

type Kind = EuropaAction['type'];

/** How each kind of action is typed. */
export const ACTION_WORDS: Readonly<Record<Kind, string>> = {
  deploy: 'deploy <unit> <hex>',
  place: 'place <unit> <hex>',
  mobilize: 'mobilize <unit>',
  convert: 'convert <conversion> <unit,unit…>',
  step: 'step <unit> <hex> [march|road|rail]',
  overrun: 'overrun <unit,unit…> <target hex> [march|road]',
  build: 'build <unit> fort|airfield',
  allocate: 'allocate <base hex> <target hex> oas|das|intercept-oas|intercept-das <points>',
  abandon: 'abandon <hex>',
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

const KINDS = Object.keys(ACTION_WORDS) as ReadonlyArray<Kind>;

/** An action as it would be typed. */
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
    case 'abandon':
      return `abandon ${action.hex}`;
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

/** Words as an action, or as JSON when they begin with a brace; not checked for sense beyond that. */
export const parseAction = (words: ReadonlyArray<string>): unknown => {
  const text = words.join(' ').trim();
  if (text.startsWith('{')) {
    try {
      return JSON.parse(text) as unknown;
    } catch (e) {
      throw badInput(`The action is not JSON: ${e instanceof Error ? e.message : text}.`);
    }
  }
  const [kind, ...rest] = text.split(/\s+/);
  const type = KINDS.find((k) => k.toLowerCase() === kind?.toLowerCase());
  if (type === undefined)
    throw badInput(`${JSON.stringify(kind ?? '')} is no kind of action. Actions are typed so:`, ...KINDS.map((k) => `  ${ACTION_WORDS[k]}`));
  return made(type, rest);
};

const lists: ReadonlyArray<Kind> = ['lose', 'supply'];

const made = (type: Kind, rest: ReadonlyArray<string>): unknown => {
  const shape = (): never => {
    throw badInput(`${[type, ...rest].join(' ')}: it is typed as "${ACTION_WORDS[type]}", or as JSON: ${ACTION_SHAPES[type]}.`);
  };
  const need = (least: number, most: number): void => void (rest.length < least || rest.length > most ? shape() : null);
  const units = (words: ReadonlyArray<string>): ReadonlyArray<string> => words.join(',').split(',').filter((w) => w !== '');
  if (lists.includes(type)) return { type, units: units(rest) };
  switch (type) {
    case 'deploy':
    case 'place':
      need(2, 2);
      return { type, unit: rest[0], hex: rest[1] };
    case 'convert':
      need(2, Infinity);
      return { type, conversion: rest[0], units: units(rest.slice(1)) };
    case 'step': {
      need(2, 3);
      const by = (rest[2] ?? 'march').toLowerCase();
      return ['march', 'road', 'rail'].includes(by) ? { type, unit: rest[0], to: rest[1], by } : shape();
    }
    case 'overrun': {
      need(2, 3);
      const by = (rest[2] ?? 'march').toLowerCase();
      return ['march', 'road'].includes(by) ? { type, units: units([rest[0]]), target: rest[1], by } : shape();
    }
    case 'build':
      need(2, 2);
      return ['fort', 'airfield'].includes(rest[1].toLowerCase()) ? { type, unit: rest[0], work: rest[1].toLowerCase() } : shape();
    case 'allocate':
      need(4, 4);
      return /^-?\d+$/.test(rest[3]) ? { type, base: rest[0], target: rest[1], mission: rest[2].toLowerCase(), points: Number(rest[3]) } : shape();
    case 'abandon':
      need(1, 1);
      return { type, hex: rest[0] };
    case 'commit':
      need(2, 2);
      return { type, unit: rest[0], target: rest[1] };
    case 'retreat':
      need(2, 2);
      return { type, unit: rest[0], to: rest[1] };
    case 'roll':
      need(1, 1);
      return /^\d+$/.test(rest[0]) ? { type, die: Number(rest[0]) } : shape();
    case 'mobilize':
    case 'uncommit':
    case 'advance':
      need(1, 1);
      return { type, unit: rest[0] };
    default:
      need(0, 0);
      return { type };
  }
};
