import { describe, expect, test } from 'vitest';
import { isOwnPage } from '../../../api/own-pages.ts';
import { isDay } from '../../../core/days.ts';
import { foldForSearch } from '../../../core/thai-words/search.ts';
import { truncate } from '../../../core/truncate.ts';
import { cleanArticle } from '../../../records/content/clean-html.ts';
import { plainText, searchTextOf } from '../../../records/content/topics/search-words.ts';
import { menuEntries } from '../../seed/site.text.ts';
import { referenceTimeline } from '../../timeline.ts';
import { categories, categoryList } from '../categories.text.ts';
import { bodyHtml, figuresIn } from '../html.ts';
import { papersOn } from '../papers/papers.ts';
import type { Topic } from '../topic.ts';
import { readTopic, topicsOn } from '../topics.ts';

const topics = topicsOn(referenceTimeline);

const withPictures = ({ id, body }: Topic) =>
  bodyHtml(body, (nth) => `/mediafiles/images/News/${id}-text-${nth + 1}.webp`);
const published = topics.filter(({ on }) => on !== null && on < '2026');

/** Addresses that the site has besides `/list/…` and `/show/…`. */
const pages = new Set([
  ...['/board', '/caldividend', '/cookie/cookies', '/cookie/policy', '/demand', '/election'],
  ...['/home', '/loancal', '/member/logon'],
]);

function leads(href: string): boolean {
  const [, kind, key] = href.match(/^\/(list|show)\/([a-z0-9-]+)$/) ?? [];
  if (kind === 'list') return key !== undefined && key in categories;
  if (kind === 'show') return published.some(({ id }) => String(id) === key);
  return pages.has(href) || href === 'mailto:dpo@tuayang.example';
}

describe('topics of the demo cooperative', () => {
  test('issue 4: more than sixty in more than eight categories, each with an id of its own', () => {
    expect(published.length).toBeGreaterThanOrEqual(66);
    expect(new Set(published.map(({ category }) => category)).size).toBe(categoryList.length);
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    expect(Math.max(...topics.map(({ id }) => id))).toBeLessThanOrEqual(1_000);
  });

  test('D-17 drafts and what is dated ahead are there for those who look for them', () => {
    expect(topics.filter(({ on }) => on === null).map(({ id }) => id)).toEqual([591, 592]);
    expect(topics.filter(({ on }) => (on ?? '') > '2026').map(({ id }) => id)).toEqual([593]);
  });

  test('dates lie in three Buddhist years and no later than the demo', () => {
    for (const { id, on } of published) {
      expect(isDay(on ?? ''), String(id)).toBe(true);
      expect((on ?? '') <= '2025-11-28', String(id)).toBe(true);
    }
    const years = published.map(({ on }) => on?.slice(0, 4));
    expect(new Set(years)).toEqual(new Set(['2023', '2024', '2025']));
  });

  test('every link of the menu finds a published topic, or a page of its own', () => {
    const urls = menuEntries.flatMap(({ url, below = [] }) => [url, ...below.map((b) => b.url)]);
    for (const url of urls.filter((one) => one.startsWith('/list/'))) {
      expect(
        isOwnPage(url) || published.some(({ category }) => url === `/list/${category}`),
        url,
      ).toBe(true);
    }
  });

  test('titles, summaries and bodies are as long as such texts are', () => {
    for (const topic of published) {
      const { id, title, summary } = topic;
      expect(truncate(title, 120), String(id)).toBe(title);
      expect(summary.length, String(id)).toBeGreaterThan(15);
      expect(plainText(withPictures(topic)).length, String(id)).toBeGreaterThan(60);
    }
    const long = published.filter((topic) => plainText(withPictures(topic)).length > 250);
    expect(long.length).toBeGreaterThan(30);
  });

  test('S6: cleaning changes nothing in our own texts', () => {
    for (const topic of topics) {
      const html = withPictures(topic);
      expect(cleanArticle(html)).toBe(html);
    }
  });

  test('links within texts lead to pages that are there', () => {
    const hrefs = topics.flatMap((topic) =>
      [...withPictures(topic).matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''),
    );
    expect(hrefs.length).toBeGreaterThan(40);
    expect(hrefs.filter((href) => !leads(href))).toEqual([]);
  });

  test('a table has as many cells in each row as in its head', () => {
    for (const topic of topics) {
      for (const [table] of withPictures(topic).matchAll(/<table>.*?<\/table>/g)) {
        const rows = table.split('</tr>').filter((row) => row.includes('<tr>'));
        const cells = rows.map((row) => row.match(/<t[hd]>/g)?.length);
        expect(new Set(cells).size, `${topic.id}`).toBe(1);
      }
    }
  });

  test('activities have four to eight pictures, all pictures say what they show', () => {
    for (const topic of topics) {
      const { id, category, images, body } = topic;
      if (category === 'activities') expect(images.length, String(id)).toBeGreaterThanOrEqual(4);
      expect(images.length, String(id)).toBeLessThanOrEqual(8);
      const alts = [...images, ...figuresIn(body).map(({ alt }) => alt)];
      for (const alt of alts) expect(alt.length, String(id)).toBeGreaterThan(10);
      expect(new Set(alts).size, String(id)).toBe(alts.length);
    }
  });

  test('every paper goes with a topic', () => {
    const used = new Set(topics.flatMap((topic) => topic.papers));
    expect([...used].toSorted()).toEqual(Object.keys(papersOn(referenceTimeline)).toSorted());
    expect(used.size).toBeGreaterThanOrEqual(20);
  });

  test('the search text holds title, summary and words of the body', () => {
    const meeting = topics.find(({ id }) => id === 501);
    if (!meeting) throw new Error('501 is missing');
    const found = searchTextOf({ ...meeting, bodyHtml: withPictures(meeting) });
    for (const word of [meeting.title, meeting.summary, 'รถรับส่ง'].map(foldForSearch))
      expect(found).toContain(word);
    expect(found).not.toContain('<');
  });
});

describe('the file of a topic', () => {
  const file = (...lines: string[]) =>
    ['---', 'category: news', 'title: ก', 'summary: ข', ...lines, '---', '', 'ย่อหน้า', ''].join(
      '\n',
    );

  test('lines of what it is, and a body', () => {
    const lines = ['on: 2025-11-28', 'fact: เวลา | 07:30 น.', 'image: หนึ่ง', 'image: สอง'];
    expect(readTopic(7, file(...lines, 'happens: 2025-12-01 2025-12-02'))).toMatchObject({
      ...{ id: 7, category: 'news', title: 'ก', summary: 'ข', body: 'ย่อหน้า', pinned: false },
      ...{ on: '2025-11-28', happens: ['2025-12-01', '2025-12-02'], cover: undefined },
      ...{ facts: [['เวลา', '07:30 น.']], images: ['หนึ่ง', 'สอง'], papers: [] },
    });
  });

  test.each(['colour: blue', 'paper: no-such', 'fact: เวลา', 'title'])('%s is refused', (line) => {
    expect(() => readTopic(7, file(line))).toThrow();
  });

  test('a file of another form is refused, and an unknown category', () => {
    expect(() => readTopic(7, 'ย่อหน้า')).toThrow();
    expect(() => readTopic(7, file().replace('news', 'no-such'))).toThrow();
  });
});
