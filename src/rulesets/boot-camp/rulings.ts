/**
 * Rulings on the Boot Camp basic rules, in rulebook order. The names in front are entries of the register of
 * ambiguities; those that can be chosen stand in `readings.ts`.
 * @module
 */
import { type Ruling, ruling } from '../europa/ruling.js';

/** @since 0.1.0 */
export const bootCampRulings: ReadonlyArray<Ruling> = [
  // ---- what is not known -----------------------------------------------------------------------------------------------
  ruling('AMB-BC-1', 'EBC CRT', 'Most cells of the combat results table are missing. What is used?',
    'A stand-in whose every cell tells its source; `trust` refuses the cells one does not want, and `loadTables` takes the printed ones.',
    'A game has to be playable, and a guess must not pass for print.'),
  ruling('AMB-BC-3', 'EBC 9H, TEC', 'The terrain chart is missing too. Which numbers count as printed?',
    'Those that the rules and examples state; the others are loadable data with their sources.',
    'The same as for the combat table.'),
  ruling('AMB-BC-4', 'EBC examples', 'One panzer division has two different ratings in two illustrations. Which is right?',
    'Each example is taken with the ratings it shows.', 'The booklet is generic and shows counters of several games; no rule hangs on it.'),

  // ---- 3: units and ownership ------------------------------------------------------------------------------------------
  ruling('AMB-BC-10', 'EBC 3B', 'Are halvings rounded, or done in a certain order?', 'Neither: factors are multiplied exactly, and only the odds are rounded.',
    'Fractions are kept, and products do not depend on order.'),
  ruling('AMB-BC-11', 'EBC UIC', 'What do two numbers on a counter mean?', 'Strength in attack and defense alike, then movement.', 'The example of odds reckons so.'),
  ruling('AMB-BC-13', 'EBC UIC', 'Does a unit of the type Fortress fortify its hex?', 'No, it is a ground unit.', 'Fortresses belong to the map.'),
  ruling('AMB-BC-14', 'EBC 3C', 'Does a hex change hands when a unit only passes through?', 'Yes, in the moment of entry.', 'The owner is whoever was there last, and by the published answers (7A) a hex can be won back and used within one movement phase.'),
  ruling('AMB-BC-15', 'EBC 3C, 3E', 'Who owns a hex where nobody has been yet?', 'The power whose land it is.', 'Rails and sources need an owner from the first turn on.'),
  ruling('AMB-BC-18', 'EBC 3C, 9F1', 'Does a retreat capture the hexes it enters?', 'Yes.', 'A retreating unit occupies them like any other.'),
  ruling('AMB-BC-19', 'EBC 3C, 9F2', 'Who owns a hex that a combat emptied and nobody entered?', 'Whoever owned it before.', 'Nobody else has been there.'),

  // ---- 5: zones of control -----------------------------------------------------------------------------------------------

  // ---- 6: movement ---------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-28', 'EBC 6A', 'May a unit that begins in a zone step straight into another only as its minimum move?', 'No, any unit may that can pay the step or has its minimum move left.', 'It is the first step of its move and ends it in either case: nothing depends on the answer.'),
  ruling('AMB-BC-29', 'EBC 6A', 'May a unit leave one zone, cross free hexes and enter another zone?', 'Yes, and it stops there.', 'Leaving a zone costs nothing; only entry stops.'),
  ruling('AMB-BC-31', 'EBC 6A', 'Does the minimum move lead into an enemy-occupied hex?', 'No.', 'It waives a cost, not a prohibition.'),
  ruling('AMB-BC-32', 'EBC 6A, 7A, 12D', 'How exact are halves and fifths of a movement point?', 'Exact: twentieths, in whole numbers. 3.5 points are 17 rail hexes and a tenth of a point over.',
    'A rounding error would move the border of what is legal.'),
  ruling('AMB-BC-33', 'EBC 6A, 12D', 'Can halving immobilize a unit?', 'No; half a point still has its minimum move.', 'Fractions are kept.'),
  ruling('AMB-BC-39', 'EBC 6B', 'What may a unit spend in exploitation?', 'Its whole rating again, halved when out of supply.', 'The phase has an allowance of its own.'),

  // ---- 7: rails and roads --------------------------------------------------------------------------------------------------
  ruling('AMB-BC-42', 'EBC 7A', 'Must the hex in which a rail move starts be friendly-owned?', 'Yes.', 'It is part of the line.'),
  ruling('AMB-BC-45', 'EBC 7, 7A', 'Are rail hexes paid from the same points as marching?', 'Yes, a fifth of a point each.', 'Ways of moving may be mixed in one phase.'),
  ruling('AMB-BC-50', 'EBC 6A, 7', 'May a unit go by rail after a minimum move?', 'No, it has stopped.', 'A step it could not pay ends its movement.'),

  // ---- 8: stacking ---------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-51', 'EBC 8A', 'Who says which artillery stands in the extra places?', 'Nobody: a stack is legal if any assignment makes it so.', 'Nothing else ever depends on it.'),
  ruling('AMB-BC-237', 'EBC 3A, 8A', 'Does a division that becomes a cadre free its divisional place?', 'Yes, and it takes one of the six places.', 'The side of the counter that is up decides.'),
  ruling('AMB-BC-53', 'EBC 8B', 'A hex is over the limit and none of its units can leave. May the phase end?', 'Yes, the excess stays. While one could leave, the phase does not end.',
    'Only what is voluntary is forbidden.'),
  ruling('AMB-BC-54', 'EBC 8B', 'Is the limit tested at the end of combat?', 'There is nothing left to test: advances respect the limit, and retreats go on until they do.', 'The excess of AMB-BC-53 is not voluntary in a phase without movement.'),

  // ---- 9: combat -----------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-58', 'EBC 9B', 'Are all attacks declared before the first die?', 'No, each is put together and resolved before the next.', 'No step of declaration exists, and results take effect at once.'),
  ruling('AMB-BC-59', 'EBC 9B, 9F2', 'May a unit that advanced attack again?', 'No.', 'One attack in a combat phase.'),
  ruling('AMB-BC-60', 'EBC 9B, 9F1', 'May a hex be attacked that holds only units already attacked?', 'No.', 'The exception is for fresh defenders whom others have joined.'),
  ruling('AMB-BC-61', 'EBC 9F1, 10, 11', 'Do units that retreated into a hex lend it support or armor effects?', 'No.', 'They contribute nothing to its defense.'),
  ruling('AMB-BC-67', 'EBC 9G', 'How much strength eliminates a defenseless hex?', 'Any above 0, without a die.', 'Being attacked is enough.'),
  ruling('AMB-BC-69', 'EBC 9F2, 9G', 'May those attackers advance, and have they attacked?', 'Both.', 'It is an attack that cleared the hex.'),
  ruling('AMB-BC-236', 'EBC 9A, 9G', 'Does a defender protect the defenseless when its strength is halved?', 'Yes.', 'A half is more than nothing.'),
  ruling('AMB-BC-70', 'EBC 9A, CRT', 'How are odds below 1:1 and about 1.5:1 rounded?', 'Down to the nearest column, by exact fractions: 3:2 reaches 1.5:1.', 'The defender has the benefit of any remainder.'),
  ruling('AMB-BC-71', 'EBC 9B', 'Is 1:4 on the table?', 'Yes; the automatic result needs less.', 'Only odds below the lowest column are automatic.'),

  // ---- 9C to 9E: results and losses ----------------------------------------------------------------------------------------
  ruling('AMB-BC-79', 'EBC 9E, CRT', 'May a division lose its full strength and its cadre in one result?', 'No, one step for each unit and result.', 'The step has counted in full.'),
  ruling('AMB-BC-219', 'EBC 9E, CRT', 'What does a division count that becomes a cadre to pay for half its side?', 'Its full printed strength.', 'So it does in every combat.'),
  ruling('AMB-BC-220', 'EBC 9E, CRT', 'What does a unit count that was a cadre before?', 'Its strength as a cadre.', 'That is what is printed on the side that is up.'),
  ruling('AMB-BC-82', 'EBC 9G, CRT', 'Do units without attack strength go down with the weaker side of an exchange?', 'Yes.', 'The whole side is eliminated.'),
  ruling('AMB-BC-83', 'EBC 9D, CRT', 'What must the defender lose when the attacker is the weaker side?', 'As much as the attackers’ printed attack strength, or half of it.', 'It mirrors the other case.'),
  ruling('AMB-BC-84', 'EBC CRT', 'What if the stronger side cannot lose enough?', 'It loses everything that counts.', 'It can only happen when strengths are compared as modified.'),
  ruling('AMB-BC-85', 'EBC CRT', 'Do bystanders in an attacker’s hex share his result?', 'No.', 'They are not in the combat.'),
  ruling('AMB-BC-87', 'EBC 9E, CRT', 'Does a division retreat that became a cadre to pay for half its side?', 'Yes, with the others.', 'The cadre has survived.'),

  // ---- 9F1: retreats -------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-88', 'EBC 9F1', 'Who chooses the hex of a retreat?', 'The owner, within the priority.', 'Nobody else is named.'),
  ruling('AMB-BC-104', 'EBC 9F1', 'An attacker must retreat and every hex is barred.', 'He is eliminated, without a cadre.', 'The rule holds for every retreat.'),
  ruling('AMB-BC-105', 'EBC 9F1', 'Do zones of attackers who are about to be lost hinder the retreat?', 'As the order of losses has it: yes, unless both sides lose before anybody retreats (`order-of-losses`).', 'The defender retreats first.'),
  ruling('AMB-BC-106', 'EBC 9F1', 'Do zones of defenders hinder retreating attackers?', 'Yes, of those that are left.', 'They are enemies.'),
  ruling('AMB-BC-234', 'EBC 9F1, CRT', 'Do units that retreated into a hex retreat again from it?', 'Yes.', 'They suffer every result of the hex.'),
  ruling('AMB-BC-235', 'EBC 9B, 9F1', 'May a unit retreat to friends who were attacked already?', 'Yes, and is safe there for the phase.', 'Only zones and stacking rank the hexes.'),

  // ---- 9F2: advances -------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-108', 'EBC 9F2, CRT', 'May attackers advance who had to retreat?', 'No. An attacker who is the weaker side of an exchange has only such cadres left.', 'Whoever is driven off follows nobody.'),
  ruling('AMB-BC-109', 'EBC 9F2', 'Who chooses among more advancing units than may stack?', 'The attacker.', 'An advance is voluntary.'),
  ruling('AMB-BC-110', 'EBC 6A, 9F2', 'May a unit advance whose movement rating is 0?', 'No.', 'It never leaves its hex.'),

  // ---- 10, 11: armor and support -------------------------------------------------------------------------------------------
  ruling('AMB-BC-226', 'EBC 3B, 11, 12D', 'Unsupported, out of supply and across a river: how much is left?', 'An eighth.', 'Halvings multiply.'),
  ruling('AMB-BC-227', 'EBC 3A, 11', 'Are rail-only artillery, antiaircraft and antitank units artillery for support?', 'Rail-only artillery is; the others need a dot.', 'Rule 3A says who is artillery.'),

  // ---- 12: supply ----------------------------------------------------------------------------------------------------------
  ruling('AMB-BC-120', 'EBC 12A', 'Does a unit in an enemy zone cut its own line?', 'No.', 'It stands there itself, so a friend is in the hex.'),
  ruling('AMB-BC-127', 'EBC 12B', 'May a line leave the railroad for a second overland stretch?', 'No.', 'It is overland first, then a line to the source.'),
  ruling('AMB-BC-138', 'EBC 12B', 'Is a unit’s supply judged anew in the enemy’s player turn?', 'Yes, in every initial phase, for both sides.', 'The rule names every initial phase.'),
  ruling('AMB-BC-230', 'EBC 12B, QA 7A', 'When does ownership matter for supply?', 'At the check.', 'The check settles the whole player turn.'),
];
