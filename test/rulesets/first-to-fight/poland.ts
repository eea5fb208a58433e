/**
 * Positions of the real scenario, for tests of the supplement: the default set-up with whatever a test changes.
 * @module
 */
import { settle } from '../../../src/engine/apply.js';
import { isLeft } from '../../../src/prelude.js';
import type { EuropaGame } from '../../../src/rulesets/europa/game.js';
import { CADRE, ELIMINATED, type EuropaState, type PhaseName, REMOVED } from '../../../src/rulesets/europa/state.js';
import { victoryPoints } from '../../../src/rulesets/first-to-fight/victory.js';
import { poland1939 } from '../../../src/scenarios/poland-1939/index.js';
import { type Fixture, fixture } from '../fixture.js';

/** Changes to the default set-up. */
export interface Changes {
  readonly turn?: number;
  readonly player?: 'germany' | 'poland';
  readonly phase?: PhaseName;
  readonly readings?: Readonly<Record<string, string>>;
  /** Unit → its hex, or what became of it. */
  readonly at?: Readonly<Record<string, string>>;
  /** Units that show their cadres. */
  readonly cadres?: ReadonlyArray<string>;
  /** Takes every unit off the map that `at` does not name. */
  readonly alone?: boolean;
  /** Hexes that change hands: by name, or all of Poland. */
  readonly owners?: Readonly<Partial<Record<'germany' | 'poland', ReadonlyArray<string> | 'Poland'>>>;
}

/** The game of the scenario. */
export const game = (readings: Readonly<Record<string, string>> = {}, options: Readonly<Record<string, string>> = {}): EuropaGame => {
  const opened = poland1939.open({ readings, options });
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  return opened.right as EuropaGame;
};

/** A position of the scenario: the first German initial phase unless changed. */
export const poland = (changes: Changes = {}): Fixture => {
  const played = game(changes.readings);
  const { map, roster, powers } = played.board;
  const place = (text: string): number => (text === 'eliminated' ? ELIMINATED : text === 'removed' ? REMOVED : (map.hexOf.get(text) as number));
  const { at = {} } = changes;
  const owner = [...played.initial.hexes.owner];
  for (const [power, hexes] of Object.entries(changes.owners ?? {}))
    for (const id of hexes === 'Poland' ? map.ids.filter((_, h) => map.territories[map.territory[h]] === 'Poland') : hexes)
      owner[map.hexOf.get(id) as number] = powers.findIndex((p) => p.id === power);
  const state: EuropaState = {
    ...played.initial,
    turn: changes.turn ?? 1,
    playerTurn: played.board.setting.playerTurns.findIndex((t) => t.powers.join() === (changes.player ?? 'germany')),
    phase: changes.phase ?? 'initial',
    hexes: { owner },
    units: {
      ...played.initial.units,
      hex: played.initial.units.hex.map((h, u) => (at[roster.ids[u]] !== undefined ? place(at[roster.ids[u]]) : changes.alone === true && h >= 0 ? REMOVED : h)),
      face: played.initial.units.face.map((f, u) => (changes.cadres?.includes(roster.ids[u]) === true ? CADRE : f)),
    },
  };
  return fixture(played, settle(played, state).state);
};

/** Victory points so far. */
export const points = (p: Fixture): number => victoryPoints(p.game.position(p.state));
