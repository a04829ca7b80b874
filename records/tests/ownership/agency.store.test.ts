/** Row-level security of what agencies have in the portal: without any WHERE, too (T3). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../../tools/test-store.ts';
import { openRecords, type Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { makeSample, somchai } from '../sample.ts';
import { agencyNo, subAgencyNo } from '../sample-figures.ts';
import { agencyOwned } from './agency-tables.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  records = await openRecords(store.appUrl);
  await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    for (const { insert } of Object.values(agencyOwned)) {
      for (const no of [agencyNo, subAgencyNo]) await client.query(insert(no));
    }
  });
});
afterAll(async () => {
  await records.close();
  await store.close();
});

test.each(Object.entries(agencyOwned))(
  'T3 %s shows an agency its own',
  async (table, { column }) => {
    type Read = Parameters<Records['readAsVisitor']>[0];
    const all = async (db: Parameters<Read>[0]) => {
      const { rows } = await sql<{ whose: string }>`
      SELECT DISTINCT ${sql.ref(column)} AS whose FROM ${sql.table(table)}`.execute(db);
      return rows.map(({ whose }) => whose);
    };
    for (const no of [agencyNo, subAgencyNo]) {
      expect(await records.readAsAgency(no, all)).toEqual([no]);
      // Nothing stays behind on the connection.
      expect(await records.readAsVisitor(all)).toEqual([]);
    }
    expect(await records.readAsAgency('', all)).toEqual([]);
    expect(await records.readAsMember(somchai, all)).toEqual([]);
    expect(await records.readAsMember(agencyNo, all)).toEqual([]);
  },
);
