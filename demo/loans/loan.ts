/** A loan contract with its ledger, as it stands on the day of the extract. */
import type { DebtStatus } from '../../core/loan/debt-status.ts';
import type { Satang } from '../../core/satang.ts';
import type { DayNumber, MonthNumber } from '../calendar.ts';
import type { Product } from './products.ts';

export type RepaymentMethod = 'EQUAL_PRINCIPAL' | 'EQUAL_INSTALMENT';

/** Loan received, monthly instalment, at the counter, paid off, settled anew, written off. */
export type LoanLineType = '01' | '02' | '03' | '04' | '05' | '07';

export interface LoanLine {
  readonly on: DayNumber;
  readonly receiptNo: string;
  readonly periodNo: number | '';
  readonly typeCode: LoanLineType;
  readonly sign: 1 | -1;
  readonly days: number;
  readonly principalSatang: Satang;
  readonly interestSatang: Satang;
  readonly balanceSatang: Satang;
  /** Interest that is left unpaid after the line. */
  readonly interestBalanceSatang: Satang;
}

/** What the bill of a month asks for. */
export interface Due {
  readonly periodNo: number;
  readonly principalSatang: Satang;
  readonly interestSatang: Satang;
  /** Of interest: those since the line before. */
  readonly days: number;
}

/** What a borrower gives as security, of his or her own unless told. */
export interface Pledge {
  readonly kind: 'SHARE' | 'DEPOSIT' | 'LAND' | 'OTHER';
  /** Account of a deposit, title deed of land, otherwise ''. */
  readonly refNo: string;
  readonly name: string;
  readonly amountSatang: Satang;
  /** Whose it is, if another member's. */
  readonly ownerNo?: string;
}

/** What was agreed on and does not change. */
export interface Contract {
  readonly contractNo: string;
  readonly product: Product;
  /** Signed and paid out on the same day. */
  readonly contractOn: DayNumber;
  readonly approvedSatang: Satang;
  readonly method: RepaymentMethod;
  readonly periodTotal: number;
  /** Principal of a period, or the whole payment of a period. */
  readonly instalmentSatang: Satang;
  /** The month at whose end the first period is due. */
  readonly firstDue: MonthNumber;
  readonly pledges: readonly Pledge[];
  /** Billed apart from all else: the month has a further bill. */
  readonly billedApart: boolean;
  /** How many persons must stand surety for it, or which ones. */
  readonly guarantors: number | readonly string[];
}

/** What is paid out on a day. */
export interface Drawing {
  readonly on: DayNumber;
  readonly satang: Satang;
}

/** How the cooperative deals with a debt, and since when. */
export interface Debt {
  readonly status: DebtStatus;
  readonly on: DayNumber;
}

export interface Loan extends Contract {
  readonly lines: readonly LoanLine[];
  readonly disbursedSatang: Satang;
  readonly balanceSatang: Satang;
  /** Highest period in the lines, 0 if none. */
  readonly periodLast: number;
  readonly principalArrearsSatang: Satang;
  readonly interestArrearsSatang: Satang;
  /** Interest to be paid on the day of the extract. */
  readonly accruedSatang: Satang;
  readonly lastPaymentOn: DayNumber | undefined;
  readonly closedOn: DayNumber | undefined;
  /** Contract that settled this one, '' if none did. */
  readonly refinancedBy: string;
  /** Undefined: in the ordinary way. */
  readonly debt: Debt | undefined;
  /** Principal that left the books unpaid. */
  readonly writtenOffSatang: Satang;
  /** What was billed, by month, from 2023-12 on. */
  readonly bills: ReadonlyMap<MonthNumber, Due>;
  /** Months whose bill was not paid in full. */
  readonly missed: readonly MonthNumber[];
}

/**
 * What the bill of a month says of a loan, paid or not: of months from 2023-12 on up to that of the
 * extract's day, posted or still pending. Undefined when it asks for nothing.
 */
export const dueIn = (loan: Loan, month: MonthNumber): Due | undefined => loan.bills.get(month);

const defaultMonths = 3;

/** Years in which so many bills of one loan were missed that there is no refund for them (A.5). */
export function defaultYears(loans: readonly Loan[]): ReadonlySet<number> {
  const years = new Set<number>();
  for (const { missed } of loans) {
    const counts = new Map<number, number>();
    for (const month of missed) {
      const year = Math.floor(month / 12);
      const count = (counts.get(year) ?? 0) + 1;
      counts.set(year, count);
      if (count >= defaultMonths) years.add(year);
    }
  }
  return years;
}
