/** What this room's sheets must show on paper. */

import { depositLedger } from '../../../core/ledger/deposits.text.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { figures, many, type Printed, sumOf, tablesOf } from '../../../tools/sheets/tests/many.ts';
import { closing, moves, opening, signOf, sizeOf } from '../../../tools/sheets/tests/moves.ts';
import { someMember } from '../../../tools/sheets/tests/some-member.ts';
import type { Account } from './account.server.ts';
import { readDepositStatement, readDeposits } from './deposits.api.ts';
import { text as depositText } from './deposits.text.ts';
import { depositSheet } from './deposits-sheet.server.ts';
import { slipTables } from './slips-sheet.server.ts';
import * as deposits from './statement/statement-sheet.server.ts';

function accountTables(): readonly Printed[] {
  const { example } = readDeposits;
  const accounts = example.accounts.slice(0, 1).flatMap(many);
  const total_balance = sumOf(accounts, (one) => one.balance);
  const total_accrued_interest = sumOf(accounts, (one) => one.accrued_interest);
  const response = { ...example, accounts, total_balance, total_accrued_interest };
  const { balance, available, held, interest } = depositText;
  const rows = accounts.map((one) => ({
    ...{ [balance]: one.balance, [available]: one.available, [held]: one.held },
    [interest]: one.accrued_interest,
  }));
  const sums = { [balance]: total_balance, [interest]: total_accrued_interest };
  return tablesOf('deposits', depositSheet(response, someMember), [{ rows: [...rows, sums] }]);
}

const slip = {
  ...{ slip_no: '1', opened_on: '2025-01-15', maturity_on: '2026-01-15', rate: '2.75' },
  ...{ balance: '1.00', accrued_interest: '1.00' },
};

/** The list of accounts and the statement of one show slips by one table. */
function slipTable(): readonly Printed[] {
  const { example } = readDeposits;
  const slips = many(slip);
  const account = { ...(example.accounts[0] as Account), rate: null, slips };
  const { balance, interest } = depositText;
  const rows = slips.map((one) => ({ [balance]: one.balance, [interest]: one.accrued_interest }));
  const sums = {
    [balance]: sumOf(slips, (one) => one.balance),
    [interest]: sumOf(slips, (one) => one.accrued_interest),
  };
  const sheet = { ...depositSheet(example, someMember), tables: slipTables([account]) };
  return tablesOf('slips', sheet, [{ rows: [...rows, sums] }]);
}

function statementTables(): readonly Printed[] {
  const { example } = readDepositStatement;
  const [line] = example.lines;
  const [month] = example.months;
  if (!line || !month) throw new Error('no line');
  const lines = moves.map(({ move, balance }) => ({
    ...{ ...line, sign_flag: signOf(move), balance: toDtoBaht(balance) },
    withdrawal: move < 0n ? sizeOf(move) : null,
    deposit: move > 0n ? sizeOf(move) : null,
  }));
  const months = moves.map(({ balance }, at) => ({
    ...{ ...month, deposited: toDtoBaht(balance), withdrawn: toDtoBaht(BigInt(at + 1)) },
  }));
  const summary = { ...example.summary, opening, closing };
  const whole = { ...example, summary, lines, months };
  const sheet = deposits.statementSheet(whole, { member: someMember, filter: {} });
  const { withdrawal, deposit, balance: left } = depositLedger.columns;
  const rows = moves.map(({ move, balance }) => ({
    ...{ [move < 0n ? withdrawal.head : deposit.head]: toDtoBaht(move) },
    [left.head]: toDtoBaht(balance),
  }));
  const edge = (balance: string) => ({ [left.head]: balance });
  const monthRows = months.map(({ deposited, withdrawn }) =>
    figures({ [deposit.head]: deposited, [withdrawal.head]: `-${withdrawn}` }),
  );
  return tablesOf('deposit statement', sheet, [
    null,
    { rows: [edge(closing), ...rows, edge(opening)], carried: left.head },
    { rows: monthRows },
  ]);
}

/** Every table of this room's sheets, with the figures that its paper must show. */
export const printed = (): readonly Printed[] => [
  ...accountTables(),
  ...slipTable(),
  ...statementTables(),
];
