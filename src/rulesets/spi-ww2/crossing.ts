/**
 * What crossings of the sea have in common, whether units are shipped or assault.
 * @rule SPI 5.7, 5.8
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { type Check, checksAbout, type RuleViolation } from '../../kernel/rule.js';
import { spi } from './cases.js';
import { barOf, NO_WAY, pointsLeft, seaWay } from './naval.js';
import { friendly, hexName, isPartisan, isPhasing, nationOf, type Position, stanceOf, unitName } from './position.js';
import { noPartisans, rested } from './rail.js';
import type { CrossingQuery, EntryQuery, SeaQuery } from './rules.js';
import { ATTACKED, CARRIED, type Landing, MOVED, RESERVE } from './state.js';
import type { UnitIx } from './unit.js';

/** A crossing in a record. */
export const crossing = (pos: Position, unit: UnitIx, to: HexIx, mode: 'ship' | 'assault'): CrossingQuery => ({
  pos,
  unit,
  from: pos.state.units.hex[unit],
  to,
  mode,
  sp: pos.state.units.sp[unit],
});

export const seaOf = (q: CrossingQuery): SeaQuery => ({ pos: q.pos, bloc: Math.max(0, blocAtSea(q)), from: q.from, to: q.to, use: q.mode === 'assault' ? 'assault' : 'ship' });
/** The bloc whose ships carry a unit: its own. */
const blocAtSea = (q: EntryQuery): number => {
  const stance = stanceOf(q.pos, q.unit);
  return stance >= 0 ? stance : q.pos.board.nations[nationOf(q.pos, q.unit)].bloc;
};

export const crossingCheck = checksAbout<CrossingQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
  params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.to) },
}));

const PORTS = spi('5.7', [], 'Naval transport leads from a friendly port to a friendly port.');

export const fromPort = crossingCheck(
  PORTS,
  'sea/no-port',
  (q) => q.pos.board.port[q.from] === 1 && friendly(q.pos, q.pos.state.player, q.from),
  (q) => `${hexName(q.pos, q.from)} is no friendly port; units go to sea from one.`,
);
export const unmoved = crossingCheck(
  PORTS,
  'sea/tired',
  (q) => rested.holds(q),
  (q) => rested.breach(q).detail,
);
export const afoot = crossingCheck(PORTS, 'carried/partisans', (q) => noPartisans.holds(q), (q) => noPartisans.breach(q).detail);
export const elsewhere = crossingCheck(PORTS, 'sea/same-hex', (q) => q.from !== q.to, (q) => `${unitName(q.pos, q.unit)} is in ${hexName(q.pos, q.to)} already.`);

/** The way by sea, with the rule that closes it where one does. */
export const way = (q: CrossingQuery): ReadonlyArray<RuleViolation> => {
  const sea = seaOf(q);
  if (seaWay(sea)) return [];
  const bar = barOf(sea);
  const subject = [unitName(q.pos, q.unit), hexName(q.pos, q.to)];
  const params = { unit: subject[0], hex: subject[1] };
  return [
    bar !== null
      ? { ref: bar.ref, code: bar.code, subject, detail: bar.detail(sea), params }
      : { ref: NO_WAY, code: 'sea/no-way', subject, detail: `No way by sea that is open to its side leads from ${hexName(q.pos, q.from)} to ${hexName(q.pos, q.to)}.`, params },
  ];
};

export const points = (kind: 'naval' | 'amphibious', ref: Check<CrossingQuery>['ref']): Check<CrossingQuery> =>
  crossingCheck(
    ref,
    `sea/${kind}-points`,
    (q) => q.sp <= pointsLeft(q.pos, kind),
    (q) => `${unitName(q.pos, q.unit)} needs ${q.sp} ${kind === 'naval' ? 'naval transport' : 'amphibious'} points; ${pointsLeft(q.pos, kind)} are left in this player turn.`,
  );

/** The latest landing of a player in a hex, the phasing one if no other is named; null for none. */
export const landingAt = (pos: Position, hex: HexIx, player: number = pos.state.player): Landing | null =>
  pos.state.landings.find((l) => l.hex === hex && l.player === player) ?? null;

/** Whether a unit may go to sea at all. */
export const maySail = (pos: Position, unit: UnitIx): boolean => {
  const at = pos.state.units.hex[unit];
  return (
    at >= 0 &&
    pos.board.port[at] === 1 &&
    friendly(pos, pos.state.player, at) &&
    isPhasing(pos, unit) &&
    !isPartisan(pos, unit) &&
    (pos.state.units.status[unit] & (MOVED | ATTACKED | CARRIED)) === 0
  );
};

/** The first counter of a nation and kind in reserve, -1 when all are in use. */
export const freeCounter = (pos: Position, nation: number, kind: number): UnitIx => {
  const { first, last, kind: kinds } = pos.board.roster;
  for (let u = first[nation]; u <= last[nation]; u++) if (kinds[u] === kind && pos.state.units.hex[u] === RESERVE) return u;
  return -1;
};
