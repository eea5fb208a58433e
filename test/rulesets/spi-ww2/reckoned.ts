/**
 * Zones, supply lines on land, journeys by rail and retreats reckoned anew from the position alone, hex by hex and without the
 * folds, masks and searches of the ruleset: by the errata of February 1975 and the default readings.
 * Rules 5.6, 5.66, 6.0, 8.47, 8.6, 9.7, 9.74, 10.3, 14.5.
 */
import type { SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import { mayRail, railHexes } from '../../../src/rulesets/spi-ww2/rail.js';
import { retreatOptions } from '../../../src/rulesets/spi-ww2/combat/retreat.js';
import type { SpiState } from '../../../src/rulesets/spi-ww2/state.js';
import { suppliedHexes } from '../../../src/rulesets/spi-ww2/supply.js';
import { inZoneOf, zoneSources } from '../../../src/rulesets/spi-ww2/zone.js';

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** What the ruleset says of a position that cannot be reckoned anew: `'0607: zone of the Axis'`. A game without legs of supply by sea. */
export const misreckoned = (game: SpiGame, s: SpiState): ReadonlyArray<string> => {
  const { board } = game;
  const { map, nations, roster } = board;
  const pos = game.position(s);
  const wrong: string[] = [];
  const hexes = [...map.ids.keys()];
  const at: number[][] = hexes.map(() => []);
  s.units.hex.forEach((hex, u) => {
    if (hex >= 0) at[hex].push(u);
  });
  const stance = (u: number): number => s.stance[roster.nation[u]];
  const camp = (u: number): number => (stance(u) < 0 ? -1 : stance(u) === 0 ? 0 : 1);
  const bloc = (n: number): number => (s.stance[n] >= 0 ? s.stance[n] : s.stance[n] === -3 ? nations[n].bloc : -1);
  const player = (n: number): number => (bloc(n) < 0 ? -1 : board.playerOf[bloc(n)]);
  const land = (hex: number): boolean => ['clear', 'rough'].includes(map.terrains[map.terrain[hex]]);
  const next = (hex: number): ReadonlyArray<number> => DIRECTIONS.flatMap((d) => (map.neighbors[hex * 6 + d] >= 0 && land(map.neighbors[hex * 6 + d]) && map.hexsides[map.sides[hex * 6 + d]] === 0 ? [map.neighbors[hex * 6 + d]] : []));
  const vichy = nations.findIndex((n) => n.name === 'Vichy France');
  const nation = (hex: number): number => (board.areas.vichy[hex] === 1 && vichy >= 0 && s.stance[vichy] > -4 ? vichy : board.landNation[hex]);
  const peaceful = (hex: number): boolean => (nation(hex) < 0 ? map.territory[hex] >= 0 : [-1, -2, -3].includes(s.stance[nation(hex)]));
  const guarded = (hex: number): boolean => nation(hex) >= 0 && (s.stance[nation(hex)] === -1 || s.stance[nation(hex)] === -3) && s.touched[nation(hex)] === 0;

  const zone = (side: number, hex: number): boolean =>
    land(hex) &&
    next(hex).some((from) => at[from].some((u) => camp(u) === side && nations[roster.nation[u]].partisans < 0) && (nation(from) === nation(hex) || !(guarded(from) || guarded(hex))));
  const zones = [0, 1].map((side) => hexes.map((hex) => zone(side, hex)));
  for (const side of [0, 1])
    for (const hex of hexes) {
      const said = inZoneOf(pos, side, hex);
      if (said !== zones[side][hex] || said !== zoneSources(pos, side, hex).length > 0) wrong.push(`${map.ids[hex]}: zone of ${side === 0 ? 'the Axis' : 'its enemies'}`);
    }

  const flood = (sources: ReadonlyArray<number>, open: (hex: number) => boolean, range: number): Map<number, number> => {
    const far = new Map(sources.map((hex) => [hex, 0]));
    const queue = [...sources];
    for (const hex of queue) {
      const length = (far.get(hex) as number) + 1;
      if (length > range) continue;
      for (const to of next(hex)) {
        if (far.has(to) || !open(to)) continue;
        far.set(to, length);
        queue.push(to);
      }
    }
    return far;
  };

  board.players.forEach((name, p) => {
    const side = p === 0 ? 0 : 1;
    const open = (hex: number): boolean => {
      const own = at[hex].length > 0 && player(roster.nation[at[hex][0]]) === p && stance(at[hex][0]) >= 0;
      return s.hexes.control[hex] === p && !at[hex].some((u) => camp(u) === 1 - side) && (own || (!peaceful(hex) && !zones[1 - side][hex]));
    };
    const mine = nations.filter((n, ix) => n.partisans < 0 && player(ix) === p && s.stance[ix] >= 0);
    const home = new Set(mine.flatMap((n) => [...n.homeHexes]));
    const seats = mine.flatMap((n) => [...n.homeHexes].filter((hex) => open(hex) && (board.center[hex] === 1 || n.capitals.includes(hex))));
    const range = [10, 12, 12, 12][(s.turn + 1) % 4];
    const lines = flood([...flood(seats, (hex) => home.has(hex) && open(hex), Infinity).keys()], open, range);
    // where a unit stands is no hex of its line
    for (const [hex, length] of [...lines]) if (length < range) for (const to of next(hex)) if (!lines.has(to)) lines.set(to, length + 1);
    const said = suppliedHexes(pos, { player: p, nation: -1, war: true });
    for (const hex of hexes) if ((said[hex] === 1) !== lines.has(hex)) wrong.push(`${map.ids[hex]}: supply of ${name}`);
    if (s.phase !== 'rail' || s.player !== p || s.pending.length > 0) return;
    s.units.hex.forEach((from, u) => {
      if (from < 0 || !mayRail(pos, u)) return;
      const n = roster.nation[u];
      const season = board.tables.movement[(((s.turn + 1) % 4) + 1) as 1];
      const most = 3 * (board.rules.mechanized(board, n, roster.kind[u], s.turn) ? season.mechanized : season.infantry);
      const near = (hex: number): boolean => board.fromRussia[hex] >= 0 && board.fromRussia[hex] <= 10;
      const passes = (hex: number): boolean =>
        s.hexes.control[hex] === p &&
        (camp(u) < 0 ? nation(hex) >= 0 && bloc(nation(hex)) === bloc(n) : !at[hex].some((other) => camp(other) === 1 - side) && !zones[1 - side][hex] && !peaceful(hex)) &&
        (nations[n].name !== 'Russia' || near(hex) || !near(from));
      const way = flood([from], passes, most);
      way.delete(from);
      const told = railHexes(pos, u);
      if (told.length !== way.size || told.some((hex) => !way.has(hex))) wrong.push(`${roster.ids[u]}: rail`);
    });
  });

  const due = s.pending[s.pending.length - 1];
  if ((due?.kind === 'retreat' || due?.kind === 'evasion') && s.combat !== null) {
    const { target } = s.combat;
    const attackers = new Set(s.combat.from.filter((hex) => hex !== target));
    for (const u of due.units) {
      const n = roster.nation[u];
      const ways = next(target).filter(
        (hex) =>
          at[hex].length < board.tables.buildUp.unitsInHex &&
          at[hex].every((other) => camp(other) === camp(u) && player(roster.nation[other]) === player(n)) &&
          (!peaceful(hex) || nation(hex) === n) &&
          (nations[n].partisans < 0 || nations[n].home[hex] === 1) &&
          (at[hex].length > 0 || !zones[1 - camp(u)][hex]),
      );
      const away = ways.filter((hex) => !attackers.has(hex) && !DIRECTIONS.some((d) => attackers.has(map.neighbors[hex * 6 + d])));
      const best = away.length > 0 ? away : ways;
      const told = retreatOptions(pos, u, due.units);
      if (told.length !== best.length || told.some((hex) => !best.includes(hex))) wrong.push(`${roster.ids[u]}: retreat`);
    }
  }
  return wrong;
};
