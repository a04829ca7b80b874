import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import {
  type WrittenCategory,
  type WrittenTopic,
  writeCategories,
  writeTopics,
} from './write-topics.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;

type Short = Omit<WrittenTopic, 'category'> & { readonly category?: string };
const write = (...topics: Short[]) =>
  writeTopics(
    app.ownerUrl,
    topics.map((topic) => ({ category: 't-news', ...topic })),
  );

const categories: readonly WrittenCategory[] = [
  { key: 't-news', type: 'GENERAL' },
  { key: 't-people', type: 'PERSONNEL' },
  { key: 't-days', type: 'CALENDAR' },
  { key: 't-forms', type: 'DOWNLOAD' },
  { key: 't-empty', type: 'PHOTO' },
  { key: 't-hidden', type: 'GENERAL', shown: false },
  { key: 't-many', type: 'GENERAL' },
];

const hostile = `<p style="position:fixed" onclick="alert(1)">ปลอดภัย</p>
  <img src=x onerror="alert(1)"><svg><script>alert(1)</script></svg>
  <a href="javascript:alert(1)">ก</a><a href="https://coop.example/">ข</a>
  <img src="/mediafiles/images/News/a.webp" alt="ภาพ">`;

beforeAll(async () => {
  app = await openTestApp();
  await writeCategories(app.ownerUrl, categories);
  await write(
    {
      id: 9_000_001,
      title: 'ขยายเวลารับคำขอกู้เงินสามัญ',
      summary: 'ยื่นได้ถึงวันที่ ๑๒ ธันวาคม ๒๕๖๘',
      at: '2025-11-26T08:30:00+07',
    },
    { id: 9_000_002, title: 'ทุนการศึกษาบุตร', body: '<p>กู้เงินสามัญก็ได้</p>', pinned: true },
    { id: 9_000_003, title: 'น้ำผึ้งชุมชน 50%_x', at: '2024-12-31T23:30:00+07' },
    { id: 9_000_004, title: 'เงินของสามัญชนกับการกู้', at: '2025-11-27T08:30:00+07' },
    { id: 9_000_005, title: 'ร่างลับกู้', at: null },
    { id: 9_000_006, title: 'ล่วงหน้ากู้', at: '2999-01-01T00:00:00+07' },
    { id: 9_000_007, title: 'ซ่อนกู้', shown: false },
    { id: 9_000_008, title: 'หมวดซ่อนกู้', category: 't-hidden' },
    { id: 9_000_009, title: 'ตัวร้าย', body: hostile, at: '2023-01-01T00:00:00+07' },
    { id: 9_000_021, category: 't-people', title: 'ประธาน', at: '2025-01-02T00:00:00+07' },
    { id: 9_000_022, category: 't-people', title: 'กรรมการ', at: '2025-01-03T00:00:00+07' },
    { id: 9_000_031, category: 't-days', on: '2026-01-24' },
    { id: 9_000_032, category: 't-days', on: '2026-01-05' },
    { id: 9_000_033, category: 't-days', on: '2026-02-01' },
    { id: 9_000_041, category: 't-forms', title: 'คำขอกู้' },
    ...Array.from({ length: 45 }, (_, n) => ({
      id: 9_100_000 + n,
      category: 't-many',
      at: `2025-10-01T00:00:${String(n).padStart(2, '0')}+07`,
    })),
  );
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`
      INSERT INTO portal.topic_files (topic_id, position, name, url, media_type, bytes) VALUES
        (9000041, 2, 'แบบ ข', '/mediafiles/files/Form/b.pdf', 'application/pdf', 2),
        (9000041, 1, 'แบบ ก', '/mediafiles/files/Form/a.pdf', 'application/pdf', 184000);
      INSERT INTO portal.topic_images (topic_id, position, url, alt, width, height) VALUES
        (9000001, 1, '/mediafiles/images/News/a.webp', 'ภาพ', 800, 600);
      UPDATE portal.topics SET facts = '[{"label":"วัน","value":"5"},{"label":1},"x"]'
        WHERE id = 9000001`),
  );
});
afterAll(() => app.close());

const list = async (key: string, query: Record<string, string> = {}) =>
  app.get(`/api/info/list/${key}?${new URLSearchParams(query)}`);
const idsOf = async (key: string, query?: Record<string, string>): Promise<number[]> =>
  (await list(key, query)).body.data.items.map(({ id }: { id: number }) => id - 9_000_000);
/** The numbers on all pages together. */
async function allIdsOf(query: Record<string, string>): Promise<number[]> {
  const { total, per_page } = (await list('all', query)).body.data;
  const pages = Array.from({ length: Math.ceil(total / per_page) }, (_, n) => `${n + 1}`);
  return (await Promise.all(pages.map((page) => idsOf('all', { ...query, page })))).flat();
}
const show = (id: number | string) => app.get(`/api/info/show/${id}`);

describe('lists', () => {
  test('R013 D-17 a category lists what is published, pinned first, then the newest', async () => {
    const { data } = (await list('t-news')).body;
    expect(data).toMatchObject({
      category: 't-news',
      category_name: 'หมวด t-news',
      content_type: 'GENERAL',
      years: [2025, 2024, 2023],
      page: 1,
      per_page: 20,
      total: 5,
    });
    expect(await idsOf('t-news')).toEqual([2, 4, 1, 3, 9]);
    expect(data.items[2]).toMatchObject({
      title: 'ขยายเวลารับคำขอกู้เงินสามัญ',
      published_on: '2025-11-26',
      facts: [{ label: 'วัน', value: '5' }],
      views: 0,
      pinned: false,
      attachments: 0,
    });
  });

  test('D-17 persons keep their order, events stand by month, none is none', async () => {
    expect(await idsOf('t-people')).toEqual([21, 22]);
    expect(await idsOf('t-days')).toEqual([33, 32, 31]);
    expect((await list('t-empty')).body.data).toMatchObject({ items: [], total: 0, years: [] });
  });

  test('D-17 a list of downloads offers the files themselves, in their order', async () => {
    const [item] = (await list('t-forms')).body.data.items;
    expect(item.attachments).toBe(2);
    expect(item.files[0]).toEqual({
      name: 'แบบ ก',
      url: '/mediafiles/files/Form/a.pdf',
      size: 184_000,
      type: 'application/pdf',
    });
  });

  test('D-01 pages are numbered, hold every topic once and tell the total', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => idsOf('t-many', { page })));
    expect(pages.map((ids) => ids.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flat()).size).toBe(45);
    const beyond = (await list('t-many', { page: '4' })).body.data;
    expect(beyond).toMatchObject({ items: [], page: 4, total: 45 });
  });

  test('R181 a year is a year in Bangkok', async () => {
    expect(await idsOf('t-news', { year: '2024' })).toEqual([3]);
    expect(await idsOf('t-news', { year: '2025', q: 'กู้' })).not.toContain(3);
    expect(await idsOf('t-days', { year: '2026' })).toHaveLength(3);
    expect(await idsOf('t-days', { year: '2025' })).toEqual([]);
  });
});

describe('search', () => {
  test('D-17 the phrase in the title first, then words of the title, then the text', async () => {
    expect(await idsOf('t-news', { q: 'กู้เงินสามัญ' })).toEqual([1, 4, 2]);
  });

  test.each([
    ['กู้สามัญ', [4, 1, 2]],
    ['กูสามัญ', [4, 1, 2]],
    ['ธันวาคม 2568', [1]],
    ['๑๒ธันวาคม', [1]],
    ['นํ้าผึ้ง', [3]],
    ['50%', [3]],
    ['%', [3]],
    ['_', [3]],
    ['สามัญ ไม่มีคำนี้', []],
  ])('D-17 %j finds %j', async (q, ids) => {
    expect(await idsOf('t-news', { q })).toEqual(ids);
  });

  test.each(['\\', "'", "'; DROP TABLE portal.topics; --", '\0', '%%%', '((', '"', '$1', '﷽'])(
    'T5 %j is a question like any other',
    async (q) => {
      const { status, body } = await list('all', { q });
      expect([status, body.rc_code]).toEqual([200, '1']);
    },
  );

  test('D-17 all categories are asked at once, hidden ones and drafts are not', async () => {
    const ids = await allIdsOf({ q: 'กู้' });
    expect(ids).toEqual(expect.arrayContaining([1, 2, 4, 41]));
    for (const hidden of [5, 6, 7, 8]) expect(ids).not.toContain(hidden);
    const all = (await list('all')).body.data;
    expect(all.total).toBeGreaterThanOrEqual(56);
  });

  test('a question without a word in it lists everything', async () => {
    expect(await idsOf('t-news', { q: ' \u200b ' })).toHaveLength(5);
  });
});

describe('a topic', () => {
  test('R014 D-17 has its text, pictures, files, neighbours and what is related', async () => {
    const { data } = (await show(9_000_001)).body;
    expect(data).toMatchObject({
      id: 9_000_001,
      category: 't-news',
      content_type: 'GENERAL',
      images: [{ url: '/mediafiles/images/News/a.webp', alt: 'ภาพ', width: 800, height: 600 }],
      files: [],
      previous: { id: 9_000_002 },
      next: { id: 9_000_004 },
    });
    expect(data.related[0].id).toBe(9_000_004);
    expect((await show(9_000_041)).body.data.files).toHaveLength(2);
  });

  test('T5 T29 whatever the store holds, the body leaves clean', async () => {
    const { body_html } = (await show(9_000_009)).body.data;
    expect(body_html.replace(/\s+/g, ' ')).toBe(
      '<p>ปลอดภัย</p> <a rel="noopener noreferrer">ก</a>' +
        '<a href="https://coop.example/" rel="noopener noreferrer">ข</a> ' +
        '<img src="/mediafiles/images/News/a.webp" alt="ภาพ" />',
    );
  });

  test('T1 drafts, hidden ones, those to come and numbers of nothing look all alike', async () => {
    const ids = [9_000_005, 9_000_006, 9_000_007, 9_000_008, 8_999_999, 'abc', '0', '1e3', '1%00'];
    const answers = await Promise.all(ids.map(show));
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect({ ...body, data: { ...body.data, ref: '' } }).toEqual({
        ...answers[0]?.body,
        data: { ...answers[0]?.body.data, ref: '' },
      });
    }
    const related = (await show(9_000_001)).body.data.related;
    for (const { id } of related) expect(id).not.toBe(9_000_005);
  });

  test('an unknown category and a hidden one look alike', async () => {
    for (const key of ['t-hidden', 'no-such', 'T-NEWS', "'"]) {
      expect((await list(encodeURIComponent(key))).status).toBe(404);
    }
  });

  test('without the policy of the table the queries still hide what is hidden', async () => {
    await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
      store.query('ALTER TABLE portal.topics DISABLE ROW LEVEL SECURITY'),
    );
    try {
      for (const id of [9_000_005, 9_000_006, 9_000_007, 9_000_008]) {
        expect((await show(id)).status).toBe(404);
      }
      const ids = await allIdsOf({ q: 'กู้', year: '2025' });
      expect(ids).toContain(1);
      for (const hidden of [5, 6, 7, 8]) expect(ids).not.toContain(hidden);
      expect((await list('t-news')).body.data.total).toBe(5);
    } finally {
      await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
        store.query('ALTER TABLE portal.topics ENABLE ROW LEVEL SECURITY'),
      );
    }
  });
});
