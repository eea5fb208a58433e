/**
 * Sources of supply.
 * @rule EBC 12C, FTF 12C, FITE 12C
 * @module
 */
import { inForce, landlord, owns, type Position, sideOfPower } from './position.js';
import { between, type Hex, hexAt, type Town } from './printed.js';

const isMajor = (town: Town): boolean => town.kind === 'major-full' || town.kind === 'major-partial';

/** The major or dot city that a hex is part of; null elsewhere. */
const cityIn = (hex: Hex): string | null => {
  const [town] = hex.towns;
  return town !== undefined && (isMajor(town) || town.kind === 'dot') ? town.city : null;
};

/** Whether railroads between owned hexes join a city to another owned major or dot city. @rule FTF 12C, rulings AMB-BC-131, 133, 193 */
export const isUnisolated = (pos: Position, power: string, city: string): boolean => {
  const own = [...pos.printed.hexes.values()].filter((h) => h.towns.some((t) => t.city === city) && owns(pos, power, h.id)).map((h) => h.id);
  const seen = new Set(own);
  let waiting = own;
  while (waiting.length > 0) {
    const next: string[] = [];
    for (const id of waiting) {
      const there = cityIn(hexAt(pos.printed, id));
      if (there !== null && there !== city) return true;
      for (const to of hexAt(pos.printed, id).beside)
        if (!seen.has(to) && between(pos.printed, id, to).has('rail') && owns(pos, power, to)) {
          seen.add(to);
          next.push(to);
        }
    }
    waiting = next;
  }
  return false;
};

const polishSources = (pos: Position, power: string): ReadonlyArray<string> => {
  const home = power === 'germany' ? 'Germany' : 'Poland';
  return [...pos.printed.hexes.values()]
    .filter((h) => h.land === home && h.towns.some(isMajor) && owns(pos, power, h.id))
    .filter((h) => {
      const city = cityIn(h) as string;
      return (power === 'germany' && city === 'Königsberg') || isUnisolated(pos, power, city);
    })
    .map((h) => h.id);
};

/** Hexes of the Soviet Union beside Poland. */
const sovietBorder = (pos: Position): ReadonlyArray<string> =>
  [...pos.printed.hexes.values()].filter((h) => h.land === 'Soviet Union' && h.beside.some((to) => landlord(pos, to) === 'poland')).map((h) => h.id);

/** Soviet cities of more than one hex, and Baku. @rule REFORM 12H, ruling AMB-ER-116 */
export const isSovietHub = (pos: Position, hex: Hex): boolean => hex.land === 'Soviet Union' && hex.towns.length > 0 && (hex.towns[0].kind === 'major-full' || hex.towns[0].name === 'Baku') && landlord(pos, hex.id) !== null;

/** The side that held a hex when the game began. */
const firstSide = (pos: Position, hex: string): string | null => {
  const { owners, powers } = pos.printed.sources;
  if (owners === null) {
    const lord = landlord(pos, hex);
    return lord === null ? null : sideOfPower(pos, lord);
  }
  return powers[owners[[...pos.printed.hexes.keys()].indexOf(hex)]]?.side ?? null;
};

/** Whether railroads of a side lead off the map from a hex: where the map draws it, or else at its edge where the side held it at first. */
const leadsHome = (pos: Position, hex: Hex, side: string): boolean => {
  const drawn = pos.printed.sources.map.areas?.[side === 'axis' ? 'axis-edge' : 'soviet-edge'];
  return drawn === undefined ? hex.beside.length < 6 && firstSide(pos, hex.id) === side : drawn.includes(hex.id);
};

/** Railroads that lead off the map at a side's edge, capitals, and the great cities of the Soviet Union, each while its side owns it. */
const easternSources = (pos: Position, power: string): ReadonlyArray<string> => {
  const side = sideOfPower(pos, power);
  const { map } = pos.printed.sources;
  const railed = (h: Hex): boolean => h.beside.some((to) => between(pos.printed, h.id, to).has('rail'));
  return [...pos.printed.hexes.values()]
    .filter((h) => {
      const lord = landlord(pos, h.id);
      const capital = h.towns.length > 0 && map.places.some((p) => p.hex === h.id && p.name === h.towns[0].name && p.capital === true) && lord !== null && sideOfPower(pos, lord) === side;
      return (railed(h) && leadsHome(pos, h, side)) || capital || (side === 'allied' && isSovietHub(pos, h));
    })
    .filter((h) => {
      const owner = pos.owner.get(h.id) ?? null;
      return owner !== null && sideOfPower(pos, owner) === side;
    })
    .map((h) => h.id);
};

/** The hexes that serve a power now. */
export const sourcesOf = (pos: Position, power: string): ReadonlyArray<string> =>
  inForce(pos, 'FITE-CAMPAIGN') ? easternSources(pos, power) : power === 'soviet-union' ? sovietBorder(pos) : polishSources(pos, power);
