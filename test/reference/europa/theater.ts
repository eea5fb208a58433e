/**
 * Land that is closed to units: neutral nations, the area of the Soviets, Eastern Poland for the Germans.
 * @rule EBC 3E, FTF 19A, 19B, 19C, FITE 32
 * @module
 */
import { columnIn } from './hexes.js';
import { atWar, inForce, isNeutralLand, type Position, together, type Unit, unitsAt } from './position.js';

/** Polish hexes from column 31 on. @rule FTF 19A */
export const inEasternPoland = (pos: Position, hex: string): boolean => pos.printed.hexes.get(hex)?.land === 'Poland' && columnIn(hex) >= 31;

const inSovietArea = (pos: Position, hex: string): boolean => inEasternPoland(pos, hex) || pos.printed.hexes.get(hex)?.land === 'Soviet Union';

/** Whether the Soviet Union is in the war of Poland. */
const sovietsIn = (pos: Position): boolean => pos.printed.sources.powers.some((p) => p.id === 'soviet-union') && !pos.dormant.includes('soviet-union');

/** Polish units leave across these borders once all their cities and fortresses were lost at the start of their turn. @rule FTF 19B */
export const withdraws = (pos: Position, unit: Unit, to: string): boolean =>
  inForce(pos, 'FTF-19B') &&
  unit.power === 'poland' &&
  ['Hungary', 'Romania'].includes(pos.printed.hexes.get(to)?.land ?? '') &&
  (pos.state.slices['first-to-fight'] as { readonly withdrawal: boolean }).withdrawal;

/** Whether units of the own side stand in a hex that are another army. @rule FTF 19A */
export const holdsOtherArmy = (pos: Position, unit: Unit, hex: string): boolean => unitsAt(pos, hex).some((u) => u.side === unit.side && atWar(pos, u) && !together(pos, u.power, unit.power));

/** Whether the areas of the war let a unit into a hex, enemies and neutrals apart. @rule FTF 19A */
export const areaOpen = (pos: Position, unit: Unit, from: string, to: string): boolean => {
  if (!inForce(pos, 'FTF-19A')) return true;
  if (unit.power === 'soviet-union' && !inSovietArea(pos, to)) return false;
  if (unit.power === 'germany' && sovietsIn(pos) && inEasternPoland(pos, to) && !inEasternPoland(pos, from)) return false;
  return !holdsOtherArmy(pos, unit, to);
};

/** Whether neutrality keeps a unit out of a hex. @rule FTF 19C, FITE 32 */
export const neutralBars = (pos: Position, hex: string): boolean => (inForce(pos, 'FTF-19C') || inForce(pos, 'FITE-32')) && isNeutralLand(pos, hex);

/** Whether units of a power may attack into a hex now, as far as areas and neutrals are concerned. @rule FTF 19A, 19C */
export const mayAttackInto = (pos: Position, unit: Unit, target: string): boolean => {
  if (neutralBars(pos, target)) return false;
  if (inForce(pos, 'FITE-32') && unit.hex !== null && isNeutralLand(pos, unit.hex)) return false;
  if (!inForce(pos, 'FTF-19A') || unit.power !== 'soviet-union') return true;
  return inSovietArea(pos, target) && !pos.units.some((u) => u.power === 'germany' && u.hex !== null && inEasternPoland(pos, u.hex));
};
