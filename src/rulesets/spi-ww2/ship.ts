/**
 * Naval transport from port to port, and to beaches that may be reinforced.
 * @rule SPI 5.7, 5.91, 6.5
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { allHold, type Check, type RuleViolation, violationsOf } from '../../kernel/rule.js';
import type { Ship } from './action.js';
import { interdiction } from './air.js';
import { spi } from './cases.js';
import { afoot, crossing, crossingCheck, elsewhere, freeCounter, fromPort, landingAt, maySail, points, seaOf, unmoved, way } from './crossing.js';
import type { SpiEvent } from './event.js';
import { hexIx, unitAndHex, unitIx } from './legality.js';
import { pointsLeft, seasOpen, seaWayBy } from './naval.js';
import { camp, friendly, hexName, nationOf, type Position, stanceOf } from './position.js';
import type { CrossingQuery } from './rules.js';
import type { UnitIx } from './unit.js';

const NAVAL = spi('5.7', ['SPI-5.91.7', 'SPI-5.86.5'], 'One naval transport point carries one strength point.');
const toPort = crossingCheck(
  spi('5.7', ['SPI-5.7.2', 'SPI-5.91.6'], 'Naval transport leads to a friendly port, or to a beach that may be reinforced.'),
  'sea/no-port',
  (q) => q.to < 0 || (friendly(q.pos, q.pos.state.player, q.to) && ((landingAt(q.pos, q.to) === null && q.pos.board.port[q.to] === 1) || q.pos.board.rules.beachOpen(q.pos, q.to))),
  (q) => `${hexName(q.pos, q.to)} is no friendly port${landingAt(q.pos, q.to) === null ? '' : ', and an assault is not reinforced in the same player turn'}; ship units to one.`,
);

/** The checks of naval transport in the first edition. */
export const baseShipChecks: ReadonlyArray<Check<CrossingQuery>> = [elsewhere, fromPort, unmoved, afoot, toPort, points('naval', NAVAL)];

/** Where a unit may be shipped, ascending. */
export const shipTargets = (pos: Position, unit: UnitIx): ReadonlyArray<HexIx> => {
  if (!maySail(pos, unit) || pos.state.units.sp[unit] > pointsLeft(pos, 'naval')) return [];
  const { coastHexes, port, rules } = pos.board;
  const { first } = pos.sit.stacks;
  const beaches = pos.state.landings.length > 0;
  const q = crossing(pos, unit, -1, 'ship');
  const sea = seaOf(q);
  const open = seasOpen(sea);
  const found: HexIx[] = [];
  if (open === 0) return found;
  for (let i = 0; i < coastHexes.length; i++) {
    const to = coastHexes[i];
    // no beach is open where nobody landed or stands
    if ((port[to] === 0 && first[to] < 0 && !beaches) || !friendly(pos, pos.state.player, to)) continue;
    q.to = to;
    sea.to = to;
    if (seaWayBy(sea, open) && allHold(rules.shipChecks, q) && allHold(rules.entryChecks, q) && allHold(rules.borderChecks, q)) found.push(to);
  }
  return found;
};

/** Everything against shipping a unit. */
export const shipViolations = (pos: Position, action: Ship): ReadonlyArray<RuleViolation> => {
  const { unit, hex, wrong } = unitAndHex(pos, action.unit, action.to);
  if (wrong.length > 0) return wrong;
  const q = crossing(pos, unit, hex, 'ship');
  const { rules } = pos.board;
  return [...violationsOf(rules.shipChecks, q), ...violationsOf(rules.entryChecks, q), ...violationsOf(rules.borderChecks, q), ...way(q)];
};

/** How much of a unit arrives: what air zones let alone, and what they turn back. @rule SPI 5.91, 6.5 */
export const arrival = (pos: Position, unit: UnitIx, to: HexIx): { readonly exempt: number; readonly turnedBack: number; readonly tested: number } => {
  const sp = pos.state.units.sp[unit];
  const exempt = Math.min(sp, pos.board.rules.exemptAt(pos, to));
  const already = pos.state.naval.turnedBack.find((b) => b.hex === to)?.sp ?? 0;
  const most = stanceOf(pos, unit) < 0 ? 0 : Math.max(0, interdiction(pos, camp(pos, unit), to) - already);
  return { exempt, tested: sp - exempt, turnedBack: Math.min(sp - exempt, most) };
};

/** What shipping a unit does: some of it may be turned back to its port. */
export const shipEvent = (pos: Position, action: Ship): SpiEvent => {
  const unit = unitIx(pos, action.unit);
  const to = hexIx(pos, action.to);
  const sp = pos.state.units.sp[unit];
  const { exempt, turnedBack } = arrival(pos, unit, to);
  const spare = turnedBack > 0 && turnedBack < sp ? freeCounter(pos, nationOf(pos, unit), pos.board.roster.kind[unit]) : -1;
  // without a spare counter a unit cannot be divided: all of it stays
  const back = turnedBack > 0 && turnedBack < sp && spare < 0 ? sp : turnedBack;
  return {
    type: 'unitShipped',
    unit,
    made: spare >= 0 ? spare : unit,
    from: pos.state.units.hex[unit],
    to,
    sp: sp - back,
    exempt: Math.min(exempt, sp - back),
    turnedBack: back,
    points: sp,
    player: pos.state.player,
  };
};
