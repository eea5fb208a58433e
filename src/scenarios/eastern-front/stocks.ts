/**
 * Turns of the scenarios, logistical points at their start, and the share of the southern front. Plain data: nothing here is printed.
 * @rule REFORM 12G, 34A1, 34A2, OB
 * @module
 */
import type { Source } from '../../kernel/table.js';
import { halfMonthAt, halfMonthIx, type HalfMonth } from '../../rulesets/europa/halfMonth.js';
import type { LpNation } from '../../rulesets/europa-reform/logistics/nations.js';

/** First turn and number of turns. @since 0.3.0 */
export interface Span {
  readonly first: HalfMonth;
  readonly turns: number;
}

/** *Barbarossa*: Jun II 41 to Dec II 41, thirteen turns; a surprise turn of the Axis alone comes before the first. @since 0.3.0 */
export const BARBAROSSA_SPAN: Span = { first: { year: 1941, month: 6, half: 2 }, turns: 13 };

/** *Fall Blau*: Jul I 42 to Nov II 42, ten turns. @since 0.3.0 */
export const FALL_BLAU_SPAN: Span = { first: { year: 1942, month: 7, half: 1 }, turns: 10 };

/** A power that stands aside when a scenario begins, and the half-month in which it enters the war. @since 0.3.0 */
export interface Entrance {
  readonly power: string;
  readonly enters: HalfMonth;
  readonly source: Source;
}

/** Who enters the war in *Barbarossa* after its first turn: both declared war in the last days of June 1941, and marched in July. @since 0.3.0 */
export const barbarossaEntrances: ReadonlyArray<Entrance> = [
  { power: 'finland', enters: { year: 1941, month: 7, half: 1 }, source: 'reconstructed' },
  { power: 'hungary', enters: { year: 1941, month: 7, half: 1 }, source: 'reconstructed' },
];

/** The half-month of a turn, counted from 1. @since 0.3.0 */
export const dateIn = ({ first }: Span, turn: number): HalfMonth => halfMonthAt(halfMonthIx(first) + turn - 1);

/** Points of a nation before play. @since 0.3.0 */
export interface Stock {
  readonly nation: LpNation;
  readonly points: number;
  readonly source: Source;
}

const stock = (nation: LpNation, points: number): Stock => ({ nation, points, source: 'reconstructed' });

/**
 * Stocks of *Barbarossa*: the printed ones are lost. Germany's activates most of its headquarters for the surprise turn and for Jun II 41;
 * the Soviet one, halved and more after that turn, leaves enough for the two headquarters of Jul I 41.
 * @since 0.3.0
 */
export const barbarossaStocks: ReadonlyArray<Stock> = [stock('Germany', 20), stock('Romania', 2), stock('Finland', 2), stock('Hungary', 0), stock('Soviet Union', 12)];

/** Stocks of *Fall Blau*: the share of the south in what both sides had saved. @since 0.3.0 */
export const fallBlauStocks: ReadonlyArray<Stock> = [stock('Germany', 12), stock('Romania', 1), stock('Finland', 0), stock('Hungary', 0), stock('Soviet Union', 6)];

/** Points that a nation receives each turn for one front, of those that it receives for all. @since 0.3.0 */
export interface Share {
  readonly nation: LpNation;
  readonly from: HalfMonth;
  /** Null: to the end. */
  readonly to: HalfMonth | null;
  readonly points: number;
  readonly source: Source;
}

/**
 * The share of *Fall Blau* in income. Germany: the main effort, 5 of the 6 points of the schedule and Ploesti, 4 of 5 from Nov I 42. Soviet
 * Union: Baku, Stalingrad and one of the other three.
 * @since 0.3.0
 */
export const fallBlauShares: ReadonlyArray<Share> = [
  { nation: 'Germany', from: FALL_BLAU_SPAN.first, to: { year: 1942, month: 10, half: 2 }, points: 5, source: 'reconstructed' },
  { nation: 'Germany', from: { year: 1942, month: 11, half: 1 }, to: null, points: 4, source: 'reconstructed' },
  { nation: 'Soviet Union', from: FALL_BLAU_SPAN.first, to: null, points: 3, source: 'reconstructed' },
];
