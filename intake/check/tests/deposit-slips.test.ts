import { describe, expect, test } from 'vitest';
import type { Fields } from '../../tests/tiny-extract.ts';
import { at, type Change, faultsOf, locationsOf } from './cases/case.ts';
import { beside, slipRows, withSlips } from './cases/slips.ts';

const judge = (...changes: readonly Change[]) =>
  locationsOf(
    faultsOf((draft) => {
      for (const change of changes) change(draft);
    }),
  );
const slip = (index: number, fields: Fields) => judge(beside('deposit_slips', index, fields));
const account = (fields: Fields) => judge(beside('deposit_accounts', 1, fields));

/** A line of the account after all others. */
const added =
  (fields: Fields): Change =>
  (draft) => {
    const last = draft.deposit_lines.at(-1) as Fields;
    const own = { SEQ: String(Number(last.SEQ) + 1), RECEIPT_NO: '', ANNUAL_RATE: '' };
    draft.deposit_lines.push({ ...last, ...own, ...fields });
  };

test('T18 a number that no key has room for is refused where it stands', () => {
  const refused = ['deposit_slips.csv 2 SLIP_NO'];
  expect(slip(0, { SLIP_NO: 'ก'.repeat(41) })).toEqual(expect.arrayContaining(refused));
  expect(slip(0, { SLIP_NO: 'ก'.repeat(40) })).not.toEqual(expect.arrayContaining(refused));
});

test('B.2 each slip earns by itself and is rounded by itself', () => {
  expect(judge(withSlips)).toEqual([]);
  const together = beside('deposit_accounts', 1, { ACCRUED_INTEREST: '5.21' });
  expect(judge(together)).toEqual(['deposit_accounts.csv 3 ACCRUED_INTEREST']);
  // The sum of the slips ties, and no slip does.
  expect(
    judge(withSlips, (draft) => {
      at(draft, 'deposit_slips', 0).ACCRUED_INTEREST = '4.83';
      at(draft, 'deposit_slips', 1).ACCRUED_INTEREST = '0.37';
    }),
  ).toEqual(['deposit_slips.csv 2 ACCRUED_INTEREST', 'deposit_slips.csv 3 ACCRUED_INTEREST']);
});

describe('F11 the row of a slip', () => {
  test.each<[string, number, Fields, string[]]>([
    ['is of an account', 1, { ACCOUNT_NO: '01020000099' }, ['deposit_slips.csv 3 ACCOUNT_NO']],
    ['has a number of its own', 1, { SLIP_NO: 'ก-1' }, ['deposit_slips.csv 3 SLIP_NO']],
    ['has a rate', 1, { ANNUAL_RATE: '' }, ['deposit_slips.csv 3 ANNUAL_RATE']],
    [
      'is no older than its account',
      0,
      { OPENED_ON: '31/08/2568' },
      ['deposit_slips.csv 2 OPENED_ON'],
    ],
    ['is not of a day to come', 1, { OPENED_ON: '29/11/2568' }, ['deposit_slips.csv 3 OPENED_ON']],
    [
      'matures after it began',
      0,
      { MATURITY_ON: '31/08/2568' },
      ['deposit_slips.csv 2 MATURITY_ON'],
    ],
    [
      'holds nothing once it is closed',
      1,
      { STATUS: 'CLOSED' },
      ['deposit_slips.csv 3 BALANCE', 'deposit_slips.csv 3 ACCRUED_INTEREST'],
    ],
  ])('%s', (_, index, fields, faults) => {
    expect(slip(index, fields)).toEqual(faults);
  });

  test('comes to what its lines come to', () => {
    const moved: Change = (draft) => {
      withSlips(draft);
      at(draft, 'deposit_slips', 0).BALANCE = '999.99';
      at(draft, 'deposit_slips', 1).BALANCE = '200.01';
    };
    expect(judge(moved)).toEqual(['deposit_slips.csv 2 BALANCE', 'deposit_slips.csv 3 BALANCE']);
  });

  test('without lines holds nothing and has earned nothing', () => {
    const third = { ...slipRows[1], SLIP_NO: 'ก-3', BALANCE: '0.00', ACCRUED_INTEREST: '0.00' };
    const push =
      (fields: Fields): Change =>
      (draft) => {
        draft.deposit_slips.push({ ...third, ...fields });
      };
    expect(judge(withSlips, push({}))).toEqual([]);
    const earned = push({ ACCRUED_INTEREST: '0.01' });
    const total: Change = (draft) => {
      at(draft, 'deposit_accounts', 1).ACCRUED_INTEREST = '5.21';
    };
    expect(judge(withSlips, earned, total)).toEqual(['deposit_slips.csv 4 ACCRUED_INTEREST']);
  });
});

describe('F11 an account with slips', () => {
  test.each<[string, Fields, string]>([
    ['no rate', { ANNUAL_RATE: '2.00' }, 'ANNUAL_RATE'],
    ['no maturity', { MATURITY_ON: '01/09/2569' }, 'MATURITY_ON'],
    ['no day of a rate', { RATE_SINCE: '01/09/2568' }, 'RATE_SINCE'],
  ])('states %s of its own', (_, fields, column) => {
    expect(account(fields)).toEqual([`deposit_accounts.csv 3 ${column}`]);
  });

  test('is the sum of its slips', () => {
    const empty = { BALANCE: '1200.01', AVAILABLE: '1200.00' };
    expect(account(empty)).toEqual(['deposit_accounts.csv 3 BALANCE']);
  });

  test('has open slips only while it is open', () => {
    const closed = {
      STATUS: 'CLOSED',
      BALANCE: '0.00',
      AVAILABLE: '0.00',
      ACCRUED_INTEREST: '0.00',
    };
    const emptied = { BALANCE: '0.00', ACCRUED_INTEREST: '0.00' };
    const change: Change = (draft) => {
      withSlips(draft);
      Object.assign(at(draft, 'deposit_accounts', 1), closed);
      Object.assign(at(draft, 'deposit_slips', 0), emptied, { STATUS: 'CLOSED' });
      Object.assign(at(draft, 'deposit_slips', 1), emptied);
    };
    expect(judge(change)).toEqual(['deposit_slips.csv 3 STATUS']);
  });

  test('as delivered: the interest of each slip is taken, and the sum still ties', () => {
    const delivered: Change = (draft) => {
      withSlips(draft);
      at(draft, 'deposit_slips', 0).ACCRUED_INTEREST = '9.99';
      const own = { DAY_COUNT: 'AS_DELIVERED', ACCRUED_INTEREST: '10.37' };
      Object.assign(at(draft, 'deposit_accounts', 1), own);
    };
    expect(judge(delivered)).toEqual([]);
    const wrong: Change = (draft) => {
      at(draft, 'deposit_accounts', 1).ACCRUED_INTEREST = '10.38';
    };
    expect(judge(delivered, wrong)).toEqual(['deposit_accounts.csv 3 ACCRUED_INTEREST']);
  });
});

describe('F11 a line of an account with slips', () => {
  test('names one that was there on its day', () => {
    expect(judge(beside('deposit_lines', 2, { SLIP_NO: 'ก-2' }))).toContain(
      'deposit_lines.csv 4 POSTED_ON',
    );
    expect(judge(beside('deposit_lines', 1, { SLIP_NO: 'ก-1' }))).toEqual([
      'deposit_lines.csv 3 SLIP_NO',
    ]);
  });

  test('brings each slip forward by its first line, before any other movement', () => {
    const forward: Change = (draft) => {
      withSlips(draft);
      at(draft, 'deposit_lines', 2).TYPE_CODE = 'BF';
      Object.assign(at(draft, 'deposit_lines', 3), { TYPE_CODE: 'BF' });
    };
    expect(judge(forward)).toEqual([]);
    expect(judge(beside('deposit_lines', 3, { TYPE_CODE: 'BF' }))).toEqual([
      'deposit_lines.csv 5 TYPE_CODE',
    ]);
    // Twice of one slip.
    expect(
      judge(forward, added({ TYPE_CODE: 'BF', SIGN: '0', AMOUNT: '0.00', SLIP_NO: 'ก-1' })),
    ).toEqual(['deposit_lines.csv 6 TYPE_CODE']);
  });

  test('that posts interest ends the count of its slip alone', () => {
    // ก-1 is paid 3.29 on 31/10: 1003.29 × 2 % × 28 / 365 = 1.5393; ก-2 goes on counting.
    const posted: Change = (draft) => {
      withSlips(draft);
      const interest = { TYPE_CODE: 'INTEREST', AMOUNT: '3.29', BALANCE: '1203.29' };
      added({ ...interest, SLIP_NO: 'ก-1' })(draft);
      const sums = { BALANCE: '1203.29', AVAILABLE: '1203.29', ACCRUED_INTEREST: '1.92' };
      Object.assign(at(draft, 'deposit_accounts', 1), sums);
      Object.assign(at(draft, 'deposit_slips', 0), {
        ...{ BALANCE: '1003.29', ACCRUED_INTEREST: '1.54' },
      });
    };
    expect(judge(posted)).toEqual([]);
  });

  test('that states a new rate states it for its slip alone', () => {
    // ก-1: 1000 × (2 % × 60 + 3 % × 28) / 365 = 3.2877 + 2.3014 = 5.5890.
    const changed: Change = (draft) => {
      withSlips(draft);
      at(draft, 'deposit_lines', 2).ANNUAL_RATE = '2.00';
      const rate = { TYPE_CODE: 'RATE', SIGN: '0', AMOUNT: '0.00', ANNUAL_RATE: '3.00' };
      added({ ...rate, SLIP_NO: 'ก-1' })(draft);
      at(draft, 'deposit_accounts', 1).ACCRUED_INTEREST = '5.97';
      const own = { ANNUAL_RATE: '3.00', ACCRUED_INTEREST: '5.59' };
      Object.assign(at(draft, 'deposit_slips', 0), own);
    };
    expect(judge(changed)).toEqual([]);
    const still: Change = (draft) => {
      at(draft, 'deposit_slips', 0).ANNUAL_RATE = '2.00';
    };
    expect(judge(changed, still)).toEqual(['deposit_slips.csv 2 ANNUAL_RATE']);
    const unstated: Change = (draft) => {
      at(draft, 'deposit_lines', 2).ANNUAL_RATE = '';
    };
    expect(judge(changed, unstated)).toEqual(['deposit_slips.csv 2 ANNUAL_RATE']);
  });
});
