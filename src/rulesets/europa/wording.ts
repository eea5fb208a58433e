/**
 * How units, hexes, ground and numbers read in logs and explanations.
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { citation, type RuleRef } from '../../kernel/rule.js';
import { ratingText } from './identify.js';
import type { Position } from './position.js';
import { CADRE, MP, STRENGTH } from './state.js';
import type { Rating, UnitIx } from './unit.js';

/** Kinds of place in words; other kinds read as they are. */
const PLACES: Readonly<Record<string, string>> = {
  'major-full': 'major city (full hex)',
  'major-partial': 'major city (partial hex)',
  dot: 'dot city',
  reference: 'reference city',
};
/** What changes neither movement nor combat, or is told elsewhere. */
const UNTOLD_FEATURES: ReadonlyArray<string> = ['airfield', 'port', 'naval-base'];
const LINES: ReadonlyArray<string> = ['rail', 'road'];

const spaced = (name: string): string => name.replaceAll('-', ' ');

/** `'24 Inf XX (5-6-6)'`, by the side of the counter that is up, or by a given one. */
export const unitText = (pos: Position, unit: UnitIx, face: number = pos.state.units.face[unit]): string => {
  const u = pos.board.roster.units[unit];
  const cadre = face === CADRE && u.cadre !== null;
  // what is called a headquarters needs no symbol of one
  const size = cadre || u.size === 'CADRE' ? 'cadre' : u.type.endsWith(u.size) ? '' : u.size;
  // armies of all nations have the same numbers
  const whose = pos.board.roster.identity[unit].armyHq === null ? '' : `${powerText(pos, pos.board.roster.power[unit])} `;
  return `${whose}${u.designation} ${u.type}${size === '' ? '' : ` ${size}`} (${ratingText(cadre ? (u.cadre as Rating) : u.full)})`.trim();
};

/** Several units in one line. */
export const unitsText = (pos: Position, units: ReadonlyArray<UnitIx>): string => units.map((u) => unitText(pos, u)).join(', ');

/** The name of the place in a hex, null when none is printed there. */
export const placeName = (pos: Position, hex: HexIx): string | null => {
  const place = pos.board.map.placeAt[hex] ?? -1;
  return place < 0 ? null : pos.board.map.places[place].name;
};

/** `'2016 Wieluń'`, or the number alone. */
export const hexText = (pos: Position, hex: HexIx): string => {
  const id = pos.board.map.ids[hex] ?? String(hex);
  const name = placeName(pos, hex);
  return name === null ? id : `${id} ${name}`;
};

/** Terrain, city and fortifications of a hex: `'woods, dot city, fortress'`; those that lost their effects by capture say so. */
export const groundText = (pos: Position, hex: HexIx): string => {
  const { map, rules } = pos.board;
  const present = rules.works(pos, hex);
  const lost = (name: string): string => (name === 'fort' ? 'destroyed fort' : `captured ${name}`);
  const place = map.placeAt[hex];
  return [
    spaced(map.terrains[map.terrain[hex]]),
    ...(place < 0 ? [] : [PLACES[map.places[place].kind] ?? spaced(map.places[place].kind)]),
    ...map.features.flatMap((name, i) => {
      if (UNTOLD_FEATURES.includes(name)) return [];
      return present & (1 << i) ? [name] : map.hexFeatures[hex] & (1 << i) ? [lost(name)] : [];
    }),
  ].join(', ');
};

/** What lies on the hexside between a hex and its neighbor, seen on the way there; empty when nothing does. */
export const hexsideText = (pos: Position, hex: HexIx, dir: number): string => {
  const { map } = pos.board;
  const side = dir < 0 ? -1 : map.sides[hex * 6 + dir];
  if (side < 0) return '';
  const names = map.hexsideFeatures.filter((name, i) => map.hexsides[side] & (1 << i) && !LINES.includes(name));
  // a fortified hexside faces one way, as long as it has its effect
  const behind = map.neighbors[hex * 6 + dir];
  const facing = (name: string): boolean =>
    name !== 'fortified' || ((map.protects[side] < 0 || map.protects[side] === behind) && pos.board.rules.hexsidesFortified(pos, behind));
  return names.filter(facing).map((name) => `${spaced(name)} hexside`).join(', ');
};

/** Twentieths as movement points: `'2.5'`. */
export const mpText = (parts: number): string => String(Math.round((parts / MP) * 100) / 100);

/** 1/256 as strength points, exactly: `'4.5'`. */
export const strengthText = (parts: number): string => String(parts / STRENGTH);

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** A factor as people write it: `'1/2'`, `'2'`. */
export const factorText = (factor: number): string => (factor > 0 && factor < 1 && Number.isInteger(1 / factor) ? `1/${1 / factor}` : String(factor));

/** Citations, each once: `'EBC 9D, EBC 9E'`. */
export const cited = (refs: ReadonlyArray<RuleRef>): string => [...new Set(refs.map(citation))].join(', ');

/** The adjective of a power: `'German'`. */
export const powerText = (pos: Position, power: number): string => pos.board.powers[power]?.name ?? 'nobody’s';
