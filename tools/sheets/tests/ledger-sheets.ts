/** The three statements: lines, edges and the balance that is carried from page to page. */
import { depositLedger } from '../../../core/ledger/deposits.text.ts';
import { loanLedger } from '../../../core/ledger/loans.text.ts';
import { shareLedger } from '../../../core/ledger/shares.text.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { readDepositStatement } from '../../../wings/member/deposits/deposits.api.ts';
import * as deposits from '../../../wings/member/deposits/statement/statement-sheet.server.ts';
import { readLoanStatement } from '../../../wings/member/loans/statement/statement.api.ts';
import * as loans from '../../../wings/member/loans/statement/statement-sheet.server.ts';
import { readShare } from '../../../wings/member/shares/shares.api.ts';
import { shareSheet } from '../../../wings/member/shares/shares-sheet.server.ts';
import { figures, ledger, type Printed, tablesOf } from './many.ts';
import { someMember } from './some-member.ts';

/** Newest first, as they are shown. */
const moves = ledger().toReversed();
const opening = toDtoBaht(
  moves.at(-1) ? (moves.at(-1)?.balance as bigint) - (moves.at(-1)?.move as bigint) : 0n,
);
const closing = toDtoBaht(moves[0]?.balance as bigint);
const sizeOf = (move: bigint) => toDtoBaht(move < 0n ? -move : move);
const signOf = (move: bigint): 1 | -1 => (move < 0n ? -1 : 1);

function shareTables(): readonly Printed[] {
  const { example } = readShare;
  const [line] = example.lines;
  if (!line) throw new Error('no line');
  const lines = moves.map(({ move, balance }) => ({
    ...{ ...line, sign_flag: signOf(move), amount: sizeOf(move), balance: toDtoBaht(balance) },
  }));
  const summary = { ...example.summary, opening, closing };
  const sheet = shareSheet({ ...example, summary, lines }, { member: someMember, filter: {} });
  const rows = moves.map(({ move, balance }) => ({
    ...{
      [shareLedger.columns.amount.head]: toDtoBaht(move),
      [shareLedger.columns.balance.head]: toDtoBaht(balance),
    },
  }));
  const edge = (balance: string) => ({ [shareLedger.columns.balance.head]: balance });
  return tablesOf('shares', sheet, [
    null,
    { rows: [edge(closing), ...rows, edge(opening)], carried: shareLedger.columns.balance.head },
  ]);
}

function loanTables(): readonly Printed[] {
  const { columns: heads } = loanLedger;
  const { example } = readLoanStatement;
  const [line] = example.lines;
  if (!line) throw new Error('no line');
  const others = (at: number) => ({
    interest: toDtoBaht(7_001n + BigInt(at)),
    total: toDtoBaht(880_003n + BigInt(at)),
    interest_balance: toDtoBaht(1_000_009n + BigInt(at)),
  });
  const lines = moves.map(({ move, balance }, at) => ({
    ...{ ...line, ...others(at), sign_flag: signOf(move), principal: sizeOf(move) },
    balance: toDtoBaht(balance),
  }));
  const summary = { ...example.summary, opening, closing };
  const { sheet } = loans.statementSheet({ ...example, summary, lines }, someMember, {});
  const rows = moves.map(({ move, balance }, at) => ({
    [heads.principal.head]: toDtoBaht(move),
    [heads.interest.head]: others(at).interest,
    [heads.total.head]: others(at).total,
    [heads.balance.head]: toDtoBaht(balance),
    [heads.interest_balance.head]: others(at).interest_balance,
  }));
  const edge = (balance: string) => ({ [heads.balance.head]: balance });
  return tablesOf('loan statement', sheet, [
    null,
    { rows: [edge(closing), ...rows, edge(opening)], carried: heads.balance.head },
  ]);
}

function depositTables(): readonly Printed[] {
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

export const ledgerSheets = (): readonly Printed[] => [
  ...shareTables(),
  ...loanTables(),
  ...depositTables(),
];
