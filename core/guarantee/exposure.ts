/** What a guarantor stands for in what is left of a loan (D-13). */
import { divideHalfUp, type Satang, sumOf } from '../satang.ts';

/** All in satang. */
export interface Guaranteed {
  /** The loan that was granted. */
  readonly approvedSatang: Satang;
  /** Principal that the borrower still owes. */
  readonly principalBalanceSatang: Satang;
  /** What the guarantor signed for: of the whole loan, or of a part of it. */
  readonly guaranteedSatang: Satang;
}

interface Pledge extends Guaranteed {
  readonly contractNo: string;
}

const smaller = (one: Satang, other: Satang): Satang => (one < other ? one : other);

/**
 * The guarantor's part of the principal that is left, as large as the part of the loan that he or
 * she signed for: principal left × guaranteed / granted, rounded half up. So whoever signed for the
 * whole loan stands for all that is left, one of three equal guarantors for a third of it. Never
 * more than was signed for, nor than is left; interest is not in it.
 *
 * 140,000.00 of 280,000.00 signed for, 169,780.00 left → 84,890.00.
 */
export function exposureOf(one: Guaranteed): Satang {
  const { approvedSatang, principalBalanceSatang, guaranteedSatang } = one;
  const most = smaller(guaranteedSatang, principalBalanceSatang);
  if (approvedSatang <= 0n) return most;
  return smaller(divideHalfUp(principalBalanceSatang * guaranteedSatang, approvedSatang), most);
}

/**
 * All that one guarantor stands for. Who stands for one contract in several ways, in person and
 * with shares, is asked for what is left of it once at most.
 */
export function exposureTotal(pledges: readonly Pledge[]): Satang {
  const contracts = Map.groupBy(pledges, ({ contractNo }) => contractNo);
  return sumOf([...contracts.values()], (ofContract) => {
    const left = ofContract.map(({ principalBalanceSatang }) => principalBalanceSatang);
    return left.reduce(smaller, sumOf(ofContract, exposureOf));
  });
}
