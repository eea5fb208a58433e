/**
 * Who may overrun whom.
 * @rule REFORM 13 (ER-13.1 to ER-13.7, ER-13.21 to ER-13.24, ER-13.39, ER-13.40)
 * @module
 */
import { allHold, type Check, violationsOf } from '../../../kernel/rule.js';
import { adjacentTo, check, each, enemyThere, enters, holdsEnemy, names, roadInto, start, status, target, terrainLets, together } from '../../boot-camp/advanced/overruns/parts.js';
import { asAttack, meetsOdds, overrunCost, overrunDefense, overrunStep, overrunStrengths, wholeOdds, zonesAtStart } from '../../europa/overrun.js';
import { printedAttack, stackOf, unitName } from '../../europa/position.js';
import type { CommitQuery, OverrunQuery } from '../../europa/rules.js';
import { HALTED, STOPPED } from '../../europa/state.js';
import type { UnitIx } from '../../europa/unit.js';
import { mpText, strengthText } from '../../europa/wording.js';
import { reform } from '../cases.js';
import { GERMAN_ODDS, isGermanCm, OTHER_ODDS } from './terms.js';

/** Odds from which on overruns get no cheaper while there is a defense. */
const BEST_ODDS = 12;

const defended = (q: OverrunQuery): boolean => overrunDefense(q) > 0;

// ---- each overrunner ---------------------------------------------------------------------------------------------------

/** What a unit would pay at the best odds there are. */
const leastCost = (q: OverrunQuery, unit: UnitIx): number => overrunCost(q, unit, defended(q) ? BEST_ODDS : Infinity);
const canPayAtBest = (q: OverrunQuery, unit: UnitIx): boolean => leastCost(q, unit) <= q.pos.state.units.mp[unit];

const PAID = reform('13', ['ER-13.11', 'ER-13.14', 'ER-13.22', 'ER-13.23'], 'Each overrunner pays in full for terrain, zones of control and the overrun: the single hex that may always be moved is no help.');

const costText = (q: OverrunQuery, unit: UnitIx, cost: number): string =>
  `${unitName(q.pos, unit)} would pay ${mpText(cost)} MP, ${mpText(cost - overrunStep(q, unit).cost)} of them for the overrun, and has ${mpText(q.pos.state.units.mp[unit])}`;

const paidAtBest = each(
  PAID,
  'overrun/not-enough-mp',
  canPayAtBest,
  (q, wrong) => `Even at the best odds ${wrong.map((u) => costText(q, u, leastCost(q, u))).join('; ')}; leave out who cannot pay.`,
);

const notHalted = each(
  reform('13', ['ER-13.34'], 'A result other than E ends the movement of the overrunners for the phase.'),
  'overrun/halted',
  (q, u) => (status(q, u) & HALTED) === 0,
  (q, wrong) => `The movement of ${names(q, wrong)} in this phase was ended by an overrun; overrun with units that may still move.`,
);

/** Where zones end movement instead of costing it, one may be overrun by those whom it holds. */
const notStopped = each(
  reform('13', ['ER-13.10'], 'Units that are overrun lose their zones of control at that instant; those of others hold whoever has stopped in them.'),
  'overrun/stopped',
  (q, u) => {
    if ((status(q, u) & STOPPED) === 0 || (status(q, u) & HALTED) !== 0) return true;
    const { ofTarget, ofOthers } = zonesAtStart(q);
    return ofTarget > 0 && ofOthers === 0;
  },
  (q, wrong) => {
    const why = zonesAtStart(q).ofOthers > 0 ? `in the zone of control of enemies outside ${target(q)}` : 'for this phase';
    return `${names(q, wrong)} ${wrong.length === 1 ? 'has' : 'have'} stopped in ${start(q)} ${why}; overrun with units that have not.`;
  },
);

const armed = each(
  reform('13', ['ER-13.39', 'ER-13.40', 'ER-13.47'], 'Units without defense strength are overrun for the price of the step by any units with attack strength.'),
  'overrun/zero-strength',
  (q, u) => printedAttack(q.pos, u) > 0 || !holdsEnemy(q) || defended(q),
  (q, wrong) => `The units in ${target(q)} have no defense strength, and ${names(q, wrong)} no attack strength; overrun them with units that have some, and let the others follow by a step.`,
);

/** What each overrunner must meet: the cheapest questions first. */
export const reformOverrunChecks: ReadonlyArray<Check<OverrunQuery>> = [
  adjacentTo(reform('13', ['ER-13.2'], 'Overrunners gather in a single hex adjacent to the hex they overrun.')),
  enemyThere(reform('13', ['ER-13.1'], 'In the movement and exploitation phases phasing units may overrun enemy units.')),
  roadInto(reform('13', ['ER-13.24'], 'Overrunners may use the road rate where a road leads in.')),
  terrainLets(reform('13', ['ER-13.4'], 'Each overrunner must be able to enter the hex.')),
  notHalted,
  notStopped,
  paidAtBest,
  armed,
  enters(reform('13', ['ER-13.4'], 'Each overrunner must be able to enter the hex.')),
];

// ---- the group ---------------------------------------------------------------------------------------------------------

const withinLimit = check(
  reform('13', ['ER-13.3'], 'The overrunners must fit the stacking limit of the hex they overrun.'),
  'overrun/stacking',
  (q) => limits(q).every((hex) => allHold(q.pos.board.rules.stacking, stackOf(q.pos, hex, q.units))),
  (q) => limits(q).flatMap((hex) => violationsOf(q.pos.board.rules.stacking, stackOf(q.pos, hex, q.units)).map((v) => v.detail)).join(' '),
);
/** Hexes whose limit holds. (AMB-ER-69) */
const limits = (q: OverrunQuery): ReadonlyArray<number> =>
  q.from < 0 ? [] : q.pos.board.readings['overrun-approach-stacking'] === 'both' ? [q.target, q.from] : [q.target];

/** What too many overrunners would break. */
export const reformOverrunLimits: ReadonlyArray<Check<OverrunQuery>> = [together(reform('13', ['ER-13.2'], 'All overrunners start from a single hex.')), withinLimit];

const ODDS = reform('13', ['ER-13.5', 'ER-13.6', 'ER-13.7', 'ER-13.21'], 'German c/m units need 5:1, all others 6:1.');

const oddsSaid = (q: OverrunQuery): string => {
  const { attack, defense } = overrunStrengths(q);
  const ratio = defense === 0 ? '' : `, ${wholeOdds({ attack, defense })}:1`;
  return `${strengthText(attack)} against ${strengthText(defense)}${ratio}`;
};

/** Whom the higher odds are asked of. */
const others = (q: OverrunQuery): ReadonlyArray<UnitIx> => q.units.filter((u) => !isGermanCm(q.pos, u));

const enough = check(
  ODDS,
  'overrun/odds',
  (q) => q.dir < 0 || !holdsEnemy(q) || meetsOdds(q, GERMAN_ODDS),
  (q) => {
    const { attack, defense } = overrunStrengths(q);
    if (attack === 0) return `The odds are ${oddsSaid(q)}: an overrun takes some attack strength.`;
    const need = others(q).length > 0 ? OTHER_ODDS : GERMAN_ODDS;
    return `The odds are ${oddsSaid(q)}; ${need}:1 takes ${strengthText(need * defense)}${need === GERMAN_ODDS ? '' : `, and ${GERMAN_ODDS}:1, enough for German c/m units alone, ${strengthText(GERMAN_ODDS * defense)}`}. Bring up stronger units, or attack in the combat phase.`;
  },
);

/** What too few overrunners would miss. */
export const reformOverrunOdds: ReadonlyArray<Check<OverrunQuery>> = [enough];

/** Strengths of an overrun, where they are such that German c/m units alone may carry it out; null where nobody may: said already. */
const oddsInReach = (q: OverrunQuery): ReturnType<typeof overrunStrengths> | null => {
  if (q.dir < 0 || !holdsEnemy(q)) return null;
  const strengths = overrunStrengths(q);
  return strengths.attack > 0 && strengths.attack >= GERMAN_ODDS * strengths.defense ? strengths : null;
};

/** Whether a group has the odds that the others in it need; by one reading two parts of a mixed one are asked apart. (AMB-ER-58) */
const meetsParts = (q: OverrunQuery, { attack, defense }: ReturnType<typeof overrunStrengths>): boolean => {
  const foreign = others(q);
  // both are served as in the group
  const { serving = null } = asAttack(q);
  const part = (units: ReadonlyArray<UnitIx>, least: number): boolean => meetsOdds({ ...q, units, serving }, least);
  if (foreign.length === 0) return true;
  const all = attack >= OTHER_ODDS * defense;
  if (foreign.length === q.units.length) return all;
  switch (q.pos.board.readings['mixed-overruns']) {
    case 'five':
      return true;
    case 'parts':
      return part(q.units.filter((u) => isGermanCm(q.pos, u)), GERMAN_ODDS) && (all || part(foreign, OTHER_ODDS));
    default:
      return all;
  }
};

const enoughForAll = check(
  ODDS,
  'overrun/odds',
  (q) => {
    const strengths = oddsInReach(q);
    return strengths === null || meetsParts(q, strengths);
  },
  (q) =>
    `The odds are ${oddsSaid(q)}, enough for German c/m units alone; ${OTHER_ODDS}:1 is needed, which takes ${strengthText(OTHER_ODDS * overrunStrengths(q).defense)}, since ${names(q, others(q))} ${others(q).length === 1 ? 'is none' : 'are none'}. ${others(q).length < q.units.length ? 'Leave them out, or bring' : 'Bring'} up stronger units.`,
);

/** Units that could pay at better odds, and cannot at these. */
const short = (q: OverrunQuery, odds: number): ReadonlyArray<UnitIx> =>
  q.units.filter((u) => canPayAtBest(q, u) && overrunCost(q, u, odds) > q.pos.state.units.mp[u]);

const paid = check(
  PAID,
  'overrun/not-enough-mp',
  (q) => {
    const strengths = oddsInReach(q);
    return strengths === null || short(q, wholeOdds(strengths)).length === 0;
  },
  (q) => {
    const odds = wholeOdds(overrunStrengths(q));
    return `At ${odds}:1 ${short(q, odds).map((u) => costText(q, u, overrunCost(q, u, odds))).join('; ')}; leave out who cannot pay, or bring up stronger units for better odds.`;
  },
);

/** What a group as a whole must meet. */
export const reformOverrunGroup: ReadonlyArray<Check<OverrunQuery>> = [enoughForAll, paid];

// ---- afterwards --------------------------------------------------------------------------------------------------------

/** By one reading units whose overrun failed do not attack in the combat phase of the player turn. (AMB-ER-61) */
export const attackAfterOverrun: Check<CommitQuery> = {
  ref: reform('13', ['ER-13.34', 'ER-13.35'], 'Units whose overrun ended otherwise than in E do not attack in the same player turn.', 'option'),
  code: 'attack/overrun-failed',
  holds: ({ pos, unit }) => pos.board.readings['attack-after-failed-overrun'] !== 'no' || pos.state.phase !== 'combat' || (pos.state.units.status[unit] & HALTED) === 0,
  breach: ({ pos, unit }) => ({
    subject: [unitName(pos, unit)],
    detail: `By the reading in force ${unitName(pos, unit)} does not attack in this player turn: its overrun ended otherwise than in E. Attack with other units.`,
    params: { unit: unitName(pos, unit) },
  }),
};
