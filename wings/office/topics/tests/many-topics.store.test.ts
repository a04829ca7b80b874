/** 50,000 topics, 5,000 pictures, 300 versions of one: lists stay quick (D-17). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeContent } from '../../../../records/content/home.ts';
import { listTopics } from '../../../../records/content/topics/lists.ts';
import { findTopic } from '../../../../records/content/topics/topic.ts';
import { openRecords, type Records } from '../../../../records/database.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { officeTopics } from '../../../../records/office/topics/list.ts';
import { topicVersions } from '../../../../records/office/topics/versions.ts';
import { makeStaff } from '../../../../tools/office.ts';
import { openTestStore } from '../../../../tools/test-store.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
let staffId: string;
beforeAll(async () => {
  store = await openTestStore();
  records = await openRecords(store.appUrl);
  staffId = await makeStaff(store.ownerUrl, ['content']);
  await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    // Some pins are over, some topics hidden, and every tenth is of another category.
    await client.query(`
      INSERT INTO portal.topics (id, category_key, title, body_html, published_at, shown, pinned,
        pinned_until, search_text)
      SELECT 100000 + n, CASE WHEN n % 10 = 0 THEN 'loan-forms' ELSE 'news' END,
        'เรื่องที่ ' || n, repeat('เนื้อหา ', 200), now() - n * interval '1 hour', n % 97 <> 0,
        n % 500 = 1, CASE WHEN n % 1000 = 1 THEN now() - interval '1 minute' END,
        E'เรืองที ' || n || E'\\n\\n' || repeat('เนือหา ', 200)
      FROM generate_series(1, 50000) AS n`);
    await client.query(`
      INSERT INTO portal.topic_images (topic_id, position, url, alt, width, height)
      SELECT 100001 + n / 10, n % 10 + 1, '/mediafiles/images/x/' || n || '.jpg', 'ภาพ', 800, 600
      FROM generate_series(0, 4999) AS n`);
    await client.query(
      `INSERT INTO portal.topic_versions (topic_id, version, staff_id, staff_name, action, content)
       SELECT 100001, n, $1, 'ผู้เขียน', 'SAVED',
         jsonb_build_object('title', 'รุ่น ' || n, 'body_html', repeat('เนื้อหา ', 4000))
       FROM generate_series(1, 300) AS n`,
      [staffId],
    );
    await client.query('ANALYZE portal.topics, portal.topic_images, portal.topic_versions');
  });
}, 120_000);
afterAll(async () => {
  await records.close();
  await store.close();
});

/** The quicker half of a few runs, in milliseconds: other work on the machine does not count. */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < 25; nth += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return Math.min(...times);
}

const none = { category: undefined, state: undefined, phrase: undefined };
const lists = {
  'the first page': () => inOffice(none, 1),
  'the last page': () => inOffice(none, 1000),
  'a category': () => inOffice({ ...none, category: 'news' }, 1),
  'a state that few have': () => inOffice({ ...none, state: 'SCHEDULED' }, 1),
  'a search': () => inOffice({ ...none, phrase: 'ที 49999' }, 1),
};
const inOffice = (filter: Parameters<typeof officeTopics>[1], number: number) =>
  records.asStaff(staffId, (db) => officeTopics(db, filter, { number, perPage: 50 }));

test.each(Object.entries(lists))(
  'D-17 an office list of 50,000 within 150 ms: %s',
  async (_, list) => {
    expect((await list()).rows.length).toBeLessThanOrEqual(50);
    expect(await quickest(list)).toBeLessThan(150);
  },
);

test('D-17 a search in the office finds its one topic among 50,000', async () => {
  const { rows, total } = await lists['a search']();
  expect([rows.map(({ id }) => id), total]).toEqual([[149_999n], 1]);
});

test('D-17 300 versions of a topic are listed within 150 ms', async () => {
  const list = () =>
    records.asStaff(staffId, (db) => topicVersions(db, 100_001n, { page: 6, perPage: 50 }));
  expect((await list()).rows.map(({ version }) => version).at(-1)).toBe(1);
  expect(await quickest(list)).toBeLessThan(150);
});

const news = { key: 'news', contentType: 'GENERAL', year: undefined, question: undefined } as const;

test('D-17 public pages are read by indexes: pins of now first, then the newest', async () => {
  const first = () =>
    records.readAsVisitor((db) => listTopics(db, news, { page: 1, perPage: 120 }));
  const rows = await first();
  const pins = rows.findIndex(({ pinned }) => !pinned);
  expect(pins).toBeGreaterThan(10);
  expect(rows.slice(pins).some(({ pinned }) => pinned)).toBe(false);
  const days = rows.slice(pins).map(({ publishedOn }) => publishedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  // Half of those that were pinned are so no more.
  expect(pins).toBeLessThan(100);
  expect(await quickest(first)).toBeLessThan(50);
  const one = () => records.readAsVisitor((db) => findTopic(db, 100_001n));
  expect(await quickest(one)).toBeLessThan(20);
  const home = () => records.readAsVisitor((db) => homeContent(db, '2025-11-28'));
  expect(await quickest(home)).toBeLessThan(80);
});

test('D-17 the list of a category does not look at every topic', async () => {
  const plan = await records.readAsVisitor((db) =>
    sql<{ 'QUERY PLAN': string }>`EXPLAIN SELECT t.id FROM portal.topics t
      WHERE t.category_key = 'news' AND t.shown AND t.published_at <= now()
        AND (t.expires_at IS NULL OR t.expires_at > now())
        AND NOT (t.pinned AND (t.pinned_until IS NULL OR t.pinned_until > now()))
      ORDER BY t.published_at DESC, t.id DESC LIMIT 20`.execute(db),
  );
  const lines = plan.rows.map((row) => Object.values(row)[0]).join('\n');
  expect(lines).toContain('Index Scan');
  expect(lines).not.toMatch(/Seq Scan|Sort/);
});
