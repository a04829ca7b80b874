/** A contract month by month: billed, deducted or not, caught up at the counter, ended. */
import { type Satang, sumSatang } from '../../core/satang.ts';
import {
  type DayNumber,
  dayText,
  type Month,
  type MonthNumber,
  monthNumber,
  monthOf,
} from '../calendar.ts';
import { loanCounterReceiptNo } from '../ledgers/receipts.ts';
import { billOf, payrollReceiptNo } from './bill.ts';
import type { Contract, Debt, Drawing, Due, Loan } from './loan.ts';
import { type LoanLedger, loanLedger } from './loan-balance.ts';

/** What payroll pays of a month's bill, and when the borrower makes up for it. */
export interface Habits {
  readonly memberNo: string;
  deducted(month: MonthNumber): 'FULL' | 'INTEREST' | 'NONE';
  /** The day of this month on which earlier months are caught up. */
  catchesUpOn(month: MonthNumber): DayNumber | undefined;
}

/** What happens besides the instalments. */
export interface Events {
  /** Paid off at the counter, or settled by the contract named. */
  readonly ending?: { readonly on: DayNumber; readonly by: string } | undefined;
  readonly extra?: { readonly on: DayNumber; readonly percent: number } | undefined;
  /** The last month that is billed and paid. */
  readonly paidUntil?: MonthNumber | undefined;
  /** Of a revolving contract, the first on the day it is signed. */
  readonly draws?: readonly Drawing[] | undefined;
  readonly debt?: Debt | undefined;
}

/** Bills are kept from this month on: collections reach back 24 months (D-11). */
const billsFrom: MonthNumber = monthNumber('2023-12-01');

const thousandBaht = 100_000n;
const least = (a: Satang, b: Satang): Satang => (a < b ? a : b);

/** A loan as it runs: the book, and what has been billed and not paid. */
interface Running {
  readonly contract: Contract;
  readonly habits: Habits;
  readonly ledger: LoanLedger;
  readonly bills: Map<MonthNumber, Due>;
  readonly missed: MonthNumber[];
  /** Principal that was billed and is not paid. */
  overdue: Satang;
  missedPeriod: number | '';
  settledBy: string;
}

function payExtra(run: Running, on: DayNumber, principalSatang: Satang, periodNo: number | '') {
  run.ledger.pay(on, {
    typeCode: '03',
    receiptNo: loanCounterReceiptNo(on, run.habits.memberNo),
    periodNo,
    principalSatang,
    interestSatang: run.ledger.interestOn(on),
  });
  run.overdue -= least(run.overdue, principalSatang);
  if (run.overdue === 0n) run.missedPeriod = '';
}

function catchUp(run: Running, on: DayNumber): void {
  if (run.missedPeriod === '') return;
  payExtra(run, on, run.overdue, run.missedPeriod);
}

function payMore(run: Running, on: DayNumber, percent: number): void {
  const part = ((run.ledger.balance() * BigInt(percent)) / 100n / thousandBaht) * thousandBaht;
  if (part > 0n) payExtra(run, on, part, '');
}

function end(run: Running, on: DayNumber, by: string): void {
  run.ledger.pay(on, {
    typeCode: by === '' ? '04' : '05',
    receiptNo: by === '' ? loanCounterReceiptNo(on, run.habits.memberNo) : '',
    periodNo: '',
    principalSatang: run.ledger.balance(),
    interestSatang: run.ledger.interestOn(on),
  });
  run.settledBy = by;
  run.overdue = 0n;
}

interface Happening {
  readonly on: DayNumber;
  readonly act: () => void;
}

/** What happens in a month at the counter, in the order of days. */
function happenings(run: Running, events: Events, month: Month): readonly Happening[] {
  const found: Happening[] = [];
  const { extra, ending, debt, draws = [] } = events;
  const caught = run.missedPeriod === '' ? undefined : run.habits.catchesUpOn(month.number);
  if (caught !== undefined) found.push({ on: caught, act: () => catchUp(run, caught) });
  if (extra && extra.on >= month.first && extra.on <= month.last) {
    found.push({ on: extra.on, act: () => payMore(run, extra.on, extra.percent) });
  }
  if (ending && ending.on >= month.first && ending.on <= month.last) {
    found.push({ on: ending.on, act: () => end(run, ending.on, ending.by) });
  }
  if (debt?.status === 'WRITTEN_OFF' && debt.on >= month.first && debt.on <= month.last) {
    found.push({ on: debt.on, act: () => run.ledger.writeOff(debt.on) });
  }
  for (const { on, satang } of draws) {
    if (on >= month.first && on <= month.last) {
      found.push({ on, act: () => run.ledger.draw(on, satang) });
    }
  }
  if (found.length < 2) return found;
  const inOrder = found.toSorted((a, b) => a.on - b.on);
  // One receipt a day: what ends the loan, or pays more of it, pays what was missed as well.
  return inOrder.filter(({ on }, at) => on !== inOrder[at + 1]?.on);
}

function collect(run: Running, month: Month, bill: Due): void {
  const { ledger, habits } = run;
  const deducted = habits.deducted(month.number);
  const paid = deducted === 'FULL' ? bill.principalSatang : 0n;
  if (deducted !== 'NONE') {
    ledger.pay(month.last, {
      typeCode: '02',
      receiptNo: payrollReceiptNo(run.contract, month, habits.memberNo),
      periodNo: bill.periodNo,
      principalSatang: paid,
      interestSatang: bill.interestSatang,
    });
  }
  if (deducted === 'FULL') {
    run.overdue = least(run.overdue, ledger.balance());
    return;
  }
  run.missed.push(month.number);
  run.missedPeriod = bill.periodNo;
  run.overdue = least(run.overdue + bill.principalSatang, ledger.balance());
}

function runMonth(run: Running, events: Events, month: Month, asOf: DayNumber): void {
  const counter = happenings(run, events, month).filter(({ on }) => on <= asOf);
  // Who leaves on the last day has been billed before.
  for (const { on, act } of counter) if (on < month.last && run.ledger.balance() > 0n) act();
  if (run.ledger.balance() === 0n) return;
  const bill = billOf(run.contract, run.ledger, month);
  const isOver = month.number > (events.paidUntil ?? month.number);
  if (month.number >= billsFrom && !isOver) run.bills.set(month.number, bill);
  if (month.last > asOf) return;
  if (isOver) run.overdue = least(run.overdue + bill.principalSatang, run.ledger.balance());
  else collect(run, month, bill);
  for (const { on, act } of counter) if (on === month.last && run.ledger.balance() > 0n) act();
}

/** The contract as it stands on a day; a later day adds lines and changes none. */
export function runLoan(contract: Contract, habits: Habits, events: Events, asOf: DayNumber): Loan {
  const { product, contractOn, approvedSatang } = contract;
  const [first, ...draws] = events.draws ?? [];
  const ledger = loanLedger(product, contractOn, first?.satang ?? approvedSatang);
  const later = { ...events, draws };
  const run: Running = {
    contract,
    habits,
    ledger,
    bills: new Map(),
    missed: [],
    overdue: 0n,
    missedPeriod: '',
    settledBy: '',
  };
  for (let number = contract.firstDue; ledger.balance() > 0n; number += 1) {
    const month = monthOf(number);
    if (month.first > asOf) break;
    runMonth(run, later, month, asOf);
  }
  return summary(run, events.debt, asOf);
}

/** The last month end up to a day. */
function lastMonthEnd(day: DayNumber): DayNumber {
  const month = monthOf(monthNumber(dayText(day)));
  return month.last <= day ? month.last : month.first - 1;
}

/** Interest that was billed by the last month end and is not paid. */
function interestArrears({ ledger, contract }: Running, asOf: DayNumber): Satang {
  const due = lastMonthEnd(asOf);
  if (due < monthOf(contract.firstDue).last) return 0n;
  return ledger.interestOn(Math.max(due, ledger.lastOn()));
}

function summary(run: Running, debt: Debt | undefined, asOf: DayNumber): Loan {
  const { ledger, contract, bills, missed } = run;
  const balanceSatang = ledger.balance();
  const periods = ledger.lines.map(({ periodNo }) => (periodNo === '' ? 0 : periodNo));
  const paid = ledger.lines.filter(({ typeCode }) => typeCode !== '01' && typeCode !== '07');
  const out = ledger.lines.filter(({ typeCode }) => typeCode === '01');
  const off = ledger.lines.filter(({ typeCode }) => typeCode === '07');
  const closed = balanceSatang === 0n;
  return {
    ...contract,
    lines: ledger.lines,
    disbursedSatang: sumSatang(out.map(({ principalSatang }) => principalSatang)),
    balanceSatang,
    periodLast: Math.max(...periods),
    principalArrearsSatang: closed ? 0n : run.overdue,
    interestArrearsSatang: closed ? 0n : interestArrears(run, asOf),
    accruedSatang: closed ? 0n : ledger.interestOn(asOf),
    lastPaymentOn: paid.at(-1)?.on,
    closedOn: closed ? ledger.lastOn() : undefined,
    refinancedBy: run.settledBy,
    debt: debt && debt.on <= asOf ? debt : undefined,
    writtenOffSatang: sumSatang(off.map(({ principalSatang }) => principalSatang)),
    bills,
    missed,
  };
}
