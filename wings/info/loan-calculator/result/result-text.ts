import { thaiDateLong } from '../../../../core/thai-date.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { rateToType } from '../../../../core/typed/typed-number.ts';
import { text } from '../loan-calculator.text.ts';
import type { LoanFaults, LoanResult } from '../result.ts';

/** The result in one sentence, or what is wrong; for speech. */
export function announcementOf(result: LoanResult | undefined, faults: LoanFaults): string {
  if (!result) return text.faultAnnouncement(Object.values(faults).join(' '));
  const { method, chosen } = result;
  const [first] = chosen.instalments;
  if (!first) throw new RangeError('a schedule without instalments');
  return text.announcement(
    method,
    chosen.instalments.length,
    formatBaht(first.paymentSatang),
    formatBaht(chosen.totalInterestSatang),
    formatBaht(chosen.totalPaidSatang),
  );
}

/** What was asked, in a sentence; for paper. */
export function questionOf({ terms, typeName }: LoanResult): string {
  return text.inPrint(
    typeName ?? text.other,
    formatBaht(terms.principalSatang),
    rateToType(terms.rate),
    thaiDateLong(terms.disbursedOn),
  );
}
