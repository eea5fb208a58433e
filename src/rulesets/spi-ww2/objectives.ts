/**
 * What is worth having and how near it is, for the heuristic and the orders of bots. No rule depends on it.
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { seasFrom } from './naval.js';
import { atPeace, friendly, nationAt, type Position } from './position.js';
import { AXIS, GONE, NEUTRAL, RUSSIA, WEST } from './state.js';

/** Whether a player fights for the Axis camp (0) or the other one (1). */
export const campOfPlayer = (player: number): number => (player === 0 ? 0 : 1);

/** Neutrals that are no stronger than this are worth a campaign to the Axis. */
const WEAK = 2;

/** Strength points of a nation on the map. */
export const strengthOfNation = (pos: Position, nation: number): number => {
  const { first, last } = pos.board.roster;
  const { hex, sp } = pos.state.units;
  let sum = 0;
  for (let u = first[nation]; u <= last[nation]; u++) if (hex[u] >= 0) sum += sp[u];
  return sum;
};

/** Whether a nation’s country lies beside land that the Axis holds. */
const bordersAxis = (pos: Position, nation: number): boolean => {
  const { map, folds, nations } = pos.board;
  const { control } = pos.state.hexes;
  return nations[nation].homeHexes.some((hex) => {
    for (let d = 0; d < 6; d++) if (((folds.open.march[hex] >> d) & 1) === 1 && control[map.neighbors[hex * 6 + d]] === AXIS) return true;
    return false;
  });
};

/** Nations whose peace a camp’s bots may break: weak neutral neighbors, for the Axis, while it does not fight Russia. Shape: by nation. */
export const preyOf = (pos: Position, camp: number): ReadonlyArray<boolean> => {
  const { stance } = pos.state;
  const busy = camp !== 0 || stance.some((s, ix) => s === RUSSIA && pos.board.nations[ix].partisans < 0);
  return pos.board.nations.map(
    (n, ix) => !busy && n.partisans < 0 && n.bloc < 0 && n.capitals.length > 0 && stance[ix] === NEUTRAL && strengthOfNation(pos, ix) <= WEAK && bordersAxis(pos, ix),
  );
};

/** Whether bots keep out of a hex, since its country is not at war and no prey. */
export const sparedBy = (pos: Position, prey: ReadonlyArray<boolean>, hex: HexIx): boolean => {
  const nation = nationAt(pos, hex);
  const stance = nation < 0 ? GONE : pos.state.stance[nation];
  return stance < 0 && stance > GONE && !prey[nation];
};

/** Places that an enemy of a camp holds, and those of its prey. */
const objectives = (pos: Position, camp: number, prey: ReadonlyArray<boolean>): HexIx[] => {
  const { control } = pos.state.hexes;
  return pos.board.places.filter((hex) => {
    const holder = control[hex];
    if (holder >= 0 && campOfPlayer(holder) === camp) return false;
    return atPeace(pos, hex) ? holder < 0 && nationAt(pos, hex) >= 0 && prey[nationAt(pos, hex)] : holder >= 0;
  });
};

/** What a voyage counts as, in hexes: to a friendly coast, and to any other. */
const VOYAGE = 4;
const LANDING = 8;
/** Hexes that nothing leads to. */
export const FAR = 40;

/**
 * How far each land hex is from what a player wants, in hexes: over land, and by sea from his ports. Shape `size`, at most `FAR`.
 */
export const distances = (pos: Position, player: number, prey: ReadonlyArray<boolean>): Uint8Array => {
  const { keys, fields } = pos.board;
  const { control } = pos.state.hexes;
  const numbers = new Int8Array(keys.length + prey.length + 1);
  for (let i = 0; i < keys.length; i++) numbers[i] = control[keys[i]];
  for (let n = 0; n < prey.length; n++) numbers[keys.length + n] = prey[n] ? 1 : 0;
  numbers[numbers.length - 1] = pos.state.baltic === 'standing' ? 2 : pos.state.baltic === 'operation' ? 1 : 0;
  return fields.recall(player, pos.state.stance, numbers, () => distancesTo(pos, player, objectives(pos, campOfPlayer(player), prey)));
};

const distancesTo = (pos: Position, player: number, wanted: ReadonlyArray<HexIx>): Uint8Array => {
  const { land, landHexes, coastHexes, folds, seas, map, tracer, port, playerOf } = pos.board;
  const far = new Uint8Array(land.length).fill(FAR);
  if (wanted.length === 0) return far;
  const overland = tracer.flood({ sources: wanted, range: FAR - 1, enterable: land, crossable: folds.open.march });
  for (const hex of landHexes) if (overland[hex] >= 0) far[hex] = overland[hex];
  // the best that each sea leads to
  const beyond = seas.names.map(() => FAR);
  for (const hex of coastHexes) {
    const way = far[hex] + (port[hex] === 1 && friendly(pos, player, hex) ? VOYAGE : LANDING);
    for (let sea = 0; sea < beyond.length; sea++) if (((seas.coast[hex] >> sea) & 1) === 1 && way < beyond[sea]) beyond[sea] = way;
  }
  const bloc = player === 0 ? AXIS : player === playerOf[WEST] ? WEST : RUSSIA;
  const open = new Map<number, number>();
  const queues: HexIx[][] = Array.from({ length: FAR + 1 }, () => []);
  for (const hex of coastHexes) {
    if (port[hex] === 0 || !friendly(pos, player, hex)) continue;
    const coast = seas.coast[hex];
    let reached = open.get(coast);
    if (reached === undefined) {
      reached = seasFrom({ pos, bloc, from: hex, to: hex, use: 'ship' });
      open.set(coast, reached);
    }
    let least = FAR;
    for (let sea = 0; sea < beyond.length; sea++) if (((reached >> sea) & 1) === 1) least = Math.min(least, beyond[sea]);
    if (least < far[hex]) {
      far[hex] = least;
      queues[least].push(hex);
    }
  }
  // and from the ports inland
  for (let d = 0; d + 1 < FAR; d++)
    for (const hex of queues[d]) {
      if (far[hex] !== d) continue;
      for (let dir = 0; dir < 6; dir++) {
        if (((folds.open.march[hex] >> dir) & 1) === 0) continue;
        const next = map.neighbors[hex * 6 + dir];
        if (far[next] <= d + 1) continue;
        far[next] = d + 1;
        queues[d + 1].push(next);
      }
    }
  return far;
};
