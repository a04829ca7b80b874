/** A member's deposit accounts as a sheet: what the screen shows, in its words and order (D-09). */
import type { DataOf } from '../../../api/endpoint.ts';
import { whoseFacts } from '../../../api/sheet/whose.ts';
import { formatAccountNumber } from '../../../core/account-number.ts';
import type { Sheet } from '../../../core/sheet/sheet.ts';
import type { MemberRow } from '../../../records/figures/members.ts';
import type { readDeposits } from './deposit.api.ts';
import { text } from './deposit.text.ts';

type Deposits = DataOf<typeof readDeposits>;

export function depositSheet(deposits: Deposits, member: MemberRow): Sheet {
  const { accounts, as_of, total_balance, total_accrued_interest } = deposits;
  const total = [total_balance, null, null, total_accrued_interest, null, null, null, null, null];
  return {
    title: text.title,
    facts: whoseFacts(member, as_of, [[text.countLabel, text.count(accounts.length)]]),
    tables: [
      {
        columns: [
          { name: text.kind, kind: 'text', width: 1.6 },
          { name: text.accountNo, kind: 'text', width: 1.9 },
          { name: text.accountName, kind: 'text', width: 2.2 },
          { name: text.balance, kind: 'baht' },
          { name: text.available, kind: 'baht' },
          { name: text.held, kind: 'baht' },
          { name: text.interest, kind: 'baht' },
          { name: text.rate, kind: 'rate', width: 1.3 },
          { name: text.opened, kind: 'day' },
          { name: text.maturity, kind: 'day' },
          { name: text.activity, kind: 'day' },
          { name: text.status, kind: 'text', width: 1.4 },
        ],
        rows: [
          ...accounts.map((account) => ({
            cells: [
              account.type_name,
              formatAccountNumber('000', account.account_no),
              account.account_name,
              account.balance,
              account.available,
              account.held,
              account.accrued_interest,
              account.rate,
              account.opened_on,
              account.maturity_on,
              account.last_activity_on,
              text.statuses[account.status],
            ],
          })),
          ...(accounts.length > 0
            ? [{ as: 'total' as const, cells: [text.sum, null, null, ...total] }]
            : []),
        ],
        empty: text.empty,
      },
    ],
    asOf: as_of,
    wide: true,
  };
}
