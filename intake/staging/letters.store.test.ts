/** Agencies are written to in the moment in which the records are published (D-25). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bangkokDay } from '../../core/thai-date.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { runIntake } from '../run-intake.ts';

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
  const { outcome, publicationId: id } = await runIntake({
    ...{ folder: store.extractFolder, ownerUrl: store.ownerUrl, force: true, madeUp: true },
  });
  expect(outcome).toBe('published');
  const day = bangkokDay(new Date());
  expect(await november()).toEqual(before.map(() => ({ day, id })));
});

test('D-25 a month billed anew and posted at once has its letter replaced, once', async () => {
  const bill = (to: string, month: string) =>
    asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
      client.query(`UPDATE records.agency_months SET ${to} WHERE agency_no = '01011001'
        AND month = '${month}' AND publication_id = (SELECT publication_id FROM records.current)`),
    );
  await bill(`state = 'POSTED', billed_satang = billed_satang - 10000`, '2025-11-01');
  // Of a month that was posted already nobody is written to.
  await bill('billed_satang = billed_satang - 10000', '2025-10-01');
  const issue = () => asOwner('SELECT portal.issue_agency_letters() AS written');
  expect(await issue()).toEqual([{ written: 1 }]);
  expect(await issue()).toEqual([{ written: 0 }]);
  expect(
    await asOwner(`SELECT l.month::text AS month, o.total_satang - l.total_satang AS less
      FROM portal.agency_letters l JOIN portal.agency_letters o
        ON o.year_be = l.replaces_year AND o.run = l.replaces_run
      WHERE l.agency_no = '01011001'`),
  ).toEqual([{ month: '2025-11-01', less: 10_000n }]);
});
