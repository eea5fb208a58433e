/**
 * The rules that small positions are played by.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import { type Amendment, amend } from '../kernel/amendment.js';
import type { HexId } from '../kernel/hex.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { advancedAmendments } from '../rulesets/boot-camp/advanced/index.js';
import { basic } from '../rulesets/boot-camp/index.js';
import { SIDES } from '../rulesets/europa/board.js';
import { ebc } from '../rulesets/europa/cases.js';
import type { EuropaRules } from '../rulesets/europa/rules.js';
import { eastOperations, fireInTheEastAmendments } from '../rulesets/fire-in-the-east/index.js';
import { firstToFightAmendments } from '../rulesets/first-to-fight/index.js';
import { reformAmendments } from '../rulesets/europa-reform/index.js';
import type { RulesName, Sketch } from './sketch.js';

/** Units that each power may move by rail in the test supplement. @since 0.2.0 */
export const RAIL_CAPACITY: Readonly<Record<string, number>> = { germany: 5, poland: 3 };

/** Works of a kind that a power may build in the test supplement, unless a sketch says otherwise. */
const MOST_WORKS = 9;

const IDS: Readonly<Record<RulesName, string>> = {
  basic: 'boot-camp-basic',
  advanced: 'boot-camp-advanced',
  'first-to-fight': 'first-to-fight-basic',
  'first-to-fight-advanced': 'first-to-fight-advanced',
  'fire-in-the-east': 'fire-in-the-east',
};

const UNDECIDED = { winner: null, level: 'none', score: Object.fromEntries(SIDES.map((side) => [side, 0])), lines: [] };
const ALONE = ebc('1', ['BC-1.2'], 'A supplement without a game.');

/** What the generic rules need to be played: rail capacities, sources where the sketch says, its weather, no victory. */
const testSupplement = (sketch: Sketch, sources: Readonly<Record<string, ReadonlyArray<HexId>>>): Amendment<EuropaRules> => ({
  id: 'test-supplement',
  ref: ALONE,
  does: 'add',
  touches: ['supplement', 'supply'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    supply: {
      ...rules.supply,
      sources: ({ board, state }, power) =>
        (sources[board.powers[power].id] ?? []).flatMap((id) => {
          const hex = board.map.hexOf.get(id) ?? -1;
          return hex >= 0 && board.powers[state.hexes.owner[hex]]?.side === board.powers[power].side ? [hex] : [];
        }),
    },
    supplement: {
      ref: ALONE,
      ending: ALONE,
      scoring: null,
      news: () => [],
      railCapacity: (board, power) => sketch.railCapacity?.[board.powers[power].id] ?? RAIL_CAPACITY[board.powers[power].id] ?? 0,
      airPoints: ({ board }, power) => ({ bombers: 0, fighters: 0, ...sketch.airPoints?.[board.powers[power].id] }),
      constructionLimit: (_board, _power, work) => sketch.construction?.[work] ?? MOST_WORKS,
      weather: () => 'clear',
      result: () => UNDECIDED,
      conceded: () => UNDECIDED,
    },
  }),
});

/** Weather zones as the sketch draws them. */
const testZones = (zones: Readonly<Record<string, ReadonlyArray<HexId>>>): Amendment<EuropaRules> => ({
  id: 'test-zones',
  ref: ALONE,
  does: 'add',
  touches: ['weatherZone'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, weatherZone: (map, hex) => Object.keys(zones).find((zone) => zones[zone].includes(map.ids[hex])) ?? null }),
});

/** The amendments over the basic rules, in order. */
const amendmentsOf = (name: RulesName, supplement: Amendment<EuropaRules>): ReadonlyArray<Amendment<EuropaRules>> => {
  switch (name) {
    case 'basic':
      return [supplement];
    case 'advanced':
      return [...advancedAmendments, supplement];
    case 'fire-in-the-east':
      return [...advancedAmendments, supplement, ...fireInTheEastAmendments];
    case 'first-to-fight':
      return firstToFightAmendments;
    case 'first-to-fight-advanced':
      return [...advancedAmendments, ...firstToFightAmendments];
  }
};

/** Amendments that a sketch may put in over those of its rules: parts of the standard game in the East, and items of Europa Reform. @since 0.3.0 */
export const EXTRA_AMENDMENTS: ReadonlyArray<Amendment<EuropaRules>> = [...fireInTheEastAmendments, ...eastOperations, ...reformAmendments];

const isList = (u: unknown): u is ReadonlyArray<string> => Array.isArray(u);

/** The rules of a position, or what is wrong with the list of amendments left out. @since 0.2.0 */
export const rulesOf = (
  sketch: Sketch,
  sources: Readonly<Record<string, ReadonlyArray<HexId>>>,
  zones: Readonly<Record<string, ReadonlyArray<HexId>>>,
): Either<NonEmpty<Problem>, EuropaRules> => {
  const { rules: name = 'basic', without = [], amend: more = [], weather } = sketch;
  const unknown = more.find((id) => !EXTRA_AMENDMENTS.some((a) => a.id === id));
  if (unknown !== undefined) return left([{ code: 'sketch/amendment', at: 'amend', detail: `${unknown} is no amendment to put in; they are ${EXTRA_AMENDMENTS.map((a) => a.id).join(', ')}.` }]);
  const own = amendmentsOf(name, testSupplement(sketch, sources));
  const all = [
    ...own,
    ...(sketch.zones === undefined ? [] : [testZones(zones)]),
    ...EXTRA_AMENDMENTS.filter((a) => more.includes(a.id) && !own.some((o) => o.id === a.id)),
  ];
  const strange = without.find((id) => !all.some((a) => a.id === id));
  if (strange !== undefined) return left([{ code: 'sketch/amendment', at: 'without', detail: `${strange} is no amendment of ${name}; they are ${all.map((a) => a.id).join(', ')}.` }]);
  const kept = all.filter((a) => !without.includes(a.id));
  const made = amend<EuropaRules>(basic, kept);
  if (isLeft(made)) return left(made.left.map((e) => ({ code: e.code, at: 'without', detail: e.detail })) as unknown as NonEmpty<Problem>);
  const rules: EuropaRules = { ...made.right, id: IDS[name], amendments: kept.map((a) => a.id) };
  if (weather === undefined || rules.supplement === null) return right(rules);
  const byTurn = (turn: number, zone: string | null): string =>
    typeof weather === 'string' ? weather : isList(weather) ? weather[Math.min(Math.max(turn, 1), weather.length) - 1] : (weather[zone ?? ''] ?? 'clear');
  return right({ ...rules, supplement: { ...rules.supplement, weather: byTurn } });
};
