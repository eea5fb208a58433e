/** The file src/conformance/rulebook/cited.ts: gists of the code, for tools that have no source at hand. */
import { readGists } from './coverage.js';

const quoted = (text: string): string => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

/** The whole file. */
export const citedFile = (): string => {
  const rows = new Map<string, string>();
  for (const { rule, clauses, gist, place } of readGists()) {
    const row = `  [${[rule, clauses.join(' '), gist, place.file].map(quoted).join(', ')}],`;
    if (clauses.length > 0 || rule.startsWith('FITE')) rows.set(row, row);
  }
  return [
    '/**',
    ' * What citations of the code say, written by `npm run docs:rules` from the code.',
    ' * @module',
    ' */',
    '',
    '/** Rule, clauses, gist, file. @since 0.3.0 */',
    'export const CITED: ReadonlyArray<readonly [rule: string, clauses: string, gist: string, code: string]> = [',
    ...rows.values(),
    '];',
    '',
  ].join('\n');
};
