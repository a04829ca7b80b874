/** Deposit accounts: each once, of a known member, with days and amounts that can be. */
import { reasons } from '../intake.text.ts';
import { type Cells, type Check, type CheckContext, cellsOf, type Report, rules } from './check.ts';

/** Account numbers outlive their batch; a slice of it would keep the whole batch in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

function checkAccount(cell: Cells, { asOf, register }: CheckContext, report: Report): void {
  const memberNo = cell.text('MEMBER_NO');
  if (!register.members.has(memberNo)) report('MEMBER_NO', reasons.unknownMember(memberNo));
  rules.notAfter(cell, report, asOf, 'OPENED_ON', 'LAST_ACTIVITY_ON');
  rules.inOrder(cell, report, 'OPENED_ON', 'MATURITY_ON');
  rules.inOrder(cell, report, 'OPENED_ON', 'LAST_ACTIVITY_ON');
  rules.notNegative(cell, report, 'BALANCE', 'HELD', 'AVAILABLE', 'ACCRUED_INTEREST');
  rules.atMost(cell, report, 'HELD', 'BALANCE');
  rules.atMost(cell, report, 'AVAILABLE', 'BALANCE');
  if (cell.text('STATUS') === 'CLOSED' && cell.satang('BALANCE') !== 0n) {
    report('BALANCE', reasons.closedWithMoney);
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
        const memberNo = cell.text('MEMBER_NO');
        const balanceSatang = cell.satang('BALANCE');
        register.accounts.set(accountNo, { memberNo, balanceSatang, line, seen: false });
      }
      checkAccount(cell, context, report);
    },
    end() {},
  };
}
