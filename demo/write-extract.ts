/** Writes the extract that the core system of the demo cooperative would deliver. */
import { type Day, isDay } from '../core/days.ts';
import { closeExtractFiles, openExtractFiles } from '../intake/write/extract-files.ts';
import { endedYears, shownYears } from './benefits/dividend-years.ts';
import { dayNumber, dayText, monthNumber } from './calendar.ts';
import { cast } from './cast.ts';
import { agencyMonths } from './collections/agency-months.ts';
import type { Core } from './cores/core.ts';
import { type CoreWriter, openCore, type RowFiles } from './cores/write-core.ts';
import { makeFolder, UnwritableFolder } from './file/make-folder.ts';
import { guaranteesOf, type Roll, rollOf } from './loans/guarantors.ts';
import { guaranteeRow, loanLineRow, loanRow } from './loans/rows.ts';
import { type Member, memberOf } from './member-files.ts';
import { type Agency, agenciesFor } from './people/agencies.ts';
import { people } from './people/people.ts';
import {
  beneficiaryRow,
  claimRow,
  deductionRows,
  dividendRow,
  dividendYearRow,
  welfareTypeRows,
} from './rows/benefits.ts';
import {
  agencyMonthRow,
  collectionRow,
  cremationMonthRow,
  enrolmentRow,
  itemRow,
} from './rows/collections.ts';
import { agencyRow, memberRow } from './rows/registry.ts';
import { accountRow, depositLineRow, shareLineRow, slipRow } from './rows/savings.ts';
import { referenceDay, type Timeline, timelineOf } from './timeline.ts';

/** Membership numbers have six digits; some stay free. */
export const mostMembers = 900_000;

export interface ExtractOptions {
  /** Made if it is not there; files of the same names are replaced. */
  readonly folder: string;
  /** How many members, the cast among them. */
  readonly members: number;
  /** The day that the demo is dated by; `referenceDay` unless told. */
  readonly date?: Day;
  /** The day the records speak of, after the timeline's `lastChange`; `date` unless told. */
  readonly asOf?: Day;
  /** The core system in whose files it is written; our own layout unless told. */
  readonly core?: Core | undefined;
  /** Told now and then how many members are written. */
  readonly progress?: (written: number) => void;
}

function writeSavings(files: RowFiles, { person, shares, accounts }: Member): void {
  for (const [index, line] of shares.lines.entries()) {
    files.share_lines.row(shareLineRow(person.memberNo, index + 1, line));
  }
  for (const account of accounts) {
    files.deposit_accounts.row(accountRow(person, account));
    for (const slip of account.slips) files.deposit_slips.row(slipRow(account.accountNo, slip));
    for (const [index, line] of account.lines.entries()) {
      files.deposit_lines.row(depositLineRow(account.accountNo, index + 1, line));
    }
  }
}

function writeLoans(files: RowFiles, { person, loans }: Member, roll: Roll): void {
  for (const loan of loans) {
    files.loans.row(loanRow(person.memberNo, loan));
    for (const [index, line] of loan.lines.entries()) {
      files.loan_lines.row(loanLineRow(loan, index + 1, line));
    }
    for (const [index, guarantee] of guaranteesOf(person.memberNo, loan, roll).entries()) {
      files.guarantees.row(guaranteeRow(loan, index + 1, guarantee));
    }
  }
}

function writeBills(files: RowFiles, { person, collections, enrolments }: Member): void {
  const { memberNo } = person;
  for (const collection of collections) {
    files.collections.row(collectionRow(memberNo, collection));
    for (const [index, item] of collection.items.entries()) {
      files.collection_items.row(itemRow(memberNo, collection, index + 1, item));
    }
  }
  for (const enrolment of enrolments) {
    files.cremation_enrolments.row(enrolmentRow(person, enrolment));
    for (const month of enrolment.months) {
      files.cremation_months.row(cremationMonthRow(enrolment.cremationNo, month));
    }
  }
}

function writeBenefits(files: RowFiles, member: Member, shown: ReadonlySet<number>): void {
  const { memberNo } = member.person;
  for (const dividend of member.dividends) {
    if (!shown.has(dividend.year)) continue;
    files.dividends.row(dividendRow(memberNo, dividend));
    for (const row of deductionRows(memberNo, dividend)) files.dividend_deductions.row(row);
  }
  for (const [index, beneficiary] of member.beneficiaries.entries()) {
    files.beneficiaries.row(beneficiaryRow(memberNo, index + 1, beneficiary));
  }
  for (const claim of member.claims) files.welfare_claims.row(claimRow(memberNo, claim));
}

interface When {
  readonly timeline: Timeline;
  readonly asOf: Day;
}

/** Our own layout, with its manifest. */
async function openLayout(folder: string, asOf: Day): Promise<CoreWriter> {
  const files = await openExtractFiles(folder).catch((error) => {
    throw new UnwritableFolder(folder, error);
  });
  return {
    files,
    async drain() {
      for (const file of Object.values(files)) await file.drain();
    },
    close: () => closeExtractFiles(folder, asOf, files),
  };
}

/** Writes all people, and the months of agencies that their bills add up to. */
async function writePeople(
  { files, drain }: CoreWriter,
  agencies: readonly Agency[],
  options: ExtractOptions,
  { timeline, asOf: asOfDay }: When,
) {
  const asOf = dayNumber(asOfDay);
  const month = monthNumber(dayText(asOf));
  const roll = rollOf(options.members, agencies, timeline);
  const years = endedYears(asOf);
  const shown = shownYears(years);
  for (const year of shown) files.dividend_years.row(dividendYearRow(year));
  const shownOnes = new Set(shown.map(({ year }) => year));
  const months = agencyMonths();
  let written = 0;
  for (const person of people(options.members, agencies, timeline)) {
    const member = memberOf(person, asOf, years);
    files.members.row(memberRow(member, month));
    writeSavings(files, member);
    writeLoans(files, member, roll);
    writeBills(files, member);
    writeBenefits(files, member, shownOnes);
    for (const collection of member.collections) months.add(collection);
    written += 1;
    if (written % 50 === 0) options.progress?.(written);
    await drain();
  }
  for (const one of months.all(asOf)) files.agency_months.row(agencyMonthRow(one));
  options.progress?.(written);
}

/** A number of members or a day for which there can be no extract. */
export class ImpossibleExtract extends Error {
  /** The day after which an extract may speak of. */
  readonly lastChange: Day;

  constructor(message: string, { lastChange }: Timeline) {
    super(message);
    this.lastChange = lastChange;
  }
}

function mustBePossible(members: number, { timeline, asOf }: When): void {
  const { lastChange } = timeline;
  if (!Number.isInteger(members) || members < cast.length || members > mostMembers) {
    throw new ImpossibleExtract(
      `members must be ${cast.length} to ${mostMembers}: ${members}`,
      timeline,
    );
  }
  if (!isDay(asOf) || asOf <= lastChange) {
    throw new ImpossibleExtract(`the day must be later than ${lastChange}: ${asOf}`, timeline);
  }
}

/**
 * Writes the files of `intake/layout.ts` and their manifest. The same options give the same bytes
 * on every machine; a later day only adds to the ledgers. Memory does not grow with the members
 * unless they become workbooks. Throws `ImpossibleExtract` before anything is written, and
 * `UnwritableFolder`.
 */
export async function writeExtract(options: ExtractOptions): Promise<void> {
  const { date = referenceDay } = options;
  const asOf = options.asOf ?? date;
  const when = { timeline: timelineOf(date), asOf };
  mustBePossible(options.members, when);
  await makeFolder(options.folder);
  const agencies = agenciesFor(options.members);
  const { folder, core } = options;
  const writer = core ? openCore(core, folder, asOf) : await openLayout(folder, asOf);
  for (const agency of agencies) writer.files.agencies.row(agencyRow(agency));
  for (const row of welfareTypeRows) writer.files.welfare_types.row(row);
  await writePeople(writer, agencies, options, when);
  await writer.close();
}
