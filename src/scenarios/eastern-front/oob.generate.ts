/**
 * Reads the orders of battle in `oob/`, the list of headquarters laid over them. Used by `forces.generate.ts` only.
 * @module
 */
import { readFileSync } from 'node:fs';
import type { UnitMark, UnitSize } from '../../rulesets/europa/unit.js';
import { type HalfMonth, halfMonthNamed, halfMonthsBetween } from '../../rulesets/europa/halfMonth.js';
import { headquarters } from '../../rulesets/europa-reform/tables/headquarters.js';
import type { LeftOut } from './packed.js';

/** What counters of a class have in common. */
export interface OobClass {
  readonly nation: string;
  readonly type: string;
  readonly size: UnitSize;
  readonly full: string;
  readonly cadre?: string;
  readonly dot?: true;
  readonly aa?: number;
  /** Whether the figure stands in a rules text. */
  readonly stated?: true;
}

/** A unit of an order of battle. */
export interface OobUnit {
  readonly id: string;
  readonly name: string;
  readonly designation: string;
  readonly class: string;
  readonly area: string | null;
  readonly place: string;
  /** Those of the town; null: a town of the map. */
  readonly lat: number | null;
  readonly lon: number | null;
  /** Turn, 0 at start; null: in reserve. */
  readonly arrives: number | null;
  readonly leaves?: number;
  readonly optional?: true;
  readonly full?: string;
  readonly cadre?: string;
  readonly marks?: ReadonlyArray<UnitMark>;
}

/** An order of battle. */
export interface Oob {
  readonly turns: ReadonlyArray<string>;
  readonly classes: Readonly<Record<string, OobClass>>;
  /** Corners are latitude and longitude; null: everywhere. */
  readonly areas: ReadonlyArray<{ readonly id: string; readonly name: string; readonly polygon: ReadonlyArray<readonly [number, number]> | null }>;
  readonly conversions?: ReadonlyArray<{ readonly turn: number; readonly consumes: string; readonly name: string }>;
  readonly units: ReadonlyArray<OobUnit>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(`oob/${file}`, import.meta.url), 'utf8')) as T;

/** Types of headquarters of the list, as units name them. */
const SUBTYPES: Readonly<Record<string, string>> = { 'Army HQ': 'army', 'Pz Army HQ': 'panzer', 'Front HQ': 'front' };

const listed = (oob: Oob, unit: OobUnit) => {
  const { nation, type } = oob.classes[unit.class];
  return headquarters.find((hq) => hq.nation === nation && hq.designation === unit.designation && hq.subtype === SUBTYPES[type]) ?? null;
};

/** The turn of a half-month, 0 when it has come before the scenario begins. */
const turnOf = (oob: Oob, date: HalfMonth): number => Math.max(0, halfMonthsBetween(halfMonthNamed(oob.turns[0]) as HalfMonth, date) + 1);

/** The order of battle with turns of arrival from the list of headquarters, and what it has that the list has not. */
const corrected = (oob: Oob): { readonly oob: Oob; readonly leftOut: ReadonlyArray<LeftOut> } => {
  const leftOut: LeftOut[] = [];
  const units = oob.units.flatMap((unit) => {
    const { nation, type } = oob.classes[unit.class];
    const out = (why: string) => {
      leftOut.push({ id: unit.id, name: unit.name, nation, place: unit.place, why });
      return [];
    };
    if (!Object.hasOwn(SUBTYPES, type)) return unit.optional ? out('a second copy of a formation, to be used when the first has gone; or not certain') : [unit];
    const hq = listed(oob, unit);
    if (hq === null) return out('the list of headquarters has no place for it');
    const arrives = hq.arrives === 'reserve' ? null : hq.arrives === 'start' ? 0 : turnOf(oob, hq.arrives);
    return arrives !== null && arrives > oob.turns.length ? out('it arrives after the last turn') : [{ ...unit, arrives }];
  });
  return { oob: { ...oob, units }, leftOut };
};

/** *Barbarossa* with the Soviet waves of September to December. */
export const readBarbarossa = () => {
  const base = read<Oob>('barbarossa-1941.json');
  const waves = read<Pick<Oob, 'classes' | 'units'>>('waves-1941.json');
  const later = waves.units.map((unit) => ({ ...unit, area: null, lat: null, lon: null }));
  return corrected({ ...base, classes: { ...waves.classes, ...base.classes }, units: [...base.units, ...later] });
};

/** *Fall Blau* with the divisions about Orel, which the Soviet right wing faces. */
export const readFallBlau = () => {
  const base = read<Oob>('fall-blau-1942.json');
  const orel = read<Pick<Oob, 'areas' | 'units'>>('orel-1942.json');
  return corrected({ ...base, areas: [...orel.areas, ...base.areas], units: [...orel.units, ...base.units] });
};

/** Troops with winter clothing and training. Finns, Luftwaffe, SS, mountain troops; Soviet Guards, NKVD and Navy. @rule FITE 29 */
const isWinterized = ({ nation, type }: OobClass, { name, class: unitClass }: OobUnit): boolean =>
  nation === 'Finland' || type === 'Mtn' || type === 'Nvl Trps' || type === 'mot hv AA' || /\bSS\b|Luftwaffe|NKVD/.test(name) || unitClass === 'su-nkvd';

const isGuards = ({ nation }: OobClass, { name }: OobUnit): boolean => nation === 'Soviet Union' && name.includes('Guards') && !name.includes('Militia');

/** The marks of a unit. */
export const marksOf = (unitClass: OobClass, unit: OobUnit): ReadonlyArray<UnitMark> => {
  const guards = isGuards(unitClass, unit);
  const winterized = guards || isWinterized(unitClass, unit) || unit.marks?.includes('winterized');
  return [...(guards ? (['guards'] as const) : []), ...(winterized ? (['winterized'] as const) : []), ...(unit.marks ?? []).filter((mark) => mark !== 'winterized' && mark !== 'guards')];
};
