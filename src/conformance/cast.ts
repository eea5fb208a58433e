/**
 * Who plays in small positions, and on whose land, by the rules that they are played by.
 * @module
 */
import type { PlayerTurnData, Power } from '../rulesets/europa/setting.js';
import { eastDeployment, eastPlayerTurns, eastPowers, surprisePlayerTurn } from '../rulesets/fire-in-the-east/index.js';
import { firstToFightDeployment, firstToFightPlayerTurns, firstToFightPowers, FTF } from '../rulesets/first-to-fight/index.js';
import type { Sketch } from './sketch.js';

/** What a sketch, or a game that was made of one, is played by. */
interface Played {
  readonly rules?: string;
}

/** Whether a sketch is played with the supplement. */
export const isSupplement = ({ rules }: Played): boolean => rules === 'first-to-fight' || rules === 'first-to-fight-advanced';

/** Whether a sketch is played in the East. */
export const isEast = ({ rules }: Played): boolean => rules === 'fire-in-the-east';

/** The land that hexes are of which a sketch does not say whose they are. */
export const homeLand = (played: Played): string => (isEast(played) ? 'Soviet Union' : 'Poland');

/** Who plays: Germans and Poles, and with the supplement the Soviets too; in the East everybody who fought there. */
export const cast = (sketch: Sketch): { readonly powers: ReadonlyArray<Power>; readonly playerTurns: ReadonlyArray<PlayerTurnData>; readonly deploymentOrder: ReadonlyArray<string> } => {
  if (isEast(sketch)) return { powers: eastPowers, playerTurns: sketch.surprise === undefined ? eastPlayerTurns : [...eastPlayerTurns, surprisePlayerTurn(sketch.surprise)], deploymentOrder: eastDeployment };
  const plays = (id: string): boolean => isSupplement(sketch) || id !== FTF.sovietUnion;
  return {
    powers: firstToFightPowers.filter((p) => plays(p.id)),
    playerTurns: firstToFightPlayerTurns.filter((t) => t.powers.every(plays)),
    deploymentOrder: firstToFightDeployment.filter(plays),
  };
};
