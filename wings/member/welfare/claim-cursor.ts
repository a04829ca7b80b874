/** Where a page of requests begins, as the address says: `before.2025-10-15.0001207/2568`. */
import { faultOf } from '../../../api/faults.ts';
import { Problem } from '../../../api/problem.ts';
import { type Day, isDay } from '../../../core/days.ts';

export type ClaimKey = readonly [on: Day, requestNo: string];

export interface ClaimCursor {
  readonly before?: ClaimKey;
  readonly after?: ClaimKey;
}

const written = /^(before|after)\.(\d{4}-\d{2}-\d{2})\.(.+)$/;

/**
 * Reads the place; none is the newest page.
 * @throws Problem bad_input, for a day that does not exist.
 */
export function readClaimCursor(page: string | undefined): ClaimCursor {
  if (page === undefined) return {};
  const [, direction, on = '', requestNo = ''] = written.exec(page) ?? [];
  if (!isDay(on)) throw new Problem('bad_input', { fields: [faultOf('page', 'wrong')] });
  return direction === 'after' ? { after: [on, requestNo] } : { before: [on, requestNo] };
}

export const claimsOnPage = 24;

/** The key of a request as it stands in an address. */
export const cursorOf = (key: ClaimKey): string => key.join('.');
