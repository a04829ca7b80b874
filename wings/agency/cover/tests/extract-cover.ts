/** A line of the cover as an extract's own rows make it, by another way than the program's. */
import type { Row } from '../../../../journeys/extract.ts';

export const satang = (amount = ''): number => Math.round(Number(amount) * 100);
export const sumOf = (rows: readonly Row[], column: string): number =>
  rows.reduce((total, row) => total + satang(row[column]), 0);

const baht = (amount: number): string => (amount / 100).toFixed(2);

/** Whether an item belongs to a bill. */
export const isOfMonth = (bill: Row) => (item: Row) =>
  item.MEMBER_NO === bill.MEMBER_NO && item.MONTH === bill.MONTH && item.SEQ === bill.SEQ;

function amounts(items: readonly Row[], ...groups: string[]): string | null {
  const of = items.filter(({ ITEM_GROUP = '' }) => groups.includes(ITEM_GROUP));
  return of.length === 0 ? null : baht(sumOf(of, 'AMOUNT'));
}

const periods = (of: readonly Row[]): string | null => {
  const periods = of.flatMap(({ PERIOD_NO }) => (PERIOD_NO ? [PERIOD_NO] : []));
  return periods.length > 0 ? periods.join(', ') : null;
};

function loans(items: readonly Row[], word: string) {
  const of = items.filter(
    ({ ITEM_GROUP, NAME = '' }) => ITEM_GROUP === 'LOAN' && NAME.includes(word),
  );
  if (of.length === 0) return null;
  return {
    period: periods(of),
    principal: baht(sumOf(of, 'PRINCIPAL')),
    interest: baht(sumOf(of, 'INTEREST')),
  };
}

export function expectedRow(seq: number, bill: Row, items: readonly Row[], person: Row = {}) {
  const shares = items.filter(({ ITEM_GROUP }) => ITEM_GROUP === 'SHARE');
  const refunds = items.filter(({ ITEM_GROUP }) => ITEM_GROUP === 'REFUND');
  const refund = (sumOf(refunds, 'AMOUNT') / 100).toLocaleString('en', {
    minimumFractionDigits: 2,
  });
  return {
    seq,
    membership_no: bill.MEMBER_NO,
    bill_seq: Number(bill.SEQ),
    name: `${person.PREFIX}${person.FIRST_NAME} ${person.LAST_NAME}`,
    employee_no: person.EMPLOYEE_NO || null,
    receipt_no: bill.RECEIPT_NO || null,
    share:
      shares.length > 0 ? { period: periods(shares), amount: baht(sumOf(shares, 'AMOUNT')) } : null,
    emergency: loans(items, 'ฉุกเฉิน'),
    ordinary: loans(items, 'สามัญ'),
    special: loans(items, 'พิเศษ'),
    deposit: amounts(items, 'DEPOSIT'),
    cremation: amounts(items, 'CREMATION'),
    fee: amounts(items, 'FEE'),
    other: amounts(items, 'INSURANCE', 'OTHER'),
    guarantee: amounts(items, 'GUARANTEE'),
    total: baht(satang(bill.BILLED)),
    consent: person.PAYROLL_CONSENT_ON !== '',
    note: refunds.length > 0 ? `เงินรอจ่ายคืน ${refund}` : null,
    posted:
      bill.POSTED === '1'
        ? {
            outcome: bill.STATUS,
            collected: baht(satang(bill.COLLECTED)),
            reason: bill.REASON || null,
          }
        : null,
  };
}
