/**
 * What counters and map print, and what a position holds outside its columns, as numbers for learners.
 * @module
 */
import type { HexIx } from '../../kernel/hex.js';
import { flagTrait, type Gauge, indexTrait, mapTraits, type Traits } from '../../engine/traits.js';
import type { Board } from './board.js';
import { type Baltic, type Decision, due, type SpiState } from './state.js';
import { KINDS } from './unit.js';

/** Blocs, decisions and permissions in the order of their numbers. */
const BLOCS: ReadonlyArray<string> = ['axis', 'west', 'russia'];
const DECISIONS: ReadonlyArray<Decision['kind']> = ['roll', 'permission', 'partisans', 'losses', 'evasion', 'counter', 'stand', 'retreat', 'advance', 'conversion'];
const BALTIC: ReadonlyArray<Baltic> = ['none', 'refused', 'operation', 'standing'];

const mask = (size: number, hexes: ReadonlyArray<HexIx>): Uint8Array => {
  const flags = new Uint8Array(size);
  for (const hex of hexes) flags[hex] = 1;
  return flags;
};

/** A number of each nation. */
const byNation = (board: Board, name: string, measure: string, of: (s: SpiState) => ReadonlyArray<number>): ReadonlyArray<Gauge<SpiState>> =>
  board.nations.map((nation, ix) => ({ name: `${name}:${nation.name}`, measure, of: (s) => of(s)[ix] }));

/** Traits of a board. Counters print nothing but nation and kind: strength is in the position. */
export const traitsOf = (board: Board): Traits<SpiState> => {
  const { roster, nations, map, players } = board;
  const names = nations.map((n) => n.name);
  const { size } = map.grid;
  const points = (name: string, of: (s: SpiState) => number): Gauge<SpiState> => ({ name, measure: 'points', of });
  return {
    position: {
      units: [
        { name: 'hex', measure: 'hex, or below 0: in reserve, afloat' },
        { name: 'sp', measure: 'strength points' },
        { name: 'mp', measure: 'MP' },
        { name: 'status', measure: 'bits' },
      ],
      hexes: ['control', 'entered'].map((name) => ({ name, measure: 'index', words: players })),
    },
    units: [
      indexTrait('nation', names, roster.nation),
      indexTrait('kind', KINDS, roster.kind),
      // the cause for which its nation fights of itself; whether it does so now is its stance
      indexTrait('bloc', BLOCS, Array.from(roster.nation, (n) => nations[n].bloc)),
    ],
    hexes: [
      ...mapTraits(map),
      indexTrait('nation', names, board.landNation),
      flagTrait('land', board.land),
      flagTrait('city', board.city),
      { name: 'seas', measure: 'bits', values: board.seas.coast },
      flagTrait('Germany for victory', mask(size, board.germany)),
      flagTrait('Axis goal', mask(size, board.axisGoals.flat())),
      flagTrait('Russian victory hex', mask(size, board.russianGoals)),
    ],
    gauges: [
      { name: 'player', measure: 'index', words: players, of: (s) => s.player },
      { name: 'decision', measure: 'index', words: DECISIONS, of: (s) => DECISIONS.indexOf(due(s)?.kind as Decision['kind']) },
      { name: 'attacked hex', measure: 'hex', of: (s) => s.combat?.target ?? s.attack?.target ?? -1 },
      { name: 'Baltic', measure: 'index', words: BALTIC, of: (s) => BALTIC.indexOf(s.baltic) },
      points('naval points used', (s) => s.naval.ntp),
      points('amphibious points used', (s) => s.naval.atp),
      points('Axis naval points', (s) => s.naval.axisNtp),
      points('Axis amphibious points', (s) => s.naval.axisAtp),
      ...byNation(board, 'stance', 'bloc, or below 0 what else it is', (s) => s.stance),
      ...byNation(board, 'to spend', 'half points', (s) => s.points),
      ...byNation(board, 'lost', 'strength points', (s) => s.losses),
    ],
  };
};
