/** What has to be said of the interest of open contracts, on the screen and on paper. */
import type { DataOf } from '../../../api/endpoint.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import type { readLoans } from './loans.api.ts';
import { text } from './loans.text.ts';

type LoansData = DataOf<typeof readLoans>;

/** That computed interest is an estimate, and that delivered interest is of an earlier day. */
export function interestNotes({ as_of, interest_on, loans, totals }: LoansData): string[] {
  if (loans.length === 0) return [];
  const day = thaiDateLong(as_of);
  const isEstimate = interest_on > as_of && totals.accrued_interest_today !== null;
  const isDelivered = totals.accrued_interest_delivered !== null;
  return [
    ...(isEstimate ? [text.interestNote(day)] : []),
    ...(isDelivered ? [text.deliveredNote(day)] : []),
  ];
}
