/**
 * What the runner of cases has to know of World War II.
 * @module
 */
import { perhaps } from '../../engine/nearest.js';
import type { Problem } from '../../engine/problem.js';
import { type Either, isLeft, left, type NonEmpty } from '../../prelude.js';
import type { Amendment } from '../../kernel/amendment.js';
import type { SpiAction } from '../../rulesets/spi-ww2/action.js';
import { EDITIONS, type Edition } from '../../rulesets/spi-ww2/editions.js';
import { ERRATA } from '../../rulesets/spi-ww2/errata/index.js';
import { OPTIONS } from '../../rulesets/spi-ww2/options/index.js';
import type { SpiEvent } from '../../rulesets/spi-ww2/event.js';
import type { SpiGame } from '../../rulesets/spi-ww2/game.js';
import type { SpiRules } from '../../rulesets/spi-ww2/rules.js';
import type { SpiState } from '../../rulesets/spi-ww2/state.js';
import { actionWords } from '../../rulesets/spi-ww2/words.js';
import { chapterOf, type Kit, type Setup } from '../../testing/index.js';
import { drawn, lettersFor } from '../drawing.js';
import { SPI_LOOKS } from './look.js';
import { SPI_LETTERS } from './map.js';
import { makeSpiPosition, type SpiStand } from './position.js';
import { readSpiScript } from './script.js';
import { readSpiSketch } from './sketch.js';

/** A kit of World War II. @since 0.2.0 */
export type SpiKit = Kit<SpiState, SpiAction, SpiEvent, SpiGame>;

const isEdition = (name: string): name is Edition => (EDITIONS as ReadonlyArray<string>).includes(name);

/** What makes scenes of cases: `rules` is an edition with errata, options and amendments of one's own after plus signs, `'feb75+17.9'`. */
const maker =
  (change?: (rules: SpiRules) => SpiRules, own: ReadonlyArray<Amendment<SpiRules>> = []) =>
  ({ rules = 'first', without = [], readings = {}, position = {} }: Setup): Either<NonEmpty<Problem>, SpiStand> => {
    const [edition, ...named] = rules.split('+');
    const more = named.filter((id) => !own.some((a) => a.id === id));
    const known = OPTIONS.map((o) => o.id);
    const all = [...own.map((a) => a.id), ...ERRATA.map((e) => e.amendment.id), ...known];
    const strange = more.find((id) => !all.includes(id));
    if (!isEdition(edition))
      return left([{ code: 'case/rules', at: 'rules', detail: `There is no edition ${edition}; there are ${EDITIONS.join(', ')}, with errata and options after plus signs.${perhaps(edition, EDITIONS)}` }]);
    if (strange !== undefined) return left([{ code: 'case/rules', at: 'rules', detail: `${JSON.stringify(strange)} is neither a case of the errata nor an option; there are ${all.join(', ')}.${perhaps(strange, all)}` }]);
    const sketch = readSpiSketch(position);
    if (isLeft(sketch)) return sketch;
    const out = new Set(without);
    return makeSpiPosition(
      {
        ...sketch.right,
        edition,
        with: more.filter((id) => !known.includes(id) && !out.has(id)),
        options: more.filter((id) => known.includes(id) && !out.has(id)),
        without: without.filter((id) => !known.includes(id)),
        readings,
      },
      change,
      own.filter((a) => named.includes(a.id)),
    );
  };

/** As much of the map as units stand on and terrain is drawn in, and a hex around. */
const drawnPart = ({ game, state }: SpiStand): ReadonlyArray<string> => {
  const { map, roster } = game.board;
  const { grid } = map;
  const standing = new Map(roster.ids.flatMap((id, u) => (state.units.hex[u] >= 0 ? [[id, map.ids[state.units.hex[u]]] as const] : [])));
  const clear = map.terrains.indexOf('clear');
  const told = [...standing.values(), ...map.ids.filter((_, hex) => map.terrain[hex] !== clear)];
  if (told.length === 0) return [];
  const span = (numbers: ReadonlyArray<number>, first: number, count: number): readonly [number, number] => [
    Math.max(first, Math.min(...numbers) - 1),
    Math.min(first + count - 1, Math.max(...numbers) + 1),
  ];
  const columns = span(told.map((id) => Number(id.slice(0, 2))), grid.firstColumn, grid.columns);
  const rows = span(told.map((id) => Number(id.slice(2))), grid.firstRow, grid.rows);
  return drawn({ columns, rows, terrain: new Map(map.ids.map((id, hex) => [id, map.terrains[map.terrain[hex]]])), standing }, lettersFor(map.terrains, SPI_LETTERS).letterOf);
};

/** The map, stacks, attack and control, for people. */
const show = (scene: SpiStand): ReadonlyArray<string> => {
  const { game, state } = scene;
  const { board } = game;
  const there = board.map.ids.flatMap((id, hex) => {
    const units = board.roster.ids.filter((_, u) => state.units.hex[u] === hex);
    return units.length === 0 ? [] : [`${id}: ${units.map((u) => `${u} (${state.units.sp[board.roster.ixOf.get(u) ?? 0]})`).join(', ')}`];
  });
  return [...drawnPart(scene), ...there, `Game-Turn ${state.turn}, ${board.players[state.player]} ${state.phase} phase; ${game.actor(state)} to act`];
};

/** World War II as cases see it, by rules that differ from those that cases name: to see which cases depend on a rule. Amendments of one's own go by their ids. @since 0.2.0 */
export const changedSpiKit = (change?: (rules: SpiRules) => SpiRules, own?: ReadonlyArray<Amendment<SpiRules>>): SpiKit => ({ make: maker(change, own), script: readSpiScript, words: actionWords, facts: SPI_LOOKS, chapterOf, show });

/** World War II as cases see it. @since 0.2.0 */
export const spiKit: SpiKit = changedSpiKit();
