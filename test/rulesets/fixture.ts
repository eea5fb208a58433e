/**
 * Small games for rule tests, from a few lines: a blank map of clear hexes numbered as on map 37 (even columns lie
 * half a hex south), some units, and whatever else the rule in question needs.
 *
 * ```ts
 * const p = position({
 *   terrain: { woods: '0505 0506' },
 *   units: ['g1: German 7-6 Inf XX @0503', 'p1: Polish 5-6-6 Inf XX (2-6) @0505'],
 * });
 * expect(p.try(march('g1', '0504', '0404'))).toEqual(['movement/stopped']);
 * expect(p.act(march('g1', '0504')).unit('g1').mp).toBe(5);
 * ```
 *
 * A position never changes: `act` returns the next one, so that a rule and its counter-example start from the same place.
 * Neighbors of 0505: 0504 N, 0604 NE, 0605 SE, 0506 S, 0405 SW, 0404 NW.
 * @module
 */
import { applyUnchecked } from '../../src/engine/apply.js';
import { type OddsNow, oddsNow, ownerNow, stackNow, type UnitNow, unitNow, zocNow } from '../../src/conformance/facts.js';
import { makePosition } from '../../src/conformance/position.js';
import type { Sketch } from '../../src/conformance/sketch.js';
import type { HexId } from '../../src/kernel/hex.js';
import type { RuleViolation } from '../../src/kernel/rule.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import type { EuropaGame } from '../../src/rulesets/europa/game.js';
import { type Decision, due, type EuropaState, type PhaseName } from '../../src/rulesets/europa/state.js';
import { type Actions, endPhase, roll, sound } from './notation.js';

export type { OddsNow, Sketch, UnitNow };
export { RAIL_CAPACITY } from '../../src/conformance/rules.js';
export * from './notation.js';

export type PowerId = 'germany' | 'poland' | 'soviet-union';

/** A position, and questions to it. */
export interface Fixture {
  readonly game: EuropaGame;
  readonly state: EuropaState;
  /** What the last `act` did, with ids. */
  readonly events: ReadonlyArray<{ readonly type: string; readonly [key: string]: unknown }>;
  /** The position after the actions. Throws with the violations if one is illegal. */
  readonly act: (...actions: ReadonlyArray<Actions>) => Fixture;
  /** Codes of what is wrong with the first illegal one of the actions; empty when all may be done, one after another. */
  readonly try: (...actions: ReadonlyArray<Actions>) => ReadonlyArray<string>;
  /** The same in full. */
  readonly refusals: (...actions: ReadonlyArray<Actions>) => ReadonlyArray<RuleViolation>;
  /** Ends phases until the next one of that name, of that player if named. A die for intervention that falls due shows a one. */
  readonly to: (phase: PhaseName, player?: PowerId) => Fixture;
  /** Every legal action. */
  readonly legal: () => ReadonlyArray<EuropaAction>;
  /** Whose decision it is: a side, `'chance'` or `'nobody'`. */
  readonly actor: () => string;
  readonly due: () => Decision | null;
  readonly unit: (id: string) => UnitNow;
  /** Units of a hex, by id. */
  readonly stack: (hex: HexId) => ReadonlyArray<string>;
  readonly owner: (hex: HexId) => PowerId | 'nobody';
  readonly zoc: (side: 'axis' | 'allied', hex: HexId) => boolean;
  /** Every hex in the zones of control of a side, ascending. */
  readonly zone: (side: 'axis' | 'allied') => ReadonlyArray<HexId>;
  readonly odds: (target: HexId, ...units: ReadonlyArray<string>) => OddsNow;
}

/** A position from its sketch; see `PositionSketch`. */
export const position = (sketch: Sketch = {}): Fixture => {
  const { game, state } = sound(makePosition(sketch));
  return fixture(game, state);
};

/** A position of any game of the family, as it stands. */
export const fixture = (game: EuropaGame, state: EuropaState, events: Fixture['events'] = []): Fixture => {
  const { map, roster } = game.board;
  const stand = { game, state };
  const hexIx = (id: HexId): number => known(map.hexOf.get(id), id);
  const unitIx = (id: string): number => known(roster.ixOf.get(id), id);
  const zoc: Fixture['zoc'] = (side, hex) => zocNow(stand, side, hexIx(hex));
  const step = (action: EuropaAction): Fixture => {
    const wrong = game.violations(state, action);
    if (wrong.length > 0) throw new Error(`${JSON.stringify(action)} is illegal:\n${wrong.map((v) => `${v.code} (${v.ref.book} ${v.ref.case}): ${v.detail}`).join('\n')}`);
    const applied = applyUnchecked(game, state, action);
    return fixture(game, applied.state, applied.events.map(game.named));
  };
  const act: Fixture['act'] = (...actions) => {
    let at = self;
    const seen: Fixture['events'][number][] = [];
    for (const action of actions.flat() as ReadonlyArray<EuropaAction>) {
      at = at === self ? step(action) : at.act(action);
      seen.push(...at.events);
    }
    return { ...at, events: seen };
  };
  const refusals: Fixture['refusals'] = (...actions) => {
    const [first, ...rest] = actions.flat() as ReadonlyArray<EuropaAction>;
    const wrong = game.violations(state, first);
    return wrong.length > 0 || rest.length === 0 ? wrong : step(first).refusals(rest);
  };
  const self: Fixture = {
    game,
    state,
    events,
    act,
    refusals,
    try: (...actions) => refusals(...actions).map((v) => v.code),
    to: (phase, player) => {
      const next = step(due(state)?.kind === 'roll' ? roll(1) : endPhase);
      return next.state.phase === phase && (player === undefined || game.board.setting.playerTurns[next.state.playerTurn].powers[0] === player) ? next : next.to(phase, player);
    },
    legal: () => [...game.legalActions(state)],
    actor: () => game.actor(state),
    due: () => due(state),
    unit: (id) => unitNow(stand, unitIx(id)),
    stack: (hex) => stackNow(stand, hexIx(hex)),
    owner: (hex) => ownerNow(stand, hexIx(hex)) as PowerId | 'nobody',
    zoc,
    zone: (side) => map.ids.filter((id) => zoc(side, id)),
    odds: (target, ...units) => oddsNow(stand, hexIx(target), units.map(unitIx)),
  };
  return self;
};

const known = (ix: number | undefined, id: string): number => {
  if (ix === undefined) throw new Error(`There is no ${id} in this position`);
  return ix;
};
