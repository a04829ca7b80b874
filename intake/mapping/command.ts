/** The options and commands of `npm run intake` that have to do with mappings. */
import { writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { type Day, isDay } from '../../core/days.ts';
import { parseThaiDate } from '../../core/thai-date.ts';
import { exitCodes } from '../exit-codes.ts';
import { commandText } from '../text/command.text.ts';
import { WrongUse } from '../wrong-use.ts';
import { learnText } from './learn.text.ts';
import { mappingText as text } from './mapping.text.ts';
import type { Mapping } from './mapping.ts';
import { findMapping, translateTo } from './take-mapped.ts';

export interface MappingFlags {
  readonly mapping?: string | undefined;
  readonly asOf?: Day | undefined;
}

type OnStore = (
  work: (ownerUrl: string) => Promise<number>,
  options: { readonly create?: boolean | undefined },
) => Promise<number>;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function readDay(input: string): Day {
  const day = isDay(input) ? input : parseThaiDate(input);
  if (day === undefined) throw new InvalidArgumentError(text.badDay(input));
  return day;
}

/** The mapping that the flags name, if they do; a day without one says nothing, and is refused. */
export async function mappingOf({ mapping, asOf }: MappingFlags): Promise<Mapping | undefined> {
  if (mapping !== undefined) return findMapping(mapping);
  if (asOf !== undefined) throw new WrongUse(text.needsMapping);
  return undefined;
}

/** `--mapping NAME` and `--as-of DAY`. */
export function addMappingOptions(command: Command): void {
  command.option('--mapping <name>', text.mapping).option('--as-of <day>', text.asOf, readDay);
}

/** Faults as the intake prints them; gives the exit code. */
function report(found: Awaited<ReturnType<typeof translateTo>>, folder: string, out: string) {
  if (found === 'demo') {
    print(commandText.demo(folder));
    return exitCodes.refused;
  }
  for (const { file, row, column, reason } of found.list) {
    print(commandText.fault(file, row, column, reason));
  }
  print(found.any ? text.refused(found.list.length, found.more) : text.translated(out));
  return found.any ? exitCodes.refused : exitCodes.ok;
}

async function runLearn(folder: string, out: string | undefined): Promise<void> {
  const name = basename(out ?? resolve(folder)).replace(/\.ya?ml$/i, '');
  const { learn } = await import('./learn/learn.ts');
  const { report, draft } = await learn(folder, name);
  for (const line of report) print(line);
  if (out === undefined) {
    print(draft);
    return;
  }
  // Nothing that somebody has worked on is written over.
  await writeFile(out, draft, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(learnText.occupied(out)) : error;
  });
  print(learnText.written(out));
}

/** `npm run intake -- learn FOLDER [--out NAME.yaml]`; it needs no store. */
export function addLearn(program: Command): void {
  program
    .command('learn')
    .description(learnText.description)
    .argument('<folder>', text.folder)
    .option('--out <file>', learnText.out)
    .action((folder: string, { out }: { readonly out?: string }) => runLearn(folder, out));
}

/** `npm run intake -- translate FOLDER --mapping NAME --out FOLDER2` */
export function addTranslate(program: Command, onStore: OnStore): void {
  program
    .command('translate')
    .description(text.translate)
    .argument('<folder>', text.folder)
    .requiredOption('--out <folder>', text.out)
    .action(async (folder: string, { out }: { readonly out: string }, command: Command) => {
      // The mapping, the day and --new are options of the program itself, wherever they stand.
      const flags = command.optsWithGlobals<MappingFlags & { readonly new?: true }>();
      if (flags.mapping === undefined) throw new WrongUse(text.needsMapping);
      const mapping = await findMapping(flags.mapping);
      const work = async (ownerUrl: string) =>
        report(
          await translateTo({ folder, mapping, ownerUrl, asOf: flags.asOf, out }),
          folder,
          out,
        );
      process.exitCode = await onStore(work, { create: flags.new });
    });
}
