/**
 * `grognard template`: the tables, map or forces of a scenario as a file, to be changed and loaded as one's own.
 * @module
 */
import { OK } from './failure.js';
import { writeText } from './files.js';
import type { Io } from './io.js';
import { familyOf, openChosen } from './scenario.js';

/** What a file can be made of. */
export const TEMPLATES = ['tables', 'map', 'forces'] as const;

/** The options of the command. */
export interface TemplateFlags {
  readonly scenario: string;
  readonly out?: string;
}

/** The longest line that a list or an object is written on. */
const LINE = 100;

/** JSON for people who edit it: what fits on a line is on one line. */
const readable = (value: unknown, indent = ''): string => {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || line.length + indent.length <= LINE) return line;
  const deeper = `${indent}  `;
  const inside = Array.isArray(value)
    ? value.map((v) => `${deeper}${readable(v, deeper)}`)
    : Object.entries(value).map(([key, v]) => `${deeper}${JSON.stringify(key)}: ${readable(v, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${inside.join(',\n')}\n${indent}${close}`;
};

/** Writes a file to start one's own from. */
export const template = (io: Io, kind: (typeof TEMPLATES)[number], flags: TemplateFlags): number => {
  const { game } = openChosen(flags.scenario, {});
  const text = `${readable(familyOf(flags.scenario).files(flags.scenario, game)[kind])}\n`;
  if (flags.out === undefined) io.out(text);
  else {
    writeText(flags.out, text);
    io.err(`Written: ${flags.out}\n`);
  }
  return OK;
};
