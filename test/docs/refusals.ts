/**
 * The pages docs/refusals.md and docs/refusals-spi-ww2.md: every code of a refusal, from the checks of the rulesets and the calls
 * of `refusal`, with what it reads like in a case.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { RULES, runCases, runSpiCases } from '../../src/conformance/index.js';
import type { CaseOutcome } from '../../src/testing/index.js';
import { makePosition } from '../../src/conformance/position.js';
import { type Check, citation, type RuleRef } from '../../src/kernel/rule.js';
import { isLeft } from '../../src/prelude.js';
import { reformAmendments } from '../../src/rulesets/europa-reform/index.js';
import { eastOperations } from '../../src/rulesets/fire-in-the-east/index.js';
import { chosenRules } from '../../src/rulesets/spi-ww2/editions.js';
import { OPTIONS } from '../../src/rulesets/spi-ww2/options/index.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folders below src whose refusals are told here. */
const FOLDERS: ReadonlyArray<string> = ['engine', 'rulesets/europa', 'rulesets/boot-camp', 'rulesets/first-to-fight', 'rulesets/fire-in-the-east', 'rulesets/europa-reform'];

/** Codes of checks, and of bars, that stand in the slots of rules, with their citations. */
const slotsOf = (all: ReadonlyArray<object>): ReadonlyMap<string, ReadonlyArray<RuleRef>> => {
  const found = new Map<string, RuleRef[]>();
  const look = (slot: unknown): void => {
    if (Array.isArray(slot))
      for (const entry of slot as ReadonlyArray<unknown>)
        // orders are put together from checks of their own
        if (typeof entry === 'object' && entry !== null && 'checks' in entry) look(entry.checks);
        else if (typeof entry === 'object' && entry !== null && 'code' in entry && ('holds' in entry || 'closed' in entry)) {
          const { code, ref } = entry as Check<never>;
          found.set(code, [...(found.get(code) ?? []), ref]);
        }
  };
  for (const rules of all)
    for (const slot of Object.values(rules)) {
      look(slot);
      // slots that are records of lists
      if (typeof slot === 'object' && slot !== null && !Array.isArray(slot)) Object.values(slot as object).forEach(look);
    }
  return found;
};

const europaSlots = (): ReadonlyMap<string, ReadonlyArray<RuleRef>> =>
  slotsOf(
    [...RULES.map((rules) => ({ rules })), { rules: 'fire-in-the-east' as const, amend: [...eastOperations, ...reformAmendments].map((a) => a.id) }].map((sketch) => {
      const made = makePosition(sketch);
      if (isLeft(made)) throw new Error(JSON.stringify(made.left));
      return made.right.game.board.rules;
    }),
  );

/** The first edition, and the errata with all options but one of those that exclude each other. */
const spiSlots = (): ReadonlyMap<string, ReadonlyArray<RuleRef>> =>
  slotsOf(
    [chosenRules({}), chosenRules({ edition: 'feb75', options: OPTIONS.map((o) => o.id).filter((id) => id !== '17.11') })].map((made) => {
      if (isLeft(made)) throw new Error(JSON.stringify(made.left));
      return made.right;
    }),
  );

const CODE = /^[a-z][a-z-]*\/[a-z][a-z-]*$/;

/**
 * Codes in calls of `refusal(ref, code, …)`, and in objects that tell of an action without a shape. A code that is put
 * together stands as a pattern: an asterisk and `/named-twice`.
 */
const europaCalls = (): { readonly codes: ReadonlyArray<string>; readonly patterns: ReadonlyArray<string> } => {
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

/** Files of World War II whose codes are not about actions but about data. */
const NO_REFUSALS = /^(tables\/|loadForces|soundness|editions|patchedMap|board|roster|setupPatches)/;

/** Codes of World War II: every word of that form in its files, since its checks are made by many small functions. */
const spiCalls = (): { readonly codes: ReadonlyArray<string>; readonly patterns: ReadonlyArray<string> } => {
  const codes = new Set<string>();
  const root = join(ROOT, 'src', 'rulesets', 'spi-ww2');
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).map((n) => n.split(sep).join('/')))
    if (name.endsWith('.ts') && !NO_REFUSALS.test(name))
      for (const [, code] of readFileSync(join(root, name), 'utf8').matchAll(/'([a-z][a-z-]*\/[a-z][a-z-]*)'/g)) codes.add(code);
  return { codes: [...codes].sort(), patterns: [] };
};

/** A refusal as it reads in a case. */
export interface Shown {
  readonly ref: RuleRef;
  readonly detail: string;
  readonly caseId: string;
  readonly action: string;
}

/** What the cases show: by code, the first refusal of each rule. Where an action is refused with one code alone, that case goes first. */
export const shownCodes = (family: Family): ReadonlyMap<string, ReadonlyArray<Shown>> => {
  const found = new Map<string, Shown[]>();
  const all = family.run().flatMap((o) => o.refusals.map((r) => ({ ...r, caseId: o.id })));
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
  'stacking/tank-corps': 'as the other limit of stacking',
  'hq/unprepared-yet': 'a headquarters that was paid for fails its test, which nobody orders',
  'retreat/rail-capacity': 'a unit without capacity for its retreat is eliminated by itself, before anybody could try',
  'air/not-in-force': 'in Basic Training the air phase passes by itself, so that an allocation is refused as out of place',
};

/** Codes that no case shows yet, by chapter. An entry here is a promise, not a pardon. */
export const NOT_YET: ReadonlyArray<string> = [];

/** Codes of World War II that no case shows yet. */
export const SPI_NOT_YET: ReadonlyArray<string> = [];

const NOT_ASKED = 'only units that may slip away are asked; others are refused as not retreating';
const NO_ROLL = 'no die is rolled for the country, and nobody is asked';

/** Codes of World War II that no player meets, with the reason. */
export const SPI_NEVER_MET: Readonly<Record<string, string>> = {
  'conversion/no-counter': 'without a counter nobody is asked',
  'sea/air-zone': 'it closes ports to supply lines alone, by a reading',
  'evasion/doomed': NOT_ASKED,
  'evasion/germany': NOT_ASKED,
  'evasion/infantry': NOT_ASKED,
  'evasion/no-retreat': NOT_ASKED,
  'evasion/not-mechanized': NOT_ASKED,
  'evasion/supply': NOT_ASKED,
  'evasion/top-column': NOT_ASKED,
  'partisans/moderate-occupation': NO_ROLL,
  'partisans/finnish-limit': NO_ROLL,
  'partisans/freed': NO_ROLL,
  'partisans/never-occupied': NO_ROLL,
  'partisans/no-counter': NO_ROLL,
};

/** A family of rules with its refusals. */
export interface Family {
  readonly title: string;
  readonly of: string;
  /** The page. */
  readonly page: string;
  readonly slots: () => ReadonlyMap<string, ReadonlyArray<RuleRef>>;
  readonly calls: () => { readonly codes: ReadonlyArray<string>; readonly patterns: ReadonlyArray<string> };
  readonly run: () => ReadonlyArray<CaseOutcome>;
  readonly neverMet: Readonly<Record<string, string>>;
  readonly notYet: ReadonlyArray<string>;
}

/** Europa, then World War II. */
export const FAMILIES: ReadonlyArray<Family> = [
  { title: 'Refusals', of: 'the Boot Camp rules and First to Fight', page: 'refusals.md', slots: europaSlots, calls: europaCalls, run: () => runCases(), neverMet: NEVER_MET, notYet: NOT_YET },
  { title: 'Refusals of World War II', of: 'SPI’s World War II', page: 'refusals-spi-ww2.md', slots: spiSlots, calls: spiCalls, run: () => runSpiCases(), neverMet: SPI_NEVER_MET, notYet: SPI_NOT_YET },
];

/** Every code that can be met, ascending. */
export const allCodes = (family: Family, shown: ReadonlyMap<string, ReadonlyArray<Shown>>): ReadonlyArray<string> =>
  [...new Set([...family.slots().keys(), ...family.calls().codes, ...shown.keys()])].sort();

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\n/g, ' ');

/** The whole page. */
export const refusalsPage = (family: Family): string => {
  const shown = shownCodes(family);
  const refs = family.slots();
  const codes = allCodes(family, shown).filter((code) => !Object.hasOwn(family.neverMet, code));
  const chapters = [...new Set(codes.map((c) => c.split('/')[0]))];
  const rows = (code: string): ReadonlyArray<string> => {
    const list = shown.get(code) ?? [];
    if (list.length === 0) return [`| \`${code}\` | ${(refs.get(code) ?? []).slice(0, 1).map(citation).join('')} | ${(refs.get(code) ?? []).slice(0, 1).map((r) => cell(r.gist)).join('')} | | |`];
    return list.map((s) => `| \`${code}\` | ${citation(s.ref)} | ${cell(s.ref.gist)} | \`${s.action}\`: ${cell(s.detail)} | ${s.caseId} |`);
  };
  return `${[
    `# ${family.title}`,
    '',
    '<!-- Written by `npm run docs:refusals` from the rules in the code and the conformance cases; change them there. -->',
    '',
    `Whatever may not be done is refused with every rule against it: a stable code, the rule, and what is wrong and would be right. These are all ${codes.length} codes of`,
    `${family.of}. “What holds” is the rule in our words; the fourth column is what a player reads, in the case named: \`grognard conformance <case>\` runs it,`,
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
    ...(Object.keys(family.neverMet).length === 0 ? [] : ['## Never met', '', ...Object.entries(family.neverMet).map(([code, why]) => `- \`${code}\`: ${why}.`)]),
  ].join('\n')}\n`;
};
