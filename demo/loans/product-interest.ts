/** What a product charges from one day to another: by its rule, or as its bank has it. */
import { interestSatang } from '../../core/deposit.ts';
import { loanInterest } from '../../core/loan/interest.ts';
import type { Satang } from '../../core/satang.ts';
import { type DayNumber, dayText, monthNumber } from '../calendar.ts';
import type { Product } from './products.ts';

/** A balance between two days, and what was lent at first. */
interface Owed {
  readonly lentSatang: Satang;
  readonly balanceSatang: Satang;
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** A month costs a twelfth of a year on what was lent, in whole baht, however much is repaid. */
function flatInterest(product: Product, { lentSatang, from, to }: Owed): Satang {
  const months = monthNumber(dayText(to)) - monthNumber(dayText(from));
  const monthBaht = (lentSatang * product.rate) / (12n * 100n * 1_000_000n);
  return monthBaht * 100n * BigInt(months);
}

/** Interest in satang; a product whose interest is delivered charges what its bank thinks of. */
export function productInterest(product: Product, owed: Owed): Satang {
  const { rule } = product;
  if (rule === undefined) return flatInterest(product, owed);
  const { balanceSatang, from, to } = owed;
  // Of most products, which is fast.
  if (product.stated.interestStep === null && product.banded === undefined) {
    return interestSatang(balanceSatang * BigInt(to - from) * product.rate);
  }
  return loanInterest(balanceSatang, product.rate, dayText(from), dayText(to), rule);
}
