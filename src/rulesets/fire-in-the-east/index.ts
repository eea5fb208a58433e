/**
 * What is known of the standard rules of the series on the Eastern Front and Boot Camp leaves out: each part an amendment or a table
 * with its sources.
 * @rule FITE
 * @module
 */
export { fite, type FireInTheEastCase } from './cases.js';
