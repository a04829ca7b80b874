/** A member's deposit accounts as a sheet: what the screen shows, in its words and order (D-09). */
import type { DataOf } from '../../../api/endpoint.ts';
import { whoseFacts } from '../../../api/sheet/owner-facts.ts';
import { formatAccountNumber } from '../../../core/account-number.ts';
import { asDelivered } from '../../../core/loan/interest-rule.ts';
import { bandsTables } from '../../../core/sheet/bands-table.ts';
import type { Sheet } from '../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../core/sheet/sheet-table.ts';
import type { MemberRow } from '../../../records/figures/members.ts';
import type { readDeposits } from './deposits.api.ts';
import { text } from './deposits.text.ts';
import { slipTables } from './slips-sheet.server.ts';

type Deposits = DataOf<typeof readDeposits>;

const columns = lineColumns<Deposits['accounts'][number]>()({
  kind: { name: text.kind, kind: 'text', width: 1.6, of: (one) => one.type_name },
  accountNo: {
    ...{ name: text.accountNo, kind: 'text', width: 1.9 },
    of: ({ account_no }) => formatAccountNumber('000', account_no),
  },
  accountName: { name: text.accountName, kind: 'text', width: 2.2, of: (one) => one.account_name },
  balance: { name: text.balance, kind: 'baht', of: (one) => one.balance },
  available: { name: text.available, kind: 'baht', of: (one) => one.available },
  held: { name: text.held, kind: 'baht', of: (one) => one.held },
  interest: { name: text.interest, kind: 'baht', of: (one) => one.accrued_interest },
  rate: { name: text.rate, kind: 'rate', width: 1.3, of: (one) => one.rate },
  opened: { name: text.opened, kind: 'day', of: (one) => one.opened_on },
  maturity: { name: text.maturity, kind: 'day', of: (one) => one.maturity_on },
  activity: { name: text.activity, kind: 'day', of: (one) => one.last_activity_on },
  status: { name: text.status, kind: 'text', width: 1.4, of: (one) => text.statuses[one.status] },
});

/** An account as the table of bands names it. */
export const bandedOf = ({ account_no, rate_bands }: Deposits['accounts'][number]) => ({
  number: formatAccountNumber('000', account_no),
  bands: rate_bands,
});

export function depositSheet(deposits: Deposits, member: MemberRow): Sheet {
  const { accounts, as_of, total_balance, total_accrued_interest } = deposits;
  const total: MarkedRow<keyof typeof columns> = {
    as: 'total',
    cells: { kind: text.sum, balance: total_balance, interest: total_accrued_interest },
  };
  const delivered = accounts
    .filter(({ day_count }) => day_count === asDelivered)
    .map(({ account_no }) => formatAccountNumber('000', account_no));
  const below = accounts.length > 0 ? [total] : [];
  return {
    title: text.title,
    facts: whoseFacts(member, as_of, [
      [text.countLabel, text.count(accounts.length)],
      ...(delivered.length > 0 ? [[text.deliveredName, delivered.join(' ')] as const] : []),
    ]),
    tables: [
      sheetTable(accounts, columns, { below, empty: text.empty }),
      ...slipTables(accounts),
      ...bandsTables(accounts.map(bandedOf), text.accountNo),
    ],
    asOf: as_of,
    wide: true,
  };
}
