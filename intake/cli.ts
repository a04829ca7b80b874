/** `npm run intake`: FOLDER with its options, `history`, `translate` and `learn`. */
import { thaiDateShort, thaiDateTime } from '../core/thai-date.ts';
import { formatNumber } from '../core/thai-number.ts';
import { thaiProgram } from '../records/command-line/program.ts';
import { StoreUnavailable } from '../records/database.ts';
import { loginOf } from '../records/driver/address.ts';
import { migrate } from '../records/migrate.ts';
import { joinPostgres, NoStore } from '../records/postgres/join.ts';
import { history } from './history.ts';
import { commandText as text } from './intake.text.ts';
import {
  addLearn,
  addMappingOptions,
  addTranslate,
  type MappingFlags,
  mappingOf,
} from './mapping/command.ts';
import { takeMapped } from './mapping/take-mapped.ts';
import { showProgress } from './progress.ts';
import { type IntakeReport, runIntake } from './run-intake.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs `work` on the store: the one that the settings name, or the embedded one. */
async function onStore(
  work: (ownerUrl: string) => Promise<number>,
  { create }: { readonly create?: boolean | undefined } = {},
): Promise<number> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR } = process.env;
  if (DATABASE_OWNER_URL) return work(DATABASE_OWNER_URL);
  if (DATABASE_URL) {
    print(text.noOwnerUrl);
    return 1;
  }
  const store = await joinPostgres(DATA_DIR || './data', { log: print, create });
  const stop = () => void store.leave().finally(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await migrate(store.ownerUrl, { appLogin: loginOf(store.appUrl) });
    return await work(store.ownerUrl);
  } finally {
    await store.leave();
  }
}

function printReport(
  folder: string,
  { outcome, asOf = '', publicationId = 0, ...report }: IntakeReport,
): void {
  for (const { file, rows } of report.files) print(text.file(file, formatNumber(rows, 0)));
  for (const { file, row, column, reason } of report.faults) {
    print(text.fault(file, row, column, reason));
  }
  const day = asOf && thaiDateShort(asOf);
  const sentences = {
    published: () => text.published(day, publicationId, (report.millis / 1000).toFixed(1)),
    checked: () => text.checked(day),
    unchanged: () => text.unchanged(day),
    refused: () => text.refused(report.faults.length, report.more),
    busy: () => text.busy,
    demo: () => text.demo(folder),
  };
  print(sentences[outcome]());
}

interface Flags extends MappingFlags {
  readonly dryRun?: true;
  readonly force?: true;
  readonly new?: true;
}

async function bringIn(
  folder: string,
  { new: create, mapping: name, asOf, ...flags }: Flags,
): Promise<number> {
  const mapping = await mappingOf({ mapping: name, asOf });
  const work = async (ownerUrl: string) => {
    const { step, end } = showProgress();
    const options = { folder, ownerUrl, progress: step, ...flags };
    const taking = mapping ? takeMapped({ ...options, mapping, asOf }) : runIntake(options);
    const report = await taking.finally(end);
    printReport(folder, report);
    return ['refused', 'busy', 'demo'].includes(report.outcome) ? 1 : 0;
  };
  return onStore(work, { create });
}

async function showHistory(): Promise<number> {
  return onStore(async (ownerUrl) => {
    const past = await history(ownerUrl);
    if (past.length === 0) print(text.noHistory);
    for (const { id, asOf, publishedAt, rows, state } of past) {
      const members = formatNumber(rows.members ?? 0, 0);
      const at = thaiDateTime(publishedAt);
      print(text.entry(id, thaiDateShort(asOf), at, members, text.states[state]));
    }
    return 0;
  });
}

const program = thaiProgram('intake', text.description)
  .argument('[folder]', text.folder)
  .option('--dry-run', text.dryRun)
  .option('--force', text.force)
  .option('--new', text.makeNew)
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

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof StoreUnavailable) print(text.storeAway(error.message));
  else if (error instanceof NoStore) process.stderr.write(`${error.message}\n${text.orNew}\n`);
  else process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
