/** All subjects, in the order in which they are measured and told. */
import type { Subject } from '../subject.js';
import { boardgameFiveHundred, boardgameTicTacToe } from './boardgame.js';
import { checkedPlay } from './checked.js';
import { frontReach, frontSupply } from './front.js';
import { growth } from './growth.js';
import { honeycomb } from './honeycomb.js';
import { listing } from './listing.js';
import { frontPlayout, rulesetPlayouts } from './playouts.js';
import { limit, reach } from './searches.js';
import { showdown } from './showdown.js';
import { startup } from './startup.js';

export const SUBJECTS: ReadonlyArray<Subject> = [
  boardgameTicTacToe,
  boardgameFiveHundred,
  showdown,
  ...rulesetPlayouts,
  checkedPlay,
  reach,
  limit,
  honeycomb,
  ...listing,
  ...growth,
  frontPlayout,
  frontReach,
  frontSupply,
  ...startup,
];
