/**
 * A position as a picture needs it: no rules, no indices, only what stands where and how it looks.
 * Renderers and front ends read this; each ruleset writes it.
 * @module
 */
import type { HexId } from '../kernel/hex.js';
import type { HexMap } from '../kernel/map.js';

/** A unit as a counter. */
export interface Counter {
  readonly id: string;
  /** Index into {@link View.colors}: whose counter it is. */
  readonly owner: string;
  readonly name: string;
  /** Short designation printed beside the symbol: `'24'`, `'Wilno'`. */
  readonly designation: string;
  /** Size mark as printed: `'XX'`, `'III'`, `'CADRE'` … */
  readonly size: string;
  /** Unit type in the rulebook's words: `'Inf'`, `'mot Inf'`, `'Pz'`, `'Cav'`, `'Art'` … */
  readonly type: string;
  /** The numbers along the bottom, as printed: `'7-6'`, `'5-6-6'`. */
  readonly ratings: string;
  /** The dot of a supported unit. */
  readonly dot: boolean;
  readonly cadre: boolean;
  /** States worth a mark, in words: `'out of supply'`, `'moved'`. */
  readonly marks: ReadonlyArray<string>;
}

/** One stack, topmost counter first. */
export interface StackView {
  readonly hex: HexId;
  readonly counters: ReadonlyArray<Counter>;
}

/** Something said of a hex by the position, not the map. */
export interface HexMark {
  readonly hex: HexId;
  readonly label: string;
}

/**
 * How a feature of a hex, or of the hexsides that protect it, differs from what the map prints: it was built in play, is being
 * built, or is gone (destroyed, or without effect).
 * @since 0.2.0
 */
export interface FeatureChange {
  readonly hex: HexId;
  /** As maps name it: `'fort'`, `'fortified'`. */
  readonly feature: string;
  readonly of: 'hex' | 'hexsides';
  readonly is: 'built' | 'under construction' | 'gone';
}

/** Colors for an owner's counters and for the tint of his hexes: CSS color strings. */
export interface OwnerColors {
  readonly name: string;
  readonly fill: string;
  readonly ink: string;
}

/**
 * A table of texts, which stands in the place of the map where a game has none. Every row has an entry for each column.
 * @since 0.3.0
 */
export interface SheetView {
  readonly heading: string;
  readonly columns: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
}

/** A whole position, drawable. */
export interface View {
  readonly title: string;
  /** One line: turn, date, phase, whose decision. */
  readonly subtitle: string;
  readonly notices: ReadonlyArray<string>;
  readonly map: HexMap;
  /** Drawn instead of the map, where a game has none. Since 0.3.0. */
  readonly sheet?: SheetView;
  readonly colors: Readonly<Record<string, OwnerColors>>;
  /** Owner key of each hex, in hex order; null for nobody. */
  readonly owners: ReadonlyArray<string | null>;
  readonly stacks: ReadonlyArray<StackView>;
  readonly marks: ReadonlyArray<HexMark>;
  /** What is not as the map prints it; nothing when it is left out. Since 0.2.0. */
  readonly changes?: ReadonlyArray<FeatureChange>;
  /** Owner and number of units that are off the map, by heading: `'eliminated'`, `'expected'`. */
  readonly boxes: ReadonlyArray<{ readonly heading: string; readonly counters: ReadonlyArray<Counter> }>;
  /** What is kept off the map without counters, by heading: `'Logistical points'`, `['Germany 12', …]`. Since 0.3.0. */
  readonly tallies?: ReadonlyArray<{ readonly heading: string; readonly entries: ReadonlyArray<string> }>;
}
