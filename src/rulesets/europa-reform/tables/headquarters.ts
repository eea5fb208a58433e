/**
 * The order of battle of headquarters on the Eastern Front.
 * @rule REFORM OB (ER-OB.2, ER-OB.3, ER-OB.5, ER-OB.6), 12H (ER-12H.1, ER-12H.2), ruling AMB-ER-176
 * @module
 */
import type { Source } from '../../../kernel/table.js';
import { type HalfMonth, halfMonthIx, halfMonthNamed } from '../../europa/halfMonth.js';
import { type Ruling, ruling } from '../../europa/ruling.js';
import { reform } from '../cases.js';

export const orderOfBattleRulings: ReadonlyArray<Ruling> = [
  ruling('AMB-ER-176', 'REFORM OB', 'Which headquarters start where?', 'Those of our list, where the scenario puts them; each says where it is known from.', 'The printed list is lost but for its headings. Who wants no reconstruction says so with `trust`.'),
];

/** The rules for logs and refusals. @since 0.3.0 */
export const ORDER_OF_BATTLE = reform('OB', ['ER-OB.2', 'ER-OB.3', 'ER-OB.5', 'ER-OB.6'], 'Headquarters stand on the map at the start, wait in reserve or arrive in turns that are listed; four of them are of Panzer armies.');
export const EVERY_NATION = reform('12H', ['ER-12H.1'], 'Every national force has a headquarters, one at least.');

/** Symbols on the backs of counters: infantry, armor for the four German Panzer armies, none that tells Fronts apart. @since 0.3.0 */
export type HqSubtype = 'army' | 'panzer' | 'front';

/** One headquarters. @since 0.3.0 */
export interface Headquarters {
  /** As units name nations. */
  readonly nation: string;
  /** What the active face of its counter shows; Fronts are known by a number or a letter only. */
  readonly designation: string;
  readonly subtype: HqSubtype;
  /** At the start of the campaign, in reserve until something brings it into play, or when it arrives. */
  readonly arrives: 'start' | 'reserve' | HalfMonth;
  /** Where we know from that it exists, and that it arrives so. */
  readonly source: Source;
  readonly arrivalSource: Source;
}

const SOURCE: Readonly<Record<string, Source>> = { p: 'printed', i: 'inferred', r: 'reconstructed' };

/** Designations, each followed by the letters of the sources of its existence and its arrival. */
const some = (nation: string, subtype: HqSubtype, when: string, designations: ReadonlyArray<string>): ReadonlyArray<Headquarters> =>
  designations.map((text) => {
    const [designation, sources] = text.split(':');
    const arrives = when === 'start' || when === 'reserve' ? when : halfMonthNamed(when);
    return { nation, designation, subtype, arrives: arrives ?? 'start', source: SOURCE[sources[0]], arrivalSource: SOURCE[sources[1]] };
  });

/**
 * All headquarters but the German ad hoc one, which is created in play. What can still be read of the printed list gives nations,
 * turns of arrival and a few units; the rest is ours, after history.
 * @since 0.3.0
 */
export const headquarters: ReadonlyArray<Headquarters> = [
  ...some('Germany', 'army', 'start', ['4:rr', '6:rr', '9:rr', '11:rr', '16:rr', '17:rr', '18:rr']),
  ...some('Germany', 'panzer', 'start', ['1:pr', '2:pr', '3:pr', '4:pr']),
  ...some('Germany', 'army', 'Jul I 41', ['2:rp']),
  ...some('Romania', 'army', 'start', ['3:pi', '4:rr']),
  ...some('Romania', 'army', 'reserve', ['1:pp', '2:pp']),
  ...some('Finland', 'army', 'start', ['1:ip']),
  ...some('Hungary', 'army', 'May I 42', ['2:ip']),
  ...some('Italy', 'army', 'May I 42', ['8:ip']),
  ...some('Hungary', 'army', 'Apr I 44', ['1:ip']),
  ...some('Soviet Union', 'front', 'start', ['1:rp', '2:rp', '3:rp', '4:rp', '5:rp']),
  ...some('Soviet Union', 'front', 'Aug I 41', ['6:rp']),
  ...some('Soviet Union', 'front', 'Nov I 41', ['7:rp']),
  ...some('Soviet Union', 'front', 'Nov II 41', ['8:rp']),
  ...some('Soviet Union', 'front', 'Feb I 42', ['9:rp']),
  ...some('Soviet Union', 'front', 'Jun I 42', ['A:rp']),
  ...some('Soviet Union', 'front', 'Jul I 42', ['B:rp']),
];

/** What players are told about the list. @since 0.3.0 */
export const HEADQUARTERS_NOTICE =
  'Not the printed list, of which only headings can still be read: turns of arrival are those of the headings, numbers and most designations are reconstructed.';

/** Whether a headquarters is in play, waits in reserve or has not arrived. @since 0.3.0 */
export type HqStatus = 'in-play' | 'reserve' | 'expected' | 'replacement-pool' | 'withdrawn';

/** What has come of a headquarters by the order of battle alone, losses apart. @since 0.3.0 */
export const hqStatusOn = (hq: Headquarters, date: HalfMonth): HqStatus => {
  if (hq.arrives === 'reserve') return 'reserve';
  return hq.arrives === 'start' || halfMonthIx(hq.arrives) <= halfMonthIx(date) ? 'in-play' : 'expected';
};

/**
 * Where headquarters stand when the scenario of 1943 begins and not in play, as the notes to it say.
 * @rule REFORM OB (ER-OB.5)
 * @since 0.3.0
 */
export const STATUS_IN_1943: ReadonlyArray<{ readonly nation: string; readonly designation: string; readonly status: HqStatus }> = [
  { nation: 'Romania', designation: '3', status: 'replacement-pool' },
  { nation: 'Hungary', designation: '2', status: 'replacement-pool' },
  { nation: 'Italy', designation: '8', status: 'withdrawn' },
  { nation: 'Romania', designation: '1', status: 'reserve' },
  { nation: 'Romania', designation: '2', status: 'reserve' },
];

/** The same of one headquarters of a scenario that begins in 1943. @since 0.3.0 */
export const hqStatusIn1943 = (hq: Headquarters, date: HalfMonth): HqStatus =>
  STATUS_IN_1943.find((s) => s.nation === hq.nation && s.designation === hq.designation)?.status ?? hqStatusOn(hq, date);

/** Nations with a headquarters in play, in reserve or to come. @rule REFORM 12H (ER-12H.1) @since 0.3.0 */
export const hqNations = (list: ReadonlyArray<Headquarters> = headquarters): ReadonlyArray<string> => [...new Set(list.map((hq) => hq.nation))];
