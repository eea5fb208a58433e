/**
 * The bridgehead: five turns on an invented front with thirty units, by the combat rules of Europa Reform. Made for bots: whole games
 * in seconds, all that matters in a big one in them: a river to cross, towns to take, a breakthrough to exploit or to close.
 * @rule REFORM 6, 9C, 9F1, 9K, 13
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import type { OpenOptions, Scenario } from '../../engine/scenario.js';
import { amend } from '../../kernel/amendment.js';
import { type Either, isLeft, type NonEmpty } from '../../prelude.js';
import { overrunAmendments } from '../../rulesets/boot-camp/advanced/overruns/index.js';
import { basic } from '../../rulesets/boot-camp/index.js';
import type { EuropaAction } from '../../rulesets/europa/action.js';
import type { EuropaEvent } from '../../rulesets/europa/event.js';
import type { EuropaGame } from '../../rulesets/europa/game.js';
import { type HalfMonth, halfMonthAt, halfMonthIx, halfMonthName } from '../../rulesets/europa/halfMonth.js';
import { openGame } from '../../rulesets/europa/openGame.js';
import type { EuropaRules } from '../../rulesets/europa/rules.js';
import type { EuropaState } from '../../rulesets/europa/state.js';
import { exploitationCombat, fastExploitation, reformCrt, reformOverruns, reformRetreats } from '../../rulesets/europa-reform/index.js';
import { eastCampaign, eastPowers, eastTerrainChartData, FITE, regimentalStacking } from '../../rulesets/fire-in-the-east/index.js';
import { forcesData } from './forces.js';
import { mapData } from './map.js';

const TURNS = 5;
/** A dry summer, so that nothing hangs on the weather. */
const BEGINS: HalfMonth = { year: 1942, month: 7, half: 1 };

/** Who takes part. */
const POWERS: ReadonlyArray<string> = [FITE.germany, FITE.sovietUnion];

const made = (): EuropaRules => {
  const list = [...overrunAmendments, eastCampaign, regimentalStacking, fastExploitation, reformCrt, reformRetreats, exploitationCombat, reformOverruns];
  const rules = amend<EuropaRules>(basic, list);
  if (isLeft(rules)) throw new Error(rules.left.map((e) => e.detail).join(' '));
  return { ...rules.right, id: 'bridgehead', title: 'The combat rules of Europa Reform', amendments: list.map((a) => a.id) };
};

const rules: EuropaRules = made();

const dateOf = (turn: number): HalfMonth => halfMonthAt(halfMonthIx(BEGINS) + Math.max(turn, 1) - 1);

const open = (options: OpenOptions): Either<NonEmpty<Problem>, EuropaGame> =>
  openGame(
    {
      options: {},
      rules: () => rules,
      terrain: eastTerrainChartData,
      map: mapData,
      forces: forcesData,
      setting: () => ({
        id: 'bridgehead',
        title: 'The bridgehead',
        turns: TURNS,
        turnName: (turn) => halfMonthName(dateOf(turn)),
        date: dateOf,
        powers: eastPowers.filter((p) => POWERS.includes(p.id)),
        playerTurns: [
          { name: 'Axis', side: 'axis', powers: [FITE.germany] },
          { name: 'Soviet', side: 'allied', powers: [FITE.sovietUnion] },
        ],
        deploymentOrder: [FITE.sovietUnion, FITE.germany],
      }),
    },
    options,
  );

/** The scenario. @since 0.3.0 */
export const bridgehead: Scenario<EuropaState, EuropaAction, EuropaEvent> = {
  id: 'bridgehead',
  title: 'The bridgehead',
  summary: 'An invented front for bots and for trying things out: thirty units, five turns, a river with towns behind it, the combat rules of Europa Reform.',
  options: {},
  open,
};
