/** What an extract says against the records that are shown: refused, unless it is meant. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownCases } from '../../tests/cases/shown.ts';
import { openTinyStore } from '../../tests/tiny-store.ts';

let store: Awaited<ReturnType<typeof openTinyStore>>;
beforeAll(async () => {
  store = await openTinyStore();
});
afterAll(() => store.close());

test('the same records, and one member fewer, pass', async () => {
  expect(await store.compare('SELECT')).toEqual([]);
  expect(await store.compare("DELETE FROM staging.members_# WHERE member_no = '000002'")).toEqual(
    [],
  );
});

test('A.5 a year that was not approved may still change', async () => {
  const open = `UPDATE records.dividend_years SET state = 'PENDING';
    UPDATE records.dividends SET net_satang = net_satang + 1`;
  expect(await store.compare(open)).toEqual([]);
});

test.each(['gift', 'deducted'])('A.5 the %s of an approved year stays', async (name) => {
  const changed = `UPDATE staging.dividends_# SET ${name}_satang = ${name}_satang + 1`;
  expect(await store.compare(changed)).toEqual([shownCases.dividendChanged.fault]);
});

test('A.5 the oldest year may go where a new one comes; who is gone takes it along', async () => {
  const later = `year = year + 1, starts_on = starts_on + 366, ends_on = ends_on + 365`;
  expect(await store.compare(`UPDATE staging.dividend_years_# SET ${later}`)).toEqual([]);
  const deletions = `DELETE FROM staging.members_# WHERE member_no = '000003';
    DELETE FROM staging.dividends_#`;
  expect(await store.compare(deletions)).toEqual([]);
});

test.each([
  [5, { count: 5, more: false }],
  [6, { count: 5, more: true }],
])(
  'F11 of %i accounts that change hands five are told, and whether there are more',
  async (n, expected) => {
    const accounts = (table: string, memberNo: string) => `INSERT INTO ${table}
    SELECT (jsonb_populate_record(a, jsonb_build_object(
      'account_no', '9' || g, 'member_no', '${memberNo}'))).*
    FROM records.deposit_accounts a, generate_series(1, ${n}) g
    WHERE a.account_no = '01020000011'`;
    const spoil = `${accounts('staging.deposit_accounts_#', '000003')};
    ${accounts('records.deposit_accounts', '000001')}`;
    expect(await store.count(spoil)).toEqual(expected);
  },
);

test.each(Object.entries(shownCases))('T1 T18 F11 %s', async (_, { spoil, fault }) => {
  expect(await store.compare(spoil)).toEqual([fault]);
});
