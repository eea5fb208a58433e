/**
 * The first edition of World War II, of 1973: every slot filled. What its printed rules say is known only in part; see
 * `reconstruction.ts` for each rule that is ours, and `tables/` for the sources of the numbers.
 * @rule SPI 4 to 16
 * @module
 */
import { attrition } from './attrition.js';
import { baseAssaultChecks, notEnemyControlled } from './assault.js';
import { spi } from './cases.js';
import { baseCourse, baseSteps, combatRoll } from './combat/course.js';
import { assaultShift, baseCommitChecks, baseResolveChecks, groundShift } from './combat/declare.js';
import { baseRetreatBars } from './combat/retreat.js';
import { takeByZone } from './control.js';
import { baseDropChecks } from './drop.js';
import { baseEntryChecks, builtUpBeforeEnd } from './entry.js';
import { baseStepChecks } from './movement.js';
import { closeBooks, openBooks, runningSum, trackRule } from './naval.js';
import { baseOverrunChecks, germansAlone, movesFirst, planCarriedOut } from './overrun.js';
import { baseRaiseChecks, baseRollChecks, noteUnrest, partisanRoll, rollForPartisans } from './partisans.js';
import { GERMANY, stanceOf, SWEDEN, type Position } from './position.js';
import { baseBuildChecks, baseReformChecks, baseUnitCost, grantPoints, noteSweden } from './production.js';
import { spiReadings } from './readings/index.js';
import type { SpiRules } from './rules.js';
import { baseShipChecks } from './ship.js';
import { PEACE, RUSSIA } from './state.js';
import { supplyAtStart } from './supply.js';
import { freshTurn, grantMechanized, grantMovement, grantRail, settleLandings } from './turn.js';
import { KINDS } from './unit.js';
import { concession, decidedNow, victory } from './victory.js';
import { baseBorderChecks, breaksPeace, fallen, joinByDate, keepsPeace, opposesViolator } from './war.js';
import { notesSweden, zoneEvents } from './passing.js';

/** Whether Russia controls some of Sweden, having attacked it: production is halved at once in the first edition. @rule SPI 16.82 */
const swedenAttacked = ({ board, state }: Position): boolean => {
  if (!state.sweden.attacked) return false;
  const sweden = board.nations[board.nationIx.get(SWEDEN) ?? 0];
  return sweden.homeHexes.some((hex) => state.hexes.control[hex] === board.playerOf[RUSSIA]);
};

const noReason = { subject: [], params: {} } as const;

/** The first edition. @since 0.2.0 */
export const first: SpiRules = {
  id: 'spi-ww2',
  version: '1',
  title: "SPI's World War II, first edition (1973)",
  amendments: [],
  readings: spiReadings,

  patches: [],
  placeAtStart: (unit) => unit.hex,
  strengthAtStart: (unit) => unit.sp,
  freeSetup: false,
  warAtStart: false,

  phases: (board) =>
    board.readings['rail-sea-position'] === 'before'
      ? ['production', 'movement', 'combat', 'rail', 'mechanized', 'end']
      : ['production', 'movement', 'combat', 'mechanized', 'rail', 'end'],
  entering: {
    production: [openBooks, joinByDate, freshTurn, supplyAtStart, grantPoints, noteUnrest, rollForPartisans],
    movement: [grantMovement],
    mechanized: [grantMechanized],
    rail: [grantRail],
    end: [attrition, fallen, noteSweden, closeBooks],
  },
  closing: {
    production: [takeByZone],
    movement: [takeByZone, noteUnrest],
    combat: [settleLandings, takeByZone],
    mechanized: [takeByZone, noteUnrest],
    rail: [takeByZone],
    // units that surrendered have left hexes behind
    end: [takeByZone, noteSweden],
  },
  endChecks: [planCarriedOut, builtUpBeforeEnd],
  rolls: { combat: (pos, die) => combatRoll(pos, die), partisans: partisanRoll },
  reactions: [notesSweden, breaksPeace, zoneEvents],

  mechanized: (board, nation, kind, turn) =>
    board.tables.mechanized.some(
      (row) =>
        row.case === null &&
        row.nation === board.nations[nation].name &&
        row.from <= turn &&
        (row.units === 'all' || KINDS[kind] === 'mechanized') &&
        (row.nation === GERMANY || board.readings['mechanized-others'] !== 'none'),
    ),
  unitCost: baseUnitCost,
  peaceMost: (board) => board.tables.buildUp.peacetimeRussia,
  peaceLeast: () => 1,
  buildChecks: baseBuildChecks,
  reformChecks: baseReformChecks,

  zonesEnterOccupied: false,
  zoneBars: [],

  stepChecks: baseStepChecks,
  entryChecks: baseEntryChecks,
  railBars: [],
  railChecks: [{ ...keepsPeace, binds: (pos, unit) => stanceOf(pos, unit) === PEACE }],
  dropBars: [],
  overrunChecks: baseOverrunChecks,
  overrunLimits: [germansAlone],
  overrunOrder: [movesFirst],
  zonesIgnored: (board, units) =>
    board.readings['first-edition-overruns'] === 'german' && units.some((u) => board.nations[board.roster.nation[u]].name !== GERMANY) ? 'target' : 'all',

  seaBars: [],
  passageFree: () => false,
  assaultChecks: [...baseAssaultChecks, notEnemyControlled],
  shipChecks: baseShipChecks,
  dropChecks: baseDropChecks,
  requestChecks: [
    {
      ref: spi('5.85', [], 'In the first edition nobody has to ask before ships enter the Baltic.'),
      code: 'baltic/open',
      holds: () => false,
      breach: () => ({ ...noReason, detail: 'The Baltic is open to all ships; there is nothing to ask for.' }),
    },
  ],
  beachOpen: () => false,
  exemptAt: () => 0,
  trackPoints: (board, kind, turn) => runningSum(board.tables.transport, kind, board.setting.firstTurn, turn),
  alliedNaval: [trackRule('naval')],
  alliedAmphibious: [trackRule('amphibious')],
  axisNavalKept: false,
  axisAmphibiousSpent: false,
  axisAmphibiousConverts: false,
  effectiveAir: (_, enemy) => enemy,

  commitChecks: baseCommitChecks,
  resolveChecks: baseResolveChecks,
  differential: [groundShift, assaultShift],
  judgesDefenders: false,
  course: baseCourse,
  steps: baseSteps,
  retreatBars: baseRetreatBars,

  supplyBars: [],

  borderChecks: baseBorderChecks,
  joins: opposesViolator,
  halvedWhen: swedenAttacked,
  halvingStays: false,
  rollChecks: baseRollChecks,
  raiseChecks: baseRaiseChecks,

  result: victory,
  conceded: concession,
  decided: decidedNow,
};
