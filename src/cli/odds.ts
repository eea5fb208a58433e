/**
 * `grognard odds`: what an attack is worth, in a saved match or by bare strengths.
 * @module
 */
import { showRational } from '../kernel/chance.js';
import { oddsColumn } from '../kernel/crt.js';
import { citation, type RuleViolation, violationsOf } from '../kernel/rule.js';
import { commitQuery } from '../rulesets/europa/combat/declare.js';
import { type Chance, chancesOf, chancesText, receiptFigures, receiptLines, receiptOf } from '../rulesets/europa/combat/receipt.js';
import { attackQuery } from '../rulesets/europa/combat/strength.js';
import { ebc } from '../rulesets/europa/cases.js';
import { enemyIn } from '../rulesets/europa/position.js';
import { badInput, OK, REFUSED, violationLines } from './failure.js';
import type { Io } from './io.js';
import { europaGame, matchAt, openChosen, type OwnFiles } from './scenario.js';

/** Options of both forms. */
export interface OddsFlags extends OwnFiles {
  readonly at?: number;
  readonly target?: string;
  readonly with?: string;
  readonly attack?: string;
  readonly defense?: string;
  readonly modifier?: number;
  readonly scenario: string;
  readonly json?: boolean;
}

const json = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`);
const chancesJson = (chances: ReadonlyArray<Chance>): unknown => chances.map((c) => ({ result: c.result, chance: showRational(c.weight), cells: c.cells }));

/** Both forms. */
export const odds = (io: Io, file: string | undefined, flags: OddsFlags): number => {
  const free = flags.attack !== undefined || flags.defense !== undefined;
  if (file !== undefined && free) throw badInput('Give a saved match with --target and --with, or --attack and --defense, not both.');
  if (file !== undefined) return inMatch(io, file, flags);
  if (flags.attack === undefined || flags.defense === undefined)
    throw badInput('Give the strengths, as in "grognard odds --attack 34 --defense 9", or a saved match with --target and --with.');
  return byStrength(io, flags.attack, flags.defense, flags);
};

// ---- an attack in a match ----------------------------------------------------------------------------------------------

const inMatch = (io: Io, file: string, flags: OddsFlags): number => {
  if (flags.target === undefined || flags.with === undefined) throw badInput('Name the hex that is attacked and the units that attack it: --target 2319 --with ge-pz-xx-1,ge-inf-xx-4.');
  const match = matchAt(file, flags, flags.at ?? null);
  const game = europaGame(match);
  const pos = game.position(match.state);
  const { map, roster, unitSide, rules } = game.board;
  const target = map.hexOf.get(flags.target) ?? -1;
  if (target < 0) throw badInput(`--target ${flags.target}: that is no hex of the map (${map.ids[0]} to ${map.ids[map.ids.length - 1]}).`);
  const names = flags.with.split(',').map((n) => n.trim()).filter((n) => n !== '');
  const units = [...new Set(names.map((name) => {
    const unit = roster.ixOf.get(name) ?? -1;
    if (unit < 0) throw badInput(`--with ${name}: there is no such unit.`);
    if (match.state.units.hex[unit] < 0) throw badInput(`--with ${name}: the unit is not on the map.`);
    return unit;
  }))].sort((a, b) => a - b);
  if (units.length === 0) throw badInput('--with: name at least one unit.');
  if (!units.every((u) => enemyIn(pos, unitSide[u], target))) throw badInput(`--target ${flags.target}: no enemy of the attackers stands there.`);
  const query = attackQuery(pos, target, units);
  if (query.defenders.length === 0) throw badInput(`--target ${flags.target}: its units have been attacked in this phase and cannot be again.`);
  const clear = { ...pos, state: { ...pos.state, attack: null } };
  const found: ReadonlyArray<RuleViolation> = [
    ...units.flatMap((u) => violationsOf(rules.commitChecks, commitQuery(clear, u, target))),
    ...violationsOf(rules.resolveChecks, query),
  ];
  const receipt = receiptOf(query);
  if (flags.json === true)
    json(io, {
      at: match.record.length,
      target: flags.target,
      attackers: units.map((u) => roster.ids[u]),
      violations: found,
      figures: receiptFigures(receipt),
      column: receipt.column,
      modifier: receipt.odds.modifier,
      automatic: receipt.odds.automatic,
      chances: chancesJson(receipt.chances),
    });
  else {
    io.out([...receiptLines(receipt), ...chancesText(receipt.chances, game.board.crt, receipt.column)].map((l) => `${l}\n`).join(''));
    if (found.length > 0) io.err(`Such an attack would be refused:\n${violationLines(found).map((l) => `  ${l}\n`).join('')}`);
  }
  return found.length > 0 ? REFUSED : OK;
};

// ---- by bare strengths -------------------------------------------------------------------------------------------------

const BELOW = ebc('9B', ['BC-9B.12'], 'An attack below the lowest odds of the table is an automatic AE.');
const NO_DEFENSE = ebc('9G', ['BC-9G.5'], 'Units whose defense strength is 0 are eliminated when attacked.');

/** `'33.5'` as a whole number of ten-thousandths, so that odds stay exact. */
const exact = (flag: string, text: string): number => {
  if (!/^\d{1,4}(\.\d{1,8})?$/.test(text)) throw badInput(`--${flag} ${text}: give a strength such as 34 or 4.5.`);
  const [whole, part = ''] = text.split('.');
  return Number(`${whole}${part.padEnd(8, '0')}`);
};

const byStrength = (io: Io, attackText: string, defenseText: string, flags: OddsFlags): number => {
  const [attack, defense] = [exact('attack', attackText), exact('defense', defenseText)];
  const { crt } = europaGame(openChosen(flags.scenario, flags)).board;
  const modifier = flags.modifier ?? 0;
  const column = oddsColumn(crt.ratios, attack, defense);
  const automatic = defense === 0 ? { result: 'DE', ref: NO_DEFENSE } : column < 0 ? { result: 'AE', ref: BELOW } : null;
  const name = column < 0 ? null : crt.data.columns[column];
  const chances = automatic === null ? chancesOf(crt, column, modifier) : [];
  if (flags.json === true) json(io, { attack: attackText, defense: defenseText, modifier, column: name, automatic, chances: chancesJson(chances), digest: crt.digest });
  else {
    const lines = [
      `${attackText} against ${defenseText}: ${name ?? `below ${crt.data.columns[0]}`}${automatic === null ? `, die roll modifier ${modifier > 0 ? '+' : ''}${modifier}` : ''}`,
      ...(automatic === null ? [] : [`No die: automatic ${automatic.result} [${citation(automatic.ref)}: ${automatic.ref.gist}]`]),
      ...chancesText(chances, crt, name),
      `Table: ${crt.data.title}, digest ${crt.digest}`,
    ];
    io.out(lines.map((l) => `${l}\n`).join(''));
  }
  return OK;
};
