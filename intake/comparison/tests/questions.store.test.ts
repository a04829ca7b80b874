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

test.each([
  ["pay_method = 'CASH'", 1],
  ["bank_code = '004'", 1],
  ["pay_account_no = '9876543210'", 1],
  ["paid_on = '2025-02-01'", 1],
  ["pay_method = 'CASH'", 0, 'paid_on = NULL'],
])(
  'A.5 how a dividend was paid stays: %s is asked about %i times %s',
  async (set, count, was?: string) => {
    const shown = was === undefined ? '' : `UPDATE records.dividends SET ${was};`;
    const found = await store.compare(`${shown} UPDATE staging.dividends_# SET ${set}`);
    expect(found).toEqual(Array(count).fill(shownCases.dividendChanged.fault));
  },
);

test.each(["refund_method = 'AS_DELIVERED'", "loan_type_rates = 'OR1=5.00'", 'paid_on = NULL'])(
  'A.5 of an approved year %s is asked about',
  async (set) => {
    const found = await store.compare(`UPDATE staging.dividend_years_# SET ${set}`);
    expect(found).toEqual([shownCases.yearChanged.fault]);
  },
);

/** So many members more, and loans of theirs, as they are shown and as they come. */
const many = (table: 'members' | 'loans', set: string, changed: number) => {
  const [key, one] =
    table === 'members' ? ['member_no', '000002'] : ['contract_no', 'ฉฉ.0000001/2567'];
  const more = (into: string, change: string) => `INSERT INTO ${into}
    SELECT (jsonb_populate_record(r, jsonb_build_object('${key}', '8000' || g, 'national_id', g)
      || CASE WHEN g < ${10 + changed} THEN '${change}'::jsonb ELSE '{}' END)).*
    FROM records.${table} r, generate_series(10, 39) g WHERE r.${key} = '${one}'`;
  return `${more(`staging.${table}_#`, set)}; ${more(`records.${table}`, '{}')}`;
};

test.each([
  ['members', '{"status_code": "4"}'],
  ['members', '{"left_on": "2025-11-01"}'],
  ['members', '{"share_suspended": false}'],
  ['loans', '{"debt_status": "WRITTEN_OFF"}'],
] as const)('F11 %s may have another %s, but not by the dozen', async (table, set) => {
  expect(await store.compare(many(table, set, 5))).toEqual([]);
  expect(await store.compare(many(table, set, 20))).toMatchObject([
    { file: `${table}.csv`, reason: expect.stringContaining('20 จาก') },
  ]);
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
