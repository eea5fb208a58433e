/**
 * The Europa Boot Camp rules, Basic Training (rules 3 to 12): every slot filled, in rulebook order. It is not a
 * game by itself: a supplement has to be laid over it.
 * @rule EBC 1 (BC-1.1, BC-1.2)
 * @module
 */
import type { Check } from '../../kernel/rule.js';
import { PLAIN_ACTIVATION } from '../europa/activation.js';
import { type BootCampCase, ebc } from '../europa/cases.js';
import { noteCapture } from '../europa/captures.js';
import { combatThrow } from '../europa/combat/declare.js';
import { faceOf, landOf } from '../europa/position.js';
import type { EuropaRules } from '../europa/rules.js';
import { OUT_OF_SUPPLY } from '../europa/state.js';
import { bootCampAdvanceChecks, bootCampRetreatBars, germanMotorizedRetreat } from './aftermath.js';
import { bootCampCommitChecks, bootCampResolveChecks, hasDefense } from './attack.js';
import {
  bootCampStepChecks,
  detrains,
  hexCost,
  hexsideCost,
  noCost,
  movementHalvedOutOfSupply,
  motorizedExploits,
  movesInPhase,
  oneHexMinimum,
  othersStop,
  railCost,
  roadCost,
  stopsInZoc,
} from './movement.js';
import { bootCampCrt } from './crt.js';
import { bootCampOutlook } from './outlook.js';
import { bootCampOverrunTerms } from './overrunTerms.js';
import { bootCampReadings } from './readings.js';
import { bootCampSteps, bootCampStepsOf, comparedStrengths } from './results.js';
import { BOOT_CAMP_PHASES, bootCampEndChecks, freshCombat, freshTurn, grantMovement, isPlayed, judgeSupply, playerTurnAfter } from './sequence.js';
import { DIVISIONS, withinStackingLimit } from './stacking.js';
import { bootCampAttackFactors, bootCampAutomatic, bootCampDefenseFactors, bootCampDieModifiers } from './strength.js';
import { bootCampSupply } from './supply.js';
import { divisionsExertZoc } from './zoc.js';

export { crtData } from './crt.js';
export { bootCampReadings } from './readings.js';
export { bootCampRulings } from './rulings.js';
export { terrainChartData } from './terrain.js';

/** A bar to what belongs to Advanced Training. */
const notInBasicTraining = <Q>(rule: BootCampCase, clause: string, code: string, what: string): Check<Q> => ({
  ref: ebc(rule, [clause, 'BC-1.1'], `${what} belong to Advanced Training.`),
  code,
  holds: () => false,
  breach: () => ({ subject: [], detail: `${what} belong to Advanced Training (rule ${rule}), which is not in force; play with level advanced.`, params: {} }),
});

/** Basic Training. @since 0.1.0 */
export const basic: EuropaRules = {
  id: 'boot-camp-basic',
  version: '1',
  title: 'Europa Boot Camp, Basic Training',
  amendments: [],
  readings: bootCampReadings,
  slices: [],
  notices: [],
  problems: [],

  // rule 4: the air phase stands in the sequence, and Basic Training has nothing to do in it
  phases: BOOT_CAMP_PHASES,
  phasesOf: ({ rules }) => rules.phases,
  phaseRefs: {},
  idle: ['air'],
  playerTurnStart: [freshTurn],
  entering: { movement: [grantMovement], combat: [freshCombat], exploitation: [grantMovement] },
  closing: { initial: [judgeSupply] },
  playerTurnEnd: [],
  endChecks: bootCampEndChecks,
  firstPlayerTurn: (pos) => playerTurnAfter(pos, -1),
  nextPlayerTurn: (pos) => playerTurnAfter(pos, pos.state.playerTurn),
  mayBePlayed: isPlayed,
  rolls: { combat: combatThrow },
  // rule 3E
  dormant: () => false,
  fightsBeside: (board, a, b) => board.powers[a].side === board.powers[b].side,
  sharesLand: (board, a, b) => board.powers[a].side === board.powers[b].side,
  firstOwner: (board, hex) => board.setting.owners?.[hex] ?? landOf(board, hex),

  // rule 5
  marks: 0,
  lastingMarks: OUT_OF_SUPPLY,
  reducedZone: null,
  exertsZoc: divisionsExertZoc,

  // rules 6 and 7
  moves: movesInPhase,
  exploits: motorizedExploits,
  stays: [],
  allowance: [movementHalvedOutOfSupply],
  stepCosts: { march: [hexCost, hexsideCost], road: [roadCost], rail: [railCost], admin: [noCost] },
  stepChecks: bootCampStepChecks,
  minimumMove: oneHexMinimum,
  zoneCost: null,
  railCost: null,
  costRefs: { zone: null, rail: null },
  zonesStop: true,
  mustStop: stopsInZoc,
  overruns: false,
  overrunChecks: [notInBasicTraining('13', 'BC-13.1', 'overrun/not-in-force', 'Overruns')],
  overrunLimits: [],
  overrunOdds: [],
  overrunGroup: [],
  overrunTerms: bootCampOverrunTerms,
  overrunFactors: ({ rules }) => rules.attackFactors,
  resumes: () => false,
  evades: () => false,
  evasion: {
    ref: ebc('9F1', ['BC-9F1.1'], 'Where units may retreat before combat, they do so as in other retreats, and zones do not harm them.', 'ruling'),
    zone: () => 'spares',
    anyHex: () => false,
  },
  indestructible: () => false,
  isMarker: () => false,
  buildChecks: [notInBasicTraining('14A1', 'BC-14A1.1', 'construction/not-in-force', 'Construction')],
  completion: ({ pos }) => pos.state.turn,
  allocateChecks: [notInBasicTraining('15C1', 'BC-15C1.1', 'air/not-in-force', 'Air points')],
  abandonChecks: [notInBasicTraining('16D', 'BC-16D.1', 'airfield/not-in-force', 'Airfields')],
  air: null,
  airbases: { ref: ebc('16', ['BC-1.1'], 'Airbases belong to Advanced Training.'), sites: () => new Map(), capacity: () => 0, range: { bombers: 0, fighters: 0 } },
  antiaircraft: () => 0,
  works: ({ board }, hex) => board.map.hexFeatures[hex],
  cityIn: ({ board: { map } }, hex) => (map.placeAt[hex] < 0 ? null : map.places[map.placeAt[hex]].kind),
  hexsidesFortified: () => true,

  // rule 8
  stacking: [withinStackingLimit],
  roomBelow: DIVISIONS,

  // rules 9 to 11
  commitChecks: bootCampCommitChecks,
  resolveChecks: bootCampResolveChecks,
  statedCuts: [],
  armorBars: new Map(),
  armorLimit: () => null,
  attackFactors: bootCampAttackFactors,
  defenseFactors: bootCampDefenseFactors,
  attackSupport: [],
  defenseSupport: [],
  dieModifiers: bootCampDieModifiers,
  crt: bootCampCrt,
  oddsColumn: (_board, column) => column,
  defended: hasDefense,
  automatic: bootCampAutomatic,
  attacksLate: () => false,
  outlook: bootCampOutlook,
  compared: comparedStrengths,
  stepsOf: bootCampStepsOf,
  steps: bootCampSteps,
  lossPolicy: (board) => board.readings['loss-choice'] as 'irredundant' | 'any' | 'least',
  lossRes: (pos, unit) => faceOf(pos, unit).re[unit],
  retreatBars: bootCampRetreatBars,
  retreatZone: () => 'harms',
  zocInRetreat: germanMotorizedRetreat,
  advanceChecks: bootCampAdvanceChecks,

  // rules that know headquarters fill these
  orders: [],
  attackSupply: null,
  automaticSupply: [],
  sparedPoints: [],
  activation: PLAIN_ACTIVATION,

  weatherZone: () => null,

  // rule 12
  supply: bootCampSupply,

  // a supplement's matter
  supplement: null,
  deployChecks: [],
  placeChecks: [],
  entryHexes: { deployChecks: null, placeChecks: null },
  mobilizeChecks: [],
  mobilizationFor: () => -1,
  convertChecks: [],
  counterMarks: [],
  tallies: [],
  tellers: [],
  reactions: [othersStop, detrains, noteCapture],
  objectives: () => [],
  standing: () => 0,
  lossWorth: () => 0,
  mayLeave: () => false,
  leaving: null,
  mayCross: () => true,
  mayAttack: () => () => true,
  reserves: () => 0,
  burden: () => 0,
};
