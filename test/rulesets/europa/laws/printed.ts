/**
 * A second and slow reading of what is printed: straight from the forces, the chart and the map, by the text of the rules.
 * Nothing here asks the code that plays.
 */
import type { EuropaGame } from '../../../../src/rulesets/europa/game.js';
import type { Rating, UnitData } from '../../../../src/rulesets/europa/unit.js';

export type Mode = 'march' | 'road' | 'rail';

/** What is printed, and how a board of two sides reads it. */
export interface Printed {
  readonly units: ReadonlyArray<UnitData>;
  readonly side: (unit: number) => number;
  readonly power: (unit: number) => number;
  /** Whether two units of one side belong to one army: hexes of another one are not taken while it stands there. */
  readonly beside: (a: number, b: number) => boolean;
  /** Whether a unit may stand in a hex that a power owns. */
  readonly holds: (unit: number, owner: number) => boolean;
  readonly rating: (unit: number, face: number) => Rating;
  readonly cm: (unit: number) => boolean;
  readonly artillery: (unit: number) => boolean;
  readonly divisional: (unit: number, face: number) => boolean;
  readonly isCadre: (unit: number, face: number) => boolean;
  /** Movement points by rating and supply; a rail-only unit has 40 hexes at a fifth. */
  readonly allowance: (unit: number, face: number, supplied: boolean) => number;
  readonly neighbors: (hex: number) => ReadonlyArray<number>;
  readonly adjacent: (a: number, b: number) => boolean;
  /** Movement points of a step, null when it is prohibited or there is no line. */
  readonly cost: (unit: number, from: number, to: number, by: Mode) => number | null;
  /** Features of the hexside between two hexes, and the terrain of one. */
  readonly between: (a: number, b: number) => ReadonlyArray<string>;
  readonly terrain: (hex: number) => string;
  readonly exerts: (unit: number, face: number) => boolean;
  /** Whether a unit's zone of control, if it has one, reaches from a hex into a neighbor. */
  readonly zoneReaches: (unit: number, from: number, to: number) => boolean;
  /** Land of nations that never take part. */
  readonly neutral: (hex: number) => boolean;
  /** The power whose land a hex is, -1 for none. */
  readonly landOf: (hex: number) => number;
  readonly territory: (hex: number) => string;
  /** Whether a stack is within the limit of a hex. */
  readonly fits: (stack: ReadonlyArray<{ readonly unit: number; readonly face: number }>, hex: number) => boolean;
  /** Whether a counter may come back that has left the map. */
  readonly returns: (unit: number) => boolean;
  /** Whether rivers and swamps are frozen in combat. */
  readonly frozen: (hex: number) => boolean;
  /** Whether attrition is ignored in a hex: in the weather zones A and G. */
  readonly spared: (hex: number) => boolean;
  /** Whether a counter only marks a stack. */
  readonly marker: (unit: number) => boolean;
  /** Whether results of combat never take a unit out of play. */
  readonly immune: (unit: number) => boolean;
  /** Hexes with a fortress or fort, or behind a fortified hexside. */
  readonly fortresses: ReadonlySet<number>;
  readonly fortifications: ReadonlySet<number>;
  readonly majorCities: ReadonlySet<number>;
}

// the words of the Unit Identification Chart
const MOTORIZED = /^(Tank|Arm|Pz|Lt Arm|Lt Pz|Recon|Mot|M\/C|Mech|Aslt Gun|Pz Flame|Truck)$/;
const ARTILLERY = /^(mot )?(Art|Siege Art|Rkt Art)$/;
/** Columns of the chart for movement by weather. */
const COLUMNS: Readonly<Record<string, string>> = { clear: 'clear', frost: 'clear', snow: 'winter', winter: 'winter', mud: 'mud', rain: 'mud', poor: 'mud' };
/** Headquarters of armies and Fronts, and of Tank Armies: they move as artillery does. */
export const HEADQUARTERS = /^(Pz )?Army HQ$|^Front HQ$/;
export const TANK_ARMY = /^Tank Army HQ$/;

/**
 * @param weather - the weather in a hex now; that of First to Fight is clear
 */
export const readPrinted = (game: EuropaGame, weather: (hex: number) => string = () => 'clear'): Printed => {
  const { map, tables, forces, powers: owners } = game.board.setting;
  const { readings, rules } = game.board;
  const inForce = (id: string): boolean => rules.amendments.includes(id);
  const units = forces.units.filter((u) => owners.some((p) => p.nations.includes(u.nation)));
  const power = units.map((u) => owners.findIndex((p) => p.nations.includes(u.nation)));
  const wheels = (unit: number): boolean => units[unit].type.startsWith('mot ') || MOTORIZED.test(units[unit].type);
  const cm = (unit: number): boolean => wheels(unit) && !(readings['motorized-engineers'] === 'engineer' && /Eng$|^mot Cons$/.test(units[unit].type));
  const artillery = (unit: number): boolean => ARTILLERY.test(units[unit].type);
  const chart = new Map(tables.terrain.rows.map((row, r) => [row, tables.terrain.cells[r]]));
  const classes = units.map((_, unit) => {
    const withGuns = artillery(unit) || HEADQUARTERS.test(units[unit].type) || TANK_ARMY.test(units[unit].type);
    return cm(unit) || (withGuns && readings['artillery-movement'] !== 'non-cm') ? 'cm-art' : 'other';
  });
  const columns = new Map(tables.terrain.columns.map((name, c) => [name, c]));
  const column = (unit: number, hex: number): number => columns.get(`${classes[unit]}/${COLUMNS[weather(hex)]}`) ?? -1;
  const cell = (row: string, unit: number, hex: number): string | null => chart.get(row)?.[column(unit, hex)]?.value ?? null;
  const isCadre = (unit: number, face: number): boolean => face === 1 || units[unit].size === 'CADRE';
  const divisional = (unit: number, face: number): boolean => !isCadre(unit, face) && (units[unit].size === 'XX' || units[unit].size === 'XXX');
  const rating = (unit: number, face: number): Rating => (face === 1 ? (units[unit].cadre ?? units[unit].full) : units[unit].full);

  // hexsides by the two hexes, from the map's own lists of features
  const between = (a: number, b: number): ReadonlyArray<string> => {
    for (let d = 0; d < 6; d++)
      if (map.neighbors[a * 6 + d] === b) {
        const bits = map.hexsides[map.sides[a * 6 + d]];
        return map.hexsideFeatures.filter((_, i) => (bits >> i) & 1);
      }
    return [];
  };
  const marched = (unit: number, from: number, to: number): number | null => {
    const entry = cell(`hex/${map.terrains[map.terrain[to]]}`, unit, to);
    if (entry === null || entry === 'P') return null;
    let sum = Number(entry);
    for (const feature of between(from, to)) {
      const extra = cell(`hexside/${feature}`, unit, to);
      if (extra === 'P') return null;
      if (extra !== null && extra !== '-') sum += Number(extra);
    }
    return sum;
  };
  // costs by column of the chart, hex and direction, once they have been read
  const read = new Map<number, Float32Array>();
  const march = (unit: number, from: number, to: number): number | null => {
    const c = column(unit, to);
    let known = read.get(c);
    if (known === undefined) read.set(c, (known = new Float32Array(map.neighbors.length).fill(-1)));
    const at = map.neighbors.indexOf(to, from * 6);
    if (at < from * 6 || at >= from * 6 + 6) return marched(unit, from, to);
    if (known[at] === -1) known[at] = marched(unit, from, to) ?? NaN;
    return Number.isNaN(known[at]) ? null : known[at];
  };
  const cost = (unit: number, from: number, to: number, by: Mode): number | null => {
    if (by === 'march') return march(unit, from, to);
    const features = between(from, to);
    if (by === 'rail') return features.includes('rail') ? 0.2 : null;
    if (!features.includes('rail') && !features.includes('road')) return null;
    if (readings['prohibited-by-road'] === 'kept' && march(unit, from, to) === null) return null;
    return Number(cell('hex/clear', unit, to));
  };
  const neighbors = (hex: number): ReadonlyArray<number> => [0, 1, 2, 3, 4, 5].map((d) => map.neighbors[hex * 6 + d]).filter((h) => h >= 0);
  const territory = (hex: number): string => (map.territory[hex] < 0 ? '' : map.territories[map.territory[hex]]);
  const having = (...features: string[]): number[] =>
    map.ids.map((_, h) => h).filter((h) => map.features.some((f, i) => features.includes(f) && (map.hexFeatures[h] >> i) & 1));
  return {
    units,
    side: (unit) => (owners[power[unit]].side === 'axis' ? 0 : 1),
    power: (unit) => power[unit],
    beside: (a, b) => power[a] === power[b],
    holds: (unit, owner) => power[unit] === owner,
    rating,
    cm,
    artillery,
    divisional,
    isCadre,
    allowance: (unit, face, supplied) => {
      const { movement } = rating(unit, face);
      const halved = !supplied && !(movement === 'R' && readings['rail-only-supply'] === 'full');
      return (movement === 'R' ? 40 / 5 : movement) * (halved ? 0.5 : 1);
    },
    neighbors,
    adjacent: (a, b) => neighbors(a).includes(b),
    cost,
    between,
    terrain: (hex) => map.terrains[map.terrain[hex]],
    exerts: (unit, face) => {
      const { movement } = rating(unit, face);
      if (readings['immobile-zoc'] === 'no' && (units[unit].full.movement === 'R' || movement === 'R' || movement === 0)) return false;
      return !artillery(unit) || (readings['motorized-artillery-zoc'] === 'yes' && cm(unit));
    },
    zoneReaches: (unit, from, to) => {
      const land = territory(to);
      if (readings['zones-into-neutrals'] === 'no' && land !== '' && !owners.some((p) => p.territories.includes(land))) return false;
      return march(unit, from, to) !== null || (readings['zoc-along-roads'] === 'yes' && cost(unit, from, to, 'road') !== null);
    },
    neutral: (hex) => territory(hex) !== '' && !owners.some((p) => p.territories.includes(territory(hex))),
    landOf: (hex) => owners.findIndex((p) => p.territories.includes(territory(hex))),
    territory,
    returns: (unit) => (inForce('REFORM-12H') && HEADQUARTERS.test(units[unit].type)) || (inForce('REFORM-31C-HQ') && TANK_ARMY.test(units[unit].type)),
    frozen: (hex) => ['frost', 'snow', 'winter'].includes(weather(hex)),
    spared: (hex) => ['A', 'G'].includes(map.zones[map.zone[hex]] ?? ''),
    marker: (unit) => inForce('REFORM-31C-HQ') && TANK_ARMY.test(units[unit].type) && readings['tank-army-hq'] !== 'unit',
    immune: (unit) =>
      (inForce('REFORM-12H') && HEADQUARTERS.test(units[unit].type) && readings['hq-losses'] !== 'like-others') ||
      (inForce('REFORM-31C-HQ') && TANK_ARMY.test(units[unit].type) && readings['tank-army-hq'] !== 'unit'),
    fits: (stack) => {
      const guns = stack.filter((s) => artillery(s.unit));
      const lesser = guns.filter((s) => !divisional(s.unit, s.face)).length;
      const greater = guns.length - lesser;
      const divisions = stack.filter((s) => divisional(s.unit, s.face)).length;
      // besides the six: up to two lesser guns, or one gun division
      const ways: ReadonlyArray<readonly [number, number]> = [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
      ];
      const late = readings['extra-artillery-division'] === 'beyond-six' && stack.length <= 6;
      return ways.some(([l, g]) => l <= lesser && g <= greater && stack.length - l - g <= 6 && divisions - g <= 3 && !(late && g > 0));
    },
    fortresses: new Set(having('fortress')),
    fortifications: new Set([...having('fortress', 'fort'), ...[...map.protects].filter((h) => h >= 0)]),
    majorCities: new Set(
      map.places.filter((p) => p.kind === 'major-full' || p.kind === 'major-partial' || p.kind.startsWith('major')).map((p) => p.hex),
    ),
  };
};
