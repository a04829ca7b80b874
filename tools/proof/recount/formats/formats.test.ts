import { describe, expect, test } from 'vitest';
import type { Files } from '../files/files.ts';
import type { Row } from '../files/plain.ts';
import { expectedDividends } from './dividends.ts';
import { running, summary } from './ledger.ts';
import { expectedLoans, loansOf } from './loans.ts';
import { accountsOf, expectedDeposits, shareLedger } from './savings.ts';

const memberNo = '000123';

const line = (seq: number, postedOn: string, satang: bigint, more: Row = {}): Row => ({
  seq: String(seq),
  postedOn,
  sign: satang < 0n ? '-1' : '1',
  amountSatang: String(satang < 0n ? -satang : satang),
  ...more,
});

const filesWith = (part: Record<string, unknown>): Files =>
  ({
    asOf: '2025-11-28',
    ...Object.fromEntries(
      [
        'share_lines',
        'deposit_slips',
        'deposit_lines',
        'loan_lines',
        'dividends',
        'dividend_deductions',
        'collections',
        'collection_items',
      ].map((name) => [name, new Map()]),
    ),
    ...part,
  }) as unknown as Files;

describe('B.3 the second computation of a dividend', () => {
  const monthEnds = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const day = (month: number, date: number) => `2025-${String(month).padStart(2, '0')}-${date}`;
  const year: Row = {
    year: '2025',
    startsOn: '2025-01-01',
    endsOn: '2025-12-31',
    method: 'MONTHLY',
    rounding: 'ONCE',
    state: 'APPROVED',
  };

  /** The one year of a member with these shares, as its only contract paid that much interest. */
  function compute(terms: Row, moves: readonly Row[], interest: bigint) {
    const dividend = { year: '2025', dividendStatus: 'PAID', refundStatus: 'PAID' };
    const files = filesWith({
      dividend_years: [{ ...year, ...terms }],
      dividends: new Map([[memberNo, [dividend]]]),
      share_lines: new Map([[memberNo, moves]]),
    });
    const paid: Row = { postedOn: '2025-06-30', interestSatang: String(interest) };
    const loans = [{ row: { contractNo: '1' }, lines: [paid] }];
    const [result] = expectedDividends(files, {
      memberNo,
      shares: shareLedger(files, memberNo),
      loans,
    });
    return result?.dividend;
  }

  test('D1', () => {
    const moves = [
      line(1, '2024-12-31', 10_000_000n),
      ...monthEnds.map((date, index) => line(index + 2, day(index + 1, date), 100_000n)),
    ];
    const terms = { dividendRate: '5.70', refundRate: '13', cutoffDay: '7' };
    expect(compute(terms, moves, 5_000_000n)).toMatchObject({
      dividendSatang: 601_350n,
      refundSatang: 650_000n,
      shareBaseSatang: 11_200_000n,
      netSatang: 1_251_350n,
    });
  });

  test.each([
    ['ONCE', '7', 1_550_938n],
    ['PER_LINE', '7', 1_550_939n],
    ['ONCE', '5', 1_542_188n],
  ])('D2 rounded %s, cut-off day %s', (rounding, cutoffDay, dividendSatang) => {
    const months = monthEnds.map((_, index) => line(0, day(index + 1, 25), 250_000n));
    const extra = ['2025-03-07', '2025-03-08'].map((on) => line(0, on, 2_000_000n));
    const inYear = [...months, ...extra].toSorted((a, b) =>
      (a.postedOn ?? '') < (b.postedOn ?? '') ? -1 : 1,
    );
    const moves = [line(1, '2024-12-31', 25_000_000n), ...inYear];
    const numbered = moves.map((move, index) => ({ ...move, seq: String(index + 1) }));
    const terms = { dividendRate: '5.25', refundRate: '8.50', cutoffDay, rounding };
    const result = compute(terms, numbered, 4_123_765n);
    expect(result).toMatchObject({ dividendSatang, refundSatang: 350_520n });
  });
});

test('L1 the second computation of a loan: lines, balance, payoff, what is still to pay', () => {
  const loan: Row = {
    contractNo: 'L1',
    memberNo,
    status: 'OPEN',
    dayCount: 'ACT_365F',
    annualRate: '6.00',
    repaymentMethod: 'EQUAL_PRINCIPAL',
    instalmentSatang: '1000000',
    periodTotal: '12',
    firstDueOn: '2025-01-31',
  };
  const paid = (seq: number, on: string, interest: string): Row => ({
    ...line(seq, on, -1n, { typeCode: '02', periodNo: String(seq - 1), annualRate: '6.00' }),
    principalSatang: '1000000',
    interestSatang: interest,
  });
  const lines: readonly Row[] = [
    { ...line(1, '2025-01-10', 1n), typeCode: '01', periodNo: '', principalSatang: '12000000' },
    paid(2, '2025-01-31', '41425'),
    paid(3, '2025-02-28', '50630'),
    paid(4, '2025-03-31', '50959'),
  ];
  const files = filesWith({
    ...{ asOf: '2025-04-15', loans: [loan], loan_lines: new Map([['L1', lines]]) },
  });
  const loans = loansOf(files, memberNo);
  const [result] = expectedLoans(files, memberNo, loans).open;
  expect(result).toMatchObject({ payoffSatang: 9_022_192n });
  expect(result?.loan).toMatchObject({ principalBalanceSatang: '9000000', periodLast: '3' });
  expect(result?.lines.map(({ days }) => days)).toEqual(['31', '28', '21', '0']);
  expect(result?.lines[0]).toMatchObject({ interestBalanceSatang: '0', totalSatang: '1050959' });
  const forward = (result as { forward?: readonly object[] } | undefined)?.forward ?? [];
  expect(forward).toHaveLength(9);
  expect(forward.at(-1)).toMatchObject({ dueOn: '2025-12-31', interestSatang: 5_096n });
});

test('D-08 a payment that was reversed was not repaid, nor was anything lent', () => {
  const of = (typeCode: string, move: bigint, interestSatang: string): Row =>
    line(1, '2025-11-20', move, { typeCode, interestSatang });
  const sums = summary(
    running(
      [
        of('01', 1_200_000n, '0'),
        of('03', -50_000n, '2712'),
        of('06', 50_000n, '-2712'),
        of('06', 3_575n, '3575'),
        of('06', -75n, '0'),
        of('06', -200n, '100'),
      ],
      'amountSatang',
    ),
    'amountSatang',
  );
  expect(sums).toMatchObject({ inSatang: 1_200_000n, inCount: 1, outSatang: 200n, outCount: 3 });
  expect(sums).toMatchObject({ adjustedSatang: 3_500n, closingSatang: 1_203_300n });
});

test('B.2 the second computation of a deposit: each night since the last posting', () => {
  const account: Row = {
    accountNo: '1',
    memberNo,
    annualRate: '1.50',
    status: 'OPEN',
    openedOn: '2025-01-01',
  };
  const lines = [
    line(1, '2025-01-01', 1_000_000n, { typeCode: 'OPEN' }),
    line(2, '2025-09-30', 11_137n, { typeCode: 'INTEREST' }),
    line(3, '2025-10-30', -500_000n, { typeCode: 'WITHDRAW' }),
  ];
  const files = filesWith({ deposit_accounts: [account], deposit_lines: new Map([['1', lines]]) });
  const [result] = accountsOf(files, memberNo);
  // 30 nights of 10,111.37 and 29 of 5,111.37 baht at 1.5 %: 1,855.77 satang.
  expect(result?.row).toMatchObject({ balanceSatang: '511137', accruedInterestSatang: '1856' });
});

test('A.3 a second computed loan brought forward takes over what no line can tell', () => {
  const loan: Row = {
    ...{ contractNo: 'L2', memberNo, status: 'OPEN', dayCount: 'ACT_365F', annualRate: '6.00' },
    disbursedSatang: '2000000',
  };
  const forward = (typeCode: string): Row => ({
    ...line(1, '2025-10-31', 1n, { typeCode, periodNo: '7', annualRate: '6.00' }),
    ...{ principalSatang: '1200000', interestSatang: '0', interestBalanceSatang: '5000' },
  });
  const loanWith = (typeCode: string) => {
    const files = filesWith({
      loans: [loan],
      loan_lines: new Map([['L2', [forward(typeCode)]]]),
    });
    return loansOf(files, memberNo)[0];
  };
  // 28 nights of 12,000.00 at 6 %: 55.23.
  const row = { disbursedSatang: '2000000', periodLast: '7', accruedInterestSatang: '10523' };
  expect(loanWith('09')?.row).toMatchObject(row);
  expect(loanWith('01')?.row).toMatchObject({
    ...{ disbursedSatang: '1200000', accruedInterestSatang: '5523' },
  });
});

test('A.4 the second computation of an account brought forward pays nothing in', () => {
  const account: Row = { accountNo: '2', memberNo, annualRate: '1.50', openedOn: '2024-01-01' };
  const lines = [
    line(1, '2025-01-01', 700n, { typeCode: 'BF' }),
    line(2, '2025-01-31', 50n, { typeCode: 'DEPOSIT' }),
  ];
  const files = filesWith({ deposit_accounts: [account], deposit_lines: new Map([['2', lines]]) });
  const [result] = expectedDeposits(accountsOf(files, memberNo), [
    '2024-01-01',
    '2024-12-31',
  ]).accounts;
  expect(result?.all).toMatchObject({ openingSatang: 700n, inSatang: 50n, inCount: 1 });
  expect(result?.lines.map(({ sign }) => sign)).toEqual(['1', '0']);
  expect(result?.months).toEqual([{ month: '2025-01', inSatang: 50n, outSatang: 0n }]);
});
