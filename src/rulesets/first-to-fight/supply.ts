/**
 * Sources of supply: unisolated major cities, Königsberg, Hel.
 * @rule FTF 12C
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { featureBit } from '../../kernel/map.js';
import type { Board } from '../europa/board.js';
import { isMajor } from '../europa/places.js';
import { befriended, faceOf, friendlyOwned, inEnemyZoc, landOf, type Position } from '../europa/position.js';
import type { Ration, SupplyRules } from '../europa/rules.js';
import { ftf } from './cases.js';
import { FTF, powerIx } from './powers.js';

/** Hexes of the major cities of some territories, by map data (AMB-BC-215). */
export const majorCityHexes = (board: Board, territories: ReadonlyArray<string>): ReadonlyArray<HexIx> =>
  board.map.places
    .filter((p) => isMajor(p.kind) && territories.includes(board.map.territories[board.map.territory[p.hex]]))
    .map((p) => p.hex);

/** The city that a major or dot city hex is part of, null elsewhere. */
const cityAt = (board: Board, hex: HexIx): string | null => {
  const place = board.map.placeAt[hex];
  if (place < 0) return null;
  const { kind, city } = board.map.places[place];
  return isMajor(kind) || kind === 'dot' ? city : null;
};

/**
 * Whether a city hex that a power owns is unisolated: friendly-owned rail hexes join it, or another owned hex of
 * its city, to another friendly-owned major or dot city. Enemy zones do not matter, unless by the reading in force.
 * @rule FTF 12C (FF-12C.5, FF-12C.6, FF-12C.7)
 */
export const unisolated = (pos: Position, power: number, hex: HexIx): boolean => {
  const { board } = pos;
  const side = board.powers[power].side;
  const usable = (h: HexIx): boolean =>
    friendlyOwned(pos, power, h) &&
    (board.readings['isolation-zoc'] !== 'zoc-blocks' || !inEnemyZoc(pos, side, h) || befriended(pos, power, h));
  const city = cityAt(board, hex);
  const whole = board.readings['isolation-by'] !== 'hex';
  const starts = whole ? board.map.places.filter((p) => p.city === city && friendlyOwned(pos, power, p.hex)).map((p) => p.hex) : [hex];
  const partner = (h: HexIx): boolean => board.readings['isolation-partner'] !== 'same-country' || board.map.territory[h] === board.map.territory[hex];
  const seen = new Set<HexIx>(starts);
  const queue = [...starts];
  for (let h = queue.shift(); h !== undefined; h = queue.shift()) {
    const there = cityAt(board, h);
    if (there !== null && there !== city && partner(h)) return true;
    for (let d = 0; d < 6; d++) {
      if ((board.rails[h] & (1 << d)) === 0) continue;
      const next = board.map.neighbors[h * 6 + d];
      if (seen.has(next) || !usable(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
};

const KONIGSBERG = 'Königsberg';

/** Hexes of major cities that a power owns; by one reading only those of cities that it owns altogether. @rule EBC 3D (BC-3D.2), 12C (BC-12C.3) */
const ownedCityHexes = (pos: Position, power: number, lands: ReadonlyArray<string>): ReadonlyArray<HexIx> => {
  const { board } = pos;
  const owned = majorCityHexes(board, lands).filter((h) => friendlyOwned(pos, power, h));
  if (board.readings['divided-city'] !== 'whole') return owned;
  return owned.filter((h) => board.map.places.every((p) => p.city !== cityAt(board, h) || friendlyOwned(pos, power, p.hex)));
};

const germanSources = (pos: Position, power: number): ReadonlyArray<HexIx> => {
  const { board } = pos;
  const lands = board.readings['german-sources'] === 'german-held-lands' ? board.powers[power].territories : ['Germany'];
  const konigsberg = (hex: HexIx): boolean => cityAt(board, hex) === KONIGSBERG && board.readings.konigsberg !== 'unisolated';
  return ownedCityHexes(pos, power, lands).filter((h) => konigsberg(h) || unisolated(pos, power, h));
};

const polishSources = (pos: Position, power: number): ReadonlyArray<HexIx> =>
  ownedCityHexes(pos, power, ['Poland']).filter((h) => unisolated(pos, power, h));

/** Soviet hexes beside Poland: where Soviet lines end, whoever owns them (AMB-BC-122 keeps the two armies' lines apart). */
const sovietSources = ({ board }: Position, power: number): ReadonlyArray<HexIx> => {
  const poland = powerIx(board, FTF.poland);
  const { neighbors, grid } = board.map;
  const found: HexIx[] = [];
  for (let h = 0; h < grid.size; h++) {
    if (landOf(board, h) !== power) continue;
    let border = false;
    for (let d = 0; d < 6 && !border; d++) border = neighbors[h * 6 + d] >= 0 && landOf(board, neighbors[h * 6 + d]) === poland;
    if (border) found.push(h);
  }
  return found;
};

const HEL = '1609';
const HEL_DIVISIONAL = 1;
const HEL_OTHERS = 3;

const hel = (board: Board): ReadonlyArray<Ration> => {
  const hex = board.map.hexOf.get(HEL);
  const power = powerIx(board, FTF.poland);
  if (hex === undefined || power < 0 || (board.map.hexFeatures[hex] & featureBit(board.map, 'fortress')) === 0) return [];
  return [
    {
      ref: ftf('12C', ['FF-12C.9', 'FF-12C.10', 'FF-12C.11', 'FF-12C.12', 'QA-18'], 'Hel supplies three non-divisional units or one divisional unit in its own hex, as long as its fortress was never taken.'),
      power,
      hex,
      open: ({ board: b }) => landOf(b, hex) === power,
      allows: (pos, units) => {
        const divisional = units.filter((u) => faceOf(pos, u).divisional[u]).length;
        return divisional === 0 ? units.length <= HEL_OTHERS : divisional <= HEL_DIVISIONAL && units.length === divisional;
      },
      chooses: (b) => b.readings['hel-choice'] !== 'none',
    },
  ];
};

/** Restricted sources that serve only as long as no enemy has ever taken their fortress. @rule FTF 12C (FF-12C.12) */
export const untilCaptured = (supply: SupplyRules): SupplyRules => ({
  ...supply,
  rations: (board) => supply.rations(board).map((ration) => ({ ...ration, open: (pos) => ration.open(pos) && !pos.state.captured.includes(ration.hex) })),
});

/** The generic supply rules with the sources of Poland 1939. */
export const firstToFightSupply = (generic: SupplyRules): SupplyRules => ({
  ...generic,
  ref: ftf(
    '12C',
    ['FF-12C.1', 'FF-12C.2', 'FF-12C.3', 'FF-12C.4', 'FF-12C.5', 'FF-12C.6', 'FF-12C.7', 'FF-12C.8', 'FF-12C.13', 'FF-12C.14', 'FF-12C.15', 'FF-12C.16'],
    'Sources are unisolated, friendly-owned major cities of the own country, and Königsberg; Soviet lines go overland to the border of the Soviet Union with Poland.',
  ),
  sources: (pos, power) => {
    switch (pos.board.powers[power].id) {
      case FTF.germany:
        return germanSources(pos, power);
      case FTF.poland:
        return polishSources(pos, power);
      case FTF.sovietUnion:
        return sovietSources(pos, power);
      default:
        return generic.sources(pos, power);
    }
  },
  rations: hel,
  usesLines: (board, power) => board.powers[power].id !== FTF.sovietUnion && generic.usesLines(board, power),
  assisted: (board, power, by) =>
    board.readings['allied-lines'] === 'together' ? board.powers[power].side === board.powers[by].side : generic.assisted(board, power, by),
});
