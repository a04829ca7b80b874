/** A loan as its borrower means to take it, before it is known what it has to settle. */
import { type Satang, wholeBaht } from '../../../core/satang.ts';
import { type DayNumber, type MonthNumber, monthNumber, payYear } from '../../calendar.ts';
import { inYear } from '../../people/pay.ts';
import type { Person } from '../../people/person.ts';
import type { Random } from '../../random.ts';
import type { Debt, Drawing, Pledge, RepaymentMethod } from '../loan.ts';
import type { Product } from '../products.ts';

export interface Draft {
  readonly product: Product;
  /** Signed and paid out. */
  readonly on: DayNumber;
  readonly approvedSatang: Satang;
  readonly periods: number;
  readonly method: RepaymentMethod;
  /** Its number in the product's running number of the year, where chance may not decide. */
  readonly nth?: number;
  /** Paid off at the counter on this day, if it still runs then. */
  readonly payOffOn?: DayNumber;
  /** The draft that comes next settles it. */
  readonly settledByNext?: true;
  /** So many percent of the balance paid besides the instalments. */
  readonly extra?: { readonly on: DayNumber; readonly percent: number };
  /** The last month that is billed and paid: nothing comes in after it. */
  readonly paidUntil?: MonthNumber;
  /** Of a revolving contract what is drawn of its limit, the first on the day it is signed. */
  readonly draws?: readonly Drawing[];
  /** Dealt with out of the ordinary from a day on; what is written off leaves the books on it. */
  readonly debt?: Debt;
  readonly billedApart?: true;
  readonly pledges?: readonly Pledge[];
  /** Which members stand surety, where chance may not decide. */
  readonly guarantors?: readonly string[];
}

/** Loans that follow each other; of two, the later one may settle the earlier. */
export type Chain = readonly Draft[];

export const purposes = { ordinary: 20, emergency: 21, special: 22, catchUp: 23 } as const;

/** Loans began with the books; nobody borrows after `lastChange` of the timeline. */
export const firstMonth = monthNumber('2010-01-01');

/** The last month in which somebody may borrow: not shortly before leaving. */
export function borrowsUntil({ leftOn, timeline }: Person): MonthNumber {
  const last = monthNumber(timeline.lastChange);
  return leftOn === '' ? last : Math.min(last, monthNumber(leftOn) - 6);
}

export function salaryBaht(person: Person, month: MonthNumber): number {
  const year = payYear(month) - payYear(monthNumber(person.joinedOn));
  return inYear(person.pay.salaryBaht, Math.max(0, year));
}

const oldest = 68;

/** One of the lengths that ends before the borrower is too old; undefined when none does. */
export function periodsFor(
  random: Random,
  person: Person,
  month: MonthNumber,
  lengths: readonly number[],
): number | undefined {
  const preferred = random.of(lengths);
  const left = monthNumber(person.birthDate) + oldest * 12 - month;
  const possible = lengths.filter((length) => length <= preferred && length <= left);
  return possible.length === 0 ? undefined : Math.max(...possible);
}

/** Down to a whole step, up to what the product allows. */
export function within(product: Product, baht: number, step: number): Satang {
  const whole = wholeBaht(Math.floor(baht / step) * step);
  return whole > product.mostSatang ? product.mostSatang : whole;
}

/** The principal that a percentage of the pay can carry, its first interest included. */
export function affordable(payBaht: number, percent: number, periods: number, product: Product) {
  // Percent a year in ten-thousandths; a twelfth of it a month.
  const rate = Number(product.rate);
  return (((payBaht * percent) / 100) * periods * 12_000_000) / (12_000_000 + rate * periods);
}
