/**
 * What a position of the right shape may still have wrong: parts that contradict one another. A position without such
 * contradictions never makes the rules fail, whoever made it.
 * @rule SPI 4, 5.3, 5.8, 7, 8
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { violationsOf } from '../../kernel/rule.js';
import { commitQuery, standsIn } from './combat/declare.js';
import { camp, hexName, isPhasing, nationOf, playerOf, type Position, unitName, unitsIn } from './position.js';
import { AFLOAT, type Decision, RESERVE } from './state.js';
import { KINDS } from './unit.js';

const problem = (code: string, at: string, detail: string): Problem => ({ code: `state/${code}`, at, detail });

/** Every contradiction in a position, those of the sequence first. */
export const soundness = (pos: Position): ReadonlyArray<Problem> => {
  const units = [...sequenceProblems(pos), ...unitProblems(pos), ...hexProblems(pos), ...landingProblems(pos)];
  // combats and decisions name units: they are judged when the units are in order
  return units.length > 0 ? units : [...attackProblems(pos), ...combatProblems(pos), ...planProblems(pos), ...pos.state.pending.flatMap((d, i) => decisionProblems(pos, d, `pending.${i}`))];
};

const sequenceProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { phase, stage, pending, combat, attack, player, turn, ended, announced, attacked } = pos.state;
  const { setting, rules } = pos.board;
  const found: Problem[] = [];
  if (phase === 'setup' && (!rules.freeSetup || setting.freeSetup === null || turn !== setting.firstTurn))
    found.push(problem('sequence', 'phase', 'There is no set-up phase in this game, or not in this turn.'));
  if (stage.at === 'open' && stage.next !== 0) found.push(problem('sequence', 'stage.next', 'In an open phase no step is due; it must be 0.'));
  if (stage.at === 'open' && phase === 'end') found.push(problem('sequence', 'stage', 'The end phase passes by itself; it is never open.'));
  if ((phase === 'over') !== (ended !== null)) found.push(problem('sequence', 'ended', 'A game that is over has a reason, and only such a game.'));
  if (phase === 'over' && (pending.length > 0 || stage.at !== 'open')) found.push(problem('sequence', 'pending', 'The game is over; nothing can be due.'));
  if (attack !== null && (phase !== 'combat' || combat !== null || pending.length > 0))
    found.push(problem('attack', 'attack', 'An attack is put together in the combat phase, when nothing else is going on.'));
  if (combat !== null && phase !== 'combat') found.push(problem('combat', 'combat', `There is no combat in the ${phase} phase.`));
  if (combat !== null && pending.length > 1) found.push(problem('pending', 'pending', 'A combat waits for one decision at a time.'));
  if (announced.length > 0 && phase !== 'movement' && phase !== 'mechanized') found.push(problem('plan', 'announced', 'Overruns are announced in a movement phase.'));
  if (attacked.length > 0 && phase !== 'combat') found.push(problem('attack', 'attacked', 'Hexes are attacked in the combat phase.'));
  if (attacked.some((hex, i) => i > 0 && attacked[i - 1] >= hex)) found.push(problem('attack', 'attacked', 'Hexes stand once each, in ascending order.'));
  if (pos.state.toPlace > (setting.freeSetup?.total ?? 0)) found.push(problem('setup', 'toPlace', 'More strength points are left to be placed than there were.'));
  if (phase === 'setup' && player !== pos.board.playerOf[pos.board.nations[pos.board.nationIx.get(setting.freeSetup?.nation ?? '') ?? 0].bloc as 0])
    found.push(problem('setup', 'player', 'Another player sets up.'));
  return found;
};

const unitProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { hex, sp, mp, status } = pos.state.units;
  const { nations, roster, land } = pos.board;
  return hex.flatMap((h, u) => {
    const found: Problem[] = [];
    const stance = pos.state.stance[roster.nation[u]];
    if (h === RESERVE) {
      if (sp[u] !== 0 || mp[u] !== 0 || status[u] !== 0) found.push(problem('reserve', `units.*.${u}`, `${unitName(pos, u)} is in reserve; it has neither strength nor marks.`));
      return found;
    }
    if (sp[u] === 0) found.push(problem('strength', `units.sp.${u}`, `${unitName(pos, u)} is in play and has no strength points.`));
    if (h >= 0 && land[h] === 0) found.push(problem('place', `units.hex.${u}`, `${unitName(pos, u)} stands in ${hexName(pos, h)}, which land units may not enter.`));
    if (stance <= -4) found.push(problem('nation', `units.hex.${u}`, `${nations[roster.nation[u]].name} is not in the game; its units are in reserve.`));
    return found;
  });
};

const hexProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { sit, board } = pos;
  const found: Problem[] = [];
  for (let h = 0; h < board.map.grid.size; h++) {
    if (sit.stacks.size[h] < 2) continue;
    const units = unitsIn(pos, h);
    if (units.length > board.tables.buildUp.unitsInHex) found.push(problem('stacking', hexName(pos, h), `${units.length} units stand in ${hexName(pos, h)}; ${board.tables.buildUp.unitsInHex} is the limit.`));
    if (units.some((u) => camp(pos, u) !== camp(pos, units[0]) || playerOf(pos, u) !== playerOf(pos, units[0])))
      found.push(problem('enemies-share-hex', hexName(pos, h), `Units of two players stand in ${hexName(pos, h)}.`));
  }
  return found;
};

const landingProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { landings, units, player, phase } = pos.state;
  const found: Problem[] = [];
  const afloat = landings.flatMap((l) => l.afloat);
  units.hex.forEach((h, u) => {
    if ((h === AFLOAT) !== afloat.includes(u)) found.push(problem('afloat', `units.hex.${u}`, `${unitName(pos, u)} is afloat when a landing says so, and only then.`));
  });
  if (new Set(afloat).size < afloat.length) found.push(problem('afloat', 'landings', 'A unit lies off one hex only.'));
  if (new Set(landings.map((l) => `${l.hex} ${l.player}`)).size < landings.length) found.push(problem('landing', 'landings', 'A player has one landing in a hex.'));
  landings.forEach((l, i) => {
    if (l.afloat.length !== l.ports.length) found.push(problem('landing', `landings.${i}.ports`, 'Each unit afloat has a port that it came from.'));
    if (l.afloat.length > 0 && (l.player !== player || (phase !== 'movement' && phase !== 'combat')))
      found.push(problem('landing', `landings.${i}.afloat`, 'Units lie afloat from their assault to the end of combat.'));
    if (l.afloat.some((u) => playerOf(pos, u) !== l.player)) found.push(problem('landing', `landings.${i}.afloat`, 'Units afloat belong to the player of the landing.'));
    if (pos.board.seas.coast[l.hex] === 0 || pos.board.land[l.hex] === 0) found.push(problem('landing', `landings.${i}.hex`, `${hexName(pos, l.hex)} is no coast hex.`));
  });
  return found;
};

const ascending = (units: ReadonlyArray<number>): boolean => units.every((u, i) => i === 0 || units[i - 1] < u);

/** An attack that is being put together must be one that could be. */
const attackProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { attack } = pos.state;
  if (attack === null) return [];
  if (attack.units.length === 0 || !ascending(attack.units)) return [problem('attack', 'attack.units', 'An attack names at least one unit, each once, in ascending order.')];
  const before: Position = { ...pos, state: { ...pos.state, attack: null } };
  return attack.units.flatMap((u, i): ReadonlyArray<Problem> => {
    if (standsIn(pos, u) < 0 || !isPhasing(pos, u)) return [problem('attack', `attack.units.${i}`, `${unitName(pos, u)} is not in play, or not the phasing player's.`)];
    return violationsOf(pos.board.rules.commitChecks, commitQuery(before, u, attack.target)).map((v) => problem('attack', `attack.units.${i}`, v.detail));
  });
};

const alive = (pos: Position, unit: number): boolean => pos.state.units.hex[unit] !== RESERVE;

const combatProblems = (pos: Position): ReadonlyArray<Problem> => {
  const { combat, attacked } = pos.state;
  if (combat === null) return [];
  const found: Problem[] = [];
  const say = (at: string, detail: string): void => void found.push(problem('combat', `combat.${at}`, detail));
  if (combat.attackers.length === 0 || !ascending(combat.attackers) || combat.from.length !== combat.attackers.length) say('attackers', 'Attackers stand once each, in ascending order, each with the hex it attacked from.');
  if (combat.defenders.length === 0 || !ascending(combat.defenders)) say('defenders', 'Defenders stand once each, in ascending order.');
  if (!attacked.includes(combat.target)) say('target', 'The hex counts as attacked.');
  if (combat.attackers.some((u) => alive(pos, u) && !isPhasing(pos, u))) say('attackers', 'Attackers are the phasing player’s.');
  if (combat.defenders.some((u) => alive(pos, u) && isPhasing(pos, u))) say('defenders', 'Defenders are not the phasing player’s.');
  if (combat.defenders.some((u) => playerOf(pos, u) !== playerOf(pos, combat.defenders[0]))) say('defenders', 'Defenders belong to one player.');
  if (new Set(combat.todo).size < combat.todo.length) say('todo', 'A step is taken once.');
  if (combat.die === null && (combat.lost > 0 || combat.counter !== null || combat.stands)) say('die', 'Nothing is lost before the die is thrown.');
  if (combat.die !== null && combat.todo.includes('roll')) say('todo', 'The die has been thrown.');
  return found;
};

const planProblems = (pos: Position): ReadonlyArray<Problem> =>
  pos.state.announced.flatMap((a, i): ReadonlyArray<Problem> => {
    const at = `announced.${i}`;
    if (a.units.length === 0 || a.units.length > pos.board.tables.buildUp.unitsInHex || !ascending(a.units)) return [problem('plan', at, 'An overrun is made by one or two units.')];
    if (a.units.some((u) => pos.state.units.hex[u] < 0 || !isPhasing(pos, u))) return [problem('plan', at, 'Overruns are announced for the phasing player’s units on the map.')];
    return pos.state.announced.findIndex((b) => b.target === a.target) < i ? [problem('plan', at, 'A hex is announced once.')] : [];
  });

const decisionProblems = (pos: Position, d: Decision, at: string): ReadonlyArray<Problem> => {
  const { combat, units, phase } = pos.state;
  const wrong = (detail: string): ReadonlyArray<Problem> => [problem('decision', at, detail)];
  const inPlay = (list: ReadonlyArray<number>): boolean => list.length > 0 && new Set(list).size === list.length && list.every((u) => units.hex[u] !== RESERVE);
  const ofSide = (list: ReadonlyArray<number>): boolean => list.every((u) => playerOf(pos, u) < 0 || pos.board.players[playerOf(pos, u)] === d.side);
  switch (d.kind) {
    case 'roll': {
      const [kind, country] = d.purpose.split(':');
      if (kind === 'partisans') return phase === 'production' && pos.board.tables.partisans.some((p) => p.country === country) ? [] : wrong('Partisans are rolled for by country, when production begins.');
      if (kind === 'combat') return combat !== null && combat.die === null ? [] : wrong('A die of combat is thrown once in a combat.');
      if (kind === 'counter') return combat !== null && combat.counter !== null && combat.counter.die === null ? [] : wrong('A die of a counterattack is thrown once in it.');
      return wrong(`Nothing is rolled for '${d.purpose}'.`);
    }
    case 'permission':
      return phase === 'movement' || phase === 'rail' ? [] : wrong('Permission is asked for in movement and in rail and sea movement.');
    case 'partisans':
      return phase === 'production' ? [] : wrong('Partisans rise when production begins.');
    case 'losses':
      if (combat === null || d.units.length !== 2 || !inPlay(d.units)) return wrong('A loss is shared by two units of a combat.');
      return d.units.every((u) => combat.attackers.includes(u) || combat.defenders.includes(u)) && d.need < d.units.reduce((sum, u) => sum + units.sp[u], 0) && d.units.every((u) => nationOf(pos, u) >= 0)
        ? []
        : wrong('A loss that is shared leaves something, and falls on units of the combat.');
    case 'evasion':
      return combat !== null && combat.die === null && inPlay(d.units) && d.units.every((u) => combat.defenders.includes(u) && units.hex[u] === combat.target) && ofSide(d.units) ? [] : wrong('Defenders slip away before the die.');
    case 'counter':
      return combat !== null && combat.die !== null && combat.counter === null && d.hexes.length > 0 && d.hexes.every((hex) => combat.from.includes(hex)) ? [] : wrong('A counterattack is made after the losses, against hexes of attackers.');
    case 'stand':
      return combat !== null && combat.counter !== null ? [] : wrong('Ground is held after a counterattack.');
    case 'retreat':
      return combat !== null && inPlay(d.units) && d.units.every((u) => combat.defenders.includes(u) && units.hex[u] === combat.target) ? [] : wrong('Units that retreat are defenders in the hex under attack.');
    case 'advance':
      return combat !== null && d.hex === combat.target && d.units.every((u) => combat.attackers.includes(u)) && new Set(d.units).size === d.units.length ? [] : wrong('Those who may advance are attackers of the hex.');
    case 'conversion':
      return phase === 'end' && d.units.every((u) => KINDS[pos.board.roster.kind[u]] === 'partisan') ? [] : wrong('Partisans are converted when a player turn ends.');
  }
};
