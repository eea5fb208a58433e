/**
 * Short games by readings drawn at random, each kept as a line: what was done, how much might have been done, and where it led. They do
 * not say which reading is right; but whatever changes under any reading shows here.
 */
import { readFileSync } from 'node:fs';
import { caseFamilies } from '../../src/conformance/index.js';
import { playout } from '../../src/engine/apply.js';
import { digest } from '../../src/engine/digest.js';
import { dice } from '../../src/engine/random.js';
import { type Counted, POSITIONS } from '../perft/positions.js';
import { fighter } from './players.js';

/** Draws of readings for each position that perft counts from, and actions at most of each game. */
const DRAWS = 3;
const STEPS = 40;
const ATTEMPTS = 30;
export const OTHERS_FILE = new URL('./otherReadings.json', import.meta.url);

/** A position with the seed of its readings, dice and players. */
export interface Other {
  /** Name of the position and number of the draw: `'boot-camp/zones 2'`. */
  readonly name: string;
  readonly position: Counted;
  readonly seed: number;
}

export const OTHERS: ReadonlyArray<Other> = POSITIONS.flatMap((position) =>
  Array.from({ length: DRAWS }, (_, i) => ({ name: `${position.name} ${i + 1}`, position, seed: i + 1 })),
);

/** Every second reading in force, by another value than its default; each attempt draws others. */
const drawnFor = ({ position, seed }: Other, attempt: number): Readonly<Record<string, string>> => {
  const known = new Map(caseFamilies.find((f) => f.name === position.family)?.readings().map((r) => [r.id, r]));
  const random = dice(seed, 10 + attempt);
  const drawn: [string, string][] = [];
  for (const id of Object.keys(position.open().game.identity.readings).sort()) {
    const reading = known.get(id);
    const others = reading === undefined ? [] : Object.keys(reading.values).filter((value) => value !== reading.default);
    const [wanted, which] = [random.below(2) === 0, random.below(Math.max(1, others.length))];
    if (wanted && others.length > 0) drawn.push([id, others[which]]);
  }
  return Object.fromEntries(drawn);
};

/** What leads to a position may be refused by some readings. */
const opened = (other: Other, attempt = 0): ReturnType<Counted['open']> => {
  try {
    return other.position.open(drawnFor(other, attempt));
  } catch (refused) {
    if (attempt >= ATTEMPTS) throw refused;
    return opened(other, attempt + 1);
  }
};

/** What a game comes to, in a line. */
export const comesTo = (other: Other): string => {
  const { game, state } = opened(other);
  const random = dice(other.seed, 5);
  const copy = playout(game, state);
  const done = new Map<string, number>();
  let might = 0;
  for (let n = 0; n < STEPS && game.actor(copy.state) !== 'nobody'; n++) {
    const chances = game.chanceOutcomes(copy.state);
    if (chances.length === 0) might += game.legalActions(copy.state).size();
    const [action] = chances.length > 0 ? [chances[random.below(chances.length)].action] : fighter(game, copy.state, random);
    done.set(action.type, (done.get(action.type) ?? 0) + 1);
    copy.play(action);
  }
  const kinds = [...done].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, n]) => `${n} ${kind}`);
  return `${kinds.join(', ')}, of ${might}: ${digest(copy.state)}`;
};

/** What games came to when they were last written down, by name. */
export const writtenDown = (): Readonly<Record<string, string>> => JSON.parse(readFileSync(OTHERS_FILE, 'utf8')) as Readonly<Record<string, string>>;
