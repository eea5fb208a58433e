/**
 * The readings of the supplement that can be chosen.
 * @module
 */
import { type Reading, reading } from '../europa/readings.js';

/** Defaults are the first value of each. */
export const firstToFightReadings: ReadonlyArray<Reading> = [
  reading('motorized-artillery-zoc', 'AMB-BC-24', 'FTF 5', 'Does motorized artillery exert a zone of control?',
    { no: 'No, it is artillery.', yes: 'Yes, it is c/m.' },
    'The supplement excepts artillery units without exception.'),
  reading('vp-30', 'AMB-BC-2', 'FTF VP', 'What earns the 30 points of the chart’s truncated last line?',
    { off: 'Nothing: the line’s condition is not known.', unsurrendered: 'Poland’s not having surrendered when the game ends (a guess).' },
    'The source gives a number without a condition; nothing is awarded on a guess.'),
  reading('isolation-zoc', 'AMB-BC-131', 'FTF 12C', 'Does an enemy zone of control on the railroad isolate a city?',
    { ownership: 'No, only ownership of the rail hexes counts.', 'zoc-blocks': 'Yes, a line enters no enemy zone unless a friend stands in it.' },
    'The definition names friendly-owned rail hexes and nothing else.'),
  reading('konigsberg', 'AMB-BC-134', 'FTF 12C', 'Must Königsberg be unisolated to be a source?',
    { owned: 'No, German ownership is enough.', unisolated: 'Yes.' },
    'The sentence that adds the city does not ask for it.'),
  reading('german-sources', 'AMB-BC-135', 'FTF 12C', 'Which major cities are German sources?',
    { germany: 'Those in Germany.', 'german-held-lands': 'Those in Danzig, Slovakia and the Protectorate too.' },
    'The supplement says in Germany.'),
  reading('hel-choice', 'AMB-BC-136', 'FTF 12C', 'More units stand in Hel than it can supply: who is supplied?',
    { owner: 'The owner picks.', none: 'Nobody.' },
    'Up to that many can be supplied.'),
  reading('lost-division', 'AMB-BC-149', 'FTF VP', 'What does a division score that is lost outright, without becoming a cadre first?',
    {
      both: 'Both awards: reduced to cadre and cadre eliminated.',
      'cadre-only': 'The award for an eliminated cadre.',
      none: 'Nothing.',
      letter: 'By the letter: a c/m division counts as any other c/m unit, another division nothing.',
    },
    'A loss in one blow should not score less than the same loss in two.'),
  reading('withdrawal-points', 'AMB-BC-203', 'FTF VP', 'How do withdrawn units beyond the sixth score?',
    { excess: 'The first six score 2 each, the others 1 each.', all: 'All score 1 each once there are more than six.' },
    'Over six speaks of the excess.'),
  reading('surrender-turn-points', 'AMB-BC-205', 'FTF VP', 'Are the points of a turn given when Poland surrenders at its end?',
    { no: 'No, surrender comes first.', yes: 'Yes.' },
    'The award is for turns without surrender.'),
  reading('blocked-reinforcement', 'AMB-BC-210', 'FTF 20A', 'What becomes of a reinforcement whose hexes are all enemy-occupied?',
    { eliminated: 'It is eliminated.', delayed: 'It waits.' },
    'Questions and answers recall that such a unit is eliminated.'),
  reading('delayed-reinforcement', 'AMB-BC-211', 'FTF 20A', 'May a player hold a reinforcement back?',
    { no: 'No, it is placed in its turn.', yes: 'Yes.' },
    'A delay is allowed in words for conversions and mobilizations only.'),
  reading('conversion-units', 'AMB-BC-212', 'FTF 20B', 'Which units may be used for a conversion?',
    { equal: 'Any of the same type, size and ratings.', exact: 'The units named.' },
    'Designations may be ignored in play.'),
  reading('mobilization-units', 'AMB-BC-213', 'FTF 20C', 'Which cadres may use a mobilization?',
    { equal: 'Any Polish cadre with the same cadre and full ratings.', exact: 'The division named.', any: 'Any Polish cadre (the optional rule of the questions and answers).' },
    'Questions and answers allow any division of the same strengths.'),
];
