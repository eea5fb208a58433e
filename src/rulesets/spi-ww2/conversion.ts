/**
 * Finnish partisans that become regular units, and the limit of Finnish strength.
 * @rule SPI 17.3
 * @module
 */
import { allHold, type Check, checksAbout, type RuleViolation, violationsOf } from '../../kernel/rule.js';
import type { Convert } from './action.js';
import { spi } from './cases.js';
import { freeCounter } from './crossing.js';
import type { SpiEvent } from './event.js';
import { namedUnit, refusal, unitIx } from './legality.js';
import { largest } from './production.js';
import { partisanNation, strengthOnMap } from './partisans.js';
import { FINLAND, GERMANY, type Position, playerName, unitName } from './position.js';
import type { BuildQuery, UnrestQuery } from './rules.js';
import type { Decision } from './state.js';
import { suppliedHexes } from './supply.js';
import { GENERIC, type UnitIx } from './unit.js';

type ConversionDecision = Extract<Decision, { kind: 'conversion' }>;

/** Finnish strength points of both kinds that may be on the map. @rule SPI 17.3 (SPI-17.3.2) */
const MOST_FINNISH = 6;

const REF = spi('17.3', ['SPI-17.3.1'], 'Finnish partisans with a supply line to Germany may become regular units when the Axis player turn ends.', 'option');

const finland = (pos: Position): number => pos.board.nationIx.get(FINLAND) ?? -1;
const finnishRow = (pos: Position): number => pos.board.tables.partisans.findIndex((p) => p.country === FINLAND);

/** Finnish strength on the map, regular and partisan. */
export const finnishStrength = (pos: Position): number =>
  (finland(pos) < 0 ? 0 : strengthOnMap(pos, finland(pos))) + (finnishRow(pos) < 0 ? 0 : strengthOnMap(pos, partisanNation(pos, finnishRow(pos))));

const LIMIT = spi('17.3', ['SPI-17.3.2'], 'There are never more than six Finnish strength points on the map.', 'option');

/** At the limit no partisans rise: the roll is not made. @rule SPI 17.3 (SPI-17.3.2, AMB-SPI-90) */
export const finnishLimit: Check<UnrestQuery> = {
  ref: LIMIT,
  code: 'partisans/finnish-limit',
  holds: ({ pos, row }) => pos.board.tables.partisans[row].country !== FINLAND || finnishStrength(pos) + pos.board.tables.partisans[row].strength <= MOST_FINNISH,
  breach: ({ pos }) => ({ subject: [], detail: `${finnishStrength(pos)} Finnish strength points are on the map; ${MOST_FINNISH} are the limit.`, params: {} }),
};

/** Nor are regular units bought above it. @rule SPI 17.3 (SPI-17.3.2) */
export const finnishBuilds: Check<BuildQuery> = {
  ref: LIMIT,
  code: 'build/finnish-limit',
  holds: ({ pos, nation, sp }) => nation !== finland(pos) || finnishStrength(pos) + sp <= MOST_FINNISH,
  breach: ({ pos, sp }) => ({
    subject: [],
    detail: `${finnishStrength(pos)} Finnish strength points are on the map, partisans included; ${sp} more are above the limit of ${MOST_FINNISH}.`,
    params: {},
  }),
};

interface ConvertQuery {
  readonly pos: Position;
  readonly unit: UnitIx;
  readonly supplied: Uint8Array;
}

const convert = checksAbout<ConvertQuery>((q) => ({ subject: [unitName(q.pos, q.unit)], params: { unit: unitName(q.pos, q.unit) } }));

const checks: ReadonlyArray<Check<ConvertQuery>> = [
  convert(REF, 'conversion/supply', (q) => q.supplied[q.pos.state.units.hex[q.unit]] === 1, (q) => `${unitName(q.pos, q.unit)} has no supply line to Germany.`),
  convert(REF, 'conversion/size', (q) => q.pos.state.units.sp[q.unit] <= largest(q.pos, finland(q.pos)), (q) => `${unitName(q.pos, q.unit)} is larger than a Finnish unit may be.`),
  convert(REF, 'conversion/no-counter', (q) => freeCounter(q.pos, finland(q.pos), GENERIC) >= 0, () => 'All Finnish counters are in use.'),
];

const toGermany = (pos: Position): Uint8Array => suppliedHexes(pos, { player: 0, nation: pos.board.nationIx.get(GERMANY) ?? -1, war: true });

/** Partisans that may be converted now. */
const convertible = (pos: Position): ReadonlyArray<UnitIx> => {
  const row = finnishRow(pos);
  const nation = finland(pos);
  if (row < 0 || nation < 0 || pos.state.stance[nation] !== 0) return [];
  const { first, last } = pos.board.roster;
  const there: UnitIx[] = [];
  for (let u = first[partisanNation(pos, row)]; u <= last[partisanNation(pos, row)]; u++) if (pos.state.units.hex[u] >= 0) there.push(u);
  if (there.length === 0) return [];
  const supplied = toGermany(pos);
  return there.filter((unit) => allHold(checks, { pos, unit, supplied }));
};

/** Offers the conversion at the end of the Axis player turn. */
export const offerConversion = (pos: Position): ReadonlyArray<SpiEvent> => {
  const units = pos.state.player === 0 ? convertible(pos) : [];
  return units.length === 0 ? [] : [{ type: 'decisionOpened', decision: { kind: 'conversion', side: playerName(pos, 0), units } }];
};

/** Units of a decision that can still be converted. */
const able = (pos: Position, d: ConversionDecision): ReadonlyArray<UnitIx> => convertible(pos).filter((u) => d.units.includes(u));

export const conversionActions = (pos: Position, d: ConversionDecision): ReadonlyArray<Convert> => able(pos, d).map((u) => ({ type: 'convert', unit: unitName(pos, u) }));

/** Everything against a conversion. */
export const conversionViolations = (pos: Position, d: ConversionDecision, action: Convert): ReadonlyArray<RuleViolation> => {
  const unit = namedUnit(pos, action.unit);
  if (unit.ix < 0) return unit.wrong;
  const row = finnishRow(pos);
  const partisans = row >= 0 && pos.board.roster.nation[unit.ix] === partisanNation(pos, row) && pos.state.units.hex[unit.ix] >= 0;
  const against = partisans ? violationsOf(checks, { pos, unit: unit.ix, supplied: toGermany(pos) }) : [];
  return against.length > 0 || (partisans && d.units.includes(unit.ix))
    ? against
    : [refusal(REF, 'conversion/unit', [action.unit], `${action.unit} cannot be converted now; those that can: ${able(pos, d).map((u) => unitName(pos, u)).join(', ')}.`)];
};

/** What a conversion does. */
export const conversionEvents = (pos: Position, d: ConversionDecision, action: Convert): ReadonlyArray<SpiEvent> => {
  const unit = unitIx(pos, action.unit);
  const units = d.units.filter((u) => u !== unit);
  return [
    { type: 'partisansConverted', unit, made: freeCounter(pos, finland(pos), GENERIC), sp: pos.state.units.sp[unit], hex: pos.state.units.hex[unit] },
    units.length === 0 ? { type: 'decisionClosed' } : { type: 'decisionChanged', decision: { ...d, units } },
  ];
};

/** Nobody can be converted any more. */
export const forcedConversion = (pos: Position, d: ConversionDecision): ReadonlyArray<SpiEvent> => (able(pos, d).length > 0 ? [] : [{ type: 'decisionClosed' }]);

