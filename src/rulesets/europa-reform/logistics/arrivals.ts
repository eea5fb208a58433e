/**
 * Points that arrive in play: hooks of the initial phase, dice, and what is written down when player turns end.
 * @rule REFORM 12G (ER-12G.4), 34A1, 34A2, 31G (ER-31G.1, ER-31G.2)
 * @module
 */
import { SIDES } from '../../europa/board.js';
import type { EuropaEvent } from '../../europa/event.js';
import { isMajor } from '../../europa/places.js';
import { ownerOf, phasingSide, type Position } from '../../europa/position.js';
import type { Hook, Throw } from '../../europa/rules.js';
import { inSurprise } from '../../fire-in-the-east/surprise.js';
import { logisticsWritten, pointsEntered } from './books.js';
import { factsOf, hexesOf, holdingOf } from './facts.js';
import { ALLIED_INCOME, BOMBING, INCOME_DICE, type IncomeDie, incomeDice, incomeOf, thrown, withIncome } from './income.js';
import type { LedgerEntry } from './ledger.js';
import { LP_PLACES } from './nations.js';
import { hitsForgotten, placeLost, placeRegained } from './places.js';
import type { Schedules } from './schedules.js';
import { type Logistics, logisticsIn, newPage } from './state.js';
import { type CitiesHeld, isUnprepared, unpreparednessLosses } from './unpreparedness.js';

type Side = (typeof SIDES)[number];

/** Entries as events, one after another, and the books then. */
export const entered = (before: Logistics, entries: ReadonlyArray<LedgerEntry>): { readonly events: ReadonlyArray<EuropaEvent>; readonly after: Logistics } => {
  let after = before;
  const events = entries.map((entry) => {
    const next = pointsEntered(after, entry);
    after = next.after;
    return next.event;
  });
  return { events, after };
};

/** A game turn begins a new page of the books; what was paid before play stands on the first. */
export const turnPage: Hook = (pos) => {
  if (pos.state.turn === 1 || pos.state.playerTurn !== pos.board.rules.firstPlayerTurn(pos)) return [];
  const before = logisticsIn(pos.state);
  const after = newPage(hitsForgotten(before, pos.board.readings, 'turn-end'));
  return after === before ? [] : [logisticsWritten(after)];
};

const PURPOSES: Readonly<Record<IncomeDie, string>> = { bombing: 'lp-bombing', Finland: 'lp-finland', Romania: 'lp-romania', Hungary: 'lp-hungary' };

/** What arrives for a side in its initial phase, dice last. */
export const income =
  (side: Side, schedules: Schedules): Hook =>
  (pos) => {
    if (SIDES[phasingSide(pos)] !== side) return [];
    const facts = factsOf(pos);
    const { readings } = pos.board;
    const { events, after } = entered(facts.logistics, incomeOf(side, facts, readings, schedules));
    const settled = withIncome(side, facts, readings, schedules);
    const dice = incomeDice(side, { ...facts, logistics: settled }, readings, schedules);
    return [
      ...events,
      ...(JSON.stringify(settled) === JSON.stringify(after) ? [] : [logisticsWritten(settled)]),
      // the last decision of the list is due first
      ...[...dice].reverse().map((die): EuropaEvent => ({ type: 'decisionOpened', decision: { kind: 'roll', purpose: PURPOSES[die], side } })),
    ];
  };

const dieThrow = (die: IncomeDie, schedules: Schedules): Throw => {
  const entries = (pos: Position, number: number): ReadonlyArray<LedgerEntry> => thrown(die, number, factsOf(pos), schedules);
  return {
    ref: die === 'bombing' ? BOMBING : ALLIED_INCOME,
    purpose: die === 'bombing' ? 'for strategic bombing' : `for a logistical point of ${die}`,
    tells: (pos, number) => {
      const points = entries(pos, number).reduce((n, e) => n + e.points, 0);
      return points === 0 ? 'nothing' : `${points > 0 ? '+' : '−'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
    },
    decide: (pos, number) => entered(logisticsIn(pos.state), entries(pos, number)).events,
  };
};

/** The dice of income by purpose. */
export const incomeThrows = (schedules: Schedules): Readonly<Record<string, Throw>> => Object.fromEntries(INCOME_DICE.map((die) => [PURPOSES[die], dieThrow(die, schedules)]));

/** When a player turn ends it is written down which places have been lost, and which regained. */
export const notePlaces: Hook = (pos) => {
  const before = logisticsIn(pos.state);
  let after = before;
  for (const place of LP_PLACES) {
    if (hexesOf(pos.board, place).length === 0) continue;
    const enemy = holdingOf(pos, place) === 'enemy';
    after = enemy ? placeLost(after, place, pos.state.turn) : placeRegained(after, place, pos.state.turn);
  }
  return after === before ? [] : [logisticsWritten(after)];
};

// ---- unpreparedness ----------------------------------------------------------------------------------------------------

const SOVIET_UNION = 'Soviet Union';

/** Soviet major cities that the Axis holds. */
export const citiesHeld = (pos: Position): CitiesHeld => {
  const { map, powers } = pos.board;
  const soviet = map.places.filter((p) => isMajor(p.kind) && map.territories[map.territory[p.hex]] === SOVIET_UNION);
  const isAxis = (hex: number): boolean => {
    const owner = ownerOf(pos, hex);
    return owner >= 0 && SIDES[powers[owner].side] === 'axis';
  };
  const cities = [...new Set(soviet.map((p) => p.city))].map((city) => {
    const hexes = soviet.filter((p) => p.city === city).map((p) => p.hex);
    const held = hexes.filter(isAxis).length;
    return held === 0 ? 'own' : held === hexes.length ? 'whole' : 'partly';
  });
  return { whole: cities.filter((c) => c === 'whole').length, partly: cities.filter((c) => c === 'partly').length };
};

/** What the Soviets lose when an Axis player turn of Jun II 41 ends. @rule REFORM 31G (ER-31G.1, ER-31G.2) */
export const unprepared: Hook = (pos) => {
  const { board, state } = pos;
  if (SIDES[phasingSide(pos)] !== 'axis') return [];
  if (!isUnprepared(board.setting.date(state.turn), inSurprise(pos) ? 'surprise' : 'regular', board.readings)) return [];
  return entered(logisticsIn(state), unpreparednessLosses(logisticsIn(state), citiesHeld(pos), board.readings)).events;
};
