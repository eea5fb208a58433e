/** Games of World War II from which positions are taken: skirmishes and scenarios, by edition and options, played at random. */
import type { SpiSketch } from '../../src/conformance/spi-ww2/sketch.js';
import { playout, settle } from '../../src/engine/apply.js';
import { type Dice, dice } from '../../src/engine/random.js';
import { distance } from '../../src/kernel/hex.js';
import type { SpiGame } from '../../src/rulesets/spi-ww2/game.js';
import { camp, isPhasing, playerOf } from '../../src/rulesets/spi-ww2/position.js';
import { ATTACKED, CARRIED, MOVED, OUT_OF_SUPPLY, OVERRAN, type SpiState, STEPPED, STOPPED } from '../../src/rulesets/spi-ww2/state.js';
import { KINDS } from '../../src/rulesets/spi-ww2/unit.js';
import { brawler, type Draw, drawChoice } from '../rulesets/spi-ww2/draws.js';
import { stand } from '../rulesets/spi-ww2/fixture.js';
import { lively, skirmish } from '../rulesets/spi-ww2/skirmish.js';
import { europe, type ScenarioId } from '../rulesets/spi-ww2/trials.js';
import { compared, type Difference, differences } from './differ.js';
import { FACTS, type Probes } from './spi/facts.js';
import { type Laws, lawsOf, type Wanted } from './spi/laws.js';
import { readSheet, type Sheet, type World, worldOf } from './spi/world.js';
import { TOLD } from './spiTold.js';

/** What is played: a skirmish or a scenario, by what rules. Readings are the default ones. */
export interface Played extends Wanted {
  readonly map: keyof typeof SKETCHES | ScenarioId;
  readonly players?: 2 | 3;
}

/** Where a position of the reference is found again, and why it was kept. */
export interface Found extends Played {
  readonly seed: number;
  readonly actions: number;
  /** Whether units were moved about first. */
  readonly shake: boolean;
  readonly why: string;
}

/** A skirmish with three seas, passages between them, ports all along their coasts, and ships enough. */
const seas: SpiSketch = {
  ...lively,
  areas: { ...lively.areas, 'Baltic Sea': '0404 0504 0505', 'Mediterranean Sea': '0106 0206 0306', Denmark: '0503 0603', 'North Russian coast': '0103 0203' },
  passages: [
    { name: 'the sound', between: ['Atlantic Ocean', 'Baltic Sea'], hexes: ['0503'] },
    { name: 'the strait', between: ['Atlantic Ocean', 'Mediterranean Sea'], hexes: ['0107'] },
  ],
  features: { ...lively.features, port: '0303 0103 0307 0107 0207 0406 0506 0503 0403 0604 0605 0606' },
  axisNaval: { naval: 40, amphibious: 30 },
  tables: {
    ...lively.tables,
    transport: Object.fromEntries([4, 5, 6, 7, 8, 9].map((turn) => [`${((turn + 1) % 4) + 1}/${1939 + Math.floor((turn + 1) / 4)}`, { naval: 20, amphibious: 12 }])),
  },
};
const SKETCHES = { skirmish, lively, seas } as const;

export const gameOf = ({ map, edition, options = [], with: more = [], without = [], players = 2 }: Played): SpiGame => {
  const draw: Draw = { edition, options, with: more, without, players, readings: {} };
  if (map !== 'skirmish' && map !== 'lively' && map !== 'seas') return europe(map, draw);
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
  // announcements that may come true: by strong units, of what is near
  const strong = [...movers].sort((a, b) => s.units.sp[b] - s.units.sp[a]).slice(0, 6);
  const announcement = (): Probes['announcements'][number] => {
    const group = [...new Set([one(strong), one(strong)])].sort((a, b) => a - b);
    const far = (u: number): number => distance(map.grid, s.units.hex[u], s.units.hex[group[0]]);
    const near = [...others].sort((a, b) => far(a) - far(b)).slice(0, 3);
    return { target: map.ids[s.units.hex[one(near)]], units: group.map(name) };
  };
  return {
    ways: movers.length === 0 ? [] : [...new Set([name(one(movers)), name(one(movers))])],
    attacks: Array.from({ length: 6 }, () => ({ target: map.ids[s.units.hex[one(others)]], units: some(3) })),
    announcements: strong.length === 0 ? [] : Array.from({ length: 4 }, announcement),
  };
};

/** A position on the way; it changes as the game goes on. */
export interface Spot {
  readonly state: SpiState;
  readonly actions: number;
}

/** A random game, action by action, with the actions done before each position. */
export function* playing(game: SpiGame, seed: number): Generator<Spot> {
  const random = dice(seed, 77);
  const own = playout(game, settle(game, game.initial).state);
  for (let actions = 1; own.state.phase !== 'over'; actions++) {
    own.play(brawler(null, game.legalActions(own.state), random));
    own.forget();
    yield { state: own.state, actions };
  }
}

/** Positions of a random game: one of so many, and one of three of those in which somebody decides or an overrun is announced. */
export function* spots(game: SpiGame, seed: number, apart: number): Generator<Spot> {
  const random = dice(seed, 78);
  for (const spot of playing(game, seed)) {
    const decision = spot.state.pending[spot.state.pending.length - 1];
    const lively = (decision !== undefined && decision.kind !== 'roll') || spot.state.announced.length > 0 || spot.state.combat !== null;
    if (spot.state.phase !== 'over' && random.below(lively ? 3 : apart) === 0) yield spot;
  }
}

/** The position after so many actions of a random game; null when it is over before. */
export const spotAfter = (game: SpiGame, seed: number, actions: number): Spot | null => {
  for (const spot of playing(game, seed)) if (spot.actions === actions) return spot;
  return null;
};

/**
 * The same position with half of its units beside others, rested or not, in any phase of their player: where more can be done, and more be
 * done wrong, than random games come to. Null where something is going on that this would break.
 */
export const shaken = (game: SpiGame, s: SpiState, random: Dice): SpiState | null => {
  if (s.pending.length > 0 || s.combat !== null || s.attack !== null || s.stage.at !== 'open' || s.phase === 'setup' || s.landings.some((l) => l.afloat.length > 0)) return null;
  const { map, roster, tables, land } = game.board;
  const pos = game.position(s);
  const hex = [...s.units.hex];
  const control = [...s.hexes.control];
  const there = hex.flatMap((at, u) => (at >= 0 ? [u] : []));
  for (const u of there) {
    // who is not at war keeps where he is
    if (random.below(2) === 0 || s.stance[roster.nation[u]] < 0 || KINDS[roster.kind[u]] === 'partisan') continue;
    const beside = hex[there[random.below(there.length)]];
    const to = random.below(3) === 0 ? beside : map.neighbors[beside * 6 + random.below(6)];
    if (to < 0 || land[to] === 0) continue;
    const others = there.filter((other) => other !== u && hex[other] === to);
    if (others.length >= tables.buildUp.unitsInHex || others.some((other) => playerOf(pos, other) !== playerOf(pos, u) || camp(pos, other) !== camp(pos, u))) continue;
    hex[u] = to;
    control[to] = playerOf(pos, u);
  }
  const phase = PHASES[random.below(PHASES.length)];
  const marks = [0, 0, 0, OUT_OF_SUPPLY, STEPPED | MOVED, STEPPED | MOVED | STOPPED, STEPPED | MOVED | OVERRAN, ATTACKED, CARRIED];
  const fresh = random.below(2) === 0;
  const mine = (u: number): boolean => s.units.hex[u] >= 0 && isPhasing(pos, u);
  const moving = phase === 'movement' || phase === 'mechanized';
  return {
    ...s,
    phase,
    announced: moving ? s.announced : [],
    attacked: [],
    hexes: { ...s.hexes, control },
    units: {
      ...s.units,
      hex,
      mp: s.units.mp.map((mp, u) => (mine(u) ? (moving ? random.below(8) : 0) : mp)),
      status: s.units.status.map((status, u) => (!mine(u) ? status : fresh ? 0 : marks[random.below(marks.length)])),
    },
  };
};
const PHASES = ['movement', 'movement', 'mechanized', 'combat', 'rail'] as const;

/** A position that cannot be: units put into hexes with others, whoever they are. */
export const crowded = (s: SpiState, random: Dice): SpiState => {
  const there = s.units.hex.flatMap((at, u) => (at >= 0 ? [u] : []));
  const hex = [...s.units.hex];
  for (const u of there) if (random.below(3) === 0) hex[u] = hex[there[random.below(there.length)]];
  return { ...s, units: { ...s.units, hex } };
};

/** What both engines say of a position, and where they differ. */
export interface Compared {
  readonly differences: ReadonlyArray<Difference>;
  /** Entries that were compared, by fact. */
  readonly entries: Readonly<Record<string, number>>;
}

/** A game that is asked about, with what the reference knows of it. */
export interface Asked {
  readonly played: Played;
  readonly game: SpiGame;
  readonly laws: Laws;
  readonly sheet: Sheet;
}

export const asked = (played: Played): Asked => {
  const game = gameOf(played);
  const laws = lawsOf(played);
  return { played, game, laws, sheet: readSheet(game, laws) };
};

/** What a comparison may be about. */
export interface Look {
  /** Whether units are moved about first; see {@link shaken}. */
  readonly shake?: boolean;
  /** Facts by name; all. */
  readonly facts?: ReadonlyArray<string>;
  /** A wrong rule for the reference, to see that it shows. */
  readonly mistake?: (world: World) => World;
}

/** Both engines on one position; null where it cannot be shaken. */
export const compare = ({ played, game, laws, sheet }: Asked, seed: number, spot: Spot, { shake = false, facts = Object.keys(FACTS), mistake = (world) => world }: Look = {}): Compared | null => {
  const random = dice(seed, spot.actions);
  const state = shake ? shaken(game, spot.state, random) : spot.state;
  if (state === null) return null;
  const probes = probesOf(game, state, random);
  const world = mistake(worldOf(game, laws, state, sheet));
  const engine = Object.fromEntries(facts.map((fact) => [fact, TOLD[fact](game, state, probes)]));
  const reference = Object.fromEntries(facts.map((fact) => [fact, FACTS[fact](world, probes)]));
  return { differences: differences({ ruleset: 'spi-ww2', game: `${nameOf(played)}${shake ? ', shaken' : ''}`, seed, actions: spot.actions }, engine, reference), entries: compared(reference) };
};
