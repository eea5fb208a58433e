/**
 * Cases about movement on land, zones of control, overruns and supply.
 * @rule SPI 5.66, 6.0, 8.47, 8.48, 9.74, 14.5, 16.7
 * @module
 */
import { hexsideBit } from '../../../kernel/map.js';
import { spi } from '../cases.js';
import { entryCheck } from '../entry.js';
import { approachFree, germansAlone, oneHexAPhase } from '../overrun.js';
import { friendly, hexName, nationAt, nationName, nationOf, type Position, RUSSIAN, unitName } from '../position.js';
import type { EdgeBar, EdgeQuery } from '../rules.js';
import { NEUTRAL, PEACE, PRO_AXIS } from '../state.js';
import type { UnitIx } from '../unit.js';
import { type Erratum, erratum } from './erratum.js';

const blocked = ({ board, features }: EdgeQuery): boolean => (features & (hexsideBit(board.map, 'blocked') | hexsideBit(board.map, 'strait'))) !== 0;

const RAIL = spi('5.66', ['SPI-5.66.1'], 'Rail movement never crosses a blocked hexside.', 'errata');
const noRail: EdgeBar = { ref: RAIL, code: 'rail/blocked-hexside', closed: blocked };

/** No rail movement across blocked hexsides. Straits count as such. */
export const railBlocked: Erratum = erratum('rail-no-blocked-hexside', 'dec73', RAIL, 'add', ['railBars'], (rules) => ({ ...rules, railBars: [...rules.railBars, noRail] }));

const DROP = spi('16.7', ['SPI-16.7.1'], 'An airdrop does not cross a blocked hexside.', 'errata');
const noDrop: EdgeBar = { ref: DROP, code: 'drop/blocked-hexside', closed: blocked };

/** No airdrops across blocked hexsides. */
export const dropBlocked: Erratum = erratum('no-airdrop-across-blocked-hexside', 'unknown', DROP, 'add', ['dropBars'], (rules) => ({ ...rules, dropBars: [...rules.dropBars, noDrop] }));

// ---- zones -------------------------------------------------------------------------------------------------------------

const NEUTRALS = spi(
  '6.0',
  ['SPI-6.0.1', 'SPI-6.0.2', 'SPI-6.0.3', 'SPI-6.0.4'],
  'Zones of control do not cross the border of a neutral nation, until an attack is made into it or a foreign unit enters it.',
  'errata',
);

/** Whether the border of a hex's country keeps zones out: its nation is not at war, and nobody has been there. */
const guarded = (pos: Position, hex: number): boolean => {
  const nation = nationAt(pos, hex);
  if (nation < 0) return false;
  const stance = pos.state.stance[nation];
  const neutral = stance === NEUTRAL || stance === PEACE || (stance === PRO_AXIS && pos.board.readings['neutral-zones-pro-axis'] === 'yes');
  return neutral && pos.state.touched[nation] === 0;
};

/** Borders of neutrals, nation by nation. */
export const neutralZones: Erratum = erratum('zoc-not-into-neutrals', 'unknown', NEUTRALS, 'add', ['zoneBars'], (rules) => ({
  ...rules,
  zoneBars: [...rules.zoneBars, { ref: NEUTRALS, closed: (pos, from, to) => nationAt(pos, from) !== nationAt(pos, to) && (guarded(pos, to) || guarded(pos, from)) }],
}));

/** Zones extend into occupied hexes, so that adjacent units of a side cover one another. */
export const occupiedZones: Erratum = erratum(
  'zoc-into-occupied-hexes',
  'unknown',
  spi('8.47', ['SPI-8.47.1', 'SPI-8.47.2'], 'Zones of control extend into occupied hexes.', 'errata'),
  'change',
  ['zonesEnterOccupied'],
  (rules) => ({ ...rules, zonesEnterOccupied: true }),
);

// ---- overruns ----------------------------------------------------------------------------------------------------------

/** Only the zone of what is overrun is ignored, and only by those who overrun it. With it goes the order of moves. */
export const targetZoneOnly: Erratum = erratum(
  'overrun-ignores-target-zoc-only',
  'unknown',
  spi('8.47', ['SPI-8.47.3', 'SPI-8.47.4'], 'Units ignore only the zones of control of units that they themselves overrun.', 'errata'),
  'change',
  ['zonesIgnored', 'overrunOrder'],
  (rules) => ({ ...rules, zonesIgnored: () => 'target', overrunOrder: [] }),
);

/** The approach to an overrun is free of other zones. */
export const freeApproach: Erratum = erratum('overrun-approach-hex', 'unknown', approachFree.ref, 'change', ['overrunLimits'], (rules) => ({
  ...rules,
  overrunLimits: [...rules.overrunLimits, approachFree],
}));

/** One overrun hex for a unit in a phase. */
export const oneOverrun: Erratum = erratum('one-overrun-hex-per-phase', 'unknown', oneHexAPhase.ref, 'change', ['overrunLimits'], (rules) => ({
  ...rules,
  overrunLimits: [...rules.overrunLimits.filter((check) => check !== germansAlone), oneHexAPhase],
}));

// ---- supply and the leash ----------------------------------------------------------------------------------------------

const FRIENDLY = spi('9.74', ['SPI-9.74.1', 'SPI-9.74.2', 'SPI-9.74.3'], 'Supply lines run through friendly hexes: where the player was the last to be or to hold by zone.', 'errata');

/** Supply through friendly hexes only. */
export const friendlySupply: Erratum = erratum('supply-through-friendly-hexes', 'unknown', FRIENDLY, 'add', ['supplyBars'], (rules) => ({
  ...rules,
  supplyBars: [
    ...rules.supplyBars,
    { ref: FRIENDLY, closed: (pos, player, hex) => !friendly(pos, player, hex) && !(pos.state.hexes.control[hex] < 0 && pos.board.readings['control-neutral'] === 'both') },
  ],
}));

const isRussian = (pos: Position, unit: UnitIx): boolean => nationName(pos, nationOf(pos, unit)) === RUSSIAN;

/** Land hexes from Russia proper that Russians may go. */
const LEASH = 10;

const leash = entryCheck(
  spi('14.5', ['SPI-14.5.1'], 'Russian units never move more than ten land hexes from Russia as it was before 1939.', 'errata'),
  'russia/leash',
  (q) => {
    if (!isRussian(q.pos, q.unit) || (q.mode === 'retreat' && q.pos.board.readings['leash-binds'] !== 'all')) return true;
    const far = (hex: number): number => (hex < 0 || q.pos.board.fromRussia[hex] < 0 ? Infinity : q.pos.board.fromRussia[hex]);
    // a unit that is outside already gets no farther
    return far(q.to) <= LEASH || far(q.to) <= far(q.from);
  },
  (q) =>
    `${hexName(q.pos, q.to)} lies ${q.pos.board.fromRussia[q.to] < 0 ? 'where no way on land leads' : `${q.pos.board.fromRussia[q.to]} land hexes`} from Russia; ${unitName(q.pos, q.unit)} may go ${LEASH}.`,
);

/** Ten land hexes. */
export const russianLeash: Erratum = erratum('russian-ten-hex-leash', 'unknown', leash.ref, 'add', ['entryChecks', 'railChecks'], (rules) => ({
  ...rules,
  entryChecks: [...rules.entryChecks, leash],
  railChecks: [...rules.railChecks, { ...leash, binds: isRussian }],
}));
