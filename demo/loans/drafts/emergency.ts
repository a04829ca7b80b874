/** Emergency loans: small, short, and soon taken again (A.3). */
import { monthNumber, monthOf, workingDay } from '../../calendar.ts';
import type { Person } from '../../people/person.ts';
import { seededRandom } from '../../random.ts';
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
  const random = seededRandom(Number(person.memberNo), purposes.emergency);
  const borrows = random.percent(68);
  const last = borrowsUntil(person);
  const chain: Draft[] = [];
  let month = Math.max(monthNumber(person.joinedOn) + random.between(2, 14), firstMonth);
  while (borrows && month <= last) {
    const periods = random.of(lengths);
    const on = workingDay(monthOf(month).first + random.between(2, 24));
    const baht = (salaryBaht(person, month) * random.between(50, 160)) / 100;
    const approvedSatang = within(products.EMG, baht, step);
    const draw = random.below(100);
    const halfTerm = Math.floor(periods / 2) + 1;
    const payOffOn = workingDay(monthOf(month + halfTerm).first + random.between(2, 24));
    const gap = random.between(0, 5);
    const method = random.percent(20) ? 'EQUAL_INSTALMENT' : 'EQUAL_PRINCIPAL';
    const renewed = draw < 22;
    const paidOff = draw >= 22 && draw < 30;
    chain.push({
      product: products.EMG,
      on,
      approvedSatang: approvedSatang > leastSatang ? approvedSatang : leastSatang,
      periods,
      method,
      ...(renewed ? { settledByNext: true as const } : {}),
      ...(paidOff ? { payOffOn } : {}),
    });
    month += renewed ? halfTerm : (paidOff ? halfTerm : periods) + 1 + gap;
  }
  return chain;
}
