/** Random play in place, by each ruleset: whole games, or the first actions of long ones. */
import { dice, type GameState, playout, type Scenario, type Tagged } from '../../../dist/index.js';
import { bridgehead } from '../../../dist/scenarios/bridgehead.js';
import { barbarossa1941, fallBlau1942 } from '../../../dist/scenarios/eastern-front.js';
import { europe1939, europe1940, europe1941 } from '../../../dist/scenarios/europe-1939-45.js';
import { poland1939 } from '../../../dist/scenarios/poland-1939.js';
import { mixed, opened, places, randomAction, type Round, type Timed } from '../subject.js';

/** How much a round plays: so many games, each to its end or for so many actions. */
export interface Course {
  readonly games: number;
  readonly actions: number;
}

/** Actions after which the way back is given up, as a bot would that only plays on. */
const FORGET = 500;

/** A round of random play, each action drawn anew from all that are legal. */
export const randomPlay =
  <S extends GameState, A extends Tagged, E extends Tagged>({ game, start }: ReturnType<typeof opened<S, A, E>>, { games, actions }: Course) =>
  (seed: number): Round => {
    let operations = 0;
    let checksum = 0;
    for (let g = 0; g < games; g++) {
      const copy = playout(game, start);
      const random = dice(seed, g);
      for (let n = 1; n <= actions && game.actor(copy.state) !== 'nobody'; n++) {
        copy.play(randomAction(game, copy.state, random));
        operations++;
        if (n % FORGET === 0) copy.forget();
      }
      checksum = mixed(places(copy.state as unknown as Parameters<typeof places>[0], checksum), copy.state.turn);
    }
    return { operations, checksum };
  };

const inPlace = <S extends GameState, A extends Tagged, E extends Tagged>(id: string, title: string, scenario: Scenario<S, A, E>, course: Course): Timed => ({
  id,
  title,
  unit: 'actions',
  round: randomPlay(opened(scenario), course),
});

/** Actions of a game that is played to its end. */
export const WHOLE = Number.POSITIVE_INFINITY;

/** Those that are compared with other engines, by ruleset. */
export const rulesetPlayouts: ReadonlyArray<Timed> = [
  inPlace('poland', 'Poland 1939, whole random games in place (First to Fight, Advanced Training)', poland1939, { games: 1, actions: WHOLE }),
  inPlace('fall-blau', 'Fall Blau 1942, in place, the first 2,500 actions (Europa Reform)', fallBlau1942, { games: 1, actions: 2500 }),
  inPlace('bridgehead', 'the bridgehead, whole random games in place (Europa Reform, combat)', bridgehead, { games: 10, actions: WHOLE }),
  // short games
  inPlace('europe-1939', 'Europe 1939, whole random games in place (World War II)', europe1939, { games: 3, actions: WHOLE }),
  inPlace('europe-1940', 'Europe 1940, whole random games in place (World War II)', europe1940, { games: 3, actions: WHOLE }),
  inPlace('europe-1941', 'Europe 1941, whole random games in place (World War II)', europe1941, { games: 3, actions: WHOLE }),
];

/** The whole Eastern Front: a thousand units on nine thousand hexes. */
export const frontPlayout: Timed = inPlace('barbarossa', 'Barbarossa 1941, in place, the first 5,000 actions (Europa Reform)', barbarossa1941, { games: 1, actions: 5000 });
