/**
 * The cases of the project, one file for each chapter of the rulebooks.
 * @module
 */
import ebc06 from '../../test/conformance/ebc-06-movement.json' with { type: 'json' };

/** Name of the file → its contents, unchecked. */
export const CASE_FILES: Readonly<Record<string, unknown>> = {
  'ebc-06-movement': ebc06,
};
