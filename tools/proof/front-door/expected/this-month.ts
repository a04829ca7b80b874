/** What the overview must show of this month and of what happened lately (D-05, D-11). */
import { baht, monthNo, orNull, total, yearBe } from './dto.ts';
import type { Expectation, Row } from './extract-figures.ts';

type Bill = Expectation['expected']['collections']['monthly'][number];

const rowOf = ({ collection }: Bill) => collection as unknown as Row;

const billAnswer = (row: Row) => ({
  year_be: yearBe(row.month),
  month: monthNo(row.month),
  seq_no: Number(row.seq),
  billed: baht(row.billedSatang),
  collected: baht(row.collectedSatang),
  receipt_no: row.posted === '1' ? orNull(row.receiptNo) : null,
  receipt_on: row.posted === '1' ? orNull(row.receiptOn) : null,
});

/** The bills stand newest first; those of one month are told in their order. */
export function thisMonthAnswer({ expected, asOf }: Expectation) {
  const all = expected.collections.monthly.map(rowOf);
  const newest = all[0]?.month ?? '';
  const last = all.filter(({ month }) => month === newest).toReversed();
  const [first] = last;
  const month = asOf.slice(0, 7);
  if (first === undefined || newest.slice(0, 7) < month) {
    return {
      as_of: asOf,
      month,
      bills: [],
      before: first === undefined ? null : billAnswer(first),
    };
  }
  const [expected_on] = last
    .filter(({ posted, receiptOn }) => posted === '0' && receiptOn)
    .map(({ receiptOn }) => receiptOn)
    .toSorted();
  const sum = (field: string) => baht(total(last.map((row) => String(row[field] ?? ''))));
  return {
    as_of: asOf,
    month: newest.slice(0, 7),
    billed: sum('billedSatang'),
    collected: sum('collectedSatang'),
    uncollected: sum('uncollectedSatang'),
    expected_on: expected_on ?? null,
    bills: last.map(billAnswer),
  };
}

interface Event {
  readonly kind: string;
  readonly on: string;
  readonly amount?: string | null;
  readonly rate?: string;
  readonly name?: string | null;
  readonly ref?: string;
}

const wordOrder = ['RECEIPT', 'INTEREST', 'RATE', 'DIVIDEND'];

function receipts({ expected }: Expectation): readonly Event[] {
  const { monthly, other } = expected.collections;
  return [...monthly, ...other]
    .map(rowOf)
    .filter(({ posted, receiptNo, receiptOn }) => posted === '1' && receiptNo && receiptOn)
    .toSorted((a, b) => {
      const [one, two] = [a.month ?? '', b.month ?? ''];
      return one === two ? Number(b.seq) - Number(a.seq) : one < two ? 1 : -1;
    })
    .slice(0, 5)
    .map((row) => ({
      ...{ kind: 'RECEIPT', on: row.receiptOn ?? '', amount: baht(row.collectedSatang) },
      ...{
        name: orNull(row.receiptNo),
        ref: `${yearBe(row.month)}/${monthNo(row.month)}/${row.seq}`,
      },
    }));
}

const ofAccounts = ({ expected }: Expectation): readonly Event[] =>
  expected.deposits.accounts.flatMap(({ account, lines }) =>
    lines
      .slice(0, 60)
      .filter(({ typeCode }) => typeCode === 'INTEREST' || typeCode === 'RATE')
      .slice(0, 2)
      .map((line: Row) => ({
        ...{ kind: line.typeCode ?? '', on: line.postedOn ?? '', ref: account.accountNo ?? '' },
        ...(line.typeCode === 'RATE'
          ? { rate: line.annualRate ?? '' }
          : { amount: baht(line.amountSatang) }),
      })),
  );

function lastDividend({ expected }: Expectation): readonly Event[] {
  const paid = expected.dividends
    .map(({ dividend }) => dividend as unknown as Row)
    .filter(({ paidOn }) => paidOn)
    .toSorted((a, b) => Number(b.year) - Number(a.year));
  return paid.slice(0, 1).map((row) => ({
    ...{ kind: 'DIVIDEND', on: row.paidOn ?? '', amount: baht(row.netSatang) },
    ref: String(yearBe(row.year)),
  }));
}

/** Of browsers nothing: whoever asks has a session without one. */
export function latelyAnswer(expectation: Expectation) {
  const { asOf } = expectation;
  const since = `${Number(asOf.slice(0, 4)) - 1}${asOf.slice(4)}`;
  const rank = ({ on, kind, ref = '' }: Event) => `${on} ${9 - wordOrder.indexOf(kind)} ${ref}`;
  return [...receipts(expectation), ...ofAccounts(expectation), ...lastDividend(expectation)]
    .filter(({ on }) => on >= since)
    .toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))
    .slice(0, 5);
}
