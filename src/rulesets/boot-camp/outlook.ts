/**
 * What planners expect of the nine results.
 * @rule EBC CRT
 * @module
 */
import { type Outlook, STOPPED } from '../europa/plan/outlook.js';
import type { CrtResult } from './crt.js';

/** Defenders who are eliminated leave cadres that retreat; whoever takes part in an exchange chooses his losses. */
const OUTLOOKS: Readonly<Record<CrtResult, Outlook>> = {
  AE: { ...STOPPED, attackerLost: 1, attackerRetreats: 1 },
  AH: { ...STOPPED, attackerLost: 0.5, attackerRetreats: 1 },
  AR: { ...STOPPED, attackerRetreats: 1 },
  AS: STOPPED,
  EX: { ...STOPPED, defenderLost: 1, defenderTrapped: 0.4, clears: 1, attackerExchanged: 1.1 },
  HX: { ...STOPPED, defenderLost: 1, defenderTrapped: 0.4, clears: 1, attackerExchanged: 0.55 },
  DR: { ...STOPPED, defenderLost: 0.05, defenderTrapped: 0.9, clears: 1 },
  DH: { ...STOPPED, defenderLost: 0.5, defenderTrapped: 0.5, clears: 1 },
  DE: { ...STOPPED, defenderLost: 1, defenderTrapped: 0.4, clears: 1 },
};

/** The outlook of a result; one that is none of the nine changes nothing. */
export const bootCampOutlook = (result: string): Outlook => (Object.hasOwn(OUTLOOKS, result) ? OUTLOOKS[result as CrtResult] : STOPPED);
