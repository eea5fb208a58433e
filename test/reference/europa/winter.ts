/**
 * Winterized troops in snow and winter.
 * @rule FITE 29D
 * @module
 */
import { cityIn, worksIn } from './effects.js';
import { hasMark, resOf, typeOf } from './kind.js';
import { type Position, type Unit, weatherIn } from './position.js';
import type { Attack } from './strength.js';

const isWinterized = ({ data }: Unit): boolean => {
  if (hasMark(data, 'winterized') || data.nation === 'Finland' || typeOf(data) === 'Mtn') return true;
  return data.nation === 'Soviet Union' && (hasMark(data, 'guards') || typeOf(data) === 'Nvl Trps');
};

/** The winterized share of a force. */
const share = (units: ReadonlyArray<Unit>): number => {
  const sum = (list: ReadonlyArray<Unit>): number => list.reduce((n, u) => n + resOf(u.data, u.cadre), 0);
  return sum(units) === 0 ? 0 : sum(units.filter(isWinterized)) / sum(units);
};

/** 2 for attackers half of whom are winterized against defenders a fifth of whom are not; 1 in the cases between; 0 in cities and fortresses. */
export const winterDie = (pos: Position, { target, attackers, defenders }: Attack): number => {
  if (!['snow', 'winter'].includes(weatherIn(pos, target))) return 0;
  if (['dot', 'major-partial', 'major-full'].includes(cityIn(pos, target) ?? '') || worksIn(pos, target).some((w) => w.endsWith('fortress'))) return 0;
  const [attacking, defending] = [share(attackers), share(defenders)];
  if (attacking >= 1 / 2) return defending < 1 / 5 ? 2 : defending < 1 / 2 ? 1 : 0;
  return attacking >= 1 / 5 && defending < 1 / 5 ? 1 : 0;
};
