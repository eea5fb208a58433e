/**
 * The sea as lines of a log: transport, assaults, the books, and closed seas.
 * @rule SPI 5.7, 5.72, 5.79, 5.8, 5.85, 5.86, 5.89, 5.91, 6.5
 * @module
 */
import type { LogLine } from '../../../engine/game.js';
import { spi } from '../cases.js';
import type { Happening } from '../event.js';
import type { Position } from '../position.js';
import type { Naval } from '../state.js';
import { counted, hexText, unitText } from '../wording.js';
import { IN_PHASE, line, withCapture } from './line.js';

const NAVAL = spi('5.7', [], 'One naval transport point carries one strength point.');
const ASSAULT = spi('5.8', [], 'One amphibious point carries one strength point; units afloat attack the hex that they lie off.');
const RETURN = spi('5.8', [], 'Units afloat whose hex is not cleared go back to their ports.');
const EXEMPT = spi('5.91', ['SPI-5.91.3', 'SPI-5.91.4'], 'Reinforcements of an assault disregard air zones up to its strength.', 'errata');
const AIR = spi('6.5', [], 'Enemy air zones turn back a share of what is shipped to a hex.');
const STOCK = spi('5.79', ['SPI-5.79.1', 'SPI-5.79.2'], 'The Axis has the points that it has bought and not used up.');
const DELAY = spi('5.79', ['SPI-5.79.3', 'SPI-5.79.4'], 'A used Axis amphibious point becomes a naval transport point, which takes a Game-Turn.');
const USED = spi('5.86', ['SPI-5.86.1'], 'Amphibious points that the Allies use are counted by Game-Turn.', 'clarification');
const BALTIC = spi('5.85', ['SPI-5.85.2', 'SPI-5.85.4'], 'The Allies enter the Baltic by leave of the German player, or when they control all of Denmark.', 'errata');
const CLOSED = spi('5.89', ['SPI-5.89.1', 'SPI-5.89.2'], 'While rule 6.53 is in effect when their turn begins, the Allies assault no Mediterranean coast but Africa’s.', 'errata');

/** A unit that goes by sea, whole, in part, or not at all. */
export const shippedLines = (pos: Position, e: Happening<'unitShipped'>): ReadonlyArray<LogLine> => {
  const parts = [
    `${unitText(pos, e.unit)} ships ${e.sp === 0 ? 'nothing' : e.made === e.unit ? 'all of it' : counted(e.sp, 'strength point')} from ${hexText(pos, e.from)} to ${hexText(pos, e.to)} for ${counted(e.points, 'point')}`,
    ...(e.exempt > 0 ? [`${e.exempt} without regard to air zones`] : []),
    ...(e.turnedBack > 0 ? [`${e.turnedBack} turned back by air zones`] : []),
  ];
  return [line(`${parts.join('; ')}${e.sp > 0 ? withCapture(pos, e.to, e.player) : ''}`, IN_PHASE, [NAVAL, ...(e.exempt > 0 ? [EXEMPT] : []), ...(e.turnedBack > 0 ? [AIR] : [])])];
};

/** A unit that goes ashore, or lies off an enemy hex. */
export const assaultLines = (pos: Position, e: Happening<'assaultMade'>): ReadonlyArray<LogLine> => [
  line(
    `${unitText(pos, e.unit)} assaults ${hexText(pos, e.to)} from ${hexText(pos, e.from)} for ${counted(e.points, 'amphibious point')}${e.afloat ? '; it stays afloat until the hex is cleared' : withCapture(pos, e.to, e.player)}`,
    IN_PHASE,
    [ASSAULT],
  ),
];

/** Units afloat that land in the hex, or go back. */
export const landedLines = (pos: Position, e: Happening<'unitLanded' | 'unitReturned'>): ReadonlyArray<LogLine> =>
  e.type === 'unitLanded'
    ? [line(`${unitText(pos, e.unit)} lands in ${hexText(pos, e.hex)}${withCapture(pos, e.hex, e.player)}`, pos.state.combat === null ? IN_PHASE : IN_PHASE + 1, [ASSAULT])]
    : [line(`${unitText(pos, e.unit)} goes back to ${hexText(pos, e.hex)}`, IN_PHASE, [RETURN])];

const pairText = (naval: Naval): string => `${counted(naval.axisNtp, 'naval transport point')}, ${counted(naval.axisAtp, 'amphibious point')}`;

/** The books of a player turn, where they have changed for players to see. */
export const booksLines = (pos: Position, e: Happening<'navalReckoned'>): ReadonlyArray<LogLine> => {
  const { naval: before, turn } = pos.state;
  const { naval: after } = e;
  const { setting } = pos.board;
  const added = after.converting.filter((c) => !before.converting.some((b) => b.turn === c.turn && b.points === c.points));
  const used = after.alliedAtp[turn] ?? 0;
  return [
    ...(after.axisNtp !== before.axisNtp || after.axisAtp !== before.axisAtp ? [line(`Axis stock: ${pairText(after)}`, IN_PHASE, [STOCK])] : []),
    ...added.map((c) => line(`${counted(c.points, 'used amphibious point')} ${c.points === 1 ? 'becomes a naval transport point' : 'become naval transport points'} in Game-Turn ${c.turn} (${setting.turnName(c.turn)})`, IN_PHASE, [DELAY])),
    ...(after.alliedAtp.length > before.alliedAtp.length && used > 0 ? [line(`The Allies have used ${counted(used, 'amphibious point')} in this Game-Turn`, IN_PHASE, [USED])] : []),
  ];
};

/** How the Baltic stands; that a refusal lapses with its phase goes without saying. */
export const balticLines = (pos: Position, e: Happening<'balticAnswered'>): ReadonlyArray<LogLine> => {
  const before = pos.state.baltic;
  if (e.baltic === before) return [];
  switch (e.baltic) {
    case 'refused':
      return [line('The Baltic stays closed to the Allies', IN_PHASE, [BALTIC])];
    case 'none':
      return before === 'operation' ? [line('Leave to enter the Baltic has been used, or has lapsed', IN_PHASE, [BALTIC])] : [];
    case 'operation':
      return [line('The Allies may enter the Baltic for one operation', IN_PHASE, [BALTIC])];
    case 'standing':
      return [line('The Allies may enter the Baltic from now on', IN_PHASE, [BALTIC])];
  }
};

/** The coasts of the Mediterranean. */
export const mediterraneanLines = (e: Happening<'mediterraneanJudged'>): ReadonlyArray<LogLine> => [
  line(e.closed ? 'The coast of the Mediterranean outside Africa is closed to Allied assaults in this player turn' : 'The coast of the Mediterranean is open to Allied assaults', IN_PHASE, [CLOSED]),
];
