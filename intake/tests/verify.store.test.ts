import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTinyStore } from './tiny-store.ts';

let store: Awaited<ReturnType<typeof openTinyStore>>;
beforeAll(async () => {
  store = await openTinyStore();
});
afterAll(() => store.close());

const places = async (spoil: string): Promise<string[]> => {
  const faults = await store.verify(spoil);
  return faults.map(({ file, row, column }) => `${file} ${row} ${column}`);
};

test('what was staged rightly passes', async () => {
  expect(await places('SELECT')).toEqual([]);
});

const update = (table: string, change: string, where = 'true') =>
  `UPDATE staging.${table}_# SET ${change} WHERE ${where}`;

/** A slip of the second account, which has 1200.00 and has earned 5.13. */
const slip = (memberNo: string, balance: number, accrued: number) =>
  `INSERT INTO staging.deposit_slips_# SELECT publication_id, account_no, '1', '${memberNo}',
     opened_on, NULL, 2, ${balance}, ${accrued}, 'OPEN'
   FROM staging.deposit_accounts_# WHERE account_no = '01020000022'`;

test.each([
  [
    'a line is lost',
    'DELETE FROM staging.beneficiaries_# WHERE order_no = 2',
    'manifest.csv 90 ROWS',
  ],
  [
    'a figure is changed',
    update('deposit_accounts', 'accrued_interest_satang = accrued_interest_satang + 1'),
    'manifest.csv 26 TOTAL',
  ],
  [
    'a figure went to another agency',
    update('members', "agency_no = '01012002'", "member_no = '000001'"),
    'manifest.csv 7 TOTAL',
  ],
  [
    'an agency has an unknown parent',
    update('agencies', "parent_agency_no = '9'", "agency_no = '01011001'"),
    'agencies.csv 3 PARENT_AGENCY_NO',
  ],
  [
    'a member has an unknown agency',
    update('members', "agency_no = '9'", "member_no = '000003'"),
    'members.csv 4 AGENCY_NO',
  ],
  [
    'an account is nobody’s',
    update('deposit_accounts', "member_no = '999999'", "account_no = '01020000022'"),
    'deposit_accounts.csv 3 MEMBER_NO',
  ],
  [
    'shares went to another member',
    update('share_lines', "member_no = '000002', seq = 9", "member_no = '000003' AND seq = 3"),
    'members.csv 4 SHARE_BALANCE',
  ],
  [
    'a deposit went to another account',
    update('deposit_lines', "account_no = '01020000011', seq = 9", 'seq = 2 AND sign = 1'),
    'deposit_accounts.csv 2 BALANCE',
  ],
  [
    'a repayment went to another contract',
    update('loan_lines', 'principal_satang = principal_satang + 1', "type_code = '04'"),
    'loans.csv 3 PRINCIPAL_BALANCE',
  ],
  [
    'lines of an account are shown to another member',
    update('deposit_lines', "member_no = '000003'", "account_no = '01020000022' AND seq = 1"),
    'deposit_lines.csv 4 ACCOUNT_NO',
  ],
  ['a slip is shown to another member', slip('000003', 1, 1), 'deposit_slips.csv 1 ACCOUNT_NO'],
  ['a slip has what no line brought', slip('000001', 1, 1), 'deposit_slips.csv 1 BALANCE'],
  ['slips do not make up an account', slip('000001', 1, 1), 'deposit_accounts.csv 3 BALANCE'],
  [
    'slips have not earned what their account has',
    slip('000001', 120_000, 512),
    'deposit_accounts.csv 3 ACCRUED_INTEREST',
  ],
  ['a line is of no slip of its account', slip('000001', 1, 1), 'deposit_lines.csv 4 SLIP_NO'],
  [
    'a line is of a slip that is not there',
    update('deposit_lines', "slip_no = '1'", 'receipt_no IS NOT NULL'),
    'deposit_lines.csv 5 SLIP_NO',
  ],
  [
    'lines of a loan are shown to another member',
    update('loan_lines', "member_no = '000002'", "contract_no LIKE 'ฉฉ%' AND seq = 3"),
    'loan_lines.csv 7 CONTRACT_NO',
  ],
  [
    'a guarantee is shown to another borrower',
    update('guarantees', "borrower_no = '000002'", 'seq = 4'),
    'guarantees.csv 5 CONTRACT_NO',
  ],
  [
    'a guarantor is nobody',
    update('guarantees', "guarantor_no = '999999'", 'seq = 1'),
    'guarantees.csv 2 GUARANTOR_NO',
  ],
  [
    'cremation months are shown to another member',
    update('cremation_months', "member_no = '000003'", "month = '2025-10-01'"),
    'cremation_months.csv 3 CREMATION_NO',
  ],
  [
    'a loan was settled by none',
    update('loans', "refinanced_by = '9'", "contract_no LIKE 'ฉฉ%'"),
    'loans.csv 3 REFINANCED_BY',
  ],
  ['a dividend is of no year', 'DELETE FROM staging.dividend_years_#', 'dividends.csv 2 YEAR'],
  [
    'a deduction is of no dividend',
    'DELETE FROM staging.dividends_#',
    'dividend_deductions.csv 2 YEAR',
  ],
  [
    'a claim is of no type',
    'DELETE FROM staging.welfare_types_#',
    'welfare_claims.csv 2 TYPE_CODE',
  ],
  ...['share_lines', 'collections', 'dividends', 'beneficiaries'].map(
    (table): [string, string, string] => [
      `${table} are nobody’s`,
      update(table, "member_no = '999999'"),
      `${table}.csv 1 MEMBER_NO`,
    ],
  ),
  ...['loans', 'cremation_enrolments', 'welfare_claims'].map((table): [string, string, string] => [
    `${table} are nobody’s`,
    update(table, "member_no = '999999'"),
    `${table}.csv 2 MEMBER_NO`,
  ]),
  [
    'a month is of no agency',
    update('agency_months', "agency_no = '9'", "agency_no = '01012002'"),
    'agency_months.csv 1 AGENCY_NO',
  ],
  [
    'a bill is of no agency',
    update('collections', "agency_no = '9'", "agency_no = '01012002'"),
    'collections.csv 8 AGENCY_NO',
  ],
  [
    'somebody moved to no agency',
    update('collections', "new_agency_no = '9'", 'new_agency_no IS NOT NULL'),
    'collections.csv 7 NEW_AGENCY_NO',
  ],
])('it is noticed in the store that %s', async (_, spoil, fault) => {
  expect(await places(spoil)).toContain(fault);
});
