import { describe, expect, test } from 'vitest';
import { reasons } from '../../intake.text.ts';
import type { Fields } from '../../tests/tiny-extract.ts';
import { at, type Change, changed, faultsOf, locationsOf } from './cases/case.ts';

const judge = (change: Change) => locationsOf(faultsOf(change));

describe('agencies', () => {
  test('a parent may stand above or below', () => {
    expect(
      judge(({ agencies }) => {
        Object.assign(agencies[0] as Fields, { PARENT_AGENCY_NO: '01011001' });
        Object.assign(agencies[1] as Fields, { PARENT_AGENCY_NO: '' });
      }),
    ).toEqual([]);
  });

  test.each<[string, number, Fields, string[]]>([
    ['twice', 2, { AGENCY_NO: '01011000' }, ['4 AGENCY_NO']],
    ['under a parent that is not there', 1, { PARENT_AGENCY_NO: '9' }, ['3 PARENT_AGENCY_NO']],
    ['its own parent', 0, { PARENT_AGENCY_NO: '01011000' }, ['2 PARENT_AGENCY_NO']],
    [
      'its own grandparent',
      0,
      { PARENT_AGENCY_NO: '01011001' },
      ['2 PARENT_AGENCY_NO', '3 PARENT_AGENCY_NO'],
    ],
  ])('F11 an agency that stands %s is reported', (_, index, fields, faults) => {
    const locations = locationsOf(changed('agencies', index, fields)());
    expect(locations).toEqual(faults.map((location) => `agencies.csv ${location}`));
  });
});

/** Further agencies, `1` and up, each under the next, the last under the one told. */
const chainOf = (count: number, last: string) => {
  const started = performance.now();
  const faults = faultsOf(({ agencies }) => {
    for (let no = 1; no <= count; no += 1) {
      const parent = no === count ? last : String(no + 1);
      const row = { ...agencies[2], AGENCY_NO: String(no), PARENT_AGENCY_NO: parent };
      agencies.push(row as Fields);
    }
  });
  return { faults: locationsOf(faults), millis: performance.now() - started };
};

test('a chain of 40,000 agencies is followed in no time', () => {
  const { faults, millis } = chainOf(40_000, '01011000');
  expect(faults).toEqual([]);
  expect(millis).toBeLessThan(20_000);
});

test('F11 only those in the ring are reported, not those that lead into it', () => {
  const locations = ['agencies.csv 7 PARENT_AGENCY_NO', 'agencies.csv 8 PARENT_AGENCY_NO'];
  expect(chainOf(4, '3').faults).toEqual(locations);
  expect(chainOf(40_000, '39999').faults.length).toBe(2);
});

describe('members', () => {
  test.each([0, 5])('A.2 who has status %i is a member', (status) => {
    expect(changed('members', 0, { STATUS_CODE: String(status) })()).toEqual([]);
  });

  test.each([1, 2, 3, 4])('A.2 who has status %i has left on a day', (status) => {
    const fields = { STATUS_CODE: String(status) };
    expect(locationsOf(changed('members', 0, fields)())).toEqual(['members.csv 2 LEFT_ON']);
    expect(changed('members', 0, { ...fields, LEFT_ON: '31/10/2568' })()).toEqual([]);
  });

  test('A.2 consent may be given before the admission', () => {
    expect(changed('members', 0, { PAYROLL_CONSENT_ON: '15/01/2553' })()).toEqual([]);
  });

  test.each<[string, Fields, string]>([
    ['an unknown agency', { AGENCY_NO: '01019999' }, 'AGENCY_NO'],
    ['a day of leaving while a member', { LEFT_ON: '01/02/2560' }, 'LEFT_ON'],
    ['the same in retirement', { STATUS_CODE: '5', LEFT_ON: '01/02/2560' }, 'LEFT_ON'],
    ['joined before birth', { BIRTH_DATE: '02/02/2553', PAYROLL_CONSENT_ON: '' }, 'JOINED_ON'],
    ['left before joining', { STATUS_CODE: '3', LEFT_ON: '31/01/2553' }, 'LEFT_ON'],
    ['joined after the day of the records', { JOINED_ON: '29/11/2568' }, 'JOINED_ON'],
    ['left after it', { STATUS_CODE: '3', LEFT_ON: '29/11/2568' }, 'LEFT_ON'],
    ['consent before birth', { PAYROLL_CONSENT_ON: '31/01/2510' }, 'PAYROLL_CONSENT_ON'],
    ['consent to come', { PAYROLL_CONSENT_ON: '29/11/2568' }, 'PAYROLL_CONSENT_ON'],
    ['a negative salary', { SALARY: '-1.00' }, 'SALARY'],
    ['a negative monthly share', { MONTHLY_SHARE: '-1.00' }, 'MONTHLY_SHARE'],
    ['shares held below nothing', { SHARE_HELD: '-0.01' }, 'SHARE_HELD'],
    ['more shares held than owned', { SHARE_HELD: '1000.01' }, 'SHARE_HELD'],
  ])('F11 %s is reported', (_, fields, column) => {
    expect(locationsOf(changed('members', 0, fields)())).toEqual([`members.csv 2 ${column}`]);
  });

  test('F11 a balance below nothing is reported, held shares above it too', () => {
    const locations = ['members.csv 2 SHARE_BALANCE', 'members.csv 2 SHARE_HELD'];
    expect(locationsOf(changed('members', 0, { SHARE_BALANCE: '-1.00' })())).toEqual(locations);
  });

  test('F11 a number twice, a national ID twice are reported at the second', () => {
    const twice = { MEMBER_NO: '1', NATIONAL_ID: '1101700230708' };
    const locations = ['members.csv 3 MEMBER_NO', 'members.csv 3 NATIONAL_ID'];
    expect(locationsOf(changed('members', 1, twice)())).toEqual(locations);
  });
});

describe('deposit accounts', () => {
  const empty = { BALANCE: '0.00', HELD: '0.00', AVAILABLE: '0.00', ACCRUED_INTEREST: '0.00' };

  test('an account that was closed', () => {
    const close: Change = (draft) => {
      Object.assign(at(draft, 'deposit_accounts', 0), empty, { STATUS: 'CLOSED' });
      const last = { TYPE_CODE: 'CLOSE', AMOUNT: '300.00', BALANCE: '0.00' };
      Object.assign(at(draft, 'deposit_lines', 1), last);
    };
    expect(judge(close)).toEqual([]);
    expect(
      judge((draft) => {
        close(draft);
        at(draft, 'deposit_accounts', 0).STATUS = 'OPEN';
      }),
    ).toEqual(['deposit_accounts.csv 2 STATUS']);
  });

  test.each<[string, Fields, string]>([
    ['of nobody', { MEMBER_NO: '000009' }, 'MEMBER_NO'],
    [
      'opened after the day of the records',
      { OPENED_ON: '29/11/2568', LAST_ACTIVITY_ON: '' },
      'OPENED_ON',
    ],
    ['moved after it', { LAST_ACTIVITY_ON: '29/11/2568' }, 'LAST_ACTIVITY_ON'],
    ['moved before it was opened', { LAST_ACTIVITY_ON: '04/02/2567' }, 'LAST_ACTIVITY_ON'],
    ['moved on another day than it says', { LAST_ACTIVITY_ON: '27/02/2568' }, 'LAST_ACTIVITY_ON'],
    ['due before it was opened', { MATURITY_ON: '04/02/2567' }, 'MATURITY_ON'],
    ['with more to withdraw than is free', { AVAILABLE: '200.51' }, 'AVAILABLE'],
    ['with more held than there is', { HELD: '250.51' }, 'HELD'],
    ['with less than nothing held', { HELD: '-0.01' }, 'HELD'],
    ['with less than nothing free', { AVAILABLE: '-0.01' }, 'AVAILABLE'],
    ['with negative interest', { ACCRUED_INTEREST: '-0.01' }, 'ACCRUED_INTEREST'],
    ['closed with money in it', { STATUS: 'CLOSED', ACCRUED_INTEREST: '0.00' }, 'BALANCE'],
    [
      'closed with interest to come',
      { ...empty, STATUS: 'CLOSED', ACCRUED_INTEREST: '0.25' },
      'ACCRUED_INTEREST',
    ],
  ])('F11 an account %s is reported', (_, fields, column) => {
    const locations = locationsOf(changed('deposit_accounts', 0, fields)());
    expect(locations).toEqual([`deposit_accounts.csv 2 ${column}`]);
  });

  test('an empty account may have no lines, yet moved on no day that cannot be', () => {
    const withoutLines =
      (fields: Fields): Change =>
      (draft) => {
        const row = { ...at(draft, 'deposit_accounts', 0), ...empty, ACCOUNT_NO: '01020000099' };
        draft.deposit_accounts.push({ ...row, ...fields });
      };
    expect(judge(withoutLines({}))).toEqual([]);
    const location = 'deposit_accounts.csv 4 LAST_ACTIVITY_ON';
    expect(judge(withoutLines({ LAST_ACTIVITY_ON: '04/02/2567' }))).toEqual([location]);
    expect(judge(withoutLines({ LAST_ACTIVITY_ON: '29/11/2568' }))).toEqual([location]);
  });

  describe('B.2 interest since the last posting', () => {
    const interest =
      (fields: Fields, accrued: string): Change =>
      (draft) => {
        Object.assign(at(draft, 'deposit_lines', 1), fields);
        const row = {
          ACCRUED_INTEREST: accrued,
          LAST_ACTIVITY_ON: fields.POSTED_ON ?? '28/02/2568',
        };
        Object.assign(at(draft, 'deposit_accounts', 0), row);
      };
    const posted = { TYPE_CODE: 'INTEREST', SIGN: '1', AMOUNT: '4.80', BALANCE: '304.80' };
    const owned: Change = (draft) => {
      const sums = { BALANCE: '304.80', HELD: '0.00', AVAILABLE: '304.80' };
      Object.assign(at(draft, 'deposit_accounts', 0), sums);
    };

    test.each<[string, Fields, string]>([
      // 300.00 × 389 days and 250.50 × 273 days at 1.50 %.
      ['of both balances', {}, '7.61'],
      // A day longer at 300.00.
      ['from the day of a movement', { POSTED_ON: '01/03/2568' }, '7.61'],
      ['of a movement on the day itself', { POSTED_ON: '28/11/2568' }, '8.16'],
    ])('%s', (_, fields, accrued) => {
      expect(judge(interest(fields, accrued))).toEqual([]);
      const location = ['deposit_accounts.csv 2 ACCRUED_INTEREST'];
      expect(judge(interest(fields, `${accrued.slice(0, -1)}9`))).toEqual(location);
    });

    test('begins anew with a posting', () => {
      // 304.80 × 273 days at 1.50 %.
      const since =
        (accrued: string): Change =>
        (draft) => {
          interest(posted, accrued)(draft);
          owned(draft);
        };
      expect(judge(since('3.42'))).toEqual([]);
      expect(judge(since('8.22'))).toEqual(['deposit_accounts.csv 2 ACCRUED_INTEREST']);
    });

    test('is told with both figures', () => {
      const faults = changed('deposit_accounts', 0, { ANNUAL_RATE: '1.51' })();
      expect(faults.map(({ reason }) => reason)).toEqual([
        reasons.fromLines('deposit_lines.csv', '7.66', '7.61'),
      ]);
    });

    test('is not computed where the rate is younger than it', () => {
      const rate = (RATE_SINCE: string) =>
        locationsOf(changed('deposit_accounts', 0, { RATE_SINCE, ACCRUED_INTEREST: '7.70' })());
      expect(rate('06/02/2567')).toEqual([]);
      expect(rate('05/02/2567')).toEqual(['deposit_accounts.csv 2 ACCRUED_INTEREST']);
      expect(rate('29/11/2568')).toEqual(['deposit_accounts.csv 2 RATE_SINCE']);
    });

    test('is none without lines', () => {
      const location = ['deposit_accounts.csv 4 ACCRUED_INTEREST'];
      for (const RATE_SINCE of ['', '28/11/2568']) {
        const extra: Change = (draft) => {
          const own = { ACCOUNT_NO: '01020000099', ACCRUED_INTEREST: '0.01', RATE_SINCE };
          const row = { ...at(draft, 'deposit_accounts', 0), ...empty, ...own };
          draft.deposit_accounts.push({ ...row, LAST_ACTIVITY_ON: '' });
        };
        expect(judge(extra)).toEqual(location);
      }
    });
  });

  test('F11 an account twice is reported at the second', () => {
    const twice = { ACCOUNT_NO: '01020000011' };
    const locations = locationsOf(changed('deposit_accounts', 1, twice)());
    expect(locations).toEqual(['deposit_accounts.csv 3 ACCOUNT_NO']);
  });
});
