/**
 * Points of transport at sea: what a player has, how that comes about, what is used and what would be left. The Allied track
 * gives absolute numbers, of which points used in the turn before are not there; the Axis has a stock that it buys, and
 * amphibious points that become naval ones after a delay.
 * @rule SPI 5.72, 5.79, 5.86, 17.5
 * @module
 */
import { citation } from '../../../kernel/rule.js';
import type { Tally, TallyLine } from '../../../kernel/tally.js';
import { spi } from '../cases.js';
import { alliedBudget, pointsLeft, usedIn } from '../naval.js';
import type { Position } from '../position.js';
import { WEST } from '../state.js';
import { counted, playerText, signed } from '../wording.js';
import { type Account, figure, plain, ruled } from './account.js';

const STOCK = spi('5.79', ['SPI-5.79.1', 'SPI-5.79.2'], 'The Axis has the naval transport and amphibious points that it has bought.');
const DELAY = spi('5.79', ['SPI-5.79.3', 'SPI-5.79.4'], 'A used Axis amphibious point becomes a naval transport point, which takes a Game-Turn.');
const NEXT = spi('5.79', ['SPI-5.79.1'], 'Points bought now are there in the next Game-Turn.');
const NONE = spi('5.72', [], 'The track gives points to the Western Allies; Russia has none.');
const SPARE = spi('5.79', [], 'By the reading in force unused Axis amphibious points serve as naval transport points.');

export type Kind = 'naval' | 'amphibious';
/** `'amphibious'`, `'naval transport'`. */
export const kindText = (kind: Kind): string => (kind === 'naval' ? 'naval transport' : 'amphibious');

/** The points of a turn with the rules that make them, before use in it. */
export const alliedTally = (pos: Position, kind: Kind, turn: number): Tally => {
  const { points, lines } = alliedBudget(pos, kind, turn);
  const parts = lines.map(({ rule, points: after }, i): TallyLine => ({ ref: rule.ref, op: 'add', value: after - (lines[i - 1]?.points ?? 0) }));
  return { base: 0, lines: parts.filter((l) => l.value !== 0), total: points };
};

/** What the phasing player has in this turn, with its receipt. */
const tallyOf = (pos: Position, kind: Kind): Tally => {
  const { naval, player, turn } = pos.state;
  if (player !== 0) return pos.board.playerOf[WEST] === player ? alliedTally(pos, kind, turn) : plain(0);
  const stock = kind === 'naval' ? naval.axisNtp : naval.axisAtp;
  const used = kind === 'naval' ? naval.ntp : naval.atp;
  const spare = kind === 'naval' ? Math.max(0, pointsLeft(pos, 'naval') + used - stock) : 0;
  const lines: ReadonlyArray<TallyLine> = [
    { ref: STOCK, op: 'add', value: stock },
    { ref: SPARE, op: 'add', value: spare },
  ];
  return { base: 0, lines: lines.filter((l) => l.value !== 0), total: stock + spare };
};

/** The budget of the phasing player, and what `need` points more would leave of it. */
export const budgetAccount = (pos: Position, kind: Kind, need: number): Account => {
  const { naval, player, turn } = pos.state;
  const { setting } = pos.board;
  const tally = tallyOf(pos, kind);
  const used = kind === 'naval' ? naval.ntp : naval.atp;
  const left = pointsLeft(pos, kind);
  const name = kindText(kind);
  const rests = player !== 0 && kind === 'amphibious' ? usedIn(pos, turn - 1) : 0;
  const converting = naval.converting.map((c) => ruled(`${counted(c.points, 'amphibious point')}, used before, ${c.points === 1 ? 'is a naval transport point' : 'are naval transport points'} from Game-Turn ${c.turn} (${setting.turnName(c.turn)}).`, DELAY));
  const bought = kind === 'naval' ? naval.boughtNtp : naval.boughtAtp;
  return {
    figures: [figure(`${name} points of Game-Turn ${turn}`, tally), figure(`${name} points used`, plain(used)), figure(`${name} points left after it`, plain(left - need))],
    lines: [
      `${playerText(pos, player)} has ${counted(tally.total, `${name} point`)} in Game-Turn ${turn} (${setting.turnName(turn)})${tally.lines.length === 0 ? '' : `: ${tally.lines.map((l) => `${signed(l.value)} [${citation(l.ref)}: ${l.ref.gist.replace(/\.$/, '')}]`).join(', ')}`}.`,
      ...(player !== 0 && pos.board.playerOf[WEST] !== player ? [ruled('Russian ships carry nobody.', NONE)] : []),
      ...(rests > 0 ? [`In Game-Turn ${turn - 1} (${setting.turnName(turn - 1)}) ${counted(rests, 'amphibious point')} ${rests === 1 ? 'was' : 'were'} used.`] : []),
      `Used in this player turn: ${used}; this takes ${need}, ${left < need ? `${need - left} more than are left` : `${left - need} left after it`}.`,
      ...(player === 0 && bought > 0 ? [ruled(`${counted(bought, `${name} point`)} bought in this Game-Turn ${bought === 1 ? 'is' : 'are'} not there yet.`, NEXT)] : []),
      ...(player === 0 ? converting : []),
    ],
  };
};
