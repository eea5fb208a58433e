/**
 * An edition and a setting made into a game that the engine can run.
 * @module
 */
import { listed } from '../../engine/actionSet.js';
import { stateDecoder } from '../../engine/decode.js';
import { digest } from '../../engine/digest.js';
import { makeFacts } from '../../engine/facts.js';
import type { Game, Side } from '../../engine/game.js';
import type { Problem } from '../../engine/problem.js';
import type { Readings } from '../../engine/reading.js';
import { DIE, type Outcome, rational } from '../../kernel/chance.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import type { SpiAction } from './action.js';
import { type Board, makeBoard } from './board.js';
import { decodeAction } from './codec.js';
import { forcedAdvance } from './combat/advance.js';
import { forcedCombat } from './combat/course.js';
import { forcedRetreat } from './combat/retreat.js';
import { forcedConversion } from './conversion.js';
import { evaluate } from './evaluate.js';
import type { SpiEvent } from './event.js';
import { explain } from './explain.js';
import { fightsOn } from './fights.js';
import { outOfPlace } from './legality.js';
import { namedEvent } from './named.js';
import { narrate } from './narrate.js';
import { combatPhase } from './phases/combat.js';
import { decisionPart } from './phases/decisions.js';
import { movementPhase } from './phases/movement.js';
import type { Part } from './phases/phase.js';
import { productionPhase, setupPhase } from './phases/production.js';
import { railPhase } from './phases/rail.js';
import { plans } from './plans.js';
import type { Position } from './position.js';
import { actorOf, prospect } from './prospect.js';
import { makeReducers } from './reducers.js';
import type { SpiRules } from './rules.js';
import { forcedSequence } from './sequence.js';
import type { Setting } from './setting.js';
import { surveyOf } from './situation.js';
import { soundness } from './soundness.js';
import { initialState } from './start.js';
import { due, type PhaseName, type SpiState } from './state.js';
import { stateShape } from './stateShape.js';
import { traitsOf } from './traits.js';
import { view } from './view.js';

/** A game of World War II. */
export type SpiGame = Game<SpiState, SpiAction, SpiEvent> & {
  readonly board: Board;
  /** A position with its derived facts, for tests and tools. */
  readonly position: (s: SpiState) => Position;
};

const PARTS: Readonly<Partial<Record<PhaseName, Part>>> = {
  setup: setupPhase,
  production: productionPhase,
  movement: movementPhase,
  combat: combatPhase,
  mechanized: movementPhase,
  rail: railPhase,
};

const partOf = (s: SpiState): Part | null => {
  const decision = due(s);
  return decision !== null ? decisionPart(decision) : (PARTS[s.phase] ?? null);
};

const THROWS: ReadonlyArray<Outcome<SpiAction>> = DIE.map((die) => ({ action: { type: 'roll', die }, weight: rational(1, DIE.length) }));

const NO_EVENTS: ReadonlyArray<SpiEvent> = [];

/** What happens by itself: decisions without a choice, the next step of a combat, the joints of the sequence. */
const forcedEvents = (pos: Position): ReadonlyArray<SpiEvent> => {
  const decision = due(pos.state);
  if (decision !== null) {
    switch (decision.kind) {
      case 'retreat':
        return forcedRetreat(pos, decision);
      case 'advance':
        return forcedAdvance(pos, decision);
      case 'conversion':
        return forcedConversion(pos, decision);
      default:
        return NO_EVENTS;
    }
  }
  return pos.state.combat !== null ? forcedCombat(pos, pos.state.combat) : forcedSequence(pos);
};

/** A game, or everything that keeps the rules and the setting from making one. @since 0.2.0 */
export const makeGame = (rules: SpiRules, setting: Setting, readings: Readings): Either<NonEmpty<Problem>, SpiGame> => {
  const made = makeBoard(rules, setting, readings);
  if (isLeft(made)) return left(made.left);
  const board = made.right;
  const facts = makeFacts(surveyOf(board));
  // asked for again and again while one action is carried out
  let last: Position | null = null;
  const position = (s: SpiState): Position => {
    const sit = facts.of(s);
    if (last === null || last.state !== s || last.sit !== sit) last = { board, state: s, sit };
    return last;
  };
  const initial = initialState(board);
  const unsound = soundness(position(initial));
  if (unsound.length > 0) return left(unsound as unknown as NonEmpty<Problem>);

  return right({
    board,
    position,
    identity: {
      ruleset: rules.id,
      version: rules.version,
      amendments: rules.amendments,
      scenario: setting.id,
      options: setting.options,
      readings,
      digests: { map: digest(setting.map), forces: digest(setting.forces), ...setting.tables.digests },
    },
    title: setting.title,
    notices: setting.notices,
    sides: board.players,
    phases: rules.freeSetup && setting.freeSetup !== null ? ['setup', ...board.phases] : board.phases,
    turns: setting.lastTurn,
    initial,
    actor: (s) => actorOf(position(s)),
    legalActions: (s) => {
      const part = partOf(s);
      return part === null ? listed<SpiAction>([], () => false) : part.legal(position(s));
    },
    plans: (s) => plans(position(s)),
    quiet: (s) => s.pending.length === 0 && s.combat === null && s.attack === null && s.announced.length === 0,
    chanceOutcomes: (s) => (due(s)?.kind === 'roll' ? THROWS : []),
    violations: (s, a) => {
      const pos = position(s);
      const misplaced = outOfPlace(pos, a);
      return misplaced.length > 0 ? misplaced : (partOf(s)?.violations(pos, a) ?? []);
    },
    decide: (s, a) => partOf(s)?.decide(position(s), a) ?? [],
    forced: (s) => forcedEvents(position(s)),
    react: (s, e) => {
      const pos = position(s);
      let found: ReadonlyArray<SpiEvent> = NO_EVENTS;
      for (const reaction of rules.reactions) {
        const more = reaction(pos, e);
        if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
      }
      return found;
    },
    reduce: makeReducers((unit) => board.roster.nation[unit]),
    result: (s) => (s.phase === 'over' ? rules.result(position(s)) : null),
    conceded: (s, by) => rules.conceded(position(s), by),
    evaluate: (s, side: Side) => evaluate(position(s), side),
    explain: (s, a) => explain(position(s), a, partOf(s)),
    prospect: (s) => prospect(position(s), partOf(s)),
    view: (s) => view(position(s)),
    narrate: (s, e) => narrate(position(s), e),
    named: namedEvent(board),
    decodeAction,
    fights: fightsOn(board, position),
    traits: () => traitsOf(board),
    decodeState: stateDecoder<SpiState>({
      shape: stateShape(board),
      problems: (s) => soundness({ board, state: s, sit: surveyOf(board).survey(s) }),
      settled: (s) => forcedEvents(position(s)).length === 0,
    }),
    watch: facts.watch,
  });
};
