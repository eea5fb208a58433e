/**
 * The two sides with each other's names: Germans where Poles were and Poles where Germans were, on each other's land, with each
 * other's player turn, sources and points.
 */
import type { Case } from '../../src/testing/index.js';
import { hexesOf } from './move.js';
import { EUROPA, extentOf } from './movedSetup.js';
import { parseHexes } from '../../src/conformance/notation.js';
import { isLeft } from '../../src/prelude.js';

type Json = Readonly<Record<string, unknown>>;

const PAIRS: ReadonlyArray<readonly [string, string]> = [
  ['Germany', 'Poland'],
  ['German', 'Polish'],
  ['germany', 'poland'],
  ['axis', 'allied'],
];
const OTHER = new Map(PAIRS.flatMap(([a, b]) => [[a, b], [b, a]] as const));
const NAMES = new RegExp(`\\b(${[...OTHER.keys()].join('|')})\\b`, 'g');

const otherText = (text: string): string => text.replace(NAMES, (name) => OTHER.get(name) ?? name);

/** Any JSON with the sides' names exchanged, in keys too. */
export const relabeled = (json: unknown): unknown => {
  if (typeof json === 'string') return otherText(json);
  if (Array.isArray(json)) return json.map(relabeled);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [otherText(key), relabeled(value)]));
};

/** Units that each power may move by rail where a position does not say it. */
const RAILS = { germany: 5, poland: 3 };
/** Whose land a hex is that a position says nothing of. */
const HOME = 'Poland';

/** A position with the sides exchanged. What positions need not say has to be said: whose land it is, whose turn, and who has how many trains. */
export const relabeledPosition = (position: Json): Json => {
  const { rows, columns } = extentOf(position, EUROPA);
  const territories = (position['territories'] ?? {}) as Readonly<Record<string, string>>;
  const said = new Set(
    Object.values(territories).flatMap((text) => {
      const read = parseHexes(text, rows);
      return isLeft(read) ? [] : read.right;
    }),
  );
  const rest = hexesOf({ columns, rows }).filter((id) => !said.has(id));
  return relabeled({
    ...position,
    player: position['player'] ?? 'germany',
    railCapacity: { ...RAILS, ...(position['railCapacity'] as Json | undefined) },
    territories: { ...territories, [HOME]: [territories[HOME] ?? '', ...rest].join(' ').trim() },
  }) as Json;
};

/** A case with the sides exchanged. */
export const relabeledCase = (one: Case): Case => ({
  ...one,
  position: relabeledPosition((one.position ?? {}) as Json),
  ...(relabeled({ do: one.do ?? [], expect: one.expect, then: one.then ?? [], variants: one.variants ?? [] }) as Pick<Case, 'expect'>),
});
