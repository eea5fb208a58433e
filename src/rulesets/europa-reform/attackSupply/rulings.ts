/**
 * Questions of attack supply that are settled once and for all.
 * @module
 */
import { type Ruling, ruling } from '../../europa/ruling.js';

export const attackSupplyRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-ER-86', 'REFORM 12C5', 'Do enemy zones in the hex of the unit, or of the headquarters, block the line?', 'No.', 'Friends stand in both, and a friend opens his hex to supply lines.'),
  ruling('AMB-ER-88', 'REFORM 12D1', 'Does the halving change losses?', 'No.', 'Losses are reckoned in printed strengths.'),
  ruling('AMB-ER-118', 'REFORM 12H', 'Who chooses which units are served, and when?', 'The phasing player, at the instant of each attack or overrun, by the order in which he names the units: each is served by the best headquarters in reach that has room, and what is used stays used for the phase. Of headquarters those of its own nation come first, then active ones, then near ones. Legal actions list an overrun in one order for each choice of whom to serve.', 'Attack supply is considered at no other time.'),
  ruling('AMB-ER-119', 'REFORM 12H', 'May units of one attack be served by several headquarters?', 'Yes.', 'Limits are those of a headquarters, not of an attack.'),
  ruling('AMB-ER-121', 'REFORM 12H', 'Are Soviet corps and artillery divisions divisions for the limit of an inactive headquarters?', 'Yes.', 'The sentence about active Fronts counts them as divisional units.'),
  ruling('AMB-ER-122', 'REFORM 12H', 'Do cadres count as divisions?', 'No, as 1 RE.', 'Cadres are non-divisional.'),
  ruling('AMB-ER-126', 'REFORM 12H', 'Do irregular units need attack supply?', 'Yes, as units of their nation.', 'Nothing excepts them.'),
  ruling('AMB-ER-175', 'REFORM 39J', 'Do units of the Replacement Army below division have attack supply?', 'Yes.', 'Only divisions are named.'),
];
