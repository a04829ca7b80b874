/** The desk's command line: its commands, and what is said when one was not understood. */
import { Command } from 'commander';
import { boardCommands } from './board/commands.ts';
import { demandCommands } from './demand/commands.ts';
import { deskText as text } from './desk.text.ts';

/** Sentences of the library, as it writes them, and ours. */
const sentences: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^error: unknown command '(.*)'(?:\s+\(Did you mean (.*)\?\))?/, text.unknownCommand],
  [/^error: unknown option '(.*)'(?:\s+\(Did you mean (.*)\?\))?/, text.unknownOption],
  [/^error: missing required argument '(.*)'/, text.missingArgument],
  [/^error: required option '(.*)' not specified/, text.missingOption],
  [/^error: option '(.*)' argument missing/, text.missingValue],
  [/^error: too many arguments.* Expected \d+ arguments? but got \d+: (.*)\./, text.tooMany],
];

/** The library's sentence in Thai; one that we do not know stays as it is. */
function inThai(sentence: string): string {
  for (const [pattern, said] of sentences) {
    const found = pattern.exec(sentence);
    if (found) return `${said(...found.slice(1))}\n`;
  }
  return sentence;
}

/** All commands of the desk, ready to read a command line. */
export function deskProgram(): Command {
  const program = new Command('npm run desk --')
    .description(text.description)
    .helpOption('-h, --help', text.help)
    .helpCommand(false)
    .showHelpAfterError(text.seeHelp)
    .configureHelp({ styleTitle: (title) => text.titles[title] ?? title })
    .configureOutput({ outputError: (sentence, write) => write(inThai(sentence)) });
  boardCommands(program);
  demandCommands(program);
  return program;
}
