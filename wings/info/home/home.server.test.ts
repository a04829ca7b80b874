import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { readHome } from './home.api.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** What the office writes shows within a fifth of a second. */
async function home() {
  await pause(250);
  return (await app.get('/api/info/home')).body;
}

/** Writes as the office does: through the owner of the tables. */
const write = (sql: string, values: unknown[] = []) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(sql, values));

async function topic(category: string, title: string, more: Record<string, unknown> = {}) {
  const row = { published_at: '2025-11-01T03:00:00Z', pinned: false, facts: '[]', ...more };
  const { rows } = await write(
    `INSERT INTO portal.topics (category_key, title, published_at, pinned, facts, happens_on)
     VALUES ($1, $2, $3, $4, $5, NULL) RETURNING id`,
    [category, title, row.published_at, row.pinned, row.facts],
  );
  return Number(rows[0].id);
}

async function category(key: string, name: string, block: string | null): Promise<void> {
  await write(
    `INSERT INTO portal.categories (key, name, content_type, home_block, position)
     SELECT $1, $2, 'GENERAL', $3, coalesce(max(position), 0) + 1 FROM portal.categories`,
    [key, name, block],
  );
}

async function noTopics(): Promise<void> {
  await write('TRUNCATE portal.topics, portal.categories CASCADE');
}

test('D-16 every block is there, and the answer is what the document says', async () => {
  const { rc_code, data } = await home();
  expect(rc_code).toBe('1');
  expect(() => readHome.data.parse(data)).not.toThrow();
  expect(Object.keys(data)).toEqual(Object.keys(readHome.example));
});

test('D-16 rates in force with their day, eight years of dividends, the next events', async () => {
  const { data } = await home();
  expect(data.rates.deposit[0]).toEqual({
    name: 'ออมทรัพย์',
    rate: '1.50',
    effective_on: '2025-07-01',
  });
  expect(data.rates.loan.map((row: { name: string }) => row.name)).toContain('สามัญ');
  const years = data.dividends.map((row: { year_be: number }) => row.year_be);
  expect(years).toEqual([2567, 2566, 2565, 2564, 2563, 2562, 2561, 2560]);
  expect(data.dividends[0]).toMatchObject({ dividend_rate: '5.50', refund_rate: '11.00' });
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  for (const { ends_on } of data.calendar) expect(ends_on >= today).toBe(true);
  expect(data.calendar).toHaveLength(5);
});

test('R133 accounts of the cooperative are grouped as their bank writes them', async () => {
  const { data } = await home();
  expect(data.bank_accounts[0]).toMatchObject({
    bank_name: 'ธนาคารกรุงไทย',
    account_no: '000-0-12345-0',
  });
});

test('D-16 of a rate the newest that has begun counts, and none that lies ahead', async () => {
  await write(`INSERT INTO portal.interest_rates (kind, name, effective_on, position, rate)
    VALUES ('DEPOSIT', 'ออมทรัพย์', '2026-01-01', 1, 17525),
      ('DEPOSIT', 'ออมทรัพย์', '2999-01-01', 1, 90000)`);
  const [first] = (await home()).data.rates.deposit;
  expect(first).toEqual({ name: 'ออมทรัพย์', rate: '1.7525', effective_on: '2026-01-01' });
});

test('D-16 news come pinned first, then newest, out of all categories of the block', async () => {
  await noTopics();
  await category('news', 'ประกาศ', 'NEWS');
  await category('loans', 'เงินกู้', 'NEWS');
  await category('history', 'ประวัติ', null);
  await topic('news', 'เก่า');
  await topic('loans', 'ใหม่กว่า', { published_at: '2025-11-26T03:00:00Z' });
  await topic('news', 'ปักหมุด', {
    published_at: '2025-10-01T18:00:00Z',
    pinned: true,
    facts: '[{"label": "วันประชุม", "value": "เสาร์"}]',
  });
  await topic('news', 'ร่าง', { published_at: null });
  await topic('news', 'ยังไม่ถึงเวลา', { published_at: '2999-01-01T00:00:00Z' });
  await topic('history', 'ไม่อยู่หน้าแรก');
  const { data } = await home();
  expect(data.news.map((row: { title: string }) => row.title)).toEqual(['ปักหมุด', 'ใหม่กว่า', 'เก่า']);
  // 18:00 in Greenwich is the next day in Bangkok.
  expect(data.news[0]).toMatchObject({
    pinned: true,
    published_on: '2025-10-02',
    facts: [{ label: 'วันประชุม', value: 'เสาร์' }],
  });
  expect(data.news[1].category_name).toBe('เงินกู้');
});

test('D-16 regulations stand by kind, in the order of the kinds', async () => {
  await noTopics();
  await category('regulations-member', 'ระเบียบสมาชิก', 'REGULATION');
  await category('regulations', 'ข้อบังคับ', 'REGULATION');
  await topic('regulations', 'ข้อบังคับสหกรณ์');
  await topic('regulations-member', 'การรับสมาชิก');
  const { data } = await home();
  expect(data.regulations.map((tab: { name: string }) => tab.name)).toEqual(['สมาชิก', 'ข้อบังคับ']);
  expect(data.regulations[1].items[0].title).toBe('ข้อบังคับสหกรณ์');
});

test('D-16 a download carries its first file, an album counts its pictures', async () => {
  await noTopics();
  await category('downloads', 'ดาวน์โหลด', 'DOWNLOAD');
  await category('activities', 'กิจกรรม', 'ACTIVITY');
  const form = await topic('downloads', 'คำขอกู้');
  await topic('downloads', 'ยังไม่มีไฟล์', { published_at: '2025-10-01T03:00:00Z' });
  const album = await topic('activities', 'สัมมนา');
  await write(
    `INSERT INTO portal.topic_files (topic_id, position, name, url, media_type, bytes)
     VALUES ($1, 2, 'ข', '/mediafiles/files/Form/b.pdf', 'application/pdf', 5),
       ($1, 1, 'ก', '/mediafiles/files/Form/a.pdf', 'application/pdf', 188416)`,
    [form],
  );
  await write(
    `INSERT INTO portal.topic_images (topic_id, position, url, alt, width, height)
     VALUES ($1, 1, '/mediafiles/images/Activity/1.webp', 'ก', 8, 6),
       ($1, 2, '/mediafiles/images/Activity/2.webp', 'ข', 8, 6)`,
    [album],
  );
  const { data } = await home();
  expect(data.downloads).toEqual([
    {
      id: form,
      title: 'คำขอกู้',
      file: { url: '/mediafiles/files/Form/a.pdf', media_type: 'application/pdf', bytes: 188_416 },
    },
    { id: expect.any(Number), title: 'ยังไม่มีไฟล์', file: null },
  ]);
  expect(data.activities[0]).toMatchObject({ id: album, pictures: 2, cover_url: null });
});

test('R180 a title too long for its row is cut at 120 letters', async () => {
  await noTopics();
  await category('news', 'ประกาศ', 'NEWS');
  await topic('news', 'ที่'.repeat(121));
  const { data } = await home();
  expect(data.news[0].title).toBe(`${'ที่'.repeat(120)}…`);
});

test('D-16 a store without public content answers with empty blocks', async () => {
  await noTopics();
  await write(`TRUNCATE portal.slides, portal.interest_rates, portal.dividend_rates,
    portal.calendar_events, portal.bank_accounts, portal.links`);
  const { data } = await home();
  const { rates, board: _, ...lists } = data;
  expect(rates).toEqual({ deposit: [], loan: [] });
  for (const list of Object.values(lists)) expect(list).toEqual([]);
});
