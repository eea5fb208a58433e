/**
 * Troops that are equipped for winter attack others better in snow.
 * @rule FITE 29D
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { ModifierRule } from '../../kernel/tally.js';
import { weatherAt, weatherColumn } from '../europa/board.js';
import { unitType } from '../europa/identify.js';
import { faceOf, type Position } from '../europa/position.js';
import { type Ruling, ruling } from '../europa/ruling.js';
import type { AttackQuery, EuropaRules } from '../europa/rules.js';
import type { UnitData, UnitIx } from '../europa/unit.js';
import { fortressBits } from '../europa/works.js';
import { fite } from './cases.js';

export const winterizationRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-FITE-7', 'FITE 29D', 'In which weather does it count whether troops are winterized?', 'In snow and winter, in the hex attacked.', 'What replaces it in the first winter holds then, and equipment for winter is of no use in mud.'),
];

const WINTER_NATION = 'Finland';
const SOVIET = 'Soviet Union';

/**
 * Whether a unit is equipped for winter: mountain and ski troops, Finns, Soviet Guards and naval troops, and what the order of
 * battle marks.
 * @rule FITE 29D
 * @since 0.3.0
 */
export const isWinterized = ({ type, nation, marks }: Pick<UnitData, 'type' | 'nation' | 'marks'>): boolean =>
  marks?.includes('winterized') === true ||
  nation === WINTER_NATION ||
  unitType(type)?.traits.includes('mountain') === true ||
  (nation === SOVIET && (marks?.includes('guards') === true || unitType(type)?.type === 'Nvl Trps'));

/** REs in halves, so that shares are whole numbers. */
const reckon = (pos: Position, units: ReadonlyArray<UnitIx>): { readonly all: number; readonly winterized: number } => {
  let all = 0;
  let winterized = 0;
  for (const unit of units) {
    const res = faceOf(pos, unit).re[unit] * 2;
    all += res;
    if (isWinterized(pos.board.roster.units[unit])) winterized += res;
  }
  return { all, winterized };
};

/**
 * What winterized attackers add to the die, by the shares of both sides that are winterized, each as parts and whole: a half of the
 * attackers gives 2 against less than a fifth of the defenders and 1 against less than half of them; a fifth gives 1 against
 * less than a fifth. Secondary: known from a play aid.
 * @rule FITE 29D
 * @since 0.3.0
 */
export const winterEffect = (attackers: { readonly all: number; readonly winterized: number }, defenders: { readonly all: number; readonly winterized: number }): 0 | 1 | 2 => {
  const atLeast = (share: { readonly all: number; readonly winterized: number }, part: number): boolean => share.all > 0 && share.winterized * part >= share.all;
  if (atLeast(attackers, 2)) return !atLeast(defenders, 5) ? 2 : !atLeast(defenders, 2) ? 1 : 0;
  return atLeast(attackers, 5) && !atLeast(defenders, 5) ? 1 : 0;
};

/** Cities and fortresses shelter those in them. */
const CITIES: ReadonlyArray<string> = ['dot', 'major-partial', 'major-full'];

const sheltered = (pos: Position, hex: number): boolean => {
  const { map, rules } = pos.board;
  const place = map.placeAt[hex];
  if (place >= 0 && CITIES.includes(map.places[place].kind)) return true;
  return (rules.works(pos, hex) & fortressBits(map)) !== 0;
};

const winterized: ModifierRule<AttackQuery> = {
  ref: fite('29D', [], 'In snow and winter, winterized attackers add 1 or 2 to the die against defenders who are not, except in cities and fortresses.'),
  op: 'add',
  value: (q) => {
    const { pos, target } = q;
    if (weatherColumn(weatherAt(pos.board, pos.state.turn, target)) !== 'winter' || q.defenders.length === 0 || sheltered(pos, target)) return 0;
    return winterEffect(reckon(pos, q.attackers), reckon(pos, q.defenders));
  },
};

/**
 * Winterized attackers have an advantage in snow.
 * @rule FITE 29D
 * @since 0.3.0
 */
export const winterization: Amendment<EuropaRules> = {
  id: 'FITE-29D',
  ref: winterized.ref,
  does: 'add',
  touches: ['dieModifiers'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, dieModifiers: [...rules.dieModifiers, winterized] }),
};
