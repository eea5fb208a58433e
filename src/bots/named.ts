/**
 * Bots by name, as they stand on command lines: `greedy`, or `mcts:200` for one that may spend so many nodes on a decision.
 * @module
 */
import { perhaps } from '../engine/nearest.js';
import type { Problem } from '../engine/problem.js';
import { shown } from '../engine/shape.js';
import { type Either, left, right } from '../prelude.js';
import type { Bot } from './bot.js';
import { expectimax } from './expectimax.js';
import { greedy } from './greedy.js';
import { mcts } from './mcts.js';
import { random } from './random.js';

/** Every bot, as it is without options, from the weakest on. @since 0.3.0 */
export const BOTS: ReadonlyArray<Bot> = [random, greedy, expectimax(), mcts()];

/** More nodes than anybody waits for. */
const MOST_NODES = 1_000_000_000;
const NAMES = BOTS.map((b) => b.id);
const HOW = `bots are ${NAMES.join(', ')}, and mcts:200 is one that may spend 200 nodes on a decision`;

/** A bot that spends no more than so many nodes on a decision, and is called by them: `'mcts:200'`. @since 0.3.0 */
export const withNodes = (bot: Bot, nodes: number): Bot => ({
  id: `${bot.id}:${nodes}`,
  choose: (game, state, dice, budget) => bot.choose(game, state, dice, { ...budget, nodes: Math.min(nodes, budget?.nodes ?? nodes) }),
});

/** The bot of a name, with nodes after a colon or not; or what is wrong with it. @since 0.3.0 */
export const botNamed = (words: string): Either<Problem, Bot> => {
  const [name, nodes, ...more] = words.trim().split(':');
  const bot = BOTS.find((b) => b.id === name);
  if (bot === undefined) return left({ code: 'bot/unknown', at: words, detail: `there is no bot ${shown(name)}; ${HOW}.${perhaps(name, NAMES)}` });
  if (nodes === undefined) return right(bot);
  const count = Number(nodes);
  if (more.length > 0 || !/^\d+$/.test(nodes) || count < 1 || count > MOST_NODES)
    return left({ code: 'bot/nodes', at: words, detail: `${shown(words.trim())} is no bot with its nodes: after the colon stands a whole number from 1 to ${MOST_NODES}, as in ${name}:200.` });
  if (bot === random) return left({ code: 'bot/no-nodes', at: words, detail: `the bot ${name} does not think, and spends no nodes: leave ":${nodes}" out.` });
  return right(withNodes(bot, count));
};
