/**
 * Forts and airfields in logs and explanations: begun, finished, lost.
 * @rule EBC 14A1, 14D
 * @module
 */
import type { LogLine } from '../../../engine/game.js';
import { featureBit } from '../../../kernel/map.js';
import { allHold, type RuleRef } from '../../../kernel/rule.js';
import type { Build } from '../action.js';
import { ebc } from '../cases.js';
import type { EuropaEvent } from '../event.js';
import { inEnemyZoc, type Position } from '../position.js';
import type { WorkKind } from '../works.js';
import { cited, groundText, hexText, powerText, unitText } from '../wording.js';
import { type Account, NOTHING, ruled, told } from './account.js';

const BUILDING = ebc('14A1', ['BC-14A1.5', 'BC-14A1.6', 'BC-14A1.7'], 'A work takes one game turn or two by terrain, twice that in poor weather, and is finished in the initial phase of its builder.');
const LEFT = ebc('14A1', ['BC-14A1.10'], 'An unfinished work is lost when its builder leaves the hex.');
const DESTROYED = ebc('14D', ['BC-14D.1', 'BC-14D.2'], 'A fort is destroyed when its hex is taken; another may be built there where rules and supplement allow.');
const CAPTURED = ebc('14D', ['BC-14D.4', 'BC-14D.5', 'BC-14D.6'], 'Fortresses and fortified hexsides lose their effects for good when their hex is taken.');

type WorkEvent = Extract<EuropaEvent, { type: 'workBegun' | 'workDelayed' | 'workCompleted' | 'workDropped' | 'fortDestroyed' | 'fortificationCaptured' }>;

/** `'a fort'`, `'a permanent airfield'`. */
export const workText = (kind: WorkKind): string => (kind === 'fort' ? 'a fort' : 'a permanent airfield');

/** What a capture takes the effects from: a fort, which goes and is told of by itself, or what stays on the map without them. */
const losesEffects = (pos: Position, hex: number): { readonly fort: boolean; readonly others: boolean } => {
  const { rules, map } = pos.board;
  const after: Position = { ...pos, state: { ...pos.state, captured: [...pos.state.captured, hex] } };
  const lost = rules.works(pos, hex) & ~rules.works(after, hex);
  const fort = featureBit(map, 'fort');
  const opened = map.protects.includes(hex) && rules.hexsidesFortified(pos, hex) && !rules.hexsidesFortified(after, hex);
  return { fort: (lost & fort) !== 0, others: (lost & ~fort) !== 0 || opened };
};

const line = (text: string, depth: number, ref: RuleRef): LogLine => ({ text: `${text} [${cited([ref])}]`, depth, refs: [ref] });

/** What an event about works reads like. */
export const workLines = (pos: Position, e: WorkEvent, depth: number): ReadonlyArray<LogLine> => {
  switch (e.type) {
    case 'workBegun':
      return [line(`${unitText(pos, e.work.unit)} begins ${workText(e.work.kind)} in ${hexText(pos, e.work.hex)}, to be finished in turn ${e.work.due}`, depth, BUILDING)];
    case 'workDelayed':
      return [line(`${unitText(pos, e.work.unit)} makes no progress with ${workText(e.work.kind)} in ${hexText(pos, e.work.hex)}: it will be finished in turn ${e.due}`, depth, BUILDING)];
    case 'workCompleted':
      return [line(`${unitText(pos, e.work.unit)} finishes ${workText(e.work.kind)} in ${hexText(pos, e.work.hex)}`, depth, BUILDING)];
    case 'workDropped':
      return [line(`${unitText(pos, e.work.unit)} leaves ${workText(e.work.kind)} in ${hexText(pos, e.work.hex)} unfinished: it is lost`, depth, LEFT)];
    case 'fortDestroyed':
      return [line(`The fort in ${hexText(pos, e.hex)} is destroyed`, depth, DESTROYED)];
    case 'fortificationCaptured': {
      const fall = `The fortifications of ${hexText(pos, e.hex)} fall to the ${powerText(pos, e.power)} side`;
      const { fort, others } = losesEffects(pos, e.hex);
      if (others) return [line(`${fall} and lose their effects for good`, depth, CAPTURED)];
      return fort ? [] : [{ text: fall, depth }];
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
