/** Agencies are written to in the moment in which the records are published (D-25). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bangkokDay } from '../../../core/thai-date.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { takeIn } from '../../take-in.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const asOwner = (sql: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => (await client.query(sql)).rows);
/** Letters of the month that is not posted yet. */
const november = () =>
  asOwner(`SELECT letter_date::text AS day, publication_id AS id FROM portal.agency_letters
    WHERE month = '2025-11-01'`);

test('D-25 a publication writes the letters that are missing, dated by the day', async () => {
  const before = await november();
  expect(before.length).toBeGreaterThan(2);
  await asOwner('DELETE FROM portal.agency_letter_openings');
  await asOwner(`DELETE FROM portal.agency_letters WHERE month = '2025-11-01'`);
  const { outcome, publicationId: id } = await takeIn({
    ...{ folder: store.extractFolder, ownerUrl: store.ownerUrl, force: true },
  });
  expect(outcome).toBe('published');
  const day = bangkokDay(new Date());
  expect(await november()).toEqual(before.map(() => ({ day, id })));
});
