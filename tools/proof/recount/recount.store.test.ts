import { afterAll, beforeAll, expect, test } from 'vitest';
import { cast } from '../../../demo/cast.ts';
import { openRecords, type Records } from '../../../records/database.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestStore } from '../../test-store.ts';
import { recount } from './recount.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
beforeAll(async () => {
  store = await openTestStore();
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const castNos: readonly string[] = cast.map(({ memberNo }) => memberNo);
const castAndOthers = (all: readonly string[]): readonly string[] =>
  [...castNos, ...all.filter((memberNo) => !castNos.includes(memberNo))].slice(0, 40);

test('the store shows 40 members and all agencies what the files come to', async () => {
  const found = await recount(store.extractFolder, records, castAndOthers);
  expect(found.differences).toEqual([]);
  expect(found.members).toBe(40);
  expect(found.compared).toBeGreaterThan(100_000);
}, 180_000);

/** One figure more by a satang or a day, of somebody of the cast, in each subject. */
const spoilt = {
  'person.salarySatang': 'members SET salary_satang = salary_satang + 1',
  'shares.lines.': 'share_lines SET balance_satang = balance_satang + 1 WHERE seq = 5',
  'deposits.accounts.':
    'deposit_accounts SET accrued_interest_satang = accrued_interest_satang + 1',
  'deposits.accounts.5.slips.': 'deposit_slips SET balance_satang = balance_satang + 1',
  'deposits.accounts.0.lines.': 'deposit_lines SET amount_satang = amount_satang + 1 WHERE seq = 3',
  'loans.open.': 'loans SET accrued_interest_satang = accrued_interest_satang + 1',
  'loans.open.0.lines.': 'loan_lines SET interest_balance_satang = interest_balance_satang + 1',
  'guarantees.': 'guarantees SET amount_satang = amount_satang + 1',
  'collections.monthly.': 'collections SET interest_ytd_satang = interest_ytd_satang + 1',
  'collections.monthly.0.items.': 'collection_items SET amount_satang = amount_satang + 1',
  'cremation.0.months.': 'cremation_months SET deaths = deaths + 1',
  'beneficiaries.percent': 'beneficiaries SET share_percent = share_percent - 0.5',
  'welfare.receivedSatang': 'welfare_claims SET amount_satang = amount_satang + 1',
  'dividends.0.dividend.': 'dividends SET dividend_satang = dividend_satang + 1',
  'dividends.0.computedSatang': 'dividend_years SET dividend_rate = dividend_rate + 0.25',
} as const;

test('what the store shows otherwise is named, in every subject', async () => {
  await asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => {
    for (const change of Object.values(spoilt)) await client.query(`UPDATE records.${change}`);
    await client.query('UPDATE records.agency_months SET billed_satang = billed_satang + 1');
  });
  const { differences } = await recount(store.extractFolder, records, () => castNos);
  for (const field of Object.keys(spoilt)) {
    const named = differences.find((difference) => difference.field.startsWith(field));
    expect({ field, named: named !== undefined }).toEqual({ field, named: true });
    expect(castNos).toContain(named?.who);
  }
  const months = differences.filter(({ who }) => who.startsWith('agency'));
  expect(months[0]).toMatchObject({ field: '0.billedSatang' });
  const { fromFiles, fromStore } = months[0] ?? {};
  expect(BigInt(fromStore ?? '') - BigInt(fromFiles ?? '')).toBe(1n);
}, 180_000);
