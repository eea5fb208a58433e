/**
 * Bots by the names that they have on command lines.
 * @module
 */
import { type Bot, BOTS, botNamed as read } from '../bots/index.js';
import { isLeft } from '../prelude.js';
import { badInput } from './failure.js';

/** Names of bots for people. */
export const BOT_WORDS = BOTS.map((b) => b.id).join(', ');

/** The names in a flag. */
export const botNames = (flag: string): ReadonlyArray<string> => flag.split(',').map((n) => n.trim());

/** The bot of a name; bad input, telling the whole flag, where there is none. */
export const botNamed = (flag: string, name: string): Bot => {
  const bot = read(name);
  if (isLeft(bot)) throw badInput(`--bots ${flag}: ${bot.left.detail}`);
  return bot.right;
};
