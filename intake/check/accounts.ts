/** Deposit accounts and their lines: of known members, with days and amounts that can be. */
import { type Day, daysBetween } from '../../core/days.ts';
import { asDelivered } from '../../core/loan/interest-rule.ts';
import { parseRate, type Rate } from '../../core/rate.ts';
import type { Satang } from '../../core/satang.ts';
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
import { accruedFault, DepositRun, rateFault } from './deposit-interest.ts';
import { accountsFile, SlipRuns } from './deposit-slips.ts';
import type { Account, Earning } from './expected-ledger.ts';
import { checkLedger, type Watch } from './ledger.ts';
import { isClosing, type MovementType } from './movement.ts';
import { once } from './once.ts';
import { bandsReader, checkPresentRate } from './rate-bands.ts';

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
  const bandsOf = bandsReader();
  return checkRows(context, {
    row(cell, report, line) {
      const bands = bandsOf(cell, report);
      if (bands) checkPresentRate(cell, report, bands, cell.satang('BALANCE'));
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
          rate: cell.has('ANNUAL_RATE') ? rateOf(cell.text('ANNUAL_RATE')) : undefined,
          matures: cell.has('MATURITY_ON'),
          delivered: cell.text('DAY_COUNT') === asDelivered,
          rateSince: cell.day('RATE_SINCE'),
          bands,
          closed: isClosed(cell),
          slips: undefined,
          line,
          seen: false,
        });
      }
      checkAccount(cell, context, report);
    },
  });
}

const epoch = '1970-01-01';

const lineColumns = ['TYPE_CODE', 'POSTED_ON', 'BALANCE', 'ANNUAL_RATE'] as const;

/** Whether it has a rate of its own, and so no slips: their check has refused all others. */
const isEarning = (account: Account): account is Account & Earning => account.rate !== undefined;

function watchAccounts(context: CheckContext): Watch<Account> {
  const { subject, asOf, faults } = context;
  const [typeAt, dayAt, balanceAt, rateAt] = columnIndexesOf(subject, ...lineColumns);
  const dayNumber = once((day) => daysBetween(epoch, day));
  const rateOf = once((text) => parseRate(text) as Rate);
  const run = new DepositRun();
  const slips = new SlipRuns(context);
  /** The last line that states a rate. */
  let stated: { readonly line: number; readonly on: Day } | undefined;
  const tell = ({ line }: Account, fault: readonly [string, string] | undefined): void => {
    if (fault) faults.add(accountsFile, line, ...fault);
  };
  return {
    open(account) {
      stated = undefined;
      run.start(account?.bands);
      slips.open(account);
    },
    begins: (row) => slips.begins(row),
    line(row: Row, line, previousKnown, report) {
      const [on, type] = [row[dayAt] as Day, row[typeAt] as MovementType];
      const rate = row[rateAt] as string | null;
      if (type === 'RATE' && rate === null) {
        report(line, 'ANNUAL_RATE', reasons.mustBeFilled('TYPE_CODE = RATE'));
      }
      const earning = {
        ...{ type, on, day: dayNumber(on) },
        // Under bands it says nothing of what is earned.
        rate: rate === null || run.bands ? undefined : rateOf(rate),
      };
      if (rate !== null) stated = { line, on };
      run.follow({ ...earning, balance: row[balanceAt] as Satang });
      slips.follow(row, line, earning, previousKnown, report);
    },
    absent(account) {
      run.start();
      slips.open(account);
      if (isEarning(account)) tell(account, accruedFault(run, account, 0));
      else slips.close(account, 0);
    },
    close(account, { type, postedOn }) {
      const { lastOn, closed } = account;
      if (lastOn !== postedOn) {
        tell(account, ['LAST_ACTIVITY_ON', reasons.lastActivity(thaiDateShort(postedOn))]);
      }
      const isOver = !closed && isClosing(type);
      if (isOver) tell(account, ['STATUS', reasons.closedAnyway]);
      if (!isEarning(account)) {
        slips.close(account, dayNumber(asOf));
        return;
      }
      // One rate was stated before; since the bands hold, none may be.
      if (account.bands && stated && stated.on >= (account.rateSince ?? run.from)) {
        faults.add(subject.file, stated.line, 'ANNUAL_RATE', reasons.rateBesideBands);
      }
      const wrongRate = rateFault(run, account);
      tell(account, wrongRate);
      if (!closed && !isOver && !wrongRate) {
        tell(account, accruedFault(run, account, dayNumber(asOf)));
      }
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
