/**
 * Facts derived from where units stand: stacks and zones of control. A zone reaches one hex, across hexsides that let it
 * through; borders and occupied hexes are asked about when a zone is (see `zone.ts`), since they change without a unit moving.
 * @rule SPI 6.0, 7
 * @module
 */
import type { Survey } from '../../engine/facts.js';
import { copyStacks, insert, makeStacks, remove, type Stacks } from '../../kernel/stack.js';
import { addZoc } from '../../kernel/zoc.js';
import type { Board } from './board.js';
import { AXIS, type SpiState } from './state.js';
import { PARTISAN } from './unit.js';

/** Derived facts of a position. */
export interface Situation {
  readonly stacks: Stacks;
  /** For each camp, how many of its units exert a zone of control into a hex: 0 the Axis, 1 all its enemies. */
  readonly zoc: readonly [Uint8Array, Uint8Array];
}

/** The camp of a stance: 0 for the Axis, 1 for its enemies, -1 for nations not at war. */
export const campOf = (stance: number): number => (stance < 0 ? -1 : stance === AXIS ? 0 : 1);

const spread = (board: Board, s: Situation, state: SpiState, unit: number, hex: number, delta: 1 | -1): void => {
  if (board.roster.kind[unit] === PARTISAN) return;
  const camp = campOf(state.stance[board.roster.nation[unit]]);
  if (camp >= 0) addZoc(s.zoc[camp], board.map.neighbors, hex, board.folds.open.zone[hex], delta);
};

/** How facts are derived and followed. Strength plays no part: a unit of any size exerts a zone. */
export const surveyOf = (board: Board): Survey<SpiState, Situation> => ({
  survey: (state) => {
    const { hex } = state.units;
    const size = board.map.grid.size;
    const s: Situation = { stacks: makeStacks(size, hex.length), zoc: [new Uint8Array(size), new Uint8Array(size)] };
    for (let u = 0; u < hex.length; u++) {
      if (hex[u] < 0) continue;
      insert(s.stacks, hex[u], u);
      spread(board, s, state, u, hex[u], 1);
    }
    return s;
  },
  copy: (s) => ({ stacks: copyStacks(s.stacks), zoc: [s.zoc[0].slice(), s.zoc[1].slice()] }),
  follow: (s, state, _column, unit, before, after) => {
    if (before === after) return;
    if (before >= 0) {
      remove(s.stacks, before, unit);
      spread(board, s, state, unit, before, -1);
    }
    if (after >= 0) {
      insert(s.stacks, after, unit);
      spread(board, s, state, unit, after, 1);
    }
  },
  columns: ['hex'],
  holds: () => true,
});
