/** The slips of accounts as a table of a sheet, as the screen has them (D-09, D-10). */
import { formatAccountNumber } from '../../../core/account-number.ts';
import { sumBaht } from '../../../core/satang.ts';
import type { SheetTable } from '../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../core/sheet/sheet-table.ts';
import type { Account } from './account.server.ts';
import { text } from './deposits.text.ts';

type SlipLine = Account['slips'][number] & Pick<Account, 'account_no'>;

const columns = lineColumns<SlipLine>()({
  accountNo: {
    ...{ name: text.accountNo, kind: 'text', width: 1.9 },
    of: ({ account_no }) => formatAccountNumber('000', account_no),
  },
  slipNo: { name: text.slip, kind: 'text', width: 1.3, of: (one) => one.slip_no },
  opened: { name: text.slipOpened, kind: 'day', of: (one) => one.opened_on },
  maturity: { name: text.maturity, kind: 'day', of: (one) => one.maturity_on },
  rate: { name: text.rate, kind: 'rate', width: 1.3, of: (one) => one.rate },
  balance: { name: text.balance, kind: 'baht', of: (one) => one.balance },
  interest: { name: text.interest, kind: 'baht', of: (one) => one.accrued_interest },
});

/** One table of all slips of the accounts; none where no account has any. */
export function slipTables(accounts: readonly Account[]): readonly SheetTable[] {
  const slips = accounts.flatMap(({ account_no, slips: own }) =>
    own.map((slip): SlipLine => ({ ...slip, account_no })),
  );
  if (slips.length === 0) return [];
  const sum: MarkedRow<keyof typeof columns> = {
    as: 'total',
    cells: {
      accountNo: text.sum,
      balance: sumBaht(slips.map(({ balance }) => balance)),
      interest: sumBaht(slips.map(({ accrued_interest }) => accrued_interest)),
    },
  };
  return [sheetTable(slips, columns, { title: text.slips, below: [sum] })];
}
