/** Whom a transaction acts for: a member, an agency, or nobody; never the one before. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { type Db, openRecords, type Records } from '../database.ts';
import { makeSample, malee, somchai } from '../tests/sample.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const one = async <T>(db: Db, text: string): Promise<T | undefined> =>
  (await sql<T>`${sql.raw(text)}`.execute(db)).rows[0];

test('one connection serves members, agencies and visitors in turn as themselves', async () => {
  const settings = `SELECT current_setting('app.member_no') AS member_no,
    current_setting('app.agency_no') AS agency_no,
    current_setting('app.person_no') AS person_no`;
  const read = (db: Db) =>
    one<{ memberNo: string; agencyNo: string; personNo: string }>(db, settings);
  const single = await openRecords(store.appUrl, { connections: 1 });
  try {
    const seen = [
      await single.readAsMember(somchai, read),
      await single.readAsContact({ agencyNo: '01011001', personNo: 2 }, read),
      await single.readAsAgency('01011001', read),
      await single.readAsVisitor(read),
      await single.asAgency('01011001', read),
      await single.asMember(malee, read),
      await single.readAsAgency('01011001', read, { atOnce: true }),
    ];
    expect(seen.map((row) => [row?.memberNo, row?.agencyNo, row?.personNo])).toEqual([
      [somchai, '', ''],
      ['', '01011001', '2'],
      ['', '01011001', ''],
      ['', '', ''],
      ['', '01011001', ''],
      [malee, '', ''],
      ['', '01011001', ''],
    ]);
  } finally {
    await single.close();
  }
});

test('an agency may write, but not where it only reads', async () => {
  const insert = `INSERT INTO portal.audit_entries (happened_at, entry, outcome, actor_kind)
    VALUES (now(), 'x', 'ok', 'agency') RETURNING 1 AS done`;
  const read = records.readAsAgency('01011001', (db) => one(db, insert));
  await expect(read).rejects.toThrow(/read-only/);
  const write = records.asAgency('01011001', (db) => one<{ done: number }>(db, insert));
  expect(await write).toEqual({ done: 1 });
});
