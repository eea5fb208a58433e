/**
 * Options about occupation, Finland, air zones and amphibious points.
 * @rule SPI 17.2, 17.3, 17.4, 17.5
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import { checksAbout } from '../../../kernel/rule.js';
import { effectiveEnemyAir } from '../air.js';
import { spi } from '../cases.js';
import { finnishBuilds, finnishLimit, offerConversion } from '../conversion.js';
import { usedIn } from '../naval.js';
import { hexName, type Position } from '../position.js';
import type { BudgetRule, SeaBar, SpiRules, UnrestQuery } from '../rules.js';
import { AXIS } from '../state.js';

const MODERATE = spi('17.2', ['SPI-17.2.1', 'SPI-17.2.2'], 'No partisans rise against the Axis.', 'option');

const noUprising = checksAbout<UnrestQuery>((q) => ({ subject: [], params: { country: q.pos.board.tables.partisans[q.row].country } }))(
  MODERATE,
  'partisans/moderate-occupation',
  (q) => q.pos.board.tables.partisans[q.row].side === 'axis',
  (q) => `Under a moderate occupation no partisans rise in ${q.pos.board.tables.partisans[q.row].country}.`,
);

/** Moderate Nazi occupation. */
export const moderateOccupation: Amendment<SpiRules> = {
  id: '17.2',
  ref: MODERATE,
  does: 'change',
  touches: ['rollChecks'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, rollChecks: [...rules.rollChecks, noUprising] }),
};

/** Finnish partisan conversion. It is offered last: nothing of the turn comes after it. */
export const finnishConversion: Amendment<SpiRules> = {
  id: '17.3',
  ref: spi('17.3', ['SPI-17.3.1', 'SPI-17.3.2'], 'Finnish partisans with a line to Germany may become regular units; six Finnish points are the limit.', 'option'),
  does: 'add',
  touches: ['closing', 'rollChecks', 'buildChecks'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    closing: { ...rules.closing, end: [...(rules.closing.end ?? []), offerConversion] },
    rollChecks: [...rules.rollChecks, finnishLimit],
    buildChecks: [...rules.buildChecks, finnishBuilds],
  }),
};

const SUPPRESSED = spi(
  '17.4',
  ['SPI-17.4.1', 'SPI-17.4.2', 'SPI-17.4.3', 'SPI-17.4.4'],
  'Air zones on a hex cancel one another: the difference is the effective strength of the stronger side.',
  'option',
);

/** By a reading supply does not come by sea where the enemy’s zone is the stronger one. @rule SPI 17.4 (AMB-SPI-92) */
const supplyClosed: SeaBar = {
  ref: SUPPRESSED,
  code: 'sea/air-zone',
  byEnds: true,
  closed: (q) => q.use === 'supply' && q.pos.board.readings['air-suppression-supply'] === 'yes' && effectiveEnemyAir(q.pos, q.bloc === AXIS ? 0 : 1, q.to) > 0,
  detail: (q) => `The enemy’s air zone is the stronger one on ${hexName(q.pos, q.to)}.`,
};

/** Air zone suppression: for naval transport; an assault still needs only a contested zone. */
export const airSuppression: Amendment<SpiRules> = {
  id: '17.4',
  ref: SUPPRESSED,
  does: 'change',
  touches: ['effectiveAir', 'seaBars'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, effectiveAir: (own, enemy) => Math.max(0, enemy - own), seaBars: [...rules.seaBars, supplyClosed] }),
};

/** The Game-Turn whose unused points are kept, and the one they are kept for. @rule SPI 17.5 (SPI-17.5.1) */
const FROM = 20;
const FOR = 21;

const track = (pos: Position, turn: number): number => pos.board.rules.trackPoints(pos.board, 'amphibious', turn);

/** Points of a turn by all other rules. */
const before = (pos: Position, turn: number): number =>
  pos.board.rules.alliedAmphibious.reduce((sum, rule) => (rule === accrued ? sum : rule.points(pos, turn, sum)), 0);

const accrued: BudgetRule = {
  ref: spi('17.5', ['SPI-17.5.1'], 'Amphibious points not used in Game-Turn 20 are kept for Game-Turn 21.', 'option'),
  points: (pos, turn, soFar) => {
    if (turn !== FOR) return soFar;
    const used = usedIn(pos, FROM);
    const unused = Math.max(0, before(pos, FROM) - used);
    switch (pos.board.readings['flexible-sum']) {
      case 'replace':
        return track(pos, FOR) + unused;
      case 'track':
        return soFar + Math.max(0, track(pos, FROM) - used);
      default:
        return soFar + unused;
    }
  },
};

/** Increased amphibious flexibility. */
export const amphibiousFlexibility: Amendment<SpiRules> = {
  id: '17.5',
  ref: accrued.ref,
  does: 'add',
  touches: ['alliedAmphibious'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, alliedAmphibious: [...rules.alliedAmphibious, accrued] }),
};
