/**
 * Words that were perhaps meant by one that nobody knows.
 * @module
 */
import { distance } from 'fastest-levenshtein';

/** At most so many are offered. */
const MOST = 3;
/** Longer words are no slip of the hand, and not worth the comparing. */
const LONGEST = 100;

/** The known words nearest to one, the nearest first, and none that is very unlike it. @since 0.2.0 */
export const nearest = (word: string, known: Iterable<string>): ReadonlyArray<string> => {
  if (word.length > LONGEST) return [];
  const slips = Math.max(2, Math.floor(word.length / 3));
  return [...known]
    .map((k) => ({ k, far: distance(word.toLowerCase(), k.toLowerCase()) }))
    .filter(({ far }) => far <= slips)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ k }) => k);
};

/** `' Perhaps ge-inf-xx-1 or ge-inf-xx-2 is meant.'`; nothing where no word is near. @since 0.2.0 */
export const perhaps = (word: string, known: Iterable<string>): string => {
  const words = nearest(word, known);
  return words.length === 0 ? '' : ` Perhaps ${words.join(' or ')} is meant.`;
};
