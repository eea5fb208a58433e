#!/usr/bin/env node
/**
 * The `grognard` command. Results go to standard output, progress and complaints to standard error; exit codes are
 * 0, 1 (a verification failed, an action is refused, a tournament was stopped) and 2 (the input cannot be used).
 * @module
 */
import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { FIGHT_POLICIES } from '../engine/fightPolicy.js';
import { MOST_SEED } from '../engine/options.js';
import { DEPLOYMENTS } from '../rulesets/europa/setting.js';
import { BOT_WORDS } from './bots.js';
import { conformance } from './conformance.js';
import { BAD_INPUT, badInput, isFailure, OK } from './failure.js';
import { explain, legal, render, verify } from './inspect.js';
import { type Io, processIo } from './io.js';
import { odds } from './odds.js';
import { perft } from './perft.js';
import { play } from './play.js';
import { scenarios, SOURCE_WORDS, tables, validate } from './reference.js';
import { rule } from './rule.js';
import { FAMILIES, SCENARIOS } from './scenario.js';
import { type TemplateFlags, template, TEMPLATES } from './template.js';

const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const n = Number(text);
    if (!/^-?\d+$/.test(text) || n < least || n > most)
      throw new InvalidArgumentError(
        `It must be a whole number ${most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`}.`,
      );
    return n;
  };

const MOST_MODIFIER = 99;
/** More actions than anybody counts. */
const MOST_DEPTH = 99;
const FIRST = SCENARIOS[0].id;

const examples = (...lines: ReadonlyArray<string>): string => `\nExamples:\n${lines.map((l) => `  $ grognard ${l}`).join('\n')}\n`;

/** Options about the user's own files. */
const withOwn = (command: Command): Command =>
  command
    .option('--tables <file>', 'your own tables (grognard-tables/1)')
    .option('--map <file>', 'your own map (grognard-map/1)')
    .option('--forces <file>', 'your own forces (grognard-forces/1)');

/** Options of commands about a position of a saved match. */
const withPosition = (command: Command): Command =>
  withOwn(command.option('--at <n>', 'the position after so many entries of the record (default: after all)', whole(0, Number.MAX_SAFE_INTEGER)));

const withJson = (command: Command): Command => command.option('--json', 'JSON on standard output, and nothing else there');

const withScenario = (command: Command): Command =>
  command.option('--scenario <id>', `scenario whose tables, map and forces serve for what is not given`, FIRST);

/** Everything that is chosen when a match is opened, but for the user's own files. */
const withChoices = (command: Command): Command =>
  command
    .option('--reading <id=value...>', 'choose among the readings of the rules (see "grognard scenarios <scenario>")')
    .option('--trust <sources>', `refuse table cells of other sources than these, with commas between (${SOURCE_WORDS})`)
    .addOption(new Option('--level <level>', 'with Basic Training alone, or with the whole of the rules').choices(['basic', 'advanced']))
    .addOption(new Option('--deployment <how>', 'units where the scenario puts them, or all or the headquarters set up by the players').choices(DEPLOYMENTS))
    .addOption(new Option('--edition <edition>', 'the errata to play with: all of February 1975, those known from December 1973, or none').choices(['feb75', 'dec73', 'first']))
    .addOption(new Option('--players <n>', 'two players, or Russia by a third one').choices(['2', '3']))
    .option('--option <rule...>', 'optional rules to play with, by number or name (17.9); or any option as id=value')
    .option('--with <case...>', 'cases of the errata to put in besides those of the edition')
    .option('--without <case...>', 'cases of the errata to leave out')
    .option('--amend <item...>', 'items of Europa Reform to lay over rules without them, by name or number (reformCrt, 9C)');

const MOST_WORKERS = 256;
/** How many games at once. */
const crew = (text: string): number | 'auto' => {
  const n = Number(text);
  if (text === 'auto') return text;
  if (!/^\d+$/.test(text) || n < 1 || n > MOST_WORKERS) throw new InvalidArgumentError(`It must be "auto", or a whole number from 1 to ${MOST_WORKERS}.`);
  return n;
};

/** An option given twice is a slip: the first would be forgotten in silence. */
const refuseTwice = (command: Command): void => {
  for (const option of command.options.filter((o) => !o.variadic && (o.required || o.optional))) {
    let times = 0;
    command.on(`option:${option.name()}`, () => {
      if (++times > 1) throw badInput(`${option.long ?? option.flags} is given twice; give it once.`);
    });
  }
};

/** The whole command line; `done` is told the exit code of the command that ran. */
const program = (io: Io, done: (exit: number) => void): Command => {
  const root = new Command('grognard')
    .description('A rules engine for hex-and-counter wargames: plays, replays, draws and explains.')
    .version(manifest.version, '-V, --version')
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showHelpAfterError('(grognard --help, or grognard <command> --help, says more)')
    .addHelpText(
      'after',
      examples('play poland-1939 --seed 7 --out out', 'verify out/poland-1939.json', 'explain out/poland-1939.json --at 1 step ge-pz-xx-1 1726 road'),
    )
    .addHelpText('after', 'Exit codes: 0 all is well; 1 a verification failed, an action is refused or a tournament was stopped; 2 the input cannot be used.\n');

  withChoices(withOwn(
    withJson(
      root
        .command('play')
        .description('play a scenario with bots; writes the log, a picture of the end and the saved match')
        .argument('<scenario>', `one of ${SCENARIOS.map((s) => s.id).join(', ')}`)
        .option('--seed <n>', 'seed of the dice and of the bots', whole(0, MOST_SEED), 1939)
        .option('--bots <a,b>', `a bot for each side, the first to move first: ${BOT_WORDS}; mcts:200 may spend 200 nodes on a decision (default: greedy ones)`)
        .option('--turns <n>', 'stop after so many turns', whole(1, 999))
        .option('--out <folder>', 'where the files go', 'out')
        .option('--quiet', 'only the result on standard output; no progress'),
    ),
  ))
    .addHelpText(
      'after',
      examples(
        'play poland-1939',
        'play poland-1939 --seed 7 --bots greedy,random --turns 3',
        'play bridgehead --bots mcts:50,expectimax',
        'play poland-1939 --reading loss-choice=any half-rounding=down --json',
        'play poland-1939 --amend reformCrt',
        'play fall-blau-1942 --seed 7 --turns 1',
        'play fall-blau-1942 --option rules=standard --amend 9C 13',
        'play europe-1941 --edition first --option 17.9 mobile-defense',
        'play europe-1939 --players 3 --without 8.48 supply-through-friendly-hexes',
      ),
    )
    .action(async (id: string, flags) => done(await play(io, id, flags)));

  withChoices(
    withOwn(
      withJson(
        root
          .command('tournament')
          .description('play bots against each other, each seed in both seats; writes a ledger, CSV and JSON, and goes on where it was stopped')
          .argument('<scenario>', `one of ${SCENARIOS.map((s) => s.id).join(', ')}`)
          .requiredOption('--bots <names>', `two bots or more, with commas between: ${BOT_WORDS}; mcts:200 may spend 200 nodes on a decision`)
          .option('--games <n>', 'games of each pairing of bots, an even number', whole(1, Number.MAX_SAFE_INTEGER), 20)
          .option('--seed <n>', 'the first seed; others follow it', whole(0, MOST_SEED), 1939)
          .option('--turns <n>', 'stop each game after so many turns', whole(1, 999))
          .option('--workers <n>', `games at once, on this machine, or "auto": as many as it has processors for (default: "auto")`, crew)
          .option('--queue <address>', 'leave the games to workers that listen at a Redis server (redis://host:6379)')
          .option('--out <folder>', 'where the files go, and where those of a tournament that was stopped are', 'out')
          .option('--quiet', 'only the result on standard output; no progress'),
      ),
    ),
  )
    .addHelpText(
      'after',
      examples(
        'tournament poland-1939 --bots greedy,random --games 20',
        'tournament europe-1941 --bots greedy,random --games 100 --turns 4 --workers 2 --out games',
        'tournament poland-1939 --bots greedy,random --games 1000 --queue redis://queue.example:6379',
      ),
    )
    .action(async (id: string, flags) => done(await (await import('./tournament/command.js')).tournament(io, id, flags)));

  root
    .command('worker')
    .description('play the games of tournaments that are left to a Redis server, until it is told to stop')
    .requiredOption('--queue <address>', 'the server (redis://host:6379)')
    .option('--workers <n>', 'games at once, or "auto": as many as the machine has processors for', crew, 'auto' as const)
    .option('--quiet', 'says nothing')
    .addHelpText('after', examples('worker --queue redis://queue.example:6379', 'worker --queue redis://127.0.0.1:6379 --workers 1'))
    .action(async (flags) => done(await (await import('./tournament/worker.js')).worker(io, flags)));

  withOwn(withJson(root.command('verify').description('replay a saved match and compare its hash').argument('<match.json>')))
    .addHelpText('after', examples('verify out/poland-1939.json', 'verify mine.json --tables my-tables.json'))
    .action((file: string, flags) => done(verify(io, file, flags)));

  withPosition(
    root
      .command('render')
      .description('draw a position of a saved match')
      .argument('<match.json>')
      .option('--svg', 'as an SVG picture (the default)')
      .option('--ascii', 'as text, with every unit and its id')
      .option('--out <file>', 'where to (default: standard output)'),
  )
    .addHelpText('after', examples('render out/poland-1939.json --ascii', 'render out/poland-1939.json --at 100 --out start.svg'))
    .action((file: string, flags) => done(render(io, file, flags)));

  withJson(withPosition(root.command('legal').description('list the legal actions of a position').argument('<match.json>')))
    .addHelpText('after', examples('legal out/poland-1939.json --at 0', 'legal out/poland-1939.json --at 250 --json'))
    .action(async (file: string, flags) => done(await legal(io, file, flags)));

  withJson(
    withPosition(
      root
        .command('explain')
        .description('say why an action may not be done, or what it costs and does, or what has to be decided now, with the rules')
        .argument('<match.json>')
        .argument('[action...]', 'in words or as JSON; "then" between actions carries out the ones before; none: what now'),
    ),
  )
    .addHelpText(
      'after',
      FAMILIES.map((f) => `\nActions in words (${f.scenarios.map((s) => s.id).join(', ')}):\n${Object.values(f.typed).map((w) => `  ${w}`).join('\n')}\n`).join(''),
    )
    .addHelpText(
      'after',
      examples(
        'explain out/poland-1939.json --at 1',
        'explain out/poland-1939.json --at 1 step ge-pz-xx-1 1726 road',
        'explain out/poland-1939.json --at 1 step ge-pz-xx-1 1726 then step ge-pz-xx-1 1727',
        'explain out/poland-1939.json --at 1 endPhase then endPhase then commit ge-pz-xx-1 1624',
        `explain out/poland-1939.json --at 1 '{"type":"endPhase"}'`,
      ),
    )
    .action((file: string, words: ReadonlyArray<string>, flags) => done(explain(io, file, words, flags)));

  withJson(
      withPosition(
        root
          .command('odds')
          .description('odds, column and the exact chance of each result of an attack, and in a saved match of each loss')
          .argument('[match.json]')
          .option('--target <hex>', 'the hex that is attacked, in a saved match')
          .option('--with <units>', 'the attackers, with commas between')
          .option('--attack <strength>', 'total attack strength')
          .option('--defense <strength>', 'total defense strength')
          .option('--oas <points>', 'offensive air support; in a saved match in place of what stands there')
          .option('--das <points>', 'defensive air support')
          .option('--policy <policy>', `how losses are chosen, in a saved match: ${Object.keys(FIGHT_POLICIES).join(', ')} (default: "least-strength")`)
          .option('--overrun', 'an overrun by units of one hex, instead of an attack')
          .option('--modifier <n>', 'die roll modifier; in World War II the shift of the differential', whole(-MOST_MODIFIER, MOST_MODIFIER))
          .option('--scenario <id>', `scenario whose tables and forces serve for bare strengths (default: "${FIRST}")`),
      ),
  )
    .addHelpText(
      'after',
      examples('odds --attack 34 --defense 9 --modifier -1', 'odds --scenario europe-1941 --attack 5 --defense 2 --modifier -1', 'odds --attack 15.5 --oas 8 --defense 6', 'odds out/poland-1939.json --at 527 --target 1120 --with ge-pz-xx-3,ge-inf-xx-3', 'odds out/poland-1939.json --at 527 --target 1120 --with ge-pz-xx-3,ge-inf-xx-3 --policy fewest-units'),
    )
    .action((file: string | undefined, flags) => done(odds(io, file, flags)));

  withJson(
    root
      .command('conformance')
      .description('run cases that say what the rules make of small positions, and print how they come out')
      .argument('[filter]', 'the beginning of an id (EBC-6A), a citation ("QA-17") or words of a title')
      .option('--file <cases.json>', 'your own cases (grognard-cases/1), instead of those of the project')
      .option('--reading <id=value...>', 'readings in place of the defaults: the cases that depend on them fail'),
  )
    .addHelpText('after', examples('conformance', 'conformance EBC-9D', 'conformance spi', 'conformance "QA-17" --json', 'conformance EBC-6A --reading minimum-move=last-step', 'conformance --file my-case.json'))
    .action((filter: string | undefined, flags) => done(conformance(io, filter, flags)));

  withJson(
    root
      .command('rule')
      .description('tell of a rule what is carried out, which cases show it, what it leaves open, and how to try the contrary')
      .argument('<rule>', 'a clause (BC-6A.9), a rule ("EBC 6A"), an open question (AMB-BC-27), an option (minimum-move), a case (EBC-6A-001) or a refusal (movement/stopped)')
      .option('--case', 'its first case as a file (grognard-cases/1), to change and to try with "conformance --file"'),
  )
    .addHelpText('after', examples('rule BC-6A.9', 'rule "EBC 6A"', 'rule QA-17', 'rule minimum-move', 'rule movement/stopped', 'rule EBC-6A-001 --case > my-case.json'))
    .action((word: string, flags) => done(rule(io, word, flags)));

  withJson(
    withPosition(
      root
        .command('perft')
        .description('count the sequences of legal actions of a length that a position allows, dice by their outcomes: to compare engines')
        .argument('<position>', 'a scenario, the id of a case, or a JSON file with a position, a case (cases.json#EBC-6A-001 among several) or a saved match')
        .argument('<depth>', 'how many actions', whole(1, MOST_DEPTH))
        .option('--divide', 'count for each first action by itself'),
    ),
  )
    .addHelpText('after', '\nA case and a position are counted from after what they "do": --at 0 is before it, as it is written.\n')
    .addHelpText('after', examples('perft EBC-6A-001 4', 'perft poland-1939 2', 'perft my-position.json 5 --divide', 'perft my-position.json 4 --at 0 --json', 'perft out/poland-1939.json 2 --at 250'))
    .action(async (position: string, depth: number, flags) => done(await perft(io, position, depth, flags)));

  withJson(root.command('scenarios').description('list the scenarios, or the options and readings of one').argument('[scenario]', 'one of them, in full'))
    .addHelpText('after', examples('scenarios', 'scenarios europe-1941', 'scenarios --json'))
    .action((id: string | undefined, flags) => done(scenarios(io, id, flags)));

  withJson(
    withScenario(
      root
        .command('tables')
        .description('print the tables, each cell with its source')
        .option('--tables <file>', 'your own tables (grognard-tables/1)'),
    ),
  )
    .addHelpText('after', examples('tables', 'tables --json', 'tables --scenario europe-1941', 'tables --tables my-tables.json'))
    .action((flags) => done(tables(io, flags)));

  root
    .command('template')
    .description('print our tables, map or forces as a file, to change and to play with')
    .addArgument(new Argument('<what>').choices(TEMPLATES))
    .option('--scenario <id>', 'whose', FIRST)
    .option('--out <file>', 'where to (default: standard output)')
    .addHelpText(
      'after',
      examples('template tables --out my-tables.json', 'validate --tables my-tables.json', 'play poland-1939 --tables my-tables.json'),
    )
    .action((what: (typeof TEMPLATES)[number], flags: TemplateFlags) => done(template(io, what, flags)));

  withJson(withScenario(withOwn(root.command('validate').description('say everything that is wrong with your own map, forces or tables'))))
    .addHelpText('after', examples('validate --tables my-tables.json', 'validate --scenario europe-1939 --forces my-forces.json', 'validate --map my-map.json --forces my-forces.json'))
    .action((flags) => done(validate(io, flags)));

  for (const command of root.commands) refuseTwice(command);
  return root;
};

/**
 * Runs a command line.
 * @param argv - the words after the command's name
 * @returns the exit code
 * @since 0.1.0
 */
export const run = async (argv: ReadonlyArray<string>, io: Io): Promise<number> => {
  let exit = OK as number;
  try {
    await program(io, (code) => {
      exit = code;
    }).parseAsync([...argv], { from: 'user' });
    return exit;
  } catch (e) {
    if (isFailure(e)) {
      io.err(e.lines.map((l, i) => `${i === 0 ? 'grognard: ' : '  '}${l}\n`).join(''));
      return e.exit;
    }
    // help and version end in an error of exit code 0; the complaint of any other has been written
    if (e instanceof CommanderError) return e.exitCode === 0 ? OK : BAD_INPUT;
    io.err(`grognard: this is a bug of grognard, please report it: ${e instanceof Error ? e.message : String(e)}\n`);
    return BAD_INPUT;
  }
};

const isMain = (): boolean => {
  try {
    return process.argv[1] !== undefined && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href;
  } catch {
    return false;
  }
};

if (isMain()) process.exitCode = await run(process.argv.slice(2), processIo());
