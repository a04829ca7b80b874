/** Words of a command line, and in what sentence they are refused. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

const nameOf = (word: string): string => word.replace(/^-+/, '').replace(/=.*$/, '');

/** As `parseArgs`; throws an error that names the option, those that there are, and the help. */
export function parseWords<T extends ParseArgsOptionsConfig>(words: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    const known = Object.keys(options);
    const unknown = words.find((word) => /^-/.test(word) && !known.includes(nameOf(word)));
    // Of options that there are it has a value to say: one is missing, or too much.
    const [, told = 'an option'] = /'(-[\w-]+)/.exec((error as Error).message) ?? [];
    const fault =
      unknown === undefined
        ? `${told} is given without its value, or with one that it does not take`
        : `There is no option ${unknown}`;
    const all = known.map((name) => `--${name}`).join(', ');
    throw new Error(`${fault}. There are: ${all}; npm run proof -- --help says what they do`);
  }
}
