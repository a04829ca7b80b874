/** A deposit statement as a sheet: what the screen shows, in its words, over all pages (D-10). */
import type { DataOf } from '../../../../api/endpoint.ts';
import { whoseFacts } from '../../../../api/sheet/owner-facts.ts';
import { formatAccountNumber } from '../../../../core/account-number.ts';
import type { LedgerFilter } from '../../../../core/ledger/address.ts';
import { depositLedger } from '../../../../core/ledger/deposits.text.ts';
import { asDelivered } from '../../../../core/loan/interest-rule.ts';
import { presentRateName } from '../../../../core/rate-bands.text.ts';
import { bandsTables } from '../../../../core/sheet/bands-table.ts';
import { linesTable, minusBaht, sumsTable } from '../../../../core/sheet/ledger-tables.ts';
import type { Sheet, SheetTable } from '../../../../core/sheet/sheet.ts';
import { sheetTable } from '../../../../core/sheet/sheet-table.ts';
import { thaiDateShort, thaiMonthLong } from '../../../../core/thai-date.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { filterInWords, filterText } from '../../../../parts/statement/filter/filter.text.ts';
import type { MemberRow } from '../../../../records/figures/members.ts';
import type { readDepositStatement } from '../deposits.api.ts';
import { text } from '../deposits.text.ts';
import { bandedOf } from '../deposits-sheet.server.ts';
import { slipTables } from '../slips-sheet.server.ts';

/** The answer of the screen with all pages in one. */
export type WholeStatement = Pick<
  DataOf<typeof readDepositStatement>,
  'as_of' | 'account' | 'summary' | 'found' | 'months' | 'lines'
>;

const words = text.statement;
const { deposit, withdrawal } = depositLedger.columns;

function factsOf({ account }: WholeStatement, filter: LedgerFilter): Sheet['facts'] {
  const { slips } = account;
  const day = (name: string, on: string | null): Sheet['facts'] =>
    on === null ? [] : [[name, thaiDateShort(on)]];
  return [
    [text.accountNo, formatAccountNumber('000', account.account_no)],
    [text.accountName, account.account_name],
    [text.kind, account.type_name],
    [words.balanceBaht, formatBaht(account.balance)],
    [text.available, formatBaht(account.available)],
    [text.held, formatBaht(account.held)],
    [
      account.day_count === asDelivered ? text.delivered : text.interest,
      formatBaht(account.accrued_interest),
    ],
    ...(account.rate === null
      ? []
      : [[presentRateName(account.rate_bands, text.rate), account.rate] as const]),
    ...(slips.length > 0 ? [[text.slip, text.slipCount(slips.length)] as const] : []),
    ...day(text.opened, account.opened_on),
    ...day(text.maturity, account.maturity_on),
    ...day(text.activity, account.last_activity_on),
    [text.status, text.statuses[account.status]],
    [filterText.shown, filterInWords(filter)],
  ];
}

function monthsOf({ months }: WholeStatement): SheetTable {
  return sheetTable(
    months,
    {
      month: { name: words.month, kind: 'text', of: ({ month }) => thaiMonthLong(month) },
      deposit: { name: deposit.head, kind: 'move', of: ({ deposited }) => deposited },
      withdrawal: {
        ...{ name: withdrawal.head, kind: 'move' },
        of: ({ withdrawn }) => minusBaht(withdrawn),
      },
    },
    { title: words.months },
  );
}

interface SheetContext {
  readonly member: MemberRow;
  readonly filter: LedgerFilter;
}

export function statementSheet(statement: WholeStatement, { member, filter }: SheetContext): Sheet {
  const { account, as_of, months } = statement;
  const number = formatAccountNumber('000', account.account_no);
  return {
    title: `${account.type_name} ${number}`,
    facts: whoseFacts(member, as_of, factsOf(statement, filter)),
    tables: [
      ...slipTables([account]),
      sumsTable(depositLedger, statement),
      linesTable(depositLedger, statement),
      ...bandsTables([bandedOf(account)], text.accountNo),
      ...(months.length > 0 ? [monthsOf(statement)] : []),
    ],
    asOf: as_of,
    wide: true,
  };
}
