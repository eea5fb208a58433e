/**
 * The two sides with each other's names: Germans where Poles were and Poles where Germans were, on each other's land, with each
 * other's player turn, sources and points. In the East it is Germans and Soviets; in World War II Italians and British, nations whose
 * units are of one kind.
 */
import { parseHexes } from '../../src/conformance/notation.js';
import { isLeft } from '../../src/prelude.js';
import type { Case } from '../../src/testing/index.js';
import { hexesOf } from './move.js';
import { EUROPA, extentOf } from './movedSetup.js';

type Json = Readonly<Record<string, unknown>>;

/** Names that stand for each other, and what has to be said where a position says nothing. */
export interface Counterparts {
  readonly pairs: ReadonlyArray<readonly [string, string]>;
  /** Whose land a hex is that a position says nothing of. */
  readonly home: string;
  /** Units that each power may move by rail. */
  readonly rails: Readonly<Record<string, number>>;
}

const SIDES = ['axis', 'allied'] as const;

/** By the rules that a case is played by. */
export const counterparts = (rules = 'basic'): Counterparts =>
  rules.startsWith('fire-in-the-east')
    ? { pairs: [['Germany', 'Soviet Union'], ['German', 'Soviet'], ['germany', 'soviet-union'], SIDES], home: 'Soviet Union', rails: { germany: 5, 'soviet-union': 0 } }
    : { pairs: [['Germany', 'Poland'], ['German', 'Polish'], ['germany', 'poland'], SIDES], home: 'Poland', rails: { germany: 5, poland: 3 } };

/** A text, and any JSON, with names exchanged, in keys too. */
export const relabeler = (pairs: Counterparts['pairs']): { readonly text: (text: string) => string; readonly json: (json: unknown) => unknown } => {
  const other = new Map(pairs.flatMap(([a, b]) => [[a, b], [b, a]] as const));
  // longer names first: one may begin with another
  const names = new RegExp(`\\b(${[...other.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`, 'g');
  const text = (t: string): string => t.replace(names, (name) => other.get(name) ?? name);
  const json = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(json);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, v]) => [text(key), json(v)]));
  };
  return { text, json };
};

/** A position of the Europa family with the sides exchanged. What it need not say has to be said: whose land, whose turn, and who has how many trains. */
export const relabeledPosition = (position: Json, { pairs, home, rails }: Counterparts): Json => {
  const extent = extentOf(position, EUROPA);
  const territories = (position['territories'] ?? {}) as Readonly<Record<string, string>>;
  const said = new Set(
    Object.values(territories).flatMap((text) => {
      const read = parseHexes(text, extent.rows);
      return isLeft(read) ? [] : read.right;
    }),
  );
  const rest = hexesOf(extent).filter((id) => !said.has(id));
  return relabeler(pairs).json({
    ...position,
    player: position['player'] ?? 'germany',
    railCapacity: { ...rails, ...(position['railCapacity'] as Json | undefined) },
    territories: { ...territories, [home]: [territories[home] ?? '', ...rest].join(' ').trim() },
  }) as Json;
};

/** A case with the sides exchanged. */
export const relabeledCase = (one: Case): Case => {
  const who = counterparts(one.rules);
  const { json } = relabeler(who.pairs);
  return {
    ...one,
    position: relabeledPosition((one.position ?? {}) as Json, who),
    ...(json({ do: one.do ?? [], expect: one.expect, then: one.then ?? [], variants: one.variants ?? [] }) as Pick<Case, 'expect'>),
  };
};

/** Nations that stand for nobody on the other side. */
const WITHOUT: Readonly<Record<string, RegExp>> = {
  'first-to-fight': /Slovak|Soviet|soviet|Romania|Hungar|Lithuania|Latvia/,
  'fire-in-the-east': /Slovak|Romania|Hungar|Ital|Finnish|Finland|Croat|Poland|Polish/,
};

/** Whether a case names a nation that stands for nobody on the other side. */
export const hasOthers = (one: Case): boolean => (WITHOUT[(one.rules ?? '').startsWith('fire') ? 'fire-in-the-east' : 'first-to-fight']).test(JSON.stringify([one.position ?? {}, one.do ?? []]));
