/**
 * Rulings on World War II, in the order of its cases: questions that are settled for every game.
 * @module
 */
import { type Ruling, ruling } from '../../engine/reading.js';

/** @since 0.2.0 */
export const spiRulings: ReadonlyArray<Ruling> = [
  // ---- what is known ---------------------------------------------------------------------------------------------------------------
  ruling('AMB-SPI-1', 'SPI 0', 'Which corrections belong to which sheet of errata?',
    'The sheet of February 1975 is one layer. The edition `dec73` has the cases that are known to stand in the sheet of December 1973; that of October 1974 has no edition.',
    'Of the sheet of 1973 only cases 3.4 to 5.86 can be seen, of that of 1974 nothing. Every case can be put in or left out alone.'),
  ruling('AMB-SPI-93', 'SPI 17.5, 5.33', 'How many Game-Turns are there, and which quarter is Game-Turn 20?', 'Game-Turn 1 is 3/1939, Game-Turn 20 is 2/1944, Game-Turn 24, the last one, 2/1945.',
    'Option 17.5 then straddles the landing in France. A count of eighteen turns, which can be read in a review, cannot be right: the errata name Game-Turn 21.'),
  ruling('AMB-SPI-94', 'SPI 8.3', 'The results table is not at hand. What is played?', 'A reconstruction that says so cell by cell; `tables` takes the printed one.',
    'Its columns, that attackers lose nothing, and that some stacks are doomed at some differentials are known. A table that falls from one column to the next is refused.'),

  // ---- 5, 16.7 ---------------------------------------------------------------------------------------------------------------------
  ruling('AMB-SPI-4', 'SPI 5.66', 'May rail movement cross hexsides of sea or lake that nobody calls blocked?', 'No.', 'Rail movement goes over land; what no land unit can cross, no train crosses.'),
  ruling('AMB-SPI-12', 'SPI 5.72', 'What does a naval transport point carry?', 'One strength point, over any distance.', 'Everything else of the errata is counted in strength points.'),
  ruling('AMB-SPI-15', 'SPI 5.79', 'Is the conversion of German amphibious points ordered?', 'No, it begins by itself when they are used.', 'They must be converted.'),
  ruling('AMB-SPI-17', 'SPI 5.85', 'Which coasts are Baltic?', 'Those on the sea that the map calls so: east of the Danish straits.', 'They are what the closure is about. Map data draw the line.'),
  ruling('AMB-SPI-9', 'SPI 5.85', 'Which hexes are all of Denmark?', 'Every land hex of Denmark on the map.', 'A capital is not all of a country.'),
  ruling('AMB-SPI-8', 'SPI MAP', 'Does the strait between 1208 and 1209 matter when no part of Denmark lies in 1208?', 'Yes: 1208 remains a coast of Norway, and the strait parts it from Denmark.', 'It would not be listed otherwise.'),
  ruling('AMB-SPI-20', 'SPI 5.86', 'What if the Allied track gives fewer amphibious points than were used a turn before?', 'There are none.', 'There are no negative points.'),
  ruling('AMB-SPI-22', 'SPI 5.86', 'What was used in the turn before a scenario begins?', 'Nothing.', 'No set-up says otherwise.'),
  ruling('AMB-SPI-24', 'SPI 5.91', 'What do the exempt reinforcements of an assault disregard?', 'All that enemy air zones do to naval transport.', 'The normal requirement is lifted, not one loss of it.'),
  ruling('AMB-SPI-27', 'SPI 5.91', 'When must reinforcements keep within the stacking limit?', 'When they land.', 'The limit is set to what may be landed, and every position stays legal.'),
  ruling('AMB-SPI-84', 'SPI 9.74', 'Must the sea hexes of a supply line or a voyage be friendly?', 'No, only the ports.', 'Land units make hexes friendly.'),
  ruling('AMB-SPI-53', 'SPI 16.7', 'Is the whole flight of an airdrop looked at?', 'The hexside that is crossed: a drop reaches an adjacent hex.', 'That is the range that descriptions give.'),

  // ---- 6.0 -------------------------------------------------------------------------------------------------------------------------
  ruling('AMB-SPI-31', 'SPI 6.0', 'Do zones of control reach out of a neutral country?', 'No, nor into it.', 'They do not extend across its borders.'),
  ruling('AMB-SPI-32', 'SPI 6.0', 'What becomes open to zones when one hex is attacked or entered?', 'The whole country, for good.', 'Any hex of the nation is enough, and nothing closes it again.'),
  ruling('AMB-SPI-33', 'SPI 6.0', 'Does an attack by the neutral itself open it?', 'The question does not arise: neutrals do not attack, and a nation that joins a side is neutral no more.', 'Its border bars zones as long as it is neutral.'),
  ruling('AMB-SPI-35', 'SPI 6.0', 'Which kinds of entry open a neutral?', 'All of them: on foot, by rail, from the sea or the air. The unit that enters meets the zones that open, and stops in them.', 'Any unit that enters, says the case, and the zones are there from that instant.'),

  // ---- 9.74 ------------------------------------------------------------------------------------------------------------------------
  ruling('AMB-SPI-82', 'SPI 9.74', 'Is a hex friendly to a player or to a nation?', 'To a player.', 'The player was the last, says the case.'),

  // ---- 10.32, 14, 15, 16 -----------------------------------------------------------------------------------------------------------
  ruling('AMB-SPI-41', 'SPI 10.32', 'Does the rule of two points bind the set-up of Russia?', 'No, only what is built, joined or divided in peacetime.', 'Printed totals of 21 and 33 need units of one point, and 17.11 speaks of them.'),
  ruling('AMB-SPI-42', 'SPI 10.32', 'What becomes of a peacetime unit that is reduced to one point?', 'It stays.', 'The rule is about building.'),
  ruling('AMB-SPI-44', 'SPI 14.18', 'May French partisans rise in Vichy France once Germans hold it?', 'No.', 'Never, says the case.'),
  ruling('AMB-SPI-47', 'SPI 14.5', 'Is what Russia annexed in 1939 and 1940 Russia for the ten hexes?', 'No.', 'It is Russia of before 1939.'),
  ruling('AMB-SPI-86', 'SPI SCN', 'Does the note on the scenarios concern those of 1940 and 1941?', 'It changes nothing there: the Allies are at war anyway.', 'Only in 1939 could they be at peace.'),
  ruling('AMB-SPI-87', 'SPI 15.31', 'Which set-up has the Russian unit of 2012, and what if 2014 is full?', 'Any on the numbers of the sheet; a set-up over the stacking limit is refused.', 'What case 15.31 lists is not known.'),
  ruling('AMB-SPI-54', 'SPI 16.82', 'What is complete control of Sweden, with its reference to rail movement?', 'Every Swedish hex is controlled by the Russian player; the reference is a misprint.', 'Nothing of rail movement fits.'),
  ruling('AMB-SPI-56', 'SPI 16.82', 'Does Sweden turn pro-Axis when the Western Allies attack it?', 'It joins whoever fights its invader, like every neutral.', 'Only Russia is named.'),

  // ---- 17 --------------------------------------------------------------------------------------------------------------------------
  ruling('AMB-SPI-91', 'SPI 17.2', 'Are there pro-Axis partisans beyond the Finnish ones?', 'No, unless a table of partisans lists some.', 'No others are named.'),
  ruling('AMB-SPI-90', 'SPI 17.3', 'Is a Finnish partisan above the limit delayed?', 'No, it does not appear, and no die is rolled for it.', 'There are never more than six.'),
  ruling('AMB-SPI-58', 'SPI 17.5', 'Do points kept from Game-Turn 20 and used in Game-Turn 21 rest in Game-Turn 22?', 'Yes.', 'Used points are used points.'),
  ruling('AMB-SPI-59', 'SPI 8.47, 17.6', 'What shows that units are going to be overrun, and what if they are not?',
    'The overruns of a phase are announced together, and accepted only if all of them can be carried out; the phase does not end before they are.',
    'An overrun needs no die, so that a plan can be judged beforehand, and nothing has to be taken back.'),
  ruling('AMB-SPI-68', 'SPI 17.8', 'How far do units slip away?', 'One hex, as after combat.', 'The option refers to those rules.'),
  ruling('AMB-SPI-77', 'SPI 17.8, 17.91', 'May units that slipped away counterattack?', 'No.', 'No attack was carried out on them.'),
];
