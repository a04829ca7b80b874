/** What the cover statement of a month must show (D-23). */
import type { Row } from '../../recount/files/plain.ts';
import { baht, monthNo, orNull, yearBe } from '../expected/dto.ts';
import {
  columnOf,
  type ExpectedBill,
  type ExpectedMonth,
  isRefund,
  peopleIn,
  sum,
} from './expected-bills.ts';

const loans = ['emergency', 'ordinary', 'special'];
const plain = ['deposit', 'cremation', 'fee', 'other', 'guarantee'];

/** Insurance has no column of its own. */
const onCover = (item: Row): string => (columnOf(item) === 'insurance' ? 'other' : columnOf(item));

function cells(items: readonly Row[], withPeriods: boolean) {
  const of = Map.groupBy(
    items.filter((item) => !isRefund(item)),
    onCover,
  );
  const period = (its: readonly Row[]) => {
    const periods = its.flatMap(({ periodNo }) => (periodNo ? [periodNo] : []));
    return withPeriods && periods.length > 0 ? periods.join(', ') : null;
  };
  const share = of.get('share');
  const loan = (name: string) => {
    const its = of.get(name);
    if (!its) return null;
    const [principal, interest] = [sum(its, 'principalSatang'), sum(its, 'interestSatang')];
    return { period: period(its), principal: baht(principal), interest: baht(interest) };
  };
  const amount = (name: string) => {
    const its = of.get(name);
    return its ? baht(sum(its, 'amountSatang')) : null;
  };
  return {
    share: share ? { period: period(share), amount: baht(sum(share, 'amountSatang')) } : null,
    ...Object.fromEntries(loans.map((name) => [name, loan(name)])),
    ...Object.fromEntries(plain.map((name) => [name, amount(name)])),
    total: baht(
      sum(
        items.filter((item) => !isRefund(item)),
        'amountSatang',
      ),
    ),
  };
}

function line({ head, items }: ExpectedBill, at: number, people: ReadonlyMap<string, Row>) {
  return {
    seq: at + 1,
    membership_no: head.memberNo,
    bill_seq: Number(head.seq),
    employee_no: orNull(people.get(head.memberNo ?? '')?.employeeNo),
    receipt_no: orNull(head.receiptNo),
    ...cells(items, true),
    posted:
      head.posted === '1' && head.status !== 'PENDING'
        ? { collected: baht(head.collectedSatang) }
        : null,
  };
}

const picked = ({ month }: Pick<ExpectedMonth, 'month'>) => ({
  year: yearBe(month),
  month: monthNo(month),
});

/** Months to choose from, as rooms offer them. */
export const monthsOffered = (months: readonly Pick<ExpectedMonth, 'month'>[]) =>
  months.slice(0, 24).map(picked);

export interface CoverFacts {
  readonly agency: Row;
  readonly months: readonly ExpectedMonth[];
  readonly people: ReadonlyMap<string, Row>;
  readonly asOf: string;
}

/** Answer of `/api/membergroup/keeprep` for one month. */
export function coverAnswer(expected: ExpectedMonth, { agency, months, people, asOf }: CoverFacts) {
  const heads = expected.bills.map(({ head }) => head);
  return {
    as_of: asOf,
    unit: {
      no: agency.agencyNo,
      no_display: (agency.agencyNo ?? '').slice(4),
      phone: orNull(agency.phone),
    },
    ...picked(expected),
    due_on: expected.row.dueOn,
    posted_on: orNull(expected.row.postedOn),
    sums: {
      members: peopleIn(heads),
      billed: baht(sum(heads, 'billedSatang')),
      collected: baht(sum(heads, 'collectedSatang')),
      uncollected: baht(sum(heads, 'uncollectedSatang')),
    },
    totals: cells(
      expected.bills.flatMap(({ items }) => items),
      false,
    ),
    members: expected.bills.map((bill, at) => line(bill, at, people)),
    months: monthsOffered(months),
  };
}
