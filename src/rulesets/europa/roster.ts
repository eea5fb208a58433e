/**
 * The forces in dense columns, indexed by unit and by side of the counter. Printed facts only.
 * @rule EBC 3A, UIC
 * @module
 */
import { identify, movementClass, ratingText, regimentalEquivalents, type UnitIdentity } from './identify.js';
import { CADRE, FULL, MP } from './state.js';
import type { ForcesData, Rating, UnitData, UnitId, UnitIx } from './unit.js';

/** Movement of a rail-only unit: 40 rail hexes at a fifth of a point each. @rule QA-21 */
export const RAIL_ONLY_MP = 8;

/** What is printed on one side of every counter. Arrays are indexed by unit. */
export interface Face {
  readonly attack: Int16Array;
  readonly defense: Int16Array;
  /** In twentieths of a movement point. */
  readonly movement: Int16Array;
  readonly divisional: Uint8Array;
  /** Regimental equivalents; battalions are halves. */
  readonly re: Float32Array;
  /** Has supporting arms by kind or by its dot. @rule EBC 11 (BC-11.2, BC-11.3, BC-11.4) */
  readonly supporting: Uint8Array;
  /** Lends its supporting arms to those stacked with it. @rule EBC 11 (BC-11.5, BC-11.6) */
  readonly lending: Uint8Array;
  readonly aec: Uint8Array;
  /** Equal numbers: the same nation, type, size and ratings. */
  readonly look: Int32Array;
}

/** The units of a game. */
export interface Roster {
  readonly data: ForcesData;
  readonly units: ReadonlyArray<UnitData>;
  readonly ids: ReadonlyArray<UnitId>;
  readonly ixOf: ReadonlyMap<UnitId, UnitIx>;
  readonly identity: ReadonlyArray<UnitIdentity>;
  /** Index into the scenario's powers. */
  readonly power: Int8Array;
  readonly cm: Uint8Array;
  readonly artillery: Uint8Array;
  readonly railOnly: Uint8Array;
  /** 1 when the counter has a cadre on its back. */
  readonly hasCadre: Uint8Array;
  /** 1 for what counts against no stacking limit: headquarters of armies, trucks, position antiaircraft. @rule FITE 8A, REFORM 12H (ER-12H.8) */
  readonly stacksFree: Uint8Array;
  /** 1 for corps of c/m types. @rule REFORM 31C (ER-31C.5) */
  readonly cmCorps: Uint8Array;
  /** Headquarters of armies, ascending; tank armies' among them. */
  readonly armyHqs: ReadonlyArray<UnitIx>;
  /** 0 `other`, 1 `cm-art`: the movement column of the terrain chart. */
  readonly movementClass: Uint8Array;
  /** Indexed by `FULL` and `CADRE`. */
  readonly faces: readonly [Face, Face];
}

/** Everything of a counter's side that matters in play: two sides that look alike are interchangeable. @rule QA-33, UIC (BC-UIC.37) */
const look = (u: UnitData, cadre: boolean): string => {
  const rating = cadre ? (u.cadre ?? u.full) : u.full;
  return [u.nation, u.type, cadre ? 'CADRE' : u.size, rating.attack, rating.defense, rating.movement, u.dot, u.aa, u.leaves ?? '', ...(u.turnsInto === undefined ? [] : [u.turnsInto]), ...(u.marks ?? [])].join(' ');
};

/** How units are classed where the rules leave a choice. */
export interface RosterOptions {
  /** Cadres support themselves and others. Reading AMB-BC-5. */
  readonly cadresSupported: boolean;
  /** Artillery moves in the c/m column of the chart. Reading AMB-BC-231. */
  readonly artilleryMovesAsCm: boolean;
  /** Motorized artillery divisions have armor effects. Reading AMB-BC-7. */
  readonly artilleryHasArmor: boolean;
  /** Headquarters have supporting arms. Reading AMB-BC-8. */
  readonly headquartersSupported: boolean;
  /** Headquarters of armies have them. Reading AMB-ER-123. */
  readonly armyHqsSupported: boolean;
  /** A dot supports others too, not the unit alone. Reading AMB-BC-117. */
  readonly dotsLend: boolean;
  /** What a unit is that is both motorized and an engineer. Reading AMB-BC-12. */
  readonly motorizedEngineers: 'both' | 'motorized' | 'engineer';
}

/** Motorized engineers by the reading in force: both of their kinds, or one of them. */
const classed = (identity: UnitIdentity, as: RosterOptions['motorizedEngineers']): UnitIdentity => {
  if (as === 'both' || !identity.cm || !identity.engineer) return identity;
  return as === 'engineer'
    ? { ...identity, cm: false, aec: false }
    : { ...identity, engineer: false, combatEngineer: false, assaultEngineer: false, construction: false, railroadEngineer: false };
};

/**
 * Dense columns of the units whose nation belongs to one of the powers; the rest take no part.
 * @param nationPower index of the power of a nation, -1 for none
 */
export const makeRoster = (data: ForcesData, nationPower: (nation: string) => number, options: RosterOptions): Roster => {
  const units = data.units.filter((u) => nationPower(u.nation) >= 0);
  const identity = units.map((u) => classed(identify(u.type, u.size) as UnitIdentity, options.motorizedEngineers));
  const column = (value: (u: UnitData, ix: number) => number): Int16Array => Int16Array.from(units.map(value));
  const flag = (value: (u: UnitData, ix: number) => boolean): Uint8Array => Uint8Array.from(units.map((u, ix) => (value(u, ix) ? 1 : 0)));
  const looks = new Map<string, number>();
  const lookIx = (text: string): number => {
    if (!looks.has(text)) looks.set(text, looks.size);
    return looks.get(text) as number;
  };
  const movement = (r: Rating): number => (r.movement === 'R' ? RAIL_ONLY_MP : r.movement) * MP;
  const face = (side: typeof FULL | typeof CADRE): Face => {
    const rating = (u: UnitData): Rating => (side === FULL ? u.full : (u.cadre ?? u.full));
    const cadre = (u: UnitData): boolean => side === CADRE || u.size === 'CADRE';
    const ofKind = (u: UnitData, ix: number): boolean =>
      identity[ix].artillery ||
      (cadre(u) ? options.cadresSupported : identity[ix].divisional) ||
      (identity[ix].headquarters && (identity[ix].armyHq === null ? options.headquartersSupported : options.armyHqsSupported));
    return {
      attack: column((u) => rating(u).attack),
      defense: column((u) => rating(u).defense),
      movement: column((u) => movement(rating(u))),
      // a cadre is non-divisional (BC-3A.5), so it has no armor effects either (BC-10.8)
      divisional: flag((u, ix) => !cadre(u) && identity[ix].divisional),
      re: Float32Array.from(units.map((u, ix) => (cadre(u) && regimentalEquivalents(u.size, identity[ix]) > 0 ? 1 : regimentalEquivalents(u.size, identity[ix])))),
      supporting: flag((u, ix) => u.dot || ofKind(u, ix)),
      lending: flag((u, ix) => (u.dot && options.dotsLend) || ofKind(u, ix)),
      aec: flag((u, ix) => !cadre(u) && identity[ix].aec && (options.artilleryHasArmor || !identity[ix].artillery)),
      look: Int32Array.from(units.map((u) => lookIx(look(u, cadre(u))))),
    };
  };
  return {
    data,
    units,
    ids: units.map((u) => u.id),
    ixOf: new Map(units.map((u, ix) => [u.id, ix])),
    identity,
    power: Int8Array.from(units.map((u) => nationPower(u.nation))),
    cm: flag((_, ix) => identity[ix].cm),
    artillery: flag((_, ix) => identity[ix].artillery),
    railOnly: flag((u) => u.full.movement === 'R'),
    hasCadre: flag((u) => u.cadre !== null),
    stacksFree: flag((u, ix) => identity[ix].armyHq !== null || identity[ix].truck || (u.marks ?? []).includes('position-aa')),
    cmCorps: flag((u, ix) => u.size === 'XXX' && identity[ix].cm && identity[ix].divisional),
    armyHqs: identity.flatMap((i, ix) => (i.armyHq === null ? [] : [ix])),
    movementClass: flag((_, ix) =>
      options.artilleryMovesAsCm ? movementClass(identity[ix]) === 'cm-art' : identity[ix].cm,
    ),
    faces: [face(FULL), face(CADRE)],
  };
};

/** A unit as people name it: `5-6-6 Inf XX 24`, by the side that is up. */
export const unitLabel = (roster: Roster, unit: UnitIx, face: number): string => {
  const u = roster.units[unit];
  const cadre = face === CADRE && u.cadre !== null;
  return `${ratingText(cadre ? (u.cadre as Rating) : u.full)} ${u.type} ${cadre ? 'cadre' : u.size} ${u.designation}`.trim();
};
