/** What three schools of the demo report of the month under way: deductions, money, hours. */
import type { Satang } from '../../../core/satang.ts';
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

/** One school's way: what it could not deduct, and the hours of its days in November 2568. */
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
const at = (day: number, time: string) => `2025-11-${day}T${time}:00+07:00`;

/** One waits for staff, one they have accepted, one they have sent back. */
export const stories: readonly Story[] = [
  {
    state: 'SUBMITTED',
    short: {
      3: { reason: 'INSUFFICIENT', isHalf: true },
      11: { reason: 'TRANSFERRED', newAgency: reportWords.newAgency },
    },
    owed: nothingOwed,
    begunAt: at(26, '10:12'),
    paidOn: '2025-11-27',
    slipAt: at(27, '13:48'),
    submittedAt: at(27, '14:05'),
  },
  {
    state: 'ACCEPTED',
    short: { 5: { reason: 'UNPAID_LEAVE', note: reportWords.note } },
    owed: nothingOwed,
    begunAt: at(25, '09:30'),
    paidOn: '2025-11-26',
    slipAt: at(26, '10:21'),
    submittedAt: at(26, '10:40'),
    decidedAt: at(27, '09:15'),
  },
  {
    state: 'RETURNED',
    short: {},
    owed: { satang: 50_000n, why: reportWords.short },
    begunAt: at(25, '14:02'),
    paidOn: '2025-11-26',
    slipAt: at(26, '15:03'),
    submittedAt: at(26, '15:20'),
    decidedAt: at(27, '09:40'),
    returnedReason: reportWords.returned,
  },
];

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
