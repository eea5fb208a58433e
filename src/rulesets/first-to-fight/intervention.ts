/**
 * Soviet intervention: when the die is rolled, what it brings, and whose player turns follow.
 * @rule FTF 19A (FF-19A.1 to FF-19A.7, FF-19A.17, FF-19A.18), EBC 3E (BC-3E.4)
 * @module
 */
import { SIDES } from '../europa/board.js';
import type { EuropaEvent } from '../europa/event.js';
import { perBoard } from '../europa/perBoard.js';
import { isMajor } from '../europa/places.js';
import { friendlyOwned, ownerOf, type Position } from '../europa/position.js';
import type { EuropaRules, Hook, Standing, Throw } from '../europa/rules.js';
import { endOfPhase } from '../europa/sequence.js';
import { ftf } from './cases.js';
import { INTERVENTION, intervention, type Intervention } from './interventionState.js';
import { FTF, powerIx } from './powers.js';
import { unisolated } from './supply.js';
import { germansInEast, soviets } from './theater.js';

const CAPITAL = 'Warszawa';
/** The lowest die on which the Soviet Union intervenes. @rule FTF 19A (FF-19A.3) */
const INTERVENES = 5;

const write = (state: Position['state'], changes: Partial<Intervention>): EuropaEvent => ({
  type: 'sliceWritten',
  key: INTERVENTION.key,
  value: { ...intervention(state), ...changes },
});

// ---- the player turns --------------------------------------------------------------------------------------------------

/** Player turns by who acts in them; -1 where a scenario lists none. */
const playerTurnsOf = ({ board }: Standing) => turnsOn(board);
const turnsOn = perBoard((board) => {
  const turnOf = (...ids: ReadonlyArray<string>): number =>
    board.setting.playerTurns.findIndex((t) => t.powers.length === ids.length && ids.every((id) => t.powers.includes(id)));
  return { german: turnOf(FTF.germany), special: turnOf(FTF.sovietUnion), polish: turnOf(FTF.poland), joint: turnOf(FTF.germany, FTF.sovietUnion) };
});

/** Whether it is the special player turn of the Soviets. @rule FTF 19A (FF-19A.5, FF-19A.6, FF-19A.18) */
export const isSpecialTurn = (pos: Standing): boolean => pos.state.playerTurn === playerTurnsOf(pos).special;

/** From the game turn after the intervention on, Soviets move with the Germans. @rule FTF 19A (FF-19A.7) */
export const firstPlayerTurn =
  (generic: EuropaRules['firstPlayerTurn']): EuropaRules['firstPlayerTurn'] =>
  (pos) => {
    const { joint } = playerTurnsOf(pos);
    return joint >= 0 && soviets(pos) ? joint : generic(pos);
  };

/**
 * A German player turn that ends with the Soviet Union in the war is the one at whose end it intervened: its special
 * player turn follows, and then, as after every other, the Polish one.
 * @rule FTF 19A (FF-19A.5)
 */
export const nextPlayerTurn =
  (generic: EuropaRules['nextPlayerTurn']): EuropaRules['nextPlayerTurn'] =>
  (pos) => {
    const { german, special, polish, joint } = playerTurnsOf(pos);
    if (!soviets(pos) || special < 0 || joint < 0) return generic(pos);
    switch (pos.state.playerTurn) {
      case german:
        return special;
      case polish:
        return -1;
      default:
        return polish;
    }
  };

// ---- the die -----------------------------------------------------------------------------------------------------------

const capitalHexes = perBoard((board) => board.map.places.filter((p) => p.city === CAPITAL && isMajor(p.kind)).map((p) => p.hex));

/** Whether Warszawa is lost to Poland: each of its hexes German-owned or isolated. @rule FTF 19A (FF-19A.1) */
export const warszawaLost = (pos: Position): boolean => {
  const { board } = pos;
  const hexes = capitalHexes(board);
  const [germany, poland] = [powerIx(board, FTF.germany), powerIx(board, FTF.poland)];
  const german = (hex: number): boolean => friendlyOwned(pos, germany, hex);
  const isolated = (hex: number): boolean => ownerOf(pos, hex) === poland && !unisolated(pos, poland, hex);
  if (hexes.length === 0) return false;
  return board.readings['warszawa-condition'] === 'together' ? hexes.every(german) || hexes.every(isolated) : hexes.every((h) => german(h) || isolated(h));
};

/** The purpose of the die, in the position's list of what is due. */
export const INTERVENTION_ROLL = 'intervention';

/**
 * The German player rolls at the end of each of his player turns in which Warszawa is lost, the one in which it fell
 * and the last one included, until the Soviet Union is in the war.
 * @rule FTF 19A (FF-19A.1, FF-19A.2, FF-19A.4)
 */
export const rollForIntervention: Hook = (pos) => {
  const { board, state } = pos;
  const soviet = powerIx(board, FTF.sovietUnion);
  if (soviet < 0 || state.dormant[soviet] === 0 || state.playerTurn !== playerTurnsOf(pos).german || !warszawaLost(pos)) return [];
  if (state.turn === board.setting.turns && board.readings['last-turn-intervention'] === 'no') return [];
  return [{ type: 'decisionOpened', decision: { kind: 'roll', purpose: INTERVENTION_ROLL, side: SIDES[board.powers[soviet].side] } }];
};

/** The die for intervention: 5 or 6 brings the Soviet Union in, its hexes and units on the German player's side. @rule FTF 19A (FF-19A.3), EBC 3E (BC-3E.4) */
export const interventionThrow: Throw = {
  ref: ftf('19A', ['FF-19A.1', 'FF-19A.2', 'FF-19A.3', 'FF-19A.4', 'BC-3E.4'], 'While Warszawa is German-owned or isolated, the German player rolls a die at the end of his player turn; on a 5 or 6 the Soviet Union intervenes.'),
  purpose: 'for Soviet intervention',
  tells: (_, die) => (die >= INTERVENES ? 'the Soviet Union intervenes' : 'the Soviet Union stays out'),
  decide: (pos, die) =>
    die < INTERVENES
      ? []
      : [
          { type: 'powerEntered', power: powerIx(pos.board, FTF.sovietUnion) },
          write(pos.state, { turn: pos.state.turn, germans: germansInEast(pos) }),
        ],
};

// ---- the phases of the special player turn -----------------------------------------------------------------------------

/** Phases that the reading in force leaves out of the special player turn pass by themselves. @rule FTF 19A (FF-19A.5) */
export const skipInSpecialTurn: Hook = (pos) =>
  pos.board.readings['special-turn-phases'] === 'movement-and-combat' && isSpecialTurn(pos) ? [endOfPhase(pos)] : [];

/** The check of supply, left out of the special player turn by two readings. */
export const judgedInSpecialTurn =
  (hook: Hook): Hook =>
  (pos) =>
    isSpecialTurn(pos) && (pos.board.readings['special-turn-supply'] === 'no' || pos.board.readings['special-turn-phases'] === 'movement-and-combat') ? [] : hook(pos);

/** Who stands in the way of Soviet attacks when a phase begins, where the reading in force asks for that. @rule FTF 19A (FF-19A.13) */
export const noteHindrances: Hook = (pos) =>
  pos.board.readings['germans-in-the-east'] === 'phase-start' && soviets(pos) ? [write(pos.state, { hindering: germansInEast(pos) })] : [];
