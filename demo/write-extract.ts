/** Writes the extract that the core system of the demo cooperative would deliver. */
import { mkdir } from 'node:fs/promises';
import { type Day, isDay } from '../core/days.ts';
import { manifestColumns, manifestFile, type Subject, subjects } from '../intake/layout.ts';
import { dayNumber, dayText, monthNumber } from './calendar.ts';
import { cast } from './cast.ts';
import { type ColumnTotal, type CsvFile, csvFile } from './file/csv-file.ts';
import { accountPlans } from './ledgers/cast-plans.ts';
import { depositAccount } from './ledgers/deposit-account.ts';
import { shareLedger } from './ledgers/share-ledger.ts';
import { agenciesFor } from './people/agencies.ts';
import { people } from './people/people.ts';
import { lastChange, type Person } from './people/person.ts';
import { agencyRow, memberRow } from './rows/registry.ts';
import { accountRow, depositLineRow, shareLineRow } from './rows/savings.ts';

/** Membership numbers have six digits; some stay free. */
export const mostMembers = 900_000;

/** The day of the reference screens. */
export const demoDay: Day = '2025-11-28';

export interface ExtractOptions {
  /** Made if it is not there; files of the same names are replaced. */
  readonly folder: string;
  /** How many members, the cast among them. */
  readonly members: number;
  /** The day the records speak of, after `lastChange`; `demoDay` unless told. */
  readonly asOf?: Day;
  /** Told now and then how many members are written. */
  readonly progress?: (written: number) => void;
}

type Files = Readonly<Record<Subject['name'], CsvFile>>;

async function openFiles(folder: string): Promise<Files> {
  const opened = subjects.map(
    async (subject) =>
      [
        subject.name,
        await csvFile(folder, subject.file, subject.columns, subject.controls),
      ] as const,
  );
  return Object.fromEntries(await Promise.all(opened)) as unknown as Files;
}

function writePerson(files: Files, person: Person, asOf: number): void {
  const shares = shareLedger(person, asOf);
  files.members.row(memberRow(person, shares, monthNumber(dayText(asOf))));
  for (const [index, line] of shares.lines.entries()) {
    files.share_lines.row(shareLineRow(person.memberNo, index + 1, line));
  }
  for (const plan of accountPlans(person, shares.dividends)) {
    const account = depositAccount(plan, asOf);
    if (!account) continue;
    files.deposit_accounts.row(accountRow(person, account));
    for (const [index, line] of account.lines.entries()) {
      files.deposit_lines.row(depositLineRow(account.accountNo, index + 1, line));
    }
  }
}

async function writePeople(files: Files, everybody: Iterable<Person>, options: ExtractOptions) {
  const asOf = dayNumber(options.asOf ?? demoDay);
  let written = 0;
  for (const person of everybody) {
    writePerson(files, person, asOf);
    written += 1;
    if (written % 50 === 0) options.progress?.(written);
    await files.share_lines.drain();
    await files.deposit_lines.drain();
    await files.members.drain();
    await files.deposit_accounts.drain();
  }
  options.progress?.(written);
}

/** The manifest comes last: a folder without one is an extract that was not finished. */
async function writeManifest(folder: string, asOf: Day, files: Files): Promise<void> {
  const manifest = await csvFile(folder, manifestFile, manifestColumns);
  for (const subject of subjects) {
    const { rows, totals, groups } = await files[subject.name].close();
    const none: readonly Partial<ColumnTotal>[] = [{}];
    for (const { column = '', totalSatang = '' } of totals.length > 0 ? totals : none) {
      manifest.row([asOf, subject.file, rows, column, totalSatang, '', '']);
    }
    for (const { by, value, column, totalSatang, rows: ofGroup } of groups) {
      manifest.row([asOf, subject.file, ofGroup, column, totalSatang, by, value]);
    }
  }
  await manifest.close();
}

/** A number of members or a day for which there can be no extract. */
export class ImpossibleExtract extends Error {}

function mustBePossible(members: number, asOf: Day): void {
  if (!Number.isInteger(members) || members < cast.length || members > mostMembers) {
    throw new ImpossibleExtract(`members must be ${cast.length} to ${mostMembers}: ${members}`);
  }
  if (!isDay(asOf) || asOf <= lastChange) {
    throw new ImpossibleExtract(`the day must be later than ${lastChange}: ${asOf}`);
  }
}

/**
 * Writes the files of `intake/layout.ts` and their manifest. The same options give the same bytes
 * on every machine; a later day only adds to the ledgers. Memory does not grow with the members.
 * Throws `ImpossibleExtract` before anything is written.
 */
export async function writeExtract(options: ExtractOptions): Promise<void> {
  const asOf = options.asOf ?? demoDay;
  mustBePossible(options.members, asOf);
  await mkdir(options.folder, { recursive: true });
  const agencies = agenciesFor(options.members);
  const files = await openFiles(options.folder);
  for (const agency of agencies) files.agencies.row(agencyRow(agency));
  await writePeople(files, people(options.members, agencies), options);
  await writeManifest(options.folder, asOf, files);
}
