/**
 * What an attack is worth by the rules of World War II, in a saved match or by bare strengths: the differential, its column,
 * and the exact chance of each loss.
 * @module
 */
import { showRational } from '../kernel/chance.js';
import { citation, type RuleViolation, violationsOf } from '../kernel/rule.js';
import { attackQuery, commitQuery } from '../rulesets/spi-ww2/combat/declare.js';
import { type Chance, chanceLines, chancesOf, outcomeLines, receiptLines, receiptOf, TABLE } from '../rulesets/spi-ww2/combat/receipt.js';
import { spi } from '../rulesets/spi-ww2/cases.js';
import type { SpiGame } from '../rulesets/spi-ww2/game.js';
import { unitsIn } from '../rulesets/spi-ww2/position.js';
import { AFLOAT, type SpiState } from '../rulesets/spi-ww2/state.js';
import { combatColumn, destructionGuaranteed } from '../rulesets/spi-ww2/tables/index.js';
import { mayFight } from '../rulesets/spi-ww2/war.js';
import { signed } from '../rulesets/spi-ww2/wording.js';
import { badInput } from './failure.js';
import type { AnyGame, Family, OddsFlags } from './family.js';
import { attackActions, hexNamed, unitsNamed } from './named.js';

const CERTAIN = spi('17.8', ['SPI-17.8.1'], 'Mechanized units do not slip away from certain destruction.', 'option');
const BELOW = spi('8.3', [], 'An attack below a differential of 0 is not allowed.');

const chancesJson = (chances: ReadonlyArray<Chance>): unknown => chances.map((c) => ({ loss: c.loss, chance: showRational(c.weight), throws: c.throws }));
const own = (game: AnyGame): SpiGame => game as unknown as SpiGame;

const noAirSupport = (flags: OddsFlags): void => {
  if (flags.oas !== undefined || flags.das !== undefined) throw badInput('--oas and --das belong to Europa; in World War II nothing supports an attack from the air.');
};

const certainLine = (certain: boolean, strength: number): ReadonlyArray<string> =>
  certain ? [`All ${strength} strength points are lost whatever the die says [${citation(CERTAIN)}: ${CERTAIN.gist}]`] : [];

/** An attack in a match. */
export const oddsInMatch: Family['oddsInMatch'] = (match, targetId, names, flags) => {
  noAirSupport(flags);
  if (flags.modifier !== undefined) throw badInput('--modifier goes with --attack and --defense; in a match the rules say what shifts the differential.');
  const game = own(match.game);
  const state = match.state as SpiState;
  const pos = game.position(state);
  const { map, roster, tables, rules } = game.board;
  const target = hexNamed(map, 'target', targetId);
  const units = unitsNamed(roster.ixOf, 'with', names, (u) => state.units.hex[u] >= 0 || state.units.hex[u] === AFLOAT);
  if (unitsIn(pos, target).length === 0) throw badInput(`--target ${targetId}: nobody stands there.`);
  const friends = units.filter((u) => !mayFight(pos, u, target));
  if (friends.length > 0) throw badInput(`--target ${targetId}: no units that ${roster.ids[friends[0]]} may attack stand there.`);
  // as if nothing had been committed yet
  const clear = game.position({ ...state, attack: null });
  const query = attackQuery(clear, target, units);
  const violations: ReadonlyArray<RuleViolation> = [
    ...units.flatMap((u) => violationsOf(rules.commitChecks, commitQuery(clear, u, target))),
    ...violationsOf(rules.resolveChecks, query),
  ];
  const receipt = receiptOf(query);
  const certain = destructionGuaranteed(tables.combat, receipt.defense, receipt.column);
  return {
    data: {
      at: match.record.length,
      target: targetId,
      attackers: units.map((u) => roster.ids[u]),
      violations,
      attack: receipt.attack,
      defense: receipt.defense,
      differential: receipt.differential.total,
      tally: receipt.differential,
      column: receipt.column < 0 ? null : tables.data.combat.columns[receipt.column],
      certain,
      chances: receipt.column < 0 ? [] : chancesJson(chancesOf(clear, receipt.column)),
    },
    lines: [...receiptLines(receipt), ...outcomeLines(receipt), ...certainLine(certain, receipt.defense)],
    violations,
    legal: violations.length === 0,
    fight: { state: clear.state, actions: attackActions(targetId, units.map((u) => roster.ids[u])) },
  };
};

const MOST_STRENGTH = 99;

const strength = (flag: string, text: string): number => {
  if (!/^\d{1,2}$/.test(text)) throw badInput(`--${flag} ${text}: give strength points, a whole number up to ${MOST_STRENGTH}.`);
  return Number(text);
};

/** An attack by bare strengths; `--modifier` is what ground and the sea take from the differential. */
export const oddsByStrength: Family['oddsByStrength'] = (game, attackText, defenseText, flags) => {
  noAirSupport(flags);
  const attack = strength('attack', attackText);
  const defense = strength('defense', defenseText);
  const { board, position, initial } = own(game);
  const { combat, data, digests } = board.tables;
  const pos = position(initial);
  const modifier = flags.modifier ?? 0;
  const differential = attack - defense + modifier;
  const column = combatColumn(combat, differential);
  const name = column < 0 ? null : data.combat.columns[column];
  const certain = column >= 0 && defense > 0 && destructionGuaranteed(combat, defense, column);
  return {
    data: { attack, defense, modifier, differential, column: name, certain, chances: column < 0 ? [] : chancesJson(chancesOf(pos, column)), digest: digests.combat },
    lines: [
      `${attack} against ${defense}${modifier === 0 ? '' : `, shifted by ${signed(modifier)}`}: differential ${signed(differential)}, ${name === null ? `no column [${citation(BELOW)}: ${BELOW.gist}]` : `column ${name} [${citation(TABLE)}]`}`,
      ...(column < 0 ? [] : chanceLines(pos, column, defense)),
      ...certainLine(certain, defense),
      `Table: ${data.combat.title}, digest ${digests.combat}`,
    ],
    violations: [],
    legal: column >= 0,
  };
};
