/**
 * Which cases of the errata and which options are in force, by the names that the project gives them. The sheet of December 1973 can
 * be seen from 3.4 to the beginning of 5.86; that of February 1975 has them all. SPI 0, AMB-SPI-1.
 */

/** Names of cases in force: `'rail-no-blocked-hexside'`, `'17.6'`. */
export type Laws = ReadonlySet<string>;

/** Cases that stand on the sheet of 1973. */
const DECEMBER_1973 = [
  'free-french-mechanized-1943', 'rail-no-blocked-hexside', 'transport-track-absolute', 'axis-ntp-accumulate', 'german-atp-single-use',
  'german-atp-converts-to-ntp', 'assault-enemy-controlled-hex', 'allied-atp-alternate-turns',
];
/** Those that are seen on the later sheet only. */
const FEBRUARY_1975 = [
  'arctic-coast-not-atlantic', 'arctic-ports-1902-2104', 'baltic-closed', 'mediterranean-closed-653', 'assault-reinforcement',
  'zoc-not-into-neutrals', 'zoc-into-occupied-hexes', 'overrun-ignores-target-zoc-only', 'overrun-approach-hex', 'one-overrun-hex-per-phase',
  'supply-through-friendly-hexes', 'peacetime-russian-two-sp', 'victory-hexes-not-germany', 'no-partisans-in-vichy', 'russian-ten-hex-leash',
  'allies-at-war-1939', 'setup-2012-to-2014', 'russian-partisans-area', 'partisan-rolls-stop', 'no-airdrop-across-blocked-hexside',
  'russia-may-attack-neutrals', 'russia-attacks-sweden', 'sweden-halving-only-when-controlled', 'sweden-halving-permanent',
  'map-extra-ports', 'map-rough-hexes', 'map-straits-blocked', 'map-denmark-tip', 'map-clear-hexes', 'map-sea-hexes', 'map-prohibited-hexes',
  'map-corsica-french',
];

/** What is played, as a player asks for it. */
export interface Wanted {
  readonly edition: 'first' | 'dec73' | 'feb75';
  readonly options?: ReadonlyArray<string>;
  readonly with?: ReadonlyArray<string>;
  readonly without?: ReadonlyArray<string>;
}

/** The cases in force. */
export const lawsOf = ({ edition, options = [], with: more = [], without = [] }: Wanted): Laws => {
  const seen = edition === 'first' ? [] : edition === 'dec73' ? DECEMBER_1973 : [...DECEMBER_1973, ...FEBRUARY_1975];
  return new Set([...[...seen, ...more].filter((name) => !without.includes(name)), ...options]);
};
