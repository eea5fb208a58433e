/**
 * Mechanized units.
 * @rule SPI 5.33 (SPI-5.33.1, SPI-5.33.2)
 * @module
 */
import { spi } from '../cases.js';
import { FRANCE, FREE_FRENCH } from '../position.js';
import { type Erratum, erratum } from './erratum.js';

/** The Free French are mechanized too, from their date on; whoever was mechanized stays so. */
export const freeFrench: Erratum = erratum(
  'free-french-mechanized-1943',
  'dec73',
  spi('5.33', ['SPI-5.33.1', 'SPI-5.33.2'], 'Free French units are mechanized from 1/1943 to the end.', 'errata'),
  'add',
  ['mechanized'],
  (rules) => ({
    ...rules,
    mechanized: (board, nation, kind, turn) => {
      if (rules.mechanized(board, nation, kind, turn)) return true;
      const { name } = board.nations[nation];
      const row = board.tables.mechanized.find((r) => r.case === '5.33');
      return row !== undefined && row.from <= turn && (name === FREE_FRENCH || (name === FRANCE && board.readings['free-french'] === 'french'));
    },
  }),
);
