/** What an extract says against the records that are shown: refused, unless it is meant. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownCases } from './cases/shown.ts';
import { openTinyStore } from './tiny-store.ts';

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

test.each(Object.entries(shownCases))('T1 T18 F11 %s', async (_, { spoil, fault }) => {
  expect(await store.compare(spoil)).toEqual([fault]);
});
