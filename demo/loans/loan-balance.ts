/** The ledger of one loan: keeps the principal and the interest that is owed on it (A.3, B.1). */
import type { Satang } from '../../core/satang.ts';
import { type DayNumber, dayText } from '../calendar.ts';
import type { LoanLine, LoanLineType } from './loan.ts';
import { productInterest } from './product-interest.ts';
import type { Product } from './products.ts';

interface Payment {
  readonly typeCode: LoanLineType;
  readonly receiptNo: string;
  readonly periodNo: number | '';
  readonly principalSatang: Satang;
  readonly interestSatang: Satang;
}

export interface LoanLedger {
  readonly lines: readonly LoanLine[];
  balance(): Satang;
  /** The day of the last line. */
  lastOn(): DayNumber;
  /** Interest that is owed on a day: what was left unpaid and what has grown since. */
  interestOn(day: DayNumber): Satang;
  /** Posts a payment; neither principal nor interest may be more than what is owed. */
  pay(on: DayNumber, payment: Payment): void;
  /** Pays out more, with a line of its own; interest runs on and stays owed. */
  draw(on: DayNumber, satang: Satang): void;
  /** Takes all that is left out of the books, with the interest that nobody paid. */
  writeOff(on: DayNumber): void;
}

/** Opens a ledger with the line by which the money is paid out. */
export function loanLedger(product: Product, paidOutOn: DayNumber, satang: Satang): LoanLedger {
  let balance = satang;
  let unpaid: Satang = 0n;
  let last = paidOutOn;
  const lines: LoanLine[] = [
    {
      on: paidOutOn,
      receiptNo: '',
      periodNo: '',
      typeCode: '01',
      sign: 1,
      days: 0,
      principalSatang: satang,
      interestSatang: 0n,
      balanceSatang: satang,
      interestBalanceSatang: 0n,
    },
  ];
  const interestOn = (day: DayNumber): Satang =>
    unpaid +
    productInterest(product, {
      lentSatang: satang,
      balanceSatang: balance,
      from: last,
      to: day,
    });
  function post(on: DayNumber, moved: Payment, unpaidAfter: Satang, sign: 1 | -1 = -1): void {
    if (on < last) throw new RangeError(`${dayText(on)} lies before ${dayText(last)}`);
    unpaid = unpaidAfter;
    balance += BigInt(sign) * moved.principalSatang;
    const days = on - last;
    last = on;
    const after = { balanceSatang: balance, interestBalanceSatang: unpaid };
    lines.push({ ...moved, on, sign, days, ...after });
  }
  const nobody = { receiptNo: '', periodNo: '', interestSatang: 0n } as const;
  return {
    lines,
    balance: () => balance,
    lastOn: () => last,
    interestOn,
    pay(on, payment) {
      const { principalSatang, interestSatang: interest } = payment;
      const owed = interestOn(on);
      if (principalSatang > balance || interest > owed) {
        throw new RangeError(`${dayText(on)}: more than is owed`);
      }
      post(on, payment, owed - interest);
    },
    draw(on, principalSatang) {
      post(on, { typeCode: '01', ...nobody, principalSatang }, interestOn(on), 1);
    },
    writeOff(on) {
      post(on, { typeCode: '07', ...nobody, principalSatang: balance }, 0n);
    },
  };
}
