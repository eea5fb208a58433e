/**
 * Everything that a worker has to know of a tournament, as plain JSON: it may sit on another machine.
 * @module
 */
import manifest from '../../../package.json' with { type: 'json' };
import { canonicalJson } from '../../engine/digest.js';
import type { Arena, TournamentSpec } from '../../tournament/index.js';
import { botNamed, botNames } from '../bots.js';
import { badInput } from '../failure.js';
import type { AnyMatch, OwnContents } from '../family.js';
import { type Choices, familyOf, openChosen, ownData } from '../scenario.js';

/** A tournament and how its game is opened. */
export interface Setup {
  readonly scenario: string;
  readonly spec: TournamentSpec;
  /** As they were chosen, but for the seed. */
  readonly choices: Choices;
  /** What stood in the user's own files. */
  readonly own: OwnContents;
}

/** What a tournament is made from. */
export interface SetupFlags extends Choices {
  readonly seed: number;
  readonly bots: string;
  readonly games: number;
  readonly turns?: number;
}

const CHOICES = ['reading', 'level', 'deployment', 'edition', 'players', 'option', 'with', 'without', 'trust', 'amend'] as const satisfies ReadonlyArray<keyof Choices>;

/** Workers of another version might play other games. */
export const VERSION: string = manifest.version;

/** A setup by flags, or what is wrong with them. */
export const makeSetup = (scenario: string, flags: SetupFlags): Setup => {
  const choices: Choices = Object.fromEntries(CHOICES.filter((key) => flags[key] !== undefined).map((key) => [key, flags[key]]));
  const own = ownData(flags);
  const bots = botNames(flags.bots);
  for (const name of bots) botNamed(flags.bots, name);
  const { game } = openChosen(scenario, choices, own);
  return {
    scenario,
    spec: { identity: game.identity, sides: game.sides, bots, games: flags.games, seed: flags.seed, turns: flags.turns ?? null, version: VERSION },
    choices,
    own,
  };
};

/** Where the games of a setup are played. */
export type AnyArena = Arena<AnyMatch['state'], { readonly type: string }, { readonly type: string }>;

/** Opens the game of a setup; bad input where it is not the same game as the setup was made for. */
export const arenaOf = ({ scenario, spec, choices, own }: Setup): AnyArena => {
  const start = openChosen(scenario, { ...choices, seed: spec.seed }, own);
  if (canonicalJson(start.game.identity) !== canonicalJson(spec.identity)) throw badInput(`${scenario} opens here into another game than where the tournament was set up: the versions differ.`);
  return { start, bots: Object.fromEntries(spec.bots.map((name) => [name, botNamed(name, name)])), turns: spec.turns, standing: (match) => familyOf(scenario).standing(match) };
};
