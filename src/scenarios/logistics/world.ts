/**
 * What happens in the world of the ledger: places change hands, oilfields are bombed, nations defect, headquarters are lost.
 * @rule REFORM 34A1 (ER-34A1.2, ER-34A1.3), 34A2, 20F1e, 32, 12H, 31G (ER-31G.2)
 * @module
 */
import { OILFIELDS, LP_PLACES, type LpNation, type LpPlace, type Oilfield } from '../../rulesets/europa-reform/logistics/nations.js';
import type { LedgerEntry } from '../../rulesets/europa-reform/logistics/ledger.js';
import { fieldBombed, fieldRepaired, placeLost, placeRegained } from '../../rulesets/europa-reform/logistics/places.js';
import { defection } from '../../rulesets/europa-reform/logistics/spending.js';
import { booked, type Logistics } from '../../rulesets/europa-reform/logistics/state.js';
import type { WorldEventKind } from './action.js';
import { AD_HOC, HQS, hqNamed, hqSide, inPlay } from './headquarters.js';
import { withoutValue } from './lists.js';
import { dateOf, type LedgerSetting, nationId } from './setting.js';
import type { LedgerState } from './state.js';

/** One event and what it is about. @since 0.3.0 */
export interface WorldEvent {
  readonly event: WorldEventKind;
  readonly subject: string;
}

/** The side that a place belongs to at first. */
const firstSide = (place: LpPlace): 0 | 1 => (place === 'Ploesti' ? 0 : 1);
const isPlace = (name: string): name is LpPlace => (LP_PLACES as ReadonlyArray<string>).includes(name);
const isField = (name: string): name is Oilfield => (OILFIELDS as ReadonlyArray<string>).includes(name);

/** Allies of Germany that may go over. */
const MAY_DEFECT: ReadonlyArray<LpNation> = ['Romania', 'Finland', 'Hungary'];
const MOST_CITIES = 9;

/** The side that has an oilfield: its first owner, unless the enemy has all of it. */
const fieldSide = (s: LedgerState, field: Oilfield): 0 | 1 => (s.held[field] === 'enemy' ? ((1 - firstSide(field)) as 0 | 1) : firstSide(field));

/** What an event is about, so that nothing changes twice in a phase: a place, its bombing, its supply. */
export const matterOf = ({ event, subject }: WorldEvent): string => {
  switch (event) {
    case 'take':
    case 'take-part':
    case 'retake':
      return `place ${subject}`;
    case 'bomb':
    case 'repair':
      return `field ${subject}`;
    case 'cut':
    case 'restore':
      return `supply ${subject}`;
    case 'cities':
      return 'cities';
    default:
      return `${event} ${subject}`;
  }
};

/** Why the side whose turn it is cannot bring an event about now; null when it can. */
export const worldProblem = (s: LedgerState, { event, subject }: WorldEvent): string | null => {
  const { logistics, side } = s;
  const place = isPlace(subject) ? subject : null;
  const mine = place !== null && firstSide(place) === side;
  switch (event) {
    case 'take':
      return place === null || mine || s.held[place] === 'enemy' ? 'only a place of the enemy can be taken that he has some of' : null;
    case 'take-part':
      return place === null || mine || s.held[place] !== 'own' ? 'only of a place that the enemy has whole can a part be taken' : null;
    case 'retake':
      return place === null || !mine || s.held[place] === 'own' ? 'only a place of one’s own can be retaken of which the enemy has some' : null;
    case 'cut':
      return subject !== 'Ploesti' || side !== 1 || !s.supplied ? 'only the supply of Ploesti matters, and the Soviets cut it while it is there' : null;
    case 'restore':
      return subject !== 'Ploesti' || side !== 0 || s.supplied ? 'only the supply of Ploesti matters, and the Axis restores it when it is cut' : null;
    case 'bomb':
      return !isField(subject) || fieldSide(s, subject) === side || logistics.bombed[subject] > 0 ? 'only an oilfield of the enemy can be bombed, and not while hits stand' : null;
    case 'repair':
      return !isField(subject) || fieldSide(s, subject) !== side || logistics.bombed[subject] === 0 ? 'only an oilfield of one’s own is repaired, after hits' : null;
    case 'defect':
      return side !== 1 || !MAY_DEFECT.some((n) => nationId(n) === subject && !logistics.defected.includes(n)) ? 'Romania, Finland and Hungary can go over to the Soviets, each once' : null;
    case 'join':
      return side !== 0 || !logistics.atPeace.some((n) => nationId(n) === subject) ? 'only a nation that is at peace can enter the war on the side of the Axis' : null;
    case 'destroy': {
      const hq = hqNamed(subject);
      return hq < 0 || hqSide(hq) === side || !inPlay(logistics, hq, dateOf(s.turn)) ? 'only a headquarters of the enemy that is in play can be destroyed' : null;
    }
    case 'cities':
      return side !== 0 || s.turn !== 1 || !/^\d$/.test(subject) || Number(subject) > MOST_CITIES ? `in the first turn the Axis says how many Soviet major cities it holds, 0 to ${MOST_CITIES}` : null;
  }
};

/** Everything that might be declared, in a fixed order. */
export const worldEvents = (): ReadonlyArray<WorldEvent> => [
  ...(['take', 'take-part', 'retake'] as const).flatMap((event) => LP_PLACES.map((subject) => ({ event, subject }))),
  { event: 'cut', subject: 'Ploesti' },
  { event: 'restore', subject: 'Ploesti' },
  ...(['bomb', 'repair'] as const).flatMap((event) => OILFIELDS.map((subject) => ({ event, subject }))),
  ...(['defect', 'join'] as const).flatMap((event) => MAY_DEFECT.map((nation) => ({ event, subject: nationId(nation) }))),
  ...HQS.map((hq): WorldEvent => ({ event: 'destroy', subject: hq.id })),
  ...Array.from({ length: MOST_CITIES + 1 }, (_, n): WorldEvent => ({ event: 'cities', subject: String(n) })),
];

/** The parts of a position that an event changes, and the entries that it has made in the books. @since 0.3.0 */
export interface WorldChange {
  readonly logistics: Logistics;
  readonly held: LedgerState['held'];
  readonly supplied: boolean;
  readonly cities: LedgerState['cities'];
  readonly active: LedgerState['active'];
  readonly entries: ReadonlyArray<LedgerEntry>;
}

/** A position after an event that can come about. */
export const worldAfter = (s: LedgerState, { event, subject }: WorldEvent, { readings }: LedgerSetting): WorldChange => {
  const same: WorldChange = { logistics: s.logistics, held: s.held, supplied: s.supplied, cities: s.cities, active: s.active, entries: [] };
  const holding = (as: LedgerState['held'][LpPlace], logistics: Logistics): WorldChange => ({ ...same, logistics, held: { ...s.held, [subject]: as } });
  const nation = MAY_DEFECT.find((n) => nationId(n) === subject) as LpNation;
  switch (event) {
    case 'take':
      return holding('enemy', placeLost(s.logistics, subject as LpPlace, s.turn));
    case 'take-part':
      return holding('partly', s.logistics);
    case 'retake':
      return holding('own', placeRegained(s.logistics, subject as LpPlace, s.turn));
    case 'cut':
    case 'restore':
      return { ...same, supplied: event === 'restore' };
    case 'bomb': {
      const { logistics, entries } = fieldBombed(s.logistics, subject as Oilfield, 1, readings);
      return { ...same, logistics: booked(logistics, entries), entries };
    }
    case 'repair':
      return { ...same, logistics: fieldRepaired(s.logistics, subject as Oilfield) };
    case 'defect': {
      const own = (hq: number): boolean => HQS[hq].nation === nation;
      const logistics = defection(s.logistics, nation, own);
      return { ...same, logistics, active: s.active.filter((hq) => !own(hq)), entries: logistics.ledger.slice(s.logistics.ledger.length) };
    }
    case 'join':
      return { ...same, logistics: { ...s.logistics, atPeace: withoutValue(s.logistics.atPeace, nation) } };
    case 'destroy': {
      const hq = hqNamed(subject);
      const { logistics } = s;
      return {
        ...same,
        active: withoutValue(s.active, hq),
        // the ad hoc one is created anew, not replaced
        logistics: hq === AD_HOC ? { ...logistics, adHoc: null } : { ...logistics, lost: [...logistics.lost, hq].sort((a, b) => a - b) },
      };
    }
    case 'cities':
      return { ...same, cities: { whole: Number(subject), partly: 0 } };
  }
};
