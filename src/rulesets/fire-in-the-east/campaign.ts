/**
 * What makes a game of the standard rules in the East: who plays when, weather, supply sources, rail capacities, arrivals, and
 * what is fought for. Where the published game is not known this is made for this project, and each file says so.
 * @rule FITE 4, 29B, 34
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import { zoneLetter } from '../../kernel/map.js';
import type { Check } from '../../kernel/rule.js';
import { unitName } from '../europa/position.js';
import type { BuildQuery, EuropaRules, Standing } from '../europa/rules.js';
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

/** What the works of the East cost and how many there may be is not known: none are begun. */
const noConstruction: Check<BuildQuery> = {
  ref: fite('14B', [], 'How many forts and airfields may be built in the East is not known.', 'ruling'),
  code: 'construction/not-in-force',
  holds: () => false,
  breach: ({ pos, unit }) => ({ subject: [unitName(pos, unit)], detail: 'Nothing is built in this campaign: its limits of construction are not known. Works of the map stand as printed.', params: { unit: unitName(pos, unit) } }),
};

const NOBODY = { bombers: 0, fighters: 0 } as const;

/** Every player turn of the list but a surprise attack, whoever still stands aside: a power that takes no part just has nothing to do in it. */
const inOrder = ({ board: { setting } }: Standing, last: number): number => setting.playerTurns.findIndex((t, i) => i > last && t.surprise === undefined);

/**
 * The supplement of the East.
 * @since 0.3.0
 */
export const eastCampaign: Amendment<EuropaRules> = {
  id: 'FITE-CAMPAIGN',
  ref: fite('4', [], 'The war in the East: Axis and Soviet player turns of half a month, weather by zone, reinforcements by the orders of battle. Sources of supply, rail capacities and victory are made for this project.'),
  does: 'add',
  touches: ['supplement', 'supply', 'weatherZone', 'buildChecks', 'placeChecks', 'entryHexes', 'entering', 'endChecks', 'firstPlayerTurn', 'nextPlayerTurn', 'objectives', 'standing', 'lossWorth'],
  // two supplements cannot both say who moves when, and who wins
  excludes: ['FTF-20', 'FTF-21', 'FTF-22'],
  slice: null,
  to: (rules) => {
    const { result, conceded, ...bots } = eastVictory();
    return {
      ...rules,
      ...bots,
      weatherZone: zoneLetter,
      supply: { ...rules.supply, sources: eastSources() },
      buildChecks: [noConstruction],
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
