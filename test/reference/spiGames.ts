/** Games of World War II from which positions are taken: skirmishes and scenarios, by edition and options, played at random. */
import { apply } from '../../src/engine/apply.js';
import { type Dice, dice } from '../../src/engine/random.js';
import { isLeft } from '../../src/prelude.js';
import type { SpiGame } from '../../src/rulesets/spi-ww2/game.js';
import { isPhasing } from '../../src/rulesets/spi-ww2/position.js';
import type { SpiState } from '../../src/rulesets/spi-ww2/state.js';
import { brawler, type Draw, drawChoice } from '../rulesets/spi-ww2/draws.js';
import { stand } from '../rulesets/spi-ww2/fixture.js';
import { lively, skirmish } from '../rulesets/spi-ww2/skirmish.js';
import { europe, type ScenarioId } from '../rulesets/spi-ww2/trials.js';
import { type Difference, differences } from './differ.js';
import type { Probes } from './spi/facts.js';
import { factsOf } from './spi/facts.js';
import { type Laws, lawsOf, type Wanted } from './spi/laws.js';
import { worldOf } from './spi/world.js';
import { factsTold } from './spiTold.js';

/** What is played: a skirmish or a scenario, by what rules. Readings are the default ones. */
export interface Played extends Wanted {
  readonly map: 'skirmish' | 'lively' | ScenarioId;
  readonly players?: 2 | 3;
}

/** Where a position of the reference is found again, and why it was kept. */
export interface Found extends Played {
  readonly seed: number;
  readonly actions: number;
  readonly why: string;
}

/** A skirmish has two seas and a passage between them, so that what closes seas is looked at. */
const SKETCHES = { skirmish, lively } as const;

export const gameOf = ({ map, edition, options = [], with: more = [], without = [], players = 2 }: Played): SpiGame => {
  const draw: Draw = { edition, options, with: more, without, players, readings: {} };
  if (map !== 'skirmish' && map !== 'lively') return europe(map, draw);
  const { game, state } = stand({ ...SKETCHES[map], ...draw });
  return { ...game, initial: state };
};

/** `'skirmish feb75, 17.6 17.8'`. */
export const nameOf = ({ map, edition, options = [], with: more = [], without = [], players = 2 }: Played): string =>
  [`${map} ${edition}`, ...(players === 3 ? ['three players'] : []), ...[options, more.map((id) => `with ${id}`), without.map((id) => `without ${id}`)].flatMap((list) => (list.length > 0 ? [list.join(' ')] : []))].join(', ');

/** Rules at random, readings left at their defaults. */
export const drawn = (seed: number): Wanted & { readonly players: 2 | 3 } => {
  const { edition, options, with: more, without, players } = drawChoice(seed);
  return { edition, options, with: more, without, players };
};

/** What is asked of a position: some units on their ways, some attacks, some announcements, chosen at random. */
export const probesOf = (game: SpiGame, s: SpiState, random: Dice): Probes => {
  const pos = game.position(s);
  const { roster, map } = game.board;
  const mine = s.units.hex.flatMap((hex, u) => (hex >= 0 && isPhasing(pos, u) ? [u] : []));
  const others = s.units.hex.flatMap((hex, u) => (hex >= 0 && !isPhasing(pos, u) ? [u] : []));
  const one = (list: ReadonlyArray<number>): number => list[random.below(list.length)];
  const name = (u: number): string => roster.ids[u];
  if (mine.length === 0 || others.length === 0) return { ways: [], attacks: [], announcements: [] };
  const some = (most: number): ReadonlyArray<string> => [...new Set(Array.from({ length: 1 + random.below(most) }, () => one(mine)))].sort((a, b) => a - b).map(name);
  const movers = mine.filter((u) => s.units.mp[u] > 0);
  // announcements that are near enough to come true, of the strongest
  const strong = [...movers].sort((a, b) => s.units.sp[b] - s.units.sp[a]).slice(0, 6);
  return {
    ways: movers.length === 0 ? [] : [...new Set([name(one(movers)), name(one(movers))])],
    attacks: Array.from({ length: 6 }, () => ({ target: map.ids[s.units.hex[one(others)]], units: some(3) })),
    announcements:
      strong.length === 0
        ? []
        : Array.from({ length: 6 }, () => ({ target: map.ids[s.units.hex[one(others)]], units: [...new Set([one(strong), one(strong)])].sort((a, b) => a - b).map(name) })),
  };
};

/** A position on the way. */
export interface Spot {
  readonly state: SpiState;
  readonly actions: number;
}

/** Positions of one random game: every so many actions, and one in so many of those in which a decision is due. */
export function* spots(game: SpiGame, seed: number, every: number, most = 20_000): Generator<Spot> {
  const random = dice(seed, 77);
  let state = game.initial;
  for (let actions = 1; actions <= most && state.phase !== 'over'; actions++) {
    const done = apply(game, state, brawler(null, game.legalActions(state), random));
    if (isLeft(done)) throw new Error(done.left.map((v) => v.detail).join('\n'));
    state = done.right.state;
    const decides = state.pending.length > 0 && state.pending[state.pending.length - 1].kind !== 'roll';
    if (actions % every === 0 || (decides && actions % 3 === 0) || state.announced.length > 0) yield { state, actions };
  }
}

/** The state after so many actions of a random game. */
export const stateAfter = (game: SpiGame, seed: number, actions: number): SpiState => {
  const random = dice(seed, 77);
  let state = game.initial;
  for (let n = 0; n < actions && state.phase !== 'over'; n++) {
    const done = apply(game, state, brawler(null, game.legalActions(state), random));
    if (isLeft(done)) throw new Error(done.left.map((v) => v.detail).join('\n'));
    state = done.right.state;
  }
  return state;
};

/** What both engines say of a position, and where they differ. */
export const compare = (played: Played, game: SpiGame, seed: number, { state, actions }: Spot, laws: Laws = lawsOf(played)): ReadonlyArray<Difference> => {
  const probes = probesOf(game, state, dice(seed, actions));
  return differences({ ruleset: 'spi-ww2', game: nameOf(played), seed, actions }, factsTold(game, state, probes), factsOf(worldOf(game, laws, state), probes));
};
