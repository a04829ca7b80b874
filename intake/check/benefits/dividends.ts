/** Dividends of members and what was deducted from them. */
import type { Day } from '../../../core/days.ts';
import { refundOf } from '../../../core/dividend/dividend.ts';
import { toBuddhistYear } from '../../../core/thai-date.ts';
import { reasons } from '../../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  checkRows,
  type Report,
  rules,
} from '../check.ts';
import { keyOrder } from '../order.ts';
import { DividendRegister } from './dividend-register.ts';
import type { FiscalYear } from './fiscal-year.ts';

function checkPayment(cell: Cells, year: FiscalYear, asOf: Day, report: Report): void {
  const method = cell.text('PAY_METHOD');
  const when = `PAY_METHOD = ${method}`;
  const toBank = method === 'BANK';
  if (toBank) rules.filled(cell, report, when, 'BANK_CODE');
  else rules.empty(cell, report, when, 'BANK_CODE');
  if (toBank || method === 'ACCOUNT') rules.filled(cell, report, when, 'PAY_ACCOUNT_NO');
  if (method === 'HELD') rules.empty(cell, report, when, 'PAID_ON');
  else if (!year.approved && cell.has('PAID_ON')) report('PAID_ON', reasons.yearNotApproved);
  rules.notAfter(cell, report, asOf, 'PAID_ON');
  const paidOn = cell.day('PAID_ON');
  if (paidOn !== null && paidOn <= year.endsOn) report('PAID_ON', reasons.beforeYearEnd);
}

function checkDividend(cell: Cells, year: FiscalYear, report: Report): void {
  const amounts = ['SHARE_BASE', 'DIVIDEND', 'INTEREST_BASE', 'REFUND', 'GIFT', 'DEDUCTED', 'NET'];
  rules.notNegative(cell, report, ...amounts);
  if (cell.text('DIVIDEND_STATUS') === 'HELD') {
    rules.zero(cell, report, 'DIVIDEND_STATUS = HELD', 'DIVIDEND');
  }
  if (cell.text('REFUND_STATUS') === 'HELD') {
    rules.zero(cell, report, 'REFUND_STATUS = HELD', 'REFUND');
  } else if (year.refund.method === 'ONE_RATE') {
    const refund = refundOf(year, cell.satang('INTEREST_BASE'));
    rules.equals(cell, report, 'REFUND', 'INTEREST_BASE × REFUND_RATE', refund);
  }
  const paid = cell.satang('DIVIDEND') + cell.satang('REFUND') + cell.satang('GIFT');
  const net = paid - cell.satang('DEDUCTED');
  rules.equals(cell, report, 'NET', 'DIVIDEND + REFUND + GIFT - DEDUCTED', net);
}

/** Fills the register's book of dividends. */
export function checkDividends(context: CheckContext): Check {
  const { subject, register, faults, asOf } = context;
  const { members, fiscalYears } = register;
  const inOrder = keyOrder(context, false);
  const dividendRegister = new DividendRegister([...fiscalYears.values()], members.size);
  return checkRows(context, {
    row(cell, report, line, row) {
      inOrder(row, line);
      const memberNo = cell.text('MEMBER_NO');
      const endsIn = cell.whole('YEAR');
      const member = members.get(memberNo);
      const year = fiscalYears.get(endsIn);
      if (!member) report('MEMBER_NO', reasons.unknownMember(memberNo));
      if (!year) report('YEAR', reasons.unknownYear(toBuddhistYear(endsIn)));
      if (!member || !year) return;
      checkDividend(cell, year, report);
      checkPayment(cell, year, asOf, report);
      const isWithheld = cell.text('DIVIDEND_STATUS') === 'HELD';
      dividendRegister.put(member.index, endsIn, {
        line,
        shareBaseSatang: cell.satang('SHARE_BASE'),
        dividendSatang: isWithheld ? undefined : cell.satang('DIVIDEND'),
        interestBaseSatang: cell.satang('INTEREST_BASE'),
        refundSatang: cell.text('REFUND_STATUS') === 'HELD' ? undefined : cell.satang('REFUND'),
        deductedSatang: cell.satang('DEDUCTED'),
      });
    },
    end() {
      if (!faults.has(subject.file)) register.dividends = dividendRegister;
    },
  });
}

/** Counts deductions in the book. */
export function checkDeductions(context: CheckContext): Check {
  const { subject, register, faults } = context;
  const { members, fiscalYears, dividends: dividendRegister } = register;
  const inOrder = keyOrder(context, true);
  return checkRows(context, {
    row(cell, report, line, row) {
      inOrder(row, line);
      const memberNo = cell.text('MEMBER_NO');
      const endsIn = cell.whole('YEAR');
      const member = members.get(memberNo);
      const isKnown = member !== undefined && fiscalYears.has(endsIn);
      if (cell.satang('AMOUNT') <= 0n) report('AMOUNT', reasons.nothing);
      if (!isKnown || !dividendRegister?.deduct(member.index, endsIn, cell.satang('AMOUNT'))) {
        report('MEMBER_NO', reasons.unknownDividend(memberNo, toBuddhistYear(endsIn)));
      }
    },
    end() {
      if (faults.has(subject.file)) return;
      dividendRegister?.compareDeductions((...fault) => faults.add('dividends.csv', ...fault));
    },
  });
}
