/** Deposit accounts and their lines: of known members, with days and amounts that can be. */
import type { Day } from '../../core/days.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import { reasons } from '../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  checkRows,
  copyOf,
  type Report,
  rules,
} from './check.ts';
import { checkLedger, type Watch } from './ledger.ts';
import { isClosing } from './movement.ts';
import type { Account } from './register.ts';

const isClosed = (cell: Cells): boolean => cell.text('STATUS') === 'CLOSED';

function checkAccount(cell: Cells, { asOf, register }: CheckContext, report: Report): void {
  const memberNo = cell.text('MEMBER_NO');
  if (!register.members.has(memberNo)) report('MEMBER_NO', reasons.unknownMember(memberNo));
  rules.notAfter(cell, report, asOf, 'OPENED_ON', 'LAST_ACTIVITY_ON');
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

function watchAccounts({ faults }: CheckContext): Watch<Account> {
  return {
    close({ line, lastOn, closed }, { type, postedOn }) {
      if (lastOn !== postedOn) {
        const reason = reasons.lastActivity(thaiDateShort(postedOn));
        faults.add(accountsFile, line, 'LAST_ACTIVITY_ON', reason);
      }
      if (!closed && isClosing(type)) {
        faults.add(accountsFile, line, 'STATUS', reasons.closedAnyway);
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
