/**
 * Where supply comes from in the East. The published list was not to be had: this one is made for this project.
 * @rule FITE 12C, REFORM 12H (ER-12H.44)
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { areaMask, type HexMap } from '../../kernel/map.js';
import type { Board } from '../europa/board.js';
import { perBoard } from '../europa/perBoard.js';
import { landOf, type Position } from '../europa/position.js';
import type { SupplyRules } from '../europa/rules.js';

/** Areas of a map with the hexes by which railroads of each side leave it. */
const EDGES = ['axis-edge', 'soviet-edge'] as const;

/** Whether a hex lies at the edge of the map. */
const isEdge = ({ neighbors }: HexMap, hex: HexIx): boolean => {
  for (let d = 0; d < 6; d++) if (neighbors[hex * 6 + d] < 0) return true;
  return false;
};

/** The side whose hex it was when the game began, -1 for nobody's. */
const firstSide = (board: Board, hex: HexIx): number => {
  const power = board.rules.firstOwner(board, hex);
  return power < 0 ? -1 : board.powers[power].side;
};

/** Cities of more than one hex, and Baku: in the Soviet Union these are sources of supply and of logistical points. @rule REFORM 12H (ER-12H.44, AMB-ER-116) */
export const isSovietHub = (board: Board, hex: HexIx): boolean => {
  const place = board.map.placeAt[hex];
  if (place < 0 || landOf(board, hex) < 0 || board.powers[landOf(board, hex)].side !== 1) return false;
  const { kind, name } = board.map.places[place];
  return kind === 'major-full' || name === 'Baku';
};

/** Hexes that can serve a side: railroads off the map that it held when the game began, its capitals, and for the Soviets their great cities. */
const sites = (board: Board, side: number): ReadonlyArray<HexIx> => {
  const found: HexIx[] = [];
  const { map } = board;
  // a section of a map says by which hexes its railroads lead home
  const edge = EDGES[side];
  const drawn = map.areas.has(edge) ? areaMask(map, edge) : null;
  const leadsHome = (h: HexIx): boolean => (drawn === null ? isEdge(map, h) && firstSide(board, h) === side : drawn[h] === 1);
  for (let h = 0; h < board.map.grid.size; h++) {
    const place = board.map.placeAt[h];
    const capital = place >= 0 && board.map.places[place].capital === true && landOf(board, h) >= 0 && board.powers[landOf(board, h)].side === side;
    if ((board.rails[h] !== 0 && leadsHome(h)) || capital || (side === 1 && isSovietHub(board, h))) found.push(h);
  }
  return found;
};

/** Sources of a power: those sites of its side that its side owns. @since 0.3.0 */
export const eastSources = (): SupplyRules['sources'] => {
  const sitesOf = perBoard((board) => [sites(board, 0), sites(board, 1)]);
  return ({ board, state }: Position, power) => {
    const { side } = board.powers[power];
    return sitesOf(board)[side].filter((hex) => state.hexes.owner[hex] >= 0 && board.powers[state.hexes.owner[hex]].side === side);
  };
};
