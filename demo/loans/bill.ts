/** What a loan's bill of a month asks for (B.1). */
import type { Satang } from '../../core/satang.ts';
import type { Month } from '../calendar.ts';
import { furtherReceiptNo, receiptNo } from '../ledgers/receipts.ts';
import type { Contract, Due } from './loan.ts';
import type { LoanLedger } from './loan-balance.ts';

/** The receipt under which a month's instalment is deducted. */
export const payrollReceiptNo = (of: Contract, month: Month, memberNo: string): string =>
  of.billedApart ? furtherReceiptNo(month, memberNo) : receiptNo(month, memberNo);

const least = (a: Satang, b: Satang): Satang => (a < b ? a : b);

/**
 * The instalment of a month with all the interest that is owed by its end. An equal instalment
 * stays what it is: after missed months it may not even pay the interest. Periods are counted by
 * the calendar, and from the last one on everything is due.
 */
export function billOf(contract: Contract, ledger: LoanLedger, month: Month): Due {
  const reached = month.number - contract.firstDue + 1;
  const periodNo = Math.min(reached, contract.periodTotal);
  const owed = ledger.interestOn(month.last);
  const days = month.last - ledger.lastOn();
  const balance = ledger.balance();
  if (reached >= contract.periodTotal) {
    return { periodNo, principalSatang: balance, interestSatang: owed, days };
  }
  const { instalmentSatang } = contract;
  if (contract.method === 'EQUAL_PRINCIPAL') {
    const principalSatang = least(instalmentSatang, balance);
    return { periodNo, principalSatang, interestSatang: owed, days };
  }
  const interestSatang = least(owed, instalmentSatang);
  const principalSatang = least(instalmentSatang - interestSatang, balance);
  return { periodNo, principalSatang, interestSatang, days };
}
