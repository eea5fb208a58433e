/**
 * What a position of the right shape may still have wrong: parts that contradict one another. A position without such
 * contradictions never makes the rules fail, whoever made it.
 * @rule EBC 3C, 4, 6A, 9, FTF 12C
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { directionTo } from '../../kernel/hex.js';
import { violationsOf } from '../../kernel/rule.js';
import { airProblems } from './airSoundness.js';
import { SIDES } from './board.js';
import { commitQuery } from './combat/declare.js';
import { isCombat, isMovement, phaseWords } from './phaseName.js';
import { hexName, isNeutral, isPhasing, type Position, phasingSide, unitName, unitsIn } from './position.js';
import { deploymentTurns } from './sequence.js';
import { CADRE, type Combat, type Decision, EXPECTED, FULL } from './state.js';
import type { UnitIx } from './unit.js';
import { worksProblems } from './worksSoundness.js';

const problem = (code: string, at: string, detail: string): Problem => ({ code: `state/${code}`, at, detail });

/** Every contradiction in a position, those of the sequence first. */
export const soundness = (pos: Position): ReadonlyArray<Problem> => [
  ...sequenceProblems(pos),
  ...unitProblems(pos),
  ...hexProblems(pos),
  ...repeatProblems(pos),
  ...attackProblems(pos),
  ...combatProblems(pos),
  ...airProblems(pos),
  ...worksProblems(pos),
  ...pos.board.rules.problems.flatMap((problems) => problems(pos)),
  ...pos.state.pending.flatMap((decision, i) => decisionProblems(pos, decision, `pending.${i}`)),
];

const sequenceProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { phase, turn, stage, playerTurn, pending, combat, attack } = pos.state;
  const found: Problem[] = [];
  if ((phase === 'deployment') !== (turn === 0))
    found.push(problem('sequence', 'turn', `Turn ${turn} has no ${phaseWords(phase)} phase; units are deployed in turn 0, and in it alone.`));
  if (phase === 'deployment' && !deploymentTurns(pos).includes(playerTurn))
    found.push(problem('sequence', 'playerTurn', 'Nobody deploys in this player turn.'));
  if (phase !== 'deployment' && phase !== 'over' && !pos.board.rules.mayBePlayed(pos, playerTurn))
    found.push(problem('sequence', 'playerTurn', `In the ${pos.board.playerTurns[playerTurn].name} player turn a power would act that takes no part in the war.`));
  if (phase !== 'deployment' && phase !== 'over' && !pos.board.rules.phasesOf(pos.board, playerTurn).includes(phase))
    found.push(problem('sequence', 'phase', `The ${pos.board.playerTurns[playerTurn].name} player turn has no ${phaseWords(phase)} phase.`));
  if (stage.at === 'open' && stage.next !== 0) found.push(problem('sequence', 'stage.next', 'In an open phase no step is due; it must be 0.'));
  if (stage.at === 'open' && pos.board.rules.idle.includes(phase))
    found.push(problem('sequence', 'stage', `The ${phaseWords(phase)} phase passes by itself; it is never open.`));
  if (phase === 'over' && (pending.length > 0 || stage.at !== 'open'))
    found.push(problem('sequence', 'pending', 'The game is over; nothing can be due.'));
  const waits = pending.length === 1 && pending[0].kind === 'evade' && pending[0].overrun === null;
  if (attack !== null && (!isCombat(phase) || combat !== null || (pending.length > 0 && !waits)))
    found.push(problem('attack', 'attack', 'An attack is put together in the combat phase, when nothing else is going on.'));
  if (combat !== null && !(combat.overrun === undefined ? isCombat(phase) : isMovement(phase)))
    found.push(problem('combat', 'combat', combat.overrun === undefined ? `There is no combat in the ${phaseWords(phase)} phase.` : `There is no overrun in the ${phaseWords(phase)} phase.`));
  if (combat !== null && pending.length > 1) found.push(problem('pending', 'pending', 'A combat waits for one decision at a time.'));
  return found;
};

const unitProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { roster } = pos.board;
  const { hex, face, mp, status } = pos.state.units;
  return hex.flatMap((h, u) => {
    const at = `units.*.${u}`;
    const found: Problem[] = [];
    if (face[u] === CADRE && !roster.hasCadre[u])
      found.push(problem('face', `units.face.${u}`, `${unitName(pos, u)} has no cadre side; it must be ${FULL}.`));
    const starts = roster.units[u].starts === 'cadre' && roster.hasCadre[u] ? CADRE : FULL;
    if (h === EXPECTED && (mp[u] !== 0 || status[u] !== 0 || face[u] !== starts))
      found.push(problem('expected-unit', at, `${unitName(pos, u)} is still expected; it can neither have moved nor fought.`));
    return found;
  });
};

const hexProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { board, state } = pos;
  const found: Problem[] = [];
  for (let h = 0; h < board.map.grid.size; h++) {
    const units = unitsIn(pos, h);
    if (units.length === 0) continue;
    const side = board.unitSide[units[0]];
    const enemy = units.find((u) => board.unitSide[u] !== side);
    if (enemy !== undefined)
      found.push(
        problem('enemies-share-hex', hexName(pos, h), `${unitName(pos, units[0])} and ${unitName(pos, enemy)} are enemies and stand in one hex.`),
      );
    const owner = state.hexes.owner[h];
    if (!isNeutral(pos, h) && pos.state.dormant[board.roster.power[units[0]]] === 1)
      found.push(problem('dormant-abroad', hexName(pos, h), `${unitName(pos, units[0])} takes no part in the war; it must stand on the land of its own nation.`));
    if (!isNeutral(pos, h) && (owner < 0 || board.powers[owner].side !== side))
      found.push(problem('owner', `hexes.owner.${h}`, `${hexName(pos, h)} is occupied by ${unitName(pos, units[0])}; it must belong to that side.`));
  }
  return found;
};

const repeated = (list: ReadonlyArray<number>): boolean => new Set(list).size < list.length;

const repeatProblems = ({ state }: Position): ReadonlyArray<Problem> =>
  (['mobilized', 'converted', 'captured'] as const)
    .filter((key) => repeated(state[key]))
    .map((key) => problem('repeated', key, 'An entry stands twice; each can stand once.'));

/** An attack that is being put together must be one that could be. */
const attackProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { attack } = pos.state;
  if (attack === null) return [];
  if (attack.units.length === 0 || attack.units.some((u, i) => i > 0 && attack.units[i - 1] >= u))
    return [problem('attack', 'attack.units', 'An attack names at least one unit, each once, in ascending order.')];
  const before: Position = { ...pos, state: { ...pos.state, attack: null } };
  // whoever goes on retreating before it may have been the last in the hex
  const [waits] = pos.state.pending;
  const left = waits?.kind === 'evade' && waits.going !== null;
  return attack.units.flatMap((u, i): ReadonlyArray<Problem> => {
    if (pos.state.units.hex[u] < 0 || !isPhasing(pos, u))
      return [problem('attack', `attack.units.${i}`, `${unitName(pos, u)} is not on the map, or not the phasing player's.`)];
    if (left) return [];
    return violationsOf(pos.board.rules.commitChecks, commitQuery(before, u, attack.target)).map((v) =>
      problem('attack', `attack.units.${i}`, v.detail),
    );
  });
};

const combatProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { combat, pending } = pos.state;
  if (combat === null) return [];
  const found: Problem[] = [];
  const { attackers, defenders, bystanders, cadresBefore } = combat;
  const all = [...attackers, ...defenders, ...bystanders];
  const phasing = phasingSide(pos);
  if (attackers.length === 0 || (defenders.length === 0) !== (combat.evaded === true)) found.push(problem('combat', 'combat', 'A combat needs an attacker and a defender.'));
  if (repeated(all)) found.push(problem('combat', 'combat', 'A unit stands twice among the fighters.'));
  if (attackers.some((u) => pos.board.unitSide[u] !== phasing))
    found.push(problem('combat', 'combat.attackers', 'All attackers must be of the phasing side.'));
  if ([...defenders, ...bystanders].some((u) => pos.board.unitSide[u] === phasing))
    found.push(problem('combat', 'combat.defenders', 'No defender may be of the phasing side.'));
  if (all.some((u) => pos.state.units.hex[u] === EXPECTED)) found.push(problem('combat', 'combat', 'A unit that is still expected cannot fight.'));
  if (cadresBefore.some((u) => !all.includes(u))) found.push(problem('combat', 'combat.cadresBefore', 'It names a unit that does not fight.'));
  const rolling = pending[0]?.kind === 'roll' && pending[0].purpose === 'combat';
  if (combat.overrun !== undefined && (combat.evaded === true || pos.board.rules.overrunTerms.table === null || directionTo(pos.board.map.neighbors, combat.overrun.from, combat.target) < 0))
    found.push(problem('combat', 'combat.overrun', 'An overrun is a combat only where the rules settle it like one, from an adjacent hex, against somebody.'));
  if (combat.evaded === true && (combat.result !== null || rolling || combat.column !== null)) found.push(problem('combat', 'combat.evaded', 'Nobody is there to fight: there is no die and no result.'));
  if (combat.evaded !== true && (combat.result === null) !== rolling) found.push(problem('combat', 'combat.result', 'A die is due exactly while there is no result.'));
  if (rolling && combat.column === null) found.push(problem('combat', 'combat.column', 'A die needs a column of the table.'));
  return found;
};

/** Units of a decision: some, each once, on the map, of the side that decides. */
const choosable = (pos: Position, units: ReadonlyArray<UnitIx>, side: string, at: string): ReadonlyArray<Problem> => {
  if (units.length === 0 || repeated(units)) return [problem('pending', at, 'It must name at least one unit, each once.')];
  const wrong = units.find((u) => pos.state.units.hex[u] < 0 || SIDES[pos.board.unitSide[u]] !== side);
  return wrong === undefined ? [] : [problem('pending', at, `${unitName(pos, wrong)} is not on the map, or not of the side that decides.`)];
};

const fightersOf = (combat: Combat, of: 'attacker' | 'defender'): ReadonlyArray<UnitIx> =>
  of === 'attacker' ? combat.attackers : [...combat.defenders, ...combat.bystanders];

const decisionProblems = (pos: Position, decision: Decision, at: string): ReadonlyArray<Problem> => {
  const { combat, phase } = pos.state;
  if (decision.kind === 'ration') return rationProblems(pos, decision, at);
  if (decision.kind === 'evade') return evadeProblems(pos, decision, at);
  if (decision.kind === 'fighters')
    return phase === 'air' && combat === null && SIDES.indexOf(decision.side as (typeof SIDES)[number]) === 1 - phasingSide(pos)
      ? []
      : [problem('pending', at, 'Fighters are sent in the air phase, by the player whose turn it is not.')];
  if (decision.kind === 'roll' && decision.purpose !== 'combat')
    return combat === null && Object.hasOwn(pos.board.rules.rolls, decision.purpose)
      ? []
      : [problem('pending', at, `There is no roll for ${decision.purpose} here.`)];
  if (combat === null)
    return [problem('pending', at, `A decision of the kind ${decision.kind} belongs to a combat, and there is none in this ${phaseWords(phase)} phase.`)];
  switch (decision.kind) {
    case 'roll':
      return [];
    case 'losses': {
      const strangers = decision.candidates.some((u) => !fightersOf(combat, decision.of).includes(u));
      const opponent = pos.board.readings['loss-chooser'] === 'opponent';
      return [
        ...choosable(pos, decision.candidates, opponent ? SIDES[decision.side === SIDES[0] ? 1 : 0] : decision.side, `${at}.candidates`),
        ...(strangers ? [problem('pending', `${at}.candidates`, 'It names a unit that does not fight on that side.')] : []),
        ...(decision.need > 0 ? [] : [problem('pending', `${at}.need`, 'A loss of nothing is no decision.')]),
      ];
    }
    case 'retreat': {
      const { units, group, going, visited } = decision;
      const strangers = group.some((u) => !fightersOf(combat, decision.of).includes(u)) || units.some((u) => !group.includes(u));
      return [
        ...choosable(pos, units, decision.side, `${at}.units`),
        ...(strangers || repeated(group)
          ? [problem('pending', `${at}.group`, 'Everybody who retreats must be in the group, once, and have fought on that side.')]
          : []),
        ...(going !== null && !units.includes(going)
          ? [problem('pending', `${at}.going`, 'The unit under way is not among those that retreat.')]
          : []),
        ...(going === null && visited.length > 0 ? [problem('pending', `${at}.visited`, 'Nobody is under way; nothing has been visited.')] : []),
      ];
    }
    case 'advance':
      return [
        ...choosable(pos, decision.units, decision.side, `${at}.units`),
        ...(decision.hex === combat.target && decision.units.every((u) => combat.attackers.includes(u))
          ? []
          : [problem('pending', at, 'Attackers advance, and into the hex that they attacked.')]),
      ];
  }
};

const rationProblems = (pos: Position, decision: Extract<Decision, { kind: 'ration' }>, at: string): ReadonlyArray<Problem> => {
  const { board, state } = pos;
  const found = [...choosable(pos, decision.units, decision.side, `${at}.units`)];
  if (found.length > 0) return found;
  const source = board.rules.supply.rations(board).find((r) => r.hex === decision.hex && r.power === board.roster.power[decision.units[0]]);
  if (state.phase !== 'initial' || state.combat !== null) found.push(problem('pending', at, 'Supply is allotted in the initial phase.'));
  if (source === undefined)
    found.push(problem('pending', `${at}.hex`, `${hexName(pos, decision.hex)} is no source that supplies only some of them.`));
  else if (decision.units.some((u) => state.units.hex[u] !== source.hex || board.roster.power[u] !== source.power))
    found.push(problem('pending', `${at}.units`, 'The source supplies units of its own hex and power only.'));
  return found;
};

/** Whoever may retreat before combat, and what waits for it. */
const evadeProblems = (pos: Position, decision: Extract<Decision, { kind: 'evade' }>, at: string): ReadonlyArray<Problem> => {
  const { board, state } = pos;
  const { units, group, going, visited, overrun, hex, side } = decision;
  const found: Problem[] = [];
  const defending = SIDES[1 - phasingSide(pos)];
  if (side !== defending) found.push(problem('pending', `${at}.side`, 'Retreats before combat are those of the player whose turn it is not.'));
  found.push(...(units.length === 0 ? [] : choosable(pos, units, defending, `${at}.units`)));
  if (repeated(group) || units.some((u) => !group.includes(u)) || group.some((u) => SIDES[board.unitSide[u]] !== defending || state.units.hex[u] === EXPECTED))
    found.push(problem('pending', `${at}.group`, 'Everybody who may retreat before combat must be in the group, once, and of the side that decides.'));
  if (going !== null && !units.includes(going)) found.push(problem('pending', `${at}.going`, 'The unit under way is not among those that retreat.'));
  if (units.some((u) => u !== going && state.units.hex[u] !== hex)) found.push(problem('pending', `${at}.units`, 'Units that may retreat before combat stand in the hex.'));
  if (going === null && visited.length > 0) found.push(problem('pending', `${at}.visited`, 'Nobody is under way; nothing has been visited.'));
  if (overrun === null) {
    if (state.attack === null || state.attack.target !== hex || !isCombat(state.phase)) found.push(problem('pending', `${at}.overrun`, 'No attack on the hex has been put together, and no overrun was announced.'));
    return found;
  }
  const strangers = overrun.units.length === 0 || repeated(overrun.units) || overrun.units.some((u) => state.units.hex[u] !== overrun.from || !isPhasing(pos, u));
  if (strangers || !isMovement(state.phase) || !board.rules.overruns || state.combat !== null || directionTo(board.map.neighbors, overrun.from, hex) < 0)
    found.push(problem('pending', `${at}.overrun`, 'Overrunners stand together beside the hex, in a phase of movement, and belong to the phasing player.'));
  return found;
};
