/** What the app's login may not do, whoever it acts for (S7). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import { depositAccount, storedDeposits } from '../figures/deposits.ts';
import { migrate } from '../migrate.ts';
import { accountOf, makeSample, malee, somchai } from './sample.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  // A copy of a database has none of the rights that are given on a database as a whole.
  store = await openTestStore({ holds: 'nothing' });
  await migrate(store.ownerUrl, { appLogin: store.appLogin });
  await makeSample(store);
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

describe('the app may not', () => {
  const attempts = {
    'write as somebody else': `UPDATE portal.member_accounts SET member_no = '${malee}'`,
    'make a session for somebody else': `INSERT INTO portal.sessions (kind, subject, token_hash,
      cookie_hash, entering, remember, idle_seconds, ends_at, address, agent) VALUES ('member',
      '${malee}', sha256('x'), sha256('y'), false, false, 900, now() + interval '1 h', '', '')`,
    'change records': `UPDATE records.members SET share_balance_satang = 0`,
    'approve a dividend': `UPDATE records.dividend_years SET state = 'APPROVED'`,
    'read a partition': `SELECT * FROM records.members_2`,
    'change the audit trail': `UPDATE portal.audit_entries SET outcome = 'ok'`,
    'empty the audit trail': `DELETE FROM portal.audit_entries`,
    'read the end of the chain': `SELECT * FROM portal.audit_head`,
    'change a setting': `INSERT INTO portal.settings VALUES ('demo', 'true')`,
    'make a table': `CREATE TABLE public.mine (a int)`,
    'make a temporary table': `CREATE TEMPORARY TABLE mine (a int)`,
    'read a file': `SELECT pg_read_file('/etc/passwd')`,
    'become the owner': `SET LOCAL ROLE sahakon_owner`,
    'become intake': `SET LOCAL ROLE sahakon_intake`,
  };
  test.each(Object.entries(attempts))('%s', async (_, text) => {
    const attempt = records.asMember(somchai, (db) => sql.raw(text).execute(db));
    await expect(attempt).rejects.toThrow(/permission denied|row-level security/);
  });

  test('see that a foreign account exists', async () => {
    const [foreign, missing, linesOfForeign] = await records.readAsMember(somchai, (db) =>
      Promise.all([
        depositAccount(db, accountOf(malee)),
        depositAccount(db, '0'),
        storedDeposits(accountOf(malee)).lines(db, { limit: 5 }),
      ]),
    );
    expect([foreign, missing, linesOfForeign]).toEqual([undefined, undefined, []]);
  });
});
