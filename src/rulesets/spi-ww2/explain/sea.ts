/**
 * What a unit meets on its way by sea: the way itself, the points it takes, the air over the coast that it is bound for.
 * @rule SPI 5.7, 5.8, 5.85, 5.89, 5.91, 6.5, 17.4
 * @module
 */
import { citation } from '../../../kernel/rule.js';
import type { HexIx } from '../../../kernel/hex.js';
import type { Assault, Ship } from '../action.js';
import { airStrength, effectiveEnemyAir, interdiction } from '../air.js';
import { spi } from '../cases.js';
import { crossing, landingAt, seaOf } from '../crossing.js';
import { seasFrom } from '../naval.js';
import { camp, controlOf, firstIn, friendly, type Position, season, stanceOf, unitsIn } from '../position.js';
import type { CrossingQuery } from '../rules.js';
import { arrival, shipEvent } from '../ship.js';
import { quarterOf } from '../tables/turn.js';
import { counted, groundText, hexText, playerText, signed, unitsText, unitText } from '../wording.js';
import { type Account, figure, joined, NOTHING, plain, ruled, told } from './account.js';
import { budgetAccount } from './budget.js';
import { supplyAccount } from './supply.js';

const WAYS = spi('5.7', [], 'Ships go from coast to coast over seas that are open to their side.');
const PORT = spi('5.7', ['SPI-5.7.2'], 'Naval transport leads from a friendly port to a friendly port.');
const AIR = spi('6.5', [], 'Enemy strength points in range of the coast turn back a share of what is shipped there.');
const SUPPRESSED = spi('17.4', ['SPI-17.4.3'], 'Air zones on a hex cancel one another: the difference counts.', 'option');
const CONTEST = spi('6.5', ['SPI-17.4.4'], 'An assault needs no enemy air zone over the hex, or one of its own side.');
const EXEMPT = spi('5.91', ['SPI-5.91.3', 'SPI-5.91.4'], 'As many strength points as assaulted a hex reinforce it without regard to air zones.', 'errata');
const SEASON = spi('5.8', [], 'Assaults are made in the seasons that allow them.');
const ASHORE = spi('5.8', [], 'Units land in a hex without enemies; off an enemy hex they stay afloat, attack it, and go back to their ports when it is not cleared.');
const SHIFT = spi('5.8', [], 'Attackers from the sea attack at a lower differential.');

const seaNames = (pos: Position, bits: number): string => pos.board.seas.names.filter((_, i) => ((bits >> i) & 1) === 1).join(', ');

/** The seas of both coasts, and what closes the way between them. */
const wayLines = (q: CrossingQuery): ReadonlyArray<string> => {
  const { pos, from, to } = q;
  const { seas, rules } = pos.board;
  const sea = seaOf(q);
  const reached = seasFrom(sea);
  const [own, there] = [seas.coast[from], seas.coast[to]];
  const meets = (reached & there) !== 0;
  const reason = rules.seaBars.filter((bar) => seas.names.some((_, i) => ((there | own) >> i) & 1 && bar.closed(sea, i)));
  const passages = seas.passages.filter((p) => ((reached >> p.a) & 1) !== ((reached >> p.b) & 1) && p.hexes.length > 0);
  return [
    ruled(
      `${hexText(pos, from)} lies on ${own === 0 ? 'no sea' : `the ${seaNames(pos, own)}`}, ${hexText(pos, to)} on ${there === 0 ? 'none' : `the ${seaNames(pos, there)}`}; open to these ships: ${reached === 0 ? 'no sea' : `the ${seaNames(pos, reached)}`}.`,
      WAYS,
    ),
    ...(meets ? [] : reason.map((bar) => ruled(bar.detail(sea), bar.ref))),
    ...(meets || reason.length > 0 ? [] : passages.map((p) => `Passage (${p.name}): ${p.hexes.map((hex) => `${hexText(pos, hex)}, held by ${holderText(pos, hex)}`).join('; ')} [${citation(WAYS)}].`)),
  ];
};

const holderText = (pos: Position, hex: HexIx): string => (controlOf(pos, hex) < 0 ? 'nobody' : playerText(pos, controlOf(pos, hex)).replace('The', 'the'));

/** The air over the hex, as it bears on ships. */
const airLines = (pos: Position, side: number, hex: HexIx, ships: boolean): ReadonlyArray<string> => {
  const [own, enemy] = [airStrength(pos, side, hex), airStrength(pos, 1 - side, hex)];
  const { range, divisor } = pos.board.tables.air;
  const effective = effectiveEnemyAir(pos, side, hex);
  return [
    ruled(`Air zones on ${hexText(pos, hex)}, of strength points within ${counted(range, 'hex', 'hexes')}: ${enemy} of the enemy, ${own} of its own side.`, ships ? AIR : CONTEST),
    ...(ships && effective !== enemy ? [ruled(`Effective: ${effective} of the enemy.`, SUPPRESSED)] : []),
    ...(ships ? [ruled(`They turn back ${effective} / ${divisor} = ${counted(interdiction(pos, side, hex), 'strength point')} in a player turn.`, AIR)] : []),
  ];
};

const named = (pos: Position, action: Ship | Assault): CrossingQuery | null => {
  const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
  const to = pos.board.map.hexOf.get(action.to) ?? -1;
  return unit < 0 || to < 0 || pos.state.units.hex[unit] < 0 ? null : crossing(pos, unit, to, action.type);
};

const headLine = ({ pos, unit, from, to }: CrossingQuery, verb: string): string =>
  `${unitText(pos, unit)} ${verb} ${hexText(pos, from)} (${groundText(pos, from)}) to ${hexText(pos, to)} (${groundText(pos, to)}).`;

/** Naval transport reckoned out. */
export const shipAccount = (pos: Position, action: Ship): Account => {
  const q = named(pos, action);
  if (q === null) return NOTHING;
  const side = camp(pos, q.unit);
  const landing = landingAt(pos, q.to);
  const port = pos.board.port[q.to] === 1;
  const { exempt, tested, turnedBack } = arrival(pos, q.unit, q.to);
  const event = shipEvent(pos, action);
  const arrives = event.type === 'unitShipped' ? event.sp : q.sp - turnedBack;
  const already = pos.state.naval.turnedBack.find((b) => b.hex === q.to)?.sp ?? 0;
  return joined(
    told(
      headLine(q, 'ships from'),
      ruled(`${hexText(pos, q.to)} is ${port ? '' : 'not '}a port${friendly(pos, pos.state.player, q.to) ? ', friendly' : ', not friendly'}${landing === null ? '' : `, assaulted in this player turn by ${counted(landing.sp, 'strength point')}`}.`, PORT),
      ...wayLines(q),
    ),
    budgetAccount(pos, 'naval', q.sp),
    side < 0
      ? NOTHING
      : {
          figures: [figure('strength points that arrive', plain(arrives)), figure('strength points turned back', plain(q.sp - arrives))],
          lines: [
            ...airLines(pos, side, q.to, true),
            ...(already > 0 ? [`Turned back there already in this player turn: ${already}.`] : []),
            ...(landing !== null && pos.board.rules.beachOpen(pos, q.to) ? [ruled(`${exempt} of ${q.sp} disregard air zones, ${tested} ${tested === 1 ? 'does' : 'do'} not.`, EXEMPT)] : []),
            `${arrives} of ${q.sp} would arrive, ${q.sp - arrives} go back to ${hexText(pos, q.from)}.`,
          ],
        },
  );
};

/** An assault from the sea reckoned out. */
export const assaultAccount = (pos: Position, action: Assault): Account => {
  const q = named(pos, action);
  if (q === null) return NOTHING;
  const side = camp(pos, q.unit);
  const first = firstIn(pos, q.to);
  const enemies = first >= 0 && camp(pos, first) !== side;
  const shift = pos.board.tables.terrain.assaultShift;
  return joined(
    told(
      headLine(q, 'assaults from'),
      ruled(`Quarter ${quarterOf(pos.state.turn)}: ${season(pos).amphibious ? 'assaults may be made' : 'no assaults are made'}.`, SEASON),
      ...wayLines(q),
    ),
    budgetAccount(pos, 'amphibious', q.sp),
    told(
      ...(stanceOf(pos, q.unit) < 0 ? [] : airLines(pos, side, q.to, false)),
      enemies
        ? ruled(`${hexText(pos, q.to)} is held by ${unitsText(pos, unitsIn(pos, q.to))}: the unit stays afloat and may attack that hex alone.`, ASHORE)
        : ruled(`No enemy holds ${hexText(pos, q.to)}: the unit lands at once.`, ASHORE),
      ...(enemies && shift !== 0 ? [ruled(`An attack from the sea has ${signed(shift)} on its differential.`, SHIFT)] : []),
      ...supplyAccount(pos, q.unit).lines,
    ),
  );
};
