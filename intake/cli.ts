/** `npm run intake`: FOLDER with its options, and its commands. */
import { existsSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import type { IntakeRunReport } from '../core/intake/report.ts';
import { maskWrittenIds } from '../core/masked/national-ids.ts';
import { thaiDateShort, thaiDateTime } from '../core/thai-date.ts';
import { formatNumber } from '../core/thai-number.ts';
import { faultSentence } from '../records/command-line/fault-sentence.ts';
import { NoOwnerUrl, onOwnerStore } from '../records/command-line/owner-store.ts';
import { thaiProgram } from '../records/command-line/program.ts';
import { readFault, StoreUnavailable } from '../records/driver/faults.ts';
import { NoStore } from '../records/postgres/join.ts';
import { isStuck, leaveStuck, readStallSeconds } from './decode/patience.ts';
import { addWatchCommand } from './drops/command.ts';
import { exitCodes } from './exit-codes.ts';
import { history } from './history.ts';
import { reasons } from './intake.text.ts';
import { readKeep } from './keep.ts';
import {
  addLearn,
  addMappingOptions,
  addTranslate,
  type MappingFlags,
  mappingOf,
} from './mapping/command.ts';
import { takeMapped } from './mapping/take-mapped.ts';
import { showProgress } from './progress.ts';
import { readMostInQuarantine } from './quarantine/setting.ts';
import { printReport } from './report/print-report.ts';
import {
  isReportFile,
  mustBeReportPath,
  reportEndings,
  writeReport,
} from './report/write-report.ts';
import { rollback } from './rollback.ts';
import { type IntakeReport, runIntake } from './run-intake.ts';
import { commandText as text } from './text/command.text.ts';
import { WrongUse } from './wrong-use.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const onStore = (
  work: (ownerUrl: string) => Promise<number>,
  options: { readonly create?: boolean | undefined; readonly ownSignals?: true } = {},
): Promise<number> => onOwnerStore(work, { log: print, ...options });

interface Flags extends MappingFlags {
  readonly dryRun?: true;
  readonly force?: true;
  readonly agreed?: string;
  readonly new?: true;
  readonly report?: string;
}

const codes: Readonly<Record<IntakeReport['outcome'], number>> = {
  published: exitCodes.ok,
  checked: exitCodes.ok,
  unchanged: exitCodes.ok,
  refused: exitCodes.refused,
  demo: exitCodes.refused,
  differs: exitCodes.needsForce,
  busy: exitCodes.busy,
};

/** What the run came to is told by its exit code, whether or not its report finds a place. */
async function keepReport(path: string, report: IntakeRunReport): Promise<void> {
  try {
    await writeReport(path, report);
    print(text.reportWritten(path));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    print(text.reportUnwritten(path, code ?? message));
  }
}

async function bringIn(
  folder: string,
  { new: create, mapping: name, asOf, report: reportFile, ...flags }: Flags,
): Promise<number> {
  if (flags.agreed !== undefined && !flags.force) throw new WrongUse(text.agreedNeedsForce);
  if (reportFile !== undefined) await mustBeReportPath(reportFile);
  // Nobody begins a cooperative with a folder that is not there.
  if (create && !existsSync(folder)) throw new WrongUse(reasons.noFolder(folder));
  const mapping = await mappingOf({ mapping: name, asOf });
  const work = async (ownerUrl: string) => {
    const { step, end } = showProgress();
    const keep = readKeep(process.env);
    const mostInQuarantine = readMostInQuarantine(process.env);
    const resumed = (files: number) => print(text.resumed(files));
    const stallSeconds = readStallSeconds(process.env);
    const limits = { keep, stallSeconds, mostInQuarantine };
    const options = { folder, ownerUrl, ...limits, progress: step, resumed, ...flags };
    const taking = mapping ? takeMapped({ ...options, mapping, asOf }) : runIntake(options);
    const report = await taking.finally(end);
    printReport(folder, report, flags.agreed);
    if (reportFile !== undefined && report.summary) await keepReport(reportFile, report.summary);
    return codes[report.outcome];
  };
  return onStore(work, { create });
}

async function showHistory(): Promise<number> {
  return onStore(async (ownerUrl) => {
    const past = await history(ownerUrl);
    if (past.length === 0) print(text.noHistory);
    for (const { id, asOf, publishedAt, rows, state, baseId } of past) {
      const members = formatNumber(rows.members ?? 0, 0);
      const at = thaiDateTime(publishedAt);
      const base = baseId === null ? '' : text.uponBase(baseId);
      print(text.entry(id, thaiDateShort(asOf), at, members, text.states[state]) + base);
    }
    return exitCodes.ok;
  });
}

async function rollBack(to: number | undefined): Promise<number> {
  return onStore(async (ownerUrl) => {
    const { outcome, shown, kept } = await rollback({ ownerUrl, ...(to !== undefined && { to }) });
    if (outcome === 'busy') {
      print(text.busy);
      return exitCodes.busy;
    }
    if (shown === undefined) {
      print(
        text.notKept(
          to,
          kept.map(({ id }) => id),
        ),
      );
      return exitCodes.refused;
    }
    const day = thaiDateShort(shown.asOf);
    print(outcome === 'unchanged' ? text.unchanged(day) : text.rolledBack(shown.id, day));
    return exitCodes.ok;
  });
}

function readPublication(input: string): number {
  if (!/^[1-9]\d{0,8}$/.test(input)) throw new InvalidArgumentError(text.badPublication(input));
  return Number(input);
}

function readReportFile(input: string): string {
  if (!isReportFile(input)) throw new InvalidArgumentError(text.badReport(reportEndings));
  return input;
}

const program = thaiProgram('intake', text.description)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? exitCodes.ok : exitCodes.usage))
  .argument('[folder]', text.folder)
  .option('--dry-run', text.dryRun)
  .option('--force', text.force)
  .option('--agreed <code>', text.agreed)
  .option('--new', text.makeNew)
  .option('--report <file>', text.report, readReportFile)
  .action(async (folder: string | undefined, flags) => {
    if (folder === undefined) program.help({ error: true });
    else process.exitCode = await bringIn(folder, flags);
  });
addMappingOptions(program);
addTranslate(program, onStore);
addLearn(program);
program
  .command('history')
  .description(text.history)
  .action(async () => {
    process.exitCode = await showHistory();
  });
program
  .command('rollback')
  .description(text.rollback)
  .argument('[publication]', text.publication, readPublication)
  .action(async (to: number | undefined) => {
    process.exitCode = await rollBack(to);
  });
addWatchCommand(program, (work) => onStore(work, { ownSignals: true }));

/** Options of the program that commands know: any other would be passed over without a word. */
const knownTo: Readonly<Record<string, readonly string[]>> = {
  translate: ['mapping', 'asOf', 'new'],
  watch: ['mapping'],
};
program.hook('preSubcommand', (root, command) => {
  const known = knownTo[command.name()] ?? [];
  for (const option of root.options) {
    const name = option.attributeName();
    if (root.getOptionValueSource(name) !== 'cli' || known.includes(name)) continue;
    throw new WrongUse(text.notForCommand(option.long ?? option.flags, command.name()));
  }
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodes.refused;
  if (readFault(error) instanceof StoreUnavailable) {
    print(text.storeAway(faultSentence(error) ?? ''));
    process.exitCode = exitCodes.storeAway;
  } else if (error instanceof NoStore) {
    process.stderr.write(`${error.message}\n${text.orNew}\n`);
    process.exitCode = exitCodes.usage;
  } else {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${maskWrittenIds(faultSentence(error) ?? message)}\n`);
    if (error instanceof WrongUse || error instanceof NoOwnerUrl)
      process.exitCode = exitCodes.usage;
  }
}
if (isStuck()) leaveStuck(Number(process.exitCode ?? 0));
