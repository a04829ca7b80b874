/** Deposit accounts: each once, of a known member, with days and amounts that can be. */
import type { Day } from '../../core/days.ts';
import { reasons } from '../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  cellsOf,
  copyOf,
  type Report,
  rules,
} from './check.ts';

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
  const { subject, register, faults } = context;
  const cells = cellsOf(context);
  return {
    row(row, line) {
      const cell = cells(row);
      const accountNo = copyOf(cell.text('ACCOUNT_NO'));
      const report: Report = (column, reason) => faults.add(subject.file, line, column, reason);
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
    end() {},
  };
}
