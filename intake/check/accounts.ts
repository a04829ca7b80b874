/** Deposit accounts and their lines: of known members, with days and amounts that can be. */
import { type Day, daysBetween } from '../../core/days.ts';
import { interestSatang } from '../../core/deposit.ts';
import { parseRate, type Rate } from '../../core/rate.ts';
import { type Satang, toDtoBaht } from '../../core/satang.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import type { Row } from '../decode/rows.ts';
import type { Faults } from '../fault.ts';
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
import type { Account } from './expected-ledger.ts';
import { checkLedger, type Watch } from './ledger.ts';
import { isClosing, type MovementType } from './movement.ts';
import { once } from './once.ts';

const isClosed = (cell: Cells): boolean => cell.text('STATUS') === 'CLOSED';

function checkAccount(cell: Cells, { asOf, register }: CheckContext, report: Report): void {
  const memberNo = cell.text('MEMBER_NO');
  if (!register.members.has(memberNo)) report('MEMBER_NO', reasons.unknownMember(memberNo));
  rules.notAfter(cell, report, asOf, 'OPENED_ON', 'LAST_ACTIVITY_ON', 'RATE_SINCE');
  rules.inOrder(cell, report, 'OPENED_ON', 'MATURITY_ON');
  rules.inOrder(cell, report, 'OPENED_ON', 'LAST_ACTIVITY_ON');
  rules.notNegative(cell, report, 'BALANCE', 'HELD', 'AVAILABLE', 'ACCRUED_INTEREST');
  rules.atMost(cell, report, 'HELD', 'BALANCE');
  const free = cell.satang('BALANCE') - cell.satang('HELD');
  if (free >= 0n && cell.satang('AVAILABLE') > free) report('AVAILABLE', reasons.aboveFree);
  if (!isClosed(cell)) return;
  if (cell.satang('BALANCE') !== 0n) report('BALANCE', reasons.closedWithMoney);
  if (cell.satang('ACCRUED_INTEREST') !== 0n) {
    report('ACCRUED_INTEREST', reasons.closedWithInterest);
  }
}

/** Fills the register's accounts. */
export function checkAccounts(context: CheckContext): Check {
  const { register } = context;
  const rateOf = once((text) => parseRate(text) as Rate);
  return checkRows(context, {
    row(cell, report, line) {
      const accountNo = copyOf(cell.text('ACCOUNT_NO'));
      const before = register.accounts.get(accountNo);
      if (before) report('ACCOUNT_NO', reasons.duplicate(before.line));
      else {
        register.accounts.set(accountNo, {
          memberNo: cell.text('MEMBER_NO'),
          balanceSatang: cell.satang('BALANCE'),
          openedOn: cell.day('OPENED_ON') as Day,
          lastOn: cell.day('LAST_ACTIVITY_ON'),
          accruedSatang: cell.satang('ACCRUED_INTEREST'),
          rate: rateOf(cell.text('ANNUAL_RATE')),
          rateSince: cell.day('RATE_SINCE'),
          closed: isClosed(cell),
          line,
          seen: false,
        });
      }
      checkAccount(cell, context, report);
    },
  });
}

const accountsFile = 'deposit_accounts.csv';

const linesFile = 'deposit_lines.csv';
const epoch = '1970-01-01';

/** What one account has earned since its last posting of interest, in satang-days (B.2). */
class DepositRun {
  lines = 0;
  /** Where counting began: the last posting, or the first line. */
  from: Day = epoch;
  countedTo = 0;
  balance: Satang = 0n;
  satangDays = 0n;

  start(): void {
    Object.assign(this, new DepositRun());
  }

  /** Counts the closes up to the day before this one. */
  countTo(day: number): void {
    if (day > this.countedTo) this.satangDays += this.balance * BigInt(day - this.countedTo);
    this.countedTo = day;
  }

  follow(type: MovementType, on: Day, day: number, balance: Satang): void {
    this.countTo(day);
    if (type === 'INTEREST' || this.lines === 0) {
      this.satangDays = 0n;
      this.from = on;
    }
    this.lines += 1;
    this.balance = balance;
  }
}

/** Only where the rate has been the same since the last posting. */
function checkAccrued(run: DepositRun, account: Account, toDay: number, faults: Faults): void {
  const moved = run.lines > 0 && (account.rateSince ?? '') > run.from;
  if (account.closed || moved) return;
  run.countTo(toDay);
  const accrued = interestSatang(run.satangDays, account.rate);
  if (account.accruedSatang === accrued) return;
  const [expected, value] = [toDtoBaht(accrued), toDtoBaht(account.accruedSatang)];
  const reason = reasons.fromLines(linesFile, expected, value);
  faults.add(accountsFile, account.line, 'ACCRUED_INTEREST', reason);
}

function watchAccounts({ subject, asOf, faults }: CheckContext): Watch<Account> {
  const places = columnIndexesOf(subject, 'TYPE_CODE', 'POSTED_ON', 'BALANCE');
  const [typeAt, dayAt, balanceAt] = places;
  const dayNumber = once((day) => daysBetween(epoch, day));
  const run = new DepositRun();
  return {
    open: () => run.start(),
    line(row: Row) {
      const on = row[dayAt] as Day;
      run.follow(row[typeAt] as MovementType, on, dayNumber(on), row[balanceAt] as Satang);
    },
    absent: (account) => checkAccrued(new DepositRun(), account, 0, faults),
    close(account, { type, postedOn }) {
      const { line, lastOn, closed } = account;
      if (lastOn !== postedOn) {
        const reason = reasons.lastActivity(thaiDateShort(postedOn));
        faults.add(accountsFile, line, 'LAST_ACTIVITY_ON', reason);
      }
      if (!closed && isClosing(type)) {
        faults.add(accountsFile, line, 'STATUS', reasons.closedAnyway);
      } else checkAccrued(run, account, dayNumber(asOf), faults);
    },
  };
}

/** The lines of deposit accounts. */
export const checkDepositLines = (context: CheckContext): Check =>
  checkLedger(context, {
    expected: context.register.accounts,
    unknown: reasons.unknownAccount,
    statedFile: accountsFile,
    statedColumn: 'BALANCE',
    amountColumn: 'AMOUNT',
    watch: watchAccounts(context),
  });
