/**
 * The readings of rule 13 that can be chosen.
 * @module
 */
import { type Reading, reading } from '../../europa/readings.js';

/** Defaults are the first value of each. */
export const reformOverrunReadings: ReadonlyArray<Reading> = [
  reading('mixed-overruns', 'AMB-ER-58', 'REFORM 13', 'What odds does an overrun need that German c/m units make together with others?',
    {
      six: '6:1.',
      parts: 'The German c/m units alone need 5:1; with that the others may go along if they alone, or all together, have 6:1.',
      five: '5:1; at these odds the others pay as at 6:1.',
    },
    'Units that are no German c/m units are part of the total that has to reach 6:1.'),
  reading('overrun-costs', 'AMB-ER-59', 'REFORM 13', 'What do overruns cost, since the printed summary is not at hand?',
    { recovered: 'What the magazine variant charges that the article is based on.', flat: '2 movement points at all odds, as before.' },
    'The least odds that the article states are those of that table.'),
  reading('overrun-cost-odds', 'AMB-ER-60', 'REFORM 13', 'By which odds do overrunners pay when units have retreated before combat?',
    { recalculated: 'By those that are left.', announced: 'By those at which the overrun was announced.' },
    'Where all retreat nothing is paid for the overrun: the cost follows what is found in the end.'),
  reading('attack-after-failed-overrun', 'AMB-ER-61', 'REFORM 13', 'May units attack in the combat phase whose overrun ended otherwise than in E?',
    { yes: 'Yes.', no: 'No, not in the same player turn.' },
    'Their movement in that phase ends, and nothing else is said.'),
  reading('overrun-eliminated-star', 'AMB-ER-63', 'REFORM 13', 'Is E* an E, so that overrunners may go on?',
    { yes: 'Yes.', no: 'No.' },
    'Overrunners ignore attrition, and an E is left.'),
  reading('overrun-approach-stacking', 'AMB-ER-69', 'REFORM 13', 'Must the overrunners fit the stacking limit of the hex that they start from as well?',
    { 'target-only': 'No, that of the hex they overrun.', both: 'Yes.' },
    'The limit is stated for the hex that is overrun; others hold at the end of the phase.'),
  reading('overrun-zero-strength', 'AMB-ER-71', 'REFORM 13', 'What does it cost to overrun units with a defense strength of 0?',
    { step: 'The step alone.', nothing: 'Nothing.' },
    'Entering the hex is a cost of its own, and it is not set aside.'),
  reading('overrun-headquarters', 'AMB-ER-73', 'REFORM 13, 12H', 'What becomes of an army headquarters that is overrun without a die?',
    { displaced: 'It retreats; it is lost only where all six hexes are closed to it.', eliminated: 'It is eliminated.' },
    'Headquarters are lost in two ways, and this is neither.'),
  reading('after-evasion', 'AMB-ER-182', 'REFORM 13', 'All defenders have retreated before combat. May the overrunners go on?',
    { 'go-on': 'Yes, with the movement points they have left.', stop: 'No.' },
    'What ends their movement is a result, and there is none.'),
];
