/**
 * The war in the East by Europa Reform: *Fall Blau*, the southern front from July to November 1942, and *Barbarossa*, the whole front
 * from June 1941. Maps, forces and most tables are reconstructions, and say so.
 * @rule FITE, REFORM
 * @module
 */
import type { Problem } from '../../engine/problem.js';
import type { OpenOptions, Scenario } from '../../engine/scenario.js';
import type { HexMap, MapData } from '../../kernel/map.js';
import { type Either, left, type NonEmpty } from '../../prelude.js';
import type { EuropaAction } from '../../rulesets/europa/action.js';
import type { EuropaEvent } from '../../rulesets/europa/event.js';
import type { EuropaGame } from '../../rulesets/europa/game.js';
import { type HalfMonth, halfMonthAt, halfMonthIx, halfMonthName } from '../../rulesets/europa/halfMonth.js';
import { openGame } from '../../rulesets/europa/openGame.js';
import type { PlayerTurnData } from '../../rulesets/europa/setting.js';
import type { EuropaState } from '../../rulesets/europa/state.js';
import type { ForcesData } from '../../rulesets/europa/unit.js';
import { eastDeployment, eastPlayerTurns, eastPowers, eastTerrainChartData, surprisePlayerTurn } from '../../rulesets/fire-in-the-east/index.js';
import { barbarossaForces } from './barbarossaForces.js';
import { fallBlauForces } from './fallBlauForces.js';
import { barbarossaMap, fallBlauMap } from './maps.js';
import type { EuropaRules } from '../../rulesets/europa/rules.js';
import { type LpNation, reformSchedules, type Schedules } from '../../rulesets/europa-reform/index.js';
import { fallBlauSchedules, fireInTheEast, reformOf } from './ruleset.js';
import { barbarossaEntrances, barbarossaStocks, type Entrance, fallBlauStocks, type Stock } from './stocks.js';

export { barbarossaLeftOut } from './barbarossaForces.js';
export { fallBlauLeftOut } from './fallBlauForces.js';
export type { LeftOut } from './packed.js';
export { europaReform, fireInTheEast } from './ruleset.js';

/** By Europa Reform, or by the standard game alone; all units where the scenario puts them, or headquarters set up by the players. @rule REFORM OB (ER-OB.4) */
const OPTIONS = { rules: ['reform', 'standard'], deployment: ['default', 'headquarters'] } as const;
/** The same, and the surprise turn before the first: of the army, of aircraft alone, or none. */
const SURPRISE_OPTIONS = { ...OPTIONS, surprise: ['turn', 'air-only', 'none'] } as const;

interface Campaign {
  readonly id: string;
  readonly title: string;
  readonly begins: HalfMonth;
  readonly turns: number;
  readonly map: MapData;
  readonly forces: ForcesData;
  readonly options: Readonly<Record<string, ReadonlyArray<string>>>;
  readonly entrances: ReadonlyArray<Entrance>;
  readonly schedules: Schedules;
  readonly stocks: ReadonlyArray<Stock>;
  /** Headquarters that have been paid for before play begins: they may be active in the first turn. @rule REFORM 12H (ER-12H.36), OB (ER-OB.4) */
  readonly prepaid: ReadonlyArray<string>;
  /** Nations with a pool that fight elsewhere. */
  readonly elsewhere: ReadonlyArray<LpNation>;
}

/** Europa Reform with the points of a campaign. The places of headquarters in the order of battle are known for our own forces alone. */
const reformFor = ({ schedules, stocks, prepaid, elsewhere, forces }: Campaign, own: boolean): EuropaRules => {
  const units = forces.units.filter((u) => eastPowers.some((p) => p.nations.includes(u.nation)));
  const planned = own ? [] : prepaid.map((id) => ({ hq: units.findIndex((u) => u.id === id), turn: 1, payer: 'Germany' as const }));
  const left = stocks.map((s) => (s.nation === 'Germany' ? { ...s, points: s.points - planned.length } : s));
  return reformOf(schedules, left, { planned, atPeace: elsewhere });
};

/** The player turns, with a surprise turn where the scenario offers one and it is wanted. @rule REFORM 31F1 (ER-31F1.5) */
const playerTurnsOf = ({ surprise }: Readonly<Record<string, string>>): ReadonlyArray<PlayerTurnData> =>
  surprise === undefined || surprise === 'none' ? eastPlayerTurns : [...eastPlayerTurns, surprisePlayerTurn(surprise === 'air-only' ? surprise : 'ground')];

/** Headquarters of the spearheads of June 1941. */
const PREPAID_1941: ReadonlyArray<string> = ['ge-army-hq-18', 'ge-pz-army-hq-4', 'ge-pz-army-hq-3', 'ge-army-hq-9', 'ge-army-hq-4', 'ge-pz-army-hq-2', 'ge-army-hq-6', 'ge-pz-army-hq-1', 'ge-army-hq-17'];

const powerIx = (id: string): number => eastPowers.findIndex((p) => p.id === id);

/** Land that the Axis holds when a game begins in the middle of the war: of the Soviet Union all that the map marks. */
const ownersOf = (map: HexMap): { readonly owners?: ReadonlyArray<number> } => {
  const held = map.areas.get('axis-held');
  if (held === undefined) return {};
  const germany = powerIx('germany');
  const land = map.territories.map((territory) => eastPowers.findIndex((p) => p.territories.includes(territory)));
  const owners = Array.from({ length: map.grid.size }, (_, hex) => (map.territory[hex] < 0 ? -1 : land[map.territory[hex]]));
  for (const hex of held) if (owners[hex] >= 0 && eastPowers[owners[hex]].side === 'allied') owners[hex] = germany;
  return { owners };
};

const opener =
  (campaign: Campaign) =>
  (options: OpenOptions): Either<NonEmpty<Problem>, EuropaGame> => {
    const { id, title, begins, turns, map, forces, options: offered, entrances } = campaign;
    if (options.options?.['rules'] === 'standard' && options.options['deployment'] === 'headquarters')
      return left([{ code: 'option/idle', at: 'options.deployment', detail: 'By the standard game there are no headquarters of armies to set up; leave deployment at default, or play by the rules reform.' }]);
    const date = (turn: number): HalfMonth => halfMonthAt(halfMonthIx(begins) + Math.max(turn, 1) - 1);
    return openGame(
      {
        options: offered,
        rules: (chosen, own) => (chosen['rules'] === 'standard' ? fireInTheEast : reformFor(campaign, own)),
        terrain: eastTerrainChartData,
        map,
        forces,
        setting: (loaded, chosen) => ({
          id,
          title,
          turns,
          turnName: (turn) => halfMonthName(date(turn)),
          date,
          powers: eastPowers,
          playerTurns: playerTurnsOf(chosen),
          enters: Object.fromEntries(entrances.map(({ power, enters }) => [power, halfMonthIx(enters) - halfMonthIx(begins) + 1])),
          deploymentOrder: eastDeployment,
          ...ownersOf(loaded),
        }),
      },
      options,
    );
  };

/** *Fall Blau*: ten half-months from Jul I 42. @since 0.3.0 */
export const fallBlau1942: Scenario<EuropaState, EuropaAction, EuropaEvent> = {
  id: 'fall-blau-1942',
  title: 'Fall Blau, July to November 1942',
  summary: 'The southern Eastern Front by Europa Reform: ten turns of half a month, from the German summer offensive to the eve of the Soviet counterstroke. Map and forces are reconstructions.',
  options: OPTIONS,
  open: opener({ id: 'fall-blau-1942', title: 'Fall Blau, July to November 1942', begins: { year: 1942, month: 7, half: 1 }, turns: 10, map: fallBlauMap, forces: fallBlauForces, options: OPTIONS, entrances: [], schedules: fallBlauSchedules, stocks: fallBlauStocks,
    prepaid: ['ge-army-hq-2', 'ge-pz-army-hq-4', 'ge-army-hq-6', 'ge-pz-army-hq-1'],
    elsewhere: ['Finland'],
  }),
};

/** *Barbarossa*: thirteen half-months from Jun II 41. @since 0.3.0 */
export const barbarossa1941: Scenario<EuropaState, EuropaAction, EuropaEvent> = {
  id: 'barbarossa-1941',
  title: 'Barbarossa, June to December 1941',
  summary: 'The whole Eastern Front by Europa Reform: thirteen turns of half a month, from the frontier into the first winter. Map and forces are reconstructions.',
  options: SURPRISE_OPTIONS,
  open: opener({ id: 'barbarossa-1941', title: 'Barbarossa, June to December 1941', begins: { year: 1941, month: 6, half: 2 }, turns: 13, map: barbarossaMap, forces: barbarossaForces, options: SURPRISE_OPTIONS, entrances: barbarossaEntrances, schedules: reformSchedules, stocks: barbarossaStocks, prepaid: PREPAID_1941, elsewhere: [],
  }),
};
