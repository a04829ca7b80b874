import { afterAll, beforeAll, expect, test } from 'vitest';
import { guideToRead, keepReading, readGuide } from '../../../records/agency/guide.ts';
import { openRecords, type Records } from '../../../records/database.ts';
import { migrate } from '../../../records/migrate.ts';
import { openTestStore } from '../../test-store.ts';
import { type DeskStore, inStore } from '../at-desk.ts';
import { addGuide, cleanGuide, guideVersions, readDay } from './versions.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
beforeAll(async () => {
  store = await openTestStore({ empty: true });
  await migrate(store.ownerUrl, { appLogin: store.appLogin });
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const desk = <T>(work: (client: DeskStore) => Promise<T>) => inStore(store.ownerUrl, work);
const agency = '01011001';
const reader = { personNo: 1, contactName: 'ผู้แทน' };

test('D-34 T5 a new version is kept clean, with the next number, and is unread again', async () => {
  await records.asAgency(agency, (db) => keepReading(db, reader, 1));
  const html = '<h2 onclick="x()">หัวข้อ</h2><p>ข้อความ<script>alert(1)</script></p>';
  const added = await desk((client) => addGuide(client, { html, from: '2026-01-15', by: 'มานี' }));
  expect(added).toEqual({ version: 2, effectiveOn: '2026-01-15' });
  const found = await records.readAsAgency(agency, (db) => readGuide(db, 1));
  expect(found?.guide).toMatchObject({
    version: 2,
    title: 'คู่มือผู้แทนหน่วย',
    bodyHtml: '<h2>หัวข้อ</h2><p>ข้อความ</p>',
    readAt: null,
  });
  expect(found?.versions.map(({ version }) => version)).toEqual([2, 1]);
  expect(await desk(guideVersions)).toMatchObject([
    { version: 2, readers: 0 },
    { version: 1, readers: 1 },
  ]);
  await desk(async (client) => {
    await client.query('SET LOCAL ROLE sahakon_audit');
    const { rows } = await client.query(
      `SELECT actor, detail FROM portal.audit_entries WHERE entry = 'desk.guide.add'`,
    );
    expect(rows).toMatchObject([{ actor: 'มานี', detail: { version: 2, from: '2026-01-15' } }]);
  });
});

test('D-34 two at once take two numbers; one that begins later waits', async () => {
  const another = (from: string) =>
    desk((client) => addGuide(client, { html: '<p>ต่อไป</p>', from, by: 'ก' }));
  const made = await Promise.all([another('2999-01-01'), another('2999-01-02')]);
  expect(made.map((one) => one?.version).toSorted()).toEqual([3, 4]);
  const now = await records.readAsAgency(agency, (db) => guideToRead(db, 1));
  expect(now?.version).toBe(2);
});

test('what is no guide is not one; days of both kinds are read', () => {
  expect(cleanGuide('<p>ดี</p>\n')).toEqual({ html: '<p>ดี</p>', wasCut: false });
  expect(cleanGuide('<p style="x">ดี</p>')?.wasCut).toBe(true);
  expect(cleanGuide('<script>x</script>  ')).toBeUndefined();
  expect(cleanGuide(`<p>${'ก'.repeat(200_001)}</p>`)).toBeUndefined();
  expect(readDay('1/12/2568')).toBe('2025-12-01');
  expect(readDay('2025-12-01')).toBe('2025-12-01');
  expect(readDay('1/13/2568')).toBeUndefined();
});
