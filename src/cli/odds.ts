/**
 * `grognard odds`: what an attack is worth, in a saved match or by bare strengths.
 * @module
 */
import type { FightPolicy } from '../engine/fightPolicy.js';
import { isMeaningless } from '../engine/problem.js';
import { isLeft } from '../prelude.js';
import { badInput, OK, REFUSED, violationLines } from './failure.js';
import type { AnyMatch, OddsFlags as Flags, OddsAnswer } from './family.js';
import type { Io } from './io.js';
import { lossesTold, policyNamed } from './oddsLosses.js';
import { familyOf, filesOf, matchAt, openChosen, type OwnFiles, SCENARIOS } from './scenario.js';

/** Options of both forms. */
export interface OddsFlags extends Flags, OwnFiles {}

const answered = (io: Io, { json }: Flags, { data, lines, violations, legal }: OddsAnswer): number => {
  io.out(json === true ? `${JSON.stringify(data, null, 2)}\n` : lines.map((l) => `${l}\n`).join(''));
  if (json !== true && violations.length > 0) io.err(`Such an attack would be refused:\n${violationLines(violations).map((l) => `  ${l}\n`).join('')}`);
  return legal ? OK : REFUSED;
};

/** The answer with what the attack costs, where it may be made. */
const withLosses = (match: AnyMatch, answer: OddsAnswer, policy: FightPolicy): OddsAnswer => {
  if (answer.fight === undefined || !answer.legal) return answer;
  const losses = lossesTold(match.game, answer.fight, policy);
  return { ...answer, data: { ...answer.data, losses: losses.data }, lines: [...answer.lines, ...losses.lines] };
};

/** An overrun: what the rules say of it, and what it costs. Families with roads know two ways into a hex: the first that is open is taken. */
const overrunOdds = (match: AnyMatch, target: string, units: ReadonlyArray<string>, policy: FightPolicy): OddsAnswer => {
  const { game, state } = match;
  const ways = ['march', 'road'].map((by) => {
    const action = game.decodeAction({ type: 'overrun', units, target, by });
    if (isLeft(action)) throw badInput(...action.left.map((p) => `${p.at}: ${p.detail}`));
    return action;
  });
  const action = ways.find((way) => game.violations(state, way.right).length === 0) ?? ways[0];
  const { violations, lines, figures } = game.explain(state, action.right);
  const meaningless = violations.filter(isMeaningless);
  if (meaningless.length > 0) throw badInput(...meaningless.map((v) => v.detail));
  const losses = violations.length > 0 ? null : lossesTold(game, { state, actions: [action.right] }, policy);
  return {
    data: { at: match.record.length, target, overrunners: units, violations, figures, losses: losses?.data ?? null },
    lines: [...(losses === null ? [] : lines), ...(losses?.lines ?? [])],
    violations,
    legal: violations.length === 0,
  };
};

/** Both forms. */
export const odds = (io: Io, file: string | undefined, flags: OddsFlags): number => {
  const free = flags.attack !== undefined || flags.defense !== undefined;
  if (file !== undefined && free) throw badInput('Give a saved match with --target and --with, or --attack and --defense, not both.');
  if (file !== undefined) {
    if (flags.scenario !== undefined) throw badInput('A saved match names its scenario; --scenario is for strengths given with --attack and --defense.');
    if (flags.target === undefined || flags.with === undefined)
      throw badInput('Name the hex that is attacked and the units that attack it: --target 2319 --with ge-pz-xx-1,ge-inf-xx-4.');
    const match = matchAt(file, flags, flags.at ?? null);
    const units = flags.with.split(',').map((n) => n.trim()).filter((n) => n !== '');
    if (units.length === 0) throw badInput('--with: name at least one unit.');
    const policy = policyNamed(flags.policy);
    if (flags.overrun === true) return answered(io, flags, overrunOdds(match, flags.target, units, policy));
    return answered(io, flags, withLosses(match, familyOf(match.scenario.id).oddsInMatch(match, flags.target, units, flags), policy));
  }
  if (flags.policy !== undefined || flags.overrun === true)
    throw badInput('--policy and --overrun need units: give a saved match with --target and --with. Bare strengths have results and no losses.');
  if (flags.attack === undefined || flags.defense === undefined)
    throw badInput('Give the strengths, as in "grognard odds --attack 34 --defense 9", or a saved match with --target and --with.');
  // the attackers' flag is named as that of errata: only the files go on
  const { scenario = SCENARIOS[0].id } = flags;
  const { game } = openChosen(scenario, filesOf(flags));
  return answered(io, flags, familyOf(scenario).oddsByStrength(game, flags.attack, flags.defense, flags));
};
