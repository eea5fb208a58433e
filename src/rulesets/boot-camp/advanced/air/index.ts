/**
 * Air points, airbases and antiaircraft, as amendments of Basic Training.
 * @rule EBC 15, 16, 17
 * @module
 */
import type { Amendment } from '../../../../kernel/amendment.js';
import { AIR, airIn, armOf } from '../../../europa/air.js';
import { ebc } from '../../../europa/cases.js';
import type { AirRules } from '../../../europa/airRules.js';
import type { EuropaRules } from '../../../europa/rules.js';
import { sends } from '../../../europa/sorties.js';
import { abandonmentChecks, airbaseChecks, airbaseRules } from './airbases.js';
import { antiaircraft } from './antiaircraft.js';
import { allocationChecks } from './checks.js';
import { airbaseReadings, airReadings, antiaircraftReadings } from './readings.js';
import { settleAir } from './settle.js';
import { defensiveSupport, endOldSupport, endSupport, loseEmptiedSupport, offensiveSupport, withAirAttack, withAirDefense } from './support.js';

export { airbaseReadings, airReadings, antiaircraftReadings } from './readings.js';
export { airRulings } from './rulings.js';

const airRules: AirRules = {
  ref: ebc('15C2', ['BC-15C2.1', 'BC-15C4.1', 'BC-15B.3'], 'Bombers are sent to hexes on offensive or defensive support; the points are there again in every turn.'),
  // powers that use each other's airbases have one pool
  left: (pos, power, arm) => {
    const { board } = pos;
    const { supplement } = board.rules;
    const pools = (p: number): boolean => p === power || (sends(pos, p) && airRules.mayUse(board, power, p));
    const has = board.powers.reduce((n, _, p) => n + (pools(p) ? (supplement?.airPoints(pos, p)[arm] ?? 0) : 0), 0);
    return airIn(pos.state).sorties.reduce((n, s) => n - (armOf(s.mission) === arm && pools(s.power) ? s.points : 0), has);
  },
  mayUse: (board, power, owner) =>
    board.readings['allied-air'] === 'shared' ? board.powers[power].side === board.powers[owner].side : board.shared[power][owner] === 1,
  supports: (board, power, unitPower) =>
    board.readings['allied-air'] === 'shared' ? board.powers[power].side === board.powers[unitPower].side : board.beside[power][unitPower] === 1,
  aims: (board) => board.readings['antiaircraft-split'] === 'chosen' && board.readings['antiaircraft-at-das'] !== 'never',
  settle: settleAir,
};

/** Sorties and airfields are one part of the position, whichever of the two chapters is in force. */
const withAir = (slices: EuropaRules['slices']): EuropaRules['slices'] => [...slices.filter((s) => s.key !== AIR.key), AIR];

/** The air phase: bombers, fighters, what is left of the bombers, and what it does in combat. */
const air: Amendment<EuropaRules> = {
  id: 'EBC-15',
  ref: ebc(
    '15A',
    ['BC-15A.1', 'BC-15A.2', 'BC-15A.3', 'BC-15A.4', 'BC-15B.1', 'BC-15B.2', 'BC-15C3.2', 'BC-15C5.1', 'BC-15C5.2', 'BC-15C5.3', 'BC-15D.1', 'BC-15D1.1', 'BC-4A.5'],
    'In the air phase the phasing player sends bombers and the other player fighters; fighters, then antiaircraft fire, then bad weather reduce the bombers.',
  ),
  does: 'add',
  touches: ['idle', 'allocateChecks', 'air', 'attackSupport', 'defenseSupport', 'resolveChecks', 'defended', 'closing', 'playerTurnStart', 'reactions', 'readings', 'slices'],
  excludes: [],
  slice: AIR,
  to: (rules) => ({
    ...rules,
    idle: rules.idle.filter((phase) => phase !== 'air'),
    allocateChecks: [...rules.allocateChecks.filter((c) => c.code !== 'air/not-in-force'), ...allocationChecks],
    air: airRules,
    attackSupport: [...rules.attackSupport, offensiveSupport],
    defenseSupport: [...rules.defenseSupport, defensiveSupport],
    resolveChecks: withAirAttack(rules.resolveChecks),
    defended: withAirDefense(rules.defended),
    closing: { ...rules.closing, combat: [...(rules.closing.combat ?? []), endSupport] },
    playerTurnStart: [...rules.playerTurnStart, endOldSupport],
    reactions: [...rules.reactions, loseEmptiedSupport],
    readings: [...rules.readings, ...airReadings],
    slices: withAir(rules.slices),
  }),
};

/** Airbases with their capacity and range. Without it nobody can send anything. */
const airbases: Amendment<EuropaRules> = {
  id: 'EBC-16',
  ref: ebc(
    '16',
    ['BC-16.1', 'BC-16.2', 'BC-16.3', 'BC-16.4', 'BC-16A.1', 'BC-16A.2', 'BC-16A.3', 'BC-16A.4', 'BC-16A.5', 'BC-16A.6', 'BC-16A.7', 'BC-16B.1', 'BC-16B.2', 'BC-16B.3'],
    'Air points are sent from friendly-owned airbases, 10 bomber and 10 fighter points from each, bombers 15 hexes far and fighters 5.',
  ),
  does: 'add',
  touches: ['allocateChecks', 'abandonChecks', 'airbases', 'readings', 'slices'],
  excludes: [],
  slice: AIR,
  to: (rules) => ({
    ...rules,
    allocateChecks: [...rules.allocateChecks, ...airbaseChecks],
    abandonChecks: abandonmentChecks,
    airbases: airbaseRules,
    readings: [...rules.readings, ...airbaseReadings],
    slices: withAir(rules.slices),
  }),
};

/** Antiaircraft fire. Without it bombers have fighters alone to fear. */
const guns: Amendment<EuropaRules> = {
  id: 'EBC-17',
  ref: ebc(
    '17',
    ['BC-17.1', 'BC-17A1.1', 'BC-17A1.2', 'BC-17A3.1', 'BC-17A3.2', 'BC-17A3.3', 'BC-17A3.4', 'BC-17A3.5', 'BC-17B.1', 'BC-17B.2', 'BC-17B.3'],
    'Antiaircraft units, cities, fortresses and airfields take points from enemy bombers sent to their hex, in the air phase in which they are sent.',
  ),
  does: 'add',
  touches: ['antiaircraft', 'readings'],
  excludes: [],
  slice: null,
  to: (rules) => ({ ...rules, antiaircraft, readings: [...rules.readings, ...antiaircraftReadings] }),
};

/** Rules 15, 16 and 17. @since 0.2.0 */
export const airAmendments: ReadonlyArray<Amendment<EuropaRules>> = [air, airbases, guns];
