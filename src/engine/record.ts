/**
 * Saved matches: what was played, by which rules, with which tables, and a hash of where it ended. Loading
 * replays the record; nothing of the position itself is trusted.
 * @module
 */
import * as t from 'io-ts';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { canonicalJson, digest } from './digest.js';
import type { GameState, Identity, Result, Tagged } from './game.js';
import { actor, concede, type Match, openMatch, result, submit } from './match.js';
import { MOST_SEED } from './options.js';
import type { Problem } from './problem.js';
import type { OpenOptions, Scenario } from './scenario.js';
import { brief, byName, listOf, orNull, readShape, shown, text, whole } from './shape.js';

/** The format and its version; older ones are carried over by `migrate`, newer ones refused. */
export const SAVE_FORMAT = 'grognard-match/1';

/** A saved match, as JSON. */
export interface SavedMatch {
  readonly format: string;
  readonly identity: Identity;
  /** Seed of the dice; null when they were given by hand. */
  readonly seed: number | null;
  /** The generator's name and state after the last die; null when dice were given by hand. */
  readonly random: { readonly generator: string; readonly state: ReadonlyArray<number> } | null;
  readonly conceded: string | null;
  /** Actions in order, with who did them. */
  readonly record: ReadonlyArray<readonly [by: string, action: unknown]>;
  /** {@link hashOf} the position after the last action. */
  readonly hash: string;
}

/** The hash of a position: of its canonical JSON, the same on any machine. @since 0.1.0 */
export const hashOf = (state: GameState): string => digest(state);

const INT32 = 0x80000000;

const SavedCodec = t.strict({
  format: text,
  identity: t.strict({
    ruleset: text,
    version: text,
    amendments: listOf(text),
    scenario: text,
    options: byName(text),
    readings: byName(text),
    digests: byName(text),
  }),
  seed: orNull(whole(0, MOST_SEED)),
  random: orNull(t.strict({ generator: text, state: listOf(whole(-INT32, INT32 - 1)) })),
  conceded: orNull(text),
  record: t.readonlyArray(t.tuple([text, t.unknown])),
  hash: text,
});

/** The match as text: canonical JSON, so the same match gives the same bytes. @since 0.1.0 */
export const save = <S extends GameState, A extends Tagged, E extends Tagged>(match: Match<S, A, E>): string =>
  canonicalJson({
    format: SAVE_FORMAT,
    identity: match.game.identity,
    seed: match.seed,
    random: match.random,
    conceded: match.conceded,
    record: match.record.map((r) => [r.by, r.action]),
    hash: hashOf(match.state),
  } as unknown);

/** What {@link load} needs to know besides the text. */
export interface LoadOptions<S extends GameState, A extends Tagged, E extends Tagged> {
  /** The scenarios that the caller knows. */
  readonly scenarios: ReadonlyArray<Scenario<S, A, E>>;
  /**
   * The user's own tables, map and forces, when the match was played with such; and the amendments that it may have been
   * played with: those that it names are laid over its rules.
   */
  readonly own?: Pick<OpenOptions, 'tables' | 'map' | 'forces' | 'amend'>;
  /** Replay only so many entries of the record. */
  readonly upTo?: number;
}

const one = (code: string, at: string, detail: string): NonEmpty<Problem> => [{ code, at, detail }];

/** A save's shape, or what is wrong with the text. */
export const readSave = (source: string): Either<NonEmpty<Problem>, SavedMatch> => {
  let json: unknown;
  if (typeof source !== 'string') return left(one('save/not-json', 'the whole text', `A saved match is a text, but this is ${shown(source)}.`));
  try {
    json = JSON.parse(source);
  } catch (e) {
    return left(
      one('save/not-json', 'the whole text', `A saved match is JSON, and this is not: ${e instanceof Error ? e.message : 'it cannot be read'}.`),
    );
  }
  const format = typeof json === 'object' && json !== null && Object.hasOwn(json, 'format') ? (json as { format: unknown }).format : undefined;
  if (typeof format !== 'string' || !/^grognard-match\/\d+$/.test(format))
    return left(one('save/format', 'format', `This is no saved match: format should be "${SAVE_FORMAT}".`));
  if (format !== SAVE_FORMAT)
    return left(one('save/version', 'format', `The match was saved as ${brief(format)}; this version reads ${SAVE_FORMAT}. Update the library to read it.`));
  const read = readShape(SavedCodec as unknown as t.Type<SavedMatch, unknown>, json);
  return isLeft(read)
    ? left(
        read.left.map((m) => ({
          code: 'save/malformed',
          at: m.path.join('.') || 'the whole text',
          detail: m.detail,
        })) as unknown as NonEmpty<Problem>,
      )
    : right(read.right);
};

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

/** The amendments among those known that a save names, each once, in its order. */
const namedBy = ({ amendments }: Identity, known: NonNullable<OpenOptions['amend']>): NonNullable<OpenOptions['amend']> =>
  Array.isArray(known) ? [...new Set(amendments)].flatMap((id) => known.filter((a) => a?.id === id).slice(0, 1)) : known;

/** A scenario opened with those amendments of a save that it does not bring itself: which these are, only opening it says. */
const openedWith = <S extends GameState, A extends Tagged, E extends Tagged>(scenario: Scenario<S, A, E>, options: OpenOptions): Either<NonEmpty<Problem>, Match<S, A, E>> => {
  const opened = openMatch(scenario, options);
  if (!isLeft(opened) || !Array.isArray(options.amend)) return opened;
  const brought = opened.left.flatMap((p) => (p.code === 'amend/twice' ? [p.at] : []));
  return brought.length === 0 ? opened : openMatch(scenario, { ...options, amend: options.amend.filter((_, i) => !brought.includes(`amend.${i}`)) });
};

/** How the amendments of a save differ from those that were opened. */
const amendmentsApart = (saved: ReadonlyArray<string>, opened: ReadonlyArray<string>): ReadonlyArray<Problem> => {
  const told = (detail: string): Problem => ({ code: 'save/amendments', at: 'identity.amendments', detail });
  const apart = [
    ...saved.filter((id, i) => saved.indexOf(id) !== i).map((id) => told(`${shown(id)} is listed twice; list it once.`)),
    ...saved.filter((id) => !opened.includes(id)).map((id) => told(`The match was played with ${shown(id)}, which is not in force here.`)),
    ...opened.filter((id) => !saved.includes(id)).map((id) => told(`The match was played without ${shown(id)}, which is in force here.`)),
  ];
  const same = saved.length === opened.length && saved.every((id, i) => id === opened[i]);
  return apart.length > 0 || same ? apart : [told(`The amendments stand in another order than here: ${opened.join(', ')}.`)];
};

/** Differences between what a save names and what was opened. */
const differences = (saved: Identity, opened: Identity): ReadonlyArray<Problem> => {
  const found: Problem[] = [];
  const differ = (code: string, at: string, was: string, is: string): void => {
    if (was !== is) found.push({ code, at, detail: `The match was played with ${was}; here it is ${is}. Open it with the one it was played with.` });
  };
  differ('save/ruleset', 'identity.ruleset', brief(saved.ruleset), opened.ruleset);
  differ('save/ruleset-version', 'identity.version', brief(saved.version), opened.version);
  found.push(...amendmentsApart(saved.amendments, opened.amendments));
  for (const part of ['readings', 'options'] as const)
    for (const key of Object.keys(opened[part]).sort())
      differ(`save/${part}`, `identity.${part}.${key}`, `${key} ${shown(own(saved[part], key))}`, `${key} ${shown(opened[part][key])}`);
  for (const key of Object.keys(opened.digests).sort())
    differ(
      'save/digest',
      `identity.digests.${key}`,
      `the ${key} of digest ${brief(own(saved.digests, key) ?? 'none')}`,
      `the ${key} of digest ${opened.digests[key]}`,
    );
  return found;
};

/**
 * A match from its text: opened as it was, then replayed action by action. Left when the text is no save, when the
 * scenario, ruleset, tables, map or forces are not those it was played with, or when an action of the record is
 * refused or a die is not the seed's. Never throws, whatever the text.
 * @since 0.1.0
 */
export const load = <S extends GameState, A extends Tagged, E extends Tagged>(
  source: string,
  options: LoadOptions<S, A, E>,
): Either<NonEmpty<Problem>, Match<S, A, E>> => {
  const read = readSave(source);
  if (isLeft(read)) return left(read.left);
  const saved = read.right;
  if (!Array.isArray((options as Partial<typeof options> | undefined)?.scenarios))
    return left(one('save/scenarios', 'options.scenarios', 'Give the scenarios that the match may be of: { scenarios: [poland1939] }.'));
  const scenario = options.scenarios.find((s) => s.id === saved.identity.scenario);
  if (scenario === undefined)
    return left(
      one(
        'save/scenario',
        'identity.scenario',
        `The scenario ${JSON.stringify(brief(saved.identity.scenario, ''))} is not among those known here: ${options.scenarios.map((s) => s.id).join(', ') || 'none'}.`,
      ),
    );
  const chosen = {
    ...(saved.seed === null ? {} : { seed: saved.seed }),
    options: saved.identity.options,
    ...options.own,
    ...(options.own?.amend === undefined ? {} : { amend: namedBy(saved.identity, options.own.amend) }),
  };
  const opened = openedWith(scenario, { ...chosen, readings: saved.identity.readings });
  if (isLeft(opened)) {
    // readings may be unknown because the amendments are that they belong to: these are what is wrong then
    const bare = openedWith(scenario, chosen);
    const apart = isLeft(bare) ? [] : amendmentsApart(saved.identity.amendments, bare.right.game.identity.amendments);
    return left(apart.length > 0 ? (apart as unknown as NonEmpty<Problem>) : opened.left);
  }
  const foreign = differences(saved.identity, opened.right.game.identity);
  if (foreign.length > 0) return left(foreign as unknown as NonEmpty<Problem>);
  const upTo = options.upTo ?? saved.record.length;
  return replay(saved, opened.right, upTo);
};

const replay = <S extends GameState, A extends Tagged, E extends Tagged>(
  saved: SavedMatch,
  opened: Match<S, A, E>,
  upTo: number,
): Either<NonEmpty<Problem>, Match<S, A, E>> => {
  let match = opened;
  for (let i = 0; i < Math.min(upTo, saved.record.length); i++) {
    const [by, action] = saved.record[i];
    if (i < match.record.length) {
      // a die that the replay has thrown itself: it must be the one recorded
      const mine = match.record[i];
      const read = match.game.decodeAction(action);
      const same = by === mine.by && !isLeft(read) && canonicalJson(read.right) === canonicalJson(mine.action);
      if (!same)
        return left(
          one(
            'save/die',
            `record.${i}`,
            `The record has ${isLeft(read) ? 'no action' : canonicalJson(read.right)} by ${shown(by)}; the seed gives ${canonicalJson(mine.action)} by ${mine.by}.`,
          ),
        );
      continue;
    }
    const next = submit(match, by, action);
    if (isLeft(next))
      return left(
        next.left.map((v) => ({
          code: 'save/illegal-action',
          at: `record.${i}`,
          detail: `${v.code} (${v.ref.book} ${v.ref.case}): ${v.detail}`,
        })) as unknown as NonEmpty<Problem>,
      );
    match = next.right;
  }
  if (upTo < saved.record.length) return right(match);
  if (match.record.length > saved.record.length)
    return left(
      one(
        'save/cut-short',
        `record.${saved.record.length}`,
        `The record ends where a die is due; the seed gives ${canonicalJson(match.record[saved.record.length].action)}.`,
      ),
    );
  if (canonicalJson(saved.random) !== canonicalJson(match.random))
    return left(one('save/random', 'random', 'The generator does not stand where the seed and the record leave it. The save was changed.'));
  if (saved.conceded === null) return right(match);
  const ended = concede(match, saved.conceded);
  return ended.conceded === null
    ? left(
        one('save/conceded', 'conceded', `${JSON.stringify(brief(saved.conceded, ''))} cannot have conceded: it is no side of this game, or the game is over.`),
      )
    : right(ended);
};

/** What {@link verify} found out. */
export interface Verification {
  readonly actions: number;
  readonly hash: string;
  readonly over: boolean;
  /** How it ended; null while it goes on. */
  readonly result: Result | null;
}

/**
 * Replays a saved match and compares the hash of the position with the one saved.
 * @since 0.1.0
 */
export const verify = <S extends GameState, A extends Tagged, E extends Tagged>(
  source: string,
  options: LoadOptions<S, A, E>,
): Either<NonEmpty<Problem>, Verification> => {
  const loaded = load(source, options);
  if (isLeft(loaded)) return left(loaded.left);
  const saved = readSave(source);
  const hash = hashOf(loaded.right.state);
  if (isLeft(saved)) return left(saved.left);
  return saved.right.hash === hash
    ? right({ actions: loaded.right.record.length, hash, over: actor(loaded.right) === 'nobody', result: result(loaded.right) })
    : left(
        one(
          'save/hash',
          'hash',
          `The record leads to a position of hash ${hash}; the save says ${brief(saved.right.hash)}. The save was changed, or made by other rules.`,
        ),
      );
};
