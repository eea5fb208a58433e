/**
 * Laws of every game of the war in the East, kept by bookkeeping of their own from events and from what is printed. The laws of First
 * to Fight serve where the two games have the same rules.
 */
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../src/rulesets/europa/state.js';
import type { Schedules } from '../../../src/rulesets/europa-reform/index.js';
import type { StepLaw } from '../../../src/testing/index.js';
import { type Books, disagreement, enter, type EventLaw, foresee, openBooks } from '../europa/laws/books.js';
import { combatLaw } from '../europa/laws/combat.js';
import { ground } from '../europa/laws/ground.js';
import { overrunLaw } from '../europa/laws/overruns.js';
import { deadStayDead, lawfulEntry, stackingLaw, standing } from '../europa/laws/places.js';
import { reformOverrunLaw } from '../europa/laws/reformOverruns.js';
import { specialLaw } from '../europa/laws/special.js';
import { oddsLaw } from '../europa/laws/odds.js';
import { retreatLaw } from '../europa/laws/retreats.js';
import { arrivalsLaw } from './laws/arrivals.js';
import { readEastern } from './laws/eastern.js';
import { headquartersLaw } from './laws/headquarters.js';
import { easternMovement } from './laws/movement.js';
import { operationsLaw } from './laws/operations.js';
import { pointsLaw } from './laws/points.js';
import { servingLaw } from './laws/serving.js';
import { supplyLaw, supplyTracer } from './laws/supply.js';

type Laws = Readonly<Record<string, StepLaw<EuropaState, EuropaAction, EuropaEvent>>>;

/** Fresh laws for one game from its first action on, where points come by some schedules. */
export const easternLaws = (game: EuropaGame, schedules: Schedules): Laws => {
  const calendar = { turn: 0 };
  const printed = readEastern(game, calendar);
  const stacking = stackingLaw(game);
  const special = specialLaw(game);
  const terms = ground(game);
  const tracer = supplyTracer(game, printed);
  const headquarters = headquartersLaw(game, printed, terms, tracer);
  const points = pointsLaw(game, schedules);
  const supplies = game.board.rules.attackSupply !== null;
  const laws: Readonly<Record<string, EventLaw>> = {
    'who exploits': terms.exploits.note,
    'dead stay dead': deadStayDead,
    'lawful entry': lawfulEntry,
    movement: easternMovement(game, terms, headquarters.isActive),
    combat: combatLaw(game, terms),
    headquarters: headquarters.event,
    'logistical points': points.event,
    'attack supply': servingLaw(game, printed, tracer, headquarters.isActive),
    overruns: game.board.rules.overrunTerms.table === null ? overrunLaw(game, terms) : reformOverrunLaw(game, terms),
    odds: oddsLaw(game),
    retreats: retreatLaw(game, terms),
    supply: supplyLaw(printed, tracer),
    arrivals: arrivalsLaw(game),
    operations: operationsLaw(game, printed),
    'special rules': special.event,
  };
  let books: Books | null = null;
  return {
    'the books of the East': (before, _action, events, after) => {
      if (books === null) {
        calendar.turn = before.turn;
        books = openBooks(printed, before);
      }
      for (const [i, e] of events.entries()) {
        if (e.type === 'phaseBegan') calendar.turn = e.turn;
        if (supplies) foresee(books, events, i);
        for (const [name, law] of Object.entries(laws)) {
          const wrong = law(books, e);
          if (wrong !== null) return `${name}: ${wrong}`;
        }
        const crowded = stacking(books, e, before);
        if (crowded !== null) return `stacking: ${crowded}`;
        enter(books, e);
      }
      return disagreement(books, after) ?? stages(game, books, after) ?? standing(books) ?? special.after(after) ?? headquarters.after(after) ?? points.after(after);
    },
  };
};

/** Where the position and the books differ about how long units have been without supply. */
const stages = (game: EuropaGame, books: Books, state: EuropaState): string | null => {
  if (!game.board.rules.amendments.includes('FITE-12D')) return null;
  const wrong = books.unsupplied.findIndex((turns, u) => ((state.units.status[u] >> 9) & 7) !== turns);
  return wrong < 0 ? null : `${books.printed.units[wrong].id} has been without supply for ${(state.units.status[wrong] >> 9) & 7} player turns, by the events for ${books.unsupplied[wrong]}.`;
};

/** The situation that the game remembers against one made by the words of rules 5 and 8: zones, and which of them are reduced. */
export const naiveSituation = (game: EuropaGame): ((state: EuropaState) => string | null) => {
  const calendar = { turn: 0 };
  const printed = readEastern(game, calendar);
  const { map } = game.board.setting;
  return (state) => {
    calendar.turn = state.turn;
    const { sit } = game.position(state);
    const counts = (): [Map<number, number>, Map<number, number>] => [new Map(), new Map()];
    const zones = counts();
    const reduced = counts();
    const stacks = new Map<number, number[]>();
    state.units.hex.forEach((hex, unit) => {
      if (hex < 0) return;
      stacks.set(hex, [...(stacks.get(hex) ?? []), unit]);
      if (!printed.exerts(unit, state.units.face[unit]) || state.dormant[printed.power(unit)] === 1) return;
      const weak = Math.ceil(((state.units.status[unit] >> 9) & 7) / 2) >= 2;
      for (const n of printed.neighbors(hex))
        if (printed.zoneReaches(unit, hex, n))
          for (const of of weak ? [zones, reduced] : [zones]) {
            const side = of[printed.side(unit)];
            side.set(n, (side.get(n) ?? 0) + 1);
          }
    });
    for (let h = 0; h < map.grid.size; h++) {
      const found: number[] = [];
      for (let u = sit.stacks.first[h]; u >= 0; u = sit.stacks.next[u]) found.push(u);
      if (found.join() !== (stacks.get(h) ?? []).join()) return `Hex ${map.ids[h]} holds ${found.join()}; the units say ${(stacks.get(h) ?? []).join()}.`;
      for (const side of [0, 1] as const) {
        if (sit.zoc[side][h] !== (zones[side].get(h) ?? 0)) return `${sit.zoc[side][h]} zones of side ${side} reach ${map.ids[h]}; by rule 5 there are ${zones[side].get(h) ?? 0}.`;
        if (sit.reduced !== null && sit.reduced[side][h] !== (reduced[side].get(h) ?? 0)) return `${sit.reduced[side][h]} of the zones of side ${side} in ${map.ids[h]} are reduced; by rule 5 ${reduced[side].get(h) ?? 0} are.`;
      }
    }
    return null;
  };
};
