/**
 * A heuristic for bots: how well a side stands.
 * @module
 */
import { landingAt } from './crossing.js';
import { campOfPlayer, distances, preyOf } from './objectives.js';
import { camp, nationOf, type Position, strengthIn } from './position.js';
import { AFLOAT, OUT_OF_SUPPLY } from './state.js';

/** What a strength point loses for each hex that it is away from what its side wants, up to so many hexes. */
const APPROACH = 0.012;
const AWAY = 24;
/** A unit that cannot trace supply is worth less. */
const CUT_OFF = 0.75;
/** What a point in hand is worth, spent on nothing yet; a transport point, up to so many. */
const POINT = 0.2;
const SHIPPING = 0.15;
const FLEET = 8;
/** How much of the losses counts that units next to an enemy may inflict, and of those that enemies near at hand may. */
const THREAT = 0.5;
const DANGER = 0.1;
/** A stack too strong for those beside it is worth a little to them: others may come. */
const HOPE = 0.12;
/** The most strength that comes together against a hex. */
const GATHERED = 14;
/** What an empty place near the enemy loses of its worth; what a capital adds for each strength point of its nation. */
const OPEN = 0.5;
const CAPITAL = 0.35;

/** The mean loss on each column of the results table. */
const meanLosses = (pos: Position): ReadonlyArray<number> => {
  const { columns, losses } = pos.board.tables.combat;
  return columns.map((_, c) => losses.reduce((sum, line) => sum + line[c], 0) / losses.length);
};

const shiftAt = (pos: Position, hex: number): number => pos.board.tables.terrain.hexes[pos.board.map.terrains[pos.board.map.terrain[hex]] as 'clear'].shift;

/** Strength of units of a camp that stand next to a hex and could attack it, and of those afloat off it. */
const beside = (pos: Position, side: number, hex: number, player: number): number => {
  const { map, folds } = pos.board;
  const { stacks } = pos.sit;
  const { sp } = pos.state.units;
  let sum = 0;
  for (let d = 0; d < 6; d++) {
    const from = map.neighbors[hex * 6 + d];
    if (from < 0) continue;
    const first = stacks.first[from];
    if (first < 0 || camp(pos, first) !== side || ((folds.open.attack[from] >> (d < 3 ? d + 3 : d - 3)) & 1) === 0) continue;
    for (let u = first; u >= 0; u = stacks.next[u]) sum += sp[u];
  }
  if (pos.state.landings.length > 0) {
    const landing = landingAt(pos, hex, player);
    if (landing !== null && campOfPlayer(player) === side) for (const u of landing.afloat) sum += sp[u];
  }
  return sum;
};

/** Strength, places and prospects of a side against those of its enemies, in strength points. */
export const evaluate = (pos: Position, side: string): number => {
  const { board, state, sit } = pos;
  const player = board.players.indexOf(side);
  const mine = campOfPlayer(player);
  const prey = preyOf(pos, mine);
  const far = distances(pos, player, prey);
  const { hex, sp, status } = state.units;
  const mean = meanLosses(pos);
  const last = mean.length - 1;
  const expected = (differential: number, strength: number): number => (differential < 0 ? 0 : Math.min(strength, mean[Math.min(last, differential)]));
  /** Whose unit it is: own (1), an enemy's or a prey's (-1), or nobody's. */
  const signs = board.nations.map((_, nation) => {
    const stance = state.stance[nation];
    return stance >= 0 ? (campOfPlayer(board.playerOf[stance as 0]) === mine ? 1 : -1) : prey[nation] ? -1 : 0;
  });
  let value = 0;
  /** Strength of enemies near each hex. */
  const menace = new Uint8Array(board.land.length);
  const strength = board.nations.map(() => 0);
  for (let u = 0; u < hex.length; u++) {
    if (hex[u] === -1) continue;
    const nation = nationOf(pos, u);
    strength[nation] += sp[u];
    const sign = signs[nation];
    if (sign === 0) continue;
    value += sign * sp[u] * ((status[u] & OUT_OF_SUPPLY) !== 0 ? CUT_OFF : 1);
    if (sign < 0) {
      if (hex[u] >= 0 && state.stance[nation] >= 0) {
        const near = board.fields.near(hex[u]);
        for (let i = 0; i < near.length; i++) menace[near[i]] += sp[u];
      }
    } else if (hex[u] !== AFLOAT) value -= APPROACH * sp[u] * Math.min(AWAY, far[hex[u]]);
  }
  // stacks: what they can do at once, and what may befall them
  const { stacks } = sit;
  for (let u = 0; u < hex.length; u++) {
    const at = hex[u];
    if (at < 0 || stacks.first[at] !== u) continue;
    const sign = signs[nationOf(pos, u)];
    if (sign === 0) continue;
    const held = strengthIn(pos, at);
    const shift = shiftAt(pos, at);
    if (sign < 0) {
      const force = beside(pos, mine, at, player);
      if (force > 0) value += THREAT * (force + shift >= held ? expected(force + shift - held, held) : (HOPE * (force + shift)) / held);
    } else {
      const force = Math.min(GATHERED, menace[at]);
      if (force > 0) value -= DANGER * expected(force + shift - held, held);
    }
  }
  // land
  const { control } = state.hexes;
  const { landHexes, worth } = board;
  for (let i = 0; i < landHexes.length; i++) {
    const holder = control[landHexes[i]];
    if (holder >= 0) value += (holder === 0) === (mine === 0) ? worth[landHexes[i]] : -worth[landHexes[i]];
  }
  for (const h of board.places) {
    const holder = control[h];
    if (holder < 0 || campOfPlayer(holder) !== mine || stacks.first[h] >= 0) continue;
    if (menace[h] > 0) value -= OPEN * board.worth[h];
  }
  board.nations.forEach((n, nation) => {
    if (n.partisans >= 0) return;
    if (prey[nation]) for (const h of n.homeHexes) if (control[h] < 0) value -= board.worth[h];
    const sign = signs[nation];
    if (sign === 0 || strength[nation] === 0) return;
    for (const h of n.capitals) {
      const holder = control[h];
      const own = holder < 0 ? sign : campOfPlayer(holder) === mine ? 1 : -1;
      value += (own * CAPITAL * Math.min(20, strength[nation])) / n.capitals.length;
      if (own > 0 && sign > 0 && stacks.first[h] < 0 && menace[h] > 0) value -= CAPITAL * OPEN * Math.min(20, strength[nation]);
    }
  });
  state.points.forEach((halves, nation) => {
    if (signs[nation] > 0) value += POINT * Math.min(20, halves / 2);
  });
  if (mine === 0) value += SHIPPING * Math.min(FLEET, state.naval.axisNtp + state.naval.boughtNtp + state.naval.axisAtp + state.naval.boughtAtp);
  return value;
};
