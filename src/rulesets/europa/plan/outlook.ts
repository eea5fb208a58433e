/**
 * What a planner expects of a result of combat, whatever the table: figures that can be averaged.
 * @module
 */

/** Shares and counts of one result, or their mean over several. */
export interface Outlook {
  /** Share of the defenders' worth that is lost. */
  readonly defenderLost: number;
  /** A further share that is lost when every way out lies in zones of control. */
  readonly defenderTrapped: number;
  /** How likely the hex is cleared. */
  readonly clears: number;
  /** Share of the attackers' worth that is lost. */
  readonly attackerLost: number;
  /** The same, to be multiplied by the strength of the defenders over that of the attackers. */
  readonly attackerExchanged: number;
  /** How likely the attackers retreat. */
  readonly attackerRetreats: number;
}

/** Nothing happens. */
export const STOPPED: Outlook = { defenderLost: 0, defenderTrapped: 0, clears: 0, attackerLost: 0, attackerExchanged: 0, attackerRetreats: 0 };

/** One outlook on top of another, weighted. */
export const addOutlook = (a: Outlook, b: Outlook, weight = 1): Outlook => ({
  defenderLost: a.defenderLost + weight * b.defenderLost,
  defenderTrapped: a.defenderTrapped + weight * b.defenderTrapped,
  clears: a.clears + weight * b.clears,
  attackerLost: a.attackerLost + weight * b.attackerLost,
  attackerExchanged: a.attackerExchanged + weight * b.attackerExchanged,
  attackerRetreats: a.attackerRetreats + weight * b.attackerRetreats,
});
