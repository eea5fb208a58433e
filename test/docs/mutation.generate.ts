/** Writes the report of the mutation tests into docs/verification.md: `npm run docs:mutation`. */
import { writeBetween } from '../long/page.js';
import { BEGIN, END, mutationReport } from './mutation.js';

writeBetween('verification.md', BEGIN, END, mutationReport());
