/**
 * What counters and map print, and what a position holds outside its columns, as numbers for learners.
 * @module
 */
import { flagTrait, indexTrait, mapTraits, type Trait, type Traits, wordTrait } from '../../engine/traits.js';
import { type Board, SIDES } from './board.js';
import { CADRE, type Decision, due, type EuropaState, FULL, MP } from './state.js';

/** Kinds of decision, in the order of their numbers. */
const DECISIONS: ReadonlyArray<Decision['kind']> = ['roll', 'losses', 'retreat', 'advance', 'ration', 'evade', 'fighters'];

const NEVER = -1;

const unitTraits = ({ roster, powers, unitSide }: Board): ReadonlyArray<Trait> => {
  const { units, faces, hasCadre } = roster;
  const full = faces[FULL];
  // where a counter has no cadre on its back, nothing stands there
  const back = (values: ArrayLike<number>): ReadonlyArray<number> => Array.from(values, (value, u) => (hasCadre[u] === 1 ? value : 0));
  const points = (values: ArrayLike<number>): ReadonlyArray<number> => Array.from(values, (value) => value / MP);
  const cadre = faces[CADRE];
  return [
    indexTrait('side', SIDES, unitSide),
    indexTrait('power', powers.map((p) => p.id), roster.power),
    wordTrait('type', units.map((u) => u.type)),
    wordTrait('size', units.map((u) => u.size)),
    { name: 'attack', measure: 'strength points', values: full.attack },
    { name: 'defense', measure: 'strength points', values: full.defense },
    { name: 'movement', measure: 'MP', values: points(full.movement) },
    { name: 're', measure: 'REs', values: full.re },
    flagTrait('has cadre', hasCadre),
    { name: 'cadre attack', measure: 'strength points', values: back(cadre.attack) },
    { name: 'cadre defense', measure: 'strength points', values: back(cadre.defense) },
    { name: 'cadre movement', measure: 'MP', values: back(points(cadre.movement)) },
    { name: 'cadre re', measure: 'REs', values: back(cadre.re) },
    flagTrait('c/m', roster.cm),
    flagTrait('artillery', roster.artillery),
    flagTrait('divisional', full.divisional),
    flagTrait('supporting', full.supporting),
    flagTrait('armor effects', full.aec),
    flagTrait('rail only', roster.railOnly),
    { name: 'antiaircraft', measure: 'strength points', values: units.map((u) => u.aa) },
    { name: 'arrives', measure: 'turn', values: units.map((u) => u.arrives ?? NEVER) },
  ];
};

const hexTraits = (board: Board): ReadonlyArray<Trait> => {
  const { map, powers, territoryPower, rules } = board;
  const worth = new Float32Array(map.grid.size);
  const wanted = new Int8Array(map.grid.size).fill(-1);
  for (const objective of rules.objectives(board)) {
    worth[objective.hex] = objective.worth;
    wanted[objective.hex] = objective.side;
  }
  return [
    ...mapTraits(map),
    indexTrait('home', powers.map((p) => p.id), Array.from(map.territory, (t) => (t < 0 ? -1 : territoryPower[t]))),
    // what bots take it to be worth: the rules that score points score them otherwise
    { name: 'objective', measure: 'victory points', values: worth },
    indexTrait('wanted by', SIDES, wanted),
  ];
};

/** Traits of a board. */
export const traitsOf = (board: Board): Traits<EuropaState> => {
  const { powers, playerTurns } = board;
  return {
    position: {
      units: [
        { name: 'hex', measure: 'hex, or below 0: expected, eliminated, removed' },
        { name: 'face', measure: 'index', words: ['full', 'cadre'] },
        { name: 'mp', measure: 'twentieths of an MP' },
        { name: 'status', measure: 'bits' },
      ],
      hexes: [{ name: 'owner', measure: 'index', words: powers.map((p) => p.id) }],
    },
    units: unitTraits(board),
    hexes: hexTraits(board),
    gauges: [
      { name: 'player turn', measure: 'index', words: playerTurns.map((t) => t.name), of: (s) => s.playerTurn },
      { name: 'decision', measure: 'index', words: DECISIONS, of: (s) => DECISIONS.indexOf(due(s)?.kind as Decision['kind']) },
      { name: 'attacked hex', measure: 'hex', of: (s) => s.combat?.target ?? s.attack?.target ?? -1 },
      ...powers.map((p, ix) => ({ name: `dormant:${p.id}`, measure: 'flag', of: (s: EuropaState) => s.dormant[ix] })),
      ...powers.map((p, ix) => ({ name: `railed:${p.id}`, measure: 'units', of: (s: EuropaState) => s.railed[ix] })),
    ],
  };
};
