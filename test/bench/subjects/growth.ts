/** What size costs: the same rules on a small invented front and on a large one; and a position of the large one, written down and copied. */
import { dice, playout } from '../../../dist/index.js';
import { bridgehead } from '../../../dist/scenarios/bridgehead.js';
import { type Extent, invented } from '../invented.js';
import { mixed, opened, randomAction, type Round, type Sized, type Timed } from '../subject.js';
import { randomPlay, WHOLE } from './playouts.js';

const SMALL: Extent = { columns: 40, rows: 25, units: 100 };
const LARGE: Extent = { columns: 120, rows: 100, units: 1000 };
const small = opened(bridgehead, invented(SMALL));
const large = opened(bridgehead, invented(LARGE));

const told = ({ columns, rows, units }: Extent): string => `${units.toLocaleString('en-US')} units on ${(columns * rows).toLocaleString('en-US')} hexes`;

/** A position in the midst of play: the large front after so many random actions. */
const MIDST = 2000;
const midst = (() => {
  const { game, start } = large;
  const copy = playout(game, start);
  const random = dice(1939);
  for (let n = 0; n < MIDST && game.actor(copy.state) !== 'nobody'; n++) copy.play(randomAction(game, copy.state, random));
  return copy.state;
})();

const COPIES = 1000;
const copies = (copy: () => number) => (): Round => {
  let checksum = 0;
  for (let i = 0; i < COPIES; i++) checksum = mixed(checksum, copy());
  return { operations: COPIES, checksum };
};

/** The least that a copy of one's own must do. By spreading: `slice` takes many times longer where columns are frozen. */
const byHand = (): number => {
  const { units, hexes } = midst;
  const copy = { ...midst, units: { hex: [...units.hex], face: [...units.face], mp: [...units.mp], status: [...units.status] }, hexes: { owner: [...hexes.owner] } };
  return copy.units.hex[0];
};

export const growth: ReadonlyArray<Timed | Sized> = [
  { id: 'small', title: `invented front of ${told(SMALL)}, whole random games in place`, unit: 'actions', round: randomPlay(small, { games: 5, actions: WHOLE }) },
  { id: 'large', title: `invented front of ${told(LARGE)}, whole random games in place`, unit: 'actions', round: randomPlay(large, { games: 1, actions: WHOLE }) },
  { id: 'json', title: 'a position of the large front as JSON', unit: 'bytes', size: () => Math.max(...[large.start, midst].map((state) => Buffer.byteLength(JSON.stringify(state)))) },
  { id: 'copy', title: 'a copy of it for a playout', unit: 'copies', round: copies(() => playout(large.game, midst).state.units.hex[0]) },
  { id: 'by-hand', title: 'its columns copied by hand', unit: 'copies', round: copies(byHand) },
];
