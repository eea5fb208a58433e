/**
 * The supplement as amendments of the Boot Camp rules, in its own order. Each alters only the slots it names.
 * @rule FTF 5 to 22
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { Check } from '../../kernel/rule.js';
import type { ModifierRule } from '../../kernel/tally.js';
import type { Board } from '../europa/board.js';
import { type EuropaEvent, NO_EVENTS } from '../europa/event.js';
import { faceOf, hexName, isNeutral, type Position, unitName } from '../europa/position.js';
import type { BuildQuery, CombatantQuery, CommitQuery, EuropaRules, RetreatQuery, StepQuery } from '../europa/rules.js';
import { CADRE, FULL } from '../europa/state.js';
import type { StepCheck } from '../europa/stepCheck.js';
import { type AttackCut, attackDivisor, type TerrainEffect } from '../europa/terrainChart.js';
import { hexEffects, hexsidesAgainst, terrainCut } from '../boot-camp/strength.js';
import { airPoints } from './air.js';
import { ftf } from './cases.js';
import { arrivalsEnter, deploymentChecks, eliminateBlocked, judgeOnEntering, listedHexes, mobilizationFor, mobilizationChecks, conversionChecks, placementChecks } from './forces.js';
import { FTF, powerIx } from './powers.js';
import { foreignRailChecks, sovietRailChecks } from './rail.js';
import { firstToFightReadings } from './readings.js';
import { soviet } from './soviet.js';
import { firstToFightSupply, untilCaptured } from './supply.js';
import { award, concession, endPolishTurn, LEDGER, ledger, lossAwards, mayWithdraw, objectives, openWithdrawal, pointsOf, scoreLosses, standing, victory, withdrawalNews } from './victory.js';

type FtfAmendment = Amendment<EuropaRules>;

const amendment = (
  id: string,
  ref: FtfAmendment['ref'],
  does: FtfAmendment['does'],
  touches: FtfAmendment['touches'],
  to: FtfAmendment['to'],
  slice: FtfAmendment['slice'] = null,
): FtfAmendment => ({ id, ref, does, touches, excludes: [], slice, to });

// ---- 5, 7A, 12C --------------------------------------------------------------------------------------------------------

/** Whether a unit could enter hexes beside it on foot or wheels at all. */
const marches = ({ roster }: Board, unit: number, face: number): boolean =>
  roster.railOnly[unit] === 0 && roster.faces[face === CADRE ? CADRE : FULL].movement[unit] > 0;

const zones = amendment(
  'FTF-5',
  ftf('5', ['FF-5.1', 'FF-5.2', 'FF-5.3', 'FF-5.4', 'FF-5.5', 'FF-1.2'], 'Every unit of any size exerts a zone of control, but for artillery.'),
  'replace',
  ['exertsZoc'],
  (rules) => ({
    ...rules,
    exertsZoc: (board, unit, face) =>
      (board.roster.artillery[unit] === 0 || (board.roster.cm[unit] === 1 && board.readings['motorized-artillery-zoc'] === 'yes')) &&
      (board.readings['immobile-zoc'] !== 'no' || marches(board, unit, face)),
  }),
);

/** Units by rail in a player turn. @rule FTF 7A (FF-7A.1, FF-7A.2, FF-7A.3), 21 (FF-21.3) */
const RAIL_CAPACITY: Readonly<Record<string, number>> = { [FTF.germany]: 5, [FTF.poland]: 3, [FTF.sovietUnion]: 3 };

const rail = amendment(
  'FTF-7A',
  ftf('7A', ['FF-7A.3', 'FF-7A.4'], 'Soviet units move by rail in the Soviet Union only.'),
  'add',
  ['stepChecks'],
  (rules) => ({ ...rules, stepChecks: [...rules.stepChecks, ...sovietRailChecks, ...foreignRailChecks] }),
);

const supply = amendment(
  'FTF-12C',
  ftf('12C', ['FF-12C.1', 'FF-12C.2', 'FF-12C.3', 'FF-12C.4', 'FF-12C.16', 'BC-12C.2', 'BC-12C.3'], 'Sources of supply of Poland 1939.'),
  'add',
  ['supply'],
  (rules) => ({ ...rules, supply: firstToFightSupply(rules.supply) }),
);

// ---- 19B, 19C ----------------------------------------------------------------------------------------------------------

const NEUTRAL = ftf(
  '19C',
  ['FF-19C.1', 'FF-19C.2', 'FF-19C.3', 'FF-19C.4', 'FF-19A.17', 'BC-3E.3'],
  'Everybody but Germany, Slovakia, Danzig and Poland is neutral, the Soviet Union until it intervenes; units may not enter neutral nations.',
);
const HAVENS: ReadonlyArray<string> = ['Hungary', 'Romania'];

const territoryOf = (pos: Position, hex: number): string => pos.board.map.territories[pos.board.map.territory[hex]] ?? '';

/** Whether a step is a withdrawal: a Polish unit into Hungary or Romania while the right is open, not by rail (AMB-BC-202). */
const withdraws = (q: Pick<StepQuery, 'pos' | 'unit' | 'to' | 'by'>): boolean =>
  q.by !== 'rail' &&
  q.pos.board.powers[q.pos.board.roster.power[q.unit]].id === FTF.poland &&
  HAVENS.includes(territoryOf(q.pos, q.to)) &&
  mayWithdraw(q.pos);

const neutralStep: Check<StepQuery> = {
  ref: NEUTRAL,
  code: 'neutral/entry',
  holds: (q) => q.to < 0 || !isNeutral(q.pos, q.to) || withdraws(q),
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
    detail: `${hexName(q.pos, q.to)} lies in ${territoryOf(q.pos, q.to)}, which is neutral; stay out of it${HAVENS.includes(territoryOf(q.pos, q.to)) ? ' (Polish units may withdraw there once every Polish major city and fortress is German-owned when their turn starts)' : ''}.`,
    params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.to), territory: territoryOf(q.pos, q.to) },
  }),
};

const neutralRetreat: Check<RetreatQuery> = {
  ref: NEUTRAL,
  code: 'neutral/retreat',
  holds: (q) => !isNeutral(q.pos, q.to),
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
    detail: `${hexName(q.pos, q.to)} lies in ${territoryOf(q.pos, q.to)}, which is neutral; no retreat leads there.`,
    params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.to) },
  }),
};

/** Nobody attacks units that take no part. @rule EBC 3E (BC-3E.3) */
const neutralAttack: Check<CommitQuery> = {
  ref: NEUTRAL,
  code: 'neutral/attack',
  holds: (q) => q.target < 0 || !isNeutral(q.pos, q.target),
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit), hexName(q.pos, q.target)],
    detail: `${hexName(q.pos, q.target)} lies in ${territoryOf(q.pos, q.target)}, which is neutral; units there cannot be attacked.`,
    params: { unit: unitName(q.pos, q.unit), target: hexName(q.pos, q.target), territory: territoryOf(q.pos, q.target) },
  }),
};

/** To whom the Free City of Danzig belongs at first, by the reading in force. */
const danzig = (board: Board): number | null => {
  switch (board.readings.danzig) {
    case 'polish':
      return powerIx(board, FTF.poland);
    case 'nobody':
      return -1;
    default:
      return null;
  }
};
const inDanzig = ({ map }: Board, hex: number): boolean => map.territories[map.territory[hex]] === 'Danzig';

const neutrals = amendment('FTF-19C', NEUTRAL, 'add', ['dormant', 'firstOwner', 'stepChecks', 'retreatBars', 'commitChecks'], (rules) => ({
  ...rules,
  dormant: (board, power) => board.powers[power].id === FTF.sovietUnion || rules.dormant(board, power),
  firstOwner: (board, hex) => (inDanzig(board, hex) ? danzig(board) : null) ?? rules.firstOwner(board, hex),
  stepChecks: [...rules.stepChecks, neutralStep],
  retreatBars: [...rules.retreatBars, neutralRetreat],
  commitChecks: [...rules.commitChecks, neutralAttack],
}));

/** A unit that steps into Hungary or Romania leaves play. Only divisions and cadres score (AMB-BC-204). */
const leavePlay = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  if (e.type === 'unitStepped' && isNeutral(pos, e.to)) {
    const cadre = pos.state.units.face[e.unit] === 1 || pos.board.roster.units[e.unit].size === 'CADRE';
    return [{ type: 'unitWithdrawn', unit: e.unit, hex: e.to, counts: cadre || faceOf(pos, e.unit).divisional[e.unit] === 1 }];
  }
  if (e.type === 'unitWithdrawn' && e.counts) return [{ type: 'sliceWritten', key: LEDGER.key, value: award(ledger(pos), ['withdrawn']) }];
  return NO_EVENTS;
};

/** By one reading Polish units of any kind may withdraw in the exploitation phase. */
const exploitsAbroad = (pos: Position, unit: number): boolean =>
  pos.state.phase === 'exploitation' &&
  pos.board.readings['exploitation-withdrawal'] === 'all' &&
  pos.board.powers[pos.board.roster.power[unit]].id === FTF.poland &&
  faceOf(pos, unit).movement[unit] > 0 &&
  mayWithdraw(pos);

/** Who may not exploit does nothing but withdraw in that phase. */
const onlyWithdrawing: StepCheck = {
  when: (readings) => readings['exploitation-withdrawal'] === 'all',
  ref: ftf('19B', ['FF-19B.2', 'BC-6B.9'], 'Units that are not c/m move in the exploitation phase only to withdraw, if at all.', 'ruling'),
  code: 'exploitation/withdrawal-only',
  holds: (q) => q.pos.state.phase !== 'exploitation' || q.pos.board.rules.exploits(q.pos, q.unit) || withdraws(q),
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
    detail: `${unitName(q.pos, q.unit)} is not combat/motorized; in the exploitation phase it may only withdraw into Hungary or Romania.`,
    params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.to) },
  }),
};

const WITHDRAWAL = ftf(
  '19B',
  ['FF-19B.1', 'FF-19B.2', 'FF-19B.3', 'FF-19B.4', 'FF-VP.10', 'FF-VP.11'],
  'When a Polish player turn starts with all Polish major city hexes and fortresses in German hands, Polish units may withdraw into Hungary or Romania.',
);

const withdrawal = amendment(
  'FTF-19B',
  WITHDRAWAL,
  'add',
  ['playerTurnStart', 'reactions', 'mayLeave', 'leaving', 'minimumMove', 'moves', 'stepChecks'],
  (rules) => ({
    ...rules,
    minimumMove: (q) => rules.minimumMove(q) || (q.pos.board.readings['withdrawal-step'] === 'free' && withdraws(q)),
    moves: (pos, unit) => rules.moves(pos, unit) || exploitsAbroad(pos, unit),
    stepChecks: [...rules.stepChecks, onlyWithdrawing],
    playerTurnStart: [...rules.playerTurnStart, openWithdrawal],
    reactions: [...rules.reactions, leavePlay],
    mayLeave: (pos, unit, to) => withdraws({ pos, unit, to, by: 'march' }),
    leaving: WITHDRAWAL,
  }),
);

// ---- 19D ---------------------------------------------------------------------------------------------------------------

const FORTRESS = 'feature/fortress';
const FORTIFIED = 'hexside/fortified';
/** Whom fortifications halve, whatever a chart says of them (AMB-BC-249). @rule FTF 19D (FF-19D.1, FF-19D.2) */
const HALVED: AttackCut = { who: 'non-artillery-non-engineer', divisor: 2 };

/** The factor of one of them, with what a chart says besides by one reading (AMB-BC-161, AMB-BC-249). */
const fortified = (q: CombatantQuery, effect: TerrainEffect): number => {
  const { readings, roster } = q.pos.board;
  const identity = roster.identity[q.unit];
  const fights = identity.combatEngineer || identity.assaultEngineer;
  const who = readings['fortress-engineers'] === 'combat' && !fights ? { ...identity, engineer: false } : identity;
  return (readings['fortress-chart'] === 'multiplied' ? terrainCut(q, effect) : 1) / attackDivisor(HALVED, who);
};

const fortressHalves: ModifierRule<CombatantQuery> = {
  ref: ftf('19D', ['FF-19D.1', 'FF-21.2', 'FF-19D.4'], 'Units attacking a fortress are halved, but for engineers and artillery.'),
  op: 'times',
  atMost: 1,
  value: (q) => {
    let factor = 1;
    hexEffects(q.pos, q.target, (effect) => {
      if (effect.row === FORTRESS) factor *= fortified(q, effect);
    });
    return factor;
  },
};

const fortifiedHexsideHalves: ModifierRule<CombatantQuery> = {
  ref: ftf('19D', ['FF-19D.2', 'FF-21.2', 'FF-19D.5'], 'Units attacking across a fortified hexside are halved, but for engineers and artillery.'),
  op: 'times',
  atMost: 1,
  value: (q) => {
    let factor = 1;
    hexsidesAgainst(q, (effect) => {
      if (effect.row === FORTIFIED) factor *= fortified(q, effect);
    });
    return factor;
  },
};

const NO_ARMOR = ftf('19D', ['FF-19D.3', 'FF-19D.4', 'FF-19D.5'], 'c/m divisions add nothing to the die when they attack a fort or fortress, or across a fortified hexside.');

const fortifications = amendment(
  'FTF-19D',
  ftf('19D', ['FF-19D.1', 'FF-19D.2', 'FF-19D.3', 'FF-19D.4', 'FF-19D.5'], 'Fortresses and fortified hexsides halve attackers; forts, fortresses and fortified hexsides cancel their armor effects.'),
  'add',
  ['statedCuts', 'armorBars', 'attackFactors'],
  (rules) => ({
    ...rules,
    statedCuts: [...rules.statedCuts, FORTRESS, FORTIFIED],
    armorBars: new Map([...rules.armorBars, [FORTRESS, NO_ARMOR], [FORTIFIED, NO_ARMOR], ['feature/fort', NO_ARMOR]]),
    attackFactors: [...rules.attackFactors, fortressHalves, fortifiedHexsideHalves],
  }),
);

const hel = amendment(
  'FTF-12C-Hel',
  ftf('12C', ['FF-12C.12'], 'The supply of Hel ends with the first capture of its fortress.'),
  'change',
  ['supply'],
  (rules) => ({ ...rules, supply: untilCaptured(rules.supply) }),
);

// ---- 19E ---------------------------------------------------------------------------------------------------------------

const noConstruction: Check<BuildQuery> = {
  ref: ftf('19E', ['FF-19E.1'], 'Neither forts nor airfields are built in this game.'),
  code: 'construction/none',
  holds: () => false,
  breach: (q) => ({
    subject: [unitName(q.pos, q.unit), hexName(q.pos, q.hex)],
    detail: 'Neither forts nor airfields are built in Poland 1939; those that the map prints are all there are.',
    params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.hex), work: q.work },
  }),
};

// whatever else would stand in the way no longer matters
const construction = amendment('FTF-19E', noConstruction.ref, 'replace', ['buildChecks'], (rules) => ({ ...rules, buildChecks: [noConstruction] }));

// ---- 20, 21 ------------------------------------------------------------------------------------------------------------

const forces = amendment(
  'FTF-20',
  ftf('20A', ['FF-20A.1', 'FF-20A.2', 'FF-20A.3', 'FF-20B.1', 'FF-20C.1'], 'Reinforcements, conversions and mobilizations come in the owner’s initial phase, as the orders of battle say.'),
  'add',
  ['placeChecks', 'entryHexes', 'mobilizeChecks', 'mobilizationFor', 'convertChecks', 'entering', 'endChecks'],
  (rules) => ({
    ...rules,
    placeChecks: [...placementChecks, ...rules.placeChecks],
    entryHexes: { ...rules.entryHexes, placeChecks: listedHexes },
    mobilizeChecks: [...rules.mobilizeChecks, ...mobilizationChecks],
    mobilizationFor,
    convertChecks: [...rules.convertChecks, ...conversionChecks],
    entering: { ...rules.entering, initial: [...(rules.entering.initial ?? []), eliminateBlocked, judgeOnEntering] },
    endChecks: [...rules.endChecks, arrivalsEnter],
  }),
);

const deployment = amendment(
  'FTF-21',
  ftf('21', ['FF-21.1', 'FF-21.8', 'FF-21.9', 'FF-21.10', 'FF-21.11', 'FF-21.12'], 'The Poles set up, then the Soviets and the Germans by the German player, as the Polish Campaign orders of battle say.'),
  'add',
  ['deployChecks', 'entryHexes'],
  (rules) => ({ ...rules, deployChecks: [...rules.deployChecks, ...deploymentChecks], entryHexes: { ...rules.entryHexes, deployChecks: listedHexes } }),
);

// ---- 7A, 19F, 22 ---------------------------------------------------------------------------------------------------------

const game = amendment(
  'FTF-22',
  ftf(
    '22A',
    ['FF-22A.1', 'FF-22A.2', 'FF-22A.3', 'FF-22A.4', 'FF-22A.5', 'FF-22B.1', 'FF-22B.2', 'FF-22B.3', 'FF-VP.1', 'FF-VP.2', 'FF-VP.3', 'FF-VP.4', 'FF-VP.5', 'FF-VP.6', 'FF-VP.7', 'FF-VP.8', 'FF-VP.9', 'FF-VP.12', 'FF-VP.13', 'FF-VP.14', 'FF-LV.1', 'FF-LV.2', 'FF-LV.3', 'FF-LV.4', 'FF-LV.5', 'QA-39'],
    'The game ends with surrender or turn 10; Polish victory points decide. Rail capacities are 5, 3 and 3 units; the weather is clear.',
  ),
  'add',
  ['supplement', 'slices', 'reactions', 'playerTurnEnd', 'standing', 'objectives', 'lossWorth', 'readings'],
  (rules) => ({
    ...rules,
    readings: [...rules.readings, ...firstToFightReadings],
    slices: [...rules.slices, LEDGER],
    reactions: [...rules.reactions, scoreLosses],
    playerTurnEnd: [...rules.playerTurnEnd, endPolishTurn],
    supplement: {
      ref: ftf('7A', ['FF-7A.1', 'FF-7A.2', 'FF-7A.3', 'FF-7A.5', 'FF-21.3', 'FF-19F.1', 'BC-1.2'], 'Rail capacities, weather and victory of Poland 1939.'),
      ending: ftf('22A', ['FF-22A.2', 'FF-22A.3', 'FF-22A.4', 'FF-22A.5'], 'The game ends when Poland surrenders at the end of its player turn, when a player concedes, or with turn 10.'),
      scoring: ftf('VP', ['FF-VP.1', 'FF-VP.10', 'FF-VP.12'], 'The chart says what the Polish player scores for losses, withdrawals, and turns in which Poland has not surrendered.'),
      news: withdrawalNews(WITHDRAWAL),
      railCapacity: (board, power) => RAIL_CAPACITY[board.powers[power].id] ?? 0,
      airPoints,
      constructionLimit: () => 0,
      weather: () => 'clear',
      result: victory,
      conceded: concession,
    },
    standing,
    lossWorth: (pos, unit) => {
      const cadred = pos.board.roster.hasCadre[unit] === 1 && pos.state.units.face[unit] === 0;
      return lossAwards(pos, unit, cadred ? 'cadred' : 'eliminated', pos.state.units.face[unit]).reduce((n, id) => n + pointsOf(pos, id, 1), 0);
    },
    objectives,
  }),
  LEDGER,
);

/** The supplement, in its own order. */
export const firstToFightAmendments: ReadonlyArray<FtfAmendment> = [zones, rail, supply, soviet, withdrawal, neutrals, hel, fortifications, construction, forces, deployment, game];

