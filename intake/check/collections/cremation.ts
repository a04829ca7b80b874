/** Members of cremation associations, and what was asked of them each month (A.7, D-12). */
import type { Day } from '../../../core/days.ts';
import { reasons } from '../../intake.text.ts';
import { type Check, type CheckContext, checkRows, copyOf, keysOnce, rules } from '../check.ts';

/** Fills the register's enrolments. */
export function checkEnrolments(context: CheckContext): Check {
  const { register, asOf } = context;
  const { members, enrolments } = register;
  const once = keysOnce('CREMATION_NO');
  return checkRows(context, {
    row(cell, report, line) {
      const cremationNo = once(cell, report, line);
      const memberNo = cell.text('MEMBER_NO');
      const member = members.get(memberNo);
      if (!member) report('MEMBER_NO', reasons.unknownMember(memberNo));
      enrolments.set(cremationNo, member?.memberNo ?? memberNo);
      const paidIn = ['PREPAID_BALANCE', 'TO_COLLECT', 'AID_TO_OTHERS'];
      rules.notNegative(cell, report, 'INSURED_AMOUNT', ...paidIn);
      rules.notAfter(cell, report, asOf, 'JOINED_ON');
      const after = cell.satang('PREPAID_BALANCE') + cell.satang('TO_COLLECT');
      const formula = 'PREPAID_BALANCE + TO_COLLECT - AID_TO_OTHERS';
      rules.equals(cell, report, 'BALANCE_AFTER', formula, after - cell.satang('AID_TO_OTHERS'));
    },
  });
}

export function checkCremationMonths(context: CheckContext): Check {
  const { subject, register, asOf } = context;
  /** The last month of each number and its line; numbers may stand in any order. */
  const months = new Map<string, { month: Day; line: number }>();
  return checkRows(context, {
    row(cell, report, line) {
      const cremationNo = cell.text('CREMATION_NO');
      if (!register.enrolments.has(cremationNo)) {
        report('CREMATION_NO', reasons.unknownEnrolment(cremationNo));
      }
      const month = cell.day('MONTH') as Day;
      const before = months.get(cremationNo);
      if (before && month === before.month) report('MONTH', reasons.duplicate(before.line));
      if (before && month < before.month) {
        report('MONTH', reasons.keyOrder(subject.key.join(', ')));
      }
      if (before) Object.assign(before, { month, line });
      else months.set(copyOf(cremationNo), { month, line });
      rules.monthDue(cell, report, asOf);
      rules.notNegative(cell, report, 'RATE_PER_DEATH', 'AMOUNT', 'COLLECTED', 'OUTSTANDING');
      const amount = BigInt(cell.whole('DEATHS')) * cell.satang('RATE_PER_DEATH');
      rules.equals(cell, report, 'AMOUNT', 'DEATHS × RATE_PER_DEATH', amount);
      const left = cell.satang('AMOUNT') - cell.satang('COLLECTED');
      rules.equals(cell, report, 'OUTSTANDING', 'AMOUNT - COLLECTED', left);
    },
  });
}
