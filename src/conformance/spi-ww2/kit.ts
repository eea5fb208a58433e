/**
 * What the runner of cases has to know of World War II.
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import { type Either, isLeft, left, type NonEmpty } from '../../prelude.js';
import type { SpiAction } from '../../rulesets/spi-ww2/action.js';
import { EDITIONS, type Edition } from '../../rulesets/spi-ww2/editions.js';
import { OPTIONS } from '../../rulesets/spi-ww2/options/index.js';
import type { SpiEvent } from '../../rulesets/spi-ww2/event.js';
import type { SpiGame } from '../../rulesets/spi-ww2/game.js';
import type { SpiRules } from '../../rulesets/spi-ww2/rules.js';
import type { SpiState } from '../../rulesets/spi-ww2/state.js';
import { actionWords } from '../../rulesets/spi-ww2/words.js';
import { chapterOf, type Kit, type Setup } from '../../testing/index.js';
import { SPI_LOOKS } from './look.js';
import { makeSpiPosition, type SpiStand } from './position.js';
import { readSpiScript } from './script.js';
import { readSpiSketch } from './sketch.js';

/** A kit of World War II. @since 0.2.0 */
export type SpiKit = Kit<SpiState, SpiAction, SpiEvent, SpiGame>;

const isEdition = (name: string): name is Edition => (EDITIONS as ReadonlyArray<string>).includes(name);

/** What makes scenes of cases: `rules` is an edition with errata and options after plus signs, `'feb75+17.9'`. */
const maker =
  (change?: (rules: SpiRules) => SpiRules) =>
  ({ rules = 'first', without = [], readings = {}, position = {} }: Setup): Either<NonEmpty<Problem>, SpiStand> => {
    const [edition, ...more] = rules.split('+');
    if (!isEdition(edition)) return left([{ code: 'case/rules', at: 'rules', detail: `There is no edition ${edition}; there are ${EDITIONS.join(', ')}, with errata and options after plus signs.` }]);
    const sketch = readSpiSketch(position);
    if (isLeft(sketch)) return sketch;
    const known = OPTIONS.map((o) => o.id);
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
    );
  };

/** Stacks, attack and control, for people. */
const show = ({ game, state }: SpiStand): ReadonlyArray<string> => {
  const { board } = game;
  const there = board.map.ids.flatMap((id, hex) => {
    const units = board.roster.ids.filter((_, u) => state.units.hex[u] === hex);
    return units.length === 0 ? [] : [`${id}: ${units.map((u) => `${u} (${state.units.sp[board.roster.ixOf.get(u) ?? 0]})`).join(', ')}`];
  });
  return [`Game-Turn ${state.turn}, ${board.players[state.player]} ${state.phase} phase; ${game.actor(state)} to act`, ...there];
};

/** World War II as cases see it, by rules that differ from those that cases name: to see which cases depend on a rule. @since 0.2.0 */
export const changedSpiKit = (change?: (rules: SpiRules) => SpiRules): SpiKit => ({ make: maker(change), script: readSpiScript, words: actionWords, facts: SPI_LOOKS, chapterOf, show });

/** World War II as cases see it. @since 0.2.0 */
export const spiKit: SpiKit = changedSpiKit();
