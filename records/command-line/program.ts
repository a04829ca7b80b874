/** A command line that is explained, and answered, in Thai; its commands are somebody else's. */
import { Command, type Help, type Option } from 'commander';
import { NoStore } from '../postgres/join.ts';
import { postgresText } from '../postgres/postgres.text.ts';
import { commandLineText as text } from './command-line.text.ts';
import { faultSentence } from './fault-sentence.ts';

/** Wide enough for one line of each command; a narrower terminal breaks it itself. */
const helpWidth = 160;

/** What is to be filled in, by its Thai name: `<login>`, `[roles...]`. */
const named = (line: string): string =>
  line.replace(/(?<=[<[])[a-z]+/g, (word) => text.words[word] ?? word);

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
  // Behind it stands our own sentence.
  [
    /^error: (?:option|command-argument).* is invalid(?: for argument '.*')?\. (.*)/,
    (message = '') => message,
  ],
  [/^error: too many arguments.* Expected \d+ arguments? but got \d+: (.*)\./, text.tooMany],
];

/** The library's sentence in Thai; one that we do not know stays as it is. */
function inThai(sentence: string): string {
  for (const [pattern, message] of sentences) {
    const found = pattern.exec(sentence);
    if (found) return `${message(...found.slice(1))}\n`;
  }
  return sentence;
}

function optionDescription({ description, defaultValue }: Option): string {
  const isShown = defaultValue !== undefined && typeof defaultValue !== 'boolean';
  return isShown ? description + text.fallback(String(defaultValue)) : description;
}

const helpOptions: Partial<Help> = {
  helpWidth,
  optionDescription,
  argumentTerm: (argument) => text.words[argument.name()] ?? argument.name(),
  // That it has options is told by its own help.
  subcommandTerm: (command) =>
    [command.name(), ...command.registeredArguments.map(usageOf)].join(' '),
  styleTitle: (title) => text.titles[title] ?? title,
  styleUsage: named,
  styleSubcommandTerm: named,
  styleOptionTerm: named,
  // Vowels above and below take no column.
  displayWidth: (line) => named(line).replace(/\p{Mn}/gu, '').length,
};

type Argument = Command['registeredArguments'][number];

/** As the library writes it in a line of use. */
function usageOf(argument: Argument): string {
  const name = argument.name() + (argument.variadic ? '...' : '');
  return argument.required ? `<${name}>` : `[${name}]`;
}

/** How a command ends that was given wrongly; one that could not do its work ends with 1. */
export const wrongUse = 2;

/** The program that is run by `npm run NAME -- …`. */
export function thaiProgram(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .helpOption('-h, --help', text.help)
    .helpCommand(false)
    .showHelpAfterError(text.seeHelp(name))
    .configureHelp(helpOptions)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : wrongUse))
    .configureOutput({ outputError: (sentence, write) => write(inThai(sentence)) });
}

/**
 * Reads the command line; whatever goes wrong is said in one sentence. Without words it explains
 * itself, unless it is one command alone (`isCommand`), which then runs.
 */
export async function runProgram(program: Command, { isCommand = false } = {}): Promise<void> {
  // Whoever reads has seen enough (`head`, `less`); what was begun is still brought to its end.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault;
  });
  try {
    if (isCommand || process.argv.length > 2) await program.parseAsync();
    else program.outputHelp();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const hint = error instanceof NoStore ? `\n${postgresText.startFirst}` : '';
    process.stderr.write(`${(faultSentence(error) ?? detail) + hint}\n`);
    process.exitCode = 1;
  }
}
