/**
 * What units carried by rail or dropped from the air have to cover.
 * @rule SPI 5.6, 5.66, 16.7
 * @module
 */
import { directionTo, distance } from '../../../kernel/hex.js';
import type { Drop, Rail } from '../action.js';
import { spi } from '../cases.js';
import { allowance, type Position, season } from '../position.js';
import { railEvent } from '../rail.js';
import { counted, groundText, hexText, unitText } from '../wording.js';
import { type Account, figure, joined, NOTHING, plain, ruled, sumOf, told } from './account.js';
import { allowanceLines } from './step.js';
import { supplyAccount } from './supply.js';
import { hexsideFeatures } from './terrain.js';

const RANGE = spi('5.6', [], 'Rail movement covers a multiple of the allowance.');
const WAY = spi('5.6', ['SPI-5.66.1'], 'It runs through friendly hexes without enemies and their zones, across hexsides that rail movement may cross.');
const DROP = spi('16.7', ['SPI-16.7.1'], 'An airdrop leads into an adjacent hex, across a hexside that is open to it.');

/** A journey by rail reckoned out. */
export const railAccount = (pos: Position, action: Rail): Account => {
  const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
  const to = pos.board.map.hexOf.get(action.to) ?? -1;
  const from = pos.state.units.hex[unit] ?? -1;
  if (unit < 0 || to < 0 || from < 0) return NOTHING;
  const [base, factor] = [allowance(pos, unit), season(pos).rail];
  const most = base * factor;
  const event = railEvent(pos, action);
  const far = event.type === 'unitRailed' && from !== to ? event.hexes : -1;
  return joined(
    {
      figures: [figure('hexes by rail at most', { base, lines: [{ ref: RANGE, op: 'times', value: factor }], total: most }), ...(far > 0 ? [figure('hexes by rail', plain(far)), figure('hexes by rail left', plain(most - far))] : [])],
      lines: [
        `${unitText(pos, unit)} goes by rail from ${hexText(pos, from)} to ${hexText(pos, to)} (${groundText(pos, to)}), ${counted(distance(pos.board.map.grid, from, to), 'hex', 'hexes')} as the crow flies.`,
        ruled(`${base} × ${factor} = ${counted(most, 'hex', 'hexes')} at most.`, RANGE),
        far > 0 ? ruled(`The shortest way takes ${counted(far, 'hex', 'hexes')}, ${most - far} less than it may.`, WAY) : ruled('No such way leads there.', WAY),
        ...allowanceLines(pos, unit),
      ],
    },
    supplyAccount(pos, unit),
  );
};

/** An airdrop reckoned out. */
export const dropAccount = (pos: Position, action: Drop): Account => {
  const { map } = pos.board;
  const unit = pos.board.roster.ixOf.get(action.unit) ?? -1;
  const to = map.hexOf.get(action.to) ?? -1;
  const from = pos.state.units.hex[unit] ?? -1;
  if (unit < 0 || to < 0 || from < 0) return NOTHING;
  const across = hexsideFeatures(map, from, directionTo(map.neighbors, from, to));
  const far = distance(map.grid, from, to);
  return joined(
    {
      figures: [figure('range of the airdrop', plain(far)), figure('range at most', sumOf(0, [[DROP, 1]]))],
      lines: [
        `${unitText(pos, unit)} drops from ${hexText(pos, from)} into ${hexText(pos, to)} (${groundText(pos, to)})${across.length === 0 ? '' : ` across a ${across.join(' and ')} hexside`}.`,
        ruled(`It is ${counted(far, 'hex', 'hexes')} away; 1 is the limit.`, DROP),
      ],
    },
    supplyAccount(pos, unit),
    told(`It moves no more in this player turn. [SPI 16.7]`),
  );
};
