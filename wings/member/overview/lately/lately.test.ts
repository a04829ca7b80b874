import { expect, test } from 'vitest';
import type { LateEvent } from '../../../../records/figures/lately.ts';
import type { AccountNews } from '../../../../records/sign-in/account-news.ts';
import { latelyOf } from './lately.server.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const browser = (on: string, name = chrome): AccountNews => ({ kind: 'BROWSER', on, name });
const receipt = (on: string, month: string, seq = 1): LateEvent => ({
  ...{ kind: 'RECEIPT', on, satang: 1_931_906n, rate: null, name: 'R1', of: month, seq },
});
const others: readonly LateEvent[] = [
  {
    ...{ kind: 'INTEREST', on: '2025-09-30', satang: 31_240n, rate: null },
    ...{ name: 'ออมทรัพย์', of: '01020001234', seq: null },
  },
  {
    ...{ kind: 'RATE', on: '2025-07-01', satang: null, rate: '1.75' },
    ...{ name: 'ออมทรัพย์', of: '01020001234', seq: null },
  },
  {
    ...{ kind: 'DIVIDEND', on: '2025-01-15', satang: 4_123_055n, rate: null },
    ...{ name: null, of: '2024', seq: null },
  },
];

const of = (events: readonly LateEvent[], news: readonly AccountNews[], isHelped = false) =>
  latelyOf({ events, news, isHelped, asOf: '2025-11-28' });

test('R041 D-05 what happened lately stands newest first, each with where it leads', () => {
  const terms: AccountNews = { kind: 'TERMS', on: '2025-08-01', name: 'ข้อตกลง' };
  expect(of([...others, receipt('2025-10-31', '2025-10-01', 2)], [terms])).toEqual([
    {
      ...{ kind: 'RECEIPT', on: '2025-10-31', amount: '19319.06', rate: null },
      ...{ name: 'R1', ref: '2568/10/2' },
    },
    {
      ...{ kind: 'INTEREST', on: '2025-09-30', amount: '312.40', rate: null },
      ...{ name: 'ออมทรัพย์', ref: '01020001234' },
    },
    { ...{ kind: 'TERMS', on: '2025-08-01', amount: null, rate: null, ref: null }, name: 'ข้อตกลง' },
    {
      ...{ kind: 'RATE', on: '2025-07-01', amount: null, rate: '1.75' },
      ...{ name: 'ออมทรัพย์', ref: '01020001234' },
    },
    {
      ...{ kind: 'DIVIDEND', on: '2025-01-15', amount: '41230.55', rate: null },
      ...{ name: null, ref: '2567' },
    },
  ]);
});

test('D-05 five at most, and nothing that is older than a year', () => {
  const months = ['09', '08', '07', '06', '05', '04', '03'];
  const found = of(
    months.map((month) => receipt(`2025-${month}-28`, `2025-${month}-01`)),
    [],
  );
  expect(found.map(({ ref }) => ref)).toEqual(
    ['9', '8', '7', '6', '5'].map((month) => `2568/${month}/1`),
  );
  expect(
    of([receipt('2024-11-27', '2024-11-01'), receipt('2024-11-28', '2024-11-01')], []),
  ).toEqual([expect.objectContaining({ on: '2024-11-28' })]);
});

test('S1 browsers of one name on one day are one, and staff are told of none', () => {
  const news = [browser('2025-11-27'), browser('2025-11-27'), browser('2025-11-26', '?')];
  expect(of([], news)).toMatchObject([
    { kind: 'BROWSER', on: '2025-11-27', name: 'Chrome · Android' },
    { kind: 'BROWSER', on: '2025-11-26', name: null },
  ]);
  expect(of([], news, true)).toEqual([]);
});
