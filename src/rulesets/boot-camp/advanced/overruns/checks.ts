/**
 * Who may overrun whom.
 * @rule EBC 13
 * @module
 */
import { allHold, type Check, violationsOf } from '../../../../kernel/rule.js';
import { ebc } from '../../../europa/cases.js';
import { meetsOdds, overrunCost, overrunStrengths, zonesAtStart } from '../../../europa/overrun.js';
import { hexName, printedAttack, stackCounts, stackOf, unitName, unitsIn } from '../../../europa/position.js';
import type { OverrunQuery, StepQuery } from '../../../europa/rules.js';
import { DEFENDED, MOVED, OVERRAN, STOPPED } from '../../../europa/state.js';
import type { UnitIx } from '../../../europa/unit.js';
import { mpText, strengthText } from '../../../europa/wording.js';
import { OVERRUN_MP, OVERRUN_ODDS } from '../../overrunTerms.js';
import { adjacentTo, check, each, enemyThere, enters, holdsEnemy, names, roadInto, start, status, target, terrainLets, together } from './parts.js';
import { beganBeside } from './starts.js';

const adjacent = adjacentTo(ebc('13', ['BC-13.3'], 'An overrun is made from a single hex adjacent to the units that are overrun.'));
const enemy = enemyThere(ebc('13', ['BC-13.1', 'BC-6A.21', 'BC-6B.7'], 'In the movement and exploitation phases units may overrun an enemy-occupied hex.'));
const roadThere = roadInto(ebc('13', ['BC-13.22'], 'Overrunners may use the road rate where a road leads in and road movement is possible.'));
const terrainAllows = terrainLets(ebc('13', ['BC-13.9'], 'Each overrunner must be able to enter the hex.'));

/** The price is the same at all odds. */
const costOf = (q: OverrunQuery, unit: UnitIx): number => overrunCost(q, unit, OVERRUN_ODDS);

const paid = each(
  ebc('13', ['BC-13.10', 'BC-13.20', 'BC-13.21'], 'Each overrunner pays 2 movement points besides the step, in full: the single hex that may always be moved is no help.'),
  'overrun/not-enough-mp',
  (q, u) => costOf(q, u) <= q.pos.state.units.mp[u],
  (q, wrong) =>
    wrong
      .map((u) => `${unitName(q.pos, u)} would pay ${mpText(costOf(q, u))} MP, ${mpText(OVERRUN_MP)} of them for the overrun, and has ${mpText(q.pos.state.units.mp[u])}`)
      .join('; ') + '; leave out who cannot pay.',
);

const mayEnter = enters(ebc('13', ['BC-13.9', 'BC-13.15'], 'Each overrunner must be able to enter the hex, and does.'));

// ---- zones of control --------------------------------------------------------------------------------------------------

/** Whether a unit began the phase where overruns out of an enemy zone are made from (AMB-BC-146). */
const began = (q: OverrunQuery, unit: UnitIx): boolean =>
  (status(q, unit) & MOVED) === 0 || (q.pos.board.readings['overrun-from-zone'] === 'adjacent-hex' && beganBeside(q.pos, unit, q.target));

const freeOfOthers = each(
  ebc('13', ['BC-13.11', 'BC-13.12', 'BC-13.13', 'BC-13.19'], 'Zones of the units overrun may be ignored, those of other enemies only by units that begin the phase beside the hex.'),
  'overrun/zoc',
  // a unit that no zone has stopped is held by none
  (q, u) =>
    (status(q, u) & STOPPED) === 0 || began(q, u) || q.pos.board.readings['overrun-other-zones'] === 'ignored' || zonesAtStart(q).ofOthers === 0,
  (q, wrong) =>
    `${start(q)} lies in the zone of control of enemies outside ${target(q)}, and ${names(q, wrong)} came there in this phase; overrun those enemies first, or start from a hex without their zone.`,
);

const notStopped = each(
  ebc('13', ['BC-13.11', 'BC-13.17', 'BC-6A.21'], 'A unit that stopped in an enemy zone of control may still overrun the units whose zone it is.'),
  'overrun/stopped',
  (q, u) => {
    if ((status(q, u) & STOPPED) === 0) return true;
    const { readings } = q.pos.board;
    const willing = status(q, u) & OVERRAN ? readings['overrun-next'] === 'again' : readings['overrun-approach'] === 'held';
    if (!willing) return false;
    const { ofTarget, ofOthers } = zonesAtStart(q);
    return ofTarget > 0 || ofOthers > 0 || began(q, u);
  },
  (q, wrong) => `${names(q, wrong)} ${wrong.length === 1 ? 'has' : 'have'} stopped for this phase and can overrun nobody in ${target(q)}; overrun with units that have not.`,
);

// ---- readings ----------------------------------------------------------------------------------------------------------

const armed = each(
  ebc('9G', ['BC-9G.1', 'BC-9G.2'], 'Units with an attack strength of 0 cannot overrun.', 'ruling'),
  'overrun/zero-strength',
  (q, u) => q.pos.board.readings['overrun-without-strength'] !== 'barred' || printedAttack(q.pos, u) > 0,
  (q, wrong) => `By the reading in force units with an attack strength of 0 take no part in overruns; leave out ${names(q, wrong)}.`,
);

const once = each(
  ebc('13', ['BC-13.16'], 'A unit overruns once in a phase.', 'ruling'),
  'overrun/again',
  (q, u) => q.pos.board.readings['overruns-per-unit'] !== 'one' || (status(q, u) & OVERRAN) === 0,
  (q, wrong) => `By the reading in force a unit overruns once in a phase, and ${names(q, wrong)} ${wrong.length === 1 ? 'has' : 'have'}; leave ${wrong.length === 1 ? 'it' : 'them'} out.`,
);

const unattacked = check(
  ebc('9B', ['BC-9B.2'], 'Units attacked in the combat phase are not overrun afterwards.', 'ruling'),
  'overrun/attacked-already',
  (q) => q.pos.board.readings['overrun-after-attack'] !== 'no' || q.target < 0 || unitsIn(q.pos, q.target).every((u) => (status(q, u) & DEFENDED) === 0),
  (q) => `By the reading in force units attacked in the combat phase cannot be overrun in the same player turn; some of those in ${target(q)} were.`,
);

/** What each overrunner must meet: the cheapest questions first. */
export const overrunChecks: ReadonlyArray<Check<OverrunQuery>> = [
  adjacent,
  enemy,
  roadThere,
  terrainAllows,
  paid,
  freeOfOthers,
  notStopped,
  armed,
  once,
  unattacked,
  mayEnter,
];

// ---- the group ---------------------------------------------------------------------------------------------------------

const inOneHex = together(ebc('13', ['BC-13.3'], 'All overrunners start from a single hex.'));

const withinLimit = check(
  ebc('13', ['BC-13.4'], 'The overrunners must fit the stacking limit of the hex they start from.'),
  'overrun/stacking',
  (q) => q.from < 0 || allHold(q.pos.board.rules.stacking, counted(q)),
  (q) => violationsOf(q.pos.board.rules.stacking, counted(q)).map((v) => v.detail).join(' '),
);
/** Whom the limit counts (AMB-BC-55). */
const counted = (q: OverrunQuery) => (q.pos.board.readings['overrun-stacking'] === 'all' ? stackCounts(q.pos, q.from) : stackOf(q.pos, q.from, q.units));

/** What too many overrunners would break. */
export const overrunLimits: ReadonlyArray<Check<OverrunQuery>> = [inOneHex, withinLimit];

/** Ten times the defense or more, with everything that changes strengths (AMB-BC-141, AMB-BC-222). */
const enough = check(
  ebc('13', ['BC-13.5', 'BC-13.6', 'BC-13.7', 'BC-13.8', 'BC-13.23'], 'The overrunners need odds of 10:1 against everybody in the hex, found as in combat but without air points.'),
  'overrun/odds',
  (q) => {
    if (q.dir < 0 || !holdsEnemy(q)) return true;
    return meetsOdds(q, OVERRUN_ODDS) && (q.pos.board.readings['overrun-defenseless'] !== 'never' || overrunStrengths(q).defense > 0);
  },
  (q) => {
    const { attack, defense } = overrunStrengths(q);
    const said = `${strengthText(attack)} against ${strengthText(defense)}`;
    return defense === 0
      ? `The odds are ${said}; ${attack > 0 ? 'by the reading in force units without defense strength are not overrun' : 'some attack strength is needed'}.`
      : `The odds are ${said}; 10:1 takes ${strengthText(OVERRUN_ODDS * defense)}. Bring up stronger units, or attack in the combat phase.`;
  },
);

/** What too few overrunners would miss. */
export const overrunOdds: ReadonlyArray<Check<OverrunQuery>> = [enough];

// ---- those who come after ----------------------------------------------------------------------------------------------

/** By a reading nobody enters a hex over the limit while overrunners stand in it (AMB-BC-56). */
export const roomAfterOverrun: Check<StepQuery> = {
  ref: ebc('8B', ['BC-8B.1'], 'The stacking limit holds at once in a hex that has been overrun.', 'ruling'),
  code: 'stacking/overrun-hex',
  holds: ({ pos, unit, to, dir }) =>
    pos.board.readings['overrun-hex-stacking'] !== 'at-once' ||
    dir < 0 ||
    !unitsIn(pos, to).some((u) => (pos.state.units.status[u] & OVERRAN) !== 0) ||
    allHold(pos.board.rules.stacking, stackCounts(pos, to, unit)),
  breach: ({ pos, unit, to }) => ({
    subject: [unitName(pos, unit), hexName(pos, to)],
    detail: `By the reading in force the stacking limit holds at once where overrunners stand: ${violationsOf(pos.board.rules.stacking, stackCounts(pos, to, unit)).map((v) => v.detail).join(' ')}`,
    params: { unit: unitName(pos, unit), hex: hexName(pos, to) },
  }),
};
