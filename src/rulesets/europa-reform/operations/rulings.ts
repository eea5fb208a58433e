/**
 * Questions of airdrops that are settled once and for all.
 * @module
 */
import { type Ruling, ruling } from '../../europa/ruling.js';

export const operationRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-ER-131', 'REFORM 25D', 'When is the point of an airdrop spent: when it is planned, or when it takes off?', 'When it takes off.', 'A mission is initiated when it sets out; there is no planning ahead of it here.'),
];
