/**
 * The metamorphic laws at full length: every case by every change, games from every small position and of every scenario on maps laid
 * anew and with units in another order, hundreds of double and single fights. Spread over the processor's cores.
 */
import { dice } from '../../src/engine/random.js';
import { compared, fightsOf } from '../metamorphic/attackers.js';
import { type Exception, isOf, MAP_EXCEPTIONS, MAP_POSITIONS, ORDER_EXCEPTIONS, SIDES_EXCEPTIONS } from '../metamorphic/exceptions.js';
import { type Played, sideBySide } from '../metamorphic/lockstep.js';
import { movedMap } from '../metamorphic/movedMap.js';
import { EUROPA, movedCase, SPI } from '../metamorphic/movedSetup.js';
import { flip, mirror, MOVERS, turn } from '../metamorphic/move.js';
import { endsPhases, likeness, playMoved } from '../metamorphic/playMoved.js';
import { opened, WRITTEN } from '../metamorphic/positions.js';
import { hasOthers, relabeledCase } from '../metamorphic/relabel.js';
import { playRelabeled } from '../metamorphic/relabeled.js';
import { reordered, SAME, withShuffled } from '../metamorphic/reordered.js';
import { openMoved, openSetting, SETTINGS } from '../metamorphic/scenarios.js';
import { keysShuffled, unitsReordered } from '../metamorphic/shuffle.js';
import { EUROPA_KINDS, skirmish, spiSkirmish } from '../metamorphic/skirmish.js';
import { FAMILIES, tried, type Tried } from '../metamorphic/trial.js';
import { inBothOrders } from '../metamorphic/twoFights.js';
import { drawReadings } from '../rulesets/europa/trials.js';
import { sumOf } from './report.js';
import { serve, spread } from './spread.js';

const SEEDS = [1, 2, 3];
const ACTIONS = 80;
const SCENARIO_ACTIONS = 400;
/** The East is large. */
const EAST_ACTIONS = 100;
const FIGHTS = 150;

/** What a piece of work came to. */
interface Line {
  readonly law: string;
  readonly cases: number;
  readonly actions: number;
  readonly fights: number;
  /** Cases that differ, by the table of exceptions that they should be in. */
  readonly different: ReadonlyArray<string>;
  readonly broken: ReadonlyArray<string>;
}

const MAP = 'map mirrored and turned';
const SIDES = 'sides relabeled';
const ORDER = 'units reordered';
const KEYS = 'keys shuffled';
const COMBATS = 'order of combats';
const ATTACKERS = 'more attackers';
const TABLES: Readonly<Record<string, ReadonlyArray<Exception>>> = { [MAP]: MAP_EXCEPTIONS, [SIDES]: SIDES_EXCEPTIONS, [ORDER]: ORDER_EXCEPTIONS };

const NOTHING: Omit<Line, 'law'> = { cases: 0, actions: 0, fights: 0, different: [], broken: [] };

const ofCases = (law: string, { trials, broken, different }: Tried): Line => ({ ...NOTHING, law, cases: trials, broken, different: [...different] });
const ofGames = (law: string, played: ReadonlyArray<readonly [string, Played]>): Line => ({
  ...NOTHING,
  law,
  actions: sumOf(played, ([, p]) => p.actions),
  broken: played.flatMap(([name, p]) => (p.difference === null ? [] : [`${name}: after ${p.actions} actions: ${p.difference}`])),
});

const pace = (name: string, seed: number) => ({ seed, actions: name === 'fall blau' ? EAST_ACTIONS : SCENARIO_ACTIONS, lists: name === 'basic' || name === 'world war ii' ? 50 : 200, looks: 20, choose: endsPhases });

type Piece = () => Line;

const PIECES: ReadonlyArray<Piece> = [
  ...FAMILIES.flatMap((family) => [
    ...MOVERS.map((mover): Piece => () => ofCases(MAP, tried((one) => movedCase(one, family.name === 'europa' ? EUROPA : SPI, mover), MAP_EXCEPTIONS, undefined, [family]))),
    ...[null, 5].map((seed): Piece => () => ofCases(ORDER, tried((one) => unitsReordered(one, seed), ORDER_EXCEPTIONS, undefined, [family]))),
    (): Line => ofCases(KEYS, tried((one) => ({ ...one, position: keysShuffled(one.position, dice(one.title.length)) }), [], undefined, [family])),
  ]),
  () => ofCases(SIDES, tried(relabeledCase, SIDES_EXCEPTIONS, (one) => !hasOthers(one), [FAMILIES[0]])),
  () => ofGames(SIDES, Array.from({ length: FIGHTS }, (_, i) => [`battle ${i}`, playRelabeled(1000 + i)])),
  ...WRITTEN.flatMap((written): ReadonlyArray<Piece> => [
    () => {
      const movers = Object.hasOwn(MAP_POSITIONS, written.name) ? [] : MOVERS;
      return ofGames(MAP, movers.flatMap((mover, m) => SEEDS.map((seed) => [`${written.name}, move ${m}, seed ${seed}`, playMoved(written, mover, { seed, actions: ACTIONS, lists: 2, looks: 1 })] as const)));
    },
    () => ofGames(ORDER, SEEDS.map((seed) => [`${written.name}, seed ${seed}`, sideBySide(opened(written), opened(reordered(written, seed)), SAME, { seed, actions: ACTIONS, lists: 2, looks: 1 })])),
  ]),
  ...SETTINGS.flatMap((setting): ReadonlyArray<Piece> => [
    ...[mirror, flip, turn].map((mover, m): Piece => () => {
      const { map, move } = movedMap(setting.map, mover);
      return ofGames(MAP, [[`${setting.name}, move ${m}`, sideBySide(openSetting(setting), openMoved(setting, map, move), likeness(move), pace(setting.name, 20 + m))]]);
    }),
    () => ofGames(ORDER, [[setting.name, sideBySide(openSetting(setting), openSetting(withShuffled(setting, 6)), SAME, pace(setting.name, 30))]]),
    () => {
      const found = fightsOf(openSetting(setting), 2, 2 * SCENARIO_ACTIONS).slice(0, FIGHTS).map(([stand, target]) => compared(stand, target));
      return { ...NOTHING, law: ATTACKERS, fights: sumOf(found, (c) => c.pairs), broken: found.flatMap((c) => [...c.lower, ...c.barred]).map((w) => `${setting.name}: ${JSON.stringify(w)}`) };
    },
  ]),
  ...EUROPA_KINDS.flatMap((kind): ReadonlyArray<Piece> => [
    () => {
      const found = Array.from({ length: FIGHTS }, (_, i) => inBothOrders(opened(skirmish(kind, 1000 + i, 2)), i, ['0303', '1503']));
      return { ...NOTHING, law: COMBATS, fights: sumOf(found, (f) => f.fought), broken: found.flatMap((f, i) => (f.difference === null ? [] : [`${kind.name} ${1000 + i}: ${f.difference}`])) };
    },
    () => {
      const { rules } = (opened(skirmish(kind, 1, 1)).game as unknown as { readonly board: { readonly rules: { readonly readings: Parameters<typeof drawReadings>[1] } } }).board;
      // by any readings but the one that has a river work on all
      const readings = (i: number) => (i % 2 === 0 ? {} : { ...drawReadings(dice(i, 8), rules.readings), 'hexside-effects': 'crossing' });
      const found = Array.from({ length: FIGHTS }, (_, i) => compared(opened({ ...skirmish(kind, 2000 + i, 1, 7), readings: readings(i) }), '0303'));
      return { ...NOTHING, law: ATTACKERS, fights: sumOf(found, (c) => c.pairs), broken: found.flatMap((c) => [...c.lower, ...c.barred]).map((w) => `${kind.name}: ${JSON.stringify(w)}`) };
    },
  ]),
  () => {
    const found = Array.from({ length: FIGHTS }, (_, i) => inBothOrders(opened(spiSkirmish(1000 + i, 2, i % 2 === 0 ? ['Italy', 'Britain'] : ['Germany infantry', 'France'])), i, ['0303', '1503']));
    return { ...NOTHING, law: COMBATS, fights: sumOf(found, (f) => f.fought), broken: found.flatMap((f, i) => (f.difference === null ? [] : [`world war ii ${1000 + i}: ${f.difference}`])) };
  },
];

/** Parts of the tables of exceptions that no case needs. */
const unneeded = (lines: ReadonlyArray<Line>): ReadonlyArray<string> =>
  Object.entries(TABLES).flatMap(([law, table]) => {
    const different = lines.filter((l) => l.law === law).flatMap((l) => l.different);
    return table.flatMap((e) => e.cases.filter((list) => !different.some((id) => isOf(list, id))).map((list) => `${law}: ${e.rule}: no case of ${list} differs; strike it out`));
  });

/** Holds all laws; the section for the report. Throws when one is broken, or when an exception is none. */
export const run = async (): Promise<string> => {
  const { answers: lines, seconds } = await spread<Line>(import.meta.url, PIECES.length);
  const broken = [...lines.flatMap((l) => l.broken.map((text) => `${l.law}: ${text}`)), ...unneeded(lines)];
  if (broken.length > 0) throw new Error(broken.join('\n'));
  return [
    '## Metamorphic laws',
    '',
    'Changed where it should not matter: no difference but those that docs/verification.md names.',
    '',
    '| law | trials of cases | cases that a named rule makes different | actions of games | fights |',
    '|---|---:|---:|---:|---:|',
    ...[MAP, SIDES, ORDER, KEYS, COMBATS, ATTACKERS].map((law) => {
      const of = lines.filter((l) => l.law === law);
      const figures = [sumOf(of, (l) => l.cases), new Set(of.flatMap((l) => l.different)).size, sumOf(of, (l) => l.actions), sumOf(of, (l) => l.fights)];
      return `| ${law} | ${figures.map((n) => (n === 0 ? '' : String(n))).join(' | ')} |`;
    }),
    '',
    `Of more attackers a fight is one attacker more beside one set of others. Processor time: ${Math.round(seconds)} s.`,
  ].join('\n');
};

serve((i) => PIECES[i]());
