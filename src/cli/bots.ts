/**
 * Bots by the names that they have on command lines.
 * @module
 */
import { type Bot, greedy, random } from '../bots/index.js';
import { perhaps } from '../engine/nearest.js';
import { badInput } from './failure.js';

/** Every bot that can be named. */
export const BOTS: ReadonlyArray<Bot> = [random, greedy];

/** Their names for people. */
export const BOT_WORDS = BOTS.map((b) => b.id).join(', ');

/** The names in a flag. */
export const botNames = (flag: string): ReadonlyArray<string> => flag.split(',').map((n) => n.trim());

/** The bot of a name; bad input, telling the whole flag, where there is none. */
export const botNamed = (flag: string, name: string): Bot => {
  const bot = BOTS.find((b) => b.id === name);
  if (bot === undefined) throw badInput(`--bots ${flag}: there is no bot ${JSON.stringify(name)}; bots are ${BOT_WORDS}.${perhaps(name, BOTS.map((b) => b.id))}`);
  return bot;
};
