/**
 * The few names of fp-ts that the project uses. It is the only file that knows fp-ts's paths:
 * its directory imports (`fp-ts/Either`) break in native ES modules.
 * @module
 */
export * as E from 'fp-ts/lib/Either.js';
export type { Either } from 'fp-ts/lib/Either.js';
export { isLeft, isRight, left, right } from 'fp-ts/lib/Either.js';
export { pipe } from 'fp-ts/lib/function.js';
export * as RA from 'fp-ts/lib/ReadonlyArray.js';
export type { ReadonlyNonEmptyArray as NonEmpty } from 'fp-ts/lib/ReadonlyNonEmptyArray.js';
