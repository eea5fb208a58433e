/**
 * How the world stands when each scenario begins: which turns it covers, who is at war, who holds what, what the Axis has afloat.
 * History rounded to quarters and hexes by us; of the published scenarios only the years and the Russian totals are known.
 * @rule SPI SCN, 15.0, 17.12 (SPI-SCN.1, AMB-SPI-80, AMB-SPI-85, AMB-SPI-93)
 * @module
 */
import { type HexMap, territoryHexes } from '../../kernel/map.js';
import { MEDITERRANEAN } from '../../rulesets/spi-ww2/mapPatches.js';
import { ARCTIC, ATLANTIC, BALTIC, BLACK_SEA } from '../../rulesets/spi-ww2/seas.js';
import type { Passage, StartStance } from '../../rulesets/spi-ww2/setting.js';
import type { Nations } from '../../rulesets/spi-ww2/tables/index.js';

/** The start of a scenario. */
export interface Setup {
  readonly id: 'europe-1939' | 'europe-1940' | 'europe-1941';
  readonly title: string;
  readonly summary: string;
  /** Game-Turns. */
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** Nations that do not stand as the table of neutrals has them. */
  readonly stances: Readonly<Record<string, StartStance>>;
  /** Countries of the map, and areas of it, that another nation holds than in August 1939. Later lines go over earlier ones. */
  readonly held: ReadonlyArray<readonly [part: string, nation: string]>;
  /** Points that the Axis has at the start, Italian shipping included. */
  readonly axisNaval: { readonly naval: number; readonly amphibious: number };
  /** Whether the Allies are at war only by the errata's note on the scenarios. */
  readonly beginsBeforeWar: boolean;
  /** Russian Strength Points, as printed. */
  readonly russianTotal: number;
}

const CONQUERED_1941 = ['Norway', 'Denmark', 'Holland-Belgium', 'France', 'Yugoslavia', 'Greece'];
const ANNEXED_1941 = ['Estonia', 'Latvia', 'Lithuania'];
const VICHY_1941 = ['Vichy France', 'Algeria', 'Tunisia', 'Morocco', 'Syria'];

const all = <T>(names: ReadonlyArray<string>, value: T): Readonly<Record<string, T>> => Object.fromEntries(names.map((name) => [name, value]));
const each = (parts: ReadonlyArray<string>, nation: string): Setup['held'] => parts.map((part) => [part, nation] as const);

/** The three scenarios. */
export const SETUPS: ReadonlyArray<Setup> = [
  {
    id: 'europe-1939',
    title: 'Europe 1939: from the attack on Poland',
    summary: "SPI's World War II from 3/1939: Germany against Poland, France and Britain.",
    firstTurn: 1,
    lastTurn: 24,
    stances: all(['USA', 'Free French', 'Vichy France'], 'gone'),
    held: [],
    axisNaval: { naval: 3, amphibious: 1 },
    beginsBeforeWar: true,
    russianTotal: 22,
  },
  {
    id: 'europe-1940',
    title: 'Europe 1940: from the campaign in the West',
    summary: "SPI's World War II from 2/1940: Poland is gone; Denmark, Norway, Holland and Belgium are still neutral.",
    firstTurn: 4,
    lastTurn: 24,
    stances: all(['USA', 'Free French', 'Vichy France', 'Poland'], 'gone'),
    held: [
      ['Poland', 'Germany'],
      ['Eastern Poland', 'Russia'],
      ['Karelia', 'Russia'],
    ],
    axisNaval: { naval: 4, amphibious: 1 },
    beginsBeforeWar: false,
    russianTotal: 21,
  },
  {
    id: 'europe-1941',
    title: 'Europe 1941: from the attack on Russia',
    summary: "SPI's World War II from 2/1941: the Axis holds the continent, and Russia is at peace.",
    firstTurn: 8,
    lastTurn: 24,
    stances: {
      ...all(['USA', 'Poland', 'Iceland', ...CONQUERED_1941, ...ANNEXED_1941], 'gone'),
      ...all(['Italy', 'Hungary', 'Romania', 'Bulgaria', 'Finland', 'Free French'], 'war'),
      'Vichy France': 'neutral',
    },
    held: [
      ...each(['Poland', 'Iceland', ...CONQUERED_1941], 'Germany'),
      ['Albania', 'Italy'],
      ...each(VICHY_1941, 'Vichy France'),
      ...each([...ANNEXED_1941, 'Eastern Poland', 'Bessarabia', 'Karelia'], 'Russia'),
      ['Iceland', 'Britain'],
    ],
    axisNaval: { naval: 4, amphibious: 1 },
    beginsBeforeWar: false,
    russianTotal: 33,
  },
];

/** Ways from sea to sea. British Gibraltar closes its strait to nobody whom the rules name, and the North Cape to no one. */
export const PASSAGES: ReadonlyArray<Passage> = [
  { name: 'the Danish straits', between: [ATLANTIC, BALTIC], hexes: ['1209'] },
  { name: 'the Strait of Gibraltar', between: [ATLANTIC, MEDITERRANEAN], hexes: [] },
  { name: 'the Dardanelles and the Bosporus', between: [MEDITERRANEAN, BLACK_SEA], hexes: ['1919', '1920', '2018', '2119'] },
  { name: 'the North Cape', between: [ATLANTIC, ARCTIC], hexes: [] },
];

/** Where new units of nations without a country of their own appear. */
export const MUSTER: Readonly<Record<string, string>> = { USA: 'Britain', 'Free French': 'Britain', 'Vichy France': 'Vichy France' };

/**
 * The nation that holds each hex at the start, null for the sea: what `held` says, else the ruler of its country.
 * Shape: `size`.
 */
export const holders = (map: HexMap, nations: Nations, held: Setup['held']): ReadonlyArray<string | null> => {
  const rulerOf = (nation: string): string => nations[nation]?.ruledBy ?? nation;
  const out: (string | null)[] = map.ids.map((_, hex) => (map.territory[hex] < 0 ? null : rulerOf(map.territories[map.territory[hex]])));
  for (const [part, nation] of held)
    for (const hex of map.territories.includes(part) ? territoryHexes(map, part) : (map.areas.get(part) ?? []))
      if (map.territory[hex] >= 0) out[hex] = nation;
  return out;
};
