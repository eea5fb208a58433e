/**
 * Retreats, one hex at a time, by priority: free of zones of control and within stacking, then over the
 * limit, then into a zone. Worked out unit by unit, in the owner's order.
 * @rule EBC 9F1
 * @module
 */
import type { HexIx } from '../../../kernel/hex.js';
import { allHold } from '../../../kernel/rule.js';
import type { EuropaEvent } from '../event.js';
import { SIDES } from '../board.js';
import { faceOf, inEnemyZoc, type Position, stackCounts, takes } from '../position.js';
import type { EuropaRules, RetreatQuery } from '../rules.js';
import { CADRE, type CombatSide, type Decision, FULL } from '../state.js';
import type { UnitIx } from '../unit.js';
import { eliminate } from './losses.js';

/** A retreat decision. */
export type RetreatDecision = Extract<Decision, { kind: 'retreat' }>;

/** A retreat, after combat or before it. */
export type Withdrawal = Pick<RetreatDecision, 'of' | 'group' | 'going' | 'visited'> & {
  /** Before combat: by the ruleset's terms for that. */
  readonly evading?: true;
};

/** A hex into which a unit may retreat. */
export interface RetreatOption {
  readonly to: HexIx;
  /** 1 free, 2 free but over the stacking limit, 3 in an enemy zone of control. */
  readonly priority: 1 | 2 | 3;
  /** Whether the zone of control there costs the unit a step. */
  readonly harms: boolean;
}

/** A retreat step as the bars see it. */
export const retreatQuery = (pos: Position, decision: Withdrawal, unit: UnitIx, dir: number): RetreatQuery => {
  const from = pos.state.units.hex[unit];
  return {
    pos,
    unit,
    from,
    to: pos.board.map.neighbors[from * 6 + dir],
    dir,
    of: decision.of,
    group: decision.group,
    visited: decision.visited,
  };
};

type RetreatZone = ReturnType<EuropaRules['retreatZone']>;

/** Whether a unit makes a hex overfull, or finds it so. One that nothing destroys need not go on from there. */
const overLimit = (pos: Position, hex: HexIx, unit: UnitIx, face: number): boolean =>
  !pos.board.rules.indestructible(pos, unit) && !allHold(pos.board.rules.stacking, stackCounts(pos, hex, unit, face, unit));

/** The milder of two answers. */
const milder = (a: RetreatZone, b: RetreatZone): RetreatZone => (a === 'ignored' || b === 'ignored' ? 'ignored' : a === 'spares' || b === 'spares' ? 'spares' : 'harms');

/** The hexes open to a unit, in order of direction, with an exemption from zones of control or without it. */
const openHexes = (pos: Position, decision: Withdrawal, unit: UnitIx, exempt: boolean): ReadonlyArray<RetreatOption> => {
  const { rules } = pos.board;
  const evading = decision.evading === true;
  const zoneOf = evading ? rules.evasion.zone : rules.retreatZone;
  const anyHex = evading && rules.evasion.anyHex(pos.board);
  const unharmed = rules.indestructible(pos, unit);
  const found: RetreatOption[] = [];
  for (let d = 0; d < 6; d++) {
    const q = retreatQuery(pos, decision, unit, d);
    if (q.to < 0 || !allHold(rules.retreatBars, q)) continue;
    const zone = inEnemyZoc(pos, pos.board.unitSide[unit], q.to) ? zoneOf(q) : 'ignored';
    const plain = unharmed ? milder(zone, 'spares') : zone;
    const zoc = exempt ? milder(plain, rules.zocInRetreat(q)) : plain;
    const priority = anyHex ? 1 : zoc !== 'ignored' ? 3 : overLimit(pos, q.to, unit, pos.state.units.face[unit]) ? 2 : 1;
    found.push({ to: q.to, priority, harms: zoc === 'harms' });
  }
  return found;
};

/**
 * The hexes of the best priority open to a unit; none when every way is barred. An exemption from zones of control may
 * be left unused: then hexes of the best priority without it are open as well. @rule EBC 9F1 (BC-9F1.2 to BC-9F1.5, BC-9F1.15)
 */
export const retreatOptions = (pos: Position, decision: Withdrawal, unit: UnitIx): ReadonlyArray<RetreatOption> => {
  const exempt = openHexes(pos, decision, unit, true);
  const plain = openHexes(pos, decision, unit, false);
  const best = (options: ReadonlyArray<RetreatOption>): number => Math.min(...options.map((o) => o.priority));
  const [withIt, withoutIt] = [best(exempt), best(plain)];
  const found = exempt.flatMap((option, i) => (option.priority === withIt ? [option] : plain[i].priority === withoutIt ? [plain[i]] : []));
  if (pos.board.readings['retreat-dead-ends'] !== 'avoidable' || !found.every((o) => deadEnd(pos, decision, unit, o))) return found;
  // by the reading that dead ends may be passed over: a worse way is open as well if the unit survives it
  return plain.flatMap((o) => (deadEnd(pos, decision, unit, o) ? found.filter((f) => f.to === o.to) : [o]));
};

/**
 * What a step makes of a unit: the face it has then, and whether it has to go on; null when it is lost. By one reading the zone
 * of a hex from which it has to go on does no harm, and by one a division that has become a cadre needs the room of a division.
 */
const arrivalOf = (pos: Position, unit: UnitIx, { to, harms }: RetreatOption): { readonly face: number; readonly goesOn: boolean } | null => {
  const { readings, roster } = pos.board;
  const before = pos.state.units.face[unit];
  const full = overLimit(pos, to, unit, before);
  if (!harms || (full && readings['zoc-during-retreat'] === 'last-hex')) return { face: before, goesOn: full };
  if (before === CADRE || !roster.hasCadre[unit]) return null;
  return { face: CADRE, goesOn: readings['retreat-stacking'] === 'division' ? full : overLimit(pos, to, unit, CADRE) };
};

/** Where a unit has been once it has gone on to a hex. */
const trailOf = (pos: Position, decision: Withdrawal, unit: UnitIx, to: HexIx): ReadonlyArray<HexIx> =>
  decision.going === null ? [pos.state.units.hex[unit], to] : [...decision.visited, to];

/** Whether a unit that takes a way is lost on it. */
const deadEnd = (pos: Position, decision: Withdrawal, unit: UnitIx, option: RetreatOption): boolean => {
  const arrival = arrivalOf(pos, unit, option);
  if (arrival === null || !arrival.goesOn) return arrival === null;
  const { units } = pos.state;
  const then: Position = { ...pos, state: { ...pos.state, units: { ...units, hex: units.hex.with(unit, option.to), face: units.face.with(unit, arrival.face) } } };
  const going: Withdrawal = { ...decision, going: unit, visited: trailOf(pos, decision, unit, option.to) };
  const ways = waysOf(then, going, unit);
  return ways.length === 0 ? !staysAsCadre(then, going, unit) : ways.every((o) => deadEnd(then, going, unit, o));
};

/** Whether the unit cannot leave its hex for any reason. @rule EBC 6A (BC-6A.20) */
export const immobile = (pos: Position, unit: UnitIx): boolean => faceOf(pos, unit).movement[unit] === 0;

/** The ways that a unit has, which may be unable to move. */
const waysOf = (pos: Position, decision: Withdrawal, unit: UnitIx): ReadonlyArray<RetreatOption> => (immobile(pos, unit) ? [] : retreatOptions(pos, decision, unit));

const isDivision = (pos: Position, unit: UnitIx): boolean => pos.board.roster.hasCadre[unit] === 1 && pos.state.units.face[unit] === FULL;

/** Whether a division that has got stuck in a full hex stays there as a cadre, by a reading that is not the default. */
const staysAsCadre = (pos: Position, decision: Withdrawal, unit: UnitIx): boolean =>
  decision.going === unit && pos.board.readings['stacking-elimination'] === 'cadre' && isDivision(pos, unit) && !overLimit(pos, pos.state.units.hex[unit], unit, CADRE);

/** Units that must move next: the one that is under way, or any that still has to go. */
export const retreaters = (decision: RetreatDecision): ReadonlyArray<UnitIx> =>
  decision.going === null ? decision.units : [decision.going];

/** The units that must retreat from a combat: opens the decision, or does nothing when there are none. */
export const demandRetreat = (pos: Position, of: CombatSide, units: ReadonlyArray<UnitIx>): ReadonlyArray<EuropaEvent> =>
  units.length === 0
    ? []
    : [
        {
          type: 'decisionOpened',
          decision: { kind: 'retreat', side: SIDES[pos.board.unitSide[units[0]]], of, units, group: units, going: null, visited: [] },
        },
      ];

const without = (decision: RetreatDecision, unit: UnitIx): EuropaEvent => {
  const units = decision.units.filter((u) => u !== unit);
  return units.length === 0
    ? { type: 'decisionClosed' }
    : { type: 'decisionChanged', decision: { ...decision, units, going: null, visited: [] } };
};

/** What one retreat step does. */
export const retreatEvents = (pos: Position, decision: RetreatDecision, unit: UnitIx, option: RetreatOption): ReadonlyArray<EuropaEvent> => {
  const { events, visited } = retreatStep(pos, decision, unit, option);
  return [...events, visited === null ? without(decision, unit) : { type: 'decisionChanged', decision: { ...decision, going: unit, visited } }];
};

/**
 * One step of a retreat: a cadre in an enemy zone of control is lost, a division becomes a cadre there, and a unit over the
 * stacking limit has to go on: then `visited` is where it has been. @rule EBC 9F1 (BC-9F1.6 to BC-9F1.10)
 */
export const retreatStep = (
  pos: Position,
  decision: Withdrawal,
  unit: UnitIx,
  option: RetreatOption,
): { readonly events: ReadonlyArray<EuropaEvent>; readonly visited: ReadonlyArray<HexIx> | null } => {
  const { hex, face } = pos.state.units;
  const arrival = arrivalOf(pos, unit, option);
  if (arrival === null) return { events: [{ type: 'unitEliminated', unit, hex: option.to, face: face[unit], cause: 'zoc-retreat' }], visited: null };
  const moved: EuropaEvent = { type: 'unitRetreated', unit, from: hex[unit], to: option.to, captures: takes(pos, unit, option.to) };
  const cadred: EuropaEvent = { type: 'unitCadred', unit, hex: option.to, of: decision.of, cause: 'zoc-retreat' };
  return { events: arrival.face === face[unit] ? [moved] : [moved, cadred], visited: arrival.goesOn ? trailOf(pos, decision, unit, option.to) : null };
};

/** What happens by itself: units that cannot retreat, or cannot get out of a full hex, are lost; a single way is taken. @rule EBC 8B (BC-8B.5), 9F1 (BC-9F1.7, BC-9F1.11) */
export const forcedRetreat = (pos: Position, decision: RetreatDecision): ReadonlyArray<EuropaEvent> => {
  const ways: { readonly unit: UnitIx; readonly option: RetreatOption }[] = [];
  for (const unit of retreaters(decision)) {
    const options = waysOf(pos, decision, unit);
    if (options.length === 0) return stuck(pos, decision, unit);
    ways.push(...options.map((option) => ({ unit, option })));
  }
  return ways.length === 1 ? retreatEvents(pos, decision, ways[0].unit, ways[0].option) : [];
};

/** What becomes of a unit that has no way. By readings that are not the default the cadre of one that cannot move retreats, that of one that cannot go on stays. */
const stuck = (pos: Position, decision: RetreatDecision, unit: UnitIx): ReadonlyArray<EuropaEvent> => {
  const cadred = (cause: 'no-retreat' | 'stacking'): EuropaEvent => ({ type: 'unitCadred', unit, hex: pos.state.units.hex[unit], of: decision.of, cause });
  if (immobile(pos, unit) && pos.board.readings['immobile-retreat'] === 'cadre' && isDivision(pos, unit)) return [cadred('no-retreat')];
  if (staysAsCadre(pos, decision, unit)) return [cadred('stacking'), without(decision, unit)];
  return [eliminate(pos, unit, decision.going === unit ? 'stacking' : 'no-retreat'), without(decision, unit)];
};
