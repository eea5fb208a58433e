/**
 * Cases about the components and the booklet itself: they change nothing in play.
 * @rule SPI 0, 3.4, 5.41, 5.83, 13.0, MAP (SPI-0.1, SPI-3.4.1, SPI-5.41.1, SPI-5.83.1, SPI-13.0.2, SPI-MAP.0)
 * @module
 */
import { spi } from '../cases.js';
import { clarification, type Erratum } from './erratum.js';

/** The errata sheet as a whole. */
export const edition: Erratum = clarification('errata-edition', 'unknown', spi('0', ['SPI-0.1'], 'The sheet of February 1975 joins all earlier corrections.', 'errata'));
/** The scenario sheet. */
export const scenarioSheet: Erratum = clarification(
  'inventory-scenario-sheet',
  'dec73',
  spi('3.4', ['SPI-3.4.1'], 'A scenario sheet belongs to the components; here scenarios are data of their own.', 'errata'),
);
/** A wrong reference. */
export const overrunReference: Erratum = clarification('xref-541-to-841', 'dec73', spi('5.41', ['SPI-5.41.1'], 'The rule of overruns is 8.41.', 'errata'));
/** A case that gives way to another one. */
export const assaultReference: Erratum = clarification('case-583-follows-591', 'dec73', spi('5.83', ['SPI-5.83.1'], 'Case 5.83 gives way to the new 5.91.', 'errata'));
/** Russians are Allies. They always were: control counts by side. */
export const russiansAllied: Erratum = clarification('russians-count-as-allied', 'unknown', spi('13.0', ['SPI-13.0.2'], 'Russian units count as Allied ones for victory.', 'clarification'));
/** What the note on the mapsheet is for. */
export const mapsheet: Erratum = clarification('map-sheet-corrections', 'unknown', spi('MAP', ['SPI-MAP.0'], 'The listed hexes settle what the sheet leaves open; each list is an amendment of its own.', 'clarification'));
