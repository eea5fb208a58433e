/** Links of Markdown pages: which of them lead nowhere. */
import { idsIn, rulesIn } from '../coverage/coverage.js';

/** What a path from the root of the project is: the lines of a file, or the mark that it is a folder; null when there is nothing. */
export type Reader = (path: string) => ReadonlyArray<string> | 'folder' | null;

/** One link as it stands on a page. */
export interface Link {
  /** The line that it stands on, from 1. */
  readonly line: number;
  readonly text: string;
  readonly target: string;
}

const LINK = /(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]*(?:\([^()\s]*\))?[^()\s]*)\)/g;
const OUTSIDE = /^[a-z][a-z+.-]*:/i;

/** Blocks and spans of code become blanks: what looks like a link there is none. Spans in the text of a link stay part of it. */
const withoutCode = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  let fenced = false;
  return lines.map((line) => {
    if (/^\s*(```|~~~)/.test(line)) {
      fenced = !fenced;
      return '';
    }
    return fenced ? '' : line.replace(/`[^`]*`/g, (span) => '`'.padEnd(span.length - 1, 'c').concat('`'));
  });
};

/** Every relative link of a page. */
export const linksIn = (page: ReadonlyArray<string>): ReadonlyArray<Link> =>
  withoutCode(page).flatMap((text, i) =>
    [...text.matchAll(LINK)]
      .map((m): Link => ({ line: i + 1, text: page[i].slice(m.index + 1, m.index + 1 + m[1].length), target: m[2] }))
      .filter(({ target }) => target !== '' && !OUTSIDE.test(target)),
  );

/** The anchor that GitHub gives a heading, before it counts those alike. */
const slugOf = (heading: string): string =>
  heading
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replace(/ /g, '-');

/** Every anchor of a page: headings, counted when alike, and marks by hand. */
export const anchorsIn = (page: ReadonlyArray<string>): ReadonlySet<string> => {
  const anchors = new Set<string>();
  const times = new Map<string, number>();
  let fenced = false;
  for (const line of page) {
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
    if (fenced) continue;
    const [, heading] = /^#{1,6}\s+(.*?)\s*#*$/.exec(line) ?? [];
    if (heading !== undefined) {
      const slug = slugOf(heading);
      const seen = times.get(slug) ?? 0;
      times.set(slug, seen + 1);
      anchors.add(seen === 0 ? slug : `${slug}-${seen}`);
    }
    for (const [, id] of line.matchAll(/<a (?:id|name)="([^"]+)"/g)) anchors.add(id);
  }
  return anchors;
};

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** A path relative to a folder, from the root; null when it leaves the project. */
export const resolved = (folder: string, path: string): string | null => {
  const parts = path.startsWith('/') ? [] : folder.split('/').filter((p) => p !== '');
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
};

/** What is wrong with one link of a page, or null. */
const fault = (path: string, page: ReadonlyArray<string>, { target }: Link, read: Reader): string | null => {
  const [file, hash] = target.split('#');
  const to = file === '' ? path : resolved(folderOf(path), decodeURIComponent(file));
  const found = file === '' ? page : to === null ? null : read(to);
  if (found === null) return 'there is no such file';
  if (hash === undefined) return null;
  if (found === 'folder') return 'a folder has no anchors';
  const [, line] = /^L(\d+)$/.exec(hash) ?? [];
  if (line !== undefined) return Number(line) >= 1 && Number(line) <= found.length ? null : `the file has ${found.length} lines`;
  return anchorsIn(found).has(decodeURIComponent(hash)) ? null : 'there is no such anchor';
};

/** Every link of a page that leads nowhere, in words. */
export const deadLinks = (path: string, page: ReadonlyArray<string>, read: Reader): ReadonlyArray<string> =>
  linksIn(page).flatMap((link) => {
    const why = fault(path, page, link, read);
    return why === null ? [] : [`${path}:${link.line} [${link.text}](${link.target}): ${why}`];
  });

/** Whether a line with the id of a case, and what follows it up to the next, names a clause or rule. */
const caseNames = (lines: ReadonlyArray<string>, at: number, id: string, name: string): boolean => {
  if (!lines[at].includes(`"id": "${id}"`)) return false;
  const next = lines.findIndex((l, i) => i > at && /^\s*(\{\s*)?"id":/.test(l));
  const text = lines.slice(at, next < 0 ? undefined : next).join('\n');
  return idsIn(text).includes(name) || text.includes(`"${name}"`);
};

/** Links of a rule page to lines that do not name the clause of their row, in words. */
export const idleLinks = (path: string, page: ReadonlyArray<string>, read: Reader): ReadonlyArray<string> =>
  linksIn(page).flatMap(({ line, text, target }) => {
    const [, name] = /^\| (?:<a [^>]*><\/a>)(.*?) \|/.exec(page[line - 1]) ?? [];
    const [, file, number] = /^(.*)#L(\d+)$/.exec(target) ?? [];
    if (name === undefined || file === undefined) return [];
    const lines = read(resolved(folderOf(path), file) ?? '');
    const at = Number(number) - 1;
    if (lines === null || lines === 'folder' || lines[at] === undefined) return [];
    const names = file.endsWith('.json') ? caseNames(lines, at, text, name) : [...idsIn(lines[at]), ...rulesIn(lines[at])].includes(name);
    return names ? [] : [`${path}:${line} [${text}](${target}): the line does not name ${name}`];
  });
