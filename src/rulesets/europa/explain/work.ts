/**
 * Forts and airfields in logs and explanations: begun, finished, lost.
 * @rule EBC 14A1, 14D
 * @module
 */
import type { LogLine } from '../../../engine/game.js';
import { allHold } from '../../../kernel/rule.js';
import type { Build } from '../action.js';
import { ebc } from '../cases.js';
import type { EuropaEvent } from '../event.js';
import { inEnemyZoc, type Position } from '../position.js';
import type { WorkKind } from '../works.js';
import { cited, groundText, hexText, powerText, unitText } from '../wording.js';
import { type Account, NOTHING, ruled, told } from './account.js';

const BUILDING = ebc('14A1', ['BC-14A1.5', 'BC-14A1.6', 'BC-14A1.7'], 'A work takes one game turn or two by terrain, twice that in poor weather, and is finished in the initial phase of its builder.');
const LEFT = ebc('14A1', ['BC-14A1.10'], 'An unfinished work is lost when its builder leaves the hex.');
const CAPTURED = ebc('14D', ['BC-14D.1', 'BC-14D.4', 'BC-14D.5', 'BC-14D.6'], 'A fort is destroyed by capture; fortresses and fortified hexsides lose their effects for good.');

type WorkEvent = Extract<EuropaEvent, { type: 'workBegun' | 'workDelayed' | 'workCompleted' | 'workDropped' | 'fortDestroyed' | 'fortificationCaptured' }>;

/** `'a fort'`, `'a permanent airfield'`. */
export const workText = (kind: WorkKind): string => (kind === 'fort' ? 'a fort' : 'a permanent airfield');

/** Whether a capture takes effects from a fortress or from fortified hexsides. */
const losesEffects = (pos: Position, hex: number): boolean => {
  const { rules } = pos.board;
  const after: Position = { ...pos, state: { ...pos.state, captured: [...pos.state.captured, hex] } };
  return rules.works(pos, hex) !== rules.works(after, hex) || rules.hexsidesFortified(pos, hex) !== rules.hexsidesFortified(after, hex);
};

/** What an event about works reads like. */
export const workLine = (pos: Position, e: WorkEvent, depth: number): LogLine => {
  switch (e.type) {
    case 'workBegun':
      return { text: `${unitText(pos, e.work.unit)} begins ${workText(e.work.kind)} in ${hexText(pos, e.work.hex)}, to be finished in turn ${e.work.due} [${cited([BUILDING])}]`, depth, refs: [BUILDING] };
    case 'workDelayed':
      return { text: `${unitText(pos, e.work.unit)} makes no progress with ${workText(e.work.kind)} in ${hexText(pos, e.work.hex)}: it will be finished in turn ${e.due} [${cited([BUILDING])}]`, depth, refs: [BUILDING] };
    case 'workCompleted':
      return { text: `${unitText(pos, e.work.unit)} finishes ${workText(e.work.kind)} in ${hexText(pos, e.work.hex)} [${cited([BUILDING])}]`, depth, refs: [BUILDING] };
    case 'workDropped':
      return { text: `${unitText(pos, e.work.unit)} leaves ${workText(e.work.kind)} in ${hexText(pos, e.work.hex)} unfinished: it is lost [${cited([LEFT])}]`, depth, refs: [LEFT] };
    case 'fortDestroyed':
      return { text: `The fort in ${hexText(pos, e.hex)} is destroyed [${cited([CAPTURED])}]`, depth, refs: [CAPTURED] };
    case 'fortificationCaptured': {
      const fall = `The fortifications of ${hexText(pos, e.hex)} fall to the ${powerText(pos, e.power)} side`;
      return losesEffects(pos, e.hex) ? { text: `${fall} and lose their effects for good [${cited([CAPTURED])}]`, depth, refs: [CAPTURED] } : { text: fall, depth };
    }
  }
};

/** What a unit would build, and by when. */
export const buildAccount = (pos: Position, action: Build): Account => {
  const { board, state } = pos;
  const unit = board.roster.ixOf.get(action.unit) ?? -1;
  const hex = unit < 0 ? -1 : state.units.hex[unit];
  if (hex < 0) return NOTHING;
  const q = { pos, unit, hex, work: action.work };
  const where = `${unitText(pos, unit)} stands in ${hexText(pos, hex)} (${groundText(pos, hex)}).`;
  if (!allHold(board.rules.buildChecks, q)) return told(where);
  const due = board.rules.completion(q);
  return {
    figures: [{ label: 'game turns to build', tally: { base: due - state.turn, lines: [], total: due - state.turn }, unit: 1 }],
    lines: [
      where,
      ruled(`${workText(action.work).replace(/^a /, 'A ')} begun now is finished in turn ${due}, ${due - state.turn} game turn${due - state.turn === 1 ? '' : 's'} on.`, BUILDING),
      ...(inEnemyZoc(pos, board.unitSide[unit], hex) ? [ruled('The unit stands in an enemy zone of control; if it has to leave, the work is lost.', LEFT)] : []),
    ],
  };
};
