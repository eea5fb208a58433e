/**
 * Until the summer of 1942 the Soviets can bring little armor to bear from one hex.
 * @rule REFORM 31C (ER-31C.1, ER-31C.2, ER-31C.3)
 * @module
 */
import type { Amendment } from '../../kernel/amendment.js';
import type { ArmorLimit } from '../europa/armorLimit.js';
import { type HalfMonth, halfMonthNamed, isWithin } from '../europa/halfMonth.js';
import { type Reading, reading, type Readings } from '../europa/readings.js';
import type { EuropaRules } from '../europa/rules.js';
import { reform } from './cases.js';

/** Defaults are the first value of each. */
export const mobilityReadings: ReadonlyArray<Reading> = [
  reading('soviet-armor-halves', 'AMB-ER-139', 'REFORM 31C', 'What does an RE that is capable in half count against the limit of 4?',
    { half: 'Half: what of it is capable.', whole: 'A whole RE.' },
    'The limit is on what counts as capable.'),
  reading('soviet-armor-limit', 'AMB-ER-140', 'REFORM 31C', 'Does the limit hold for each hex that Soviet units attack from, or for the attack?',
    { hex: 'For each hex.', attack: 'For the attack.' },
    'The article speaks of a single hex.'),
  reading('soviet-armor-end', 'AMB-ER-141', 'REFORM 31C', 'Does the limit hold in Jun I 42?',
    { included: 'Yes, for the last time.', excluded: 'No.' },
    'A period from one turn to another contains both, and Tank Armies come with the next one.'),
  reading('soviet-armor-excess', 'AMB-ER-142', 'REFORM 31C', 'Does armor beyond the limit count as not capable where there is more neutral than twice the capable?',
    { neutral: 'Yes, as any neutral unit.', 'left-out': 'No, it is left out.' },
    'It counts as neutral, and the rule of neutral units says what that is.'),
];

const FIRST = halfMonthNamed('Jun I 41') as HalfMonth;
const LAST = halfMonthNamed('Jun I 42') as HalfMonth;
const LAST_BUT_ONE = halfMonthNamed('May II 42') as HalfMonth;
const MOST_RES = 4;

/** The limit on Soviet armor in a half-month; null when there is none. @rule REFORM 31C (ER-31C.1, ER-31C.2) @since 0.3.0 */
export const sovietArmorLimit = (date: HalfMonth, readings: Readings): ArmorLimit | null =>
  isWithin(date, FIRST, readings['soviet-armor-end'] === 'excluded' ? LAST_BUT_ONE : LAST)
    ? {
        res: MOST_RES,
        per: readings['soviet-armor-limit'] === 'attack' ? 'attack' : 'hex',
        halves: readings['soviet-armor-halves'] === 'whole' ? 'whole' : 'half',
        beyond: readings['soviet-armor-excess'] === 'left-out' ? 'left-out' : 'neutral',
      }
    : null;

const SOVIET = 'Soviet Union';

/**
 * From Jun I 41 to Jun I 42 no more than 4 REs in a hex count as armor when the Soviets attack. Without armor effects by shares there is
 * nothing that it limits.
 * @rule REFORM 31C (ER-31C.1 to ER-31C.3)
 * @since 0.3.0
 */
export const sovietMobility: Amendment<EuropaRules> = {
  id: 'REFORM-31C',
  ref: reform('31C', ['ER-31C.1', 'ER-31C.2', 'ER-31C.3'], 'Until Jun I 42 at most 4 REs in a hex of attacking Soviets count as armor, more is neutral; in defense all of it counts.'),
  does: 'add',
  touches: ['armorLimit', 'readings'],
  excludes: [],
  slice: null,
  to: (rules) => ({
    ...rules,
    armorLimit: (pos, side) => {
      const { powers, setting, readings } = pos.board;
      const soviet = powers.some((p) => p.side === side && p.nations.includes(SOVIET));
      return (soviet ? sovietArmorLimit(setting.date(pos.state.turn), readings) : null) ?? rules.armorLimit(pos, side);
    },
    readings: [...rules.readings, ...mobilityReadings],
  }),
};
