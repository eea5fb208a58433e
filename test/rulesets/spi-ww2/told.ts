/**
 * Laws of words: every event can be told and every action explained, and nothing that a program knows and a player does not
 * shows in the words.
 */
import type { Explanation, LogLine } from '../../../src/engine/game.js';
import type { SpiAction } from '../../../src/rulesets/spi-ww2/action.js';
import type { SpiGame } from '../../../src/rulesets/spi-ww2/game.js';
import type { SpiState } from '../../../src/rulesets/spi-ww2/state.js';

/** What never stands in words for people. */
const STRAY: ReadonlyArray<readonly [what: string, pattern: RegExp]> = [
  ['undefined', /undefined/],
  ['null', /\bnull\b/],
  ['NaN or infinity', /NaN|Infinity/],
  ['an object', /\[object/],
  ['an index that points nowhere', /(^|[\s(,])-\d/],
  ['a hex by its index', /\b(in|into|from|to|on|of hex|lies|→) \d{1,3}(?![\d/]| (strength|movement|of|hexes|hex|points|point|naval|amphibious|are|units)\b|[,;.)]| \[)/],
  ['an empty part', /\(\)|: ?\.|, ,|; ;|^\s*$| {3}/],
];

/** What is wrong with words, null when nothing is. */
export const wrongWords = (text: string): string | null => {
  const found = STRAY.find(([, pattern]) => pattern.test(text.trimStart()));
  return found === undefined ? null : `${found[0]} in ${JSON.stringify(text)}`;
};

/** What is wrong with a line of a log. */
export const wrongLine = (l: LogLine): string | null => {
  if (!Number.isInteger(l.depth) || l.depth < 0 || l.depth > 4) return `a line at depth ${l.depth}: ${l.text}`;
  const parts = [l.text, ...(l.leg === undefined ? [] : [l.leg.from, l.leg.to, ...l.leg.captures, String(l.leg.cost)])];
  return parts.map(wrongWords).find((w) => w !== null) ?? null;
};

/** What is wrong with an explanation. */
export const wrongExplanation = (e: Explanation): string | null => {
  for (const { label, tally, unit } of e.figures) {
    if (![tally.base, tally.total, unit, ...tally.lines.map((l) => l.value)].every(Number.isFinite) || unit <= 0) return `the figure ${label} is no number`;
    const sum = tally.base * tally.lines.reduce((n, l) => (l.op === 'times' ? n * l.value : n), 1) + tally.lines.reduce((n, l) => (l.op === 'add' ? n + l.value : n), 0);
    if (sum !== tally.total) return `the receipt of ${label} comes to ${sum}, the figure says ${tally.total}`;
    if (wrongWords(label) !== null) return wrongWords(label);
  }
  if (e.legal !== (e.violations.length === 0)) return 'legal and refused at once';
  const unsaid = e.violations.find((v) => !e.lines.some((l) => l.includes(`${v.ref.book} ${v.ref.case}: ${v.detail}`)));
  if (unsaid !== undefined) return `the refusal ${unsaid.code} is not among the lines`;
  if (e.violations.length > 0 && e.lines.length === 0) return 'a refusal without words';
  return e.lines.map(wrongWords).find((w) => w !== null) ?? null;
};

/** What is wrong with the explanation of an action. */
export const wronglyExplained = (game: SpiGame, state: SpiState, a: SpiAction): string | null => {
  const e = game.explain(state, a);
  const refused = game.violations(state, a).length > 0;
  if (e.legal === refused) return `${JSON.stringify(a)} is explained as ${e.legal ? 'legal' : 'illegal'}, and is not`;
  const wrong = wrongExplanation(e);
  return wrong === null ? null : `${JSON.stringify(a)}: ${wrong}`;
};
