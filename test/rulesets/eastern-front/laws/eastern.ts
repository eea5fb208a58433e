/**
 * What is printed, as games of the war in the East read it: weather by zone and half-month, stacking by divisions and REs, zones of
 * control of divisions. Rules FITE 5, 8A, WT, REFORM 12H, 31C.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { UnitData } from '../../../../src/rulesets/europa/unit.js';
import { weatherTable } from '../../../../src/rulesets/fire-in-the-east/index.js';
import { isCorps } from '../../europa/laws/leaders.js';
import { HEADQUARTERS, type Printed, readPrinted, TANK_ARMY } from '../../europa/laws/printed.js';

/** The turn that the laws are in. */
export interface Calendar {
  turn: number;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The weather in a hex, from the table. */
const weatherOf = (game: EuropaGame, calendar: Calendar): ((hex: number) => string) => {
  const { map, date } = game.board.setting;
  const column = (hex: number): number => weatherTable.columns.indexOf(map.zones[map.zone[hex]] ?? 'C');
  let row: { readonly turn: number; readonly at: number } = { turn: -1, at: 0 };
  return (hex) => {
    if (row.turn !== calendar.turn) {
      const { month, half } = date(calendar.turn);
      row = { turn: calendar.turn, at: weatherTable.rows.indexOf(`${MONTHS[month - 1]} ${half === 1 ? 'I' : 'II'}`) };
    }
    return weatherTable.cells[row.at][column(hex)].value;
  };
};

/** Divisions, REs of others and of artillery that a hex holds. */
const LIMITS: Readonly<Record<'normal' | 'mountain' | 'arctic', readonly [number, number, number]>> = { normal: [3, 3, 2], mountain: [2, 2, 1], arctic: [1, 1, 1] };

/** Units that count against no limit. */
const isFree = ({ type, marks }: UnitData): boolean => HEADQUARTERS.test(type) || TANK_ARMY.test(type) || type === 'Truck' || marks?.includes('position-aa') === true;

/** Regimental equivalents with a side up. */
export const resOf = (printed: Printed, unit: number, face: number): number => {
  const { type, size } = printed.units[unit];
  if (HEADQUARTERS.test(type) || TANK_ARMY.test(type) || type === 'Truck') return 0;
  if (printed.isCadre(unit, face)) return 1;
  return printed.divisional(unit, face) ? 3 : size === 'II' || size === 'I' ? 0.5 : 1;
};

export interface Eastern extends Printed {
  readonly weather: (hex: number) => string;
}

export const readEastern = (game: EuropaGame, calendar: Calendar): Eastern => {
  const weather = weatherOf(game, calendar);
  const plain = readPrinted(game, weather);
  const { setting, rules } = game.board;
  const { map } = setting;
  const inForce = (id: string): boolean => rules.amendments.includes(id);
  const room = (hex: number): readonly [number, number, number] =>
    LIMITS[map.zones[map.zone[hex]] === 'A' ? 'arctic' : ['mountain', 'high-mountain'].includes(plain.terrain(hex)) ? 'mountain' : 'normal'];
  return {
    ...plain,
    weather,
    beside: (a, b) => plain.side(a) === plain.side(b),
    holds: (unit, owner) => owner >= 0 && plain.side(unit) === (setting.powers[owner].side === 'axis' ? 0 : 1),
    exerts: plain.divisional,
    // the standard game: want of supply is the matter of stages
    allowance: (unit, face) => {
      const { movement } = plain.rating(unit, face);
      return movement === 'R' ? 8 : movement;
    },
    fits: (stack, hex) => {
      const counted = stack.filter(({ unit }) => !isFree(plain.units[unit]));
      const [divisions, others, guns] = room(hex);
      const divisional = counted.filter(({ unit, face }) => plain.divisional(unit, face));
      const res = (of: typeof counted): number => of.reduce((n, { unit, face }) => n + (plain.divisional(unit, face) ? 0 : resOf(plain, unit, face)), 0);
      const gunDivisions = divisional.filter(({ unit }) => plain.artillery(unit)).length;
      const gunRes = res(counted.filter(({ unit }) => plain.artillery(unit)));
      const otherRes = res(counted.filter(({ unit }) => !plain.artillery(unit)));
      // guns that find no room of their own take that of others, or one division of them has all of it
      const spread = divisional.length <= divisions && otherRes + Math.max(0, gunRes - guns) <= others;
      const extra = gunDivisions > 0 && divisional.length - 1 <= divisions && otherRes + gunRes <= others;
      if (!spread && !extra) return false;
      const corps = counted.filter(({ unit, face }) => isCorps(plain, unit, face)).length;
      return !inForce('REFORM-31C-HQ') || corps <= 1 || stack.some(({ unit }) => TANK_ARMY.test(plain.units[unit].type));
    },
  };
};
