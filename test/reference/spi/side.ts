/** Who fights for whom: camps, blocs and players. SPI 10, 11, 16.82. */
import type { Bloc, Nation, Stance, Unit, World } from './world.js';
import { nationOf } from './world.js';

/** The Axis, or its enemies together. */
export type Camp = 'axis' | 'allied';

export const atWar = (nation: Nation): boolean => nation.stance === 'axis' || nation.stance === 'west' || nation.stance === 'russia';
const campOfStance = (stance: Stance): Camp | null => (stance === 'axis' ? 'axis' : stance === 'west' || stance === 'russia' ? 'allied' : null);

/** The camp of a unit; null while its nation is not at war. */
export const campOf = (world: World, u: Unit): Camp | null => campOfStance(nationOf(world, u).stance);
export const enemyOf = (camp: Camp): Camp => (camp === 'axis' ? 'allied' : 'axis');

/** The bloc that commands a nation: whose war it fights, in peace its own. Neutrals obey nobody. */
export const blocOf = (nation: Nation): Bloc | null => (atWar(nation) ? (nation.stance as Bloc) : nation.stance === 'peace' ? nation.bloc : null);

/** The player of a bloc: with two players one of them has the West and Russia. */
export const playerOfBloc = (world: World, bloc: Bloc): string => (bloc === 'axis' ? 'axis' : world.players.length === 2 ? 'allied' : bloc);
export const playerOfNation = (world: World, nation: Nation): string | null => {
  const bloc = blocOf(nation);
  return bloc === null ? null : playerOfBloc(world, bloc);
};
export const playerOf = (world: World, u: Unit): string | null => playerOfNation(world, nationOf(world, u));
export const campOfPlayer = (player: string): Camp => (player === 'axis' ? 'axis' : 'allied');

export const hostile = (world: World, a: Unit, b: Unit): boolean => {
  const [one, other] = [campOf(world, a), campOf(world, b)];
  return one !== null && other !== null && one !== other;
};
