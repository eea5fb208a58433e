/** Every reader of what others write. */
import type { Reader } from '../hold.js';
import { CASE_READERS } from './cases.js';
import { COMMAND_READERS, removeFiles } from './commands.js';
import { DATA_READERS } from './data.js';
import { LEARNER_READERS } from './learners.js';
import { WORD_READERS } from './words.js';

export const READERS: ReadonlyArray<Reader> = [...WORD_READERS, ...DATA_READERS, ...CASE_READERS, ...COMMAND_READERS, ...LEARNER_READERS];
export { removeFiles };
