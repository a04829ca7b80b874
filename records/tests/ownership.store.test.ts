/** Row-level security: a query that forgets its WHERE still leaks nothing (design §5, trust T1). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import { accountOf, makeSample, malee, somchai } from './sample.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  store = await openTestStore({ empty: true });
  await makeSample(store);
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

/** Tables with rows of members, and the column that says whose. */
const owned = {
  'records.members': 'member_no',
  'records.share_lines': 'member_no',
  'records.deposit_accounts': 'member_no',
  'records.deposit_lines': 'member_no',
  'portal.member_accounts': 'member_no',
  'portal.sessions': 'subject',
  'portal.terms_acceptances': 'member_no',
  'portal.audit_entries': 'member_no',
};

/** Tables without row-level security, each with the reason why that is right. */
const open: Readonly<Record<string, string>> = {
  'records.publications': 'days and counts, of nobody in particular',
  'records.current': 'one number',
  'portal.audit_head': 'one hash, and the app has no right to it',
  'portal.marquee': 'public',
  'portal.menu_items': 'public',
  'portal.sub_menu_items': 'public',
  'portal.settings': 'of the cooperative, holds no secret',
  'portal.terms_versions': 'public',
  'portal.migrations': 'of the program, and the app has no right to it',
};

const subjectsIn =
  (table: string, column: string) =>
  async (db: Parameters<Parameters<Records['asVisitor']>[0]>[0]) => {
    const { rows } = await sql<{ subject: string }>`
    SELECT DISTINCT ${sql.ref(column)} AS subject FROM ${sql.table(table)}`.execute(db);
    return rows.map((row) => row.subject);
  };

describe.each(Object.entries(owned))('%s', (table, column) => {
  test('T1 shows a member only their own rows, without any WHERE', async () => {
    expect(await records.readAsMember(somchai, subjectsIn(table, column))).toEqual([somchai]);
    expect(await records.readAsMember(malee, subjectsIn(table, column))).toEqual([malee]);
  });

  test('T1 shows nobody anything before a subject is set, and nothing after one was', async () => {
    await records.readAsMember(somchai, subjectsIn(table, column));
    expect(await records.readAsVisitor(subjectsIn(table, column))).toEqual([]);
    expect(await records.readAsMember('', subjectsIn(table, column))).toEqual([]);
  });
});

const onlyCurrent = ['agencies', 'members', 'share_lines', 'deposit_accounts', 'deposit_lines'];

test.each(onlyCurrent)('records.%s shows the current publication alone', async (table) => {
  const found = await records.readAsMember(somchai, async (db) => {
    const { rows } = await sql<{ publicationId: number }>`
      SELECT DISTINCT publication_id FROM ${sql.table(`records.${table}`)}`.execute(db);
    return rows.map((row) => row.publicationId);
  });
  expect(found).toEqual([2]);
});

async function tablesOf(filter: string): Promise<string[]> {
  return asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query(`
      SELECT n.nspname || '.' || c.relname AS name FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('records', 'portal', 'staging') AND c.relkind IN ('r', 'p', 'v', 'm')
        AND ${filter} ORDER BY 1`);
    return rows.map((row) => row.name);
  });
}

const protectedBy = `c.relrowsecurity AND c.relforcerowsecurity
  AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid)`;

test('every table has FORCE and a policy or stands on the list of open ones', async () => {
  const bare = await tablesOf(`NOT c.relispartition AND NOT (${protectedBy})`);
  expect(bare.filter((name) => open[name] === undefined)).toEqual([]);
  const covered = await tablesOf(`NOT c.relispartition AND ${protectedBy}`);
  const listed = [...Object.keys(owned), 'records.agencies'].toSorted();
  expect(covered).toEqual(listed);
});

test('partitions and staging give the app no right at all, whoever asks the parent', async () => {
  const anyRight = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']
    .map((right) => `has_table_privilege('sahakon_app', c.oid, '${right}')`)
    .join(' OR ');
  expect(await tablesOf('c.relispartition')).toHaveLength(10);
  expect(await tablesOf(`(c.relispartition OR n.nspname = 'staging') AND (${anyRight})`)).toEqual(
    [],
  );
});

describe('the app may not', () => {
  const attempts = {
    'write as somebody else': `UPDATE portal.member_accounts SET member_no = '${malee}'`,
    'make a session for somebody else': `INSERT INTO portal.sessions (kind, subject, token_hash,
      cookie_hash, entering, remember, idle_seconds, ends_at, address, agent) VALUES ('member',
      '${malee}', sha256('x'), sha256('y'), false, false, 900, now() + interval '1 h', '', '')`,
    'change records': `UPDATE records.members SET share_balance_satang = 0`,
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
    const { depositAccount, depositLines } = await import('../figures/deposits.ts');
    const [foreign, missing, linesOfForeign] = await records.readAsMember(somchai, (db) =>
      Promise.all([
        depositAccount(db, accountOf(malee)),
        depositAccount(db, '0'),
        depositLines(db, accountOf(malee), { limit: 5 }),
      ]),
    );
    expect([foreign, missing, linesOfForeign]).toEqual([undefined, undefined, []]);
  });
});
