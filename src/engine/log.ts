/**
 * A readable log of a game: what happens, told event by event, with the legs of a journey joined into one line
 * and empty headings left out.
 * @module
 */
import { playout } from './apply.js';
import type { Game, GameState, Leg, LogLine, Tagged } from './game.js';
import { inARow } from './shape.js';

/** Takes lines as they come and gives them back when they are ready to be read. It changes as it is used. */
export interface Log {
  /** The lines that are ready now: those before the last run of legs. */
  readonly add: (lines: ReadonlyArray<LogLine>) => ReadonlyArray<LogLine>;
  /** The rest. */
  readonly end: () => ReadonlyArray<LogLine>;
}

/** A journey as one line: `'1 Pz XX (9-10) 1817 → 2016 Wieluń by road (2 MP), captures Wieluń'`. */
const journey = (who: string, legs: ReadonlyArray<Leg>): string => {
  const first = legs[0];
  const last = legs[legs.length - 1];
  const ways = [...new Set(legs.map((l) => l.by))];
  const named = ways.filter((way) => way !== '');
  const by = named.length === 0 ? '' : ` ${named.length < ways.length ? 'partly ' : ''}by ${inARow(named)}`;
  const cost = Math.round((legs.reduce((sum, l) => sum + l.cost, 0) / first.unit) * 100) / 100;
  const way = last.to === first.from ? `${first.from} and back` : `${first.from} → ${last.to}`;
  const captures = [...new Set(legs.flatMap((l) => l.captures))];
  return `${who} ${way}${by} (${cost} ${first.measure})${captures.length === 0 ? '' : `, captures ${inARow(captures)}`}`;
};

/**
 * An empty log. A run of legs is told traveler by traveler, in the order in which they set out.
 * @since 0.1.0
 */
export const makeLog = (): Log => {
  let headings: ReadonlyArray<LogLine> = [];
  let run = new Map<string, { legs: Leg[]; line: LogLine }>();
  const told = (line: LogLine): ReadonlyArray<LogLine> => {
    const out = [...headings, line];
    headings = [];
    return out;
  };
  const finishRun = (): ReadonlyArray<LogLine> => {
    const lines = [...run.values()].flatMap(({ legs, line }) => told({ text: journey(line.text, legs), depth: line.depth, refs: line.refs ?? [] }));
    run = new Map();
    return lines;
  };
  const add = (line: LogLine): ReadonlyArray<LogLine> => {
    if (line.leg !== undefined) {
      const known = run.get(line.leg.who);
      if (known === undefined) run.set(line.leg.who, { legs: [line.leg], line });
      else known.legs.push(line.leg);
      return [];
    }
    const before = finishRun();
    if (line.heading !== true) return [...before, ...told(line)];
    headings = [...headings.filter((h) => h.depth < line.depth), line];
    return before;
  };
  return { add: (lines) => lines.flatMap(add), end: finishRun };
};

/** Follows a game action by action. It changes as it is used. */
export interface Narrator<A> {
  /** What happens before the first action. */
  readonly opening: () => ReadonlyArray<LogLine>;
  /** What a legal action does; the actions of a game in their order, dice included. */
  readonly tell: (action: A) => ReadonlyArray<LogLine>;
}

/**
 * A narrator of a game from its first position on: the lines of `game.narrate`, event by event.
 * @since 0.1.0
 */
export const narrator = <S extends GameState, A extends Tagged, E extends Tagged>(game: Game<S, A, E>): Narrator<A> => {
  let lines: LogLine[] = [];
  const copy = playout(game, game.initial, (before, event) => void lines.push(...game.narrate(before, event)));
  const taken = (play: () => unknown): ReadonlyArray<LogLine> => {
    lines = [];
    play();
    copy.forget();
    return lines;
  };
  return { opening: () => taken(copy.settle), tell: (action) => taken(() => copy.play(action)) };
};

/**
 * The lines as text, two blanks for each step of depth; headings stand apart.
 * @since 0.1.0
 */
export const logText = (lines: ReadonlyArray<LogLine>): string =>
  lines.map((l) => `${l.heading === true && l.depth === 0 ? '\n' : ''}${'  '.repeat(l.depth)}${l.text}\n`).join('');
