/**
 * What kinds of place the map prints: major cities of every shape, and the rest.
 * @rule EBC 3D
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import type { Board } from './board.js';

/** Whether a kind of place is a major city: partial, full or of several hexes. @rule EBC 3D (BC-3D.1) */
export const isMajor = (kind: string): boolean => kind.startsWith('major');

/** Whether a hex is one of a major city. @rule EBC 3D (BC-3D.2) */
export const isMajorCity = ({ map }: Pick<Board, 'map'>, hex: HexIx): boolean => map.placeAt[hex] >= 0 && isMajor(map.places[map.placeAt[hex]].kind);
