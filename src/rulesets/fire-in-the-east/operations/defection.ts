/**
 * Allies of the Axis that go over to the enemy. Made for this project: the standard rules are not at hand. A nation leaves its side when
 * its capital is lost; who stands with troops of another nation fights on beside them, others go over, as far as the order of battle has
 * counters for them, or go home.
 * @rule FITE 32
 * @module
 */
import { listOf, whole, formOf } from '../../../engine/shape.js';
import type { Amendment, StateSlice } from '../../../kernel/amendment.js';
import type { HexIx } from '../../../kernel/hex.js';
import { SIDES } from '../../europa/board.js';
import type { EuropaEvent } from '../../europa/event.js';
import { landOf, ownerOf, type Position, unitsIn } from '../../europa/position.js';
import type { EuropaRules, Hook, Teller } from '../../europa/rules.js';
import { type EuropaState, EXPECTED } from '../../europa/state.js';
import type { UnitIx } from '../../europa/unit.js';
import { unitsText } from '../../europa/wording.js';
import { fite } from '../cases.js';
import { FITE } from '../powers.js';

const DEFECTS = fite('32', [], 'An ally of Germany leaves the Axis at the end of a player turn in which the enemy owns its whole capital. Its units that stand with others of the Axis fight on; of the rest some go over, others go home. Reconstructed.');

/** Which powers have gone over, ascending. @since 0.3.0 */
export interface Defections {
  readonly powers: ReadonlyArray<number>;
}

/** The slice of defections. @since 0.3.0 */
export const DEFECTIONS: StateSlice<Defections> = {
  key: 'defections',
  initial: { powers: [] },
  is: formOf({ powers: listOf(whole(0, Number.MAX_SAFE_INTEGER)) }, {}).is,
};

/** Defections of a position; none where there are no rules for them. @since 0.3.0 */
export const defectionsIn = (state: Pick<EuropaState, 'slices'>): Defections => (state.slices[DEFECTIONS.key] as Defections | undefined) ?? DEFECTIONS.initial;

const AXIS = 0;

/** Hexes of a power’s capital, in its own land. */
const capitalOf = ({ board }: Position, power: number): ReadonlyArray<HexIx> => board.map.places.flatMap((p) => (p.capital === true && landOf(board, p.hex) === power ? [p.hex] : []));

const isEnemys = (pos: Position, hex: HexIx): boolean => ownerOf(pos, hex) >= 0 && pos.board.powers[ownerOf(pos, hex)].side !== AXIS;

/** Whether a power leaves the Axis now. */
const isLost = (pos: Position, power: number): boolean => {
  const { board, state } = pos;
  if (board.powers[power].side !== AXIS || board.powers[power].id === FITE.germany || state.dormant[power] === 1 || defectionsIn(state).powers.includes(power)) return false;
  const capital = capitalOf(pos, power);
  return capital.length > 0 && capital.every((hex) => isEnemys(pos, hex));
};

/** What becomes of the units and the land of a power that leaves the Axis. */
export const defectionOf = (pos: Position, power: number): Extract<EuropaEvent, { type: 'nationDefected' }> => {
  const { board, state } = pos;
  const { roster, powers } = board;
  const enemy = powers.findIndex((p) => p.side !== AXIS);
  const others = (hex: HexIx): ReadonlyArray<UnitIx> => unitsIn(pos, hex).filter((u) => roster.power[u] !== power);
  const gone: UnitIx[] = [];
  const turned: { readonly unit: UnitIx; readonly produced: UnitIx; readonly hex: HexIx; readonly face: number }[] = [];
  state.units.hex.forEach((hex, unit) => {
    if (roster.power[unit] !== power || hex < EXPECTED || (hex >= 0 && others(hex).length > 0)) return;
    const into = roster.units[unit].turnsInto;
    const produced = into === undefined ? -1 : (roster.ixOf.get(into) ?? -1);
    if (hex >= 0 && produced >= 0 && state.units.hex[produced] === EXPECTED) turned.push({ unit, produced, hex, face: roster.hasCadre[produced] === 1 ? state.units.face[unit] : 0 });
    else gone.push(unit);
  });
  const hexes = state.hexes.owner.flatMap((owner, hex) => {
    if (owner !== power) return [];
    const stay = others(hex);
    return [{ hex, power: stay.length > 0 ? roster.power[stay[0]] : enemy }];
  });
  return { type: 'nationDefected', power, nation: powers[power].nations[0] ?? powers[power].name, gone, turned, hexes };
};

/** What pictures say of counters that stand for units that have gone over: they are of their new side. */
const goneOver = ({ board, state }: Position, unit: UnitIx): ReadonlyArray<string> => {
  const { units, ids } = board.roster;
  return state.units.hex[unit] >= 0 && units.some((u) => u.turnsInto === ids[unit]) ? ['gone over'] : [];
};

/** Powers whose capital is lost leave the Axis as a player turn ends. */
const defect: Hook = (pos) => {
  const lost = pos.board.powers.findIndex((_, power) => isLost(pos, power));
  if (lost < 0) return [];
  return [defectionOf(pos, lost), { type: 'sliceWritten', key: DEFECTIONS.key, value: { powers: [...defectionsIn(pos.state).powers, lost].sort((a, b) => a - b) } }];
};

const told: Teller = (pos, e) => {
  if (e.type !== 'nationDefected') return [];
  const onMap = e.gone.filter((u) => pos.state.units.hex[u] >= 0);
  const parts = [
    `${e.nation} leaves the ${SIDES[AXIS]} side`,
    ...(e.turned.length === 0 ? [] : [`go over: ${unitsText(pos, e.turned.map((t) => t.unit))}`]),
    ...(onMap.length === 0 ? [] : [`go home: ${unitsText(pos, onMap)}`]),
  ];
  return [{ text: parts.join('; '), refs: [DEFECTS] }];
};

/**
 * Allies that lose their capital leave the Axis.
 * @rule FITE 32
 * @since 0.3.0
 */
export const defections: Amendment<EuropaRules> = {
  id: 'FITE-32-Defection',
  ref: DEFECTS,
  does: 'add',
  touches: ['playerTurnEnd', 'tellers', 'counterMarks', 'slices'],
  excludes: [],
  slice: DEFECTIONS,
  to: (rules) => ({
    ...rules,
    // two at a time at most: whoever is left goes with the next player turn
    playerTurnEnd: [...rules.playerTurnEnd, defect, defect],
    tellers: [...rules.tellers, told],
    counterMarks: [...rules.counterMarks, goneOver],
    slices: [...rules.slices, DEFECTIONS],
  }),
};
