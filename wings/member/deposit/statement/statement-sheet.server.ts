/** A deposit statement as a sheet: what the screen shows, in its words, over all pages (D-10). */
import type { DataOf } from '../../../../api/endpoint.ts';
import type { LedgerFilter } from '../../../../api/ledger/ledger.ts';
import { foundTable, minusBaht, shownBaht } from '../../../../api/sheet/sums.ts';
import { whoseFacts } from '../../../../api/sheet/whose.ts';
import { formatAccountNumber } from '../../../../core/account-number.ts';
import type { Sheet, SheetRow, SheetTable } from '../../../../core/sheet/sheet.ts';
import { thaiDateShort, thaiMonthLong } from '../../../../core/thai-date.ts';
import { filterInWords, filterText } from '../../../../kit/statement/filter/filter.text.ts';
import type { MemberRow } from '../../../../records/figures/members.ts';
import type { readDepositStatement } from '../deposit.api.ts';
import { text } from '../deposit.text.ts';

/** The answer of the screen with all pages in one. */
export type WholeStatement = Pick<
  DataOf<typeof readDepositStatement>,
  'as_of' | 'account' | 'summary' | 'found' | 'months' | 'lines'
>;

const words = text.statement;

function factsOf({ account }: WholeStatement, filter: LedgerFilter): Sheet['facts'] {
  const day = (name: string, on: string | null): Sheet['facts'] =>
    on === null ? [] : [[name, thaiDateShort(on)]];
  return [
    [text.accountNo, formatAccountNumber('000', account.account_no)],
    [text.accountName, account.account_name],
    [text.kind, account.type_name],
    [words.balanceBaht, shownBaht(account.balance)],
    [text.available, shownBaht(account.available)],
    [text.held, shownBaht(account.held)],
    [text.interest, shownBaht(account.accrued_interest)],
    [text.rate, account.rate],
    ...day(text.opened, account.opened_on),
    ...day(text.maturity, account.maturity_on),
    ...day(text.activity, account.last_activity_on),
    [text.status, text.statuses[account.status]],
    [filterText.shown, filterInWords(filter)],
  ];
}

/** Opening, in, out and closing; or how much a search found. */
function sumsOf({ as_of, summary, found }: WholeStatement): SheetTable {
  if (found) return foundTable(found, [filterText.foundHead, words.foundIn, words.foundOut]);
  const { from, to, opening, deposited, withdrawn, closing } = summary;
  const since = from === null ? '' : ` ${thaiDateShort(from)}`;
  return {
    columns: [
      { name: `${words.opening}${since}`, kind: 'baht' },
      { name: words.deposited(summary.deposited_count), kind: 'move' },
      { name: words.withdrawn(summary.withdrawn_count), kind: 'move' },
      { name: `${words.closingShort} ${thaiDateShort(to ?? as_of)}`, kind: 'baht' },
    ],
    rows: [{ cells: [opening, deposited, minusBaht(withdrawn), closing] }],
  };
}

const edge = (on: string, label: string, balance: string): SheetRow => ({
  as: 'edge',
  cells: [on, label, null, null, null, balance],
});

function linesOf({ as_of, lines, summary, found }: WholeStatement): SheetTable {
  const rows = lines.map((line) => ({
    cells: [
      line.posted_on,
      line.description,
      line.channel,
      line.withdrawal === null ? null : minusBaht(line.withdrawal),
      line.deposit,
      line.balance,
    ],
  }));
  const first = summary.from ?? lines.at(-1)?.posted_on ?? summary.to ?? as_of;
  const closing = edge(summary.to ?? as_of, words.closing, summary.closing);
  const opening = edge(first, words.opening, summary.opening);
  return {
    columns: [
      { name: words.date, kind: 'day' },
      { name: words.what, kind: 'text' },
      { name: words.channel, kind: 'text', width: 2.2 },
      { name: words.withdrawal, kind: 'move' },
      { name: words.deposit, kind: 'move' },
      { name: words.left, kind: 'baht' },
    ],
    rows: found ? rows : [closing, ...rows, opening],
    ...(found ? { empty: filterText.nothing } : { carried: 5 }),
  };
}

function monthsOf({ months }: WholeStatement): SheetTable {
  return {
    title: words.months,
    columns: [
      { name: words.month, kind: 'text' },
      { name: words.deposit, kind: 'move' },
      { name: words.withdrawal, kind: 'move' },
    ],
    rows: months.map(({ month, deposited, withdrawn }) => ({
      cells: [thaiMonthLong(month), deposited, minusBaht(withdrawn)],
    })),
  };
}

interface Asked {
  readonly member: MemberRow;
  readonly filter: LedgerFilter;
}

export function statementSheet(statement: WholeStatement, { member, filter }: Asked): Sheet {
  const { account, as_of, months } = statement;
  const number = formatAccountNumber('000', account.account_no);
  return {
    title: `${account.type_name} ${number}`,
    facts: whoseFacts(member, as_of, factsOf(statement, filter)),
    tables: [
      sumsOf(statement),
      linesOf(statement),
      ...(months.length > 0 ? [monthsOf(statement)] : []),
    ],
    asOf: as_of,
    wide: true,
  };
}
