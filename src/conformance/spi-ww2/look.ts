/**
 * The facts that cases of World War II may name, beside those that every game has.
 * @module
 */
import { right } from '../../prelude.js';
import { airStrength, contested, effectiveEnemyAir, interdiction } from '../../rulesets/spi-ww2/air.js';
import { attackColumn, attackQuery, differentialOf } from '../../rulesets/spi-ww2/combat/declare.js';
import { finnishStrength } from '../../rulesets/spi-ww2/conversion.js';
import { alliedBudget, pointsLeft } from '../../rulesets/spi-ww2/naval.js';
import { namedDecision } from '../../rulesets/spi-ww2/named.js';
import { countryOf, isMechanized, landName, unitsIn } from '../../rulesets/spi-ww2/position.js';
import { income, largest, smallest } from '../../rulesets/spi-ww2/production.js';
import { ABSENT, AFLOAT, AXIS, due, GONE, NEUTRAL, OUT_OF_SUPPLY, PEACE, PRO_AXIS, RESERVE, RUSSIA, STOPPED, WEST } from '../../rulesets/spi-ww2/state.js';
import { goalOf, suppliedHexes } from '../../rulesets/spi-ww2/supply.js';
import { perhaps } from '../../engine/nearest.js';
import { destructionGuaranteed } from '../../rulesets/spi-ww2/tables/combat.js';
import { KINDS } from '../../rulesets/spi-ww2/unit.js';
import { inZoneOf } from '../../rulesets/spi-ww2/zone.js';
import { each, isTable, type Look as LookAt, wrong } from '../each.js';
import type { SpiStand } from './position.js';

type Look = LookAt<SpiStand>;

const OBJECT = 'an object';

const ofUnit = (name: string, value: (scene: SpiStand, unit: number) => unknown): Look =>
  each<SpiStand>(name, OBJECT, (scene, id) => {
    const unit = scene.game.board.roster.ixOf.get(id);
    return unit === undefined ? wrong(`${name}.${id}`, `There is no unit ${id} in this position.${perhaps(id, scene.game.board.roster.ixOf.keys())}`) : right(value(scene, unit));
  });
const ofHex = (name: string, value: (scene: SpiStand, hex: number, wanted: unknown) => unknown): Look =>
  each<SpiStand>(name, OBJECT, (scene, id, wanted) => {
    const hex = scene.game.board.map.hexOf.get(id);
    return hex === undefined ? wrong(`${name}.${id}`, `There is no hex ${id} on this map.`) : right(value(scene, hex, wanted));
  });
const ofNation = (name: string, value: (scene: SpiStand, nation: number) => unknown): Look =>
  each<SpiStand>(name, OBJECT, (scene, nation) => {
    const ix = scene.game.board.nationIx.get(nation);
    return ix === undefined ? wrong(`${name}.${nation}`, `There is no nation ${nation}.`) : right(value(scene, ix));
  });

const STANCES: Readonly<Record<number, string>> = {
  [AXIS]: 'axis',
  [WEST]: 'west',
  [RUSSIA]: 'russia',
  [NEUTRAL]: 'neutral',
  [PRO_AXIS]: 'pro-axis',
  [PEACE]: 'peace',
  [GONE]: 'gone',
  [ABSENT]: 'absent',
};

const place = ({ game, state }: SpiStand, unit: number): string => {
  const hex = state.units.hex[unit];
  return hex === RESERVE ? 'reserve' : hex === AFLOAT ? 'afloat' : game.board.map.ids[hex];
};

/** A unit as people see it. */
const units = ofUnit('units', (scene, u) => {
  const { sp, mp, status } = scene.state.units;
  return {
    hex: place(scene, u),
    sp: sp[u],
    mp: mp[u],
    outOfSupply: (status[u] & OUT_OF_SUPPLY) !== 0,
    stopped: (status[u] & STOPPED) !== 0,
    mechanized: isMechanized(scene.game.position(scene.state), u),
  };
});

/** Units of a hex, by id, in any order; or their strength points when a number is wanted. */
const stacks = ofHex('stacks', ({ game, state }, hex, wanted) => {
  const found = unitsIn(game.position(state), hex);
  if (typeof wanted === 'number') return found.reduce((sum, u) => sum + state.units.sp[u], 0);
  const ids = found.map((u) => game.board.roster.ids[u]);
  return Array.isArray(wanted) && JSON.stringify([...wanted].sort()) === JSON.stringify([...ids].sort()) ? wanted : ids;
});

const control = ofHex('control', ({ game, state }, hex) => game.board.players[state.hexes.control[hex]] ?? 'nobody');

const zoc = ofHex('zoc', ({ game, state }, hex) => {
  const pos = game.position(state);
  const [axis, allied] = [inZoneOf(pos, 0, hex), inZoneOf(pos, 1, hex)];
  return axis && allied ? 'both' : axis ? 'axis' : allied ? 'allied' : 'none';
});

/** Whether a unit could trace supply now; by player for a hex. */
const supplied = ofUnit('supplied', ({ game, state }, u) => {
  const pos = game.position(state);
  const goal = goalOf(pos, u);
  return goal.player >= 0 && suppliedHexes(pos, goal)[state.units.hex[u]] === 1;
});

const ATTACK_FORM = '{ "target": "0505", "with": ["g1", "g2"], … }';

/** The differential of an attack and its column, whether or not it may be made. */
const attack: Look = (scene, wanted) => {
  if (!isTable(wanted) || typeof wanted['target'] !== 'string' || !Array.isArray(wanted['with'])) return wrong('attack', `It must be ${ATTACK_FORM}.`);
  const { board } = scene.game;
  const target = board.map.hexOf.get(wanted['target']);
  const attackers = wanted['with'].map((id: unknown) => (typeof id === 'string' ? (board.roster.ixOf.get(id) ?? -1) : -1));
  if (target === undefined || attackers.includes(-1)) return wrong('attack', 'It must name a hex and units of this position.');
  const q = attackQuery(scene.game.position(scene.state), target, attackers);
  return right({ ...wanted, differential: differentialOf(q), column: attackColumn(q) });
};

/** Whether so many strength points are surely destroyed on a column: `{ "2 at 7": true }`. */
const guaranteed = each<SpiStand>('guaranteed', OBJECT, ({ game }, key) => {
  const [, sp, column] = /^(\d+) at (\d+)$/.exec(key) ?? [];
  return sp === undefined ? wrong(`guaranteed.${key}`, 'It must be put as "2 at 7".') : right(destructionGuaranteed(game.board.tables.combat, Number(sp), Number(column)));
});

/** Points that the phasing player has left; Allied points of a turn by its number; the Axis stock. */
const budget = each<SpiStand>('budget', OBJECT, ({ game, state }, key) => {
  const pos = game.position(state);
  if (key === 'naval' || key === 'amphibious') return right(pointsLeft(pos, key));
  if (key === 'axisNaval') return right(state.naval.axisNtp);
  if (key === 'axisAmphibious') return right(state.naval.axisAtp);
  const [, kind, turn] = /^(naval|amphibious) (\d+)$/.exec(key) ?? [];
  return kind === undefined ? wrong(`budget.${key}`, 'It must be naval, amphibious, axisNaval, axisAmphibious, or "amphibious 21" for the Allies in a turn.') : right(alliedBudget(pos, kind as 'naval', Number(turn)).points);
});

/** Air zones on a hex, as people count them. */
const air = ofHex('air', ({ game, state }, hex) => {
  const pos = game.position(state);
  return {
    axis: airStrength(pos, 0, hex),
    allied: airStrength(pos, 1, hex),
    againstAxis: effectiveEnemyAir(pos, 0, hex),
    againstAllies: effectiveEnemyAir(pos, 1, hex),
    turnsBackAllied: interdiction(pos, 1, hex),
    turnsBackAxis: interdiction(pos, 0, hex),
    contestedByAllies: contested(pos, 1, hex),
    contestedByAxis: contested(pos, 0, hex),
  };
});

/** What the map says of a hex. */
const hexes = ofHex('hexes', ({ game, state }, hex) => {
  const { board } = game;
  const pos = game.position(state);
  return {
    terrain: board.map.terrains[board.map.terrain[hex]],
    port: board.port[hex] === 1,
    country: countryOf(pos, hex) < 0 ? 'nobody' : landName(pos, hex),
    germanyForVictory: board.germany.includes(hex),
    denmark: board.areas.denmark[hex] === 1,
    fromRussia: board.fromRussia[hex],
    seas: board.seas.names.filter((_, i) => ((board.seas.coast[hex] >> i) & 1) === 1),
  };
});

const nations = ofNation('nations', ({ game, state }, n) => {
  const pos = game.position(state);
  return {
    stance: STANCES[state.stance[n]],
    points: state.points[n] / 2,
    income: income(pos, n) / 2,
    losses: state.losses[n],
    largest: largest(pos, n),
    smallest: smallest(pos, n),
    touched: state.touched[n] === 1,
  };
});

/** What a strength point of a nation and kind costs, and whether it is mechanized: `{ "Germany infantry": { … } }`. */
const prices = each<SpiStand>('prices', OBJECT, ({ game, state }, key) => {
  const { board } = game;
  const kind = KINDS.findIndex((k) => key.endsWith(` ${k}`));
  const nation = board.nationIx.get(key.slice(0, key.lastIndexOf(' ')));
  if (kind < 0 || nation === undefined) return wrong(`prices.${key}`, 'It must be a nation and a kind, as in "Germany infantry".');
  return right({ cost: board.rules.unitCost(board, nation, kind), mechanized: board.rules.mechanized(board, nation, kind, state.turn) });
});

const decision: Look = ({ game, state }) => {
  const found = due(state);
  return right(found === null ? null : namedDecision(game.board, found));
};

/** Everything else that is one number or word. */
const now: Look = ({ game, state }) =>
  right({
    baltic: state.baltic,
    mediterraneanClosed: state.mediterraneanClosed,
    swedenAttacked: state.sweden.attacked,
    halved: state.sweden.halved || game.board.rules.halvedWhen(game.position(state)),
    toPlace: state.toPlace,
    finnish: finnishStrength(game.position(state)),
    russians: state.units.hex.reduce((sum, hex, u) => sum + (hex >= 0 && game.board.nations[game.board.roster.nation[u]].name === 'Russia' ? state.units.sp[u] : 0), 0),
    player: game.board.players[state.player],
    phases: game.board.phases,
    wouldBe: game.board.rules.result(game.position(state)).level,
  });

/** Every fact by name. */
export const SPI_LOOKS: Readonly<Record<string, Look>> = { units, stacks, control, zoc, supplied, attack, guaranteed, budget, air, hexes, nations, prices, decision, now };
