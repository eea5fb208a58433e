/**
 * The rules of the war in the East: Boot Camp without its air points, the standard game as far as it is known, and Europa Reform over
 * them or not.
 * @rule FITE, REFORM
 * @module
 */
import { type Amendment, amend } from '../../kernel/amendment.js';
import { isLeft } from '../../prelude.js';
import type { Stock } from './stocks.js';
import { overrunAmendments } from '../../rulesets/boot-camp/advanced/overruns/index.js';
import { specialAmendments } from '../../rulesets/boot-camp/advanced/special/index.js';
import { basic } from '../../rulesets/boot-camp/index.js';
import type { EuropaRules } from '../../rulesets/europa/rules.js';
import { axisPointsBy, type LpNation, type Logistics, reformAmendments, reformSchedules, type Schedules, sovietPointsBy, withStock } from '../../rulesets/europa-reform/index.js';
import { eastCampaign, eastOperations, fireInTheEastAmendments } from '../../rulesets/fire-in-the-east/index.js';

const made = (id: string, title: string, more: ReadonlyArray<Amendment<EuropaRules>>): EuropaRules => {
  const list = [...overrunAmendments, ...specialAmendments, eastCampaign, ...fireInTheEastAmendments, ...more];
  const rules = amend<EuropaRules>(basic, list);
  if (isLeft(rules)) throw new Error(rules.left.map((e) => e.detail).join(' '));
  return { ...rules.right, id, title, amendments: list.map((a) => a.id) };
};

/** The standard game as far as it is known. @since 0.3.0 */
export const fireInTheEast: EuropaRules = made('fire-in-the-east', 'Fire in the East, as far as it is known', []);

/** The same with every item of Europa Reform, and with bases made up for those that amend rules nobody has. @since 0.3.0 */
export const europaReform: EuropaRules = made('europa-reform', 'Europa Reform over Fire in the East', [...eastOperations, ...reformAmendments]);

/** Europa Reform with the sources of logistical points of one theater, and with what the nations have of them when play begins. */
export const reformOf = (schedules: Schedules, stocks: ReadonlyArray<Stock>, more: Partial<Logistics> = {}): EuropaRules => {
  const own = [axisPointsBy(schedules), sovietPointsBy(schedules)];
  const rules = made('europa-reform', europaReform.title, [...eastOperations, ...reformAmendments.map((a) => own.find((o) => o.id === a.id) ?? a)]);
  return withStock(rules, Object.fromEntries(stocks.map(({ nation, points }) => [nation, points])) as Partial<Record<LpNation, number>>, more);
};

/** The share of the southern front in 1942: what Ploesti gives is in it. */
export const fallBlauSchedules: Schedules = {
  ...reformSchedules,
  german: [
    { first: { year: 1942, month: 7, half: 1 }, last: { year: 1942, month: 10, half: 2 }, points: 5 },
    { first: { year: 1942, month: 11, half: 1 }, last: { year: 1942, month: 12, half: 2 }, points: 4 },
  ],
  ploesti: { ...reformSchedules.ploesti, points: 0 },
  soviet: {
    ...reformSchedules.soviet,
    cities: reformSchedules.soviet.cities.filter(({ place }) => place === 'Baku' || place === 'Stalingrad'),
    periods: [{ first: { year: 1942, month: 7, half: 1 }, last: { year: 1942, month: 12, half: 2 }, points: 1 }],
  },
};
