/**
 * Set-up, reinforcements, mobilizations and conversions by the orders of battle.
 * @rule FTF 20A, 20B, 20C, 21
 * @module
 */
import { allHold, type Check, checksAbout, type RuleRef } from '../../kernel/rule.js';
import type { HexIx } from '../../kernel/hex.js';
import type { Board } from '../europa/board.js';
import { perBoard } from '../europa/perBoard.js';
import { alike } from '../europa/phases/initial.js';
import { arrivals, mayAppear } from '../europa/entry.js';
import { enemiesOf, hexName, inEnemyZoc, landOf, outOfSupply, type Position, stackCounts, unitName } from '../europa/position.js';
import type { ConvertQuery, EndQuery, EntryQuery, Hook, MobilizeQuery, UnitQuery } from '../europa/rules.js';
import { CADRE, FULL } from '../europa/state.js';
import { checkSupply, suppliedNow } from '../europa/supply.js';
import type { UnitIx } from '../europa/unit.js';
import { ftf } from './cases.js';
import { isSpecialTurn } from './intervention.js';

// ---- entry -------------------------------------------------------------------------------------------------------------

const entry = checksAbout<EntryQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.hex)],
  params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.hex) },
}));

/** Whether the order of battle lets a unit appear in a hex: its own hex, or any of its area. */
const listedHex = (q: EntryQuery): boolean => {
  const { area, hex } = q.pos.board.roster.units[q.unit];
  const own = hex !== null && q.pos.board.map.hexOf.get(hex) === q.hex;
  return own || (area !== null && q.pos.board.areas.get(area)?.[q.hex] === 1);
};

/** Nowhere else is worth a look. */
export const listedHexes = (board: Board, unit: UnitIx): ReadonlyArray<HexIx> => board.listed[unit];

const areaName = (q: EntryQuery): string => {
  const { area, hex } = q.pos.board.roster.units[q.unit];
  return q.pos.board.setting.forces.areas.find((a) => a.id === area)?.name ?? hex ?? 'nowhere';
};

const inArea = (ref: RuleRef, code: string): Check<EntryQuery> =>
  entry(ref, code, listedHex, (q) => `${hexName(q.pos, q.hex)} is not where the order of battle puts ${unitName(q.pos, q.unit)}: ${areaName(q)}.`);

const noEnemy = (ref: RuleRef, code: string): Check<EntryQuery> =>
  entry(ref, code, (q) => !enemiesOf(q.pos, q.unit, q.hex), (q) => `${hexName(q.pos, q.hex)} is occupied by the enemy; choose another hex of the area.`);

const PLACEMENT = ftf('20A', ['FF-20A.1', 'FF-20A.2', 'FF-20A.3', 'QA-35'], 'Reinforcements are placed as the order of battle says; an enemy zone of control is no bar.');

/** Reinforcements appear in their area, not on top of the enemy. @rule FTF 20A */
export const placementChecks: ReadonlyArray<Check<EntryQuery>> = [inArea(PLACEMENT, 'reinforcement/outside-area'), noEnemy(PLACEMENT, 'reinforcement/enemy-occupied')];

const SET_UP = ftf('21', ['FF-21.1', 'FF-21.10', 'FF-21.12', 'QA-7', 'QA-8', 'QA-9', 'QA-10'], 'Units are set up in the areas of the order of battle, the mountain divisions of the southern reserve in Slovakia.');

/** Set-up: the area, the own side of the border, the stacking limit. @rule FTF 21 */
export const deploymentChecks: ReadonlyArray<Check<EntryQuery>> = [
  inArea(SET_UP, 'deployment/outside-area'),
  entry(
    SET_UP,
    'deployment/foreign-land',
    (q) => landOf(q.pos.board, q.hex) === q.pos.board.roster.power[q.unit],
    (q) => `${hexName(q.pos, q.hex)} is not ${q.pos.board.powers[q.pos.board.roster.power[q.unit]].name} land; set up on your own side of the border.`,
  ),
  entry(
    ftf('21', ['BC-8A.1', 'BC-8B.1'], 'The stacking limit holds at set-up.', 'ruling'),
    'deployment/over-stacking-limit',
    (q) => q.pos.board.readings['setup-stacking'] === 'free' || allHold(q.pos.board.rules.stacking, stackCounts(q.pos, q.hex, q.unit)),
    (q) => `${hexName(q.pos, q.hex)} is full; the stacking limit holds at set-up.`,
  ),
];

/** A reinforcement that cannot enter is eliminated. @rule FTF 20A, QA-35 */
export const eliminateBlocked: Hook = (pos) =>
  pos.board.readings['blocked-reinforcement'] === 'delayed'
    ? []
    : arrivals(pos).flatMap((unit) =>
        mayAppear(pos, unit, 'placeChecks')
          ? []
          : [{ type: 'unitEliminated' as const, unit, hex: -1, face: pos.state.units.face[unit], cause: 'no-entry' as const }],
      );

const unplaced = (pos: Position): ReadonlyArray<number> => arrivals(pos).filter((u) => mayAppear(pos, u, 'placeChecks'));

/** The initial phase does not end while a reinforcement waits. @rule FTF 20A (AMB-BC-211) */
export const arrivalsEnter: Check<EndQuery> = {
  ref: PLACEMENT,
  code: 'reinforcement/must-be-placed',
  holds: (q) => q.pos.state.phase !== 'initial' || q.pos.board.readings['delayed-reinforcement'] === 'yes' || unplaced(q.pos).length === 0,
  breach: (q) => {
    const units = unplaced(q.pos).map((u) => unitName(q.pos, u));
    return { subject: units, detail: `Reinforcements of this turn are still to be placed: ${units.join(', ')}.`, params: { units: units.join(' ') } };
  },
};

// ---- mobilization ------------------------------------------------------------------------------------------------------

/** The first unused entry of the order of battle that the cadre can use, -1 for none. @rule FTF 20C, QA-34, QA-36 */
export const mobilizationFor = (q: UnitQuery): number => {
  const { board, state } = q.pos;
  const { mobilizations } = board.roster.data;
  const open = usersOf(board);
  for (let i = 0; i < mobilizations.length; i++) if (open[i][q.unit] === 1 && mobilizations[i].turn <= state.turn && !state.mobilized.includes(i)) return i;
  return -1;
};

/** For each mobilization 1 for the units that may use it, whenever they are cadres. */
const usersOf = perBoard(({ roster, readings }) =>
  roster.data.mobilizations.map((m) => {
    const wanted = roster.units[roster.ixOf.get(m.unit) ?? -1];
    return Uint8Array.from(roster.units, (unit) => {
      if (readings['mobilized-cadres'] === 'set-up' && unit.starts !== 'cadre') return 0;
      if (readings['mobilization-units'] === 'any') return 1;
      if (readings['mobilization-units'] === 'exact') return m.unit === unit.id ? 1 : 0;
      return wanted !== undefined && sameRatings(wanted.full, unit.full) && sameRatings(wanted.cadre, unit.cadre) && wanted.type === unit.type ? 1 : 0;
    });
  }),
);

const sameRatings = (a: object | null, b: object | null): boolean => JSON.stringify(a) === JSON.stringify(b);

const MOBILIZATION = ftf('20C', ['FF-20C.1', 'FF-20C.2', 'FF-20C.3', 'FF-20C.4', 'FF-20C.5', 'QA-6', 'QA-33', 'QA-34', 'QA-36', 'QA-37', 'QA-38'], 'A cadre in play whose division the order of battle mobilizes may be flipped to its full side, supplied or not; unused mobilizations keep.');

const mobilizes = (code: string, holds: (q: MobilizeQuery) => boolean, detail: (q: MobilizeQuery) => string): Check<MobilizeQuery> => ({
  ref: MOBILIZATION,
  code,
  holds,
  breach: (q) => ({ subject: [unitName(q.pos, q.unit)], detail: detail(q), params: { unit: unitName(q.pos, q.unit) } }),
});

/** @rule FTF 20C */
export const mobilizationChecks: ReadonlyArray<Check<MobilizeQuery>> = [
  mobilizes(
    'mobilization/no-cadre',
    (q) => q.pos.state.units.face[q.unit] === CADRE && q.pos.board.roster.hasCadre[q.unit] === 1,
    (q) => `${unitName(q.pos, q.unit)} is not a cadre with a full side; only such a cadre mobilizes.`,
  ),
  mobilizes(
    'mobilization/none-left',
    (q) => q.mobilization >= 0,
    (q) => `No mobilization of the order of battle is open to ${unitName(q.pos, q.unit)} this turn.`,
  ),
  mobilizes(
    'mobilization/over-stacking-limit',
    (q) => q.pos.board.readings['mobilization-stacking'] !== 'limit' || allHold(q.pos.board.rules.stacking, stackCounts(q.pos, q.pos.state.units.hex[q.unit], q.unit, FULL, q.unit)),
    (q) => `As a division ${unitName(q.pos, q.unit)} would exceed the stacking limit of ${hexName(q.pos, q.pos.state.units.hex[q.unit])}, and by the reading in force that is not allowed.`,
  ),
];

// ---- conversion --------------------------------------------------------------------------------------------------------

const CONVERSION = ftf('20B', ['FF-20B.1', 'FF-20B.2', 'FF-20B.3', 'FF-20B.4', 'FF-20B.5', 'FF-20B.6', 'FF-20B.7'], 'Units listed may be converted from their turn on, stacked together, in supply and out of enemy zones of control.');

const converts = (code: string, holds: (q: ConvertQuery) => boolean, detail: (q: ConvertQuery) => string): Check<ConvertQuery> => ({
  ref: CONVERSION,
  code,
  holds,
  breach: (q) => ({ subject: q.units.map((u) => unitName(q.pos, u)), detail: detail(q), params: { conversion: dataOf(q).id } }),
});

const dataOf = (q: ConvertQuery) => q.pos.board.roster.data.conversions[q.conversion];

/** Whether the units are those that the entry consumes, one for one, in any order. */
const fits = (q: ConvertQuery): boolean => {
  const { roster, readings } = q.pos.board;
  const wanted = dataOf(q).consumes.map((id) => roster.ixOf.get(id) ?? -1);
  if (wanted.length !== q.units.length || new Set(q.units).size !== q.units.length) return false;
  const match = (a: number, b: number): boolean => (readings['conversion-units'] === 'exact' ? a === b : alike(q.pos, a, b));
  const taken = new Set<number>();
  return wanted.every((w) => {
    const u = q.units.find((x) => !taken.has(x) && match(x, w));
    if (u !== undefined) taken.add(u);
    return u !== undefined;
  });
};

const JUDGED_FIRST = 'on-entering';

/** Tested with positions as they are now, or by one reading as they were when the phase began. */
const supplied = (q: ConvertQuery): boolean =>
  q.pos.board.readings['conversion-supply'] === JUDGED_FIRST ? q.units.every((u) => !outOfSupply(q.pos, u)) : suppliedNow(q.pos, q.units);

/** By that reading supply is judged when the initial phase begins too; whom a ration might serve counts as supplied. (AMB-BC-139) */
export const judgeOnEntering: Hook = (pos) =>
  // nobody converts units in the special Soviet player turn
  pos.board.readings['conversion-supply'] === JUDGED_FIRST && !isSpecialTurn(pos) ? [{ type: 'supplyJudged', out: checkSupply(pos).out }] : [];

/** @rule FTF 20B */
export const conversionChecks: ReadonlyArray<Check<ConvertQuery>> = [
  converts('conversion/too-early', (q) => dataOf(q).turn <= q.pos.state.turn, (q) => `The conversion is open from turn ${dataOf(q).turn} on; this is turn ${q.pos.state.turn}.`),
  converts('conversion/used', (q) => !q.pos.state.converted.includes(q.conversion), () => 'The conversion has been made; each is made once.'),
  converts('conversion/wrong-units', fits, (q) => `The conversion takes ${dataOf(q).consumes.join(' and ')}, or units of the same type, size and ratings.`),
  converts(
    'conversion/not-stacked',
    (q) => q.units.every((u) => q.pos.state.units.hex[u] === q.pos.state.units.hex[q.units[0]]),
    () => 'The units must be stacked in one hex.',
  ),
  converts(
    'conversion/enemy-zoc',
    (q) => q.units.every((u) => !inEnemyZoc(q.pos, q.pos.board.unitSide[u], q.pos.state.units.hex[u])),
    () => 'The units stand in an enemy zone of control; move them out of it first.',
  ),
  // tested with positions as they are now: the check of the phase comes later (AMB-BC-139)
  converts('conversion/out-of-supply', supplied, () => 'The units cannot trace a supply line; open one first.'),
];
