/** Slips of deposit accounts: sums that earn each by itself, and together are the account. */
import type { Day } from '../../core/days.ts';
import { parseRate, type Rate } from '../../core/rate.ts';
import { type Satang, sumOf, toDtoBaht } from '../../core/satang.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import type { Row } from '../decode/rows.ts';
import { reasons } from '../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  checkRows,
  columnIndexesOf,
  copyOf,
  type Report,
  rules,
} from './check.ts';
import { accruedFault, DepositRun, type EarningLine, rateFault } from './deposit-interest.ts';
import type { Account } from './expected-ledger.ts';
import { once } from './once.ts';

export const accountsFile = 'deposit_accounts.csv';
const slipsFile = 'deposit_slips.csv';
const linesFile = 'deposit_lines.csv';

/** What is looked up by it stands in a key, which has room for so many. */
const longestSlipNo = 40;

function checkSlip(cell: Cells, { asOf }: CheckContext, account: Account, report: Report): void {
  const { openedOn } = account;
  rules.notAfter(cell, report, asOf, 'OPENED_ON');
  rules.inOrder(cell, report, 'OPENED_ON', 'MATURITY_ON');
  if ((cell.day('OPENED_ON') as Day) < openedOn) {
    report('OPENED_ON', reasons.beforeOpened(thaiDateShort(openedOn)));
  }
  if (cell.text('SLIP_NO').length > longestSlipNo) {
    report('SLIP_NO', reasons.textTooLong(longestSlipNo));
  }
  rules.notNegative(cell, report, 'BALANCE', 'ACCRUED_INTEREST');
  if (cell.text('STATUS') === 'CLOSED') {
    rules.zero(cell, report, 'STATUS = CLOSED', 'BALANCE', 'ACCRUED_INTEREST');
  } else if (account.closed) {
    report('STATUS', reasons.mustBe('CLOSED', `${accountsFile} STATUS = CLOSED`));
  }
}

type Tell = (column: string, reason: string) => void;

/** What the row of an account says beside its slips, or without any. */
function checkAccountOf(account: Account, tell: Tell): void {
  const { slips, rate, bands, matures, rateSince, balanceSatang, accruedSatang } = account;
  if (slips === undefined) {
    if (rate === undefined) tell('ANNUAL_RATE', reasons.withoutSlips);
    return;
  }
  if (rate !== undefined) tell('ANNUAL_RATE', reasons.withSlips);
  if (bands) tell('RATE_BANDS', reasons.withSlips);
  if (matures) tell('MATURITY_ON', reasons.withSlips);
  if (rateSince !== null) tell('RATE_SINCE', reasons.withSlips);
  const sums = [
    ['BALANCE', balanceSatang, sumOf([...slips.values()], (slip) => slip.balanceSatang)],
    ['ACCRUED_INTEREST', accruedSatang, sumOf([...slips.values()], (slip) => slip.accruedSatang)],
  ] as const;
  for (const [column, stated, sum] of sums) {
    if (stated === sum) continue;
    tell(column, reasons.fromLines(slipsFile, toDtoBaht(sum), toDtoBaht(stated)));
  }
}

/** Gives the register's accounts their slips. */
export function checkDepositSlips(context: CheckContext): Check {
  const { register, faults } = context;
  const rateOf = once((text) => parseRate(text) as Rate);
  return checkRows(context, {
    row(cell, report, line) {
      const accountNo = cell.text('ACCOUNT_NO');
      const account = register.accounts.get(accountNo);
      if (account === undefined) {
        report('ACCOUNT_NO', reasons.unknownAccount(accountNo));
        return;
      }
      const slipNo = copyOf(cell.text('SLIP_NO'));
      account.slips ??= new Map();
      const before = account.slips.get(slipNo);
      if (before) report('SLIP_NO', reasons.duplicate(before.line));
      else {
        account.slips.set(slipNo, {
          openedOn: cell.day('OPENED_ON') as Day,
          rate: rateOf(cell.text('ANNUAL_RATE')),
          balanceSatang: cell.satang('BALANCE'),
          accruedSatang: cell.satang('ACCRUED_INTEREST'),
          delivered: account.delivered,
          rateSince: null,
          closed: cell.text('STATUS') === 'CLOSED',
          line,
        });
      }
      checkSlip(cell, context, account, report);
    },
    end() {
      if (faults.has(slipsFile)) return;
      for (const account of register.accounts.values()) {
        checkAccountOf(account, (...fault) => faults.add(accountsFile, account.line, ...fault));
      }
    },
  });
}

type LineReport = (line: number, column: string, reason: string) => void;

/** Follows the slips of the account that is being read; nothing of earlier ones is kept. */
export class SlipRuns {
  readonly #faults: CheckContext['faults'];
  readonly #at: readonly [slip: number, sign: number, amount: number];
  readonly #runs = new Map<string, DepositRun>();
  #account: Account | undefined;
  /** Whether every line of it was read. */
  #whole = true;

  constructor({ subject, faults }: CheckContext) {
    this.#faults = faults;
    this.#at = columnIndexesOf(subject, 'SLIP_NO', 'SIGN', 'AMOUNT');
  }

  /** An account begins; undefined where its number is at fault. */
  open(account: Account | undefined): void {
    this.#account = account;
    this.#whole = true;
    this.#runs.clear();
  }

  /** Whether the line is the first of its slip. */
  begins(row: Row): boolean {
    const slipNo = row[this.#at[0]] as string | null;
    return slipNo !== null && !this.#runs.has(slipNo);
  }

  /** A line of the account; its balance is that of all slips together. */
  follow(
    row: Row,
    line: number,
    earning: Omit<EarningLine, 'balance'>,
    previousKnown: boolean,
    report: LineReport,
  ): void {
    if (this.#account === undefined) return;
    const [slipAt, signAt, amountAt] = this.#at;
    const slipNo = row[slipAt] as string | null;
    const slip = slipNo === null ? undefined : this.#account.slips?.get(slipNo);
    if (!previousKnown) this.#whole = false;
    if (slipNo === null) {
      if (this.#account.slips) report(line, 'SLIP_NO', reasons.slipMissing);
      return;
    }
    if (slip === undefined) {
      report(line, 'SLIP_NO', reasons.unknownSlip(slipNo));
      return;
    }
    if (earning.on < slip.openedOn) {
      report(line, 'POSTED_ON', reasons.beforeOpened(thaiDateShort(slip.openedOn)));
    }
    const run = this.#runs.get(slipNo) ?? new DepositRun();
    this.#runs.set(slipNo, run);
    const moved = BigInt(row[signAt] as number) * (row[amountAt] as Satang);
    const balance = (run.balance + moved) as Satang;
    if (this.#whole && balance < 0n) {
      report(line, 'AMOUNT', reasons.slipBelow(slipNo, toDtoBaht(balance)));
    }
    run.follow({ ...earning, balance });
  }

  /** The account has ended without a fault in any line: what do its slips come to? */
  close(account: Account, toDay: number): void {
    for (const [slipNo, slip] of account.slips ?? []) {
      const run = this.#runs.get(slipNo) ?? new DepositRun();
      const tell = (fault: readonly [string, string] | undefined): void => {
        if (fault) this.#faults.add(slipsFile, slip.line, ...fault);
      };
      if (run.balance !== slip.balanceSatang) {
        const [expected, value] = [toDtoBaht(run.balance), toDtoBaht(slip.balanceSatang)];
        tell(['BALANCE', reasons.fromLines(linesFile, expected, value)]);
        continue;
      }
      const wrongRate = rateFault(run, slip);
      tell(wrongRate);
      if (!wrongRate && !slip.closed) tell(accruedFault(run, slip, toDay));
    }
  }
}
