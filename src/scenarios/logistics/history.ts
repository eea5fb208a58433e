/**
 * What happened in the world from 1941 to 1944, as far as the ledger knows of it, turn by turn. After history; the numbers of cities and the turns in which
 * bombing took resource points are ours.
 * @module
 */
import type { WorldEvent } from './world.js';

/** Turn and side in whose player turn it happens, and what. @since 0.3.0 */
export interface Dated {
  readonly turn: string;
  readonly side: 0 | 1;
  readonly events: ReadonlyArray<WorldEvent>;
}

/** In order. @since 0.3.0 */
export const HISTORY: ReadonlyArray<Dated> = [
  // Minsk and Lvov are lost, Finland enters the war
  { turn: 'Jun II 41', side: 0, events: [{ event: 'cities', subject: '2' }, { event: 'join', subject: 'finland' }] },
  { turn: 'Sep II 42', side: 0, events: [{ event: 'take-part', subject: 'Stalingrad' }] },
  { turn: 'Nov II 42', side: 1, events: [{ event: 'destroy', subject: 'romania-3' }, { event: 'destroy', subject: 'romania-4' }] },
  { turn: 'Jan II 43', side: 1, events: [{ event: 'destroy', subject: 'germany-6' }, { event: 'destroy', subject: 'hungary-2' }] },
  { turn: 'Feb I 43', side: 1, events: [{ event: 'retake', subject: 'Stalingrad' }] },
  // bombers from Africa, and a year later from Italy
  { turn: 'Jul II 43', side: 1, events: [{ event: 'bomb', subject: 'Ploesti' }] },
  { turn: 'Aug I 43', side: 0, events: [{ event: 'repair', subject: 'Ploesti' }] },
  { turn: 'Apr I 44', side: 1, events: [{ event: 'bomb', subject: 'Ploesti' }] },
  // the front is in Romania: it changes sides, and its oil is lost
  { turn: 'Aug II 44', side: 1, events: [{ event: 'take', subject: 'Ploesti' }, { event: 'defect', subject: 'romania' }] },
  { turn: 'Sep I 44', side: 1, events: [{ event: 'defect', subject: 'finland' }] },
];
