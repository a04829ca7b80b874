/** Emergency loans: small, short, and soon taken again (A.3). */
import { monthNumber, monthOf, workingDay } from '../../calendar.ts';
import type { Person } from '../../people/person.ts';
import { chance } from '../../random.ts';
import { products } from '../products.ts';
import {
  borrowsUntil,
  type Chain,
  type Draft,
  firstMonth,
  purposes,
  salaryBaht,
  within,
} from './draft.ts';

const lengths = [6, 10, 12, 12, 12];
const step = 1_000;
const leastSatang = 500_000n;

/** The emergency loans of a member of no special fame. */
export function emergencyChain(person: Person): Chain {
  const luck = chance(Number(person.memberNo), purposes.emergency);
  const borrows = luck.percent(68);
  const last = borrowsUntil(person);
  const chain: Draft[] = [];
  let month = Math.max(monthNumber(person.joinedOn) + luck.between(2, 14), firstMonth);
  while (borrows && month <= last) {
    const periods = luck.of(lengths);
    const on = workingDay(monthOf(month).first + luck.between(2, 24));
    const baht = (salaryBaht(person, month) * luck.between(50, 160)) / 100;
    const approvedSatang = within(products.EMG, baht, step);
    const share = luck.below(100);
    const half = Math.floor(periods / 2) + 1;
    const payOffOn = workingDay(monthOf(month + half).first + luck.between(2, 24));
    const gap = luck.between(0, 5);
    const method = luck.percent(20) ? 'EQUAL_INSTALMENT' : 'EQUAL_PRINCIPAL';
    const renewed = share < 22;
    const paidOff = share >= 22 && share < 30;
    chain.push({
      product: products.EMG,
      on,
      approvedSatang: approvedSatang > leastSatang ? approvedSatang : leastSatang,
      periods,
      method,
      ...(renewed ? { settledByNext: true as const } : {}),
      ...(paidOff ? { payOffOn } : {}),
    });
    month += renewed ? half : (paidOff ? half : periods) + 1 + gap;
  }
  return chain;
}
