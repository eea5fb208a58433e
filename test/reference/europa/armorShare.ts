/**
 * Armor and antitank effects by the share of a force, in REs, that is capable of them.
 * @rule FITE 10, REFORM 31C
 * @module
 */
import { hexLets, hexsideLets } from './armor.js';
import { hasMark, isArtillery, isHeadquarters, resOf, typeOf } from './kind.js';
import { longUnsupplied } from './mover.js';
import { inForce, type Position, type Unit, weatherIn } from './position.js';
import type { Attack } from './strength.js';

/** Full, half, a third, neutral, not capable. */
type Grade = 'F' | 'H' | 'T' | 'N' | '-';
type Effect = 0 | 1 | 2;
const AECA = 0;
const AECD = 1;
const ATEC = 2;

const afterOrIn = (pos: Position, year: number, month: number): boolean => {
  const now = pos.printed.sources.date(pos.turn);
  return now.year > year || (now.year === year && now.month >= month);
};

/** What a unit is to the three effects; null for those that are left out altogether. */
const gradesOf = (pos: Position, { data, side }: Unit): string | null => {
  if (isHeadquarters(data) || typeOf(data) === 'Truck' || hasMark(data, 'position-aa')) return null;
  const soviet = data.nation === 'Soviet Union';
  switch (typeOf(data)) {
    case 'Tank':
    case 'Arm':
    case 'Pz':
      return side === 'axis' && data.nation !== 'Germany' && data.nation !== 'Finland' ? 'FHH' : 'FFF';
    case 'Lt Arm':
    case 'Lt Pz':
    case 'Recon':
      return soviet ? 'FHH' : 'FHN';
    case 'Aslt Gun':
      return afterOrIn(pos, 1942, 7) ? 'FHF' : 'FHH';
    case 'Mech':
      return soviet && data.size === 'XXX' ? 'FFF' : 'HHF';
    case 'Pz Flame':
      return 'NHN';
    case 'Mot':
    case 'M/C':
      return 'NNN';
    case 'AT':
      return side === 'axis' && !afterOrIn(pos, 1942, 4) ? '--H' : '--F';
    case 'hv AA':
      return '--F';
    case 'Aslt Eng':
      return '--H';
    default:
      if (isArtillery(data)) return 'NNN';
      return data.nation === 'Germany' && afterOrIn(pos, 1944, 7) ? '--N' : '---';
  }
};

/** A unit's grade for an effect: wheels make what is not capable neutral, and long want of supply takes what is capable. @rule FITE 12D */
const gradeOf = (pos: Position, unit: Unit, effect: Effect): Grade | null => {
  const grades = gradesOf(pos, unit);
  if (grades === null) return null;
  const plain = grades[effect] as Grade;
  const grade = plain === '-' && unit.data.type.startsWith('mot ') ? 'N' : plain;
  return inForce(pos, 'FITE-12D') && longUnsupplied(unit) && grade !== 'N' ? '-' : grade;
};

/** Capable and counted REs. */
interface Share {
  readonly capable: number;
  readonly counted: number;
}

const NOTHING: Share = { capable: 0, counted: 1 };

interface Graded {
  readonly grade: Grade;
  readonly res: number;
}

/** The share of a force: neutral REs are left out up to twice the capable ones; halves count half each way, or are all neutral if that is better. */
const shareOf = (force: ReadonlyArray<Graded>): Share => {
  const sum = (grade: Grade): number => force.filter((u) => u.grade === grade).reduce((n, u) => n + u.res, 0);
  const share = (halves: 'split' | 'neutral'): Share => {
    const half = halves === 'split' ? sum('H') / 2 : 0;
    const capable = sum('F') + half + sum('T') / 3;
    const not = sum('-') + half + (sum('T') * 2) / 3;
    const neutral = sum('N') + (halves === 'neutral' ? sum('H') : 0);
    return capable === 0 ? NOTHING : { capable, counted: capable + not + Math.max(0, neutral - 2 * capable) };
  };
  const [split, neutral] = [share('split'), share('neutral')];
  return neutral.capable / neutral.counted > split.capable / split.counted ? neutral : split;
};

const graded = (pos: Position, units: ReadonlyArray<Unit>, effect: Effect, changed: (unit: Unit, grade: Grade) => Grade = (_, grade) => grade): ReadonlyArray<Graded> =>
  units.flatMap((unit) => {
    const grade = gradeOf(pos, unit, effect);
    return grade === null ? [] : [{ grade: changed(unit, grade), res: resOf(unit.data, unit.cadre) }];
  });

/** The level of a share: all, half at least, a seventh at least. */
type Level = 'all' | 'half' | 'seventh' | null;
const levelOf = ({ capable, counted }: Share): Level => {
  if (capable === 0 || capable * 7 < counted) return null;
  return capable === counted ? 'all' : capable * 2 >= counted ? 'half' : 'seventh';
};

/** In snow and winter half and more is as a seventh, less is nothing; in mud all is nothing. */
const inWeather = (level: Level, weather: string): Level => {
  if (['mud', 'rain', 'poor'].includes(weather)) return null;
  if (weather !== 'snow' && weather !== 'winter') return level;
  return level === 'all' || level === 'half' ? 'seventh' : null;
};

const DICE: Readonly<Record<'all' | 'half' | 'seventh', readonly [number, number, number]>> = { all: [3, -2, -4], half: [2, -2, -2], seventh: [1, -1, -1] };
const dieOf = (level: Level, effect: Effect): number => (level === null ? 0 : DICE[level][effect]);

/** What the armor of the attackers and the armor or antitank weapons of the defenders do to the die. */
export const shareDice = (pos: Position, { target, attackers, defenders }: Attack): ReadonlyArray<number> => {
  const weather = weatherIn(pos, target);
  // across hexsides that bar armor nobody is capable, and only artillery stays neutral
  const barredAcross = (unit: Unit, grade: Grade): Grade => (hexsideLets(pos, unit, target) ? grade : isArtillery(unit.data) ? 'N' : '-');
  const attacking = hexLets(pos, target, 'attacker') ? shareOf(graded(pos, attackers, AECA, barredAcross)) : NOTHING;
  const faced = levelOf(shareOf(graded(pos, attackers, AECA)));
  const armor = hexLets(pos, target, 'defender') ? dieOf(inWeather(levelOf(shareOf(graded(pos, defenders, AECD))), weather), AECD) : 0;
  // antitank weapons work in any weather, against attackers half of whom are armor
  const antitank = faced === 'all' || faced === 'half' ? dieOf(levelOf(shareOf(graded(pos, defenders, ATEC))), ATEC) : 0;
  return [dieOf(inWeather(levelOf(attacking), weather), AECA), Math.min(armor, antitank)].filter((n) => n !== 0);
};
