import { afterAll, beforeAll, expect, test } from 'vitest';
import { guideToRead, keepReading, readGuide } from '../../../records/agency/guide.ts';
import { openRecords, type Records } from '../../../records/database.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { type AdminStore, inStore } from '../admin-command.ts';
import { addGuide, guideVersions, type NewGuide, readDay, withdrawGuide } from './versions.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const asAdmin = <T>(work: (client: AdminStore) => Promise<T>) => inStore(store.ownerUrl, work);
const agency = '01011001';
const reader = { personNo: 1, contactName: 'ผู้แทน' };

const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const html = '<h2>หัวข้อ</h2><p>ข้อความ</p>';
const add = (more: Partial<NewGuide> = {}) =>
  asAdmin((client) => addGuide(client, { html, by: 'มานี', changes: 'แก้ปฏิทิน', ...more }));
const withdraw = (version: number) =>
  asAdmin((client) => withdrawGuide(client, { version, by: 'มานี', reason: 'พิมพ์ผิด' }));
const standings = async () =>
  (await asAdmin(guideVersions)).map(({ version, standing }) => `${version} ${standing}`);
const auditLog = (entry: string) =>
  asAdmin(async (client) => {
    await client.query('SET LOCAL ROLE sahakon_audit');
    const { rows } = await client.query(
      'SELECT actor, detail FROM portal.audit_entries WHERE entry = $1 ORDER BY seq',
      [entry],
    );
    return rows;
  });

test('D-34 T5 a new version is kept clean, with the next number, and is unread again', async () => {
  await records.asAgency(agency, (db) => keepReading(db, reader, 1));
  const dirty = '<h2 onclick="x()">หัวข้อ</h2><p>ข้อความ<script>alert(1)</script></p>';
  expect(await add({ html: dirty })).toEqual({ added: { version: 2, effectiveOn: today() } });
  const found = await records.readAsAgency(agency, (db) => readGuide(db, 1));
  expect(found?.guide).toMatchObject({
    version: 2,
    title: 'คู่มือผู้แทนหน่วย',
    bodyHtml: html,
    readAt: null,
  });
  expect(found?.versions.map(({ version }) => version)).toEqual([2, 1]);
  expect(await asAdmin(guideVersions)).toMatchObject([
    { version: 2, readers: 0, standing: 'IN_FORCE' },
    { version: 1, readers: 1, standing: 'EARLIER' },
  ]);
  expect(await auditLog('desk.guide.add')).toMatchObject([
    { actor: 'มานี', detail: { version: 2, from: today() } },
  ]);
});

test('D-34 two at once take two numbers; one that begins later waits', async () => {
  const another = (from: string) => add({ from, title: 'คู่มือปีหน้า' });
  const made = await Promise.all([another('2999-01-01'), another('2999-01-02')]);
  const numbers = made.map((one) => 'added' in one && one.added.version);
  expect(numbers.toSorted()).toEqual([3, 4]);
  const now = await records.readAsAgency(agency, (db) => guideToRead(db, 1));
  expect(now?.version).toBe(2);
});

test('D-34 what was never in force is not added as if it had been', async () => {
  expect(await add({ from: '2025-12-15' })).toEqual({ refused: 'past' });
  expect((await asAdmin(guideVersions)).map(({ version }) => version)).toHaveLength(4);
});

test('D-34 a further version says what it changes', async () => {
  expect(await add({ changes: '' })).toEqual({ refused: 'noChanges' });
  const { rows } = await asAdmin((client) =>
    client.query('SELECT change_summary, written_by FROM portal.guide_versions WHERE version = 2'),
  );
  expect(rows).toEqual([{ change_summary: 'แก้ปฏิทิน', written_by: 'มานี' }]);
});

test('D-34 a title that is left out is that in force, not one of a day to come', async () => {
  expect(await add({ from: today() })).toMatchObject({ added: { version: 5 } });
  const now = await records.readAsAgency(agency, (db) => guideToRead(db, 1));
  expect(now).toMatchObject({ version: 5, title: 'คู่มือผู้แทนหน่วย' });
});

test('D-34 a version is withdrawn, its reason on record; the one before is back', async () => {
  expect(await withdraw(5)).toBe('done');
  const now = await records.readAsAgency(agency, (db) => guideToRead(db, 1));
  expect(now?.version).toBe(2);
  expect(await withdraw(5)).toBe('before');
  expect(await withdraw(99)).toBe('unknown');
  expect(await auditLog('desk.guide.withdraw')).toEqual([
    { actor: 'มานี', detail: { version: 5, reason: 'พิมพ์ผิด' } },
  ]);
  expect((await standings()).toSorted()).toEqual([
    '1 EARLIER',
    '2 IN_FORCE',
    '3 AHEAD',
    '4 AHEAD',
    '5 WITHDRAWN',
  ]);
});

test('D-34 the last version in force stays: agencies are never without a guide', async () => {
  expect(await withdraw(1)).toBe('done');
  expect(await withdraw(2)).toBe('last');
  expect(await withdraw(4)).toBe('done');
  expect((await standings()).filter((one) => one.includes('IN_FORCE'))).toEqual(['2 IN_FORCE']);
});

test('days of both kinds are read', () => {
  expect(readDay('1/12/2568')).toBe('2025-12-01');
  expect(readDay('2025-12-01')).toBe('2025-12-01');
  expect(readDay('1/13/2568')).toBeUndefined();
});
