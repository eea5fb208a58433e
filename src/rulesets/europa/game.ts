/**
 * A ruleset and a setting made into a game that the engine can run.
 * @module
 */
import type { ActionSet } from '../../engine/actionSet.js';
import type { Actor, Game, Side } from '../../engine/game.js';
import { listed } from '../../engine/actionSet.js';
import { digest } from '../../engine/digest.js';
import type { Problem } from '../../engine/problem.js';
import { DIE, rational } from '../../kernel/chance.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../../prelude.js';
import type { EuropaAction } from './action.js';
import { type Board, makeBoard, noticesOf, SIDES } from './board.js';
import { decodeAction, decodeState, stateProblems } from './codec.js';
import { forcedAdvance } from './combat/advance.js';
import { forcedRetreat } from './combat/retreat.js';
import { type EuropaEvent, NO_EVENTS } from './event.js';
import { evaluate } from './evaluate.js';
import { explain } from './explain.js';
import { fightsOn } from './fights.js';
import { forecast } from './explain/forecast.js';
import { prospect } from './explain/prospect.js';
import { outOfPlace } from './legality.js';
import { mapIdentity } from './mapIdentity.js';
import { namedEvent } from './named.js';
import { narrate } from './narrate.js';
import { withAbandoning } from './phases/abandon.js';
import { airPhase } from './phases/air.js';
import { combatPhase } from './phases/combat.js';
import { decisionPart } from './phases/decisions.js';
import { deploymentPhase } from './phases/deployment.js';
import { forcedEvade } from './phases/evade.js';
import { initialPhase } from './phases/initial.js';
import { movementPhase } from './phases/movement.js';
import { withOrders } from './phases/orders.js';
import type { Part } from './phases/phase.js';
import { earlyPlans, plans } from './plans.js';
import { landOf, phasingSide, type Position } from './position.js';
import type { Readings } from './readings.js';
import { makeReducers } from './reducers.js';
import type { EuropaRules, Supplement } from './rules.js';
import { deploymentTurns, forcedSequence } from './sequence.js';
import type { Setting } from './setting.js';
import { copied, follow, type Situation, surveyed } from './situation.js';
import { due, type EuropaState, EXPECTED, FULL, type PhaseName } from './state.js';
import { traitsOf } from './traits.js';
import { view } from './view.js';

/** A game of the family. */
export type EuropaGame = Game<EuropaState, EuropaAction, EuropaEvent> & {
  readonly board: Board;
  /** A position with its derived facts, for tests and tools. */
  readonly position: (s: EuropaState) => Position;
};

const PARTS: Readonly<Partial<Record<PhaseName, Part>>> = {
  deployment: withOrders(deploymentPhase),
  initial: withAbandoning(withOrders(initialPhase)),
  movement: withAbandoning(withOrders(movementPhase)),
  air: withAbandoning(airPhase),
  combat: withAbandoning(combatPhase),
  exploitation: withAbandoning(movementPhase),
  exploitationCombat: withAbandoning(combatPhase),
};

const partOf = (s: EuropaState): Part | null => {
  const decision = due(s);
  return decision !== null ? decisionPart(decision) : (PARTS[s.phase] ?? null);
};

/**
 * The owners of hexes in which units are set up: the power of those units; of several powers, the one that owns the hex already, or else
 * the first of the scenario. The order in which units are listed does not matter.
 * @param owner - the owner of each hex if nobody stood in it
 * @param hex - the hex of each unit, below 0 where it is not on the map
 * @rule EBC 3C (BC-3C.1)
 */
export const heldBy = ({ roster }: Pick<Board, 'roster'>, owner: ReadonlyArray<number>, hex: ReadonlyArray<number>, counts: (hex: number, unit: number) => boolean): number[] => {
  const held = new Map<number, number>();
  hex.forEach((h, u) => {
    if (h < 0 || !counts(h, u)) return;
    const [power, other] = [roster.power[u], held.get(h)];
    held.set(h, other === undefined || (other !== owner[h] && (power === owner[h] || power < other)) ? power : other);
  });
  return owner.map((power, h) => held.get(h) ?? power);
};

/** The position before anything has happened. */
export const initialState = (board: Board): EuropaState => {
  const { roster, map, setting, rules } = board;
  const deployed = setting.deployment === 'default';
  const { armyHqs, identity } = roster;
  // markers of Tank Armies stand with their corps
  const toSetUp = setting.deployment === 'headquarters' ? armyHqs.filter((hq) => identity[hq].armyHq !== 'tank-army') : [];
  // what is ordered before play is ordered in deployment, though nobody may have anything to set up
  const playing = deployed && !rules.orders.some((order) => order.phases.includes('deployment'));
  const hex = roster.units.map((u, ix) =>
    setting.deployment !== 'free' && !toSetUp.includes(ix) && u.arrives === 0 && u.hex !== null ? (map.hexOf.get(u.hex) ?? EXPECTED) : EXPECTED,
  );
  const empty = Array.from({ length: map.grid.size }, (_, hex) => rules.firstOwner(board, hex));
  // land of nations that take no part is nobody's, whoever stands in it
  const owner = heldBy(board, empty, hex, (h) => map.territory[h] < 0 || landOf(board, h) >= 0);
  const start: EuropaState = {
    turn: playing ? 1 : 0,
    playerTurn: 0,
    phase: 'deployment',
    stage: { at: 'entering', next: 0 },
    units: {
      hex,
      face: roster.units.map((u) => (u.starts === 'cadre' && u.cadre !== null ? 1 : FULL)),
      mp: roster.units.map(() => 0),
      status: roster.units.map(() => 0),
    },
    hexes: { owner },
    dormant: board.powers.map((_, power) => (rules.dormant(board, power) ? 1 : 0)),
    railed: board.powers.map(() => 0),
    mobilized: [],
    converted: [],
    captured: [],
    attack: null,
    combat: null,
    pending: [],
    slices: Object.fromEntries(rules.slices.map((s) => [s.key, s.initial])),
  };
  if (!playing) return { ...start, playerTurn: deploymentTurns({ board })[0] ?? 0 };
  const playerTurn = rules.firstPlayerTurn({ board, state: start });
  return { ...start, playerTurn, phase: rules.phasesOf(board, playerTurn)[0] };
};


/** A position with its derived facts, and the set of its legal actions where that serves as long as the position is changed in place. */
interface Known {
  readonly pos: Position;
  part: Part | null;
  legal: ActionSet<EuropaAction> | null;
}

/** What happens by itself: decisions without a choice, the next step of a combat, the joints of the sequence. */
const forcedEvents = (pos: Position): ReadonlyArray<EuropaEvent> => {
  const decision = due(pos.state);
  if (decision !== null) {
    switch (decision.kind) {
      case 'retreat':
        return forcedRetreat(pos, decision);
      case 'advance':
        return forcedAdvance(pos, decision);
      case 'evade':
        return forcedEvade(pos, decision);
      case 'ration': {
        const part = decisionPart(decision);
        const [only, ...others] = part.legal(pos);
        return only !== undefined && others.length === 0 ? part.decide(pos, only) : [];
      }
      default:
        return [];
    }
  }
  const { combat } = pos.state;
  if (combat !== null && (combat.result !== null || combat.evaded === true)) {
    const [step] = combat.todo;
    if (step === undefined) return [{ type: 'combatEnded', target: combat.target }];
    return [{ type: 'combatStepped', step }, ...(pos.board.rules.steps[step]?.run(pos, combat) ?? [])];
  }
  return forcedSequence(pos);
};

/** A game, or everything that keeps the rules and the setting from making one. */
export const makeGame = (rules: EuropaRules, setting: Setting, readings: Readings): Either<NonEmpty<Problem>, EuropaGame> => {
  const made = makeBoard(rules, setting, readings);
  if (isLeft(made)) return left(made.left);
  const board = made.right;
  const initial = initialState(board);
  const unsound = stateProblems(board, initial);
  if (unsound.length > 0) return left(unsound as unknown as NonEmpty<Problem>);
  const supplement = rules.supplement as Supplement; // a board is only made with one

  // positions with their derived facts, by their unit columns; a memo, not state
  const memo = new WeakMap<object, Known>();
  const keep = (s: EuropaState, sit: Situation): Known => {
    const known: Known = { pos: { board, state: s, sit }, part: null, legal: null };
    memo.set(s.units, known);
    return known;
  };
  const knownOf = (s: EuropaState): Known => {
    const known = memo.get(s.units);
    if (known === undefined || known.pos.sit.fold !== board.foldOf[s.turn]) return keep(s, surveyed(board, s));
    // another position may share the columns
    return known.pos.state === s ? known : keep(s, known.pos.sit);
  };
  const position = (s: EuropaState): Position => knownOf(s).pos;
  const reduce = makeReducers((unit) => board.roster.power[unit]);

  const actor = (s: EuropaState): Actor => {
    if (s.phase === 'over') return 'nobody';
    const decision = due(s);
    if (decision !== null) return decision.kind === 'roll' ? 'chance' : decision.side;
    return SIDES[phasingSide({ board, state: s } as Position)];
  };
  const legalActions = (s: EuropaState): ActionSet<EuropaAction> => {
    const part = partOf(s);
    if (part === null) return listed<EuropaAction>([], () => false);
    const known = knownOf(s);
    if (known.part === part && known.legal !== null) return known.legal;
    const { pos } = known;
    // a part knows its own actions; those of other phases and decisions are out of place
    const legal: ActionSet<EuropaAction> = { ...part.legal(pos), has: (a) => outOfPlace(pos, a).length === 0 && part.violations(pos, a).length === 0 };
    if (part.steady === true) {
      known.part = part;
      known.legal = legal;
    }
    return legal;
  };

  const game: EuropaGame = {
    board,
    position,
    identity: {
      ruleset: rules.id,
      version: rules.version,
      amendments: rules.amendments,
      scenario: setting.id,
      options: setting.options,
      readings,
      digests: {
        map: digest(mapIdentity(setting.map)),
        forces: digest(setting.forces),
        crt: board.crt.digest,
        terrain: board.terrain.digest,
      },
    },
    title: setting.title,
    notices: noticesOf(board),
    sides: SIDES,
    phases: rules.phases,
    turns: setting.turns,
    initial,
    actor,
    legalActions,
    plans: (s) => plans(position(s)),
    earlyPlans: (s) => earlyPlans(position(s)),
    quiet: (s) => s.pending.length === 0 && s.combat === null && s.attack === null,
    chanceOutcomes: (s) =>
      due(s)?.kind === 'roll' ? DIE.map((die) => ({ action: { type: 'roll', die }, weight: rational(1, DIE.length) })) : [],
    violations: (s, a) => {
      const pos = position(s);
      const misplaced = outOfPlace(pos, a);
      return misplaced.length > 0 ? misplaced : (partOf(s)?.violations(pos, a) ?? []);
    },
    decide: (s, a) => partOf(s)?.decide(position(s), a) ?? [],
    forced: (s) => forcedEvents(position(s)),
    react: (s, e) => {
      const pos = position(s);
      let found: ReadonlyArray<EuropaEvent> = NO_EVENTS;
      for (const reaction of rules.reactions) {
        const more = reaction(pos, e);
        if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
      }
      return found;
    },
    reduce,
    result: (s) => (s.phase === 'over' ? supplement.result(position(s)) : null),
    conceded: (s, by) => supplement.conceded(position(s), by),
    evaluate: (s, side: Side) => evaluate(position(s), side),
    prospect: (s) => prospect(position(s), actor(s), legalActions(s)),
    explain: (s, a) => explain(position(s), a, outOfPlace, partOf(s), (action) => forecast(game, position, s, action)),
    view: (s) => view(position(s)),
    narrate: (s, e) => narrate(position(s), e),
    named: namedEvent(board),
    decodeAction,
    fights: fightsOn(board),
    traits: () => traitsOf(board),
    decodeState: decodeState(board, (s) => forcedEvents(position(s)).length === 0),
    watch: (owned, source) => {
      // shared with the source until the first write that concerns it
      let mine = false;
      keep(owned, position(source).sit);
      return {
        unit: (column, ix, before, after) => {
          if (column !== 'hex' && column !== 'face' && (column !== 'status' || rules.reducedZone === null)) return;
          if (!mine) {
            keep(owned, copied((memo.get(owned.units) as Known).pos.sit));
            mine = true;
          }
          follow(board, (memo.get(owned.units) as Known).pos.sit, owned, column, ix, before, after);
        },
        rebuild: () => {
          keep(owned, surveyed(board, owned));
          mine = true;
        },
        adopt: (frozen) => void keep(frozen, position(owned).sit),
      };
    },
  };
  return right(game);
};
