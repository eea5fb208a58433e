/**
 * Combats as lines of a log: who, with what differential, the die, what came of it, and what the options put in between.
 * @rule SPI 8.3, 8.5, 8.6, 17.8, 17.92, 17.93
 * @module
 */
import type { LogLine } from '../../../engine/game.js';
import { spi } from '../cases.js';
import { counterDifferential } from '../combat/counter.js';
import { attackQuery } from '../combat/declare.js';
import { columnText, counterText, receiptLines, receiptOf, receiptRefs, TABLE, thrownText } from '../combat/receipt.js';
import type { Happening } from '../event.js';
import type { Position } from '../position.js';
import type { Combat } from '../state.js';
import { counted, unitsText, unitText } from '../wording.js';
import { CAUSES, depthNow, IN_COMBAT, IN_PHASE, line } from './line.js';

const GONE = spi('17.8', ['SPI-17.8.6', 'SPI-17.8.7'], 'When the defenders have slipped away no die is thrown; the attackers may enter the hex and have fought.', 'option');
const LEFT = spi('17.8', ['SPI-17.8.6'], 'An attack on those who stay is reckoned anew.', 'option');
const STRIKE = spi('17.92', ['SPI-17.92.1'], 'The survivors strike at one hex of attackers.', 'option');
const STAND = spi('17.93', ['SPI-17.93.1', 'SPI-17.93.4'], 'Who inflicts his own losses may hold his ground.', 'option');
const TRACE = spi('17.92', ['SPI-17.92.2'], 'Defenders out of supply strike back on the Zero column.', 'option');
const UPRISING = spi('16.5', [], 'A die for each occupied country says whether partisans rise.');

/** An attack that begins. */
export const joinedLines = (pos: Position, c: Combat): ReadonlyArray<LogLine> => {
  const receipt = receiptOf(attackQuery(pos, c.target, c.attackers));
  const [head, worth] = receiptLines(receipt);
  const refs = receiptRefs(receipt);
  return [
    { text: head, depth: IN_PHASE, refs },
    { text: worth, depth: IN_COMBAT, refs },
    ...(c.supplied ? [] : [line('The defenders cannot trace supply', IN_COMBAT, [TRACE])]),
  ];
};

/** What has changed in a combat that players see. */
export const changedLines = (pos: Position, c: Combat): ReadonlyArray<LogLine> => {
  const before = pos.state.combat;
  if (before === null) return [];
  if (c.evaded && !before.evaded) return [line('The defenders have slipped away; no die is thrown', IN_COMBAT, [GONE])];
  if (c.defenders.length < before.defenders.length) return [line(`Still attacked: ${unitsText(pos, c.defenders)}, column ${columnText(pos, c.column)}`, IN_COMBAT, [LEFT])];
  if (c.counter !== null && before.counter === null)
    return [line(counterText(pos, c.counter.hex, counterDifferential(pos, before, c.counter.hex), c.counter.column), IN_COMBAT, [STRIKE])];
  return c.stands && !before.stands ? [line('The defenders hold their ground', IN_COMBAT, [STAND])] : [];
};

/** What a die says. */
export const thrownLines = (pos: Position, e: Happening<'dieRolled'>): ReadonlyArray<LogLine> => {
  const { combat } = pos.state;
  if (combat !== null) return [line(thrownText(pos, e.die, e.purpose === 'counter' ? (combat.counter?.column ?? 0) : combat.column), IN_COMBAT, [TABLE])];
  const [kind, country] = e.purpose.split(':');
  const row = pos.board.tables.partisans.find((p) => kind === 'partisans' && p.country === country);
  return row === undefined
    ? [line(`Die ${e.die}`)]
    : [line(`Die ${e.die} for partisans in ${row.country}, ${row.least} or more needed: ${e.die >= row.least ? 'they may rise' : 'none rise'}`, IN_PHASE, [UPRISING])];
};

/** Strength that is lost, or a unit with all of it. */
export const lossLines = (pos: Position, e: Happening<'strengthLost' | 'unitEliminated'>): ReadonlyArray<LogLine> => {
  const [text, ref] = CAUSES[e.cause];
  const what = e.type === 'unitEliminated' ? 'is lost' : `loses ${counted(e.sp, 'strength point')}`;
  return [line(`${unitText(pos, e.unit)} ${what} ${text}`, e.cause === 'overrun' ? IN_COMBAT : depthNow(pos), [ref])];
};
