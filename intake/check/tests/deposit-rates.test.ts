import { expect, test } from 'vitest';
import type { Fields } from '../../tests/tiny-extract.ts';
import { at, type Change, faultsOf, locationsOf } from './cases/case.ts';

const judge = (change: Change) => locationsOf(faultsOf(change));

/** The second account of 000001: 1000.00 from 01/09/2568, 1200.00 from 31/10/2568. */
const account = (accrued: string, fields: Fields = {}): Change => {
  return (draft) => {
    Object.assign(at(draft, 'deposit_accounts', 1), { ACCRUED_INTEREST: accrued, ...fields });
  };
};
const line =
  (index: number, fields: Fields): Change =>
  (draft) => {
    Object.assign(at(draft, 'deposit_lines', index), fields);
  };
/** A line between the two that moves nothing. */
const newRate =
  (rate: string, fields: Fields = {}): Change =>
  (draft) => {
    const still = { SEQ: '2', TYPE_CODE: 'RATE', SIGN: '0', AMOUNT: '0.00', BALANCE: '1000.00' };
    const own = { POSTED_ON: '01/10/2568', ANNUAL_RATE: rate, RECEIPT_NO: '' };
    const row = { ...at(draft, 'deposit_lines', 2), ...still, ...own, ...fields };
    draft.deposit_lines.splice(3, 0, row);
    at(draft, 'deposit_lines', 4).SEQ = '3';
  };
const all =
  (...changes: readonly Change[]): Change =>
  (draft) => {
    for (const change of changes) change(draft);
  };

const opened = line(2, { ANNUAL_RATE: '2.00' });
const current = { ANNUAL_RATE: '3.00' };

test('B.2 a rate that is stated and never changes is the account’s', () => {
  expect(judge(all(opened, account('5.13')))).toEqual([]);
  expect(judge(all(opened, account('5.14')))).toEqual(['deposit_accounts.csv 3 ACCRUED_INTEREST']);
  expect(judge(all(opened, account('5.13', current)))).toEqual([
    'deposit_accounts.csv 3 ANNUAL_RATE',
  ]);
});

test('B.2 a change of rate between days counts from the close of its day', () => {
  // 1000.00 × (2 % × 30 + 3 % × 30) / 365 + 1200.00 × 3 % × 28 / 365 = 4.1096 + 2.7616.
  const change = all(opened, newRate('3.00'));
  expect(judge(all(change, account('6.87', current)))).toEqual([]);
  for (const wrong of ['6.86', '6.88', '5.13', '7.69']) {
    expect(judge(all(change, account(wrong, current)))).toEqual([
      'deposit_accounts.csv 3 ACCRUED_INTEREST',
    ]);
  }
});

test('B.2 a line that moves money may state the rate, too', () => {
  // 1000.00 × 2 % × 60 / 365 + 1200.00 × 3 % × 28 / 365 = 3.2877 + 2.7616.
  const change = all(opened, line(3, current));
  expect(judge(all(change, account('6.05', current)))).toEqual([]);
});

test('B.2 since when the rate holds is the day of the change', () => {
  const change = all(opened, newRate('3.00'));
  const since = (RATE_SINCE: string) =>
    judge(all(change, account('6.87', { ...current, RATE_SINCE })));
  expect(since('01/10/2568')).toEqual([]);
  expect(since('02/10/2568')).toEqual(['deposit_accounts.csv 3 RATE_SINCE']);
  expect(since('01/09/2568')).toEqual(['deposit_accounts.csv 3 RATE_SINCE']);
  // Of a rate that never changed any day up to the first line that states it will do.
  const never = (RATE_SINCE: string) => judge(all(opened, account('5.13', { RATE_SINCE })));
  expect(never('01/01/2568')).toEqual([]);
  expect(never('02/09/2568')).toEqual(['deposit_accounts.csv 3 RATE_SINCE']);
});

test('B.2 rates are stated from the last posting on', () => {
  const late = all(newRate('3.00'), account('6.87', current));
  expect(judge(late)).toEqual(['deposit_accounts.csv 3 ANNUAL_RATE']);
  // What was earned before the posting is paid, at whatever rate.
  const posting = { TYPE_CODE: 'INTEREST', SIGN: '1', AMOUNT: '1.64', BALANCE: '1001.64' };
  const moved = { BALANCE: '1201.64', AVAILABLE: '1201.64' };
  const after: Change = (draft) => {
    newRate('3.00', posting)(draft);
    at(draft, 'deposit_lines', 4).BALANCE = '1201.64';
    at(draft, 'collection_items', 4).BALANCE_AFTER = '1201.64';
    // 1001.64 × 3 % × 30 / 365 + 1201.64 × 3 % × 28 / 365 = 2.4698 + 2.7654.
    account('5.24', { ...current, ...moved })(draft);
  };
  expect(judge(after)).toEqual([]);
});

test('F11 a new rate moves nothing and is stated', () => {
  const change = (fields: Fields) =>
    judge(all(opened, newRate('3.00', fields), account('6.87', current)));
  expect(change({ SIGN: '1' })).toEqual(['deposit_lines.csv 5 SIGN']);
  expect(change({ ANNUAL_RATE: '' })).toEqual(['deposit_lines.csv 5 ANNUAL_RATE']);
});

test('B.2 accrued interest as delivered is taken, and all else still ties', () => {
  const delivered = { DAY_COUNT: 'AS_DELIVERED' };
  expect(judge(account('9.99', delivered))).toEqual([]);
  expect(judge(account('9.99', { DAY_COUNT: 'ACT_365F' }))).toEqual([
    'deposit_accounts.csv 3 ACCRUED_INTEREST',
  ]);
  expect(judge(account('-0.01', delivered))).toEqual(['deposit_accounts.csv 3 ACCRUED_INTEREST']);
  expect(judge(all(account('9.99', delivered), line(3, { AMOUNT: '200.01' })))).toContain(
    'deposit_lines.csv 5 BALANCE',
  );
  expect(judge(all(opened, account('9.99', { ...delivered, ...current })))).toEqual([
    'deposit_accounts.csv 3 ANNUAL_RATE',
  ]);
  // What is not computed needs no rate of each close.
  const late = newRate('3.00');
  expect(judge(all(late, account('9.99', { ...delivered, ...current })))).toEqual([]);
  const none: Change = (draft) => {
    const empty = { BALANCE: '0.00', HELD: '0.00', AVAILABLE: '0.00', LAST_ACTIVITY_ON: '' };
    const row = { ...at(draft, 'deposit_accounts', 1), ...delivered, ...empty };
    draft.deposit_accounts.push({ ...row, ACCOUNT_NO: '01020000099', ACCRUED_INTEREST: '0.01' });
  };
  expect(judge(none)).toEqual(['deposit_accounts.csv 4 ACCRUED_INTEREST']);
});
