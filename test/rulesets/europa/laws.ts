/**
 * Laws of every game of First to Fight, kept by bookkeeping of their own from events and from what is printed.
 */
import type { EuropaAction } from '../../../src/rulesets/europa/action.js';
import type { EuropaEvent } from '../../../src/rulesets/europa/event.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import type { EuropaState } from '../../../src/rulesets/europa/state.js';
import type { StepLaw } from '../../../src/testing/index.js';
import { airLaw } from './laws/air.js';
import { type Books, disagreement, enter, foresee, openBooks } from './laws/books.js';
import { combatLaw } from './laws/combat.js';
import { ground } from './laws/ground.js';
import { interventionLaw } from './laws/intervention.js';
import { movementLaw } from './laws/movement.js';
import { overrunLaw } from './laws/overruns.js';
import { deadStayDead, lawfulEntry, stackingLaw, standing } from './laws/places.js';
import { type Printed, readPrinted } from './laws/printed.js';
import { reformOverrunLaw } from './laws/reformOverruns.js';
import { specialLaw } from './laws/special.js';
import { victoryRecount } from './laws/victory.js';

type Laws = Readonly<Record<string, StepLaw<EuropaState, EuropaAction, EuropaEvent>>>;

/** Fresh laws for one game from its first action on. */
export const europaLaws = (game: EuropaGame): Laws => {
  const printed = readPrinted(game);
  const stacking = stackingLaw(game);
  const victory = victoryRecount(game);
  const air = airLaw(game);
  const special = specialLaw(game);
  const terms = ground(game);
  const supplies = game.board.rules.attackSupply !== null;
  const laws = {
    'who exploits': terms.exploits.note,
    'dead stay dead': deadStayDead,
    'lawful entry': lawfulEntry,
    movement: movementLaw(game, terms),
    combat: combatLaw(game, terms),
    overruns: game.board.rules.overrunTerms.table === null ? overrunLaw(game, terms) : reformOverrunLaw(game, terms),
    'victory points': victory.event,
    air: air.event,
    'special rules': special.event,
    intervention: interventionLaw(game),
  };
  let books: Books | null = null;
  return {
    'the books of Europa': (before, _action, events, after) => {
      if (books === null) {
        books = openBooks(printed, before);
        air.begin(before);
      }
      for (const [i, e] of events.entries()) {
        if (supplies) foresee(books, events, i);
        for (const [name, law] of Object.entries(laws)) {
          const wrong = law(books, e);
          if (wrong !== null) return `${name}: ${wrong}`;
        }
        const crowded = stacking(books, e, before);
        if (crowded !== null) return `stacking: ${crowded}`;
        enter(books, e);
      }
      return disagreement(books, after) ?? standing(books) ?? victory.after(after) ?? special.after(after) ?? air.after(after);
    },
  };
};

/** The situation that the game remembers against one made by the words of rules 5 and 8. */
export const naiveSituation = (game: EuropaGame): ((state: EuropaState) => string | null) => {
  const printed: Printed = readPrinted(game);
  const { map } = game.board.setting;
  return (state) => {
    const { sit } = game.position(state);
    const zoc = [new Map<number, number>(), new Map<number, number>()];
    const stacks = new Map<number, number[]>();
    state.units.hex.forEach((hex, unit) => {
      if (hex < 0) return;
      stacks.set(hex, [...(stacks.get(hex) ?? []), unit]);
      if (!printed.exerts(unit, state.units.face[unit]) || state.dormant[printed.power(unit)] === 1) return;
      const zones = zoc[printed.side(unit)];
      for (const n of printed.neighbors(hex)) if (printed.zoneReaches(unit, hex, n)) zones.set(n, (zones.get(n) ?? 0) + 1);
    });
    for (let h = 0; h < map.grid.size; h++) {
      const found: number[] = [];
      for (let u = sit.stacks.first[h]; u >= 0; u = sit.stacks.next[u]) found.push(u);
      if (found.join() !== (stacks.get(h) ?? []).join())
        return `Hex ${map.ids[h]} holds ${found.join()}; the units say ${(stacks.get(h) ?? []).join()}.`;
      for (const side of [0, 1] as const)
        if (sit.zoc[side][h] !== (zoc[side].get(h) ?? 0))
          return `${sit.zoc[side][h]} zones of side ${side} reach ${map.ids[h]}; by rule 5 there are ${zoc[side].get(h) ?? 0}.`;
    }
    return null;
  };
};
