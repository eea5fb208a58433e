/**
 * The short notations of rule tests: units, hexes, and what players do.
 * @module
 */
import type { HexId } from '../../src/kernel/hex.js';
import type { EuropaAction, StepMode } from '../../src/rulesets/europa/action.js';
import { parseRating } from '../../src/rulesets/europa/identify.js';
import type { Rating, UnitData, UnitSize } from '../../src/rulesets/europa/unit.js';
import type { WorkKind } from '../../src/rulesets/europa/works.js';

/** A unit as written down, with the state that it starts in. */
export interface NotedUnit {
  readonly data: UnitData;
  readonly out: boolean;
}

const NATIONS: Readonly<Record<string, string>> = { German: 'Germany', Slovak: 'Slovakia', Polish: 'Poland' };

const UNIT =
  /^(?<id>[\w-]+): (?<nation>\w+) (?<full>[\dR-]+) (?<type>.+?) (?<size>XXX|XX|X|III|II|I|CADRE|HQ)(?: (?<designation>[\w.]+))?(?: \((?<cadre>[\dR-]+)\))?(?: @(?<hex>\d{4}))?(?<flags>(?: [a-z]+(?:=\w+)?)*)$/;

const rating = (text: string): Rating => {
  const parsed = parseRating(text);
  if (parsed === null) throw new Error(`${text} is no rating`);
  return parsed;
};

/**
 * A unit from `'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505 cadre out'`: id, nation, rating, type, size, designation if any,
 * cadre in parentheses, hex, and flags: `dot` (supported), `cadre` (shows its cadre), `out` (of supply),
 * `arrives=2` (on turn 2, at its hex), `area=north`.
 */
export const parseUnit = (text: string): NotedUnit => {
  const parts = UNIT.exec(text)?.groups;
  if (parts === undefined) throw new Error(`'${text}' is no unit: write 'g1: German 7-10 mot Inf XX @0504'`);
  const { id, nation, full, type, size, designation, cadre, hex } = parts;
  const flags = new Map(parts.flags.trim().split(' ').map((flag) => flag.split('=') as [string, string]));
  return {
    out: flags.has('out'),
    data: {
      id,
      name: id,
      designation: designation ?? id,
      nation: NATIONS[nation] ?? nation,
      type,
      size: size as UnitSize,
      full: rating(full),
      cadre: cadre === undefined ? null : rating(cadre),
      dot: flags.has('dot'),
      aa: 0,
      starts: flags.has('cadre') ? 'cadre' : 'full',
      arrives: Number(flags.get('arrives') ?? 0),
      area: flags.get('area') ?? null,
      hex: hex ?? null,
      source: 'reconstructed',
      ratingSource: 'reconstructed',
    },
  };
};

const two = (n: number): string => String(n).padStart(2, '0');
const run = (first: number, last: number): ReadonlyArray<string> => Array.from({ length: last - first + 1 }, (_, i) => two(first + i));

/** Hexes from `'0505 0601-0604 07 08-10'`: single ones, runs down a column, whole columns, runs of columns. */
export const parseHexes = (text: string, rows: readonly [number, number]): ReadonlyArray<HexId> =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [first, last = first] = part.split('-');
      const [firstRow, lastRow] = first.length === 2 ? rows : [Number(first.slice(2)), Number(last.slice(2))];
      return run(Number(first.slice(0, 2)), Number(last.slice(0, 2))).flatMap((column) => run(firstRow, lastRow).map((row) => column + row));
    });

/** Actions, singly or in lists: everything that takes actions takes them so. */
export type Actions = EuropaAction | ReadonlyArray<EuropaAction>;

const steps = (by: StepMode) => (unit: string, ...hexes: ReadonlyArray<HexId>): ReadonlyArray<EuropaAction> =>
  hexes.map((to) => ({ type: 'step', unit, to, by }));

/** Steps of a unit into one hex after another: `march('g1', '0503', '0504')`. */
export const march = steps('march');
export const road = steps('road');
export const rail = steps('rail');

/** Units joining an attack on a hex, not yet resolved. */
export const commit = (target: HexId, ...units: ReadonlyArray<string>): ReadonlyArray<EuropaAction> => units.map((unit) => ({ type: 'commit', unit, target }));
/** A whole attack up to the die: `attack('0505', 'g1', 'g2')`. */
export const attack = (target: HexId, ...units: ReadonlyArray<string>): ReadonlyArray<EuropaAction> => [...commit(target, ...units), { type: 'resolve' }];
export const roll = (die: number): EuropaAction => ({ type: 'roll', die });
export const lose = (...units: ReadonlyArray<string>): EuropaAction => ({ type: 'lose', units });
export const retreat = (unit: string, to: HexId): EuropaAction => ({ type: 'retreat', unit, to });
export const advance = (unit: string): EuropaAction => ({ type: 'advance', unit });
export const place = (unit: string, hex: HexId): EuropaAction => ({ type: 'place', unit, hex });
export const build = (unit: string, work: WorkKind = 'fort'): EuropaAction => ({ type: 'build', unit, work });
export const pass: EuropaAction = { type: 'pass' };
export const endPhase: EuropaAction = { type: 'endPhase' };
