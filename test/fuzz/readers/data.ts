/** Readers of data from programs and files: actions, positions, maps, forces, tables, options, amendments. */
import { readSpiSketch } from '../../../src/conformance/index.js';
import { amendmentProblems } from '../../../src/engine/amended.js';
import { loadMap, loadMapData } from '../../../src/engine/loadMap.js';
import { openMatch } from '../../../src/engine/match.js';
import { readOptions } from '../../../src/engine/options.js';
import { dice } from '../../../src/engine/random.js';
import { settleReadings } from '../../../src/engine/reading.js';
import type { OpenOptions } from '../../../src/engine/scenario.js';
import { applyUnchecked } from '../../../src/engine/apply.js';
import type { Game, GameState } from '../../../src/engine/game.js';
import { isLeft } from '../../../src/prelude.js';
import { bootCampCrt, crtData } from '../../../src/rulesets/boot-camp/crt.js';
import { bootCampReadings } from '../../../src/rulesets/boot-camp/readings.js';
import { terrainChartData } from '../../../src/rulesets/boot-camp/terrain.js';
import { reformCrt } from '../../../src/rulesets/europa-reform/index.js';
import { loadForces } from '../../../src/rulesets/europa/loadForces.js';
import { loadTables } from '../../../src/rulesets/europa/loadTables.js';
import { loadForces as loadSpiForces, loadTables as loadSpiTables, tablesData } from '../../../src/rulesets/spi-ww2/index.js';
import { forces1941 } from '../../../src/scenarios/europe-1939-45/forces.js';
import { europe1941 } from '../../../src/scenarios/europe-1939-45/index.js';
import { mapData as europeMap } from '../../../src/scenarios/europe-1939-45/map.js';
import { logistics } from '../../../src/scenarios/logistics/index.js';
import { forcesData } from '../../../src/scenarios/poland-1939/forces.js';
import { poland1939 } from '../../../src/scenarios/poland-1939/index.js';
import { mapData } from '../../../src/scenarios/poland-1939/map.js';
import { hqFront, ordering } from '../../rulesets/europa-reform/hqFront.js';
import { stand } from '../../rulesets/spi-ww2/fixture.js';
import { lively } from '../../rulesets/spi-ww2/skirmish.js';
import type { Reader } from '../hold.js';
import { saidBy } from './words.js';

const fine = <T>(read: { readonly _tag: 'Left'; readonly left: ReadonlyArray<{ readonly detail: string }> } | { readonly _tag: 'Right'; readonly right: T }): T => {
  if (read._tag === 'Left') throw new Error(read.left[0]?.detail);
  return read.right;
};

/** Positions of a game played at random, a few of each phase and decision, and actions of each kind. */
const met = (game: Game, state: GameState, choose: (s: GameState, n: number) => unknown, count: number): { readonly states: ReadonlyArray<unknown>; readonly actions: ReadonlyArray<unknown> } => {
  const states = new Map<string, unknown>();
  const actions = new Map<string, unknown>();
  let now = state;
  for (let i = 0; i < count && game.actor(now) !== 'nobody'; i++) {
    const { phase, pending } = now as GameState & { readonly pending?: ReadonlyArray<{ readonly kind: string }> };
    states.set(`${phase} ${pending?.map((d) => d.kind).join() ?? ''} ${i % 2}`, now);
    const action = choose(now, i) as Parameters<typeof game.named>[0];
    actions.set(`${action.type} ${i % 3}`, action);
    now = applyUnchecked(game, now, action).state;
  }
  return { states: [...states.values()], actions: [...actions.values()] };
};

const front = hqFront();
const random = dice(7);
const east = met(front.game as unknown as Game, front.state, (s) => ordering(s as typeof front.state, front.game.legalActions(s as typeof front.state), random), 500);
const spiSpot = stand(lively);
const spi = met(spiSpot.game as unknown as Game, spiSpot.state, (s) => spiSpot.game.legalActions(s as typeof spiSpot.state).sample(random), 400);
const ledger = fine(openMatch(logistics, { seed: 1 }));
const books = met(ledger.game as unknown as Game, ledger.state, (s) => ledger.game.legalActions(s as typeof ledger.state).sample(random), 200);

const corner = {
  ...mapData,
  columns: [1, 6],
  rows: [1, 5],
  terrain: Array(5).fill('......') as unknown,
  territory: Array(5).fill('PPPGGG') as unknown,
  hexsides: { rail: ['0101/0102'], fortified: ['0201>0202'] },
  features: { fortress: ['0303'] },
  places: [{ hex: '0303', name: 'Łódź', kind: 'dot', capital: true, city: 'x' }],
  hexSources: { '0101': 'printed' },
};
const map = fine(loadMap(mapData));
const few = { ...forcesData, units: forcesData.units.filter((u, i) => i % 12 === 0 && u.nation !== 'Soviet Union'), conversions: [], mobilizations: [] };
const spiMap = fine(loadMap(europeMap));
const spiTables = fine(loadSpiTables({ format: 'grognard-tables/1' }));
const fewSpi = { ...forces1941, units: forces1941.units.filter((_, i) => i % 10 === 0) };
const standIn = { crt: crtData, terrain: terrainChartData };
const plain = (table: typeof crtData) => ({ ...table, source: 'printed', cells: table.cells.map((row) => row.map((c) => c.value)) });
const openings = [
  { seed: 5, readings: { 'loss-choice': 'any', 'vp-30': 'off' }, options: { deployment: 'free', level: 'basic' }, trust: ['printed', 'secondary', 'inferred', 'reconstructed'] },
  { readings: {} },
  { seed: 0, amend: [reformCrt] },
];

export const DATA_READERS: ReadonlyArray<Reader> = [
  { name: 'actions and orders, Europa', takes: 'data', share: 60_000, valid: east.actions, read: (u) => saidBy(front.game.decodeAction(u)) },
  { name: 'actions, World War II', takes: 'data', share: 40_000, valid: spi.actions, read: (u) => saidBy(spiSpot.game.decodeAction(u)) },
  { name: 'actions, the ledger', takes: 'data', share: 20_000, valid: books.actions, read: (u) => saidBy(ledger.game.decodeAction(u)) },
  { name: 'positions, Europa', takes: 'data', share: 10_000, valid: east.states, read: (u) => saidBy(front.game.decodeState(u)) },
  { name: 'positions, World War II', takes: 'data', share: 10_000, valid: spi.states, read: (u) => saidBy(spiSpot.game.decodeState(u)) },
  { name: 'positions, the ledger', takes: 'data', share: 10_000, valid: books.states, read: (u) => saidBy(ledger.game.decodeState(u)) },
  { name: 'maps', takes: 'data', share: 10_000, valid: [corner, corner, corner, mapData], read: (u) => saidBy(loadMap(u)) },
  { name: 'maps, as data', takes: 'data', share: 10_000, valid: [corner], read: (u) => saidBy(loadMapData(u)) },
  { name: 'forces, Europa', takes: 'data', share: 10_000, valid: [few, few, few, forcesData], read: (u) => saidBy(loadForces(u, map)) },
  { name: 'forces, World War II', takes: 'data', share: 10_000, valid: [fewSpi, fewSpi, forces1941], read: (u) => saidBy(loadSpiForces(u, spiMap, spiTables)) },
  { name: 'tables, Europa', takes: 'data', share: 10_000, valid: [{ format: 'grognard-tables/1', crt: crtData }, { format: 'grognard-tables/1', crt: plain(crtData), terrain: plain(terrainChartData) }], read: (u) => { const read = loadTables(u, standIn, bootCampCrt); return isLeft(read) ? read.left.map((e) => ({ ...e, at: e.table })) : []; } },
  { name: 'tables, World War II', takes: 'data', share: 10_000, valid: [{ format: 'grognard-tables/1', ...tablesData }, { format: 'grognard-tables/1', combat: tablesData.combat }], read: (u) => { const read = loadSpiTables(u); return isLeft(read) ? read.left.map((e) => ({ ...e, at: e.table })) : []; } },
  { name: 'options of a match', takes: 'data', share: 30_000, valid: openings, read: (u) => saidBy(readOptions(u)) },
  { name: 'readings', takes: 'data', share: 15_000, valid: [{}, { 'minimum-move': 'last-step', 'half-rounding': 'down' }], read: (u: Readonly<Record<string, unknown>>) => (typeof u === 'object' && u !== null ? saidBy(settleReadings(bootCampReadings, u)) : []) },
  { name: 'amendments', takes: 'data', share: 15_000, valid: [[], [reformCrt]], read: (u) => amendmentProblems(u) },
  { name: 'openings of Poland 1939', takes: 'data', share: 3_000, valid: openings, read: (u: OpenOptions) => saidBy(openMatch(poland1939, u)) },
  { name: 'openings of Europe 1941', takes: 'data', share: 3_000, valid: [{ options: { edition: 'first', '17.9': 'on' } }, { seed: 4 }], read: (u: OpenOptions) => saidBy(openMatch(europe1941, u)) },
  { name: 'openings of the ledger', takes: 'data', share: 10_000, valid: [{ seed: 4 }], read: (u: OpenOptions) => saidBy(openMatch(logistics, u)) },
  { name: 'sketches of positions, World War II', takes: 'data', share: 10_000, valid: [lively], read: (u) => saidBy(readSpiSketch(u)) },
];
