/**
 * The facts that expectations of cases may name, beside those that every game has.
 * @module
 */
import { perhaps } from '../engine/nearest.js';
import { shown } from '../engine/shape.js';
import { isLeft, right } from '../prelude.js';
import { rowOf } from '../kernel/hex.js';
import { SIDES } from '../rulesets/europa/board.js';
import { dueNow, oddsNow, ownerNow, playerIn, stackNow, tracesNow, unitNow, worksNow, zocNow } from './facts.js';
import { AIR_LOOKS } from './air.js';
import { HQ_LOOKS } from './headquarters.js';
import { each, isTable, type Look as LookAt, type Read, wrong } from './each.js';
import { parseHexes } from './notation.js';
import type { Stand } from './position.js';

/** A fact: what a position says to what is wanted, in the same form. */
export type Look = LookAt<Stand>;

const unitOf = ({ game }: Stand, id: string, at: string): Read<number> => {
  const ix = game.board.roster.ixOf.get(id);
  return ix === undefined ? wrong(at, `There is no unit ${id} in this position.${perhaps(id, game.board.roster.ixOf.keys())}`) : right(ix);
};
const hexOf = ({ game }: Stand, id: string, at: string): Read<number> => {
  const ix = game.board.map.hexOf.get(id);
  return ix === undefined ? wrong(at, `There is no hex ${id} on this map.`) : right(ix);
};

/** Two lists with the same entries are the same, in whatever order. */
const unordered = (wanted: unknown, found: ReadonlyArray<unknown>): unknown => {
  const sorted = (list: ReadonlyArray<unknown>): string => JSON.stringify([...list].sort());
  return Array.isArray(wanted) && sorted(wanted) === sorted(found) ? wanted : found;
};

const units = each<Stand>('units', 'an object of units', (scene, id) => {
  const u = unitOf(scene, id, `units.${id}`);
  return isLeft(u) ? u : right({ ...unitNow(scene, u.right), traces: scene.state.units.hex[u.right] >= 0 && tracesNow(scene, u.right) });
});

const stacks = each<Stand>('stacks', 'an object of hexes', (scene, id, wanted) => {
  const hex = hexOf(scene, id, `stacks.${id}`);
  return isLeft(hex) ? hex : right(unordered(wanted, stackNow(scene, hex.right)));
});

const owners = each<Stand>('owners', 'an object of hexes', (scene, id) => {
  const hex = hexOf(scene, id, `owners.${id}`);
  return isLeft(hex) ? hex : right(ownerNow(scene, hex.right));
});

const works = each<Stand>('works', 'an object of hexes', (scene, id, wanted) => {
  const hex = hexOf(scene, id, `works.${id}`);
  return isLeft(hex) ? hex : right(unordered(wanted, worksNow(scene, hex.right)));
});

const zoc = each<Stand>('zoc', 'an object of hexes', (scene, id) => {
  const hex = hexOf(scene, id, `zoc.${id}`);
  if (isLeft(hex)) return hex;
  const sides = SIDES.filter((side) => zocNow(scene, side, hex.right));
  return right(sides.length === 2 ? 'both' : (sides[0] ?? 'none'));
});

/** All hexes of a side's zones of control: a list of hexes as in positions. */
const zone = each<Stand>('zone', 'an object of sides', (scene, side, wanted) => {
  const { map } = scene.game.board;
  if (!SIDES.some((s) => s === side)) return wrong(`zone.${side}`, `There is no side ${side}; they are ${SIDES.join(', ')}.`);
  const found = map.ids.filter((_, hex) => zocNow(scene, side, hex));
  const last = map.grid.size - 1;
  const named = parseHexes(typeof wanted === 'string' ? wanted : '', [rowOf(map.grid, 0), rowOf(map.grid, last)]);
  return right(!isLeft(named) && JSON.stringify([...named.right].sort()) === JSON.stringify(found) ? wanted : found.join(' '));
});

const ODDS_FORM = '{ "target": "0505", "with": ["g1", "g2"], … }';

/** The odds of an attack, whether or not it may be made. */
const odds: Look = (scene, wanted) => {
  if (!isTable(wanted)) return wrong('odds', `It must be ${ODDS_FORM}.`);
  const { target, with: attackers } = wanted;
  if (typeof target !== 'string' || !Array.isArray(attackers) || attackers.length === 0) return wrong('odds', `It must name the attack: ${ODDS_FORM}.`);
  const hex = hexOf(scene, target, 'odds.target');
  if (isLeft(hex)) return hex;
  const found: number[] = [];
  for (const id of attackers) {
    const u = typeof id === 'string' ? unitOf(scene, id, 'odds.with') : wrong('odds.with', `Attackers are named by their ids; this is ${shown(id)}.`);
    if (isLeft(u)) return u;
    found.push(u.right);
  }
  return right({ target, with: attackers, ...oddsNow(scene, hex.right, found) });
};

/** The decision due, null when there is none; lists of units in any order. */
const due: Look = (scene, wanted) => {
  const found = dueNow(scene);
  if (found === null || !isTable(wanted)) return right(found);
  return right(Object.fromEntries(Object.entries(found).map(([key, value]) => [key, Array.isArray(value) ? unordered(wanted[key], value) : value])));
};

/** The powers whose turn it is. */
const player: Look = (scene) => right(playerIn(scene));

/** Points of each side if the game were over. */
const score: Look = ({ game, state }) => right(game.board.rules.supplement?.result(game.position(state))?.score ?? null);

/** The turn as it is named. */
const date: Look = ({ game, state }) => right(game.board.setting.turnName(state.turn));

/** State of single amendments. */
const slices: Look = ({ state }) => right(state.slices);

/** Every fact by name. */
export const LOOKS: Readonly<Record<string, Look>> = { units, stacks, owners, works, zoc, zone, odds, due, player, score, ...AIR_LOOKS, ...HQ_LOOKS, date, slices };
