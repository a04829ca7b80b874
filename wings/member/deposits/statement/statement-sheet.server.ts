/** A deposit statement as a sheet: what the screen shows, in its words, over all pages (D-10). */
import type { DataOf } from '../../../../api/endpoint.ts';
import type { LedgerFilter } from '../../../../api/ledger/ledger.ts';
import { whoseFacts } from '../../../../api/sheet/owner-facts.ts';
import { foundTable, minusBaht } from '../../../../api/sheet/sums.ts';
import { formatAccountNumber } from '../../../../core/account-number.ts';
import type { Sheet, SheetTable } from '../../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../../core/sheet/sheet-table.ts';
import { thaiDateShort, thaiMonthLong } from '../../../../core/thai-date.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { filterInWords, filterText } from '../../../../parts/statement/filter/filter.text.ts';
import type { MemberRow } from '../../../../records/figures/members.ts';
import type { readDepositStatement } from '../deposits.api.ts';
import { text } from '../deposits.text.ts';

/** The answer of the screen with all pages in one. */
export type WholeStatement = Pick<
  DataOf<typeof readDepositStatement>,
  'as_of' | 'account' | 'summary' | 'found' | 'months' | 'lines'
>;
type Line = WholeStatement['lines'][number];

const words = text.statement;

function factsOf({ account }: WholeStatement, filter: LedgerFilter): Sheet['facts'] {
  const day = (name: string, on: string | null): Sheet['facts'] =>
    on === null ? [] : [[name, thaiDateShort(on)]];
  return [
    [text.accountNo, formatAccountNumber('000', account.account_no)],
    [text.accountName, account.account_name],
    [text.kind, account.type_name],
    [words.balanceBaht, formatBaht(account.balance)],
    [text.available, formatBaht(account.available)],
    [text.held, formatBaht(account.held)],
    [text.interest, formatBaht(account.accrued_interest)],
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
  const { from, to, deposited_count, withdrawn_count } = summary;
  const since = from === null ? '' : ` ${thaiDateShort(from)}`;
  const until = thaiDateShort(to ?? as_of);
  return sheetTable([summary], {
    opening: { name: `${words.opening}${since}`, kind: 'baht', of: ({ opening }) => opening },
    deposited: {
      ...{ name: words.deposited(deposited_count), kind: 'move' },
      of: ({ deposited }) => deposited,
    },
    withdrawn: {
      ...{ name: words.withdrawn(withdrawn_count), kind: 'move' },
      of: ({ withdrawn }) => minusBaht(withdrawn),
    },
    closing: { name: `${words.closingShort} ${until}`, kind: 'baht', of: ({ closing }) => closing },
  });
}

const columns = lineColumns<Line>()({
  date: { name: words.date, kind: 'day', of: (line) => line.posted_on },
  what: { name: words.what, kind: 'text', of: (line) => line.description },
  channel: { name: words.channel, kind: 'text', width: 2.2, of: (line) => line.channel },
  withdrawal: {
    ...{ name: words.withdrawal, kind: 'move' },
    of: ({ withdrawal }) => (withdrawal === null ? null : minusBaht(withdrawal)),
  },
  deposit: { name: words.deposit, kind: 'move', of: (line) => line.deposit },
  balance: { name: words.left, kind: 'baht', of: (line) => line.balance },
});

const edge = (on: string, what: string, balance: string): MarkedRow<keyof typeof columns> => ({
  as: 'edge',
  cells: { date: on, what, balance },
});

function linesOf({ as_of, lines, summary, found }: WholeStatement): SheetTable {
  if (found) return sheetTable(lines, columns, { empty: filterText.nothing });
  const first = summary.from ?? lines.at(-1)?.posted_on ?? summary.to ?? as_of;
  return sheetTable(lines, columns, {
    above: [edge(summary.to ?? as_of, words.closing, summary.closing)],
    below: [edge(first, words.opening, summary.opening)],
    carried: 'balance',
  });
}

function monthsOf({ months }: WholeStatement): SheetTable {
  return sheetTable(
    months,
    {
      month: { name: words.month, kind: 'text', of: ({ month }) => thaiMonthLong(month) },
      deposit: { name: words.deposit, kind: 'move', of: ({ deposited }) => deposited },
      withdrawal: {
        ...{ name: words.withdrawal, kind: 'move' },
        of: ({ withdrawn }) => minusBaht(withdrawn),
      },
    },
    { title: words.months },
  );
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
