/**
 * The position before anything has happened.
 * @rule SPI 9.74, 15, 15.31, 17.11, 17.12, SCN (SPI-9.74.3)
 * @module
 */
import { areaMask } from '../../kernel/map.js';
import { deployerOf } from './freeSetup.js';
import type { Board } from './board.js';
import { emptyNaval } from './naval.js';
import { AXIS, GONE, NEUTRAL, PEACE, PRO_AXIS, RESERVE, type SpiState, WEST } from './state.js';

/** Stances before the first turn; where a scenario begins before the war, the Western Allies may be at peace. @rule SPI SCN */
const stancesOf = (board: Board): ReadonlyArray<number> => {
  const waits = board.setting.beginsBeforeWar && !board.rules.warAtStart;
  return board.nations.map((n) => (waits && n.start === WEST && n.partisans < 0 ? PEACE : n.start));
};

/** The player to whom land is friendly at the start: its owner's, or whoever holds it. @rule SPI 9.74 (SPI-9.74.3, AMB-SPI-80) */
const controlAtStart = (board: Board, stance: ReadonlyArray<number>): number[] => {
  const { map, land, setting, nations, nationIx, playerOf, readings } = board;
  const playerOfNation = (nation: number): number => {
    if (nation < 0) return -1;
    const s = stance[nation];
    if (s >= 0) return playerOf[s as 0];
    return s === PEACE ? playerOf[nations[nation].bloc as 0] : s === NEUTRAL || s === PRO_AXIS ? -1 : nations[nation].bloc < 0 ? -1 : playerOf[nations[nation].bloc as 0];
  };
  const control = Array.from(land, (flag, hex) => (flag === 1 && map.territory[hex] >= 0 ? playerOfNation(board.countryNation[map.territory[hex]]) : -1));
  if (readings['control-at-start'] === 'letter') return control;
  for (const [part, nation] of setting.held) {
    const mask = map.territories.includes(part) ? null : areaMask(map, part);
    const player = playerOfNation(nationIx.get(nation) ?? -1);
    control.forEach((_, hex) => {
      const inside = mask === null ? map.territories[map.territory[hex]] === part : mask[hex] === 1;
      if (inside && land[hex] === 1) control[hex] = player;
    });
  }
  return control;
};

/** The position before the first turn. */
export const initialState = (board: Board): SpiState => {
  const { roster, setting, rules, map, nations } = board;
  const stance = stancesOf(board);
  const free = rules.freeSetup ? setting.freeSetup : null;
  const hex = roster.starts.map((u) => (u === null || u.nation === free?.nation ? RESERVE : (map.hexOf.get(rules.placeAtStart(u, setting)) ?? RESERVE)));
  // a nation that is not there has no units
  hex.forEach((_, u) => {
    if (stance[roster.nation[u]] <= GONE) hex[u] = RESERVE;
  });
  const control = controlAtStart(board, stance);
  const entered = control.map(() => -1);
  hex.forEach((h, u) => {
    const s = stance[roster.nation[u]];
    const bloc = s >= 0 ? s : s === PEACE ? nations[roster.nation[u]].bloc : -1;
    if (h < 0 || bloc < AXIS) return;
    control[h] = board.playerOf[bloc as 0];
    entered[h] = board.playerOf[bloc as 0];
  });
  const deployer = deployerOf(board);
  return {
    turn: setting.firstTurn,
    phase: free === null ? board.phases[0] : 'setup',
    player: free === null ? 0 : deployer,
    stage: { at: 'entering', next: 0 },
    units: {
      hex,
      sp: roster.starts.map((u, ix) => (u === null || hex[ix] === RESERVE ? 0 : rules.strengthAtStart(u))),
      mp: hex.map(() => 0),
      status: hex.map(() => 0),
    },
    hexes: { control, entered },
    stance,
    points: nations.map(() => 0),
    losses: nations.map(() => 0),
    touched: nations.map(() => 0),
    unrest: board.tables.partisans.map(() => 0),
    naval: emptyNaval(setting.axisNaval.naval, setting.axisNaval.amphibious),
    landings: [],
    announced: [],
    attacked: [],
    baltic: 'none',
    mediterraneanClosed: false,
    sweden: { attacked: false, halved: false },
    toPlace: free?.total ?? 0,
    attack: null,
    combat: null,
    pending: [],
    ended: null,
  };
};
