/**
 * Air points as cases write and see them: what was sent, what supports combat, who may send how much from where.
 * @rule EBC 15, 16, 17
 * @module
 */
import type { Problem } from '../engine/problem.js';
import type { HexId } from '../kernel/hex.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { AIR, airIn, type AirState, MISSIONS_OF, type Mission, type Sortie, type Support } from '../rulesets/europa/air.js';
import { SIDES } from '../rulesets/europa/board.js';
import type { EuropaGame } from '../rulesets/europa/game.js';
import { senderOf } from '../rulesets/europa/sorties.js';
import type { EuropaState } from '../rulesets/europa/state.js';
import { each, type Look, wrong } from './each.js';
import { allOf } from './notation.js';
import type { Stand } from './position.js';

const MISSION = MISSIONS_OF.bombers.join('|');
const SORTIE = new RegExp(`^(?<base>\\d{4}) (?<target>\\d{4}) (?<mission>${MISSION}) (?<points>\\d+)$`);
const SUPPORT = new RegExp(`^(?<power>[\\w-]+) (?<mission>${MISSION}) (?<target>\\d{4}) (?<points>\\d+(?:\\.\\d+)?)$`);

const problem = (at: string, detail: string): Either<NonEmpty<Problem>, never> => left([{ code: 'sketch/air', at, detail }]);

const sortieText = ({ board }: EuropaGame, s: Sortie): string => `${board.map.ids[s.base]} ${board.map.ids[s.target]} ${s.mission} ${s.points}`;
const supportText = ({ board }: EuropaGame, s: Support): string => `${board.powers[s.power].id} ${s.mission} ${board.map.ids[s.target]} ${s.points}`;

/** Bombers on their way, as `allocate` names them: `'0404 0505 oas 8'`. Whoever sends from the airbase now sent them. */
const sortieIn =
  (game: EuropaGame, state: EuropaState) =>
  (text: string, i: number): Either<NonEmpty<Problem>, Sortie> => {
    const at = `position.sorties.${i}`;
    const parts = SORTIE.exec(text)?.groups;
    if (parts === undefined) return problem(at, `${text} is no sortie; write '0404 0505 oas 8': airbase, hex, oas or das, bomber points. Fighters are sent by actions.`);
    const { hexOf } = game.board.map;
    const [base, target] = [parts.base, parts.target].map((id) => hexOf.get(id) ?? -1);
    if (base < 0 || target < 0) return problem(at, `${base < 0 ? parts.base : parts.target} is not on the map.`);
    const power = senderOf(game.position(state), base);
    return power < 0 ? problem(at, `Nobody sends bombers from ${parts.base} now; it is owned by none of those whose turn it is.`) : right({ power, base, target, mission: parts.mission as Mission, points: Number(parts.points) });
  };

/** Bombers that support combat: `'germany oas 0505 8'`. */
const supportIn =
  ({ board }: EuropaGame) =>
  (text: string, i: number): Either<NonEmpty<Problem>, Support> => {
    const at = `position.support.${i}`;
    const parts = SUPPORT.exec(text)?.groups;
    if (parts === undefined) return problem(at, `${text} is no air support; write 'germany oas 0505 8': power, oas or das, hex, points.`);
    const power = board.powers.findIndex((p) => p.id === parts.power);
    const target = board.map.hexOf.get(parts.target) ?? -1;
    if (power < 0) return problem(at, `${parts.power} is no power; they are ${board.powers.map((p) => p.id).join(', ')}.`);
    return target < 0 ? problem(at, `${parts.target} is not on the map.`) : right({ power, target, mission: parts.mission as Support['mission'], points: Number(parts.points) });
  };

/** What a position says of air points. */
export interface AirSketch {
  /** Bombers sent in the air phase under way: `'0404 0505 oas 8'`. */
  readonly sorties?: ReadonlyArray<string>;
  /** Bombers that support combat, after fighters and antiaircraft fire: `'poland das 0505 3'`. */
  readonly support?: ReadonlyArray<string>;
}

/** A position with the air points of a sketch and these airfields given up, or everything that is wrong with them. */
export const withAir = (game: EuropaGame, state: EuropaState, { sorties = [], support = [] }: AirSketch, abandoned: ReadonlyArray<HexId>): Either<NonEmpty<Problem>, EuropaState> => {
  const { rules, map } = game.board;
  if (!rules.slices.some((s) => s.key === AIR.key)) return problem('position', 'These rules have no air points; sorties, support and airfields given up belong to Advanced Training.');
  const sent = allOf(sorties, sortieIn(game, state));
  const standing = allOf(support, supportIn(game));
  if (isLeft(sent)) return sent;
  if (isLeft(standing)) return standing;
  const air: AirState = { ...airIn(state), sorties: sent.right, support: standing.right, abandoned: abandoned.map((id) => map.hexOf.get(id) ?? -1).sort((a, b) => a - b) };
  return right({ ...state, slices: { ...state.slices, [AIR.key]: air } });
};

/** The air points of a position as {@link withAir} reads them, and the hexes of airfields that were given up. */
export const airText = ({ game, state }: Stand): Required<AirSketch> & { readonly abandoned: ReadonlyArray<HexId> } => {
  const { sorties, support, abandoned } = airIn(state);
  return { sorties: sorties.map((s) => sortieText(game, s)), support: support.map((s) => supportText(game, s)), abandoned: abandoned.map((hex) => game.board.map.ids[hex]) };
};

/** A list in any order. */
const listed = (list: (stand: Stand) => ReadonlyArray<string>): Look<Stand> => (stand, wanted) => {
  const found = list(stand);
  return right(Array.isArray(wanted) && JSON.stringify([...wanted].sort()) === JSON.stringify([...found].sort()) ? wanted : found);
};

/** Something of a hex. */
const ofHex = (name: string, look: (stand: Stand, hex: number) => unknown): Look<Stand> =>
  each<Stand>(name, 'an object of hexes', (stand, id) => {
    const hex = stand.game.board.map.hexOf.get(id);
    return hex === undefined ? wrong(`${name}.${id}`, `There is no hex ${id} on this map.`) : right(look(stand, hex));
  });

/** Points that a power has left to send: what the supplement gives, less what it has sent in the air phase under way. */
const airPoints = each<Stand>('airPoints', 'an object of powers', ({ game, state }, id) => {
  const { powers, rules } = game.board;
  const power = powers.findIndex((p) => p.id === id);
  if (power < 0) return wrong(`airPoints.${id}`, `There is no power ${id}; they are ${powers.map((p) => p.id).join(', ')}.`);
  const pos = game.position(state);
  const given = rules.supplement?.airPoints(pos, power) ?? { bombers: 0, fighters: 0 };
  return right({ bombers: rules.air?.left(pos, power, 'bombers') ?? given.bombers, fighters: rules.air?.left(pos, power, 'fighters') ?? given.fighters });
});

/** Points that the airbases of a hex send in one air phase, whoever owns them. */
const airbases = ofHex('airbases', ({ game, state }, hex) => {
  const { airbases: rules } = game.board.rules;
  const pos = game.position(state);
  return { bombers: rules.capacity(pos, hex, 'bombers'), fighters: rules.capacity(pos, hex, 'fighters') };
});

/** Antiaircraft points in a hex that fire for each side. */
const antiaircraft = ofHex('antiaircraft', ({ game, state }, hex) => {
  const pos = game.position(state);
  return Object.fromEntries(SIDES.map((side, i) => [side, game.board.rules.antiaircraft(pos, hex, i)]));
});

/** Facts about air points by name. */
export const AIR_LOOKS: Readonly<Record<string, Look<Stand>>> = {
  airPoints,
  airbases,
  antiaircraft,
  sorties: listed((stand) => airText(stand).sorties),
  support: listed((stand) => airText(stand).support),
};
