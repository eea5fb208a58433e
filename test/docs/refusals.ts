/**
 * The page docs/refusals.md: every code of a refusal, from the checks of the rulesets and the calls of `refusal`, with what it
 * reads like in a case.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { RULES, runCases } from '../../src/conformance/index.js';
import { makePosition } from '../../src/conformance/position.js';
import { type Check, citation, type RuleRef } from '../../src/kernel/rule.js';
import { isLeft } from '../../src/prelude.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folders below src whose refusals are told here. */
const FOLDERS: ReadonlyArray<string> = ['engine', 'rulesets/europa', 'rulesets/boot-camp', 'rulesets/first-to-fight'];

/** Codes of checks that stand in the slots of the rulesets, with their rules. */
export const slotCodes = (): ReadonlyMap<string, ReadonlyArray<RuleRef>> => {
  const found = new Map<string, RuleRef[]>();
  for (const rules of RULES) {
    const made = makePosition({ rules });
    if (isLeft(made)) throw new Error(JSON.stringify(made.left));
    for (const slot of Object.values(made.right.game.board.rules))
      if (Array.isArray(slot))
        for (const entry of slot as ReadonlyArray<unknown>)
          if (typeof entry === 'object' && entry !== null && 'code' in entry && 'holds' in entry) {
            const { code, ref } = entry as Check<never>;
            found.set(code, [...(found.get(code) ?? []), ref]);
          }
  }
  return found;
};

const CODE = /^[a-z][a-z-]*\/[a-z][a-z-]*$/;

/**
 * Codes in calls of `refusal(ref, code, …)`, and in objects that tell of an action without a shape. A code that is put
 * together stands as a pattern: an asterisk and `/named-twice`.
 */
export const calledCodes = (): { readonly codes: ReadonlyArray<string>; readonly patterns: ReadonlyArray<string> } => {
  const codes = new Set<string>();
  const patterns = new Set<string>();
  const see = (node: ts.Node): void => {
    const note = (at: ts.Node | undefined): void => {
      if (at === undefined) return;
      if (ts.isStringLiteralLike(at)) codes.add(at.text);
      else if (ts.isTemplateExpression(at)) patterns.add(`*${at.templateSpans[at.templateSpans.length - 1].literal.text}`);
    };
    if (ts.isCallExpression(node) && node.expression.getText() === 'refusal') note(node.arguments[1]);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'code' && ts.isStringLiteralLike(node.initializer) && node.initializer.text.startsWith('action/')) codes.add(node.initializer.text);
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'NOT_YOURS' && node.initializer !== undefined) note(node.initializer);
    ts.forEachChild(node, see);
  };
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' }).filter((n) => n.endsWith('.ts')))
      see(ts.createSourceFile(name.split(sep).join('/'), readFileSync(join(ROOT, 'src', folder, name), 'utf8'), ts.ScriptTarget.ES2022, true));
  return { codes: [...codes].filter((c) => CODE.test(c)).sort(), patterns: [...patterns].sort() };
};

/** A refusal as it reads in a case. */
export interface Shown {
  readonly ref: RuleRef;
  readonly detail: string;
  readonly caseId: string;
  readonly action: string;
}

/** What the cases show: by code, the first refusal of each rule. Where an action is refused with one code alone, that case goes first. */
export const shownCodes = (): ReadonlyMap<string, ReadonlyArray<Shown>> => {
  const found = new Map<string, Shown[]>();
  const all = runCases().flatMap((o) => o.refusals.map((r) => ({ ...r, caseId: o.id })));
  for (const { action, violations, caseId } of [...all].sort((a, b) => Math.sign(a.violations.length - 1) - Math.sign(b.violations.length - 1)))
    for (const { code, ref, detail } of violations) {
      const list = found.get(code) ?? [];
      if (!list.some((s) => citation(s.ref) === citation(ref))) found.set(code, [...list, { ref, detail, caseId, action }]);
    }
  return found;
};

/** Codes of checks that no player meets, with the reason. */
export const NEVER_MET: Readonly<Record<string, string>> = {
  'stacking/over-limit': 'the end of a phase, retreats, advances, overruns and set-up ask for it, and refuse with codes of their own',
  'retreat/rail-capacity': 'a unit without capacity for its retreat is eliminated by itself, before anybody could try',
  'air/not-in-force': 'in Basic Training the air phase passes by itself, so that an allocation is refused as out of place',
};

/** Codes that no case shows yet, by chapter. An entry here is a promise, not a pardon. */
export const NOT_YET: ReadonlyArray<string> = [];

/** Every code that can be met, ascending. */
export const allCodes = (shown: ReadonlyMap<string, ReadonlyArray<Shown>>): ReadonlyArray<string> =>
  [...new Set([...slotCodes().keys(), ...calledCodes().codes, ...shown.keys()])].sort();

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\n/g, ' ');

/** The whole page. */
export const refusalsPage = (): string => {
  const shown = shownCodes();
  const refs = slotCodes();
  const codes = allCodes(shown).filter((code) => !Object.hasOwn(NEVER_MET, code));
  const chapters = [...new Set(codes.map((c) => c.split('/')[0]))];
  const rows = (code: string): ReadonlyArray<string> => {
    const list = shown.get(code) ?? [];
    if (list.length === 0) return [`| \`${code}\` | ${(refs.get(code) ?? []).slice(0, 1).map(citation).join('')} | ${(refs.get(code) ?? []).slice(0, 1).map((r) => cell(r.gist)).join('')} | | |`];
    return list.map((s) => `| \`${code}\` | ${citation(s.ref)} | ${cell(s.ref.gist)} | \`${s.action}\`: ${cell(s.detail)} | ${s.caseId} |`);
  };
  return `${[
    '# Refusals',
    '',
    '<!-- Written by `npm run docs:refusals` from the rules in the code and the conformance cases; change them there. -->',
    '',
    `Whatever may not be done is refused with every rule against it: a stable code, the rule, and what is wrong and would be right. These are all ${codes.length} codes of the Boot Camp`,
    'rules and First to Fight. “What holds” is the rule in our words; the fourth column is what a player reads, in the case named: `grognard conformance <case>` runs it,',
    '`test/conformance` has its position.',
    '',
    ...chapters.flatMap((chapter) => [
      `## ${chapter}`,
      '',
      '| code | rule | what holds | as it reads | case |',
      '|---|---|---|---|---|',
      ...codes.filter((c) => c.startsWith(`${chapter}/`)).flatMap(rows),
      '',
    ]),
    '## Never met',
    '',
    ...Object.entries(NEVER_MET).map(([code, why]) => `- \`${code}\`: ${why}.`),
  ].join('\n')}\n`;
};
