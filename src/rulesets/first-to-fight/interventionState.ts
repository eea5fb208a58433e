/**
 * What has to be remembered of Soviet intervention.
 * @rule FTF 19A
 * @module
 */
import type { StateSlice } from '../../kernel/amendment.js';
import type { EuropaState } from '../europa/state.js';
import type { UnitIx } from '../europa/unit.js';

/** State of rule 19A. @since 0.2.0 */
export interface Intervention {
  /** The game turn in which the Soviet Union intervened, null before. */
  readonly turn: number | null;
  /** German units that were in Eastern Poland then; ascending. */
  readonly germans: ReadonlyArray<UnitIx>;
  /** German units that were there when the phase began, where the reading in force asks for it; ascending. */
  readonly hindering: ReadonlyArray<UnitIx>;
  /** The unit on its way through a hex of the other army, where the reading in force allows it. */
  readonly passing: UnitIx | null;
}

const isIx = (u: unknown): boolean => Number.isInteger(u) && (u as number) >= 0;
const isUnits = (u: unknown): boolean => Array.isArray(u) && u.every((n, i) => isIx(n) && (i === 0 || n > u[i - 1]));

/** The slice of rule 19A. @since 0.2.0 */
export const INTERVENTION: StateSlice<Intervention> = {
  key: 'intervention',
  initial: { turn: null, germans: [], hindering: [], passing: null },
  is: (u): u is Intervention => {
    if (typeof u !== 'object' || u === null || Object.keys(u).length !== 4) return false;
    const { turn, germans, hindering, passing } = u as Intervention;
    return (turn === null || (isIx(turn) && turn > 0)) && isUnits(germans) && isUnits(hindering) && (passing === null || isIx(passing));
  },
};

/** The same of a position; nothing where rule 19A is not in force. */
export const intervention = (state: Pick<EuropaState, 'slices'>): Intervention => (state.slices[INTERVENTION.key] as Intervention | undefined) ?? INTERVENTION.initial;
