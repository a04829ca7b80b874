import { describe, expect, test } from 'vitest';
import { fieldReader, type Value } from '../../decode/fields.ts';
import { lettersOf } from '../../decode/letters.ts';
import { Faults } from '../../fault.ts';
import { type Subject, subjects } from '../../layout.ts';
import { tinyExtract } from '../../tests/tiny-extract.ts';
import { checks } from '../checks.ts';
import { newRegister, type Register } from '../register.ts';

const asOf = '2025-11-28';

type Change = Readonly<Record<string, string>>;

/** The rows of the tiny extract's file, each changed by column name. */
function rowsOf(subject: Subject, changes: readonly Change[]): Value[][] {
  const lines = (tinyExtract[subject.file] as string).split('\r\n').slice(1, -1);
  return changes.map((change, index) => {
    const line = (lines[index % lines.length] as string).replace(/"[^"]*"/, 'ที่อยู่');
    return line.split(',').map((field, place) => {
      const column = subject.columns[place] as Subject['columns'][number];
      const bytes = Buffer.from(change[column.name] ?? field).toString('latin1');
      return fieldReader(column, lettersOf('utf-8'))(bytes) as Value;
    });
  });
}

function judge(name: Subject['name'], changes: readonly Change[], register: Register) {
  const subject = subjects.find((one) => one.name === name) as Subject;
  const faults = new Faults();
  const check = checks[name].make({ subject, asOf, register, faults });
  for (const [index, row] of rowsOf(subject, changes).entries()) check.row(row, index + 2);
  check.end();
  return faults.list.map(({ row, column }) => [row, column]);
}

describe('agencies', () => {
  const judgeAgencies = (...changes: Change[]) => judge('agencies', changes, newRegister());

  test('E a parent may stand above or below', () => {
    expect(judgeAgencies({}, {})).toEqual([]);
    expect(judgeAgencies({ PARENT_AGENCY_NO: '01011001' }, { PARENT_AGENCY_NO: '' })).toEqual([]);
  });

  test.each<[string, Change[], unknown[]]>([
    ['twice', [{}, { AGENCY_NO: '01011000' }], [[3, 'AGENCY_NO']]],
    [
      'under a parent that is not there',
      [{}, { PARENT_AGENCY_NO: '9' }],
      [[3, 'PARENT_AGENCY_NO']],
    ],
    ['its own parent', [{ PARENT_AGENCY_NO: '01011000' }], [[2, 'PARENT_AGENCY_NO']]],
    [
      'its own grandparent',
      [{ PARENT_AGENCY_NO: '01011001' }, {}],
      [
        [2, 'PARENT_AGENCY_NO'],
        [3, 'PARENT_AGENCY_NO'],
      ],
    ],
  ])('F11 an agency that stands %s is reported', (_, changes, faults) => {
    expect(judgeAgencies(...changes)).toEqual(faults);
  });
});

function withAgencies(): Register {
  const register = newRegister();
  register.agencies.set('01011001', 2);
  return register;
}

describe('members', () => {
  const judgeMembers = (...changes: Change[]) => judge('members', changes, withAgencies());

  test('E members as they should be', () => {
    expect(judgeMembers({}, {})).toEqual([]);
  });

  test.each<[string, Change, string]>([
    ['an unknown agency', { AGENCY_NO: '01019999' }, 'AGENCY_NO'],
    ['a day of leaving while a member', { LEFT_ON: '01/02/2560' }, 'LEFT_ON'],
    ['no day of leaving after leaving', { STATUS_CODE: '3' }, 'LEFT_ON'],
    ['joined before birth', { BIRTH_DATE: '02/02/2553' }, 'JOINED_ON'],
    ['left before joining', { STATUS_CODE: '3', LEFT_ON: '31/01/2553' }, 'LEFT_ON'],
    ['joined after the day of the records', { JOINED_ON: '29/11/2568' }, 'JOINED_ON'],
    ['left after it', { STATUS_CODE: '3', LEFT_ON: '29/11/2568' }, 'LEFT_ON'],
    ['a negative salary', { SALARY: '-1.00' }, 'SALARY'],
    ['a negative monthly share', { MONTHLY_SHARE: '-1.00' }, 'MONTHLY_SHARE'],
    ['more shares held than owned', { SHARE_HELD: '1000.01' }, 'SHARE_HELD'],
  ])('F11 %s is reported', (_, change, column) => {
    expect(judgeMembers(change)).toEqual([[2, column]]);
  });

  test('F11 a number twice is reported at the second', () => {
    expect(judgeMembers({}, { MEMBER_NO: '1' })).toEqual([[3, 'MEMBER_NO']]);
  });

  test('F11 one national ID belongs to one member', () => {
    const register = withAgencies();
    const faults = judge('members', [{}, { NATIONAL_ID: '1101700230708' }], register);
    expect(faults).toEqual([[3, 'NATIONAL_ID']]);
  });

  test('what later files need is remembered', () => {
    const register = withAgencies();
    judge('members', [{}, {}], register);
    expect([...register.members]).toEqual([
      ['000001', { memberNo: '000001', balanceSatang: 100000n, line: 2, seen: false }],
      ['000002', { memberNo: '000002', balanceSatang: 0n, line: 3, seen: false }],
    ]);
  });
});

describe('deposit accounts', () => {
  function judgeAccounts(...changes: Change[]) {
    const register = newRegister();
    const expected = { memberNo: '000001', balanceSatang: 0n, line: 2, seen: false };
    register.members.set('000001', expected);
    return judge('deposit_accounts', changes, register);
  }

  test('E an account as it should be', () => {
    expect(judgeAccounts({})).toEqual([]);
    const empty = { BALANCE: '0.00', HELD: '0.00', AVAILABLE: '0.00', ACCRUED_INTEREST: '0.00' };
    expect(judgeAccounts({ STATUS: 'CLOSED', ...empty })).toEqual([]);
  });

  test.each<[string, Change, string]>([
    ['of nobody', { MEMBER_NO: '000009' }, 'MEMBER_NO'],
    [
      'opened after the day of the records',
      { OPENED_ON: '29/11/2568', LAST_ACTIVITY_ON: '' },
      'OPENED_ON',
    ],
    ['moved after it', { LAST_ACTIVITY_ON: '29/11/2568' }, 'LAST_ACTIVITY_ON'],
    ['moved before it was opened', { LAST_ACTIVITY_ON: '04/02/2567' }, 'LAST_ACTIVITY_ON'],
    ['due before it was opened', { MATURITY_ON: '04/02/2567' }, 'MATURITY_ON'],
    ['with more to withdraw than is free', { AVAILABLE: '200.51' }, 'AVAILABLE'],
    ['with more held than there is', { HELD: '250.51' }, 'HELD'],
    ['with negative interest', { ACCRUED_INTEREST: '-0.01' }, 'ACCRUED_INTEREST'],
    ['closed with money in it', { STATUS: 'CLOSED', ACCRUED_INTEREST: '0.00' }, 'BALANCE'],
    [
      'closed with interest to come',
      { STATUS: 'CLOSED', BALANCE: '0.00', HELD: '0.00', AVAILABLE: '0.00' },
      'ACCRUED_INTEREST',
    ],
  ])('F11 an account %s is reported', (_, change, column) => {
    expect(judgeAccounts(change)).toEqual([[2, column]]);
  });

  test('F11 an account twice is reported at the second', () => {
    expect(judgeAccounts({}, {})).toEqual([[3, 'ACCOUNT_NO']]);
  });
});
