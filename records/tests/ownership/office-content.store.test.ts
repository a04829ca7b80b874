/** The public site is written by staff of the role for it, and by nobody else (D-37). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffRoles } from '../../../api/office/staff-roles.ts';
import { makeStaff } from '../../../tools/office.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { openRecords, type Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { officeWritten } from './tables.ts';

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

/** Columns of a table's primary key. */
async function keyOf(table: string): Promise<string> {
  return asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(a.attname) AS name FROM pg_index i
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
       WHERE i.indrelid = $1::regclass AND i.indisprimary LIMIT 1`,
      [table],
    );
    return rows[0]?.name ?? '';
  });
}

const countOf = (table: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
    return rows[0]?.n ?? 0;
  });

type As = 'visitor' | 'member' | 'agency' | { readonly staffId: string };

/** How many rows an UPDATE of all of them reaches. */
async function reached(as: As, table: string, key: string): Promise<number> {
  const work = (db: Parameters<Parameters<Records['asVisitor']>[0]>[0]) =>
    sql.raw(`UPDATE ${table} SET ${key} = ${key}`).execute(db);
  const answer =
    as === 'visitor'
      ? await records.asVisitor(work)
      : as === 'member'
        ? await records.asMember('000123', work)
        : as === 'agency'
          ? await records.asContact({ agencyNo: '01011001', personNo: 1 }, work)
          : await records.asStaff(as.staffId, work);
  return Number(answer.numAffectedRows);
}

describe.each(Object.entries(officeWritten))('%s', (table, role) => {
  test(`T24 is written by staff of ${role} alone`, async () => {
    const key = await keyOf(table);
    for (const as of ['visitor', 'member', 'agency'] as const) {
      expect(await reached(as, table, key), as).toBe(0);
    }
    for (const one of staffRoles) {
      const staffId = await makeStaff(store.ownerUrl, [one]);
      const rows = one === role ? await countOf(table) : 0;
      expect(await reached({ staffId }, table, key), one).toBe(rows);
    }
  });
});

test('T24 what another than the role inserts or deletes reaches nothing', async () => {
  const staffId = await makeStaff(store.ownerUrl, ['auditor']);
  const insert = sql`INSERT INTO portal.marquee (position, note_html) VALUES (99, 'x')`;
  const remove = sql`DELETE FROM portal.marquee`;
  await expect(records.asVisitor((db) => insert.execute(db))).rejects.toThrow(/row-level/);
  const asAuditor = records.asStaff(staffId, (db) => insert.execute(db));
  await expect(asAuditor).rejects.toThrow(/row-level/);
  const before = await countOf('portal.marquee');
  await records.asVisitor((db) => remove.execute(db));
  await records.asStaff(staffId, (db) => remove.execute(db));
  expect([before > 0, await countOf('portal.marquee')]).toEqual([true, before]);
});

test('D-37 a role ends with the person; what a change replaced is kept', async () => {
  const staffId = await makeStaff(store.ownerUrl, ['content']);
  const change = (name: string) =>
    records.asStaff(staffId, (db) =>
      sql`UPDATE portal.links SET name = ${name} WHERE position =
          (SELECT min(position) FROM portal.links)`.execute(db),
    );
  await change('ชื่อใหม่');
  // The same again is no change.
  await change('ชื่อใหม่');
  const history = await records.asStaff(staffId, (db) =>
    sql<{ before: { name: string }; after: { name: string }; staffName: string }>`
      SELECT before, after, staff_name AS "staffName" FROM portal.content_history
      WHERE subject = 'links' ORDER BY id`.execute(db),
  );
  expect(history.rows).toHaveLength(1);
  expect(history.rows[0]?.after.name).toBe('ชื่อใหม่');
  expect(history.rows[0]?.before.name).not.toBe('ชื่อใหม่');
  await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query('UPDATE portal.staff SET ended_at = now() WHERE id = $1', [staffId]),
  );
  expect(Number((await change('อีกชื่อ')).numAffectedRows)).toBe(0);
  const seen = await records.asVisitor((db) => sql`SELECT FROM portal.content_history`.execute(db));
  expect(seen.rows).toEqual([]);
});

test('T24 pictures and files of a topic are seen by whoever sees the topic', async () => {
  await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query(`WITH made AS (
        INSERT INTO portal.topics (category_key, title, body_html, search_text, shown, published_at)
        SELECT (SELECT key FROM portal.categories LIMIT 1), title, '', '', title = 'shown', now()
        FROM unnest('{shown,hidden}'::text[]) AS t (title) RETURNING id, title),
      file AS (
        INSERT INTO portal.topic_files (topic_id, position, name, url, media_type, bytes)
        SELECT id, 1, title, '/mediafiles/files/Form/a.pdf', 'application/pdf', 1 FROM made)
      INSERT INTO portal.topic_images (topic_id, position, url, alt, width, height)
      SELECT id, 1, '/mediafiles/images/News/a.png', title, 1, 1 FROM made`),
  );
  const names = sql<{ name: string }>`
    SELECT name FROM portal.topic_files WHERE name IN ('shown', 'hidden')
    UNION SELECT alt FROM portal.topic_images WHERE alt IN ('shown', 'hidden') ORDER BY name`;
  const seenBy = async (roles: readonly string[] | 'visitor') => {
    const work = (db: Parameters<Parameters<Records['asVisitor']>[0]>[0]) => names.execute(db);
    const { rows } =
      roles === 'visitor'
        ? await records.asVisitor(work)
        : await records.asStaff(await makeStaff(store.ownerUrl, roles), work);
    return rows.map(({ name }) => name);
  };
  expect(await seenBy('visitor')).toEqual(['shown']);
  expect(await seenBy(['finance'])).toEqual(['shown']);
  expect(await seenBy(['content'])).toEqual(['hidden', 'shown']);
});

test('T24 what changed in a table is read by its role, auditors and admins', async () => {
  const changes = {
    content: `UPDATE portal.links SET description = 'changed'`,
    finance: `UPDATE portal.bank_accounts SET purpose = 'changed'`,
    registry: `UPDATE portal.elections SET note = 'changed'`,
  };
  const subjects = { content: 'links', finance: 'bank_accounts', registry: 'elections' };
  for (const [role, change] of Object.entries(changes)) {
    const id = await makeStaff(store.ownerUrl, [role]);
    await records.asStaff(id, (db) => sql.raw(change).execute(db));
  }
  const query = sql<{ subject: string }>`SELECT DISTINCT subject FROM portal.content_history
    WHERE subject IN ('links', 'bank_accounts', 'elections') ORDER BY subject`;
  for (const role of staffRoles) {
    const id = await makeStaff(store.ownerUrl, [role]);
    const { rows } = await records.asStaff(id, (db) => query.execute(db));
    const own = subjects[role as keyof typeof subjects];
    const all = Object.values(subjects).toSorted();
    const expected = role === 'auditor' || role === 'admin' ? all : own === undefined ? [] : [own];
    expect(
      rows.map(({ subject }) => subject),
      role,
    ).toEqual(expected);
  }
});
