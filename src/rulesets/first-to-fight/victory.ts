/**
 * Victory: points that the Polish player earns, surrender, the end of the game, levels of victory.
 * @rule FTF 22A, 22B, VP, LV
 * @module
 */
import type { Result } from '../../engine/game.js';
import { formOf, truth, whole } from '../../engine/shape.js';
import type { StateSlice } from '../../kernel/amendment.js';
import { featureBit } from '../../kernel/map.js';
import type { RuleRef } from '../../kernel/rule.js';
import type { Board } from '../europa/board.js';
import { type EuropaEvent, NO_EVENTS } from '../europa/event.js';
import { perBoard } from '../europa/perBoard.js';
import { isMajorCity } from '../europa/places.js';
import { friendlyOwned, ownerOf, type Position } from '../europa/position.js';
import type { Hook, Objective, Supplement } from '../europa/rules.js';
import { CADRE, FULL } from '../europa/state.js';
import type { UnitIx } from '../europa/unit.js';
import { worksIn } from '../europa/works.js';
import { FTF, powerIx } from './powers.js';
import { majorCityHexes } from './supply.js';

/** What the chart awards points for. */
export type AwardId =
  | 'cm-cadred' | 'cm-cadre-lost' | 'cm-other-lost' | 'other-cadred' | 'other-cadre-lost'
  | 'soviet-cadred' | 'soviet-division-lost' | 'soviet-cadre-lost' | 'soviet-parachute-lost'
  | 'withdrawn' | 'unsurrendered-turn' | 'vp-30';

/** A line of the victory point chart: points as printed. */
export interface Award {
  readonly id: AwardId;
  readonly clause: string;
  readonly points: number;
  readonly label: string;
}

/** The chart. @rule FTF VP */
export const AWARDS: ReadonlyArray<Award> = [
  { id: 'cm-cadred', clause: 'FF-VP.1', points: 5, label: 'German c/m divisions reduced to cadre' },
  { id: 'cm-cadre-lost', clause: 'FF-VP.2', points: 5, label: 'German c/m cadres eliminated' },
  { id: 'cm-other-lost', clause: 'FF-VP.3', points: 1, label: 'other German c/m units eliminated' },
  { id: 'other-cadred', clause: 'FF-VP.4', points: 2, label: 'German non-c/m divisions reduced to cadre' },
  { id: 'soviet-cadred', clause: 'FF-VP.5', points: 2, label: 'Soviet divisional units reduced to cadre' },
  { id: 'other-cadre-lost', clause: 'FF-VP.6', points: 3, label: 'German non-c/m cadres eliminated' },
  { id: 'soviet-division-lost', clause: 'FF-VP.7', points: 3, label: 'Soviet divisions without cadres eliminated' },
  { id: 'soviet-cadre-lost', clause: 'FF-VP.8', points: 3, label: 'Soviet cadres eliminated' },
  { id: 'soviet-parachute-lost', clause: 'FF-VP.9', points: 2, label: 'Soviet parachute units eliminated' },
  { id: 'withdrawn', clause: 'FF-VP.10', points: 2, label: 'Polish divisions and cadres withdrawn to Hungary or Romania' },
  { id: 'unsurrendered-turn', clause: 'FF-VP.12', points: 4, label: 'turns that Poland has not surrendered' },
  { id: 'vp-30', clause: 'FF-VP.13', points: 30, label: 'the chart’s last line, whose condition is not known' },
];

/** Withdrawn units that score in full, and what the others score. @rule FTF VP (FF-VP.10, FF-VP.11) */
const FULL_WITHDRAWALS = 6;
const LATER_WITHDRAWAL = 1;

/** Lowest total of each level, from the Polish decisive victory down. @rule FTF LV (FF-LV.1 to FF-LV.5) */
export const LEVELS: ReadonlyArray<{ readonly from: number; readonly level: string; readonly winner: 'axis' | 'allied' | null }> = [
  { from: 96, level: 'Polish Decisive Victory', winner: 'allied' },
  { from: 82, level: 'Polish Marginal Victory', winner: 'allied' },
  { from: 50, level: 'Draw', winner: null },
  { from: 34, level: 'German Marginal Victory', winner: 'axis' },
  { from: -Infinity, level: 'German Decisive Victory', winner: 'axis' },
];

/** State of the supplement: how often each award was earned, and what decides withdrawal and the end. */
export interface Ledger {
  readonly awards: Readonly<Record<AwardId, number>>;
  /** Whether Polish forces may withdraw in this Polish player turn. */
  readonly withdrawal: boolean;
  readonly surrendered: boolean;
}

/** More than can ever be earned of one award. */
const MOST_AWARDS = 9999;

/** The same for every award. */
const byAward = <T>(value: T): Record<AwardId, T> => Object.fromEntries(AWARDS.map((a) => [a.id, value])) as Record<AwardId, T>;

/** The supplement's slice of the state. */
export const LEDGER: StateSlice<Ledger> = {
  key: 'first-to-fight',
  initial: { awards: byAward(0), withdrawal: false, surrendered: false },
  is: formOf({ awards: formOf(byAward(whole(0, MOST_AWARDS)), {}), withdrawal: truth, surrendered: truth }, {}).is,
};

/** The ledger of a position. */
export const ledger = (pos: Position): Ledger => pos.state.slices[LEDGER.key] as Ledger;

const write = (value: Ledger): EuropaEvent => ({ type: 'sliceWritten', key: LEDGER.key, value });

/** The ledger with awards added. */
export const award = (book: Ledger, ids: ReadonlyArray<AwardId>): Ledger => {
  const awards = { ...book.awards };
  for (const id of ids) awards[id]++;
  return { ...book, awards };
};

/** Points of a line of the chart. Withdrawals beyond the sixth score less. @rule FTF VP (FF-VP.10, FF-VP.11) */
export const pointsOf = (pos: Position, id: AwardId, count: number): number => {
  const points = (AWARDS.find((a) => a.id === id) as Award).points;
  if (id !== 'withdrawn' || count <= FULL_WITHDRAWALS) return points * count;
  return pos.board.readings['withdrawal-points'] === 'all'
    ? LATER_WITHDRAWAL * count
    : points * FULL_WITHDRAWALS + LATER_WITHDRAWAL * (count - FULL_WITHDRAWALS);
};

/** Points so far: only the Polish player earns any. @rule FTF 22B (FF-22B.2, FF-22B.3) */
export const victoryPoints = (pos: Position): number =>
  AWARDS.reduce((sum, a) => sum + pointsOf(pos, a.id, ledger(pos).awards[a.id]), 0);

/** The level of a total. Bands are inclusive and leave no gap. @rule FTF LV */
export const levelOf = (points: number): (typeof LEVELS)[number] => LEVELS.find((l) => points >= l.from) as (typeof LEVELS)[number];

/** Awards for a unit that became a cadre or was lost. Slovak units count as German (QA-39); Polish units score nothing. @rule FTF VP (FF-VP.1 to FF-VP.9, FF-VP.14) */
export const lossAwards = (pos: Position, unit: UnitIx, lost: 'cadred' | 'eliminated', face: number): ReadonlyArray<AwardId> => {
  switch (pos.board.powers[pos.board.roster.power[unit]].id) {
    case FTF.germany:
      return germanAwards(pos, unit, lost, face);
    case FTF.sovietUnion:
      return sovietAwards(pos, unit, lost, face);
    default:
      return [];
  }
};

const germanAwards = (pos: Position, unit: UnitIx, lost: 'cadred' | 'eliminated', face: number): ReadonlyArray<AwardId> => {
  const { roster, readings } = pos.board;
  const cm = roster.cm[unit] === 1;
  if (lost === 'cadred') return [cm ? 'cm-cadred' : 'other-cadred'];
  if (face === CADRE || roster.units[unit].size === 'CADRE') return [cm ? 'cm-cadre-lost' : 'other-cadre-lost'];
  const letter: ReadonlyArray<AwardId> = cm ? ['cm-other-lost'] : [];
  if (!roster.hasCadre[unit]) {
    const asReduced = (cm ? readings['cadreless-cm-division'] : readings['cadreless-division']) === 'as-reduced';
    return !asReduced || roster.faces[FULL].divisional[unit] !== 1 ? letter : [cm ? 'cm-cadred' : 'other-cadred'];
  }
  switch (readings['lost-division']) {
    case 'both':
      return cm ? ['cm-cadred', 'cm-cadre-lost'] : ['other-cadred', 'other-cadre-lost'];
    case 'cadre-only':
      return [cm ? 'cm-cadre-lost' : 'other-cadre-lost'];
    case 'letter':
      return letter;
    default:
      return [];
  }
};

/** Soviet units score alike whether c/m or not. @rule FTF VP (FF-VP.5, FF-VP.7, FF-VP.8, FF-VP.9, FF-VP.14) */
const sovietAwards = (pos: Position, unit: UnitIx, lost: 'cadred' | 'eliminated', face: number): ReadonlyArray<AwardId> => {
  const { roster, readings } = pos.board;
  if (lost === 'cadred') return ['soviet-cadred'];
  if (face === CADRE || roster.units[unit].size === 'CADRE') return ['soviet-cadre-lost'];
  if (roster.hasCadre[unit])
    switch (readings['lost-division']) {
      case 'both':
        return ['soviet-cadred', 'soviet-cadre-lost'];
      case 'cadre-only':
        return ['soviet-cadre-lost'];
      default:
        return [];
    }
  if (roster.faces[FULL].divisional[unit] === 1) return ['soviet-division-lost'];
  return roster.identity[unit].parachute ? ['soviet-parachute-lost'] : [];
};

const NO_AWARDS: ReadonlyArray<AwardId> = [];

/** Points as losses happen. A reinforcement that could not enter was never in play and scores nothing. */
export const scoreLosses = (pos: Position, e: EuropaEvent): ReadonlyArray<EuropaEvent> => {
  const ids =
    e.type === 'unitCadred'
      ? lossAwards(pos, e.unit, 'cadred', 0)
      : e.type === 'unitEliminated' && e.cause !== 'no-entry'
        ? lossAwards(pos, e.unit, 'eliminated', e.face)
        : NO_AWARDS;
  return ids.length === 0 ? NO_EVENTS : [write(award(ledger(pos), ids))];
};

const polishPower = (pos: Position): number => powerIx(pos.board, FTF.poland);

/** Places beside the forts that the rule names. @rule FTF 19A (FF-19A.16) */
const NAMED_CITIES: ReadonlyArray<string> = ['Lwów', 'Brześć nad Bugiem'];

/** Whether a Soviet-held place counts as German-owned: the reading in force says which do. @rule FTF 19A (FF-19A.16) */
const countsAsGerman = ({ board }: Position, hex: number): boolean => {
  if (board.readings['soviet-captures'] !== 'named') return true;
  const { placeAt, places, hexFeatures } = board.map;
  return (placeAt[hex] >= 0 && NAMED_CITIES.includes(places[placeAt[hex]].city)) || (hexFeatures[hex] & featureBit(board.map, 'fort')) !== 0;
};

/** Whether a place is lost to the German player, for withdrawal and surrender. @rule FTF 19A (FF-19A.16), 19B, 22A (FF-22A.4) */
const germanOwned = (pos: Position, hex: number): boolean => {
  const owner = ownerOf(pos, hex);
  if (friendlyOwned(pos, powerIx(pos.board, FTF.germany), hex)) return true;
  return owner >= 0 && pos.board.powers[owner].id === FTF.sovietUnion && countsAsGerman(pos, hex);
};

/** Polish major city hexes and Polish fortifications: what Poland stands on. */
const strongholds = (board: Board, kinds: 'all' | 'cities and fortresses'): ReadonlyArray<number> => (kinds === 'all' ? allStrongholds : citiesAndFortresses)(board);

const findStrongholds = (board: Board, kinds: 'all' | 'cities and fortresses'): ReadonlyArray<number> => {
  const poland = powerIx(board, FTF.poland);
  const fortress = board.map.features.indexOf('fortress');
  const works = [...board.fortifications]
    .filter(([hex, builder]) => builder === poland && (kinds === 'all' || (fortress >= 0 && (board.map.hexFeatures[hex] & (1 << fortress)) !== 0)))
    .map(([hex]) => hex);
  return [...new Set([...majorCityHexes(board, ['Poland']), ...works])].sort((a, b) => a - b);
};

const allStrongholds = perBoard((board) => findStrongholds(board, 'all'));
const citiesAndFortresses = perBoard((board) => findStrongholds(board, 'cities and fortresses'));

/** By one reading a fortification that an enemy has once taken is none any more, though Poles have come back; a city remains one. */
const fallen = (pos: Position, hex: number): boolean =>
  pos.board.readings['captured-fortresses'] === 'gone' && pos.state.captured.includes(hex) && !isMajorCity(pos.board, hex);

/** Whether Polish forces may withdraw now. By one reading the right ends when a place is retaken. @rule FTF 19B (FF-19B.4) */
export const mayWithdraw = (pos: Position): boolean =>
  ledger(pos).withdrawal && (pos.board.readings['withdrawal-right'] !== 'while-lost' || holdouts(pos, 'cities and fortresses').length === 0);

/** Whether a hex is a stronghold by nothing but a fort that the enemy has destroyed: it is none any more, unless by the reading in force. */
const ruin = (pos: Position, hex: number): boolean => {
  const { map, rules, readings } = pos.board;
  const fort = featureBit(map, 'fort');
  if (readings['surrender-forts'] === 'hexes' || (map.hexFeatures[hex] & fort) === 0 || (rules.works(pos, hex) & fort) !== 0) return false;
  return (map.hexFeatures[hex] & featureBit(map, 'fortress')) === 0 && !map.protects.includes(hex) && !isMajorCity(pos.board, hex);
};

/** Forts that Poles have built and that stand. */
const builtForts = (pos: Position): ReadonlyArray<number> => {
  const { built, forts } = worksIn(pos.state);
  return built.filter((w) => w.kind === 'fort' && w.power === polishPower(pos) && forts.includes(w.hex)).map((w) => w.hex);
};

/** Polish major city hexes and Polish fortifications that the Germans do not own: what Poland still stands on. @rule FTF 22A (FF-22A.4), EBC 14D */
export const holdouts = (pos: Position, kinds: 'all' | 'cities and fortresses'): ReadonlyArray<number> => {
  const held = strongholds(pos.board, kinds).filter((h) => !germanOwned(pos, h) && !fallen(pos, h));
  return kinds === 'all' ? [...held.filter((h) => !ruin(pos, h)), ...builtForts(pos).filter((h) => !germanOwned(pos, h) && !held.includes(h))] : held;
};

const isPolishTurn = (pos: Position): boolean => pos.board.playerTurns[pos.state.playerTurn].powers[polishPower(pos)] === 1;

/** The right to withdraw is tested when a Polish player turn starts, and holds for it. @rule FTF 19B (FF-19B.1, FF-19B.4) */
export const openWithdrawal: Hook = (pos) => {
  if (!isPolishTurn(pos)) return [];
  const withdrawal = holdouts(pos, 'cities and fortresses').length === 0;
  return withdrawal === ledger(pos).withdrawal ? [] : [write({ ...ledger(pos), withdrawal })];
};

/** The right to withdraw, when it opens or ends. */
export const withdrawalNews =
  (ref: RuleRef): Supplement['news'] =>
  (pos, key, value) => {
    if (key !== LEDGER.key || (value as Ledger).withdrawal === ledger(pos).withdrawal) return [];
    return [{ text: (value as Ledger).withdrawal ? 'Polish units may withdraw into Hungary and Romania' : 'Polish units may withdraw no more', ref }];
  };

/** Poland surrenders when everything is lost at the end of its player turn; otherwise the turn scores. @rule FTF 22A (FF-22A.3, FF-22A.4), VP (FF-VP.12) */
export const endPolishTurn: Hook = (pos) => {
  if (!isPolishTurn(pos)) return [];
  const book = ledger(pos);
  if (holdouts(pos, 'all').length === 0) {
    const scored = pos.board.readings['surrender-turn-points'] === 'yes' ? award(book, ['unsurrendered-turn']) : book;
    return [write({ ...scored, surrendered: true }), { type: 'gameEnded', reason: 'Poland surrendered' }];
  }
  const last = pos.state.turn === pos.board.setting.turns;
  const thirty: ReadonlyArray<AwardId> = last && pos.board.readings['vp-30'] === 'unsurrendered' ? ['vp-30'] : [];
  const turn: ReadonlyArray<AwardId> = last && pos.board.readings['last-turn-points'] === 'no' ? [] : ['unsurrendered-turn'];
  return [write(award(book, [...turn, ...thirty]))];
};

/** The result by points. @rule FTF 22B, LV */
export const victory = (pos: Position): Result => {
  const points = victoryPoints(pos);
  const { level, winner } = levelOf(points);
  return {
    winner,
    level,
    score: { axis: -points, allied: points },
    lines: AWARDS.map((a) => ({ label: a.label, count: ledger(pos).awards[a.id], points: pointsOf(pos, a.id, ledger(pos).awards[a.id]) })),
  };
};

/** Whoever concedes loses decisively, whatever the points. @rule FTF 22A (FF-22A.2), 22B (FF-22B.1) */
export const concession = (pos: Position, by: string): Result => {
  const [polish, german] = [LEVELS[0], LEVELS[LEVELS.length - 1]];
  return { ...victory(pos), ...(by === 'axis' ? { winner: polish.winner, level: polish.level } : { winner: german.winner, level: german.level }) };
};

// ---- for bots ----------------------------------------------------------------------------------------------------------

/** What a stronghold is worth by itself, beside its part in Poland's surrender. */
const STRONGHOLD_WORTH = 1.2;
const MAJOR_CITY_WORTH = 2;

/** The strongholds of Poland, which the Germans have to take. */
export const objectives = (board: Board): ReadonlyArray<Objective> => {
  const cities = majorCityHexes(board, ['Poland']);
  const side = board.powers.find((p) => p.id === FTF.germany)?.side ?? 0;
  return strongholds(board, 'all').map((hex) => ({ hex, side, worth: cities.includes(hex) ? MAJOR_CITY_WORTH : STRONGHOLD_WORTH }));
};

/** Turns that Poland may be expected to last with so many strongholds: the last ones hold out longest. */
const endurance = (pos: Position, open: number): number => {
  const left = pos.board.setting.turns - pos.state.turn + 1;
  return open === 0 ? 0 : Math.min(left, 1 + open ** 0.6);
};

/** Points scored and to be expected, for a side. */
export const standing = (pos: Position, side: string, open: number): number => {
  const turnPoints = pointsOf(pos, 'unsurrendered-turn', 1);
  return (side === 'allied' ? 1 : -1) * (victoryPoints(pos) + (pos.state.phase === 'over' ? 0 : turnPoints * endurance(pos, open)));
};
