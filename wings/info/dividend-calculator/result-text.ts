import { thaiDateShort } from '../../../core/thai-date.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { rateToType } from '../../../core/typed/typed-number.ts';
import { text } from './dividend-calculator.text.ts';
import type { DividendFaults, DividendResult } from './result.ts';

/** The result in one sentence, or what is wrong; for speech. */
export function announcementOf(result: DividendResult | undefined, faults: DividendFaults): string {
  if (!result) return text.faultAnnouncement([...new Set(Object.values(faults))].join(' '));
  const { dividendSatang, refundSatang, netSatang } = result.payout;
  return text.announcement(
    formatBaht(dividendSatang),
    formatBaht(refundSatang),
    formatBaht(netSatang),
  );
}

/** What was asked, in a sentence; for paper. */
export function questionOf({ year }: DividendResult): string {
  return text.question(
    thaiDateShort(year.startsOn),
    thaiDateShort(year.endsOn),
    rateToType(year.dividendRate),
    rateToType(year.refundRate),
  );
}
