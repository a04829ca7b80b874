/** A member's dividends and refunds, year by year, computed by core from the ledgers (B.3). */
import {
  dividendOfWeighted,
  refundOfSum,
  weightDenominator,
  weightOf,
} from '../../core/dividend/dividend.ts';
import { isLeftOut, rateOfType } from '../../core/dividend/refund.ts';
import { type Satang, SumsByKey, sumOf, wholeBaht } from '../../core/satang.ts';
import { type DayNumber, dayNumber, dayText } from '../calendar.ts';
import type { AccountPlan } from '../ledgers/deposit-account.ts';
import type { ShareLine } from '../ledgers/share-ledger.ts';
import { defaultYears, type Loan } from '../loans/loan.ts';
import type { Person } from '../people/person.ts';
import { type Random, seededRandom } from '../random.ts';
import { deductionWords } from '../words/benefits.text.ts';
import { castPayment, nowhere, type Paying, type PayMethod } from './cast-payments.ts';
import { dividendDay, type PublishedYear } from './dividend-years.ts';

export interface Deduction {
  readonly name: string;
  readonly satang: Satang;
}

export interface MemberDividend {
  readonly year: number;
  readonly shareBaseSatang: Satang;
  readonly dividendSatang: Satang;
  readonly dividendWithheld: boolean;
  readonly interestBaseSatang: Satang;
  readonly refundSatang: Satang;
  readonly refundWithheld: boolean;
  readonly giftSatang: Satang;
  readonly deductions: readonly Deduction[];
  readonly deductedSatang: Satang;
  readonly netSatang: Satang;
  readonly payMethod: PayMethod;
  readonly bankCode: string;
  readonly payAccountNo: string;
  readonly paidOn: DayNumber | '';
}

const purpose = 50;
/** Bank codes of part F and how many digits their accounts have. */
const banks = [
  ['006', 10],
  ['030', 12],
  ['002', 10],
  ['014', 10],
  ['004', 10],
] as const;

const yearOf = (on: DayNumber): number => Number(dayText(on).slice(0, 4));

const weights = new Map<number, Map<DayNumber, bigint>>();

/** Asked for the same days again and again. */
function weightOn({ year, terms }: PublishedYear, on: DayNumber): bigint {
  const yearWeights = weights.get(year) ?? new Map<DayNumber, bigint>();
  weights.set(year, yearWeights);
  const weight = yearWeights.get(on) ?? weightOf(terms, dayText(on));
  yearWeights.set(on, weight);
  return weight;
}

interface WeightedShares {
  readonly weighted: bigint;
  readonly base: Satang;
}

/** Of one year: satang × weight, and the balance at its end. */
function sharesOf(published: PublishedYear, lines: readonly ShareLine[]): WeightedShares {
  const [starts, ends] = [dayNumber(published.terms.startsOn), dayNumber(published.terms.endsOn)];
  let broughtForward = 0n;
  let base = 0n;
  let moved = 0n;
  for (const line of lines) {
    if (line.on > ends) break;
    base = line.balanceSatang;
    if (line.on < starts) {
      broughtForward = base;
      continue;
    }
    const satang = line.sign === 1 ? line.amountSatang : -line.amountSatang;
    moved += satang * weightOn(published, line.on);
  }
  return { weighted: broughtForward * weightDenominator(published.terms) + moved, base };
}

/** Interest paid by year and by type of loan. */
function interestByYear(loans: readonly Loan[]): ReadonlyMap<number, SumsByKey<string>> {
  const years = new Map<number, SumsByKey<string>>();
  for (const { lines, product } of loans) {
    for (const { on, interestSatang } of lines) {
      if (interestSatang === 0n) continue;
      const year = yearOf(on);
      const sums = years.get(year) ?? new SumsByKey<string>();
      years.set(year, sums);
      sums.add(product.code, interestSatang);
    }
  }
  return years;
}

/** What the year's refund is computed on, and what it comes to. */
function refundOfYear(
  { refund, year }: PublishedYear,
  interest: ReadonlyMap<number, SumsByKey<string>>,
): { readonly baseSatang: Satang; readonly refundSatang: Satang } {
  const paid = interest.get(year);
  const types = [...(paid?.keys() ?? [])].map((type) => ({
    satang: (paid as SumsByKey<string>).of(type),
    rate: rateOfType(refund, type),
  }));
  const counted = types.filter(({ rate }) => !isLeftOut(refund, rate));
  const baseSatang = sumOf(counted, ({ satang }) => satang);
  const refundSatang = refundOfSum(sumOf(counted, ({ satang, rate }) => satang * rate));
  if (refund.method !== 'AS_DELIVERED') return { baseSatang, refundSatang };
  // By a rule of its own, down to whole baht.
  return { baseSatang, refundSatang: (refundSatang / 100n) * 100n };
}

/** Whoever has a savings account is paid there; the others by bank, in cash or by cheque. */
function elsewhere(memberNo: string, random: Random): Paying {
  const [code, digits] = random.of(banks);
  const draw = random.below(100);
  if (draw >= 60) return { payMethod: draw < 88 ? 'CASH' : 'CHEQUE', ...nowhere };
  const payAccountNo = `1${memberNo}${random.between(100_000, 999_999)}`.slice(0, digits);
  return { payMethod: 'BANK', bankCode: code, payAccountNo };
}

function isOpen({ openedOn, closedOn }: AccountPlan, on: DayNumber): boolean {
  return openedOn <= on && (closedOn === undefined || closedOn > on);
}

/** What those who owe pay for the insurance of their guarantors, and some for their own. */
function deductionsOf(random: Random, owes: boolean): readonly Deduction[] {
  const [insured, group] = [random.percent(35), random.percent(8)];
  const list: Deduction[] = [];
  if (owes && insured) list.push({ name: deductionWords.guarantors, satang: 30_000n });
  if (group) list.push({ name: deductionWords.group, satang: 60_000n });
  return list;
}

interface Member {
  readonly person: Person;
  readonly shareLines: readonly ShareLine[];
  readonly loans: readonly Loan[];
  readonly savings: AccountPlan | undefined;
}

/**
 * Of the years given, oldest first, those that ended with the member in and shares in the ledger.
 * A year in default has no refund; of one in ten of those the dividend is withheld as well.
 */
export function dividendsOf(
  member: Member,
  years: readonly PublishedYear[],
): readonly MemberDividend[] {
  const { person, shareLines, loans, savings } = member;
  const interest = interestByYear(loans);
  const inDefault = defaultYears(loans);
  const last = person.leftOn === '' ? Number.POSITIVE_INFINITY : Number(person.leftOn.slice(0, 4));
  const random = seededRandom(Number(person.memberNo), purpose);
  const other = elsewhere(person.memberNo, random);
  return years.flatMap((published) => {
    const { year, terms, giftBaht, paidOn } = published;
    const drawn = deductionsOf(random, interest.has(year));
    const withheld = random.percent(10) && inDefault.has(year);
    const castPaying = castPayment(person, year);
    const allWithheld = castPaying ? castPaying.payMethod === 'HELD' : withheld;
    const { weighted, base } = sharesOf(published, shareLines);
    if (year >= last || base === 0n) return [];
    const computed = refundOfYear(published, interest);
    const interestBaseSatang = computed.baseSatang;
    const refundWithheld = allWithheld || inDefault.has(year);
    const dividendSatang = allWithheld ? 0n : dividendOfWeighted(terms, weighted);
    const refundSatang = refundWithheld ? 0n : computed.refundSatang;
    const giftSatang = allWithheld ? 0n : wholeBaht(giftBaht);
    const gross = dividendSatang + refundSatang + giftSatang;
    const deductionTotal = sumOf(drawn, ({ satang }) => satang);
    // Nobody owes the cooperative for a dividend.
    const deductions = deductionTotal <= gross ? drawn : [];
    const deductedSatang = deductionTotal <= gross ? deductionTotal : 0n;
    const inHouse = savings !== undefined && isOpen(savings, dividendDay(year));
    const own = {
      payMethod: 'ACCOUNT',
      bankCode: '',
      payAccountNo: savings?.accountNo ?? '',
    } as const;
    const paying = castPaying ?? (inHouse ? own : other);
    return {
      year,
      shareBaseSatang: base,
      dividendSatang,
      dividendWithheld: allWithheld,
      interestBaseSatang,
      refundSatang,
      refundWithheld,
      giftSatang,
      deductions,
      deductedSatang,
      netSatang: gross - deductedSatang,
      ...(allWithheld ? ({ payMethod: 'HELD', ...nowhere } as const) : paying),
      paidOn: allWithheld ? '' : paidOn,
    };
  });
}
