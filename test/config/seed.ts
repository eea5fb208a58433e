/**
 * Property tests draw the same examples at every run, so that what is green stays green; `SEED=7 npm test` draws others, and
 * `SEED=$RANDOM` any.
 */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['SEED'] ?? 1939) });
