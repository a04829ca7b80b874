/** `npm run demo -- --members N --out FOLDER [--date DAY] [--as-of DAY] [--delta-from FOLDER]`. */
import { readdir } from 'node:fs/promises';
import { progress as newBar } from '@clack/prompts';
import { InvalidArgumentError } from 'commander';
import { type Day, isDay } from '../core/days.ts';
import { parseThaiDate, thaiDateShort } from '../core/thai-date.ts';
import { formatNumber } from '../core/thai-number.ts';
import { thaiProgram } from '../records/command-line/program.ts';
import { cast } from './cast.ts';
import { cores } from './cores/cores.ts';
import { NoBase, writeNextNight } from './delta/next-night.ts';
import { UnwritableFolder } from './file/make-folder.ts';
import { commandText as text } from './printout.text.ts';
import { demoDayAt, isDemoDay, latestDemoDay, referenceDay } from './timeline.ts';
import { ImpossibleExtract, mostMembers, writeExtract } from './write-extract.ts';

interface Options {
  readonly members: number;
  readonly out?: string;
  readonly date?: Day;
  readonly asOf?: Day;
  readonly replace: boolean;
  readonly as?: string;
  readonly deltaFrom?: string;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function readNumber(input: string): number {
  if (!/^\d{1,7}$/.test(input)) throw new InvalidArgumentError(text.badNumber(input));
  return Number(input);
}

function readDay(input: string): Day {
  const day = isDay(input) ? input : parseThaiDate(input);
  if (day === undefined) throw new InvalidArgumentError(text.badDay(input));
  return day;
}

function readDate(input: string): Day {
  const day = readDay(input);
  if (isDemoDay(day)) return day;
  const [first, last] = [thaiDateShort(referenceDay), thaiDateShort(latestDemoDay)];
  throw new InvalidArgumentError(text.badDate(input, first, last));
}

function readCore(input: string): string {
  if (Object.hasOwn(cores, input)) return input;
  throw new InvalidArgumentError(text.badCore(input, Object.keys(cores)));
}

/** What `DEMO_DATE` says, or the machine's clock. */
function usualDate(): Day {
  const pinned = process.env.DEMO_DATE?.trim() || undefined;
  if (pinned === undefined) return demoDayAt(new Date());
  try {
    return readDate(pinned);
  } catch (error) {
    throw new InvalidArgumentError(`DEMO_DATE: ${(error as Error).message}`);
  }
}

/** A bar on a terminal; elsewhere a line at the beginning is enough. */
function showProgress(members: number): { step: (written: number) => void; end: () => void } {
  if (!process.stdout.isTTY) {
    print(text.writing);
    return { step: () => {}, end: () => {} };
  }
  const bar = newBar({ max: members, style: 'heavy' });
  let shown = 0;
  bar.start(text.writing);
  return {
    step(written) {
      bar.advance(written - shown, `${text.writing} ${formatNumber(written, 0)}`);
      shown = written;
    },
    end: () => bar.clear(),
  };
}

/** In the library's words: the command line says it in ours. */
const missingOut = "error: required option '--out <folder>' not specified";

/** The folder holds files already: another extract, perhaps a real one. */
class OccupiedFolder extends Error {}

/** A folder that is not there, or is no folder, is met when it is written to. */
const filesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

type Complete = Options & { readonly out: string };

/** A word that nobody knows is told before one that is missing: it may be that one, mistyped. */
async function writeOrRefuse(options: Options): Promise<void> {
  const { out } = options;
  if (out === undefined) return program.error(missingOut);
  await write({ ...options, out });
}

async function write(options: Complete): Promise<void> {
  const { members, out, replace, date = usualDate(), asOf = date } = options;
  if (!replace && (await filesIn(out)).length > 0) throw new OccupiedFolder(text.occupied(out));
  if (options.deltaFrom !== undefined) return writeNight(options.deltaFrom, options);
  const began = performance.now();
  const { step, end } = showProgress(members);
  const core = options.as === undefined ? undefined : cores[options.as];
  await writeExtract({ folder: out, members, date, asOf, core, progress: step }).finally(end);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  print(text.done(formatNumber(members, 0), out, seconds));
}

/** What the core would deliver a night later, as a delta. */
async function writeNight(base: string, { date, asOf, as, out }: Complete): Promise<void> {
  if (as !== undefined) throw new InvalidArgumentError(text.deltaOfCore);
  const { end } = showProgress(1);
  const day = await writeNextNight({ base, out, date, asOf }).finally(end);
  print(text.deltaDone(thaiDateShort(day), out));
}

const program = thaiProgram('demo', text.description)
  .option('--members <n>', text.members, readNumber, 1_000)
  .option('--out <folder>', text.out)
  .option('--date <day>', text.date, readDate)
  .option('--as-of <day>', text.asOf, readDay)
  .option('--as <name>', text.as, readCore)
  .option('--delta-from <folder>', text.deltaFrom)
  .option('--replace', text.replace, false)
  .action(writeOrRefuse);

/** What went wrong, in words for whoever typed the command. */
function explained(error: unknown): string {
  if (error instanceof ImpossibleExtract) {
    const least = formatNumber(cast.length, 0);
    return text.badOptions(least, formatNumber(mostMembers, 0), thaiDateShort(error.lastChange));
  }
  if (error instanceof UnwritableFolder) {
    const cause = error.cause as { readonly code?: string };
    return text.unwritable(error.folder, cause.code ?? String(cause));
  }
  if (error instanceof NoBase) return text.noBase(error.folder);
  const explainsItself = error instanceof OccupiedFolder || error instanceof InvalidArgumentError;
  return explainsItself ? error.message : String(error);
}

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${explained(error)}\n`);
  process.exitCode = 1;
}
