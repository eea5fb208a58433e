/** The options of section 17. @module */
import type { Amendment } from '../../../kernel/amendment.js';
import type { SpiRules } from '../rules.js';

export const OPTIONS: ReadonlyArray<Amendment<SpiRules>> = [];
