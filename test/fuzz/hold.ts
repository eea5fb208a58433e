/** Holds a reader to its promises under broken inputs: a value, soon, in little memory, and nothing else changed. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bent, bentText, oneByOne, textByText } from './bend.js';
import { drawing, pick } from './odd.js';

/** What a refusal says, as far as all refusals have it. */
export interface Said {
  readonly code: string;
  readonly at?: string;
  readonly detail: string;
}

/** Something that reads what others wrote. */
export interface Reader {
  readonly name: string;
  /** `text` it takes; `data`, whatever a program hands over; `plain`, what a parsed file can hold. */
  readonly takes: 'text' | 'data' | 'plain';
  /** Inputs that it accepts. */
  readonly valid: ReadonlyArray<unknown>;
  /** The problems of an input; none when it is accepted. */
  readonly read: (input: never) => ReadonlyArray<Said> | Promise<ReadonlyArray<Said>>;
  /** How many inputs of a million. */
  readonly share: number;
  /** Refusals need not have words: null is one. */
  readonly wordless?: true;
}

/** What came of it. */
export interface HeldReader {
  readonly name: string;
  readonly inputs: number;
  readonly accepted: number;
  /** Milliseconds. */
  readonly slowest: number;
  /** The slowest input, in short. */
  readonly of: string;
  /** Of a valid input. */
  readonly usual: number;
  /** Of the slowest input, as a share of what it may take. */
  readonly pressure: number;
  /** MB that are held after all inputs and were not before. */
  readonly grown: number;
  /** MB of the heap while reading, at most, over what it was. */
  readonly peak: number;
  /** What went wrong, in words. */
  readonly faults: ReadonlyArray<string>;
}

/** Every input may take so long, in milliseconds, whatever it is. */
const FLOOR = 1000;
/** And so many times what a valid input of its size takes. */
const TIMES = 20;
/** MB that a reader may keep. */
export const MOST_GROWN = 40;
/** MB of garbage that one of its inputs may make. */
export const MOST_PEAK = 1500;
const MB = 2 ** 20;
const MOST_FAULTS = 6;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** How much there is of a value: characters, numbers, keys. Gives up where an input defends itself. */
const sizeOf = (input: unknown): number => {
  let size = 0;
  const stack: unknown[] = [input];
  const seen = new Set<unknown>();
  try {
    while (stack.length > 0 && size < 1e8) {
      const value = stack.pop();
      size += typeof value === 'string' ? value.length : 1;
      if (typeof value !== 'object' || value === null || seen.has(value)) continue;
      seen.add(value);
      for (const [key, part] of Object.entries(value)) {
        size += key.length;
        stack.push(part);
      }
    }
  } catch {
    // as large as was seen
  }
  return size;
};

const shown = (input: unknown): string => {
  try {
    const text = typeof input === 'string' ? JSON.stringify(input) : (JSON.stringify(input, (_, v: unknown) => (typeof v === 'bigint' ? `${v}n` : v)) ?? String(input));
    return text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text;
  } catch (e) {
    return `something that cannot be written (${e instanceof Error ? e.message : 'no reason'})`;
  }
};

/** Names of what every object inherits. */
const inherited = (): string => [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((p) => Reflect.ownKeys(p).map(String).join()).join(';');

/** Characters that a refusal may take, and the place that it names. */
const MOST_SAID = 6000;
const MOST_PLACE = 300;

const speechless = (said: ReadonlyArray<Said>): string | null => {
  const long = said.find((p) => p.detail.length > MOST_SAID || (p.at ?? '').length > MOST_PLACE);
  if (long !== undefined) return `a refusal takes ${long.detail.length} characters at a place of ${(long.at ?? '').length}: ${long.code}`;
  const dumb = said.find((p) => p.code === '' || p.at === '' || p.detail === '' || p.detail.includes('[object'));
  return dumb === undefined ? null : `a refusal says nothing: ${JSON.stringify(dumb).slice(0, 300)}`;
};

function* inputsOf({ takes, valid }: Reader, count: number, seed: number): Generator<unknown> {
  const texts = valid as ReadonlyArray<string>;
  let n = 0;
  // a third at most one by one, so that chance has its part in short runs
  for (let i = 0; i < Math.min(2, valid.length); i++)
    for (const input of takes === 'text' ? textByText(texts[i]) : oneByOne(valid[i], takes === 'plain')) {
      if (n >= count / 3) break;
      n++;
      yield input;
    }
  for (; n < count; n++) {
    const draw = drawing(seed * 1_000_003 + n);
    yield takes === 'text' ? bentText(draw, pick(draw, texts), texts) : bent(draw, pick(draw, valid), takes === 'plain');
  }
}

/** Tries so many broken inputs. */
export const holdReader = async (reader: Reader, count: number, seed: number): Promise<HeldReader> => {
  const faults = new Map<string, string>();
  const fault = (kind: string, input: unknown): void => {
    if (!faults.has(kind) && faults.size < MOST_FAULTS) faults.set(kind, `${reader.name}: ${kind}\n    given ${shown(input)}`);
  };
  const read = reader.read as (input: unknown) => ReturnType<Reader['read']>;
  const timed = async (input: unknown): Promise<{ readonly ms: number; readonly said: ReadonlyArray<Said> | null }> => {
    const start = performance.now();
    try {
      const said = await read(input);
      return { ms: performance.now() - start, said };
    } catch (e) {
      const ms = performance.now() - start;
      fault(`throws ${e instanceof Error ? `${e.name}: ${e.message.slice(0, 160)}\n${(e.stack ?? '').split('\n').slice(1, 6).join('\n')}` : 'something that is no error'}`, input);
      return { ms, said: null };
    }
  };
  let usual = 0;
  let perSize = 0;
  for (const input of reader.valid) {
    await timed(input);
    const { ms, said } = await timed(input);
    usual = Math.max(usual, ms);
    perSize = Math.max(perSize, ms / sizeOf(input));
    if (said !== null && said.length > 0) fault(`refuses a valid input: ${said[0].code} ${said[0].detail.slice(0, 200)}`, input);
  }
  const before = inherited();
  collect();
  const base = process.memoryUsage().heapUsed;
  const result = { inputs: 0, accepted: 0, slowest: 0, pressure: 0, peak: 0, of: null as unknown };
  for (const input of inputsOf(reader, count, seed)) {
    result.inputs++;
    let { ms, said } = await timed(input);
    if (ms > FLOOR) {
      // the machine may have been busy with something else
      for (let again = 0; again < 2 && ms > FLOOR; again++) ms = Math.min(ms, (await timed(input)).ms);
      const allowed = FLOOR + TIMES * perSize * sizeOf(input);
      result.pressure = Math.max(result.pressure, ms / allowed);
      if (ms > allowed) fault(`takes ${Math.round(ms)} ms, where ${Math.round(allowed)} would do`, input);
    }
    if (ms > result.slowest) result.of = input;
    result.slowest = Math.max(result.slowest, ms);
    if (ms > 5 || result.inputs % 256 === 0) result.peak = Math.max(result.peak, process.memoryUsage().heapUsed - base);
    if (said === null) continue;
    if (said.length === 0) result.accepted++;
    else if (reader.wordless !== true) {
      const dumb = speechless(said);
      if (dumb !== null) fault(dumb, input);
    }
    if (result.inputs % 512 === 0 && ('polluted' in {} || inherited() !== before)) fault('what all objects inherit has changed', input);
  }
  if ('polluted' in {} || inherited() !== before) fault('what all objects inherit has changed', null);
  collect();
  const grown = (process.memoryUsage().heapUsed - base) / MB;
  if (grown > MOST_GROWN) fault(`keeps ${Math.round(grown)} MB`, null);
  if (result.peak / MB > MOST_PEAK) fault(`needs ${Math.round(result.peak / MB)} MB`, null);
  return { name: reader.name, ...result, of: shown(result.of), usual, grown, peak: result.peak / MB, faults: [...faults.values()] };
};
