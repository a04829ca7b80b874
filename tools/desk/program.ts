/** The desk's command line: its commands, and what is said when one was not understood. */
import { Command } from 'commander';
import { StoreUnavailable } from '../../records/database.ts';
import { boardCommands } from './board/commands.ts';
import { demandCommands } from './demand/commands.ts';
import { deskText as text } from './desk.text.ts';
import { guideCommands } from './guide/commands.ts';

/** Sentences of the library, as it writes them, and ours. */
const sentences: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^error: unknown command '(.*)'(?:\s+\(Did you mean (.*)\?\))?/, text.unknownCommand],
  [/^error: unknown option '(.*)'(?:\s+\(Did you mean (.*)\?\))?/, text.unknownOption],
  [
    /^error: missing required argument '(.*)'/,
    (name = '') => text.missingArgument(text.words[name] ?? name),
  ],
  [
    /^error: required option '(.*)' not specified/,
    (flags = '') => text.missingOption(named(flags)),
  ],
  [/^error: option '(.*)' argument missing/, (flags = '') => text.missingValue(named(flags))],
  [/^error: too many arguments.* Expected \d+ arguments? but got \d+: (.*)\./, text.tooMany],
];

/** What is to be filled in, by its Thai name: `<login>`, `[roles...]`. */
const named = (line: string): string =>
  line.replace(/(?<=[<[])[a-z]+/g, (word) => text.words[word] ?? word);

/** The library's sentence in Thai; one that we do not know stays as it is. */
function inThai(sentence: string): string {
  for (const [pattern, said] of sentences) {
    const found = pattern.exec(sentence);
    if (found) return `${said(...found.slice(1))}\n`;
  }
  return sentence;
}

/** A command line that is understood, and explained, in Thai; its commands are still to come. */
export function thaiProgram(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .helpOption('-h, --help', text.help)
    .helpCommand(false)
    .showHelpAfterError(text.seeHelp(name))
    .configureHelp({
      styleTitle: (title) => text.titles[title] ?? title,
      styleUsage: named,
      styleSubcommandTerm: named,
      styleOptionTerm: named,
      styleArgumentTerm: (term) => text.words[term] ?? term,
      // Vowels above and below take no column.
      displayWidth: (line) => line.replace(/\p{Mn}/gu, '').length,
    })
    .configureOutput({ outputError: (sentence, write) => write(inThai(sentence)) });
}

/** Reads the command line; whatever goes wrong is said in one sentence. */
export async function runProgram(program: Command): Promise<void> {
  try {
    if (process.argv.length > 2) await program.parseAsync();
    else program.outputHelp();
  } catch (error) {
    const away = error instanceof StoreUnavailable;
    const detail = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${away ? text.storeAway(detail) : detail}\n`);
    process.exitCode = 1;
  }
}

/** All commands of the desk, ready to read a command line. */
export function deskProgram(): Command {
  const program = thaiProgram('desk', text.description);
  boardCommands(program);
  demandCommands(program);
  guideCommands(program);
  return program;
}
