/**
 * A game as readable text, step by step: where everything stands, who acts and what he may do, chances, the action with what it costs
 * and rests on, and what came of it.
 */
import { playout } from '../../src/engine/apply.js';
import { digest } from '../../src/engine/digest.js';
import type { Game, GameState, LogLine, Tagged } from '../../src/engine/game.js';
import { type Dice, dice } from '../../src/engine/random.js';
import { showRational } from '../../src/kernel/chance.js';
import { renderAscii } from '../../src/render/index.js';

/** Who plays: at least one action, each legal after those before it. */
export type Player = (game: Game, state: GameState, random: Dice) => ReadonlyArray<Tagged>;

/** Part of a map: columns and rows, inclusive. */
export interface Frame {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** A game that is told. */
export interface Playthrough {
  /** Folder and file: `'boot-camp/skirmish'`. */
  readonly name: string;
  readonly title: string;
  /** What it is played by, in a few words. */
  readonly rules: string;
  readonly open: () => { readonly game: Game; readonly state: GameState; readonly words: (action: Tagged) => string };
  readonly player: Player;
  /** Of player and dice. */
  readonly seed: number;
  /** Actions that are told at most. */
  readonly steps: number;
  /** Positions whose steps are told; all unless given. */
  readonly told?: (state: GameState) => boolean;
  /** The part of the map that is shown; all of it unless given. */
  readonly frame?: Frame;
}

/** Actions of a list that are looked at; some lists are long. */
const MANY = 20_000;
/** Actions that stand for the others. */
const SAMPLES = 4;
/** Actions between two told ones, at most. */
const PATIENCE = 20_000;

/** Rules by their names alone: what they say stands in the catalogs. */
const brief = (line: string): string => line.replace(/\[([A-Z][A-Za-z]* [^:\][]+): [^\][]*\]/g, '[$1]').replace(/\s+$/, '');

/** What rests on what: for a unit that joins an attack in a line, otherwise without the list of rules, and not what the events tell anyhow. */
const reasons = (game: Game, state: GameState, action: Tagged, events: ReadonlyArray<string>): ReadonlyArray<string> => {
  const lines = game.explain(state, action).lines.map(brief);
  const rules = lines.indexOf('Rules:');
  const end = lines.findIndex((l, i) => i > rules && !l.startsWith('  '));
  const kept = rules < 0 ? lines : [...lines.slice(0, rules), ...(end < 0 ? [] : lines.slice(end))];
  const told = new Set(events.map((l) => l.trim()));
  return (action.type === 'commit' || action.type === 'uncommit' ? kept.slice(0, 1) : kept).filter((l) => !told.has(l.trim())).map((l) => `  why: ${l}`);
};

const cut = (view: string, { columns, rows }: Frame): string => {
  const out: string[] = [];
  const [title, ...rest] = view.split('\n');
  let first: number | null = null;
  let row = 0;
  out.push(title);
  for (const line of rest) {
    const head = /^ {3}((?:\d\d )*\d\d)$/.exec(line);
    if (head !== null) first = Number(head[1].slice(0, 2));
    if (first === null) {
      out.push(line);
      continue;
    }
    const from = 3 + (columns[0] - first) * 3;
    const to = 3 + (columns[1] + 1 - first) * 3;
    const numbered = /^(\d\d) /.exec(line);
    const stack = /^(\d\d)(\d\d)\b[^:]*: /.exec(line);
    if (stack !== null) {
      if (Number(stack[1]) >= columns[0] && Number(stack[1]) <= columns[1] && Number(stack[2]) >= rows[0] && Number(stack[2]) <= rows[1]) out.push(line);
    } else if (head !== null) out.push(`   ${line.slice(from, to)}`);
    else if (numbered !== null || /^ {3}/.test(line)) {
      if (numbered !== null) row = Number(numbered[1]);
      if (row >= rows[0] && row <= rows[1]) out.push(`${line.slice(0, 3)}${line.slice(from, to)}`);
    } else {
      row = 0;
      out.push(line);
    }
  }
  return out.map((l) => l.replace(/\s+$/, '')).join('\n');
};

/** Where everything stands, without the notices. */
const picture = (game: Game, state: GameState, stacks: boolean, frame?: Frame): string => {
  const view = game.view(state);
  const text = renderAscii({ ...view, notices: [], map: { ...view.map, notice: '' } }, { legend: false, stacks, ids: true });
  return (frame === undefined ? text : cut(text, frame)).replace(/\n{3,}/g, '\n\n').replace(/\n+$/, '');
};

const legLine = ({ text, leg }: LogLine): string =>
  leg === undefined ? text : `${text} ${leg.from} → ${leg.to}${leg.by === '' ? '' : ` ${leg.by}`} (${Math.round((leg.cost / leg.unit) * 100) / 100} ${leg.measure})${leg.captures.length === 0 ? '' : `, captures ${leg.captures.join(', ')}`}`;

/** `'5 legal: 1 endPhase, 4 step'`, and some of them. */
const choices = (game: Game, state: GameState, words: (action: Tagged) => string): ReadonlyArray<string> => {
  const all: Tagged[] = [];
  for (const action of game.legalActions(state)) if (all.push(action) >= MANY) break;
  const kinds = [...new Set(all.map((a) => a.type))].sort().map((kind) => `${all.filter((a) => a.type === kind).length} ${kind}`);
  const some = all.length <= SAMPLES ? all : Array.from({ length: SAMPLES }, (_, i) => all[Math.floor((i * (all.length - 1)) / (SAMPLES - 1))]);
  return [`  may: ${all.length}${all.length === MANY ? ' or more' : ''} (${kinds.join(', ')}): ${some.map(words).join('; ')}${some.length < all.length ? ' …' : ''}`];
};

/** Each outcome of a die, with its chance and the first that would come of it. */
const chances = (game: Game, state: GameState, words: (action: Tagged) => string): ReadonlyArray<string> =>
  game.chanceOutcomes(state).map(({ action, weight }) => {
    const said: string[] = [];
    playout(game, state, (before, event) => void said.push(...game.narrate(before, event).map(legLine))).play(action);
    return `  chance ${showRational(weight)}: ${words(action)}${said.length === 0 ? '' : `: ${said[0]}`}`;
  });

/** Legal actions one by one, from the player or from the dice. */
function* acts({ player, seed }: Playthrough, game: Game, state: () => GameState): Generator<Tagged, void, void> {
  const players = dice(seed, 0);
  const thrown = dice(seed, 1);
  while (game.actor(state()) !== 'nobody') {
    if (game.actor(state()) === 'chance') {
      const outcomes = game.chanceOutcomes(state());
      yield outcomes[thrown.below(outcomes.length)].action;
      continue;
    }
    const who = game.actor(state());
    let first = true;
    for (const action of player(game, state(), players)) {
      // plans are proposals: what is no longer legal ends them
      if (game.actor(state()) !== who || (!first && game.violations(state(), action).length > 0)) break;
      first = false;
      yield action;
    }
  }
}

/** What was done without being told: how much of what, and a fingerprint of where it led. */
const untold = (actions: ReadonlyArray<Tagged>, state: GameState): string => {
  const kinds = [...new Set(actions.map((a) => a.type))].sort().map((kind) => `${actions.filter((a) => a.type === kind).length} ${kind}`);
  return `… ${actions.length} actions that are not told: ${kinds.join(', ')}; they lead to ${digest(state)}.\n`;
};

/** The text of a game: blocks with an empty line between them. The same on every machine. */
export const tell = (play: Playthrough): string => {
  const { game, state: start, words } = play.open();
  let lines: string[] = [];
  const copy = playout(game, start, (before, event) => void lines.push(...game.narrate(before, event).map((l) => `  ${'  '.repeat(Math.max(0, l.depth))}${legLine(l)}`)));
  const blocks: string[] = [`${play.title}\n${play.rules}; seed ${play.seed}\n`];
  let skipped: Tagged[] = [];
  let phase = '';
  let shown = '';
  let n = 0;
  let done = 0;
  for (const action of acts(play, game, () => copy.state)) {
    const { state } = copy;
    lines = [];
    if (play.told !== undefined && !play.told(state)) {
      skipped.push(action);
      copy.play(action);
      copy.forget();
      if (++done > PATIENCE) break;
      continue;
    }
    if (n === play.steps) break;
    if (skipped.length > 0) blocks.push(untold(skipped, state));
    skipped = [];
    const where = `${state.turn} ${game.view(state).subtitle.split(',')[1] ?? ''}`;
    if (where !== phase) {
      const standing = JSON.stringify(state.units);
      blocks.push(`== ${standing === shown ? `${picture(game, state, false, play.frame).split('\n')[1]} (nothing has moved)` : picture(game, state, play.frame === undefined || n === 0, play.frame)}\n`);
      phase = where;
      shown = standing;
    }
    const who = game.actor(state);
    const before = who === 'chance' ? chances(game, state, words) : choices(game, state, words);
    // the position is played on in place: it is explained as it was
    const mark = copy.mark();
    copy.play(action);
    const events = [...lines];
    copy.undo(mark);
    const why = who === 'chance' ? [] : reasons(game, state, action, events);
    copy.play(action);
    copy.forget();
    const least = Math.min(...events.map((l) => l.search(/\S/)));
    blocks.push([`#${++n} ${who}: ${words(action)}`, ...before, ...why, ...events.map((l) => `  so: ${l.slice(least)}`)].map((l) => l.replace(/\s+$/, '')).join('\n').concat('\n'));
  }
  if (skipped.length > 0) blocks.push(untold(skipped, copy.state));
  const result = game.result(copy.state);
  blocks.push(`== The end of the telling\n${picture(game, copy.state, play.frame === undefined, play.frame)}\n${result === null ? 'The game goes on.' : `${result.level}; ${Object.entries(result.score).map(([side, points]) => `${side} ${points}`).join(', ')}`}\nPosition ${digest(copy.state)}\n`);
  return blocks.join('\n');
};
