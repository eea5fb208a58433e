/**
 * What an attack is worth by the rules of Europa, in a saved match or by bare strengths.
 * @module
 */
import { showRational } from '../kernel/chance.js';
import { oddsColumn } from '../kernel/crt.js';
import type { HexIx } from '../kernel/hex.js';
import { citation, type RuleViolation, violationsOf } from '../kernel/rule.js';
import { commitQuery } from '../rulesets/europa/combat/declare.js';
import { type Chance, chancesOf, chancesText, receiptFigures, receiptLines, receiptOf } from '../rulesets/europa/combat/receipt.js';
import { attackQuery } from '../rulesets/europa/combat/strength.js';
import { AIR, airIn } from '../rulesets/europa/air.js';
import { enemyIn, type Position } from '../rulesets/europa/position.js';
import type { EuropaGame } from '../rulesets/europa/game.js';
import { type EuropaState, STRENGTH } from '../rulesets/europa/state.js';
import type { UnitIx } from '../rulesets/europa/unit.js';
import type { Family, OddsFlags } from './family.js';
import { badInput } from './failure.js';
import { attackActions, hexNamed, unitsNamed } from './named.js';

const chancesJson = (chances: ReadonlyArray<Chance>): unknown => chances.map((c) => ({ result: c.result, chance: showRational(c.weight), cells: c.cells }));

// ---- an attack in a match ----------------------------------------------------------------------------------------------

/** An attack in a match. */
export const oddsInMatch: Family['oddsInMatch'] = (match, targetId, names, flags) => {
  const game = match.game as unknown as EuropaGame;
  const state = match.state as EuropaState;
  const now = game.position(state);
  const { map, roster, unitSide, rules } = game.board;
  const target = hexNamed(map, 'target', targetId);
  const units = unitsNamed(roster.ixOf, 'with', names, (u) => state.units.hex[u] >= 0);
  const pos = withSupport(now, target, units, flags);
  if (!units.every((u) => enemyIn(pos, unitSide[u], target))) throw badInput(`--target ${targetId}: no enemy of the attackers stands there.`);
  const query = attackQuery(pos, target, units);
  if (query.defenders.length === 0) throw badInput(`--target ${targetId}: its units have been attacked in this phase and cannot be again.`);
  const clear = { ...pos, state: { ...pos.state, attack: null } };
  const violations: ReadonlyArray<RuleViolation> = [
    ...units.flatMap((u) => violationsOf(rules.commitChecks, commitQuery(clear, u, target))),
    ...violationsOf(rules.resolveChecks, query),
  ];
  const receipt = receiptOf(query);
  return {
    data: {
      at: match.record.length,
      target: targetId,
      attackers: units.map((u) => roster.ids[u]),
      violations,
      figures: receiptFigures(receipt),
      column: receipt.column,
      modifier: receipt.odds.modifier,
      automatic: receipt.odds.automatic,
      chances: chancesJson(receipt.chances),
    },
    lines: [...receiptLines(receipt), ...chancesText(receipt.chances, game.board.crt, receipt.column)],
    violations,
    legal: violations.length === 0,
    fight: { state: clear.state, actions: attackActions(targetId, units.map((u) => roster.ids[u])) },
  };
};

/** A number of air points that bad weather can leave. */
const airPoints = (flag: string, text: string): number => {
  const points = Number(text);
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text) || !Number.isInteger(points * STRENGTH)) throw badInput(`--${flag} ${text}: give points such as 8 or 2.5.`);
  return points;
};

/** The position with as much air support in the hex as asked for, in place of what stands there. */
const withSupport = (pos: Position, target: HexIx, units: ReadonlyArray<UnitIx>, flags: OddsFlags): Position => {
  const { board, state } = pos;
  const wanted = [
    { flag: 'oas', mission: 'oas', unit: units[0] },
    { flag: 'das', mission: 'das', unit: pos.sit.stacks.first[target] },
  ] as const;
  const given = wanted.flatMap(({ flag, mission, unit }) => {
    const text = flags[flag];
    if (text === undefined) return [];
    if (board.rules.air === null) throw badInput(`--${flag}: air points belong to Advanced Training, and this match is played without it.`);
    return [{ power: board.roster.power[unit] ?? 0, target, mission, points: airPoints(flag, text) }];
  });
  if (given.length === 0) return pos;
  const air = airIn(state);
  const others = air.support.filter((s) => s.target !== target || !given.some((g) => g.mission === s.mission));
  const support = [...others, ...given.filter((g) => g.points > 0)];
  return { ...pos, state: { ...state, slices: { ...state.slices, [AIR.key]: { ...air, support } } } };
};

// ---- by bare strengths -------------------------------------------------------------------------------------------------

/** `'33.5'` as a whole number of ten-thousandths, so that odds stay exact. */
const exact = (flag: string, text: string): number => {
  if (!/^\d{1,4}(\.\d{1,8})?$/.test(text)) throw badInput(`--${flag} ${text}: give a strength such as 34 or 4.5.`);
  const [whole, part = ''] = text.split('.');
  return Number(`${whole}${part.padEnd(8, '0')}`);
};

/** An attack by bare strengths. */
export const oddsByStrength: Family['oddsByStrength'] = (game, attackText, defenseText, flags) => {
  // air support is taken as it is: nobody can say here which printed strength caps it
  const attack = exact('attack', attackText) + (flags.oas === undefined ? 0 : exact('oas', flags.oas));
  const defense = exact('defense', defenseText) + (flags.das === undefined ? 0 : exact('das', flags.das));
  const plus = (text: string, support: string | undefined): string => (support === undefined ? text : `${text} + ${support} of air support`);
  const { board } = game as unknown as EuropaGame;
  const { crt, rules } = board;
  const modifier = flags.modifier ?? 0;
  const column = rules.oddsColumn(board, oddsColumn(crt.ratios, attack, defense));
  const automatic = rules.automatic(board, defense > 0, column);
  const name = column < 0 ? null : crt.data.columns[column];
  const chances = automatic === null ? chancesOf(crt, column, modifier) : [];
  return {
    data: { attack: attackText, defense: defenseText, oas: flags.oas ?? null, das: flags.das ?? null, modifier, column: name, automatic, chances: chancesJson(chances), digest: crt.digest },
    lines: [
      `${plus(attackText, flags.oas)} against ${plus(defenseText, flags.das)}: ${name ?? `below ${crt.data.columns[0]}`}${automatic === null ? `, die roll modifier ${modifier > 0 ? '+' : ''}${modifier}` : ''}`,
      ...(automatic === null ? [] : [`No die: automatic ${automatic.result} [${citation(automatic.ref)}: ${automatic.ref.gist}]`]),
      ...chancesText(chances, crt, name),
      `Table: ${crt.data.title}, digest ${crt.digest}`,
    ],
    violations: [],
    legal: true,
  };
};
