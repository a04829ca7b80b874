/** How a bill is spoken of: its month, its state, its figure. */
import type * as z from 'zod/mini';
import { formatAccountNumber } from '../../../core/account-number.ts';
import type { ItemGroup } from '../../../core/collection/groups.ts';
import { monthInBuddhistYear, thaiMonthLong, thaiMonthShort } from '../../../core/thai-date.ts';
import { text } from './collections.text.ts';
import type { headShape } from './shapes.ts';

type Head = z.output<typeof headShape>;
type Month = Pick<Head, 'year_be' | 'month'>;

const plainMonth = ({ year_be, month }: Month): string => monthInBuddhistYear(year_be, month);

/** พ.ย. 2568 */
export const monthShort = (month: Month): string => thaiMonthShort(plainMonth(month));

/** พฤศจิกายน 2568 */
export const monthLong = (month: Month): string => thaiMonthLong(plainMonth(month));

type OfMonth = Pick<Head, 'kind' | 'seq_no'> & Month;

/** A month has one bill, and now and then a further one, which bears its number. */
const numbered = ({ kind, seq_no: seq }: OfMonth, month: string): string =>
  kind === 'monthly' && seq > 1 ? text.further(month, seq) : month;

export const billMonth = (head: OfMonth): string => numbered(head, monthLong(head));

/** The same, as short as paper wants it. */
export const billMonthShort = (head: OfMonth): string => numbered(head, monthShort(head));

/** What was paid at the counter was not deducted from anything. */
export const stateWord = ({ kind, status }: Pick<Head, 'kind' | 'status'>): string =>
  kind === 'other' && status === 'FULL' ? text.paid : text.status[status];

/** Before posting what is asked for, after it what came in (A.6). */
export const figureOf = ({ posted, billed, collected }: Head) =>
  posted
    ? { label: text.figure.collected, amount: collected }
    : { label: text.figure.billed, amount: billed };

/** The number of an item as people read it: an account in the cooperative's own groups (part F). */
export const refWords = (group: ItemGroup, refNo: string | null): string | null =>
  group === 'DEPOSIT' && refNo !== null ? formatAccountNumber('000', refNo) : refNo;
