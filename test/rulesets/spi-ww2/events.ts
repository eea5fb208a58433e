/** One event of every type, made up for a position with two units on two hexes. */
import type { SpiEvent } from '../../../src/rulesets/spi-ww2/event.js';
import type { SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import type { Combat, SpiState } from '../../../src/rulesets/spi-ww2/state.js';

/** Types by name: a list that does not compile when one is missing or too many. */
const TYPES: Readonly<Record<SpiEvent['type'], true>> = {
  phaseBegan: true, phaseEnded: true, staged: true, unitsReadied: true, supplyJudged: true, pointsGranted: true, unitBuilt: true, unitDeployed: true, pointBought: true,
  navalReckoned: true, unitsCombined: true, unitSplit: true, unitStepped: true, overrunAnnounced: true, unitOverran: true, hexOverrun: true, assaultMade: true, unitDropped: true,
  unitRailed: true, unitShipped: true, unitLanded: true, unitReturned: true, landingsSettled: true, controlTaken: true, balticAnswered: true, mediterraneanJudged: true,
  neutralityBroken: true, nationChanged: true, unrestNoted: true, swedenNoted: true, partisansRaised: true, unitRaised: true, partisansConverted: true, unitCommitted: true,
  unitUncommitted: true, combatJoined: true, dieRolled: true, combatChanged: true, combatEnded: true, attackersReleased: true, decisionOpened: true, decisionChanged: true,
  decisionClosed: true, strengthLost: true, unitEliminated: true, unitRetreated: true, unitAdvanced: true, gameEnded: true,
};
export const EVENT_TYPES = Object.keys(TYPES) as ReadonlyArray<SpiEvent['type']>;

/** The events. */
export const sampleEvents = (game: SpiGame, state: SpiState): ReadonlyArray<SpiEvent> => {
  const there = state.units.hex.flatMap((hex, u) => (hex >= 0 ? [u] : []));
  const [unit, other] = there;
  const made = state.units.hex.findIndex((hex) => hex === -1);
  const [from, to] = [state.units.hex[unit], state.units.hex[other]];
  const berlin = game.board.map.places[0].hex;
  const nation = game.board.roster.nation[unit];
  const player = 1 - state.hexes.control[berlin];
  const combat: Combat = { target: to, attackers: [unit], from: [from], defenders: [other], column: 1, supplied: false, die: null, lost: 0, counter: null, stands: false, evaded: false, todo: [] };
  const decision = { kind: 'losses', side: 'axis', units: [unit], need: 1 } as const;
  return [
    { type: 'phaseBegan', turn: 3, player: 0, phase: 'combat' },
    { type: 'phaseEnded', phase: 'combat', player: 0 },
    { type: 'staged', stage: { at: 'open', next: 0 } },
    { type: 'unitsReadied', mp: [...state.units.mp], status: [...state.units.status] },
    { type: 'supplyJudged', units: there, out: [unit], hungry: false },
    { type: 'pointsGranted', nation, halves: 5 },
    { type: 'unitBuilt', unit: made, sp: 1, hex: berlin, nation, halves: 3 },
    { type: 'unitDeployed', unit: made, sp: 2, hex: berlin },
    { type: 'pointBought', point: 'naval', nation, halves: 2 },
    { type: 'navalReckoned', naval: { ...state.naval, axisNtp: 4, converting: [{ turn: 12, points: 1 }], alliedAtp: Array.from({ length: state.turn + 1 }, () => 2) } },
    { type: 'unitsCombined', unit, into: other, sp: 1, hex: from },
    { type: 'unitSplit', unit, made, sp: 1, hex: from },
    { type: 'unitStepped', unit, from, to: berlin, cost: 1, left: 2, stops: true, player },
    { type: 'overrunAnnounced', announced: { target: to, units: [unit] } },
    { type: 'unitOverran', unit, from, to, cost: 2, left: 0, stops: false, player },
    { type: 'hexOverrun', hex: to, units: [unit], differential: -1 },
    { type: 'assaultMade', unit, from, to, points: 2, afloat: true, player },
    { type: 'assaultMade', unit, from, to: berlin, points: 2, afloat: false, player },
    { type: 'unitDropped', unit, from, to, player },
    { type: 'unitRailed', unit, from, to, hexes: 1, player },
    { type: 'unitShipped', unit, made: unit, from, to, sp: 3, exempt: 0, turnedBack: 0, points: 3, player },
    { type: 'unitShipped', unit, made, from, to: berlin, sp: 2, exempt: 1, turnedBack: 1, points: 3, player },
    { type: 'unitShipped', unit, made: unit, from, to, sp: 0, exempt: 0, turnedBack: 3, points: 3, player },
    { type: 'unitLanded', unit, hex: berlin, player },
    { type: 'unitReturned', unit, hex: berlin, player },
    { type: 'landingsSettled', landings: [] },
    { type: 'controlTaken', player, hexes: [from, berlin] },
    { type: 'controlTaken', player: -1, hexes: [berlin] },
    { type: 'balticAnswered', baltic: 'refused' },
    { type: 'balticAnswered', baltic: 'operation' },
    { type: 'balticAnswered', baltic: 'standing' },
    { type: 'mediterraneanJudged', closed: true },
    { type: 'mediterraneanJudged', closed: false },
    { type: 'neutralityBroken', nation },
    ...[0, 1, 2, -1, -2, -3, -4, -5].map((stance): SpiEvent => ({ type: 'nationChanged', nation, stance, reason: 'its date has come' })),
    { type: 'unrestNoted', row: 0, unrest: 1 },
    { type: 'unrestNoted', row: 0, unrest: 2 },
    { type: 'swedenNoted', attacked: true, halved: true },
    { type: 'partisansRaised', unit: made, sp: 1, hex: berlin, player },
    { type: 'unitRaised', unit: made, sp: 1, hex: berlin, player: -1 },
    { type: 'partisansConverted', unit, made, sp: 1, hex: from },
    { type: 'unitCommitted', unit, target: to },
    { type: 'unitUncommitted', unit },
    { type: 'combatJoined', combat },
    { type: 'dieRolled', die: 3, purpose: `partisans:${game.board.tables.partisans[0].country}` },
    { type: 'dieRolled', die: 3, purpose: 'weather' },
    { type: 'combatChanged', combat },
    { type: 'combatEnded', target: to },
    { type: 'attackersReleased', units: [unit] },
    { type: 'decisionOpened', decision },
    { type: 'decisionChanged', decision },
    { type: 'decisionClosed' },
    ...(['combat', 'counterattack', 'overrun', 'no-retreat', 'attrition', 'no-port', 'surrender'] as const).flatMap((cause): ReadonlyArray<SpiEvent> => [
      { type: 'strengthLost', unit, nation, sp: 1, cause },
      { type: 'unitEliminated', unit, nation, sp: 4, cause },
    ]),
    { type: 'unitRetreated', unit: other, from: to, to: from, player },
    { type: 'unitAdvanced', unit, from, to, player },
    { type: 'gameEnded', reason: 'the last turn is over' },
  ];
};
