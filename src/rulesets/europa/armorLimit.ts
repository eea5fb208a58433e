/**
 * A limit on the armor that a side can bring to bear in an attack, where a rule sets one.
 * @rule REFORM 31C (ER-31C.1, ER-31C.2)
 * @module
 */

/** How much of a side's armor counts in an attack; the rest is neutral. @since 0.3.0 */
export interface ArmorLimit {
  /** REs that may count as capable. */
  readonly res: number;
  /** Whether the limit is one for each hex that units attack from, or one for the whole attack. */
  readonly per: 'hex' | 'attack';
  /** What an RE that is capable in half counts against it: half an RE, or a whole one. */
  readonly halves: 'half' | 'whole';
  /** Whether what is beyond it dilutes as other neutral units do, or is left out altogether. */
  readonly beyond: 'neutral' | 'left-out';
}
