/** Who may be where, however he gets there: stacking, borders, partisans, the leash of Russia. SPI 7, 10.3, 10.32, 11, 14.5, 16.5, 16.82, SCN. */
import { number } from './chart.js';
import type { Hex } from './hex.js';
import { nationAt } from './land.js';
import { blocOf, campOf, hostile, playerOf } from './side.js';
import { homeOf, nationOf, type Unit, unitsIn, type World } from './world.js';

/** How a unit comes into a hex. */
export type Way = 'march' | 'overrun' | 'rail' | 'ship' | 'assault' | 'drop' | 'advance' | 'retreat';

/** Combat units that a hex holds. SPI 7 */
export const limitOf = (world: World): number => number(world.tables, 'buildUp', 'units in a hex', 'most');

/** Whether two units may share a hex: they obey one player, and both are at war or neither. SPI 7 */
export const sharesHex = (world: World, a: Unit, b: Unit): boolean => playerOf(world, a) === playerOf(world, b) && campOf(world, a) === campOf(world, b);

/** Hexes in which units stand that may not. SPI 7 */
export const wrongStacks = (world: World): ReadonlyMap<Hex, string> => {
  const wrong = new Map<Hex, string>();
  for (const hex of world.ground.hexes) {
    const units = unitsIn(world, hex);
    const said = [...(units.length > limitOf(world) ? ['too many'] : []), ...(units.some((u) => !sharesHex(world, u, units[0])) ? ['of two players'] : [])];
    if (said.length > 0) wrong.set(hex, said.join(', '));
  }
  return wrong;
};

/** Whether a hex has room for a unit among those in it, who clears the hex first finds it empty. SPI 7 */
const fits = (world: World, u: Unit, hex: Hex, way: Way): boolean => {
  const there = unitsIn(world, hex);
  if (way === 'overrun' || (way === 'assault' && there.length > 0 && campOf(world, there[0]) !== campOf(world, u))) return true;
  return there.length < limitOf(world) && there.every((other) => sharesHex(world, u, other));
};

/** Russia in peacetime: units do not stack, but for two that march together and become one in this phase. SPI 10.32, 17.11, 17.12 */
const peacetime = (world: World, u: Unit, hex: Hex, way: Way): boolean => {
  const nation = nationOf(world, u);
  const there = unitsIn(world, hex);
  if (nation.stance !== 'peace' || nation.bloc !== 'russia' || there.length === 0) return true;
  const most = number(world.tables, 'buildUp', world.laws.has('17.11') || world.laws.has('17.12') ? 'Russia in peacetime (17.1)' : 'Russia in peacetime', 'most');
  const [other] = there;
  return there.length === 1 && way === 'march' && other.nation === u.nation && other.sp + u.sp <= most && !other.marks.has('reformed') && !u.marks.has('reformed');
};

const LEASH = 10;
/** Russians do not go farther than ten land hexes; who is farther already goes no farther. Retreats are free (AMB-SPI-46). SPI 14.5 */
export const onLeash = (world: World, u: Unit, from: Hex, hex: Hex, way: Way): boolean => {
  if (!world.laws.has('russian-ten-hex-leash') || u.nation !== 'Russia' || way === 'retreat') return true;
  const to = world.sheet.fromRussia.get(hex) ?? Infinity;
  return to <= LEASH || to <= (world.sheet.fromRussia.get(from) ?? Infinity);
};

/** Partisans stay in their country. SPI 16.5 */
const staysHome = (world: World, u: Unit, hex: Hex): boolean => u.kind !== 'partisan' || homeOf(world, nationOf(world, u)).has(hex);

/** Whether a unit may stand in a hex, borders aside. */
export const mayStand = (world: World, u: Unit, from: Hex, hex: Hex, way: Way): boolean =>
  fits(world, u, hex, way) && peacetime(world, u, hex, way) && staysHome(world, u, hex) && onLeash(world, u, from, hex, way);

/** A nation at peace keeps inside the countries of its own side. SPI 10.3 */
export const keepsPeace = (world: World, u: Unit, hex: Hex): boolean => {
  const own = nationOf(world, u);
  if (own.stance !== 'peace') return true;
  const nation = nationAt(world, hex);
  return nation !== null && blocOf(nation) === blocOf(own);
};

/** Whether a unit may cross the border into the country of a hex. SPI 10.3, 11, 16.82, SCN */
export const mayCross = (world: World, u: Unit, hex: Hex): boolean => {
  if (!keepsPeace(world, u, hex)) return false;
  const own = nationOf(world, u);
  const bloc = blocOf(own);
  const nation = nationAt(world, hex);
  const stance = nation === null ? (world.ground.country.has(hex) ? 'neutral' : 'gone') : nation.stance;
  if (stance === 'neutral') {
    // both sides may violate Vichy France
    if (bloc === 'west' && nation?.name !== 'Vichy France') return false;
    if (bloc === 'russia' && !nation?.touched && !(world.laws.has('russia-may-attack-neutrals') && world.players.length === 3)) return false;
  }
  // the note on the scenarios opens pro-Axis countries to the Western Allies
  if (stance === 'pro-axis' && !(world.laws.has('allies-at-war-1939') && bloc === 'west' && own.stance === 'west')) return false;
  if (stance === 'peace' && (bloc === 'west' || bloc === 'russia') && nation !== null && blocOf(nation) !== bloc) return false;
  return true;
};

/** Whether a unit may fight those in a hex: enemies, or the units of a country at peace in it, which it may enter. SPI 8.1, 11 */
export const mayFight = (world: World, u: Unit, hex: Hex): boolean => {
  const [other] = unitsIn(world, hex);
  if (other === undefined) return false;
  if (hostile(world, u, other)) return true;
  const [camp, nation] = [campOf(world, u), nationOf(world, other)];
  if (camp === null || campOf(world, other) !== null) return false;
  if (nation.stance === 'peace' && (blocOf(nation) === 'axis') === (camp === 'axis')) return false;
  return nationAt(world, hex)?.name === other.nation && mayCross(world, u, hex);
};
