/**
 * The corrections of the mapsheet, each an amendment of its own.
 * @rule SPI MAP, 5.7, 13.0 (SPI-MAP.1 to SPI-MAP.9, SPI-5.7.2, SPI-13.0.1)
 * @module
 */
import { type SpiCase, spi } from '../cases.js';
import { MAP_PATCHES, type MapPatchId } from '../mapPatches.js';
import { type Erratum, erratum, type Seen } from './erratum.js';

/** Those that are known not to stand in the sheet of 1973. */
const AFTER: ReadonlyArray<MapPatchId> = ['arctic-ports-1902-2104'];

const patchErratum = (patch: (typeof MAP_PATCHES)[number]): Erratum => {
  const seen: Seen = AFTER.includes(patch.id) ? 'after-dec73' : 'unknown';
  return erratum(patch.id, seen, spi(patch.case as SpiCase, patch.clauses, patch.gist, 'errata'), 'change', ['patches'], (rules) => ({ ...rules, patches: [...rules.patches, patch] }));
};

/** One for each correction, by its id. */
export const mapErrata: ReadonlyMap<string, Erratum> = new Map(MAP_PATCHES.map((patch) => [patch.id, patchErratum(patch)]));

/** The correction of an id. */
export const mapErratum = (id: MapPatchId): Erratum => mapErrata.get(id) as Erratum;
