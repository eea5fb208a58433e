/**
 * Air points in logs and explanations: what was sent where, what became of it, and what a sortie would add.
 * @rule EBC 15, 16, 17
 * @module
 */
import type { Figure, LogLine } from '../../../engine/game.js';
import { distance, type HexIx } from '../../../kernel/hex.js';
import { allHold, type RuleRef } from '../../../kernel/rule.js';
import type { Abandon, AimGuns, Allocate } from '../action.js';
import { against, AIR, airIn, type Arm, armOf, bombersOn, type Mission, type Sortie, type SupportCut, type SupportMission } from '../air.js';
import { weatherAt } from '../board.js';
import { ebc } from '../cases.js';
import { commitQuery } from '../combat/declare.js';
import type { EuropaEvent } from '../event.js';
import { DIVIDE, sortieOf } from '../phases/air.js';
import { enemyIn, isPhasing, occupant, phasingSide, type Position, printedAttack, printedDefense, unitsIn } from '../position.js';
import { bombedHexes, bombersAt, fightersDue, sentFrom } from '../sorties.js';
import type { UnitIx } from '../unit.js';
import { airfieldAt, WORKS, worksIn } from '../works.js';
import { cited, groundText, hexText, powerText, unitsText } from '../wording.js';
import { type Account, NOTHING, ruled, told } from './account.js';

const WEATHER = ebc('15C5', ['BC-15C5.2', 'BC-15C5.3'], 'Bad weather halves what is left.');
const RANGE = ebc('16B', ['BC-16B.1', 'BC-16B.2'], 'Bombers reach 15 hexes from their airbase, fighters 5.');
const CAPACITY = ebc('16A', ['BC-16A.2', 'BC-16A.3', 'BC-16A.4'], 'An airbase sends 10 bomber points in its owner’s turn and 10 fighter points in his opponent’s.');
const TOTALS = ebc('15B', ['BC-15B.2', 'BC-15B.3'], 'The supplement gives the points of each player; they may be used in each of his turns.');
const CAP = ebc('15C2', ['BC-15C2.5', 'BC-15C2.6', 'BC-15C2.7'], 'Support never adds more than the printed strength of the units that it helps; more may be sent against losses.');
const SENT = ebc('15A', ['BC-15A.2', 'BC-15C3.1'], 'The other player sends his fighters when the bombers have been sent.');
const FIRE = ebc('17B', ['BC-17B.1', 'BC-17B.2'], 'All antiaircraft points of a hex fire at enemy bombers sent there; each takes one bomber point.');
const UNIT_GUNS = ebc('17A1', ['BC-17A1.1', 'BC-17A1.2'], 'Antiaircraft units have their antiaircraft strength.');
const HEX_GUNS = ebc('17A3', ['BC-17A3.1', 'BC-17A3.2', 'BC-17A3.3', 'BC-17A3.4'], 'Fortresses and major cities have an antiaircraft strength of 2, dot cities and permanent airfields of 1.');
const GIVEN_UP = ebc('16D', ['BC-16D.1'], 'A player may give up permanent airfields of his in his own turn.');
const NEGATES = ebc('15C3', ['BC-15C3.2'], 'Each fighter point takes one bomber point.');

const KINDS: Readonly<Record<SupportMission, string>> = { oas: 'offensive', das: 'defensive' };
/** `'Offensive air support'`. */
export const supportText = (mission: SupportMission): string => `${mission === 'oas' ? 'Offensive' : 'Defensive'} air support`;

const POINTS: Readonly<Record<Arm, string>> = { bombers: 'bomber', fighters: 'fighter' };
const counted = (n: number, arm: Arm): string => `${n} ${POINTS[arm]} ${n === 1 ? 'point' : 'points'}`;

// ---- logs --------------------------------------------------------------------------------------------------------------

/** `'10 from 1922 Łódź, 6 from 2018 Płock'`; several sorties of one airbase are told as one. */
const sourcesText = (pos: Position, wanted: (s: Sortie) => boolean): string => {
  const byBase = new Map<HexIx, number>();
  for (const s of airIn(pos.state).sorties) if (wanted(s)) byBase.set(s.base, (byBase.get(s.base) ?? 0) + s.points);
  return [...byBase].map(([base, points]) => `${points} from ${hexText(pos, base)}`).join(', ');
};

const cutText = (pos: Position, cut: SupportCut): { readonly text: string; readonly refs: ReadonlyArray<RuleRef> } => {
  const { power, target, mission } = cut;
  const sent = sourcesText(pos, (s) => s.power === power && s.target === target && s.mission === mission);
  const fighters = sourcesText(pos, (s) => s.target === target && s.mission === against(mission));
  const left = cut.allocated - cut.fighters - cut.antiaircraft;
  const halved = cut.points < left;
  const losses = [
    ...(cut.fighters > 0 ? [`fighters −${cut.fighters} (${fighters})`] : []),
    ...(cut.antiaircraft > 0 ? [`antiaircraft −${cut.antiaircraft}`] : []),
    ...(halved ? [`halved by ${weatherAt(pos.board, pos.state.turn, target)}`] : []),
  ];
  const refs = [...(cut.fighters > 0 ? [NEGATES] : []), ...(cut.antiaircraft > 0 ? [FIRE] : []), ...(halved ? [WEATHER] : [])];
  const result = losses.length === 0 ? '' : `; ${losses.join(', ')}: ${cut.points}${cut.points === 0 ? ' left' : ''}`;
  const brackets = refs.length === 0 ? '' : ` [${cited(refs)}]`;
  return { text: `${powerText(pos, power)} ${KINDS[mission]} air support at ${hexText(pos, target)}: ${cut.allocated} (${sent})${result}${brackets}`, refs };
};

type AirEvent = Extract<EuropaEvent, { type: 'supportSettled' | 'supportSpent' | 'airfieldAbandoned' }>;

/** What an event about air points reads like. Points are told of when they have been settled, a line for each hex, power and kind of support. */
export const airLines = (pos: Position, e: AirEvent, depth: number): ReadonlyArray<LogLine> => {
  switch (e.type) {
    case 'supportSettled':
      return e.cuts.map((cut) => ({ ...cutText(pos, cut), depth }));
    case 'supportSpent':
      // that support ends with its combat phase goes without saying
      return pos.state.stage.at !== 'open'
        ? []
        : e.spent.map((s) => ({ text: `${supportText(s.mission)} of ${hexText(pos, s.target)} ends: nobody is left there whom it helps`, depth }));
    case 'airfieldAbandoned':
      return [{ text: `The permanent airfield in ${hexText(pos, e.hex)} is given up [${cited([GIVEN_UP])}]`, depth, refs: [GIVEN_UP] }];
  }
};

// ---- explanations ------------------------------------------------------------------------------------------------------

/** The position with one more sortie, legal or not. */
const withSortie = (pos: Position, sortie: Sortie): Position => {
  const air = airIn(pos.state);
  return { ...pos, state: { ...pos.state, slices: { ...pos.state.slices, [AIR.key]: { ...air, sorties: [...air.sorties, sortie] } } } };
};

/** Units that support at a hex would help: those that could attack it, or defend it. */
const helped = (pos: Position, target: HexIx, mission: SupportMission, side: number): ReadonlyArray<UnitIx> => {
  const { map, rules } = pos.board;
  if (mission === 'das') return occupant(pos, target) === side ? unitsIn(pos, target) : [];
  if (!enemyIn(pos, side, target)) return [];
  return [0, 1, 2, 3, 4, 5].flatMap((d) => {
    const next = map.neighbors[target * 6 + d];
    return next < 0 ? [] : unitsIn(pos, next).filter((u) => isPhasing(pos, u) && allHold(rules.commitChecks, commitQuery(pos, u, target)));
  });
};

/** Where the antiaircraft points of a hex come from: units of its own, or the hex by nature. */
const gunRefs = (pos: Position, hex: HexIx, side: number): ReadonlyArray<RuleRef> => {
  const points = unitsIn(pos, hex).reduce((n, u) => n + (pos.board.unitSide[u] === side ? pos.board.roster.units[u].aa : 0), 0);
  return [...(points > 0 ? [UNIT_GUNS] : []), ...(points < pos.board.rules.antiaircraft(pos, hex, side) ? [HEX_GUNS] : []), FIRE];
};

const bombersLines = (pos: Position, sortie: Sortie, mission: SupportMission): ReadonlyArray<string> => {
  const { board } = pos;
  const { target, power } = sortie;
  const side = board.powers[power]?.side ?? phasingSide(pos);
  const units = helped(pos, target, mission, side);
  const strength = units.reduce((n, u) => n + (mission === 'oas' ? printedAttack(pos, u) : printedDefense(pos, u)), 0);
  const guns = board.rules.antiaircraft(pos, target, 1 - phasingSide(pos));
  const settled = board.rules.air?.settle(withSortie(pos, sortie)).cuts.find((c) => c.target === target && c.power === power && c.mission === mission);
  const who = mission === 'oas' ? (enemyIn(pos, side, target) ? 'could attack it' : 'could attack anybody there: no enemy is in the hex') : 'stand there to be defended';
  return [
    ...(guns > 0 ? [ruled(`Antiaircraft strength in the hex: ${guns}.`, ...gunRefs(pos, target, 1 - phasingSide(pos)))] : []),
    ...(settled === undefined
      ? []
      : [ruled(`With ${settled.allocated} points sent there, ${settled.points} would be left if no fighters come.`, ...(settled.antiaircraft > 0 ? [FIRE] : []), ...(settled.points < settled.allocated - settled.antiaircraft ? [WEATHER] : []))]),
    units.length === 0
      ? `As things stand none of the units ${who}; the points would do nothing.`
      : ruled(`Units that ${who}: ${unitsText(pos, units)}. Support would add up to their printed strength, ${strength} for all of them.`, CAP),
  ];
};

const fightersLines = (pos: Position, sortie: Sortie, mission: Mission): ReadonlyArray<string> => {
  const bombers = bombersAt(pos, sortie.target, mission);
  const sent = airIn(pos.state).sorties.reduce((n, s) => n + (s.target === sortie.target && s.mission === mission ? s.points : 0), 0);
  return [
    ruled(
      `Enemy bombers there on ${KINDS[bombersOn(mission)]} support: ${bombers}; fighters already sent against them: ${sent}. After these ${Math.max(0, bombers - sent - sortie.points)} would be left.`,
      NEGATES,
    ),
  ];
};

/** The ground of an airbase, its permanent airfield told as well. */
const baseText = (pos: Position, hex: HexIx): string => `${groundText(pos, hex)}${airfieldAt(pos, hex) ? ', permanent airfield' : ''}`;

/** What a sortie would do, and what its airbase and its power have left. */
export const allocateAccount = (pos: Position, action: Allocate): Account => {
  const { board } = pos;
  const { air, airbases, supplement } = board.rules;
  const sortie = sortieOf(pos, action);
  const { base, target, power } = sortie;
  if (base < 0 || target < 0 || air === null || power < 0) return NOTHING;
  const arm = armOf(sortie.mission);
  const far = distance(board.map.grid, base, target);
  const range = airbases.range[arm];
  const capacity = airbases.capacity(pos, base, arm);
  const used = sentFrom(pos, base, arm);
  const left = air.left(pos, power, arm);
  const plain = (label: string, total: number): Figure => ({ label, tally: { base: total, lines: [], total }, unit: 1 });
  return {
    figures: [plain('distance in hexes', far), plain('range in hexes', range), plain('points that the airbase can still send', Math.max(0, capacity - used)), plain('points that the power has left', left)],
    lines: [
      `${counted(sortie.points, arm)} from ${hexText(pos, base)} (${baseText(pos, base)}) to ${hexText(pos, target)} (${groundText(pos, target)}).`,
      ruled(`Distance ${far} ${far === 1 ? 'hex' : 'hexes'}, range ${range}.`, RANGE),
      ruled(capacity === 0 ? 'There is no airbase.' : `The airbase sends ${counted(capacity, arm)} in a player turn; ${used} ${used === 1 ? 'is' : 'are'} sent.`, CAPACITY),
      ruled(`The ${powerText(pos, power)} player has ${counted(supplement?.airPoints(pos, power)[arm] ?? 0, arm)}; ${left} ${left === 1 ? 'is' : 'are'} left.`, TOTALS),
      ...(sortie.mission === 'oas' || sortie.mission === 'das' ? bombersLines(pos, sortie, sortie.mission) : fightersLines(pos, sortie, sortie.mission)),
    ],
  };
};

/** `'0505: 10 on offensive support, 2 fighters against them'`, for every hex with bombers. */
export const bombersText = (pos: Position): ReadonlyArray<string> =>
  bombedHexes(pos).map((hex) => {
    const kinds = (['oas', 'das'] as const).flatMap((mission) => {
      const bombers = bombersAt(pos, hex, mission);
      if (bombers === 0) return [];
      const fighters = airIn(pos.state).sorties.reduce((n, s) => n + (s.target === hex && s.mission === against(mission) ? s.points : 0), 0);
      return [`${bombers} on ${KINDS[mission]} support${fighters > 0 ? `, ${fighters} ${fighters === 1 ? 'fighter' : 'fighters'} against them` : ''}`];
    });
    return `${hexText(pos, hex)}: ${kinds.join('; ')}`;
  });

/**
 * The bombers on their way when the side that is to act sends no more points; `after`: the position in which somebody decides
 * next, null for none. Where fighters are asked for next, that decision names the bombers.
 */
export const bombersAccount = (pos: Position, after: Position | null): Account => {
  const hexes = bombersText(pos);
  if (hexes.length === 0 || pos.state.phase !== 'air' || (after !== null && after !== pos && fightersDue(after))) return NOTHING;
  const next = fightersDue(pos) ? 'No more fighters are sent.' : 'The other side has no fighters that could come.';
  return told(after === null ? 'Bombers on their way:' : ruled(next, SENT), ...hexes.map((h) => `  ${h}`));
};

/** How antiaircraft fire would be divided. */
export const aimAccount = (pos: Position, action: AimGuns): Account => {
  const hex = pos.board.map.hexOf.get(action.hex) ?? -1;
  if (hex < 0) return NOTHING;
  const guns = pos.board.rules.antiaircraft(pos, hex, 1 - phasingSide(pos));
  return told(ruled(`Antiaircraft strength in ${hexText(pos, hex)}: ${guns}. Of it ${action.points} would fire at defensive support first, the rest at offensive support first.`, DIVIDE));
};

/** What giving up an airfield changes. */
export const abandonAccount = (pos: Position, action: Abandon): Account => {
  const hex = pos.board.map.hexOf.get(action.hex) ?? -1;
  if (hex < 0 || pos.board.rules.air === null) return NOTHING;
  const [air, works] = [airIn(pos.state), worksIn(pos.state)];
  const gone = { [AIR.key]: { ...air, abandoned: [...air.abandoned, hex] }, [WORKS.key]: { ...works, airfields: works.airfields.filter((h) => h !== hex) } };
  const without: Position = { ...pos, state: { ...pos.state, slices: { ...pos.state.slices, ...gone } } };
  const [now, then] = [pos, without].map((p) => p.board.rules.airbases.capacity(p, hex, 'bombers'));
  return told(ruled(`${hexText(pos, hex)} sends ${now} bomber points, and as many fighter points; without its permanent airfield ${then}.`, GIVEN_UP));
};
