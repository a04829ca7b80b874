/** From a draft to the contract: its number, first due date and instalment (A.3, B.1). */
import { equalInstalment, equalPrincipal } from '../../core/loan/annuity.ts';
import type { Satang } from '../../core/satang.ts';
import { buddhistYear } from '../../core/thai-date.ts';
import { type DayNumber, dayText, type MonthNumber, monthNumber, monthOf } from '../calendar.ts';
import { contractForms } from '../words/loan.text.ts';
import type { Draft } from './drafts/draft.ts';
import type { Contract, RepaymentMethod } from './loan.ts';
import { firstDueCutoffDay, type Product, roundStepSatang } from './products.ts';

/** The month at whose end the first instalment is due (A.3). */
export function firstDueMonth(paidOutOn: DayNumber): MonthNumber {
  const number = monthNumber(dayText(paidOutOn));
  const date = paidOutOn - monthOf(number).first + 1;
  return date > firstDueCutoffDay ? number + 1 : number;
}

interface Terms {
  readonly product: Product;
  readonly approvedSatang: Satang;
  readonly periods: number;
  readonly method: RepaymentMethod;
}

/** The terms are of few sizes and lengths; the powers behind an instalment are slow. */
const instalments = new Map<string, Satang>();

function instalmentOf({ product, approvedSatang, periods, method }: Terms): Satang {
  const key = `${approvedSatang} ${product.rate} ${periods} ${method}`;
  const cached = instalments.get(key);
  if (cached !== undefined) return cached;
  const made =
    method === 'EQUAL_PRINCIPAL'
      ? equalPrincipal(approvedSatang, periods, roundStepSatang)
      : equalInstalment(approvedSatang, product.rate, periods, roundStepSatang);
  instalments.set(key, made);
  return made;
}

/** The n-th contract of a member in its product and year, from 1 on. */
export function contractNo(memberNo: string, draft: Draft, nth: number): string {
  const yearBe = buddhistYear(dayText(draft.on));
  return contractForms[draft.product.code](memberNo, nth, yearBe);
}

/** How many persons an ordinary loan asks for (A.3: two to four, depending on the amount). */
function guarantorsFor(approvedSatang: Satang): number {
  if (approvedSatang <= 30_000_000n) return 2;
  return approvedSatang <= 100_000_000n ? 3 : 4;
}

/** The contract of a draft, for as much as was approved in the end. */
export function contractOf(draft: Draft, number: string, approvedSatang: Satang): Contract {
  const { product, on, method, periods, pledges = [] } = draft;
  const needed = product.family === 'ORDINARY' ? guarantorsFor(approvedSatang) : 0;
  return {
    contractNo: number,
    product,
    contractOn: on,
    approvedSatang,
    method,
    periodTotal: periods,
    instalmentSatang: instalmentOf({ product, approvedSatang, periods, method }),
    firstDue: firstDueMonth(on),
    pledges,
    billedApart: draft.billedApart ?? false,
    guarantors: draft.guarantors ?? needed,
  };
}
