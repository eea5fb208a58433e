/** The command line: words that mean nothing or something else end in an exit code and in words, never in a trace. */
import { writeFileSync } from 'node:fs';
import { crtData } from '../../../src/rulesets/boot-camp/crt.js';
import { conformanceCases } from '../../../src/conformance/index.js';
import { forces1941 } from '../../../src/scenarios/europe-1939-45/forces.js';
import { folder, grognard } from '../../cli/captured.js';
import type { Reader, Said } from '../hold.js';
import { SAVES } from './words.js';

const files = folder();
const named = (name: string, content: unknown): string => {
  writeFileSync(files.path(name), typeof content === 'string' ? content : JSON.stringify(content));
  return files.path(name);
};

const LEDGER = named('ledger.json', SAVES[0]);
const CASE = named('case.json', { format: 'grognard-cases/1', title: 'x', cases: conformanceCases.slice(2, 4) });
const TABLES = named('tables.json', { format: 'grognard-tables/1', crt: crtData });
const FORCES = named('forces.json', forces1941);

const LINES: ReadonlyArray<ReadonlyArray<string>> = [
  ['odds', '--attack', '34', '--defense', '9', '--modifier', '-1'],
  ['odds', '--attack', '15.5', '--oas', '8', '--defense', '6', '--json'],
  ['verify', LEDGER],
  ['legal', LEDGER, '--at', '3', '--json'],
  ['explain', LEDGER, '--at', '2', 'endPhase'],
  ['render', LEDGER, '--ascii', '--at', '5'],
  ['conformance', '--file', CASE],
  ['rule', 'minimum-move', '--case'],
  ['perft', 'EBC-6A-001', '1', '--divide'],
  ['scenarios', 'logistics', '--json'],
  ['scenarios'],
  ['validate', '--tables', TABLES],
  ['validate', '--scenario', 'europe-1941', '--forces', FORCES],
  ['template', 'tables', '--scenario', 'europe-1941'],
  ['tables', '--scenario', 'poland-1939', '--json'],
  ['--version'],
];

/** Separates words in an input: no word has it. */
const GAP = '\u001f';
/** Words that begin long work or write files somewhere: those of the line are not carried out, however they are mixed. */
const isWork = (words: ReadonlyArray<string>): boolean => {
  const [command] = words;
  return command === 'play' || (command === 'conformance' && !words.includes('--file')) || (command === 'perft' && !/^(EBC-6A-001|.{0,3})$/.test(words[1] ?? '')) || words.some((w) => w.startsWith('--out'));
};

const ran = async (line: string): Promise<ReadonlyArray<Said>> => {
  const words = line.split(GAP).map((w) => (w.length > 10_000 ? w.slice(0, 10_000) : w));
  if (isWork(words) || (words[0] === 'perft' && Number(words[2] ?? 0) > 2)) return [{ code: 'skipped', detail: 'skipped' }];
  const { exit, out, err } = await grognard(...words);
  if (err.includes('this is a bug') || /\n\s+at .+:\d+:\d+|TypeError|ReferenceError/.test(err) || ![0, 1, 2].includes(exit)) throw new Error(`exit ${exit}: ${err.slice(0, 300)}`);
  return exit === 0 ? [] : [{ code: String(exit), detail: exit === 1 ? out + err : err }];
};

export const COMMAND_READERS: ReadonlyArray<Reader> = [{ name: 'command lines', takes: 'text', share: 10_000, wordless: true, valid: LINES.map((l) => l.join(GAP)), read: ran }];

/** Removes the files of the command lines. */
export const removeFiles = files.remove;
