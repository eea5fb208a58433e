/**
 * The headquarters that points are spent on: those of the order of battle, and the one that Germany may create.
 * @rule REFORM OB, 12H (ER-12H.28)
 * @module
 */
import type { HalfMonth } from '../../rulesets/europa/halfMonth.js';
import type { LpNation } from '../../rulesets/europa-reform/logistics/nations.js';
import type { HqIx, Logistics } from '../../rulesets/europa-reform/logistics/state.js';
import { type Headquarters, headquarters, hqStatusOn } from '../../rulesets/europa-reform/tables/headquarters.js';

/** One of them, with the name that it has in actions. @since 0.3.0 */
export interface LedgerHq {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  /** Null: it does not arrive by itself. */
  readonly printed: Headquarters | null;
}

const WORDS: Readonly<Record<Headquarters['subtype'], string>> = { army: 'Army', panzer: 'Panzer Army', front: 'Front' };
const idOf = (...parts: ReadonlyArray<string>): string => parts.join('-').toLowerCase().replaceAll(' ', '-');

/** All of them, by number. @since 0.3.0 */
export const HQS: ReadonlyArray<LedgerHq> = [
  ...headquarters.map((hq) => ({
    id: idOf(hq.nation, ...(hq.subtype === 'army' ? [] : [hq.subtype]), hq.designation),
    name: `${hq.nation}, ${WORDS[hq.subtype]} ${hq.designation}`,
    nation: hq.nation,
    printed: hq,
  })),
  { id: 'germany-ad-hoc', name: 'Germany, ad hoc Army', nation: 'Germany', printed: null },
];

/** The one that Germany may create. @since 0.3.0 */
export const AD_HOC: HqIx = HQS.length - 1;

/** The number of a name, -1 for none. @since 0.3.0 */
export const hqNamed = (id: string): HqIx => HQS.findIndex((hq) => hq.id === id);

/** The side of one: 0 the Axis, 1 the Soviets. @since 0.3.0 */
export const hqSide = (hq: HqIx): 0 | 1 => (HQS[hq].nation === 'Soviet Union' ? 1 : 0);

/** Whether one is in play: arrived, not lost, of no nation that has gone over. @since 0.3.0 */
export const inPlay = (logistics: Logistics, hq: HqIx, date: HalfMonth): boolean => {
  if (hq === AD_HOC) return logistics.adHoc !== null;
  const { nation, printed } = HQS[hq];
  return printed !== null && hqStatusOn(printed, date) === 'in-play' && !logistics.lost.includes(hq) && !logistics.defected.includes(nation as LpNation);
};
