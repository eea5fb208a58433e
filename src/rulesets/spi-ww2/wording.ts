/**
 * How units, hexes, ground, nations and numbers read in logs and explanations.
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { citation, type RuleRef } from '../../kernel/rule.js';
import { hexName, nationName, type Position, playerName, unitName } from './position.js';
import type { UnitIx } from './unit.js';

/** `'germany-infantry-03 (4)'`: a counter and its strength points; of one in reserve the name alone. */
export const unitText = (pos: Position, unit: UnitIx): string => {
  const sp = pos.state.units.sp[unit] ?? 0;
  return sp > 0 ? `${unitName(pos, unit)} (${sp})` : unitName(pos, unit);
};

/** Several units in one line. */
export const unitsText = (pos: Position, units: ReadonlyArray<UnitIx>): string => units.map((u) => unitText(pos, u)).join(', ');

/** The name of the place in a hex, null when none is printed there. */
export const placeName = (pos: Position, hex: HexIx): string | null => {
  const place = pos.board.map.placeAt[hex] ?? -1;
  return place < 0 ? null : pos.board.map.places[place].name;
};

/** `'1410 Berlin'`, or the number alone. */
export const hexText = (pos: Position, hex: HexIx): string => {
  const name = placeName(pos, hex);
  return name === null ? hexName(pos, hex) : `${hexName(pos, hex)} ${name}`;
};

/** Hexes in one line. */
export const hexesText = (pos: Position, hexes: ReadonlyArray<HexIx>): string => hexes.map((hex) => hexText(pos, hex)).join(', ');

/** Terrain of a hex and what is printed on it: `'rough, port, resource center'`. */
export const groundText = (pos: Position, hex: HexIx): string => {
  const { map, port, center } = pos.board;
  return [map.terrains[map.terrain[hex]], ...(port[hex] === 1 ? ['port'] : []), ...(center[hex] === 1 ? ['resource center'] : [])].join(', ');
};

/** The player, as sentences begin: `'The Axis player'`; `'Nobody'` for -1. */
export const playerText = (pos: Position, player: number): string => (player < 0 ? 'Nobody' : `The ${capital(playerName(pos, player))} player`);

/** A nation, or its partisans. */
export const nationText = (pos: Position, nation: number): string => nationName(pos, nation);

/** The first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `'1 hex'`, `'3 hexes'`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 || n === -1 ? one : many}`;

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Citations, each once: `'SPI 8.3, SPI 8.6'`. */
export const cited = (refs: ReadonlyArray<RuleRef>): string => [...new Set(refs.map(citation))].join(', ');

/** The same in brackets after a blank, or nothing. */
export const brackets = (refs: ReadonlyArray<RuleRef>): string => (refs.length === 0 ? '' : ` [${cited(refs)}]`);
