/**
 * Headquarters and logistical points as cases write and see them.
 * @rule REFORM 12G, 12H
 * @module
 */
import { perhaps } from '../engine/nearest.js';
import type { Problem } from '../engine/problem.js';
import { shown } from '../engine/shape.js';
import { type Either, left, type NonEmpty, right } from '../prelude.js';
import type { EuropaGame } from '../rulesets/europa/game.js';
import type { EuropaState } from '../rulesets/europa/state.js';
import { ATTACK_SUPPLY, supplyState } from '../rulesets/europa-reform/attackSupply/index.js';
import { HEADQUARTERS, headquartersIn } from '../rulesets/europa-reform/hqs/state.js';
import { payerId, payerNamed, payersOf } from '../rulesets/europa-reform/logistics/books.js';
import { LP_NATIONS } from '../rulesets/europa-reform/logistics/nations.js';
import { LOGISTICS, type Logistics, logisticsIn } from '../rulesets/europa-reform/logistics/state.js';
import { each, isTable, type Look, type Read, wrong } from './each.js';
import type { Stand } from './position.js';
import type { PositionSketch } from './sketch.js';

/** The position with what a sketch says of headquarters and points. */
export const withHeadquarters = (game: EuropaGame, state: EuropaState, sketch: PositionSketch): Either<NonEmpty<Problem>, EuropaState> => {
  const { points, headquarters } = sketch;
  if (points === undefined && headquarters === undefined) return right(state);
  const { roster, rules } = game.board;
  const problems: Problem[] = [];
  for (const [key, given] of [[LOGISTICS.key, points], [HEADQUARTERS.key, headquarters]] as const)
    if (given !== undefined && !rules.slices.some((s) => s.key === key))
      problems.push({ code: 'sketch/slice', at: `position.${key}`, detail: 'The rules of the position keep no such state; put REFORM-12G or REFORM-12H into them.' });
  const units = (list = ''): ReadonlyArray<number> =>
    list.split(/\s+/).filter((id) => id !== '').map((id) => {
      const ix = roster.ixOf.get(id);
      if (ix === undefined) problems.push({ code: 'sketch/unit', at: 'position.headquarters', detail: `There is no unit ${id}.${perhaps(id, roster.ixOf.keys())}` });
      return ix ?? -1;
    });
  const rising = (list: string | undefined): ReadonlyArray<number> => [...units(list)].sort((a, b) => a - b);
  const before = logisticsIn(state);
  const pools: Record<string, number> = { ...before.pools };
  for (const [id, n] of Object.entries(points ?? {})) {
    const nation = payerNamed(id);
    if (nation === null) problems.push({ code: 'sketch/power', at: `position.points.${id}`, detail: `${id} has no pool; those who have are ${LP_NATIONS.map(payerId).join(', ')}.` });
    else pools[nation] = n;
  }
  const planned = (list: string | undefined, turn: number): Logistics['planned'] =>
    units(list).flatMap((hq) => (hq < 0 ? [] : [{ hq, turn, payer: payersOf(game.board, hq)[0] ?? 'Germany' }]));
  const isAdHoc = (hq: number): boolean => roster.units[hq]?.marks?.includes('ad-hoc') === true;
  const logistics: Logistics = {
    ...before,
    pools: pools as Logistics['pools'],
    planned: [...before.planned, ...planned(headquarters?.paid, state.turn), ...planned(headquarters?.paidNext, state.turn + 1)],
    rail: [...before.rail, ...units(headquarters?.rail).map((hq) => ({ hq, turn: state.turn }))],
    lost: rising(headquarters?.lost),
    replaced: units(headquarters?.replaced).map((hq) => ({ hq, nation: roster.units[hq]?.nation ?? '', turn: state.turn, adHoc: isAdHoc(hq) })),
    adHoc: roster.armyHqs.find((hq) => isAdHoc(hq) && state.units.hex[hq] >= 0) ?? null,
  };
  const active = rising(headquarters?.active);
  if (problems.length > 0) return left(problems as unknown as NonEmpty<Problem>);
  const has = (key: string): boolean => rules.slices.some((s) => s.key === key);
  return right({
    ...state,
    slices: {
      ...state.slices,
      ...(has(LOGISTICS.key) ? { [LOGISTICS.key]: logistics } : {}),
      ...(has(HEADQUARTERS.key) ? { [HEADQUARTERS.key]: { ...headquartersIn(state), active } } : {}),
    },
  });
};

// ---- facts -------------------------------------------------------------------------------------------------------------

const ids = ({ game }: Stand, units: ReadonlyArray<number>): ReadonlyArray<string> => units.map((u) => game.board.roster.ids[u]);

/** A list in the order that is wanted, if it has the same entries. */
const unordered = (wanted: unknown, found: ReadonlyArray<unknown>): unknown => {
  const sorted = (list: ReadonlyArray<unknown>): string => JSON.stringify([...list].sort());
  return Array.isArray(wanted) && sorted(wanted) === sorted(found) ? wanted : found;
};

/** Active headquarters, by id. */
const active: Look<Stand> = (scene, wanted) => right(unordered(wanted, ids(scene, headquartersIn(scene.state).active)));

/** Headquarters that are paid for and have not been tested. */
const paid: Look<Stand> = (scene, wanted) => right(unordered(wanted, ids(scene, logisticsIn(scene.state).planned.map((p) => p.hq))));

/** Points in pools, by nation. */
const points = each<Stand>('points', 'an object of nations', ({ state }, id) => {
  const nation = payerNamed(id);
  return nation === null ? wrong(`points.${id}`, `${id} has no pool; those who have are ${LP_NATIONS.map(payerId).join(', ')}.`) : right(logisticsIn(state).pools[nation]);
});

const SUPPLY_FORM = '{ "target": "0505", "effort": "attack", "g1": "attack", "g2": "general" }';

/** The conditions of supply of units in an attack or overrun, in the order in which they are named; without a target those of units that do nothing. */
const conditions: Look<Stand> = (scene, wanted): Read<unknown> => {
  if (!isTable(wanted)) return wrong('supply', `It must be ${SUPPLY_FORM}.`);
  const { target, effort, ...named } = wanted;
  const { map, roster } = scene.game.board;
  const hex = typeof target === 'string' ? (map.hexOf.get(target) ?? -1) : -1;
  if (target !== undefined && hex < 0) return wrong('supply.target', `There is no hex ${typeof target === 'string' ? target : shown(target)}.`);
  const units = Object.keys(named).map((id) => roster.ixOf.get(id) ?? -1);
  const stray = Object.keys(named).find((_, i) => units[i] < 0);
  if (stray !== undefined) return wrong(`supply.${stray}`, `There is no unit ${stray}.`);
  const pos = scene.game.position(scene.state);
  const context = hex < 0 ? null : { target: hex, units, effort: effort === 'overrun' ? ('overrun' as const) : ('attack' as const) };
  return right({
    ...(target === undefined ? {} : { target }),
    ...(effort === undefined ? {} : { effort }),
    ...Object.fromEntries(Object.keys(named).map((id, i) => [id, supplyState(pos, units[i], context)])),
  });
};

/** What headquarters have served in the phase: by id, divisions and REs. */
const served = each<Stand>('served', 'an object of headquarters', ({ game, state }, id) => {
  const hq = game.board.roster.ixOf.get(id);
  if (hq === undefined) return wrong(`served.${id}`, `There is no unit ${id}.`);
  const used = ((state.slices[ATTACK_SUPPLY.key] ?? ATTACK_SUPPLY.initial) as typeof ATTACK_SUPPLY.initial).used.filter((u) => u.hq === hq);
  const sum = (of: (u: (typeof used)[number]) => number): number => used.reduce((n, u) => n + of(u), 0);
  return right({ divisions: sum((u) => u.divisions), ofOthers: sum((u) => u.ofOthers), res: sum((u) => u.res) });
});

/** Facts about headquarters. */
export const HQ_LOOKS: Readonly<Record<string, Look<Stand>>> = { active, paid, points, supply: conditions, served };
