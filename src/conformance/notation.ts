/**
 * How units and hexes are written down in positions.
 * @module
 */
import type { Problem } from '../engine/problem.js';
import { brief } from '../engine/shape.js';
import type { HexId } from '../kernel/hex.js';
import { type Either, isLeft, left, type NonEmpty, right } from '../prelude.js';
import { parseRating, ratingText, UNIT_SIZES } from '../rulesets/europa/identify.js';
import { ADMINISTRATIVE, ATTACKED, CADRE, DEFENDED, DROPPED, ELIMINATED, FOUGHT, HALTED, LANDED, LED, MOVED, OUT_OF_SUPPLY, OVERRAN, RAIL_HEXES, RAIL_HEXES_SHIFT, RAILED, REMOVED, STOPPED, STORMED, UNSUPPLIED, UNSUPPLIED_SHIFT } from '../rulesets/europa/state.js';
import { UNIT_MARKS, type UnitData, type UnitMark, type UnitSize } from '../rulesets/europa/unit.js';

/** A unit as written down, with the state that it starts in. @since 0.2.0 */
export interface NotedUnit {
  readonly data: UnitData;
  /** Where it is if not in a hex: `ELIMINATED` or `REMOVED`. */
  readonly gone: number | null;
  /** Bits of the `status` column. */
  readonly status: number;
  /** Movement points left, null where nothing is said. */
  readonly mp: number | null;
}

/** Short forms of nations; others are written as on the counters. */
const NATIONS: Readonly<Record<string, string>> = {
  German: 'Germany', Slovak: 'Slovakia', Polish: 'Poland', Soviet: 'Soviet Union', Romanian: 'Romania', Hungarian: 'Hungary', Italian: 'Italy', Finnish: 'Finland', Croat: 'Croatia',
};

const STATUS_FLAGS: ReadonlyArray<readonly [string, number]> = [
  ['out', OUT_OF_SUPPLY],
  ['moved', MOVED],
  ['stopped', STOPPED],
  ['railed', RAILED],
  ['attacked', ATTACKED],
  ['defended', DEFENDED],
  ['overran', OVERRAN],
  ['administrative', ADMINISTRATIVE],
  ['led', LED],
  ['stormed', STORMED],
  ['halted', HALTED],
  ['fought', FOUGHT],
  ['dropped', DROPPED],
  ['landed', LANDED],
];
/** Numbers in the marks of a unit: how far up they stand. */
const STATUS_NUMBERS: ReadonlyArray<readonly [string, number, number]> = [
  ['unsupplied', UNSUPPLIED_SHIFT, UNSUPPLIED],
  ['railhexes', RAIL_HEXES_SHIFT, RAIL_HEXES],
];
const GONE_FLAGS: ReadonlyArray<readonly [string, number]> = [
  ['eliminated', ELIMINATED],
  ['removed', REMOVED],
];
const PRINTED_FLAGS: ReadonlyArray<string> = ['dot', 'cadre', 'aa', 'arrives', 'area', 'mp', 'marks', 'turns'];
const FLAGS: ReadonlyArray<string> = [...PRINTED_FLAGS, ...STATUS_FLAGS.map(([f]) => f), ...STATUS_NUMBERS.map(([f]) => f), ...GONE_FLAGS.map(([f]) => f)];

const UNIT = new RegExp(
  [
    '^(?<id>[\\w-]+): (?<nation>\\w+) (?<full>[\\dR-]+) (?<type>.+?) (?<size>XXX|XX|X|III|II|I|CADRE|HQ(?! HQ))',
    // a flag is no designation
    `(?: (?!(?:${FLAGS.join('|')})(?:[ =]|$))(?<designation>[\\w.]+))?`,
    '(?: \\((?<cadre>[\\dR-]+)\\))?(?: @(?<hex>\\d{4}))?(?<flags>(?: [a-z]+(?:=[\\w.-]+)?)*)$',
  ].join(''),
);

const FORM = "'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505 cadre': id, nation, rating, type, size, designation, cadre in parentheses, hex, flags";

/** Longer texts are no unit, and not worth the looking. @since 0.3.0 */
export const MOST_UNIT = 400;

/** Flags with a number behind them. */
const NUMBER_FLAGS: ReadonlyArray<string> = ['aa', 'mp', 'arrives', ...STATUS_NUMBERS.map(([f]) => f)];
const isNumber = (flag: string, value: string | undefined): boolean => value !== undefined && (/^\d{1,4}(\.\d{1,2})?$/.test(value) || (flag === 'arrives' && value === 'never'));

const wrong = (text: string, detail: string): Either<NonEmpty<Problem>, never> => left([{ code: 'sketch/unit', at: brief(text), detail }]);

/**
 * A unit from `'p1: Polish 5-6-6 Inf XX 24 (2-6) @0505 cadre out'`: id, nation, rating, type, size, designation if any,
 * cadre in parentheses, hex, and flags. Printed: `dot` (supported), `aa=2`, `arrives=2` (on turn 2, at its hex) or
 * `arrives=never`, `area=north`, `marks=guards.winterized`, `turns=s9` (into that unit when its nation changes sides). Its state: `cadre` (that side is up), `out` (of supply), `eliminated`, `removed`; and, in a
 * phase that is under way, `mp=2.4` left, `moved`, `stopped`, `railed`, `attacked`, `defended`, `overran`, `administrative`, `led`, `railhexes=4`; in the East `unsupplied=3` player turns.
 * @since 0.2.0
 */
export const parseUnit = (text: string): Either<NonEmpty<Problem>, NotedUnit> => {
  const parts = text.length > MOST_UNIT ? undefined : UNIT.exec(text)?.groups;
  if (parts === undefined) return wrong(text, `It is no unit; write one so: ${FORM}.`);
  const { id, nation, type, size, designation, hex } = parts;
  const full = parseRating(parts.full);
  const cadre = parts.cadre === undefined ? null : parseRating(parts.cadre);
  if (full === null) return wrong(text, `${parts.full} is no rating; write 7-6 or 5-6-6.`);
  if (cadre === null && parts.cadre !== undefined) return wrong(text, `${parts.cadre} is no rating; write 2-6 or 1-2-6.`);
  const flags = new Map(
    parts.flags
      .trim()
      .split(' ')
      .filter((f) => f !== '')
      .map((flag) => flag.split('=') as [string, string | undefined]),
  );
  const strange = [...flags.keys()].find((f) => !FLAGS.includes(f));
  if (strange !== undefined) return wrong(text, `${strange} means nothing; the flags are ${FLAGS.join(', ')}.`);
  const unnumbered = NUMBER_FLAGS.find((f) => flags.has(f) && !isNumber(f, flags.get(f)));
  if (unnumbered !== undefined) return wrong(text, `${unnumbered} needs a number behind it, such as ${unnumbered}=2.`);
  const strangeMark = flags.get('marks')?.split('.').find((m) => !(UNIT_MARKS as ReadonlyArray<string>).includes(m));
  if (strangeMark !== undefined) return wrong(text, `${strangeMark} is no mark of a unit; there are ${UNIT_MARKS.join(', ')}.`);
  const arrives = flags.get('arrives');
  return right({
    gone: GONE_FLAGS.find(([flag]) => flags.has(flag))?.[1] ?? null,
    status:
      STATUS_FLAGS.reduce((bits, [flag, bit]) => bits | (flags.has(flag) ? bit : 0), 0) |
      STATUS_NUMBERS.reduce((bits, [flag, shift, field]) => bits | ((Number(flags.get(flag) ?? 0) << shift) & field), 0),
    mp: flags.has('mp') ? Number(flags.get('mp')) : null,
    data: {
      id,
      name: id,
      designation: designation ?? id,
      nation: NATIONS[nation] ?? nation,
      type,
      size: size as UnitSize,
      full,
      cadre,
      dot: flags.has('dot'),
      aa: Number(flags.get('aa') ?? 0),
      ...(flags.has('turns') ? { turnsInto: flags.get('turns') ?? '' } : {}),
      ...(flags.has('marks') ? { marks: (flags.get('marks') ?? '').split('.') as ReadonlyArray<UnitMark> } : {}),
      starts: flags.has('cadre') ? 'cadre' : 'full',
      arrives: arrives === 'never' ? null : Number(arrives ?? 0),
      area: flags.get('area') ?? null,
      hex: hex ?? null,
      source: 'reconstructed',
      ratingSource: 'reconstructed',
    },
  });
};

/** What a unit is doing, for its flags. @since 0.2.0 */
export interface UnitMoment {
  readonly face: number;
  readonly status: number;
  /** Movement points left. */
  readonly mp: number;
  readonly gone: number | null;
}

/** A unit as {@link parseUnit} reads it; with no hex when it stands on a drawn map. @since 0.2.0 */
export const unitNotation = (unit: UnitData, now: UnitMoment, hex: HexId | null): string => {
  const nation = Object.entries(NATIONS).find(([, name]) => name === unit.nation)?.[0] ?? unit.nation;
  const flags = [
    unit.dot ? 'dot' : '',
    unit.aa > 0 ? `aa=${unit.aa}` : '',
    unit.marks === undefined ? '' : `marks=${unit.marks.join('.')}`,
    unit.turnsInto === undefined ? '' : `turns=${unit.turnsInto}`,
    unit.arrives === null ? 'arrives=never' : unit.arrives > 0 ? `arrives=${unit.arrives}` : '',
    unit.area === null ? '' : `area=${unit.area}`,
    now.face === CADRE ? 'cadre' : '',
    ...GONE_FLAGS.map(([flag, place]) => (now.gone === place ? flag : '')),
    now.mp > 0 ? `mp=${now.mp}` : '',
    ...STATUS_FLAGS.map(([flag, bit]) => (now.status & bit ? flag : '')),
    ...STATUS_NUMBERS.map(([flag, shift, field]) => (now.status & field ? `${flag}=${(now.status & field) >> shift}` : '')),
  ];
  return [
    `${unit.id}: ${nation} ${ratingText(unit.full)} ${unit.type} ${unit.size}`,
    unit.designation === unit.id ? '' : unit.designation,
    unit.cadre === null ? '' : `(${ratingText(unit.cadre)})`,
    hex === null ? '' : `@${hex}`,
    ...flags,
  ]
    .filter((part) => part !== '')
    .join(' ');
};

/** Size symbols that a unit may have, for messages. @since 0.2.0 */
export const SIZES: ReadonlyArray<string> = UNIT_SIZES;

const two = (n: number): string => String(n).padStart(2, '0');
const run = (first: number, last: number): ReadonlyArray<string> => Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => two(first + i));

/** More hexes than any map has. */
const MOST_HEXES = 20_000;
const PART = /^(\d{4}(-\d{4})?|\d\d(-\d\d)?)$/;

/** Hexes from `'0505 0601-0604 07 08-10'`: single ones, runs down a column, whole columns, runs of columns. @since 0.2.0 */
export const parseHexes = (text: string, rows: readonly [number, number]): Either<NonEmpty<Problem>, ReadonlyArray<HexId>> => {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  const bad = parts.find((part) => !PART.test(part));
  if (bad !== undefined) return left([{ code: 'sketch/hexes', at: brief(text), detail: `${brief(bad)} is no hex; write '0505', a run '0601-0604', a column '07' or columns '08-10'.` }]);
  const spans = parts.map((part) => {
    const [first, last = first] = part.split('-');
    const [firstRow, lastRow] = first.length === 2 ? rows : [Number(first.slice(2)), Number(last.slice(2))];
    return { columns: run(Number(first.slice(0, 2)), Number(last.slice(0, 2))), rows: run(firstRow, lastRow) };
  });
  const count = spans.reduce((n, span) => n + span.columns.length * span.rows.length, 0);
  if (count > MOST_HEXES) return left([{ code: 'sketch/hexes', at: brief(text), detail: `These are ${count} hexes; a list may have ${MOST_HEXES}. Name each hex once.` }]);
  return right(spans.flatMap((span) => span.columns.flatMap((column) => span.rows.map((row) => column + row))));
};

/** Every part made, or every problem of every part. */
export const allOf = <A, B>(list: ReadonlyArray<A>, make: (a: A, i: number) => Either<NonEmpty<Problem>, B>): Either<NonEmpty<Problem>, ReadonlyArray<B>> => {
  const made: B[] = [];
  const problems: Problem[] = [];
  list.forEach((a, i) => {
    const one = make(a, i);
    if (isLeft(one)) problems.push(...one.left);
    else made.push(one.right);
  });
  return problems.length > 0 ? left(problems as unknown as NonEmpty<Problem>) : right(made);
};
