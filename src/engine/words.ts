/**
 * Actions in words: what every ruleset's reader of typed actions shares.
 * @module
 */
import { type Either, left, type NonEmpty, right } from '../prelude.js';
import type { Problem } from './problem.js';
import { brief } from './shape.js';

/** How the kinds of action of a ruleset are typed, and made from the words that follow the kind. */
export interface Wording<K extends string> {
  /** How each kind is typed: `'commit <unit> <target hex>'`. */
  readonly typed: Readonly<Record<K, string>>;
  /** The shape of each kind as JSON. */
  readonly shapes: Readonly<Record<K, string>>;
  /** The action of a kind from the words after it, null when they do not fit. */
  readonly made: (kind: K, rest: ReadonlyArray<string>) => Readonly<Record<string, unknown>> | null;
}

const unreadable = (at: string, detail: string): Either<NonEmpty<Problem>, unknown> => left([{ code: 'words/unreadable', at: brief(at, 'the words'), detail }]);

/**
 * Words as an action, or as JSON when they begin with a brace; not checked for sense beyond that. The kind may be in any case.
 * Left with code `words/unreadable` and the way to type it.
 * @since 0.2.0
 */
export const readWords = <K extends string>({ typed, shapes, made }: Wording<K>, words: string): Either<NonEmpty<Problem>, unknown> => {
  const text = words.trim();
  if (text.startsWith('{')) {
    try {
      return right(JSON.parse(text) as unknown);
    } catch (e) {
      return unreadable(text, `The action is not JSON: ${e instanceof Error ? e.message : 'it cannot be read'}.`);
    }
  }
  const kinds = Object.keys(typed) as K[];
  const [first = '', ...rest] = text.split(/\s+/);
  const kind = kinds.find((k) => k.toLowerCase() === first.toLowerCase());
  if (kind === undefined) return unreadable(text, [`${JSON.stringify(brief(first, ''))} is no kind of action. Actions are typed so:`, ...kinds.map((k) => `  ${typed[k]}`)].join('\n'));
  const action = made(kind, rest);
  return action === null ? unreadable(text, `It is typed as "${typed[kind]}", or as JSON: ${shapes[kind]}.`) : right(action);
};
