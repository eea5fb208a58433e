/**
 * Attack supply that a headquarters releases, and that is brought to units by air or sea.
 * @rule REFORM 12C5 (ER-12C5.6, ER-12C5.7, ER-12C5.8)
 * @module
 */
import type { HexIx } from '../../../../kernel/hex.js';
import { featureBit } from '../../../../kernel/map.js';
import { citation, type RuleViolation } from '../../../../kernel/rule.js';
import { refusal } from '../../../europa/legality.js';
import type { OrderQuery, OrderRule, OrderTerms } from '../../../europa/order.js';
import { hexName, isPhasing, phasingSide, type Position, unitName, unitsIn } from '../../../europa/position.js';
import type { UnitIx } from '../../../europa/unit.js';
import { hexText, unitText } from '../../../europa/wording.js';
import { worksIn } from '../../../europa/works.js';
import { attackSupplyIn, attackSupplyWritten } from '../../attackSupply/state.js';
import { reform } from '../../cases.js';
import { logisticsWritten } from '../../logistics/books.js';
import { logisticsIn } from '../../logistics/state.js';
import { deactivated, headquartersIn, headquartersWritten, isActive } from '../state.js';
import { phasingServers } from '../units.js';
import { hexNamed, misworded, namedHq, namedHqOnMap } from './parse.js';

const RELEASE = reform('12C5', ['ER-12C5.7', 'ER-12C5.8'], 'In a friendly initial phase an active headquarters may release up to 30 points of attack supply for transport; it is inactive at once.');
const TRANSPORT = reform('12C5', ['ER-12C5.6'], 'Attack supply may be transported by air and sea as other supply is.');

/** Points that a headquarters releases at most. @rule REFORM 12C5 (ER-12C5.7) @since 0.3.0 */
export const MOST_RELEASED = 30;

const RELEASE_WORDS = 'release <headquarters> <points>';
const DELIVER_WORDS = 'deliver <headquarters> <hex> <points>';

// ---- released ----------------------------------------------------------------------------------------------------------

const releaseViolations = ({ pos, subject, points }: OrderQuery): ReadonlyArray<RuleViolation> => {
  if (subject.length !== 1 || points === null) return [misworded(RELEASE, RELEASE_WORDS)];
  const hq = namedHqOnMap(pos, subject[0]);
  if (hq.value === null) return hq.wrong;
  return [
    ...(isActive(pos.state, hq.value) ? [] : [refusal(RELEASE, 'hq/inactive', [subject[0]], `${subject[0]} is inactive; only an active headquarters releases attack supply.`)]),
    ...(points >= 1 && points <= MOST_RELEASED ? [] : [refusal(RELEASE, 'hq/release-points', [subject[0]], `${points} points cannot be released; a headquarters releases 1 to ${MOST_RELEASED}.`)]),
  ];
};

/** Makes attack supply of an active headquarters available for transport. */
export const release: OrderRule = {
  kind: 'release',
  ref: RELEASE,
  phases: ['initial'],
  words: RELEASE_WORDS,
  counts: true,
  candidates: (pos) =>
    phasingServers(pos)
      .filter((hq) => isActive(pos.state, hq))
      .flatMap((hq) => Array.from({ length: MOST_RELEASED }, (_, i): OrderTerms => ({ subject: [unitName(pos, hq)], points: i + 1 }))),
  violations: releaseViolations,
  decide: ({ pos, subject, points }) => {
    const hq = namedHq(pos, subject[0]);
    if (hq.value === null || points === null) return [];
    const logistics = logisticsIn(pos.state);
    return [
      logisticsWritten({ ...logistics, transportable: [...logistics.transportable, { hq: hq.value, points }] }),
      headquartersWritten(deactivated(headquartersIn(pos.state), hq.value)),
    ];
  },
  account: ({ pos, subject, points }) => {
    const hq = namedHq(pos, subject[0] ?? '');
    return hq.value === null ? [] : [`${unitText(pos, hq.value)} would be inactive for the rest of the player turn; ${points ?? 0} points could be delivered in its movement phase [${citation(RELEASE)}].`];
  },
};

// ---- delivered ---------------------------------------------------------------------------------------------------------

/** What has been released by a headquarters and not been delivered. */
const leftOf = (pos: Position, hq: UnitIx): number => logisticsIn(pos.state).transportable.reduce((n, t) => n + (t.hq === hq ? t.points : 0), 0);

/** Hexes that transport reaches: with an airfield or a port, and units of the phasing side in them. Rules of transport are not to be had. */
const isReached = (pos: Position, hex: HexIx): boolean => {
  const { map, unitSide } = pos.board;
  const bits = featureBit(map, 'airfield') | featureBit(map, 'port');
  const landing = (map.hexFeatures[hex] & bits) !== 0 || worksIn(pos.state).airfields.includes(hex);
  return landing && unitsIn(pos, hex).some((u) => unitSide[u] === phasingSide(pos));
};

const deliverViolations = ({ pos, subject, points }: OrderQuery): ReadonlyArray<RuleViolation> => {
  if (subject.length !== 2 || points === null) return [misworded(TRANSPORT, DELIVER_WORDS)];
  if (pos.board.rules.attackSupply === null) return [refusal(TRANSPORT, 'hq/no-attack-supply', [], 'By the rules in force nobody needs attack supply; there is nothing to deliver.')];
  const hq = namedHq(pos, subject[0]);
  const hex = hexNamed(pos, subject[1]);
  if (hq.value === null || hex.value === null) return [...hq.wrong, ...hex.wrong];
  const left = leftOf(pos, hq.value);
  return [
    ...(points >= 1 && points <= left ? [] : [refusal(TRANSPORT, 'hq/nothing-released', [subject[0]], `${points} points of ${subject[0]} cannot be delivered; it has released ${left} that wait for transport.`)]),
    ...(isReached(pos, hex.value) ? [] : [refusal(TRANSPORT, 'hq/no-landing', [subject[1]], `${hexText(pos, hex.value)} has no airfield or port with friendly units; transport reaches only such hexes.`)]),
  ];
};

/** The books with so many points of a headquarters fewer. */
const drawn = (pos: Position, hq: UnitIx, points: number) => {
  let rest = points;
  const transportable = logisticsIn(pos.state).transportable.flatMap((t) => {
    const taken = t.hq === hq ? Math.min(rest, t.points) : 0;
    rest -= taken;
    return t.points > taken ? [{ ...t, points: t.points - taken }] : [];
  });
  return { ...logisticsIn(pos.state), transportable };
};

/** Brings released attack supply to a hex; it serves units there for the player turn. */
export const deliver: OrderRule = {
  kind: 'deliver',
  ref: TRANSPORT,
  phases: ['movement'],
  words: DELIVER_WORDS,
  counts: true,
  candidates: (pos) => {
    const releasers = [...new Set(logisticsIn(pos.state).transportable.map((t) => t.hq))].filter((hq) => isPhasing(pos, hq)).sort((a, b) => a - b);
    if (releasers.length === 0 || pos.board.rules.attackSupply === null) return [];
    const hexes = pos.board.map.ids.flatMap((_, h) => (isReached(pos, h) ? [h] : []));
    return releasers.flatMap((hq) => hexes.flatMap((hex) => Array.from({ length: leftOf(pos, hq) }, (_, i): OrderTerms => ({ subject: [unitName(pos, hq), hexName(pos, hex)], points: i + 1 }))));
  },
  violations: deliverViolations,
  decide: ({ pos, subject, points }) => {
    const hq = namedHq(pos, subject[0]);
    const hex = hexNamed(pos, subject[1]);
    if (hq.value === null || hex.value === null || points === null) return [];
    const supply = attackSupplyIn(pos.state);
    const there = supply.delivered.find((d) => d.hex === hex.value)?.points ?? 0;
    const delivered = [...supply.delivered.filter((d) => d.hex !== hex.value), { hex: hex.value, points: there + points }].sort((a, b) => a.hex - b.hex);
    return [logisticsWritten(drawn(pos, hq.value, points)), attackSupplyWritten({ ...supply, delivered })];
  },
  account: ({ pos, subject, points }) => {
    const hq = namedHq(pos, subject[0] ?? '');
    const by = pos.board.readings['transported-attack-supply'] === 'strength' ? 'points of attack strength' : 'REs';
    return hq.value === null ? [] : [`${points ?? 0} points serve so many ${by} in the hex until the player turn ends; ${leftOf(pos, hq.value)} wait for transport [${citation(TRANSPORT)}].`];
  },
};
