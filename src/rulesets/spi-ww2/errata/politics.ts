/**
 * Cases about Russia, partisans, Sweden and the scenarios.
 * @rule SPI 10.32, 14.18, 15.31, 16.5, 16.52, 16.82, SCN
 * @module
 */
import { checksAbout } from '../../../kernel/rule.js';
import { columnOf, rowOf } from '../../../kernel/hex.js';
import { spi } from '../cases.js';
import { enemiesInside, friendsInside } from '../partisans.js';
import { blocOfNation, FRANCE, GERMANY, hexName, nationAt, nationOf, type Position, RUSSIAN, SWEDEN } from '../position.js';
import type { EntryQuery, UnrestQuery } from '../rules.js';
import { AXIS, RUSSIA, WEST } from '../state.js';
import { proAxisLeftAlone, russiaSparesNeutrals } from '../war.js';
import { type Erratum, erratum } from './erratum.js';

/** Russian units of peacetime have exactly two points. The set-up is exempt (AMB-SPI-41), and losses are (AMB-SPI-42). */
export const twoPoints: Erratum = erratum(
  'peacetime-russian-two-sp',
  'unknown',
  spi('10.32', ['SPI-10.32.1', 'SPI-10.32.2'], 'In peacetime Russian units have two strength points, neither more nor fewer.', 'errata'),
  'add',
  ['peaceLeast'],
  (rules) => ({ ...rules, peaceLeast: () => 2 }),
);

// ---- partisans ---------------------------------------------------------------------------------------------------------

const unrest = checksAbout<UnrestQuery>((q) => ({
  subject: q.hex < 0 ? [] : [hexName(q.pos, q.hex)],
  params: { country: q.pos.board.tables.partisans[q.row].country },
}));
const countryOfRow = (q: UnrestQuery): string => q.pos.board.tables.partisans[q.row].country;

const notInVichy = unrest(
  spi('14.18', ['SPI-14.18.1'], 'French partisans never appear in Vichy France.', 'errata'),
  'partisans/vichy',
  (q) => countryOfRow(q) !== FRANCE || q.hex < 0 || q.pos.board.areas.vichy[q.hex] === 0,
  (q) => `${hexName(q.pos, q.hex)} lies in Vichy France, where French partisans never appear.`,
);

/** No French partisans in Vichy France, now or later. */
export const vichySpared: Erratum = erratum('no-partisans-in-vichy', 'unknown', notInVichy.ref, 'add', ['raiseChecks'], (rules) => ({ ...rules, raiseChecks: [...rules.raiseChecks, notInVichy] }));

const AREA = spi('16.5', ['SPI-16.5.1', 'SPI-16.5.2'], 'Russian partisans appear in Russia, west of a German unit.', 'errata');

const inRussia = (pos: Position, hex: number): boolean =>
  pos.board.readings['partisans-russia'] === 'scenario' ? nationAt(pos, hex) === pos.board.nationIx.get(RUSSIAN) : pos.board.areas.russia[hex] === 1;

/** Whether a hex lies west of the German units that count, those in Russia or all: of one of them, of one in its row, or of each. */
const westOfGermans = ({ pos, hex }: UnrestQuery): boolean => {
  const nation = pos.board.nationIx.get(GERMANY) ?? -1;
  const { readings, roster, map } = pos.board;
  const { grid } = map;
  const [of, all] = [readings['partisans-west-of'], readings['partisans-german-unit'] === 'any'];
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  let west = false;
  for (let u = roster.first[nation]; u <= roster.last[nation]; u++) {
    const at = pos.state.units.hex[u];
    if (at < 0 || (of === 'row' && rowOf(grid, at) !== row) || !(all || inRussia(pos, at))) continue;
    if (column < columnOf(grid, at)) {
      if (of !== 'every') return true;
      west = true;
    } else if (of === 'every') return false;
  }
  return west;
};

const russianArea = unrest(AREA, 'partisans/russia', (q) => countryOfRow(q) !== RUSSIAN || q.hex < 0 || inRussia(q.pos, q.hex), (q) => `${hexName(q.pos, q.hex)} is not in Russia.`);
const behindTheFront = unrest(AREA, 'partisans/west', (q) => countryOfRow(q) !== RUSSIAN || q.hex < 0 || westOfGermans(q), (q) => `${hexName(q.pos, q.hex)} is not west of the German units that count.`);

/** Russian partisans behind the front. */
export const russianPartisans: Erratum = erratum('russian-partisans-area', 'unknown', AREA, 'add', ['raiseChecks'], (rules) => ({
  ...rules,
  raiseChecks: [...rules.raiseChecks, russianArea, behindTheFront],
}));

const stops = unrest(
  spi('16.52', ['SPI-16.52.1'], 'Rolling stops in a country that is free of enemies and has a friendly unit in it.', 'errata'),
  'partisans/freed',
  (q) => q.pos.state.unrest[q.row] !== 2 && (enemiesInside(q.pos, q.row) || !friendsInside(q.pos, q.row)),
  (q) => `${countryOfRow(q)} is free of enemies and held by friends.`,
);

/** Rolls stop in freed countries. */
export const rollsStop: Erratum = erratum('partisan-rolls-stop', 'unknown', stops.ref, 'add', ['rollChecks'], (rules) => ({ ...rules, rollChecks: [...rules.rollChecks, stops] }));

// ---- scenarios ---------------------------------------------------------------------------------------------------------

const AT_WAR = spi('SCN', ['SPI-SCN.1', 'SPI-SCN.2', 'SPI-SCN.3'], 'The Allies have declared war on Germany; they may enter and attack Axis and pro-Axis countries from the start.', 'errata');

/** Pro-Axis countries are open to the Western Allies. */
const openToWest = {
  ...proAxisLeftAlone,
  holds: (q: EntryQuery): boolean => {
    if (proAxisLeftAlone.holds(q)) return true;
    return q.pos.board.readings['italy-1939'] !== 'germany-only' && blocOfNation(q.pos, nationOf(q.pos, q.unit)) === WEST && q.pos.state.stance[nationOf(q.pos, q.unit)] >= 0;
  },
};

/** The Allies of 1939 are at war. */
export const atWar: Erratum = erratum('allies-at-war-1939', 'unknown', AT_WAR, 'add', ['warAtStart', 'borderChecks'], (rules) => ({
  ...rules,
  warAtStart: true,
  borderChecks: rules.borderChecks.map((c) => (c === proAxisLeftAlone ? openToWest : c)),
}));

/** The Russian unit of case 15.31. */
export const setup1531: Erratum = erratum(
  'setup-2012-to-2014',
  'unknown',
  spi('15.31', ['SPI-15.31.1'], 'The Russian unit of hex 2012 starts in 2014.', 'errata'),
  'change',
  ['placeAtStart'],
  (rules) => ({ ...rules, placeAtStart: (unit, setting) => (setting.mapsheet && unit.nation === RUSSIAN && unit.hex === '2012' ? '2014' : rules.placeAtStart(unit, setting)) }),
);

// ---- three players -----------------------------------------------------------------------------------------------------

const THREE = (clauses: ReadonlyArray<string>, gist: string) => spi('16.82', clauses, gist, 'errata');

const russiaMayAttack = { ...russiaSparesNeutrals, holds: (q: EntryQuery): boolean => q.pos.board.players.length === 3 || russiaSparesNeutrals.holds(q) };

/** With three players Russia may attack neutrals. */
export const russiaFree: Erratum = erratum(
  'russia-may-attack-neutrals',
  'unknown',
  THREE(['SPI-16.82.1'], 'In the game of three players Russia may attack neutrals.'),
  'change',
  ['borderChecks'],
  (rules) => ({ ...rules, borderChecks: rules.borderChecks.map((c) => (c === russiaSparesNeutrals ? russiaMayAttack : c)) }),
);

/** Sweden turns to the Axis when Russia attacks it. */
export const swedenTurns: Erratum = erratum(
  'russia-attacks-sweden',
  'unknown',
  THREE(['SPI-16.82.2'], 'Sweden becomes pro-Axis when Russia attacks it.'),
  'change',
  ['joins'],
  (rules) => ({ ...rules, joins: (pos, nation, violator) => (pos.board.nations[nation].name === SWEDEN && violator === RUSSIA ? AXIS : rules.joins(pos, nation, violator)) }),
);

/** Whether Russia controls every hex of Sweden. */
const swedenWholly = (pos: Position): boolean => {
  const sweden = pos.board.nations[pos.board.nationIx.get(SWEDEN) ?? 0];
  const player = pos.board.playerOf[RUSSIA];
  let any = false;
  for (const hex of sweden.homeHexes) {
    if (pos.board.land[hex] === 0) continue;
    any = true;
    if (pos.state.hexes.control[hex] !== player) return false;
  }
  return any && pos.state.sweden.attacked;
};

/** Production is halved only when Russia controls all of Sweden. */
export const swedenControlled: Erratum = erratum(
  'sweden-halving-only-when-controlled',
  'unknown',
  THREE(['SPI-16.82.3'], 'German production is halved when Russia controls Sweden completely, not before.'),
  'change',
  ['halvedWhen'],
  (rules) => ({ ...rules, halvedWhen: swedenWholly }),
);

/** And for good. */
export const swedenForGood: Erratum = erratum(
  'sweden-halving-permanent',
  'unknown',
  THREE(['SPI-16.82.4'], 'Production that was halved for Sweden stays halved, even when the Axis liberates it.'),
  'change',
  ['halvingStays'],
  (rules) => ({ ...rules, halvingStays: true }),
);
