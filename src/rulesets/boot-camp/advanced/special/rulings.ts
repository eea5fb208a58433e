/**
 * Rulings on rule 14.
 * @module
 */
import { type Ruling, ruling } from '../../../europa/ruling.js';

/** @since 0.2.0 */
export const specialRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-BC-76', 'EBC 9D, 14A3', 'Does the doubling of assault engineers count for losses, for the limit of air support, and in exchanges?', 'No.',
    'All three go by printed strength. Only the reading `exchange-strengths: modified` compares what they were worth.'),
  ruling('AMB-BC-96', 'EBC 9E, 14C', 'Does a rail-only unit that cannot retreat leave play, or become a cadre if it had one?', 'It leaves play.',
    'So does every unit that finds no way; the cadre would have to retreat by rail too.'),
  ruling('AMB-BC-160', 'EBC 9H, 14A3, FTF 19D', 'An assault engineer attacks a fortress across a minor river. What is left of its strength?', 'All of it: doubled, halved by the river, and not halved by the fortress.',
    'Factors multiply, and engineers are excepted from the halving of fortresses only.'),
  ruling('AMB-BC-162', 'EBC 14A2, 14A4', 'A major city is also a fortress, or has a fort. Do engineers add 1 for each?', 'No, 1 in all.', 'That is the most they ever add.'),
  ruling('AMB-BC-166', 'EBC 14A1', 'Do two builders in one hex build faster, or twice?', 'Neither. One may build a fort and the other an airfield.', 'A hex holds one of each, and times are given by terrain and weather alone.'),
  ruling('AMB-BC-168', 'EBC 14D, 16D, 17A3', 'What does a captured fortress keep?', 'Its antiaircraft strength and its airbase; it loses what it did to attackers.',
    'Rules 16D and 17A3 say that those are never lost.'),
];
