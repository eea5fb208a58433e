/**
 * What holds for a unit that enters a hex, however it gets there: stacking, partisans' homes, Russians in peacetime.
 * @rule SPI 7, 10.32, 16.5, 17.11, 17.12
 * @module
 */
import { type Check, checksAbout } from '../../kernel/rule.js';
import { spi } from './cases.js';
import { atHome, camp, firstIn, hexName, isPartisan, nationName, nationOf, playerOf, playerOfNation, type Position, roomIn, stanceOf, unitName, unitsIn } from './position.js';
import type { EntryQuery } from './rules.js';
import { campOf } from './situation.js';
import { PEACE, REFORMED, RUSSIA, STEPPED } from './state.js';
import type { UnitIx } from './unit.js';

/** Checks about a unit and the hex it would enter. */
export const entryCheck = checksAbout<EntryQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
  params: { unit: unitName(q.pos, q.unit), hex: hexName(q.pos, q.to) },
}));

/** Whether a unit is Russian, in peacetime. @rule SPI 10.3 */
export const peacetimeRussian = (pos: Position, unit: UnitIx): boolean => stanceOf(pos, unit) === PEACE && pos.board.nations[nationOf(pos, unit)].bloc === RUSSIA;

/** Whether units of a nation may share a hex with a unit: both have one player, and both are at war or neither is. @rule SPI 7 */
export const stacksWith = (pos: Position, nation: number, other: UnitIx): boolean =>
  playerOf(pos, other) === playerOfNation(pos, nation) && camp(pos, other) === campOf(pos.state.stance[nation]);

/** Whether units clear the hex before they stand in it: by an overrun, or from the sea, where they lie off an enemy until he is gone. */
const clearsFirst = (q: EntryQuery): boolean =>
  q.mode === 'overrun' || (q.mode === 'assault' && q.to >= 0 && firstIn(q.pos, q.to) >= 0 && camp(q.pos, firstIn(q.pos, q.to)) !== camp(q.pos, q.unit));

const stacking = entryCheck(
  spi('7', [], 'Two units may stand in a hex.'),
  'stacking/full',
  (q) => clearsFirst(q) || roomIn(q.pos, q.to) > 0,
  (q) => `${hexName(q.pos, q.to)} holds ${q.pos.board.tables.buildUp.unitsInHex} units already, which is all it may hold.`,
);

const together = entryCheck(
  spi('7', [], 'Units of two players do not stack, nor do those at war and those at peace.'),
  'stacking/two-players',
  (q) => clearsFirst(q) || q.to < 0 || firstIn(q.pos, q.to) < 0 || stacksWith(q.pos, nationOf(q.pos, q.unit), firstIn(q.pos, q.to)),
  (q) =>
    playerOf(q.pos, firstIn(q.pos, q.to)) !== playerOf(q.pos, q.unit)
      ? `${hexName(q.pos, q.to)} holds units of another player; units of two players do not stack.`
      : `${hexName(q.pos, q.to)} holds units of a nation that is ${stanceOf(q.pos, q.unit) < 0 ? 'at war' : 'at peace'}; ${unitName(q.pos, q.unit)} is not, and they do not stack.`,
);

/** Whether a peacetime Russian of so many strength points may become one unit with another in this phase. @rule SPI 17.11 (SPI-17.11.3) */
export const becomesOne = (pos: Position, other: UnitIx, sp: number): boolean =>
  pos.state.units.sp[other] + sp <= pos.board.rules.peaceMost(pos.board) && (pos.state.units.status[other] & REFORMED) === 0;

/** Whether a peacetime Russian that joins another may become one unit with it. */
const buildsUp = ({ pos, unit, to, mode }: EntryQuery): boolean => {
  const [other, ...more] = unitsIn(pos, to);
  if (other === undefined) return true;
  const { sp, status } = pos.state.units;
  return more.length === 0 && mode === 'march' && nationOf(pos, other) === nationOf(pos, unit) && becomesOne(pos, other, sp[unit]) && (status[unit] & REFORMED) === 0;
};

const peacetimeStacking = entryCheck(
  spi('10.32', ['SPI-17.11.3', 'SPI-17.12.5'], 'In peacetime Russian units do not stack, except to be built up.'),
  'russia/peacetime-stacking',
  (q) => !peacetimeRussian(q.pos, q.unit) || buildsUp(q),
  (q) => `Russian units do not stack in peacetime, unless two of them can become one of at most ${q.pos.board.rules.peaceMost(q.pos.board)} strength points in this phase.`,
);

const partisansStay = entryCheck(
  spi('16.5', [], 'Partisans do not leave their country.'),
  'partisans/home',
  (q) => !isPartisan(q.pos, q.unit) || atHome(q.pos, nationOf(q.pos, q.unit), q.to),
  (q) => `${hexName(q.pos, q.to)} is not in the country of the ${nationName(q.pos, nationOf(q.pos, q.unit))}.`,
);

/** The entry checks of the first edition. */
export const baseEntryChecks: ReadonlyArray<Check<EntryQuery>> = [stacking, together, peacetimeStacking, partisansStay];

/** Russians in peacetime that entered one hex, or appeared in it, have been made one before the phase ends. @rule SPI 17.11 */
export const builtUpBeforeEnd: Check<{ readonly pos: Position }> = {
  ref: spi('10.32', ['SPI-17.11.3'], 'In peacetime Russian units do not stack, except to be built up.'),
  code: 'russia/peacetime-stacking',
  holds: ({ pos }) => stackedRussians(pos).length === 0,
  breach: ({ pos }) => {
    const units = stackedRussians(pos).map((u) => unitName(pos, u));
    return { subject: units, detail: `${units.join(' and ')} share a hex in peacetime; combine them before the phase ends.`, params: {} };
  },
};

const stackedRussians = (pos: Position): ReadonlyArray<UnitIx> => {
  const russia = pos.board.nations.findIndex((n) => n.bloc === RUSSIA && n.partisans < 0);
  if (russia < 0 || pos.state.stance[russia] !== PEACE) return [];
  const { first, last } = pos.board.roster;
  const found: UnitIx[] = [];
  for (let u = first[russia]; u <= last[russia]; u++) {
    const hex = pos.state.units.hex[u];
    if (hex < 0 || pos.sit.stacks.size[hex] < 2) continue;
    const [one, other] = unitsIn(pos, hex);
    // new units carry no mark: two that could become one in the phase in which units appear have to
    const appeared = pos.state.phase === 'production' && becomesOne(pos, one, pos.state.units.sp[other]) && becomesOne(pos, other, pos.state.units.sp[one]);
    if (appeared || (pos.state.units.status[u] & STEPPED) !== 0) found.push(one, other);
  }
  return [...new Set(found)];
};
