/**
 * What makes a game of the standard rules in the East: who plays when, weather, supply sources, rail capacities, arrivals, and
 * what is fought for. Where the published game is not known this is made for this project, and each file says so.
 * @rule FITE 4, 29B, 34
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import { zoneLetter } from '../../kernel/map.js';
import type { EuropaRules, Standing } from '../europa/rules.js';
import { arrivalsEnter, placementChecks, placementHexes, withdraw } from './arrivals.js';
import { fite } from './cases.js';
import { FITE } from './powers.js';
import { eastSources } from './supplySources.js';
import { eastVictory } from './victory.js';
import { weatherOn } from './weather.js';

/** Units that each power may move by rail in a player turn. Reconstructed. @since 0.3.0 */
export const RAIL_CAPACITY: Readonly<Record<string, number>> = {
  [FITE.germany]: 12, [FITE.romania]: 3, [FITE.hungary]: 2, [FITE.italy]: 1, [FITE.finland]: 3, [FITE.sovietUnion]: 15,
};

const NOBODY = { bombers: 0, fighters: 0 } as const;

/** Every player turn of the list, whoever still stands aside: a power that takes no part just has nothing to do in it. */
const inOrder = ({ board }: Standing, last: number): number => (last + 1 < board.playerTurns.length ? last + 1 : -1);

/**
 * The supplement of the East.
 * @since 0.3.0
 */
export const eastCampaign: Amendment<EuropaRules> = {
  id: 'FITE-CAMPAIGN',
  ref: fite('4', [], 'The war in the East: Axis and Soviet player turns of half a month, weather by zone, reinforcements by the orders of battle. Sources of supply, rail capacities and victory are made for this project.'),
  does: 'add',
  touches: ['supplement', 'supply', 'weatherZone', 'placeChecks', 'entryHexes', 'entering', 'endChecks', 'firstPlayerTurn', 'nextPlayerTurn', 'objectives', 'standing', 'lossWorth'],
  excludes: [],
  slice: null,
  to: (rules) => {
    const { result, conceded, ...bots } = eastVictory();
    return {
      ...rules,
      ...bots,
      weatherZone: zoneLetter,
      supply: { ...rules.supply, sources: eastSources() },
      placeChecks: [...placementChecks, ...rules.placeChecks],
      entryHexes: { ...rules.entryHexes, placeChecks: placementHexes },
      entering: { ...rules.entering, initial: [withdraw, ...(rules.entering.initial ?? [])] },
      endChecks: [...rules.endChecks, arrivalsEnter],
      firstPlayerTurn: (pos) => inOrder(pos, -1),
      nextPlayerTurn: (pos) => inOrder(pos, pos.state.playerTurn),
      supplement: {
        ref: fite('34', [], 'Rail capacities, weather and victory of the war in the East; reconstructed.'),
        ending: fite('4', [], 'The game ends with its last turn, or when a player concedes.'),
        scoring: null,
        news: () => [],
        railCapacity: (board, power) => RAIL_CAPACITY[board.powers[power].id] ?? 0,
        airPoints: () => NOBODY,
        constructionLimit: () => 0,
        weather: (_turn, zone, date) => weatherOn(date, zone),
        result,
        conceded,
      },
    };
  },
};
