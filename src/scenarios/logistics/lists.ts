/** Small help with lists. @module */

/** A list without a value. */
export const withoutValue = <T>(list: ReadonlyArray<T>, value: T): ReadonlyArray<T> => list.filter((v) => v !== value);
