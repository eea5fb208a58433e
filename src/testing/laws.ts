/**
 * Laws that every position of every game obeys. Those of {@link ALWAYS} are cheap; those of {@link NOW_AND_THEN} look at a
 * whole position from all sides.
 * @module
 */
import { apply, playout } from '../engine/apply.js';
import { canonicalJson } from '../engine/digest.js';
import type { Game, GameState, Tagged } from '../engine/game.js';
import { addRational, type Rational, showRational } from '../kernel/chance.js';
import { isLeft } from '../prelude.js';
import { difference, thawed } from './equal.js';
import type { Place, PlaceLaw } from './law.js';

/** Listed actions that are looked at in every position, and in a position looked at from all sides. */
const FEW = 4;
const MANY = 4000;
/** Actions played and taken back when undo is tried. */
const DETOUR = 12;

/** Somebody can act until the game is over; then nobody can, and there is a result. @since 0.1.0 */
export const noDeadEnd: PlaceLaw = ({ game, state }) => {
  const who = game.actor(state);
  const over = game.result(state) !== null;
  const [first] = game.legalActions(state);
  if (who === 'nobody') {
    if (!over) return 'Nobody can act and there is no result.';
    return first === undefined ? null : `Nobody can act, yet ${first.type} is listed.`;
  }
  if (over) return `There is a result, yet ${who} is to act.`;
  if (who !== 'chance' && !game.sides.includes(who)) return `${who} is to act, and is no side.`;
  return first === undefined ? `${who} is to act and has nothing to do (${state.phase}, turn ${state.turn}).` : null;
};

/** When a die is due its outcomes weigh 1 together and are the legal actions; otherwise there are none. @since 0.1.0 */
export const exactChances: PlaceLaw = ({ game, state }) => {
  const outcomes = game.chanceOutcomes(state);
  if (game.actor(state) !== 'chance') return outcomes.length === 0 ? null : 'A die has outcomes, yet none is due.';
  const sum = outcomes.reduce<Rational>((n, o) => addRational(n, o.weight), { num: 0, den: 1 });
  if (sum.num !== 1 || sum.den !== 1) return `The chances add up to ${showRational(sum)}.`;
  if (outcomes.some((o) => o.weight.num <= 0)) return 'An outcome has no chance.';
  const legal = new Set([...game.legalActions(state)].map(canonicalJson));
  const stray = outcomes.find((o) => !legal.has(canonicalJson(o.action)));
  if (stray !== undefined) return `The outcome ${canonicalJson(stray.action)} is not legal.`;
  return legal.size === outcomes.length ? null : `${legal.size} actions are legal, ${outcomes.length} outcomes can come up.`;
};

/** The first listed actions are legal by every account. @since 0.1.0 */
export const listedAreLegal: PlaceLaw = ({ game, state }) => {
  let n = 0;
  const legal = game.legalActions(state);
  for (const action of legal) {
    const wrong = unlawful(game, state, action, legal.has(action));
    if (wrong !== null) return wrong;
    if (++n >= FEW) break;
  }
  return null;
};

const unlawful = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S, action: A, has: boolean): string | null => {
  const found = game.violations(state, action);
  if (found.length > 0) return `${canonicalJson(action)} is listed, yet ${found[0].code}: ${found[0].detail}`;
  return has ? null : `${canonicalJson(action)} is listed, yet the set says it has it not.`;
};

/** Order in lists of an action says nothing: two actions with the same parts in another order are one choice. */
const choice = (action: unknown): string =>
  canonicalJson(action).replace(/\[("[^\]]*")\]/g, (_, list: string) => `[${list.split(',').sort().join(',')}]`);

/** All actions are listed once, in the same order each time, counted right, and legal; nothing else is legal. @since 0.1.0 */
export const completeList: PlaceLaw = ({ game, state }) => {
  const legal = game.legalActions(state);
  const seen = new Set<string>();
  const first: string[] = [];
  for (const action of legal) {
    const wrong = unlawful(game, state, action, legal.has(action));
    if (wrong !== null) return wrong;
    const text = canonicalJson(action);
    if (seen.has(text)) return `${text} is listed twice.`;
    seen.add(text);
    first.push(text);
    if (first.length >= MANY) return null;
  }
  if (legal.size() !== first.length) return `${first.length} actions are listed, the set says ${legal.size()}.`;
  let i = 0;
  for (const action of game.legalActions(state)) if (canonicalJson(action) !== first[i++]) return `The order of the list changes at ${i - 1}.`;
  return null;
};

/**
 * Whether an action is refused exactly when the set of legal actions lacks it, and every refusal says why. A legal one
 * is listed, the order of its lists apart, unless the list is too long to read.
 * @since 0.1.0
 */
export const refusedExactly = <S extends GameState, A extends Tagged, E extends Tagged>(
  { game, state }: Place<S, A, E>,
  input: unknown,
  whole: boolean,
): string | null => {
  const decoded = game.decodeAction(input);
  if (isLeft(decoded)) return decoded.left.every((p) => p.code !== '' && p.at !== '' && p.detail !== '') ? null : 'A refusal says nothing.';
  const found = game.violations(state, decoded.right);
  const legal = game.legalActions(state);
  if ((found.length === 0) !== legal.has(decoded.right))
    return `${canonicalJson(decoded.right)}: ${found.length === 0 ? 'nothing is said against it, yet the set lacks it' : `refused (${found[0].code}), yet the set has it`}.`;
  if (found.some((v) => v.code === '' || v.detail === '' || v.ref.case === '')) return `A refusal of ${canonicalJson(decoded.right)} says nothing.`;
  const explained = game.explain(state, decoded.right);
  if (explained.legal !== (found.length === 0))
    return `${canonicalJson(decoded.right)}: explained as ${explained.legal ? 'legal' : 'illegal'}, and is not.`;
  if (found.length > 0 || !whole) return null;
  const wanted = choice(decoded.right);
  let n = 0;
  for (const action of legal) {
    if (choice(action) === wanted) return null;
    if (++n >= MANY) return null;
  }
  return `${canonicalJson(decoded.right)} is legal and not listed.`;
};

/** A position equals its JSON, which decodes, and is frozen all through. @since 0.1.0 */
export const roundTrip: PlaceLaw = ({ game, state }) => {
  const soft = thawed(state);
  if (soft !== null) return `The position is not frozen at ${soft}.`;
  const parsed: unknown = JSON.parse(JSON.stringify(state));
  const changed = difference(state, parsed);
  if (changed !== null) return `JSON changes the position: ${changed}.`;
  const decoded = game.decodeState(parsed);
  if (isLeft(decoded)) return `The position is refused: ${decoded.left[0].code} at ${decoded.left[0].at}: ${decoded.left[0].detail}`;
  const lost = difference(state, decoded.right);
  return lost === null ? null : `Decoding changes the position: ${lost}.`;
};

/** Everything that can be asked of a position, in plain data. */
const answers = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>, state: S): Readonly<Record<string, unknown>> => {
  const listed: A[] = [];
  for (const action of game.legalActions(state)) if (listed.push(action) >= MANY) break;
  return {
    actor: game.actor(state),
    listed,
    result: game.result(state),
    worth: game.sides.map((side) => game.evaluate(state, side)),
    view: game.view(state),
    chances: game.chanceOutcomes(state),
  };
};

/** Facts that were carried along from position to position are those of a position that came from nowhere. @since 0.1.0 */
export const factsFromScratch: PlaceLaw = ({ game, state }) => {
  const fresh = game.decodeState(JSON.parse(JSON.stringify(state)));
  if (isLeft(fresh)) return null; // another law's matter
  const found = difference(answers(game, state), answers(game, fresh.right));
  return found === null ? null : `Remembered facts differ from fresh ones at ${found}.`;
};

/** Carrying out an action leaves the position alone, and does the same whether checked, or in place. @since 0.1.0 */
export const applyIsPure: PlaceLaw = ({ game, state, below }) => {
  if (game.actor(state) === 'nobody') return null;
  const action = game.legalActions(state).sample({ below });
  const before = canonicalJson(state);
  const applied = apply(game, state, action);
  if (isLeft(applied)) return `${canonicalJson(action)} was drawn, yet ${applied.left[0].code}.`;
  if (canonicalJson(state) !== before) return `Carrying out ${canonicalJson(action)} changes the position it starts from.`;
  const copy = playout(game, state);
  const events = copy.play(action);
  if (canonicalJson(state) !== before) return `Carrying out ${canonicalJson(action)} in place changes the position it was copied from.`;
  const told = difference(applied.right.events, events);
  if (told !== null) return `${canonicalJson(action)} in place tells other events: ${told}.`;
  const done = difference(applied.right.state, copy.state);
  return done === null ? null : `${canonicalJson(action)} in place leads elsewhere: ${done}.`;
};

/** Actions played in place are taken back exactly, facts included. @since 0.1.0 */
export const undoIsExact: PlaceLaw = ({ game, state, below }) => {
  const copy = playout(game, state);
  const played: A[] = [];
  type A = Tagged;
  for (let i = 0; i < DETOUR && game.actor(copy.state) !== 'nobody'; i++) {
    const action = game.legalActions(copy.state).sample({ below });
    copy.play(action);
    played.push(action);
  }
  copy.undo(0);
  const left = difference(state, copy.state);
  if (left !== null) return `Taking back ${played.map((a) => a.type).join(' ')} leaves ${left}.`;
  const found = difference(answers(game, state), answers(game, copy.state));
  return found === null ? null : `After taking back ${played.map((a) => a.type).join(' ')} facts differ at ${found}.`;
};

/** Laws of every position, by name. @since 0.1.0 */
export const ALWAYS: Readonly<Record<string, PlaceLaw>> = {
  'no dead end': noDeadEnd,
  'exact chances': exactChances,
  'listed actions are legal': listedAreLegal,
};

/** Laws that are looked at now and then, by name. @since 0.1.0 */
export const NOW_AND_THEN: Readonly<Record<string, PlaceLaw>> = {
  'complete list': completeList,
  'round trip': roundTrip,
  'facts from scratch': factsFromScratch,
  'apply is pure': applyIsPure,
  'undo is exact': undoIsExact,
};
