/**
 * A position as a sketch, and in lines for people: what is printed can be read again.
 * @module
 */
import type { HexId } from '../kernel/hex.js';
import type { StateSlice } from '../kernel/amendment.js';
import type { HexMap } from '../kernel/map.js';
import { airText } from './air.js';
import { homeLand, isEast } from './cast.js';
import { dueNow, playerIn } from './facts.js';
import { drawn, lettersFor } from './drawing.js';
import { tellsIntervention } from './intervention.js';
import { unitNotation } from './notation.js';
import type { Stand } from './position.js';
import type { PositionSketch } from './sketch.js';
import { AIR } from '../rulesets/europa/air.js';
import { heldBy } from '../rulesets/europa/game.js';
import { isNeutral } from '../rulesets/europa/position.js';
import { EXPECTED, MP } from '../rulesets/europa/state.js';
import { FTF } from '../rulesets/first-to-fight/index.js';

/** Names by hex as lists of hexes, runs down a column joined. */
const byList = (entries: ReadonlyArray<readonly [HexId, string]>): Readonly<Record<string, string>> => {
  const lists = new Map<string, HexId[]>();
  for (const [hex, name] of entries) lists.set(name, [...(lists.get(name) ?? []), hex]);
  return Object.fromEntries([...lists].map(([name, hexes]) => [name, runs(hexes)]));
};

const runs = (hexes: ReadonlyArray<HexId>): string => {
  const found: [HexId, HexId][] = [];
  for (const hex of [...hexes].sort()) {
    const last = found[found.length - 1];
    if (last !== undefined && hex.slice(0, 2) === last[1].slice(0, 2) && Number(hex) === Number(last[1]) + 1) last[1] = hex;
    else found.push([hex, hex]);
  }
  return found.map(([a, b]) => (a === b ? a : `${a}-${b}`)).join(' ');
};

/** Hexsides of each feature that has any, as two hexes; those that protect one are written toward it. */
const hexsidesOf = (map: HexMap): Readonly<Record<string, string>> => {
  const found = new Map<string, string[]>();
  for (let hex = 0; hex < map.grid.size; hex++)
    for (let d = 0; d < 3; d++) {
      const other = map.neighbors[hex * 6 + d];
      const side = map.sides[hex * 6 + d];
      if (other < 0 || side < 0 || map.hexsides[side] === 0) continue;
      map.hexsideFeatures.forEach((name, bit) => {
        if ((map.hexsides[side] & (1 << bit)) === 0) return;
        const faces = name === 'fortified' && map.protects[side] >= 0;
        const [a, b] = faces && map.protects[side] === hex ? [other, hex] : [hex, other];
        found.set(name, [...(found.get(name) ?? []), `${map.ids[a]}${faces ? '>' : '/'}${map.ids[b]}`]);
      });
    }
  return Object.fromEntries([...found].map(([name, list]) => [name, list.join(' ')]));
};

/** Leaves out what is empty. */
const filled = (sketch: PositionSketch): PositionSketch =>
  Object.fromEntries(
    Object.entries(sketch).filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0) && !(typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0)),
  );

/**
 * A position as a sketch, units in the drawn map. Making it again, by the same rules and readings, gives the same position,
 * unless a combat, an attack or a decision is under way: those cannot be written down.
 * @param given - what no position says: the supplement's gifts and the tables, from the sketch that it was made of
 * @since 0.2.0
 */
export const sketchOf = (stand: Stand, given: PositionSketch = {}): PositionSketch => {
  const { game, state } = stand;
  const { map, roster, powers, territoryPower } = game.board;
  const { grid } = map;
  const { letterOf, legend } = lettersFor(map.terrains);
  const standing = new Map<string, HexId>();
  state.units.hex.forEach((hex, u) => void (hex >= 0 && standing.set(roster.ids[u], map.ids[hex])));
  const owners: (readonly [HexId, string])[] = [];
  // read back, a hex belongs to whom it is given, else to whose units stand in it
  const land = map.ids.map((_, hex) => (map.territory[hex] < 0 ? -1 : territoryPower[map.territory[hex]]));
  const usual = heldBy(game.board, land, state.units.hex, (hex) => !isNeutral({ board: game.board, state: game.initial }, hex));
  state.hexes.owner.forEach((owner, hex) => {
    if (owner !== usual[hex]) owners.push([map.ids[hex], powers[owner]?.id ?? 'nobody']);
  });
  const railed = powers.flatMap((p, ix) => (state.railed[ix] > 0 ? [[p.id, state.railed[ix]] as const] : []));
  // what a sketch brought into the war was in it from the start of its game, so that the start does not tell
  const played = { rules: game.identity.ruleset };
  const home = homeLand(played);
  const told = (id: string, is: boolean): boolean => is !== (id === FTF.sovietUnion && !isEast(played)) || given.dormant?.[id] !== undefined || given.enters?.[id] !== undefined;
  const dormant = powers.flatMap((p, ix) => (told(p.id, state.dormant[ix] === 1) ? [[p.id, state.dormant[ix] === 1] as const] : []));
  const differs = (s: StateSlice): boolean => tellsIntervention(game, state, s.key) || JSON.stringify(state.slices[s.key]) !== JSON.stringify(s.initial);
  const slices = Object.fromEntries(game.board.rules.slices.filter((s) => s.key !== AIR.key && differs(s)).map((s) => [s.key, state.slices[s.key]]));
  const columns = [grid.firstColumn, grid.firstColumn + grid.columns - 1] as const;
  const rows = [grid.firstRow, grid.firstRow + grid.rows - 1] as const;
  const { conversions, mobilizations } = roster.data;
  const { sorties, support, abandoned } = airText(stand);
  const { begins, surprise, enters, weather, zones, construction, airPoints, sources, result, chart } = given;
  return filled({
    map: drawn({ columns, rows, terrain: new Map(map.ids.map((id, h) => [id, map.terrains[map.terrain[h]]])), standing }, letterOf),
    legend,
    units: roster.units.map((data, u) => {
      const hex = state.units.hex[u];
      // whoever has arrived is no longer expected
      return unitNotation(hex === EXPECTED ? data : { ...data, arrives: 0 }, { face: state.units.face[u], status: state.units.status[u], mp: state.units.mp[u] / MP, gone: hex < EXPECTED ? hex : null }, hex === EXPECTED ? data.hex : null);
    }),
    hexsides: hexsidesOf(map),
    places: Object.fromEntries(map.places.map((p) => [map.ids[p.hex], p.city === map.ids[p.hex] ? p.kind : `${p.kind} ${p.city}${p.capital === true ? '*' : ''}`])),
    features: byList(map.features.flatMap((name, bit) => map.ids.filter((_, h) => map.hexFeatures[h] & (1 << bit)).map((id) => [id, name] as const))),
    territories: byList(map.ids.flatMap((id, h) => (map.territories[map.territory[h]] === home ? [] : [[id, map.territories[map.territory[h]] ?? ''] as const]))),
    owners: byList(owners),
    areas: Object.fromEntries(roster.data.areas.map((a) => [a.id, runs(a.hexes)])),
    conversions,
    mobilizations,
    ...Object.fromEntries(Object.entries({ begins, surprise, enters, weather, zones, construction, airPoints, sources, result, chart }).filter(([, value]) => value !== undefined)),
    turn: state.turn,
    player: playerIn(stand),
    phase: state.phase,
    ...(state.phase === 'over' ? {} : { underway: true }),
    railed: Object.fromEntries(railed),
    converted: state.converted.map((ix) => conversions[ix].id),
    mobilized: state.mobilized.map((ix) => mobilizations[ix].unit),
    captured: state.captured.map((h) => map.ids[h]).join(' '),
    dormant: Object.fromEntries(dormant),
    sorties,
    support,
    abandoned: runs(abandoned),
    slices,
  });
};

/** A position in lines: the map, the units, what else differs from an empty field, and what is due. @since 0.2.0 */
export const showPosition = (stand: Stand): ReadonlyArray<string> => {
  const { map = [], units = [], ...rest } = sketchOf(stand);
  const decision = dueNow(stand);
  const { attack } = stand.state;
  const { ids } = stand.game.board.roster;
  return [
    ...map,
    ...units,
    ...Object.entries(rest).map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`),
    ...(attack === null ? [] : [`attack on ${stand.game.board.map.ids[attack.target]}: ${attack.units.map((u) => ids[u]).join(', ')}`]),
    ...(decision === null ? [] : [`due: ${JSON.stringify(decision)}`]),
    `to act: ${stand.game.actor(stand.state)}`,
  ];
};

