/** The games that are told in `test/golden`. */
import { readFileSync } from 'node:fs';
import { caseFamilies, readWritten } from '../../src/conformance/index.js';
import { openMatch } from '../../src/engine/match.js';
import type { OpenOptions } from '../../src/engine/scenario.js';
import type { Game, GameState, Tagged } from '../../src/engine/game.js';
import type { Scenario } from '../../src/engine/scenario.js';
import { isLeft } from '../../src/prelude.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import { actionWords as europaWords } from '../../src/rulesets/europa/words.js';
import type { SpiAction } from '../../src/rulesets/spi-ww2/action.js';
import { actionWords as spiWords } from '../../src/rulesets/spi-ww2/words.js';
import { fallBlau1942 } from '../../src/scenarios/eastern-front/index.js';
import { europe1939 } from '../../src/scenarios/europe-1939-45/index.js';
import { poland1939 } from '../../src/scenarios/poland-1939/index.js';
import { stand } from '../rulesets/spi-ww2/fixture.js';
import { lively } from '../rulesets/spi-ww2/skirmish.js';
import { POSITIONS } from '../perft/positions.js';
import { fighter, hasty, planner } from './players.js';
import type { Playthrough } from './tell.js';

type Opening = Playthrough['open'];

/** A position of this folder. */
const position = (file: string): Opening => () => {
  const read = readWritten(JSON.parse(readFileSync(new URL(`./positions/${file}.json`, import.meta.url), 'utf8')));
  if (isLeft(read)) throw new Error(`${file}: ${read.left.map((p) => `${p.at}: ${p.detail}`).join('; ')}`);
  const { game = 'europa', do: words = [], ...setup } = read.right;
  const made = caseFamilies.find((f) => f.name === game)?.open(setup, words);
  if (made === undefined || isLeft(made)) throw new Error(`${file}: ${made?.left.map((p) => `${p.at}: ${p.detail}`).join('; ') ?? game}`);
  return made.right;
};

/** A position that perft counts from. */
const counted = (name: string): Opening => () => {
  const found = POSITIONS.find((p) => p.name === name);
  if (found === undefined) throw new Error(`There is no position ${name} in test/perft/positions.`);
  return found.open();
};

/** The beginning of a scenario. */
const scenario = (of: unknown, words: (action: Tagged) => string, options: OpenOptions = {}): Opening => () => {
  const opened = openMatch(of as Scenario, options);
  if (isLeft(opened)) throw new Error(opened.left.map((p) => `${p.at}: ${p.detail}`).join('; '));
  return { game: opened.right.game, state: opened.right.state, words };
};

const europa = (action: Tagged): string => europaWords(action as EuropaAction);
const spi = (action: Tagged): string => spiWords(action as SpiAction);

const skirmish = (edition: 'first' | 'feb75', options: ReadonlyArray<string>): Opening => () => {
  const { game, state } = stand({ ...lively, edition, options });
  return { game: game as unknown as Game, state: state as GameState, words: spi };
};

/** Who is on the move in a state of Europa. */
const inTurn = (turn: number, playerTurn: number, phases: ReadonlyArray<string>) => (state: GameState): boolean =>
  state.turn === turn && (state as GameState & { readonly playerTurn: number }).playerTurn === playerTurn && phases.includes(state.phase);

/** Every game, at least three for each ruleset. */
export const PLAYTHROUGHS: ReadonlyArray<Playthrough> = [
  { name: 'boot-camp/skirmish', title: 'Five German units against four Polish ones', rules: 'Boot Camp, Basic Training; fighters', open: position('skirmish'), player: fighter, seed: 11, steps: 60 },
  { name: 'boot-camp/siege', title: 'A fort, engineers, bombers, and panzers that overrun', rules: 'Boot Camp, Advanced Training; fighters', open: position('siege'), player: fighter, seed: 4, steps: 60 },
  {
    name: 'boot-camp/poland-basic',
    title: 'Poland 1939, Basic Training: the German attacks of the first turn',
    rules: 'Boot Camp, Basic Training, with First to Fight; planners',
    open: scenario(poland1939, europa, { options: { level: 'basic' } }),
    player: planner,
    seed: 1939,
    steps: 60,
    told: inTurn(1, 0, ['combat', 'exploitation']),
    frame: { columns: [6, 26], rows: [10, 26] },
  },
  { name: 'first-to-fight/retreat-to-romania', title: 'Poles between Germans and the Romanian border', rules: 'First to Fight over Basic Training; fighters', open: position('retreat-to-romania'), player: fighter, seed: 3, steps: 60 },
  { name: 'first-to-fight/intervention', title: 'The Soviet Union intervenes', rules: 'First to Fight over Basic Training; fighters', open: counted('first-to-fight/intervention'), player: fighter, seed: 2, steps: 60 },
  {
    name: 'first-to-fight/poland-advanced',
    title: 'Poland 1939, Advanced Training: the first turn, in haste',
    rules: 'First to Fight over Advanced Training; hasty planners',
    open: scenario(poland1939, europa),
    player: hasty,
    seed: 7,
    steps: 48,
    frame: { columns: [6, 26], rows: [10, 26] },
  },
  { name: 'europa-reform/army-headquarters', title: 'An army with its headquarters attacks', rules: 'Europa Reform over the standard game in the East; fighters', open: position('army-headquarters'), player: fighter, seed: 5, steps: 60 },
  { name: 'europa-reform/airborne', title: 'Parachute troops and a landing from the sea', rules: 'Europa Reform over the standard game in the East; fighters', open: position('airborne'), player: fighter, seed: 8, steps: 60 },
  { name: 'europa-reform/retreat-before-combat', title: 'Cavalry leaves before it is attacked', rules: 'Europa Reform over Basic Training; fighters', open: counted('europa-reform/retreat-before-combat'), player: fighter, seed: 6, steps: 60 },
  {
    name: 'europa-reform/fall-blau',
    title: 'Fall Blau 1942: the first German player turn, in haste',
    rules: 'Europa Reform, whole; hasty planners',
    open: scenario(fallBlau1942, europa),
    player: hasty,
    seed: 1942,
    steps: 48,
    frame: { columns: [44, 58], rows: [38, 58] },
  },
  { name: 'spi-ww2/first-edition', title: 'The smallest war that has everything, by the first edition', rules: 'World War II, first edition; fighters', open: skirmish('first', []), player: fighter, seed: 2, steps: 48 },
  { name: 'spi-ww2/options', title: 'The same war by all errata, with counterattacks and partisans', rules: 'World War II, February 1975, options 17.3, 17.6, 17.9; fighters', open: skirmish('feb75', ['17.3', '17.6', '17.9']), player: fighter, seed: 2, steps: 48 },
  { name: 'spi-ww2/sea', title: 'An assault from the sea', rules: 'World War II, February 1975; fighters', open: counted('spi-ww2/sea'), player: fighter, seed: 4, steps: 60 },
  {
    name: 'spi-ww2/europe-1939',
    title: 'Europe 1939: the first player turns, in haste',
    rules: 'World War II, February 1975; hasty planners',
    open: scenario(europe1939, spi),
    player: hasty,
    seed: 39,
    steps: 60,
    frame: { columns: [10, 24], rows: [6, 18] },
  },
];
