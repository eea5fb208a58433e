/** The bars: ratios that have to hold. Times of work are compared upside down, rates being what is measured. */
import { type Measured, median } from './measure.js';
import { rulesetPlayouts } from './subjects/playouts.js';

/** The value of a subject in one round. */
type Of = (id: string) => number;

export interface Bar {
  readonly label: string;
  readonly sense: 'at least' | 'at most';
  readonly bar: number;
  readonly ratio: (of: Of) => number;
}

const quicker = (label: string, bar: number, id: string, peer: string): Bar => ({ label, sense: 'at least', bar, ratio: (of) => of(id) / of(peer) });
/** How many times as long one takes as another. */
const longer = (label: string, bar: number, id: string, than: string): Bar => ({ label, sense: 'at most', bar, ratio: (of) => of(than) / of(id) });

export const BARS: ReadonlyArray<Bar> = [
  ...rulesetPlayouts.flatMap(({ id, title }) => {
    const [name] = title.split(',');
    return [
      quicker(`${name}, random actions in place / boardgame.io tic-tac-toe moves`, 10, id, 'tic-tac-toe'),
      quicker(`${name}, random actions in place / @pkmn/sim gen 9 turns`, 20, id, 'gen-9'),
    ];
  }),
  quicker('Poland 1939, checked immutable actions / boardgame.io tic-tac-toe moves', 2, 'checked', 'tic-tac-toe'),
  quicker('Poland 1939, checked immutable actions / boardgame.io moves of one of 500 units', 30, 'checked', '500-units'),
  longer('invented front, time of listing a movement phase of 200 units / time of one `reach`', 50, 'list-invented', 'reach-invented'),
  longer('Fall Blau 1942, time of listing a movement phase of over 200 units / time of one `reach`', 50, 'list-fall-blau', 'reach-fall-blau'),
  longer('time of `reach` / time of a hand-written search for the same map', 1.5, 'reach', 'limit'),
  quicker('`reach` / honeycomb-grid with a textbook Dijkstra', 20, 'reach', 'honeycomb'),
  longer('invented front, time of an action with 1,000 units on 12,000 hexes / with 100 on 1,000', 3, 'large', 'small'),
  { label: 'invented front, a position of 1,000 units as JSON, in kB', sense: 'at most', bar: 200, ratio: (of) => of('json') / 1000 },
  longer('invented front, time of a copy for a playout / time of copying its columns by hand', 20, 'copy', 'by-hand'),
  longer('time of an action in Barbarossa 1941 / time of one in Poland 1939', 3, 'barbarossa', 'poland'),
  longer('time of zones and supply of Barbarossa 1941 / time of a search over its whole map', 20, 'front-supply', 'front-reach'),
  { label: "time of `import 'grognard'` / time of an empty module and of its dependencies", sense: 'at most', bar: 3, ratio: (of) => 1 / of('import') / (1 / of('import-nothing') + 1 / of('import-dependencies')) },
];

/** A bar as it came out: the median of its ratios, round by round. What the clock says stands beside it, and should not be far from it. */
export interface Outcome extends Bar {
  readonly measured: number;
  readonly byClock: number;
  readonly held: boolean;
}

/** Every bar, by what was measured. */
export const outcomes = (all: ReadonlyArray<Measured>): ReadonlyArray<Outcome> => {
  const of = (pick: 'values' | 'byClock', { ratio }: Bar): number => {
    const byId = new Map(all.map((m) => [m.subject.id, m[pick]]));
    return median(all[0][pick].map((_, round) => ratio((id) => (byId.get(id) as ReadonlyArray<number>)[round])));
  };
  return BARS.map((bar) => {
    const measured = of('values', bar);
    return { ...bar, measured, byClock: of('byClock', bar), held: bar.sense === 'at least' ? measured >= bar.bar : measured <= bar.bar };
  });
};
