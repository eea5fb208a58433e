/** Where two tellings of a game part. */

/** Steps and pictures of a telling: what stands between empty lines that a step, a picture or an omission follows. */
export const blocksOf = (text: string): ReadonlyArray<string> => text.replace(/\r\n/g, '\n').split(/\n\n(?=#|==|…)/);

/** Lines of a longest common part kept, the others with `-` (only before) or `+` (only now) in front. */
export const lineDiff = (before: string, now: string): ReadonlyArray<string> => {
  const a = before.split('\n');
  const b = now.split('\n');
  const common: number[][] = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) for (let j = b.length - 1; j >= 0; j--) common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
  const out: string[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      out.push(`  ${a[i++]}`);
      j++;
    } else if (j >= b.length || (i < a.length && common[i + 1][j] >= common[i][j + 1])) out.push(`- ${a[i++]}`);
    else out.push(`+ ${b[j++]}`);
  }
  return out;
};

/** The first block that differs, as a diff with what to do about it; null where the tellings are the same. */
export const firstDifference = (name: string, before: string, now: string): string | null => {
  const a = blocksOf(before);
  const b = blocksOf(now);
  const at = a.findIndex((block, i) => block !== b[i]);
  const where = at >= 0 ? at : a.length < b.length ? a.length : -1;
  if (where < 0) return null;
  const last = [...a.slice(0, where)].reverse().find((block) => block.startsWith('#'));
  return [
    `test/golden/${name}.txt tells another game${last === undefined ? ' from its beginning' : `; the last step that is the same is ${last.split('\n')[0]}`}`,
    ...lineDiff(a[where] ?? '', b[where] ?? ''),
    'If a rule was meant to change: run `npm run golden`, read the diff of all files, and say it in CHANGELOG.md under Rules.',
    'If only words were meant to change: run `npm run golden`; no action and no position may differ. Otherwise it is a bug.',
  ].join('\n');
};
