/**
 * Whether a headquarters that was paid for becomes active.
 * @rule REFORM 12H (ER-12H.37 to ER-12H.41, ER-12H.44), 29D1a, 31G
 * @module
 */
import type { RuleRef } from '../../../kernel/rule.js';
import type { ActivationQuery } from '../../europa/activation.js';
import { inEnemyZoc, inFullEnemyZoc, type Position, unitsIn } from '../../europa/position.js';
import { canTrace, suppliedNow } from '../../europa/supply.js';
import type { UnitIx } from '../../europa/unit.js';
import { hexText, unitText } from '../../europa/wording.js';
import { zocSources } from '../../europa/zones.js';
import { reform } from '../cases.js';
import { isPointSource } from './sources.js';
import { isActive } from './state.js';
import { germanMotorizedIn, trucksIn } from './units.js';

/** What keeps a headquarters from becoming active. */
export interface Failure {
  readonly code: string;
  readonly ref: RuleRef;
  readonly text: string;
}

const OFF_MAP = reform('12H', ['ER-12H.35'], 'A headquarters that was paid for is tested where it stands in its owner’s next initial phase.');
const SUPPLY = reform('12H', ['ER-12H.37', 'ER-12H.69'], 'A headquarters out of general supply stays inactive, and its point is lost.');
const ZONE = reform('12H', ['ER-12H.38', 'ER-12H.39', 'ER-12H.44', 'ER-12H.70'], 'So does one in an enemy zone of control, but for a Panzer Army’s beside a German c/m division and a truck that is not depleted, and a Front’s on a source of points.');

/** Whether a Panzer Army’s headquarters defies enemy zones: with a German c/m division, or its cadre, and an undepleted truck. @rule REFORM 12H (ER-12H.39) */
export const hasSpecialSupply = (pos: Position, hq: UnitIx): boolean => {
  const hex = pos.state.units.hex[hq];
  return pos.board.roster.identity[hq].armyHq === 'panzer-army' && germanMotorizedIn(pos, hex) && trucksIn(pos, hex).length > 0;
};

/** Whether isolation and enemy zones do not matter: for a Front on a source of points. @rule REFORM 12H (ER-12H.44) */
export const onPointSource = (pos: Position, hq: UnitIx): boolean => pos.board.roster.identity[hq].armyHq === 'front' && isPointSource(pos.board, pos.state.units.hex[hq]);

/** Whether enemy zones hold a headquarters, exceptions apart. (AMB-ER-97, AMB-ER-99) */
export const inZone = (pos: Position, hq: UnitIx): boolean => {
  const { board, state } = pos;
  const hex = state.units.hex[hq];
  const side = board.unitSide[hq];
  if (!(board.readings['hq-zones'] === 'full' ? inFullEnemyZoc : inEnemyZoc)(pos, side, hex)) return false;
  return board.readings['hq-zones-canceled'] !== 'by-friends' || !unitsIn(pos, hex).some((u) => board.roster.identity[u].armyHq === null && !board.roster.identity[u].truck);
};

/** Whether an enemy zone keeps a headquarters from becoming active. */
export const isHeld = (pos: Position, hq: UnitIx): boolean => inZone(pos, hq) && !hasSpecialSupply(pos, hq) && !onPointSource(pos, hq);

/** Whether a headquarters serves as an active one: by one reading not while an enemy zone holds it. (AMB-ER-96) */
export const servesActive = (pos: Position, hq: UnitIx): boolean => isActive(pos.state, hq) && (pos.board.readings['active-hq-in-zone'] !== 'inactive' || !isHeld(pos, hq));

/** Whether a headquarters is in general supply now. On the first turn everybody is where the rules of supply say so. */
export const inGeneralSupply = (pos: Position, hq: UnitIx): boolean => {
  const { board, state } = pos;
  const first = state.turn === 1 && state.playerTurn === board.rules.firstPlayerTurn(pos);
  return (first && board.readings['first-supply-check'] === 'all-supplied') || canTrace(pos, hq) || suppliedNow(pos, [hq]);
};

const zoneText = (pos: Position, hq: UnitIx): string => {
  const hex = pos.state.units.hex[hq];
  const sources = zocSources(pos, pos.board.unitSide[hq], hex).map((u) => unitText(pos, u));
  const panzer = pos.board.roster.identity[hq].armyHq === 'panzer-army';
  const missing = !panzer ? '' : germanMotorizedIn(pos, hex) ? '; it has no truck that is not depleted' : '; no German c/m division, or cadre of one, is with it';
  return `it is in the zone of control of ${sources.join(', ')} in ${hexText(pos, hex)}${missing}`;
};

/** What keeps a headquarters from becoming active in the present turn, dice apart; null when nothing does. */
export const failureOf = (q: ActivationQuery): Failure | null => {
  const { pos, hq } = q;
  if (pos.state.units.hex[hq] < 0) return { code: 'hq/off-map', ref: OFF_MAP, text: 'it is not on the map' };
  const bar = pos.board.rules.activation.becoming.find((check) => !check.holds(q));
  if (bar !== undefined) return { code: bar.code, ref: bar.ref, text: bar.breach(q).detail.replace(/\.$/, '') };
  if (!inGeneralSupply(pos, hq)) return { code: 'hq/out-of-supply', ref: SUPPLY, text: 'it is out of general supply' };
  return isHeld(pos, hq) ? { code: 'hq/enemy-zone', ref: ZONE, text: zoneText(pos, hq) } : null;
};

/** The highest throw on which a headquarters becomes active; 6 when no die is thrown. @rule REFORM 29D1a */
export const highestThrow = (pos: Position, hq: UnitIx): number => pos.board.rules.activation.dice.reduce((most, die) => Math.min(most, die.most(pos, hq)), 6);

/** The rule of the die that is thrown for a headquarters; null when none is. */
export const dieRef = (pos: Position, hq: UnitIx): RuleRef | null => pos.board.rules.activation.dice.find((die) => die.most(pos, hq) < 6)?.ref ?? null;

/** The rule that nothing objects to: the headquarters is active. */
export const BECOMES_ACTIVE = reform('12H', ['ER-12H.35', 'ER-12H.40'], 'A headquarters that was paid for in the turn before and passes its tests is active for the player turn.');

/** The failure of a throw. */
export const thrownFailure = (pos: Position, hq: UnitIx): Failure => ({ code: 'hq/winter', ref: dieRef(pos, hq) ?? BECOMES_ACTIVE, text: `a die of more than ${highestThrow(pos, hq)}` });

/** What any code of a failure stands for, when it is told of afterwards. */
export const failureRef = (code: string | null): RuleRef => (code === 'hq/out-of-supply' ? SUPPLY : code === 'hq/enemy-zone' ? ZONE : code === 'hq/off-map' ? OFF_MAP : BECOMES_ACTIVE);
