/** Dividends: only of approved years, and where they come from (D-32). */
import { describe, expect, test } from 'vitest';
import type { Db } from '../../database.ts';
import { somchai } from '../../tests/sample.ts';
import { contractOf } from '../../tests/sample-figures.ts';
import { dividendOrigin, dividends, yearInterest } from '../dividends.ts';
import { openSample } from './opened.ts';

const opened = openSample();
const mine = <T>(work: (db: Db) => Promise<T>) => opened.records.readAsMember(somchai, work);

test('D-32 approved years, newest first, with rates and what was deducted', async () => {
  const found = await mine(dividends);
  expect(found.map(({ year, dividendRate }) => [year, dividendRate])).toEqual([
    [2024, '5.50'],
    [2023, '5.25'],
  ]);
  expect(found[1]).toEqual({
    ...{ year: 2023, dividendRate: '5.25', refundRate: '8.125', shareBaseSatang: 150_050n },
    ...{ dividendSatang: 8_000n, dividendStatus: 'PAID', interestBaseSatang: 1_900n },
    refundMethod: 'ONE_RATE',
    ...{ refundSatang: 95n, refundStatus: 'PAID', giftSatang: 5n, deductedSatang: 100n },
    ...{ netSatang: 8_000n, payMethod: 'BANK', bankCode: '006', payAccountNo: '1234567890' },
    paidOn: '2023-12-31',
    deductions: [
      { name: `เบี้ย${somchai}`, amountSatang: 60n },
      { name: `ค่าธรรมเนียม${somchai}`, amountSatang: 40n },
    ],
  });
  for (const { dividendSatang, refundSatang, giftSatang, deductedSatang, netSatang } of found) {
    expect(dividendSatang + refundSatang + giftSatang - deductedSatang).toBe(netSatang);
  }
});

test('D-32 a year appears when it is approved and goes when that is taken back', async () => {
  const state = (to: string) =>
    opened.change(`UPDATE records.dividend_years SET state = '${to}' WHERE year = 2025`);
  const years = async () => (await mine(dividends)).map(({ year }) => year);
  await state('APPROVED');
  expect(await years()).toEqual([2025, 2024, 2023]);
  await state('REJECTED');
  expect(await years()).toEqual([2024, 2023]);
});

describe('D-32 where a dividend comes from', () => {
  test('the first line of a ledger counts as bought; nothing was there before', async () => {
    expect(await mine((db) => dividendOrigin(db, 2023))).toEqual({
      year: {
        ...{ year: 2023, startsOn: '2023-01-01', endsOn: '2023-12-31', method: 'MONTHLY' },
        ...{ cutoffDay: 7, rounding: 'ONCE', dividendRate: '5.25', refundRate: '8.125' },
        ...{ refundMethod: 'ONE_RATE', loanTypeRates: null, paidOn: null },
      },
      broughtForwardSatang: 0n,
      moves: [
        { seq: 1, on: '2023-11-30', satang: 50_000n },
        { seq: 2, on: '2023-12-31', satang: 100_050n },
      ],
    });
  });

  test('B.3 what is brought forward on the first day was held all the year', async () => {
    const first = (type: string, on: string) =>
      opened.change(`UPDATE records.share_lines SET type_code = '${type}', posted_on = '${on}'
        WHERE member_no = '${somchai}' AND seq = 1`);
    await first('BF', '2023-01-01');
    const found = await mine((db) => dividendOrigin(db, 2023));
    expect(found?.broughtForwardSatang).toBe(50_000n);
    expect(found?.moves.map(({ seq }) => seq)).toEqual([2]);
    await first('FIRST', '2023-01-01');
    const bought = await mine((db) => dividendOrigin(db, 2023));
    expect(bought?.broughtForwardSatang).toBe(0n);
    expect(bought?.moves.map(({ seq }) => seq)).toEqual([1, 2]);
    await first('FIRST', '2023-11-30');
  });

  test('a year without movement begins and ends with the balance before it', async () => {
    const found = await mine((db) => dividendOrigin(db, 2024));
    expect(found).toMatchObject({ broughtForwardSatang: 150_050n, moves: [] });
  });

  test('withdrawals are negative, and the moves tie with the ledger', async () => {
    await opened.change(`UPDATE records.dividend_years SET state = 'APPROVED' WHERE year = 2025`);
    const found = await mine((db) => dividendOrigin(db, 2025));
    expect(found?.moves.map(({ satang }) => satang)).toEqual([
      ...[100_000n, -25n, 9_007_199_254_740_993n],
    ]);
    const end = (found?.moves ?? []).reduce(
      (sum, { satang }) => sum + satang,
      found?.broughtForwardSatang as bigint,
    );
    expect(end).toBe(9_007_199_254_991_018n);
    await opened.change(`UPDATE records.dividend_years SET state = 'PENDING' WHERE year = 2025`);
  });

  test('a fiscal year need not be a calendar year', async () => {
    await opened.change(`UPDATE records.dividend_years
      SET starts_on = '2023-12-01', ends_on = '2024-11-30' WHERE year = 2024`);
    const found = await mine((db) => dividendOrigin(db, 2024));
    expect(found?.broughtForwardSatang).toBe(50_000n);
    expect(found?.moves.map(({ on }) => on)).toEqual(['2023-12-31']);
    await opened.change(`UPDATE records.dividend_years
      SET starts_on = '2024-01-01', ends_on = '2024-12-31' WHERE year = 2024`);
  });

  test('of a year that is not approved, or not there, nothing is told', async () => {
    expect(await mine((db) => dividendOrigin(db, 2025))).toBeUndefined();
    expect(await mine((db) => dividendOrigin(db, 1999))).toBeUndefined();
    expect(await mine((db) => yearInterest(db, 2025))).toEqual([]);
  });
});

test('D-32 the interest paid in the year, by contract', async () => {
  expect(await mine((db) => yearInterest(db, 2024))).toEqual([
    {
      ...{ contractNo: contractOf(somchai), typeCode: 'สม1', typeName: 'สามัญ' },
      interestSatang: 1_900n,
    },
  ]);
  expect(await mine((db) => yearInterest(db, 2023))).toEqual([]);
});
