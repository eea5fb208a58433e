/**
 * Units: counters of one nation and one kind, whose strength points change hands, are split and are built up in play.
 * A counter that is not on the map waits in its nation's reserve to be used again.
 * @rule SPI 5.3
 * @module
 */
import type { HexId } from '../../kernel/hex.js';
import type { Source } from '../../kernel/table.js';

/** A counter as a small integer, dense from 0. */
export type UnitIx = number;
/** A counter's name in actions: `'germany-mechanized-03'`. */
export type UnitId = string;

/** Kinds of unit, in the order of their numbers. German counters are told apart; other nations have one kind. */
export const KINDS = ['infantry', 'mechanized', 'paratroop', 'generic', 'partisan'] as const;
export type UnitKind = (typeof KINDS)[number];

export const INFANTRY = 0;
export const MECHANIZED = 1;
export const PARATROOP = 2;
export const GENERIC = 3;
export const PARTISAN = 4;

/** A unit of a set-up. */
export interface UnitData {
  /** Name in the order of battle: where a fact of the errata can find it. */
  readonly id: string;
  readonly nation: string;
  readonly kind: UnitKind;
  /** Strength points. */
  readonly sp: number;
  readonly hex: HexId;
  readonly source: Source;
  /** Name of the counter, where it has one of its own; otherwise it is named by nation, kind and number. */
  readonly counter?: UnitId;
}

/** A set-up as shipped or loaded: plain JSON. */
export interface ForcesData {
  readonly format: 'grognard-spi-forces/1';
  readonly id: string;
  readonly title: string;
  readonly notice: string;
  readonly units: ReadonlyArray<UnitData>;
}
