/**
 * What becomes of fortifications that the enemy takes.
 * @rule EBC 14D
 * @module
 */
import type { Amendment } from '../../../../kernel/amendment.js';
import { featureBit } from '../../../../kernel/map.js';
import { capturesFortification, entryBy, takesFromEnemy } from '../../../europa/captures.js';
import { ebc } from '../../../europa/cases.js';
import { type EuropaEvent, NO_EVENTS } from '../../../europa/event.js';
import type { Position } from '../../../europa/position.js';
import type { EuropaRules } from '../../../europa/rules.js';
import { fortressBits, worksIn } from '../../../europa/works.js';

/** A fort falls with its hex, whoever built it, and in the moment of entry. @rule EBC 14D (BC-14D.1) */
const destroyFort = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  const entry = entryBy(e);
  if (entry === null || (pos.board.rules.works(pos, entry.hex) & featureBit(pos.board.map, 'fort')) === 0) return NO_EVENTS;
  const falls = worksIn(pos.state).forts.includes(entry.hex) ? takesFromEnemy(pos, entry) : capturesFortification(pos, entry);
  return falls ? [{ type: 'fortDestroyed', hex: entry.hex }] : NO_EVENTS;
};

/** Printed features of a hex that were lost when an enemy entered it; a fort may have been built there since. */
const lost = ({ board, state }: Position, hex: number): number =>
  state.captured.includes(hex) ? fortressBits(board.map) | (worksIn(state).forts.includes(hex) ? 0 : featureBit(board.map, 'fort')) : 0;

/** Rule 14D. @since 0.2.0 */
export const fortificationAmendments: ReadonlyArray<Amendment<EuropaRules>> = [
  {
    id: 'EBC-14D',
    ref: ebc(
      '14D',
      ['BC-14D.1', 'BC-14D.2', 'BC-14D.3', 'BC-14D.4', 'BC-14D.5', 'BC-14D.6', 'BC-14D.7'],
      'A fort is destroyed when an enemy takes its hex; fortresses and fortified hexsides then lose their effects at once and for good.',
    ),
    does: 'change',
    touches: ['works', 'hexsidesFortified', 'reactions'],
    excludes: [],
    slice: null,
    to: (rules) => ({
      ...rules,
      works: (pos, hex) => {
        const features = rules.works(pos, hex);
        return features === 0 || pos.state.captured.length === 0 ? features : features & ~lost(pos, hex);
      },
      hexsidesFortified: (pos, hex) => rules.hexsidesFortified(pos, hex) && !pos.state.captured.includes(hex),
      reactions: [...rules.reactions, destroyFort],
    }),
  },
];
