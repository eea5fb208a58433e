/**
 * Rational Stalin: a Red Army without the purge, in two forms of which one at most is used.
 * @rule SPI 17.1, 17.11, 17.12
 * @module
 */
import type { Amendment } from '../../../kernel/amendment.js';
import { spi } from '../cases.js';
import { RUSSIAN } from '../position.js';
import type { SpiRules } from '../rules.js';

const ONE = '17.11';
const TWO = '17.12';

/** Sizes of peacetime units under either form. @rule SPI 17.11 (SPI-17.11.2), 17.12 (SPI-17.12.1) */
const sizes = (rules: SpiRules): Pick<SpiRules, 'peaceMost' | 'peaceLeast'> => ({
  peaceMost: (board) => board.tables.buildUp.peacetimeRussiaRational,
  peaceLeast: (board) => (board.readings['peacetime-minimum'] === 'any' ? 1 : rules.peaceLeast(board)),
});

/** Option one: the set-up is stronger. */
export const rationalStalinOne: Amendment<SpiRules> = {
  id: ONE,
  ref: spi('17.11', ['SPI-17.1.1', 'SPI-17.1.2', 'SPI-17.11.1', 'SPI-17.11.2', 'SPI-17.11.3'], 'Russian units of the set-up have a point more, and units of three may be built in peacetime.', 'option'),
  does: 'change',
  touches: ['strengthAtStart', 'peaceMost', 'peaceLeast'],
  excludes: [TWO],
  slice: null,
  to: (rules) => ({
    ...rules,
    ...sizes(rules),
    strengthAtStart: (unit) => rules.strengthAtStart(unit) + (unit.nation === RUSSIAN && unit.sp <= 2 ? 1 : 0),
  }),
};

/** Option two: the set-up is free. */
export const rationalStalinTwo: Amendment<SpiRules> = {
  id: TWO,
  ref: spi('17.12', ['SPI-17.1.2', 'SPI-17.12.1', 'SPI-17.12.2', 'SPI-17.12.3', 'SPI-17.12.4', 'SPI-17.12.5'], 'Russia is set up freely with the printed total, and units of three may be built in peacetime.', 'option'),
  does: 'change',
  touches: ['freeSetup', 'peaceMost', 'peaceLeast'],
  excludes: [ONE],
  slice: null,
  to: (rules) => ({ ...rules, ...sizes(rules), freeSetup: true }),
};
