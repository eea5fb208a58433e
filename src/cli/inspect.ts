/**
 * `grognard verify`, `render`, `legal` and `explain`: what can be asked of a saved match.
 * @module
 */
import { actor, explain as explainAction, legalActions, submit, view, whatNow } from '../engine/match.js';
import { isMeaningless } from '../engine/problem.js';
import { hashOf, verify as verifySave } from '../engine/record.js';
import { isLeft } from '../prelude.js';
import { renderAscii, renderSvg } from '../render/index.js';
import { BAD_INPUT, badInput, loadFailure, OK, REFUSED, refused, violationLines } from './failure.js';
import { readText, writeText } from './files.js';
import type { Io } from './io.js';
import type { AnyMatch } from './family.js';
import { dataOfSave, familyOf, matchAt, type OwnFiles, SCENARIOS } from './scenario.js';
import { scoreText } from './score.js';
import { parseAction } from './words.js';

/** Options that these commands share. */
export interface InspectFlags extends OwnFiles {
  readonly at?: number;
  readonly json?: boolean;
}

const json = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`);

const opened = (file: string, flags: InspectFlags): AnyMatch => matchAt(file, flags, flags.at ?? null);

/** Replays a saved match and compares the hash. */
export const verify = (io: Io, file: string, flags: InspectFlags): number => {
  const checked = verifySave(readText(file), { scenarios: SCENARIOS, own: dataOfSave(flags) });
  if (isLeft(checked)) throw loadFailure(file, checked.left);
  const { actions, hash, result: ended } = checked.right;
  if (flags.json === true) json(io, checked.right);
  else {
    io.out(`${file}: verified\n${actions} actions, hash ${hash}\n`);
    io.out(ended === null ? 'The game is not over.\n' : scoreText(ended));
  }
  return OK;
};

/** `'Poland, September 1939: Turn 3 of 10 …'`. */
const whereIs = (match: AnyMatch): string => {
  const { title, subtitle } = view(match);
  return `${title}: ${subtitle}`;
};

/** Draws a position. */
export const render = (
  io: Io,
  file: string,
  flags: InspectFlags & { readonly svg?: boolean; readonly ascii?: boolean; readonly out?: string },
): number => {
  if (flags.svg === true && flags.ascii === true) throw badInput('--svg and --ascii exclude each other; give one of them.');
  const match = opened(file, flags);
  const picture = flags.ascii === true ? renderAscii(view(match), { stacks: true, ids: true }) : renderSvg(view(match));
  if (flags.out === undefined) io.out(picture.endsWith('\n') ? picture : `${picture}\n`);
  else {
    writeText(flags.out, picture);
    io.err(`Written: ${flags.out}\n`);
  }
  return OK;
};

/** Lists what may be done. */
export const legal = async (io: Io, file: string, flags: InspectFlags): Promise<number> => {
  const match = opened(file, flags);
  const actions = [...legalActions(match)];
  const { actionWords } = familyOf(match.scenario.id);
  if (flags.json === true) {
    json(io, { at: match.record.length, hash: hashOf(match.state), actor: actor(match), actions });
    return OK;
  }
  io.err(
    `${whereIs(match)}\n${actions.length === 0 ? 'Nothing can be done: the game is over. With --at N you see an earlier position.' : `${actions.length} legal ${actions.length === 1 ? 'action' : 'actions'} for ${actor(match)}:`}\n`,
  );
  for (let i = 0; i < actions.length; i += 200) {
    io.out(
      actions
        .slice(i, i + 200)
        .map((a) => `${actionWords(a)}\n`)
        .join(''),
    );
    await io.pause();
  }
  return OK;
};

/** The words between one `then` and the next. */
const sentences = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const found: string[][] = [[]];
  for (const word of words.flatMap((w) => (w.trimStart().startsWith('{') ? [w] : w.split(/\s+/)))) {
    if (word.toLowerCase() === 'then') found.push([]);
    else found[found.length - 1].push(word);
  }
  return found;
};

/** What has to be decided in a position. */
const tellNow = (io: Io, match: AnyMatch, flags: InspectFlags): number => {
  const now = whatNow(match);
  if (flags.json === true) json(io, { at: match.record.length, ...now });
  else io.out(now.lines.map((l) => `${l}\n`).join(''));
  return OK;
};

/**
 * Says why an action may not be done, or what it costs and does; after others, when they are joined by `then`. Without
 * an action: what has to be decided. Exit code 2 for an action that means nothing: of no known shape, or about a unit or hex
 * that does not exist.
 */
export const explain = (io: Io, file: string, words: ReadonlyArray<string>, flags: InspectFlags): number => {
  if (words.length === 0) return tellNow(io, opened(file, flags), flags);
  let match = opened(file, flags);
  const family = familyOf(match.scenario.id);
  const told = sentences(words);
  if (told.length > 1 && told.some((sentence) => sentence.length === 0)) throw badInput('An action is missing before or after "then".');
  const actions = told.map((sentence) => parseAction(family, sentence));
  const action = actions[actions.length - 1];
  for (const earlier of actions.slice(0, -1)) {
    const next = submit(match, actor(match), earlier);
    if (isLeft(next))
      throw (next.left.some(isMeaningless) ? badInput : refused)(`${JSON.stringify(earlier)} is refused, so what follows it cannot be explained:`, ...violationLines(next.left));
    match = next.right;
  }
  const answer = explainAction(match, action);
  if (flags.json === true) json(io, { at: match.record.length, action, ...answer });
  else {
    io.err(`${whereIs(match)}\n`);
    io.out(
      `${answer.legal ? 'Legal.' : `Not legal: ${answer.violations.length === 1 ? 'one rule is' : `${answer.violations.length} rules are`} against it.`}\n`,
    );
    io.out(answer.lines.map((l) => `${l}\n`).join(''));
  }
  return answer.legal ? OK : answer.violations.some(isMeaningless) ? BAD_INPUT : REFUSED;
};
