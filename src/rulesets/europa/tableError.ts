/**
 * What may be wrong with a table: the engine's words for it, which the family's tables use.
 * @module
 */
export { quoted, shapeErrors, type TableError, tableError } from '../../engine/tableError.js';
