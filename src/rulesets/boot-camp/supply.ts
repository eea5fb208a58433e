/**
 * Supply of the generic rules. Sources are the supplement's matter.
 * @rule EBC 12A, 12B, 12C
 * @module
 */
import { weatherAt } from '../europa/board.js';
import { ebc } from '../europa/cases.js';
import type { SupplyRules } from '../europa/rules.js';

/** Hexes of the overland part by weather. @rule EBC 12B (BC-12B.8, BC-12B.9, BC-12B.10) */
const OVERLAND: Readonly<Record<string, number>> = { clear: 7, snow: 4, frost: 4, mud: 3, rain: 3, poor: 3, winter: 3 };

/** The generic rules without sources: every unit is out of supply (BC-12C.1). */
export const bootCampSupply: SupplyRules = {
  ref: ebc(
    '12B',
    [
      'BC-12A.1', 'BC-12A.2', 'BC-12A.3', 'BC-12A.4', 'BC-12A.5', 'BC-12A.6', 'BC-12A.7',
      'BC-12B.1', 'BC-12B.2', 'BC-12B.3', 'BC-12B.4', 'BC-12B.5', 'BC-12B.6', 'BC-12B.7', 'BC-12B.8', 'BC-12B.9', 'BC-12B.10', 'BC-12B.11', 'BC-12B.12',
      'BC-12C.1', 'BC-12C.2', 'BC-12C.3',
    ],
    'A unit is in supply if an overland line of at most seven hexes (fewer in bad weather) joins it to a source of its side, or to a friendly line that leads to one; judged in each initial phase.',
  ),
  sources: () => [],
  rations: () => [],
  usesLines: () => true,
  assisted: (board, power, by) => board.beside[power][by] === 1,
  overland: (pos, hex) => {
    const weather = weatherAt(pos.board, pos.state.turn, hex);
    return OVERLAND[weather] + (pos.board.readings['overland-length'] === 'excluded' ? 1 : 0) - (pos.board.readings['overland-start'] === 'counted' ? 1 : 0);
  },
  limitsBindLines: (board) => board.readings['line-limits'] !== 'overland',
  throughNeutrals: (board) => board.readings['neutral-lines'] === 'yes',
  overlandThroughEnemyLand: (board) => board.readings['overland-ownership'] !== 'not-enemy',
  openersNeedZones: (board) => board.readings['zone-openers'] === 'with-zones',
  roadsAreOwned: (board) => board.readings['friendly-roads'] !== 'any',
  closedTerrain: (board) => (board.readings['line-terrain'] ?? 'unit') as 'unit' | 'unit-off-roads' | 'every-unit',
  mixedLines: (board) => board.readings['mixed-lines'] !== 'single',
};
