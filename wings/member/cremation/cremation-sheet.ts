/** Enrolments and months of one as they are printed and put into files. */
import type * as z from 'zod/mini';
import { type Whose, whoseFacts } from '../../../api/sheet/owner-facts.ts';
import { sumBaht } from '../../../core/satang.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../core/sheet/sheet-table.ts';
import { monthInBuddhistYear, thaiMonthShort } from '../../../core/thai-date.ts';
import type { enrolmentShape, monthShape } from './cremation.api.ts';
import { text } from './cremation.text.ts';

type Enrolment = z.output<typeof enrolmentShape>;
type Month = z.output<typeof monthShape>;

export interface SheetOf {
  readonly member: Whose;
  readonly asOf: string;
  readonly enrolments: readonly Enrolment[];
  /** Whose months; null where there is no enrolment. */
  readonly cremationNo: string | null;
  readonly months: readonly Month[];
}

/** พ.ย. 2568 */
export const monthWords = ({ year_be, month }: Pick<Month, 'year_be' | 'month'>): string =>
  thaiMonthShort(monthInBuddhistYear(year_be, month));

/** The months that are in arrears: มิ.ย. 2567; of several the first, and how many they are. */
export function arrearsWords({ arrears_months: months }: Pick<Enrolment, 'arrears_months'>) {
  const [first, ...later] = months;
  if (first === undefined) return '';
  const from = monthWords(first);
  return later.length === 0 ? from : text.arrearsSince(from, months.length);
}

const enrolmentTable = (enrolments: readonly Enrolment[]): SheetTable =>
  sheetTable(
    enrolments,
    {
      cremationNo: { name: text.cremationNo, kind: 'text', of: (one) => one.cremation_no },
      association: { name: text.association, kind: 'text', of: (one) => one.association_code },
      person: { name: text.person, kind: 'text', width: 1.8, of: (one) => one.person_name },
      relation: { name: text.relation, kind: 'text', of: (one) => text.relations[one.relation] },
      joined: { name: text.joined, kind: 'day', of: (one) => one.joined_on },
      kind: { name: text.kind, kind: 'text', of: (one) => one.member_kind },
      insured: { name: text.sheet.insured, kind: 'baht', of: (one) => one.insured_amount },
      prepaid: { name: text.sheet.prepaid, kind: 'baht', of: (one) => one.prepaid_balance },
      toCollect: { name: text.sheet.toCollect, kind: 'baht', of: (one) => one.to_collect },
      arrears: { name: text.sheet.arrears, kind: 'baht', of: (one) => one.arrears },
      arrearsOf: { name: text.sheet.arrearsOf, kind: 'text', of: arrearsWords },
      aid: { name: text.sheet.aid, kind: 'baht', of: (one) => one.aid_to_others },
      after: { name: text.sheet.after, kind: 'baht', of: (one) => one.balance_after },
      status: { name: text.status, kind: 'text', of: (one) => text.statuses[one.status] },
    },
    { title: text.enrolmentsSheet, empty: text.empty },
  );

/**
 * Before posting nobody knows what will come in: then nothing is said of it, and what is asked for
 * stands apart. On each line and at the foot amount = collected + outstanding + on its way.
 */
const monthColumns = lineColumns<Month>()({
  month: {
    ...{ name: text.month, kind: 'text' },
    of: (one) => (one.pending ? `${monthWords(one)} (${text.pending})` : monthWords(one)),
  },
  deaths: { name: text.deaths, kind: 'count', of: (one) => one.deaths },
  rate: { name: text.rate, kind: 'baht', of: (one) => one.rate_per_death },
  amount: { name: text.amount, kind: 'baht', of: (one) => one.amount },
  collected: {
    ...{ name: text.collected, kind: 'baht' },
    of: (one) => (one.pending ? null : one.collected),
  },
  outstanding: {
    ...{ name: text.outstanding, kind: 'baht' },
    of: (one) => (one.pending ? null : one.outstanding),
  },
  pending: {
    ...{ name: text.pendingAmount, kind: 'baht' },
    of: (one) => (one.pending ? one.outstanding : null),
  },
  receiptNo: { name: text.receiptNo, kind: 'text', of: (one) => one.receipt_no },
});

function monthTable(cremationNo: string, months: readonly Month[]): SheetTable {
  const posted = months.filter(({ pending }) => !pending);
  const pendingMonths = months.filter(({ pending }) => pending);
  const total: MarkedRow<keyof typeof monthColumns> = {
    as: 'total',
    cells: {
      month: text.sum,
      deaths: months.reduce((all, { deaths }) => all + deaths, 0),
      amount: sumBaht(months.map(({ amount }) => amount)),
      collected: sumBaht(posted.map(({ collected }) => collected)),
      outstanding: sumBaht(posted.map(({ outstanding }) => outstanding)),
      pending: sumBaht(pendingMonths.map(({ outstanding }) => outstanding)),
    },
  };
  return sheetTable(months, monthColumns, {
    title: text.months(cremationNo),
    below: months.length > 0 ? [total] : [],
    empty: text.noMonths,
  });
}

export function kepcremSheet(of: SheetOf): Sheet {
  const { member, asOf, enrolments, cremationNo, months } = of;
  return {
    title: text.title,
    facts: whoseFacts(member, asOf),
    tables: [
      enrolmentTable(enrolments),
      ...(cremationNo === null ? [] : [monthTable(cremationNo, months)]),
    ],
    asOf,
    wide: true,
  };
}
