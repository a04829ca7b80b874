/** Rows of loans in the extract, their fields in the order of `intake/layout/loans.ts`. */

import type { Satang } from '../../core/satang.ts';
import type { Field } from '../../intake/write/row.ts';
import { dayText, monthOf } from '../calendar.ts';
import { lineWords } from '../words/loan.text.ts';
import type { Guarantee } from './guarantors.ts';
import type { Loan, LoanLine } from './loan.ts';
import { rateTextAt } from './products.ts';

type Row = readonly Field[];

/** The rate of its last line; of an open contract the one that its balance has reached. */
const rateTextOf = ({ product, lines, balanceSatang, closedOn }: Loan): string =>
  rateTextAt(product, closedOn === undefined ? balanceSatang : balanceBefore(lines, lines.length));

/** What a line, from 1 on, finds; the first one its own balance. */
const balanceBefore = (lines: readonly LoanLine[], seq: number): Satang => {
  const line = lines[Math.max(seq - 2, 0)];
  if (line === undefined) throw new RangeError('a contract without lines');
  return line.balanceSatang;
};

export const loanRow = (memberNo: string, loan: Loan): Row => [
  loan.contractNo,
  memberNo,
  loan.product.family,
  loan.product.code,
  loan.product.name,
  dayText(loan.contractOn),
  dayText(monthOf(loan.firstDue).last),
  dayText(monthOf(loan.firstDue + loan.periodTotal - 1).last),
  loan.approvedSatang,
  loan.disbursedSatang,
  rateTextOf(loan),
  loan.product.stated.dayCount,
  loan.product.stated.interestStep ?? '',
  loan.product.stated.interestRounding ?? '',
  loan.method,
  loan.product.revolving ? 1 : 0,
  loan.instalmentSatang,
  loan.periodLast,
  loan.periodTotal,
  loan.balanceSatang,
  loan.principalArrearsSatang,
  loan.interestArrearsSatang,
  loan.accruedSatang,
  loan.lastPaymentOn === undefined ? '' : dayText(loan.lastPaymentOn),
  loan.closedOn === undefined ? 'OPEN' : 'CLOSED',
  loan.closedOn === undefined ? '' : dayText(loan.closedOn),
  loan.refinancedBy,
  loan.debt ? loan.debt.status : '',
  loan.debt ? dayText(loan.debt.on) : '',
  loan.debt?.status === 'WRITTEN_OFF' ? loan.writtenOffSatang : '',
  loan.product.banded?.text ?? '',
  loan.product.banded?.read.by ?? '',
  '',
];

/** What the old system called its loan movements; kept beside the standard codes. */
const legacyCodes = {
  '01': 'LRC',
  '02': 'LPM',
  '03': 'LPX',
  '04': 'LCL',
  '05': 'LRF',
  '07': 'LWO',
} as const;

export const loanLineRow = (loan: Loan, seq: number, line: LoanLine): Row => [
  loan.contractNo,
  seq,
  dayText(line.on),
  line.receiptNo,
  line.periodNo,
  line.typeCode,
  legacyCodes[line.typeCode],
  lineWords[line.typeCode],
  line.sign,
  rateTextAt(loan.product, balanceBefore(loan.lines, seq)),
  line.days,
  line.principalSatang,
  line.interestSatang,
  line.principalSatang + line.interestSatang,
  line.balanceSatang,
  line.interestBalanceSatang,
];

export const guaranteeRow = (loan: Loan, seq: number, guarantee: Guarantee): Row => [
  loan.contractNo,
  seq,
  guarantee.kind,
  guarantee.guarantorNo,
  guarantee.refNo,
  guarantee.name,
  guarantee.amountSatang,
];
