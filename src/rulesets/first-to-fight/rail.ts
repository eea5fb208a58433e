/**
 * Railroads and the Soviet Union.
 * @rule FTF 7A (FF-7A.3, FF-7A.4)
 * @module
 */
import { checksAbout } from '../../kernel/rule.js';
import { hexName, landOf, unitName } from '../europa/position.js';
import type { Readings } from '../europa/readings.js';
import type { StepQuery } from '../europa/rules.js';
import { about, bindingWhen, type StepCheck } from '../europa/stepCheck.js';
import { ftf } from './cases.js';
import { isSpecialTurn } from './intervention.js';
import { FTF } from './powers.js';

const step = checksAbout<StepQuery>((q) => ({
  subject: [unitName(q.pos, q.unit), hexName(q.pos, q.to)],
  params: { unit: unitName(q.pos, q.unit), from: hexName(q.pos, q.from), to: hexName(q.pos, q.to) },
}));

type Step = Parameters<typeof step>;
const stepWhen = (when: (readings: Readings) => boolean, ...check: Step): StepCheck => bindingWhen(when, step(...check));

const soviet = (q: StepQuery): boolean => q.pos.board.powers[q.pos.board.roster.power[q.unit]].id === FTF.sovietUnion;
/** Whether both hexes of a step are Soviet land. */
const atHome = (q: StepQuery): boolean => {
  const power = q.pos.board.roster.power[q.unit];
  return landOf(q.pos.board, q.from) === power && landOf(q.pos.board, q.to) === power;
};
/** Whether a step by road follows a railroad and no road. */
const followsRail = (q: StepQuery): boolean => (q.pos.board.rails[q.from] & ~q.pos.board.roads[q.from] & (1 << q.dir)) !== 0;

/** Bars to Soviet movement along railroads. */
export const sovietRailChecks: ReadonlyArray<StepCheck> = [
  about(['rail'], step(
    ftf('7A', ['FF-7A.4'], 'Soviet units move by rail along rail hexes in the Soviet Union only.'),
    'rail/outside-soviet-union',
    (q) => q.by !== 'rail' || q.dir < 0 || !soviet(q) || atHome(q),
    (q) => `${hexName(q.pos, q.from)} and ${hexName(q.pos, q.to)} are not both in the Soviet Union, where alone Soviet units move by rail; use the railroad as a road.`,
  )),
  stepWhen(
    (readings) => readings['soviet-rails-as-roads'] === 'no',
    ftf('7A', ['FF-7A.4', 'BC-7B.6'], 'By the reading in force Soviet units do not use railroads in Poland as roads.', 'ruling'),
    'road/soviet-on-polish-rail',
    (q) => q.by !== 'road' || q.dir < 0 || q.pos.board.readings['soviet-rails-as-roads'] !== 'no' || !soviet(q) || atHome(q) || !followsRail(q),
    (q) => `Between ${hexName(q.pos, q.from)} and ${hexName(q.pos, q.to)} runs a railroad and no road; by the reading in force Soviet units do not use it outside the Soviet Union. March instead.`,
  ),
  stepWhen(
    (readings) => readings['special-turn-rail'] === 'no',
    ftf('7A', ['FF-7A.3', 'FF-19A.5'], 'By the reading in force Soviet units do not move by rail in their special player turn.', 'ruling'),
    'rail/special-turn',
    (q) => q.by !== 'rail' || q.pos.board.readings['special-turn-rail'] !== 'no' || !soviet(q) || !isSpecialTurn(q.pos),
    () => 'By the reading in force there is no rail movement in the special Soviet player turn; use the railroad as a road.',
  ),
];

/** Bars to the railroads of other nations, by readings that are not the default. */
export const foreignRailChecks: ReadonlyArray<StepCheck> = [
  stepWhen(
    (readings) => readings['captured-rails'] === 'never',
    ftf('7A', ['FF-7A.1', 'BC-7A.2'], 'By the reading in force railroads taken from the enemy carry no rail movement.', 'ruling'),
    'rail/captured',
    (q) => q.by !== 'rail' || q.dir < 0 || q.pos.board.readings['captured-rails'] !== 'never' || (ownLand(q, q.from) && ownLand(q, q.to)),
    (q) => `By the reading in force units go by rail only where the land was their side’s from the start; ${hexName(q.pos, ownLand(q, q.from) ? q.to : q.from)} was not. Use the railroad as a road.`,
  ),
  stepWhen(
    (readings) => readings['slovak-rail'] === 'none',
    ftf('7A', ['FF-7A.1', 'QA-39'], 'By the reading in force Slovak units have no share in the German rail capacity.', 'ruling'),
    'rail/slovak',
    (q) => q.by !== 'rail' || q.pos.board.readings['slovak-rail'] !== 'none' || q.pos.board.roster.units[q.unit].nation !== 'Slovakia',
    (q) => `${unitName(q.pos, q.unit)} is Slovak, and by the reading in force only German units use the German rail capacity; use the railroad as a road.`,
  ),
];

/** Whether a hex is land that the unit's power shares in. */
const ownLand = ({ pos: { board }, unit }: StepQuery, hex: number): boolean => {
  const owner = landOf(board, hex);
  return owner >= 0 && board.shared[board.roster.power[unit]][owner] === 1;
};
