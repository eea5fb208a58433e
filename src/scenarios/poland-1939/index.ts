/**
 * Poland, September 1939: First to Fight with the Europa Boot Camp rules. Map, forces and most table cells are
 * reconstructions, and say so.
 * There is no intrinsic defense: a city without units is entered freely.
 * @rule FTF 1, 2 (FF-2.1, FF-2.2, FF-2.4), 21 (FF-21.5)
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import type { OpenOptions, Scenario } from '../../engine/scenario.js';
import type { Either, NonEmpty } from '../../prelude.js';
import { terrainChartData } from '../../rulesets/boot-camp/terrain.js';
import type { EuropaAction } from '../../rulesets/europa/action.js';
import type { EuropaEvent } from '../../rulesets/europa/event.js';
import type { EuropaGame } from '../../rulesets/europa/game.js';
import { openGame } from '../../rulesets/europa/openGame.js';
import type { EuropaState } from '../../rulesets/europa/state.js';
import { firstToFightAdvanced, firstToFightBasic, firstToFightDeployment, firstToFightPlayerTurns, firstToFightPowers, turnDates, turnHalfMonth } from '../../rulesets/first-to-fight/index.js';
import { forcesData } from './forces.js';
import { mapData } from './map.js';

const TURNS = 10;

export { turnDates };

/** The first value of each is the default. */
const OPTIONS = { level: ['advanced', 'basic'], deployment: ['default', 'free'] } as const;

/** Basic Training alone, or the whole of Boot Camp. */
const RULES = { basic: firstToFightBasic, advanced: firstToFightAdvanced } as const;

const open = (options: OpenOptions): Either<NonEmpty<Problem>, EuropaGame> =>
  openGame(
    {
      options: OPTIONS,
      rules: (chosen) => RULES[chosen['level'] as keyof typeof RULES],
      terrain: terrainChartData,
      map: mapData,
      forces: forcesData,
      setting: () => ({
        id: 'poland-1939',
        title: 'Poland, September 1939',
        turns: TURNS,
        turnName: turnDates,
        date: turnHalfMonth,
        powers: firstToFightPowers,
        playerTurns: firstToFightPlayerTurns,
        deploymentOrder: firstToFightDeployment,
      }),
    },
    options,
  );

/** The scenario. @since 0.1.0 */
export const poland1939: Scenario<EuropaState, EuropaAction, EuropaEvent> = {
  id: 'poland-1939',
  title: 'Poland, September 1939',
  summary: 'First to Fight with the Europa Boot Camp rules: ten turns of three days, the German army against the Polish one, and perhaps the Soviet army too.',
  options: OPTIONS,
  open,
};
