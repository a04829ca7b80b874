/** Enrolments and months of one as they are printed and put into files. */
import type * as z from 'zod/mini';
import { type Whose, whoseFacts } from '../../../api/sheet/whose.ts';
import { readBaht, wireBaht } from '../../../core/satang.ts';
import type { Sheet, SheetTable } from '../../../core/sheet/sheet.ts';
import { thaiMonthShort } from '../../../core/thai-date.ts';
import type { enrolmentShape, monthShape } from './kepcrem.api.ts';
import { text } from './kepcrem.text.ts';

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
  thaiMonthShort(`${year_be - 543}-${String(month).padStart(2, '0')}`);

function enrolmentTable(enrolments: readonly Enrolment[]): SheetTable {
  return {
    title: text.enrolmentsSheet,
    columns: [
      { name: text.cremationNo, kind: 'text' },
      { name: text.association, kind: 'text' },
      { name: text.person, kind: 'text', width: 1.8 },
      { name: text.relation, kind: 'text' },
      { name: text.joined, kind: 'day' },
      { name: text.kind, kind: 'text' },
      { name: text.sheet.insured, kind: 'baht' },
      { name: text.sheet.prepaid, kind: 'baht' },
      { name: text.sheet.toCollect, kind: 'baht' },
      { name: text.sheet.aid, kind: 'baht' },
      { name: text.sheet.after, kind: 'baht' },
      { name: text.status, kind: 'text' },
    ],
    rows: enrolments.map((one) => ({
      cells: [
        one.cremation_no,
        one.association_code,
        one.person_name,
        text.relations[one.relation],
        one.joined_on,
        one.member_kind,
        one.insured_amount,
        one.prepaid_balance,
        one.to_collect,
        one.aid_to_others,
        one.balance_after,
        text.statuses[one.status],
      ],
    })),
    empty: text.empty,
  };
}

const sum = (amounts: readonly string[]): string =>
  wireBaht(amounts.reduce((total, amount) => total + readBaht(amount), 0n));

function monthTable(cremationNo: string, months: readonly Month[]): SheetTable {
  const total = {
    as: 'total' as const,
    cells: [
      text.sum,
      months.reduce((all, { deaths }) => all + deaths, 0),
      null,
      sum(months.map(({ amount }) => amount)),
      sum(months.map(({ collected }) => collected)),
      sum(months.map(({ pending, outstanding }) => (pending ? '0.00' : outstanding))),
      null,
    ],
  };
  return {
    title: text.months(cremationNo),
    columns: [
      { name: text.month, kind: 'text' },
      { name: text.deaths, kind: 'count' },
      { name: text.rate, kind: 'baht' },
      { name: text.amount, kind: 'baht' },
      { name: text.collected, kind: 'baht' },
      { name: text.outstanding, kind: 'baht' },
      { name: text.receiptNo, kind: 'text' },
    ],
    rows: [
      ...months.map((one) => ({
        cells: [
          one.pending ? `${monthWords(one)} (${text.pending})` : monthWords(one),
          one.deaths,
          one.rate_per_death,
          one.amount,
          one.pending ? null : one.collected,
          one.pending ? null : one.outstanding,
          one.receipt_no,
        ],
      })),
      ...(months.length > 0 ? [total] : []),
    ],
    empty: text.noMonths,
  };
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
