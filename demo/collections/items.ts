/** The items of a month's bill: what each ledger is asked for, and what it shows came in. */
import { orNothing, type Satang, sumOf, wholeBaht } from '../../core/satang.ts';
import { type MonthNumber, monthNumber, monthOf, payYear } from '../calendar.ts';
import { type AccountPlan, collectedIn } from '../ledgers/deposit-account.ts';
import type { DepositLine } from '../ledgers/deposit-balance.ts';
import { receiptNo } from '../ledgers/receipts.ts';
import type { ShareLine } from '../ledgers/share-ledger.ts';
import { payrollReceiptNo } from '../loans/bill.ts';
import { dueIn, type Loan } from '../loans/loan.ts';
import type { Outcome } from '../people/outcomes.ts';
import { inYear } from '../people/pay.ts';
import type { Person } from '../people/person.ts';
import { seededRandom } from '../random.ts';
import { associations, itemWords, relations } from '../words/collections.text.ts';
import type { Item } from './collection.ts';
import type { Enrolment } from './cremation.ts';

/** A member's ledgers as far as bills need them. */
export interface Ledgers {
  readonly person: Person;
  readonly shareLines: readonly ShareLine[];
  readonly loans: readonly Loan[];
  readonly accounts: readonly {
    readonly plan: AccountPlan;
    readonly lines: readonly DepositLine[];
  }[];
  readonly enrolments: readonly Enrolment[];
}

export interface Bill {
  readonly month: MonthNumber;
  readonly posted: boolean;
  readonly outcome: Outcome;
}

export const nothingOfLoans = { principalSatang: 0n, interestSatang: 0n, days: '' } as const;
const noRef = { refNo: '', periodNo: '' } as const;

function shareItem({ person, shareLines }: Ledgers, { month }: Bill): Item | undefined {
  if (month >= (person.suspendedFrom ?? Number.POSITIVE_INFINITY)) return undefined;
  const receipt = receiptNo(monthOf(month), person.memberNo);
  const line = shareLines.findLast((one) => one.receiptNo === receipt);
  const before = shareLines.findLast((one) => one.periodNo !== '');
  const year = payYear(month) - payYear(monthNumber(person.joinedOn));
  const amountSatang = line?.amountSatang ?? wholeBaht(inYear(person.pay.shareBaht, year));
  return {
    group: 'SHARE',
    ...itemWords.SHARE,
    ...nothingOfLoans,
    refNo: '',
    periodNo: line?.periodNo ?? nextPeriod(shareLines, month, before),
    amountSatang,
    collectedSatang: orNothing(line?.amountSatang),
    balanceAfterSatang: line?.balanceSatang ?? '',
  };
}

/** The period after the last one paid before the month. */
function nextPeriod(
  lines: readonly ShareLine[],
  month: MonthNumber,
  last: ShareLine | undefined,
): number {
  const { first } = monthOf(month);
  const before =
    last && last.on < first ? last : lines.findLast((one) => one.periodNo !== '' && one.on < first);
  return before ? Number(before.periodNo) + 1 : 1;
}

function loanItem(person: Person, loan: Loan, { month }: Bill): Item | undefined {
  const due = dueIn(loan, month);
  const { contractNo } = loan;
  if (!due) return undefined;
  const receipt = payrollReceiptNo(loan, monthOf(month), person.memberNo);
  const line = loan.lines.findLast((one) => one.receiptNo === receipt);
  return {
    group: 'LOAN',
    code: itemWords.LOAN.code,
    name: itemWords.LOAN.name(loan.product.name),
    refNo: contractNo,
    periodNo: due.periodNo,
    principalSatang: due.principalSatang,
    interestSatang: due.interestSatang,
    days: due.days,
    amountSatang: due.principalSatang + due.interestSatang,
    collectedSatang: line ? line.principalSatang + line.interestSatang : 0n,
    balanceAfterSatang: line?.balanceSatang ?? '',
  };
}

/** Paid off at the counter too late in a month for payroll to know: it goes back. */
function refundSatang(loan: Loan, month: MonthNumber): Satang {
  const { first, last } = monthOf(month);
  const end = loan.lines.at(-1);
  if (end?.typeCode !== '04' || end.receiptNo === '') return 0n;
  const tooLate = end.on >= first + 10 && end.on <= last;
  return tooLate && end.on % 2 === 0 ? loan.instalmentSatang : 0n;
}

function refundItem(loan: Loan, { month, posted, outcome }: Bill): Item | undefined {
  const amountSatang = refundSatang(loan, month);
  const billed = dueIn(loan, month) !== undefined;
  if (amountSatang === 0n || billed || !posted || outcome.reason !== '') return undefined;
  return {
    group: 'REFUND',
    ...itemWords.REFUND,
    ...nothingOfLoans,
    refNo: loan.contractNo,
    periodNo: '',
    amountSatang,
    collectedSatang: 0n,
    balanceAfterSatang: '',
  };
}

function depositItem(
  { plan, lines }: Ledgers['accounts'][number],
  person: Person,
  { month }: Bill,
): Item | undefined {
  const amountSatang = collectedIn(plan, monthOf(month));
  if (amountSatang === 0n) return undefined;
  const receipt = receiptNo(monthOf(month), person.memberNo);
  const line = lines.findLast((one) => one.receiptNo === receipt);
  return {
    group: 'DEPOSIT',
    code: itemWords.DEPOSIT.code,
    name: itemWords.DEPOSIT.name(plan.kind.name),
    ...nothingOfLoans,
    refNo: plan.accountNo,
    periodNo: '',
    amountSatang,
    collectedSatang: orNothing(line?.amountSatang),
    balanceAfterSatang: line?.balanceSatang ?? '',
  };
}

/** One item for the whole family under the first number, or one for each number. */
function cremationItems({ person, enrolments }: Ledgers, { month }: Bill): readonly Item[] {
  const due = enrolments.flatMap((enrolment) =>
    enrolment.months.filter((one) => one.month === month).map((one) => ({ enrolment, one })),
  );
  const [first] = enrolments;
  if (!first || due.length === 0) return [];
  const item = (refNo: string, parts: typeof due): Item => ({
    group: 'CREMATION',
    ...itemWords.CREMATION,
    ...nothingOfLoans,
    refNo,
    periodNo: '',
    amountSatang: sumOf(parts, ({ one }) => one.amountSatang),
    collectedSatang: sumOf(parts, ({ one }) => one.collectedSatang),
    balanceAfterSatang: '',
  });
  // Half of the members had their numbers put together when they enrolled, half had not.
  if (due.length === 1 || Number(person.memberNo) % 2 === 1) return [item(first.cremationNo, due)];
  return due.map((part) => ({
    ...item(part.enrolment.cremationNo, [part]),
    name: itemWords.CREMATION_EACH.name(
      associations[part.enrolment.association].code,
      relations[part.enrolment.relation],
    ),
  }));
}

/** Once a year in March a borrower pays for the insurance of the loans, by what is owed. */
const insuranceMonth = 3;
const fundMonth = 9;
const purposeFund = 47;

function withoutLedger(
  word: { readonly code: string; readonly name: string },
  group: Item['group'],
  amountSatang: Satang,
  came: boolean,
): Item {
  const common = { ...word, ...nothingOfLoans, ...noRef, group, amountSatang };
  return { ...common, collectedSatang: came ? amountSatang : 0n, balanceAfterSatang: '' };
}

/** Balance of a loan at the beginning of a month. */
function owedSatang(loan: Loan, month: MonthNumber): Satang {
  const { first } = monthOf(month);
  return orNothing(loan.lines.findLast((line) => line.on < first)?.balanceSatang);
}

function furtherItems(ledgers: Ledgers, bill: Bill): Item[] {
  const { person, loans } = ledgers;
  const month = monthOf(bill.month);
  const came = bill.posted && bill.outcome.deposits;
  const items: Item[] = [];
  const owed = sumOf(loans, (loan) => owedSatang(loan, bill.month));
  if (month.month === insuranceMonth && owed > 0n) {
    // 60 satang for each begun thousand baht.
    const premium = ((owed + 99_999n) / 100_000n) * 60n;
    items.push(withoutLedger(itemWords.INSURANCE, 'INSURANCE', premium, came));
  }
  if (bill.month === monthNumber(person.joinedOn)) {
    items.push(
      withoutLedger(itemWords.FEE, 'FEE', wholeBaht(100), bill.posted && bill.outcome.shares),
    );
  }
  const gives = seededRandom(Number(person.memberNo), purposeFund).percent(20);
  if (month.month === fundMonth && gives) {
    items.push(withoutLedger(itemWords.OTHER, 'OTHER', wholeBaht(50), came));
  }
  return items;
}

/** In the order of a receipt: shares, loans, deposits, cremation, the rest, refunds. */
export function itemsOf(ledgers: Ledgers, bill: Bill): readonly Item[] {
  const { person, loans, accounts } = ledgers;
  const items = [
    shareItem(ledgers, bill),
    ...loans.map((loan) => loanItem(person, loan, bill)),
    ...accounts.map((account) => depositItem(account, person, bill)),
    ...cremationItems(ledgers, bill),
    ...furtherItems(ledgers, bill),
  ].filter((item) => item !== undefined);
  if (items.length === 0) return [];
  const refunds = loans.map((loan) => refundItem(loan, bill));
  return [...items, ...refunds.filter((item) => item !== undefined)];
}
