/** What the summary of a month must show: tables A, B and C, and the course of a year (D-26). */
import type { Row } from '../../recount/files/plain.ts';
import { baht, monthNo, orNull, yearBe } from '../expected/dto.ts';
import { type CoverFacts, monthsOffered } from './cover.ts';
import {
  columnOf,
  type ExpectedBill,
  type ExpectedMonth,
  isPosted,
  isRefund,
  peopleIn,
  sum,
} from './expected-bills.ts';

const order = [
  ...['share', 'emergency', 'ordinary', 'special', 'deposit', 'cremation', 'fee'],
  ...['insurance', 'other', 'guarantee'],
];
const isLoan = (group: string): boolean => ['emergency', 'ordinary', 'special'].includes(group);

function groups(bills: readonly ExpectedBill[]) {
  return order.flatMap((group) => {
    const having = bills
      .map(({ items }) => items.filter((item) => columnOf(item) === group))
      .filter((items) => items.length > 0);
    if (having.length === 0) return [];
    const items = having.flat();
    return {
      count: having.length,
      principal: isLoan(group) ? baht(sum(items, 'principalSatang')) : null,
      interest: isLoan(group) ? baht(sum(items, 'interestSatang')) : null,
      amount: baht(sum(items, 'amountSatang')),
    };
  });
}

const heads = ({ bills }: ExpectedMonth): readonly Row[] => bills.map(({ head }) => head);

/** How many rows have something in a field, and how much. */
function tally(rows: readonly Row[], field: string) {
  const some = rows.filter((row) => (row[field] || '0') !== '0');
  return { count: some.length, amount: baht(sum(some, field)) };
}

function own(expected: ExpectedMonth) {
  const rows = heads(expected);
  const billedItems = expected.bills.flatMap(({ items }) =>
    items.filter((item) => !isRefund(item)),
  );
  const loans = billedItems.filter((item) => isLoan(columnOf(item)));
  const posted = isPosted(expected);
  const short = rows.filter((row) => (row.uncollectedSatang || '0') !== '0');
  const partial = short.filter((row) => (row.collectedSatang || '0') !== '0');
  return {
    due_on: expected.row.dueOn,
    posted_on: orNull(expected.row.postedOn),
    members: peopleIn(rows),
    billed: baht(sum(rows, 'billedSatang')),
    table_a: groups(expected.bills),
    total_a: {
      principal: loans.length > 0 ? baht(sum(loans, 'principalSatang')) : null,
      interest: loans.length > 0 ? baht(sum(loans, 'interestSatang')) : null,
      amount: baht(sum(billedItems, 'amountSatang')),
    },
    table_b: {
      billed: { count: rows.length, amount: baht(sum(rows, 'billedSatang')) },
      collected: posted ? tally(rows, 'collectedSatang') : null,
      uncollected: posted ? tally(rows, 'uncollectedSatang') : null,
      partial: posted ? partial.length : null,
      unreported: null,
      refund: tally(rows, 'refundPendingSatang'),
    },
    table_c: posted
      ? short.map((row) => ({
          membership_no: row.memberNo,
          bill_seq: Number(row.seq),
          billed: baht(row.billedSatang),
          collected: baht(row.collectedSatang),
          uncollected: baht(row.uncollectedSatang),
        }))
      : [],
  };
}

/** Sums of some months; what came in is known once all of them are posted. */
function sums(months: readonly ExpectedMonth[]) {
  const rows = months.flatMap(heads);
  const posted = months.every(isPosted);
  return {
    members: peopleIn(rows),
    billed: baht(sum(rows, 'billedSatang')),
    collected: posted ? baht(sum(rows, 'collectedSatang')) : null,
    uncollected: posted ? baht(sum(rows, 'uncollectedSatang')) : null,
  };
}

const yearUpTo = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

function trend(months: readonly ExpectedMonth[], shown: string) {
  const within = months.filter(({ month }) => month > yearUpTo(shown) && month <= shown);
  const byMonth = Map.groupBy(within, ({ month }) => month);
  return [...byMonth]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, all]) => ({ year: yearBe(month), month: monthNo(month), ...sums(all) }));
}

export interface Below {
  readonly agency: Row;
  readonly months: readonly ExpectedMonth[];
}

function subUnits(below: readonly Below[], mine: ExpectedMonth | undefined, shown: string) {
  const at = below.map(({ agency, months }) => ({
    agency,
    month: months.find(({ month }) => month === shown),
  }));
  const billed = at.filter(({ month }) => month !== undefined);
  const all = [...billed.flatMap(({ month }) => month ?? []), ...(mine ? [mine] : [])];
  return {
    units: billed.map(({ agency, month }) => ({
      no: agency.agencyNo,
      agencies: 1,
      ...sums(month ? [month] : []),
    })),
    own: mine ? sums([mine]) : null,
    total: {
      ...sums(all),
      agencies: all.length,
      posted_agencies: all.filter(isPosted).length,
    },
  };
}

/** Answer of `/api/membergroup/summarize_rep`; `below`: the agencies under this one, by number. */
export function summaryAnswer(
  shown: string,
  { agency, months, asOf }: CoverFacts,
  below: readonly Below[] = [],
) {
  const mine = months.find(({ month }) => month === shown);
  const theirs = below.flatMap((one) => one.months);
  const allMonths = [...new Set([...months, ...theirs].map(({ month }) => month))];
  const offered = allMonths.toSorted().toReversed();
  return {
    unit: { no: agency.agencyNo, no_display: (agency.agencyNo ?? '').slice(4) },
    as_of: asOf,
    year: yearBe(shown),
    month: monthNo(shown),
    months: monthsOffered(offered.map((month) => ({ month }))),
    own: mine ? own(mine) : null,
    trend: trend(months.length > 0 ? months : theirs, shown),
    sub_units: below.length > 0 ? subUnits(below, mine, shown) : null,
  };
}
