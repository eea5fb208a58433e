/**
 * `grognard play`: a game between bots, told as it goes, drawn and saved at its end.
 * @module
 */
import { join } from 'node:path';
import { type Bot, greedy, playMatch } from '../bots/index.js';
import type { LogLine } from '../engine/game.js';
import { logText, makeLog, narrator } from '../engine/log.js';
import { actor, view } from '../engine/match.js';
import { hashOf, save } from '../engine/record.js';
import { citation, type RuleRef } from '../kernel/rule.js';
import { renderSvg } from '../render/index.js';
import { BOT_WORDS, botNamed, botNames } from './bots.js';
import { badInput, OK } from './failure.js';
import type { AnyMatch } from './family.js';
import { makeFolder, writeText } from './files.js';
import type { Io } from './io.js';
import { progressOf } from './progress.js';
import { type Choices, familyOf, KNOWN_AMENDMENTS, openChosen } from './scenario.js';
import { scoreText } from './score.js';

/** The options of the command. */
export interface PlayFlags extends Choices {
  readonly seed: number;
  /** One for each side; greedy ones unless given. */
  readonly bots?: string;
  readonly turns?: number;
  readonly out: string;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

const botsOf = (flag: string, sides: ReadonlyArray<string>): Readonly<Record<string, Bot>> => {
  const names = botNames(flag);
  if (names.length !== sides.length)
    throw badInput(`--bots ${flag}: name one bot for each side, ${sides.join(',')}, as in greedy,random; bots are ${BOT_WORDS}.`);
  return Object.fromEntries(sides.map((side, i) => [side, botNamed(flag, names[i])]));
};

/** What the log opens with: enough to play the same game again. */
const preamble = (match: AnyMatch, bots: Readonly<Record<string, Bot>>): string => {
  const { identity, title, notices, sides } = match.game;
  const readings = familyOf(match.scenario.id).readings(match.game);
  const chosen = readings.filter((r) => identity.readings[r.id] !== r.default).map((r) => `${r.id}=${identity.readings[r.id]}`);
  const amendments = KNOWN_AMENDMENTS.filter((a) => identity.amendments.includes(a.id));
  return `${[
    title,
    `Rules ${identity.ruleset} ${identity.version}; seed ${match.seed}; ${sides.map((s) => `${s}: ${bots[s].id}`).join(', ')}`,
    `Options: ${Object.entries(identity.options).map(([key, value]) => `${key} ${value}`).join(', ')}`,
    ...(chosen.length > 0 ? [`Readings other than the defaults: ${chosen.join(', ')}`] : []),
    ...(amendments.length === 0 ? [] : [`Amended by: ${amendments.map((a) => `${a.id} (${a.ref.gist})`).join('; ')}`]),
    `Digests: ${Object.entries(identity.digests)
      .map(([name, digest]) => `${name} ${digest}`)
      .join(', ')}`,
    ...notices,
  ].join('\n')}\n`;
};

/** The rules that the log has cited, in their order: what stands behind the citations. */
const legend = (refs: ReadonlySet<RuleRef>): string => {
  const lines = [...new Set([...refs].map((ref) => `  ${citation(ref)}: ${ref.gist}`))].sort();
  return lines.length === 0 ? '' : `\nRules cited\n${lines.join('\n')}\n`;
};

/** How the game ended, or how it stands when it was stopped. */
const ending = (match: AnyMatch): string => {
  const result = match.game.result(match.state);
  if (result !== null) return `\n${scoreText(result)}`;
  const standing = familyOf(match.scenario.id).standing(match);
  return `\nStopped before the end; as it stands:\n${standing === null ? '' : scoreText(standing, false)}`;
};

/** Plays a scenario. */
export const play = async (io: Io, id: string, flags: PlayFlags): Promise<number> => {
  const start = openChosen(id, flags);
  const { game } = start;
  const names = flags.bots ?? game.sides.map(() => greedy.id).join(',');
  const bots = botsOf(names, game.sides);
  makeFolder(flags.out);
  // a scenario may begin in the middle of the calendar
  const turns = Math.min(Math.max(1, game.initial.turn) - 1 + (flags.turns ?? game.turns), game.turns);
  const progress = progressOf(io, turns, flags.quiet === true);
  const telling = flags.quiet !== true && flags.json !== true;
  const pages: string[] = [];
  const refs = new Set<RuleRef>();
  let shown = 0;
  const write = (text: string): void => void pages.push(text);
  const show = (): void => {
    const page = pages.slice(shown).join('');
    shown = pages.length;
    if (telling && page !== '') progress.around(() => io.out(page));
  };
  const tell = (lines: ReadonlyArray<LogLine>): void => {
    for (const line of lines) for (const ref of line.refs ?? []) refs.add(ref);
    write(logText(lines));
  };
  const log = makeLog();
  const tale = narrator(game);
  const { mover } = familyOf(id);
  let match = start;
  let told = '';
  try {
    write(preamble(start, bots));
    tell(log.add(tale.opening()));
    const playing = playMatch(start, bots, { turns });
    for (let next = playing.next(); ; next = playing.next()) {
      if (next.done === true) {
        match = next.value;
        break;
      }
      match = next.value.match;
      tell(log.add(tale.tell(next.value.action)));
      const whose = mover(match);
      const now = `${match.state.turn} ${whose}`;
      if (now === told || actor(match) === 'nobody' || match.state.turn > turns) continue;
      told = now;
      show();
      progress.at(match.state.turn, `${whose} player turn`);
      await io.pause();
    }
    tell(log.end());
    write(legend(refs));
    write(ending(match));
    show();
  } finally {
    progress.stop();
  }
  const files = { log: join(flags.out, `${id}.log`), svg: join(flags.out, `${id}.svg`), save: join(flags.out, `${id}.json`) };
  writeText(files.log, pages.join(''));
  writeText(files.svg, renderSvg(view(match)));
  writeText(files.save, save(match));
  if (flags.json === true) io.out(`${JSON.stringify(summary(match, names, files), null, 2)}\n`);
  else if (flags.quiet === true) io.out(ending(match).trimStart());
  io.err(`Written: ${files.log}, ${files.svg}, ${files.save}\n`);
  return OK;
};

const summary = (match: AnyMatch, names: string, files: Readonly<Record<string, string>>): unknown => ({
  identity: match.game.identity,
  seed: match.seed,
  bots: botNames(names),
  turn: match.state.turn,
  over: actor(match) === 'nobody',
  actions: match.record.length,
  hash: hashOf(match.state),
  result: match.game.result(match.state),
  files,
});
