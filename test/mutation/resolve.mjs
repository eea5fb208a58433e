/** Tests import vitest: here that is the list of `suite.ts`. */
const SUITE = new URL('suite.ts', import.meta.url).href;

export const resolve = (specifier, context, next) => (specifier === 'vitest' ? { url: SUITE, shortCircuit: true } : next(specifier, context));
