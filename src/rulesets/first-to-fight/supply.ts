/**
 * Sources of supply: unisolated major cities, Königsberg, Hel.
 * @rule FTF 12C
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { featureBit } from '../../kernel/map.js';
import type { Board } from '../europa/board.js';
import { perBoard } from '../europa/perBoard.js';
import { isMajor } from '../europa/places.js';
import { befriended, faceOf, friendlyOwned, inEnemyZoc, landOf, type Position } from '../europa/position.js';
import type { Ration, SupplyRules } from '../europa/rules.js';
import { searchSpace } from '../europa/searchSpace.js';
import { ftf } from './cases.js';
import { FTF, powerIx } from './powers.js';

/** Hexes of the major cities of some territories, by map data (AMB-BC-215). */
export const majorCityHexes = (board: Board, territories: ReadonlyArray<string>): ReadonlyArray<HexIx> =>
  board.map.places
    .filter((p) => isMajor(p.kind) && territories.includes(board.map.territories[board.map.territory[p.hex]]))
    .map((p) => p.hex);

/** The cities of a board, by number. */
interface Cities {
  /** The city that a major or dot city hex is part of, -1 elsewhere. Shape: hexes. */
  readonly at: Int16Array;
  /** Hexes of each city, whatever the map prints in them. */
  readonly hexes: ReadonlyArray<ReadonlyArray<HexIx>>;
  readonly names: ReadonlyArray<string>;
  /** Hexes of major cities in Poland, in Germany, and in the lands of each power. */
  readonly polish: ReadonlyArray<HexIx>;
  readonly german: ReadonlyArray<HexIx>;
  readonly heldBy: ReadonlyArray<ReadonlyArray<HexIx>>;
}

const citiesOf = perBoard((board): Cities => {
  const { places, placeAt } = board.map;
  const names = [...new Set(places.map((p) => p.city))];
  const at = Int16Array.from(placeAt, (place) => (place >= 0 && (isMajor(places[place].kind) || places[place].kind === 'dot') ? names.indexOf(places[place].city) : -1));
  return {
    at,
    hexes: names.map((name) => places.filter((p) => p.city === name).map((p) => p.hex)),
    names,
    polish: majorCityHexes(board, ['Poland']),
    german: majorCityHexes(board, ['Germany']),
    heldBy: board.powers.map((power) => majorCityHexes(board, power.territories)),
  };
});

/**
 * Whether a city hex that a power owns is unisolated: friendly-owned rail hexes join it, or another owned hex of
 * its city, to another friendly-owned major or dot city. Enemy zones do not matter, unless by the reading in force.
 * @rule FTF 12C (FF-12C.5, FF-12C.6, FF-12C.7)
 */
export const unisolated = (pos: Position, power: number, hex: HexIx): boolean => {
  const { board } = pos;
  const { neighbors, territory } = board.map;
  const { at, hexes } = citiesOf(board);
  const side = board.powers[power].side;
  const barred = board.readings['isolation-zoc'] === 'zoc-blocks';
  const anyPartner = board.readings['isolation-partner'] !== 'same-country';
  const space = searchSpace(board);
  const { seen, queue } = space;
  const search = ++space.search;
  const city = at[hex];
  let tail = 0;
  const take = (h: HexIx): void => {
    if (seen[h] === search) return;
    seen[h] = search;
    queue[tail++] = h;
  };
  if (board.readings['isolation-by'] === 'hex') take(hex);
  else if (city >= 0) for (const h of hexes[city]) if (friendlyOwned(pos, power, h)) take(h);
  for (let head = 0; head < tail; head++) {
    const h = queue[head];
    const there = at[h];
    if (there >= 0 && there !== city && (anyPartner || territory[h] === territory[hex])) return true;
    for (let d = 0; d < 6; d++) {
      if ((board.rails[h] & (1 << d)) === 0) continue;
      const next = neighbors[h * 6 + d];
      if (friendlyOwned(pos, power, next) && (!barred || !inEnemyZoc(pos, side, next) || befriended(pos, power, next))) take(next);
    }
  }
  return false;
};

const KONIGSBERG = 'Königsberg';

/** Those of major city hexes that a power owns; by one reading only those of cities that it owns altogether. @rule EBC 3D (BC-3D.2), 12C (BC-12C.3) */
const ownedOf = (pos: Position, power: number, candidates: ReadonlyArray<HexIx>): ReadonlyArray<HexIx> => {
  const owned = candidates.filter((h) => friendlyOwned(pos, power, h));
  if (pos.board.readings['divided-city'] !== 'whole') return owned;
  const { at, hexes } = citiesOf(pos.board);
  return owned.filter((h) => hexes[at[h]].every((other) => friendlyOwned(pos, power, other)));
};

const germanSources = (pos: Position, power: number): ReadonlyArray<HexIx> => {
  const { readings } = pos.board;
  const { at, names, german, heldBy } = citiesOf(pos.board);
  const konigsberg = (hex: HexIx): boolean => names[at[hex]] === KONIGSBERG && readings.konigsberg !== 'unisolated';
  return ownedOf(pos, power, readings['german-sources'] === 'german-held-lands' ? heldBy[power] : german).filter((h) => konigsberg(h) || unisolated(pos, power, h));
};

const polishSources = (pos: Position, power: number): ReadonlyArray<HexIx> =>
  ownedOf(pos, power, citiesOf(pos.board).polish).filter((h) => unisolated(pos, power, h));

/** Soviet hexes beside Poland: where Soviet lines end, whoever owns them (AMB-BC-122 keeps the two armies' lines apart). */
const sovietSources = perBoard((board): ReadonlyArray<HexIx> => {
  const [union, poland] = [powerIx(board, FTF.sovietUnion), powerIx(board, FTF.poland)];
  const { neighbors, grid } = board.map;
  const found: HexIx[] = [];
  for (let h = 0; h < grid.size; h++) {
    if (landOf(board, h) !== union) continue;
    let border = false;
    for (let d = 0; d < 6 && !border; d++) border = neighbors[h * 6 + d] >= 0 && landOf(board, neighbors[h * 6 + d]) === poland;
    if (border) found.push(h);
  }
  return found;
});

const HEL = '1609';
const HEL_DIVISIONAL = 1;
const HEL_OTHERS = 3;

const hel = perBoard((board): ReadonlyArray<Ration> => {
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
});

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
        return sovietSources(pos.board);
      default:
        return generic.sources(pos, power);
    }
  },
  rations: hel,
  usesLines: (board, power) => board.powers[power].id !== FTF.sovietUnion && generic.usesLines(board, power),
  assisted: (board, power, by) =>
    board.readings['allied-lines'] === 'together' ? board.powers[power].side === board.powers[by].side : generic.assisted(board, power, by),
});
