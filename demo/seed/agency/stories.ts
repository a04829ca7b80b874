/** What three schools of the demo report of the month under way: deductions, money, hours. */

import type { Day } from '../../../core/days.ts';
import type { Satang } from '../../../core/satang.ts';
import { dayNumber, isWeekend } from '../../calendar.ts';
import { workingDaysBefore } from '../../timeline.ts';
import { reportWords } from './reports.text.ts';

export interface Bill {
  readonly memberNo: string;
  readonly seq: number;
  readonly billedSatang: Satang;
}

export interface Line extends Bill {
  readonly outcome: 'FULL' | 'PARTIAL' | 'NONE';
  readonly collectedSatang: Satang;
  readonly reason: string | null;
  readonly newAgency: string | null;
  readonly note: string | null;
}

type Shortfall = Pick<Line, 'reason'> & Partial<Pick<Line, 'newAgency' | 'note'>>;

/** One school's way: what it could not deduct, and the hours of its last days. */
export interface Story {
  readonly state: 'SUBMITTED' | 'ACCEPTED' | 'RETURNED';
  /** By the place of the bill; `isHalf`: of that much was deducted. */
  readonly short: Readonly<Record<number, Shortfall & { readonly isHalf?: true }>>;
  /** Transferred less than deducted, and why. */
  readonly owed: { readonly satang: Satang; readonly why: string };
  readonly begunAt: string;
  readonly paidOn: string;
  readonly slipAt: string;
  readonly submittedAt: string;
  readonly decidedAt?: string;
  readonly returnedReason?: string;
}

const nothingOwed = { satang: 0n, why: '' };
/** Of the month of a day; the day itself where the month has had none yet. */
function firstWorkingDay(day: Day): Day {
  const begins = ['01', '02', '03'].map((date) => `${day.slice(0, 8)}${date}`);
  return begins.find((one) => !isWeekend(dayNumber(one)) && one <= day) ?? day;
}

/** One waits for staff, one they have accepted, one they have sent back; as of a day. */
export function storiesOn(day: Day): readonly Story[] {
  // Nobody pays for a month before it has begun: in its first days all of it is of one day.
  const first = firstWorkingDay(day);
  const before = (days: number): Day => {
    const on = workingDaysBefore(day, days);
    return on < first ? first : on;
  };
  const at = (days: number, time: string) => `${before(days)}T${time}:00+07:00`;
  const decidedAt = (morning: string, afternoon: string) =>
    at(1, before(2) < before(1) ? morning : afternoon);
  return [
    {
      state: 'SUBMITTED',
      short: {
        3: { reason: 'INSUFFICIENT', isHalf: true },
        11: { reason: 'TRANSFERRED', newAgency: reportWords.newAgency },
      },
      owed: nothingOwed,
      begunAt: at(2, '10:12'),
      paidOn: before(1),
      slipAt: at(1, '13:48'),
      submittedAt: at(1, '14:05'),
    },
    {
      state: 'ACCEPTED',
      short: { 5: { reason: 'UNPAID_LEAVE', note: reportWords.note } },
      owed: nothingOwed,
      begunAt: at(3, '09:30'),
      paidOn: before(2),
      slipAt: at(2, '10:21'),
      submittedAt: at(2, '10:40'),
      decidedAt: decidedAt('09:15', '15:15'),
    },
    {
      state: 'RETURNED',
      short: {},
      owed: { satang: 50_000n, why: reportWords.short },
      begunAt: at(3, '14:02'),
      paidOn: before(2),
      slipAt: at(2, '15:03'),
      submittedAt: at(2, '15:20'),
      decidedAt: decidedAt('09:40', '15:50'),
      returnedReason: reportWords.returned,
    },
  ];
}

/** What the school says of each of its bills. */
export function linesOf(bills: readonly Bill[], { short }: Story): readonly Line[] {
  return bills.map((bill, index) => {
    const { billedSatang } = bill;
    const lack = billedSatang < 200n ? undefined : short[index];
    const nothing = { reason: null, newAgency: null, note: null };
    if (lack === undefined) {
      return { ...bill, ...nothing, outcome: 'FULL', collectedSatang: billedSatang };
    }
    const { isHalf, ...why } = lack;
    const collectedSatang = isHalf ? (billedSatang / 200n) * 100n : 0n;
    return { ...bill, ...nothing, ...why, outcome: isHalf ? 'PARTIAL' : 'NONE', collectedSatang };
  });
}
