/** What each agency was billed in each month; held against the collections that are read next. */
import type { Day } from '../../../core/days.ts';
import { reasons } from '../../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  checkRows,
  type Report,
  rules,
} from '../check.ts';
import type { AgencyMonth } from '../register.ts';

function checkMonth(cell: Cells, asOf: Day, report: Report): void {
  const amounts = ['BILLED', 'COLLECTED', 'UNCOLLECTED', 'REFUND_PENDING'];
  rules.notNegative(cell, report, ...amounts);
  const left = cell.satang('BILLED') - cell.satang('COLLECTED');
  rules.equals(cell, report, 'UNCOLLECTED', 'BILLED - COLLECTED', left);
  rules.monthDue(cell, report, asOf);
  rules.inOrder(cell, report, 'MONTH', 'DUE_ON');
  rules.inOrder(cell, report, 'MONTH', 'POSTED_ON');
  rules.notAfter(cell, report, asOf, 'POSTED_ON');
  const state = cell.text('STATE');
  const when = `STATE = ${state}`;
  if (state === 'POSTED') rules.filled(cell, report, when, 'POSTED_ON');
  else {
    rules.empty(cell, report, when, 'POSTED_ON');
    rules.zero(cell, report, when, 'COLLECTED');
  }
}

const monthOf = (cell: Cells, line: number): AgencyMonth => ({
  posted: cell.text('STATE') === 'POSTED',
  line,
  stated: {
    members: cell.whole('MEMBERS'),
    billedSatang: cell.satang('BILLED'),
    collectedSatang: cell.satang('COLLECTED'),
    uncollectedSatang: cell.satang('UNCOLLECTED'),
    refundSatang: cell.satang('REFUND_PENDING'),
  },
  found: {
    members: 0,
    billedSatang: 0n,
    collectedSatang: 0n,
    uncollectedSatang: 0n,
    refundSatang: 0n,
  },
});

/** Fills the register's agency months. */
export function checkAgencyMonths(context: CheckContext): Check {
  const { register, asOf } = context;
  const { agencies, agencyMonths } = register;
  return checkRows(context, {
    row(cell, report, line) {
      const agencyNo = cell.text('AGENCY_NO');
      const month = cell.day('MONTH') as Day;
      if (!agencies.has(agencyNo)) report('AGENCY_NO', reasons.unknownAgency(agencyNo));
      checkMonth(cell, asOf, report);
      const months = agencyMonths.get(agencyNo) ?? new Map<Day, AgencyMonth>();
      const before = months.get(month);
      if (before) report('MONTH', reasons.duplicate(before.line));
      months.set(month, monthOf(cell, line));
      agencyMonths.set(agencyNo, months);
    },
  });
}
