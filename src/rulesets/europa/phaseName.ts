/**
 * The phases of a player turn by name.
 * @rule EBC 4, REFORM 9K
 * @module
 */
import type { PhaseName } from './state.js';

export type { PhaseName } from './state.js';

/** Every phase that some ruleset of the family has, in the order of play; deployment comes before the first turn, the end after the last. @since 0.3.0 */
export const PHASE_NAMES: ReadonlyArray<PhaseName> = ['deployment', 'initial', 'movement', 'air', 'combat', 'exploitation', 'exploitationCombat', 'over'];

/** Whether attacks are put together in a phase. */
export const isCombat = (phase: string): boolean => phase === 'combat' || phase === 'exploitationCombat';

/** Whether units move in a phase. */
export const isMovement = (phase: string): boolean => phase === 'movement' || phase === 'exploitation';

/** A phase as people call it: `'exploitation combat'`. */
export const phaseWords = (phase: string): string => phase.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
