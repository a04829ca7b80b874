/** The audit log: complete, in one chain, and any change to it is found (T25, F16). */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { type AuditEntry, appendAudit, openAuditWriter } from '../audit.ts';
import { openRecords, type Records, StoreUnavailable } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import { makeSample, malee, somchai } from './sample.ts';

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

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  entry: 'member.share',
  outcome: 'ok',
  actorKind: 'member',
  actor: somchai,
  memberNo: somchai,
  ...changes,
});
const firstBroken = () =>
  asUpkeep(store.ownerUrl, 'sahakon_audit', async (client) => {
    const { rows } = await client.query('SELECT portal.verify_audit() AS seq');
    return rows[0].seq;
  });
const all = () =>
  asUpkeep(store.ownerUrl, 'sahakon_audit', async (client) => {
    const { rows } = await client.query('SELECT * FROM portal.audit_entries ORDER BY seq');
    return rows;
  });
const none = () => {
  throw new Error('nothing may be lost here');
};

test('entries of many writers at once stand in one chain without a gap', async () => {
  const before = (await all()).length;
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      records.asMember(somchai, (db) => appendAudit(db, entry({ ref: `r${at}` }), entry())),
    ),
  );
  const rows = await all();
  expect(rows).toHaveLength(before + 40);
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_, at) => BigInt(at + 1)));
  expect(await firstBroken()).toBeNull();
});

test('an entry stands or falls with the change that it belongs to', async () => {
  const before = (await all()).length;
  const attempt = records.asMember(somchai, async (db) => {
    await appendAudit(db, entry());
    throw new Error('the change failed');
  });
  await expect(attempt).rejects.toThrow('the change failed');
  expect(await all()).toHaveLength(before);
  expect(await firstBroken()).toBeNull();
});

test('number, hashes and time are the store’s own, whatever the app writes', async () => {
  const client = new pg.Client({ connectionString: store.appUrl });
  await client.connect();
  await client.query(`INSERT INTO portal.audit_entries
    (seq, written_at, happened_at, entry, outcome, actor_kind, previous_hash, hash)
    VALUES (1, '2000-01-01', now(), 'forged', 'ok', 'system', 'x', 'x')`);
  await client.end();
  const last = (await all()).at(-1);
  expect(last.entry).toBe('forged');
  expect(Date.now() - last.written_at).toBeLessThan(60_000);
  expect(await firstBroken()).toBeNull();
});

test('T25 the hash can be computed without the database', async () => {
  const [row] = await asUpkeep(store.ownerUrl, 'sahakon_audit', async (client) => {
    const stamp = (name: string) =>
      `to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
    const { rows } = await client.query(`SELECT *, ${stamp('written_at')} AS written,
      ${stamp('happened_at')} AS happened FROM portal.audit_entries ORDER BY seq DESC LIMIT 1`);
    return rows;
  });
  const parts = [
    ...[row.previous_hash.toString('hex'), Number(row.seq), row.written, row.happened],
    ...[row.entry, row.outcome, row.actor_kind, row.actor, row.member_no, row.session_id],
    ...[row.ref, row.address, row.agent, row.detail],
  ];
  // jsonb puts a space after each comma.
  const text = `[${parts.map((part) => JSON.stringify(part)).join(', ')}]`;
  expect(createHash('sha256').update(text).digest()).toEqual(row.hash);
});

test('F16 a change of any column of any entry is found, as is one that is missing', async () => {
  const touch = [
    `UPDATE portal.audit_entries SET outcome = 'failed' WHERE seq = 3`,
    `UPDATE portal.audit_entries SET member_no = '${malee}' WHERE seq = 3`,
    `UPDATE portal.audit_entries SET happened_at = happened_at + interval '1 us' WHERE seq = 3`,
    `UPDATE portal.audit_entries SET detail = '{}' WHERE seq = 3`,
    `UPDATE portal.audit_entries SET hash = sha256('x') WHERE seq = 3`,
    `DELETE FROM portal.audit_entries WHERE seq = 3`,
    `DELETE FROM portal.audit_entries WHERE seq > 3`,
    `DELETE FROM portal.audit_entries`,
  ];
  const unseen = await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    const missed: string[] = [];
    for (const change of touch) {
      // Only a wilful owner gets this far: first the trigger, then the policies stand in the way.
      await client.query(`BEGIN; ALTER TABLE portal.audit_entries DISABLE TRIGGER ALL;
        ALTER TABLE portal.audit_entries NO FORCE ROW LEVEL SECURITY; ${change}`);
      const { rows } = await client.query('SELECT portal.verify_audit() AS seq');
      if (rows[0].seq === null) missed.push(change);
      await client.query('ROLLBACK');
    }
    return missed;
  });
  expect(unseen).toEqual([]);
  await expect(
    asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
      client.query('TRUNCATE portal.audit_entries'),
    ),
  ).rejects.toThrow('audit entries are never changed');
});

test('the writer gathers entries and keeps hostile text', async () => {
  const before = (await all()).length;
  const writer = openAuditWriter(records, { lost: none });
  for (let at = 0; at < 450; at++) {
    writer.write(entry({ ref: String(at), agent: 'a\0b\ud800"\\', detail: { money: 5n } }));
  }
  await writer.flush();
  const rows = (await all()).slice(before);
  expect(rows.map((row) => row.ref)).toEqual(Array.from({ length: 450 }, (_, at) => String(at)));
  expect(rows[0]).toMatchObject({ agent: 'a\ufffdb\ufffd"\\', detail: { money: '5' } });
  expect([writer.waiting, await firstBroken()]).toEqual([0, null]);
});

test('the writer writes by itself after a moment', async () => {
  const before = (await all()).length;
  openAuditWriter(records, { lost: none, waitMs: 5 }).write(entry());
  await expect.poll(async () => (await all()).length).toBe(before + 1);
});

test('an entry that the store refuses is handed over and holds up no other', async () => {
  const lost: AuditEntry[] = [];
  const before = (await all()).length;
  const writer = openAuditWriter(records, { lost: (entries) => lost.push(...entries) });
  for (const ref of ['a', 'b', 'c']) {
    writer.write(entry({ ref, ...(ref === 'b' ? { sessionId: 'no uuid' } : {}) }));
  }
  await writer.flush();
  expect((await all()).slice(before).map((row) => row.ref)).toEqual(['a', 'c']);
  expect(lost.map((each) => each.ref)).toEqual(['b']);
});

test('while the store is away entries wait; the oldest beyond a limit are given back', async () => {
  const lost: AuditEntry[] = [];
  let away = true;
  const flaky = {
    asVisitor: (work: Parameters<Records['asVisitor']>[0]) =>
      away ? Promise.reject(new StoreUnavailable('gone', 'away')) : records.asVisitor(work),
  } as Records;
  const writer = openAuditWriter(flaky, {
    most: 3,
    waitMs: 60_000,
    lost: (entries) => lost.push(...entries),
  });
  for (const ref of ['1', '2', '3', '4']) writer.write(entry({ ref }));
  await expect(writer.flush()).rejects.toThrow(StoreUnavailable);
  expect([writer.waiting, lost.map((each) => each.ref)]).toEqual([3, ['1']]);
  away = false;
  const before = (await all()).length;
  await writer.flush();
  expect((await all()).slice(before).map((row) => row.ref)).toEqual(['2', '3', '4']);
});
