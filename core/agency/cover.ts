/** The cover statement: every bill of an agency's month as one line of columns (A.9, D-23). */

import { orNothing, type Satang, sumOf, sumOfPresent } from '../satang.ts';
import { formatBaht } from '../thai-number.ts';
import { coverText } from './cover.text.ts';
import { type LoanFamily, loanFamily } from './families.ts';

/** An item of a bill as far as the cover shows it; its group as the core system names it. */
export interface CoverItem {
  readonly itemGroup: string;
  readonly code: string;
  readonly name: string;
  readonly periodNo: number | null;
  readonly principalSatang: Satang;
  readonly interestSatang: Satang;
  readonly amountSatang: Satang;
  readonly collectedSatang: Satang;
}

/** One bill with what payroll has to know of the person. */
export interface CoverBill {
  readonly memberNo: string;
  /** Number of the bill within the member's month. */
  readonly seq: number;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly employeeNo: string | null;
  readonly payrollConsentOn: string | null;
  readonly receiptNo: string | null;
  readonly billedSatang: Satang;
  readonly refundPendingSatang: Satang;
  readonly items: readonly CoverItem[];
}

export interface ShareCell {
  /** `186`, of several `4, 12`; null where no period is told. */
  readonly period: string | null;
  readonly amountSatang: Satang;
}

export interface LoanCell {
  readonly period: string | null;
  readonly principalSatang: Satang;
  readonly interestSatang: Satang;
}

/** The columns of money; null where a bill has nothing of the kind. */
export interface CoverCells {
  readonly share: ShareCell | null;
  readonly emergency: LoanCell | null;
  readonly ordinary: LoanCell | null;
  readonly special: LoanCell | null;
  readonly depositSatang: Satang | null;
  readonly cremationSatang: Satang | null;
  readonly feeSatang: Satang | null;
  /** Insurance, too, and a loan that is of no family. */
  readonly otherSatang: Satang | null;
  /** Another member's debt, paid by a guarantor. */
  readonly guaranteeSatang: Satang | null;
  readonly totalSatang: Satang;
}

export interface CoverRow extends CoverCells {
  /** Line of the statement, from 1. */
  readonly seq: number;
  readonly membershipNo: string;
  /** With `membershipNo` what a report names a bill by. */
  readonly billSeq: number;
  readonly name: string;
  readonly employeeNo: string | null;
  readonly receiptNo: string | null;
  /** Whether a letter of consent is on record. */
  readonly consent: boolean;
  /** What no column shows: a refund that waits, a loan of no family. */
  readonly note: string | null;
}

export interface Cover {
  readonly rows: readonly CoverRow[];
  /** Column by column what the rows add up to; periods are null. */
  readonly totals: CoverCells;
}

type AmountColumn = 'deposit' | 'cremation' | 'fee' | 'other' | 'guarantee';
type Column = 'share' | LoanFamily | AmountColumn | 'refund';

const columns: Readonly<Record<string, Column>> = {
  SHARE: 'share',
  DEPOSIT: 'deposit',
  CREMATION: 'cremation',
  FEE: 'fee',
  GUARANTEE: 'guarantee',
  REFUND: 'refund',
};

/** What the core system groups otherwise stands among the others. */
function columnOf(item: CoverItem): Column {
  if (item.itemGroup === 'LOAN') return loanFamily(item) ?? 'other';
  return columns[item.itemGroup] ?? 'other';
}

type Satangs = (item: CoverItem) => Satang;
const amount: Satangs = (item) => item.amountSatang;

function periodOf(items: readonly CoverItem[]): string | null {
  const periods = items.flatMap(({ periodNo }) => periodNo ?? []);
  return periods.length === 0 ? null : periods.join(', ');
}

/** A row's money: each item stands in one column, and all columns together are the total. */
function cellsOf(items: readonly CoverItem[]): CoverCells {
  const of = Map.groupBy(items, columnOf);
  const shares = of.get('share');
  const loan = (family: LoanFamily): LoanCell | null => {
    const found = of.get(family);
    if (!found) return null;
    return {
      period: periodOf(found),
      principalSatang: sumOf(found, (item) => item.principalSatang),
      interestSatang: sumOf(found, (item) => item.interestSatang),
    };
  };
  const plain = (column: AmountColumn): Satang | null => {
    const found = of.get(column);
    return found ? sumOf(found, amount) : null;
  };
  const cells = {
    share: shares ? { period: periodOf(shares), amountSatang: sumOf(shares, amount) } : null,
    emergency: loan('emergency'),
    ordinary: loan('ordinary'),
    special: loan('special'),
    depositSatang: plain('deposit'),
    cremationSatang: plain('cremation'),
    feeSatang: plain('fee'),
    otherSatang: plain('other'),
    guaranteeSatang: plain('guarantee'),
  };
  return { ...cells, totalSatang: addedUp(cells) };
}

/** What the columns of one line add up to, each figure counted once. */
export function addedUp(cells: Omit<CoverCells, 'totalSatang'>): Satang {
  const loans = [cells.emergency, cells.ordinary, cells.special].flatMap((loan) => [
    ...[loan?.principalSatang, loan?.interestSatang],
  ]);
  const plain = [
    ...[cells.depositSatang, cells.cremationSatang, cells.feeSatang],
    ...[cells.otherSatang, cells.guaranteeSatang],
  ];
  return orNothing(sumOfPresent([cells.share?.amountSatang, ...loans, ...plain]));
}

/** Parted by a letter that TIS-620 has, too: notes go into payroll's files. */
function noteOf(bill: CoverBill): string | null {
  const nameless = bill.items.filter(
    (item) => item.itemGroup === 'LOAN' && loanFamily(item) === undefined,
  );
  const notes = nameless.map((item) => `${item.name} ${formatBaht(item.amountSatang)}`);
  if (bill.refundPendingSatang !== 0n) {
    notes.push(coverText.refund(formatBaht(bill.refundPendingSatang)));
  }
  return notes.length === 0 ? null : notes.join(' / ');
}

const plus = (a: Satang | null, b: Satang | null): Satang | null => sumOfPresent([a, b]);

function plusLoan(a: LoanCell | null, b: LoanCell | null): LoanCell | null {
  const cells = [a, b].filter((cell) => cell !== null);
  if (cells.length === 0) return null;
  return {
    period: null,
    principalSatang: sumOf(cells, (cell) => cell.principalSatang),
    interestSatang: sumOf(cells, (cell) => cell.interestSatang),
  };
}

function addShares(a: ShareCell | null, b: ShareCell | null): ShareCell | null {
  const cells = [a, b].filter((cell) => cell !== null);
  if (cells.length === 0) return null;
  return { period: null, amountSatang: sumOf(cells, (cell) => cell.amountSatang) };
}

export const nothing: CoverCells = {
  ...{ share: null, emergency: null, ordinary: null, special: null, depositSatang: null },
  ...{ cremationSatang: null, feeSatang: null, otherSatang: null, guaranteeSatang: null },
  totalSatang: 0n,
};

/** Two lines added column by column; totals of pages and of the whole are made of it. */
export function plusCells(a: CoverCells, b: CoverCells): CoverCells {
  return {
    share: addShares(a.share, b.share),
    emergency: plusLoan(a.emergency, b.emergency),
    ordinary: plusLoan(a.ordinary, b.ordinary),
    special: plusLoan(a.special, b.special),
    depositSatang: plus(a.depositSatang, b.depositSatang),
    cremationSatang: plus(a.cremationSatang, b.cremationSatang),
    feeSatang: plus(a.feeSatang, b.feeSatang),
    otherSatang: plus(a.otherSatang, b.otherSatang),
    guaranteeSatang: plus(a.guaranteeSatang, b.guaranteeSatang),
    totalSatang: a.totalSatang + b.totalSatang,
  };
}

/** Whether a letter is on record by which the member agrees to deductions from pay. */
export const hasConsent = ({ payrollConsentOn }: Pick<CoverBill, 'payrollConsentOn'>): boolean =>
  payrollConsentOn !== null;

/** The statement of all bills of a month, in their order. */
export function coverOf(bills: readonly CoverBill[]): Cover {
  const rows = bills.map((bill, at): CoverRow => {
    const cells = cellsOf(bill.items.filter(({ itemGroup }) => itemGroup !== 'REFUND'));
    return {
      ...cells,
      seq: at + 1,
      membershipNo: bill.memberNo,
      billSeq: bill.seq,
      name: `${bill.prefix}${bill.firstName} ${bill.lastName}`,
      employeeNo: bill.employeeNo,
      receiptNo: bill.receiptNo,
      consent: hasConsent(bill),
      note: noteOf(bill),
    };
  });
  return { rows, totals: rows.reduce<CoverCells>(plusCells, nothing) };
}
