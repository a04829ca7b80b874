import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { temporaryFolder } from '../../../tools/app.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import type { Upkeep } from '../../seed/accounts.ts';
import { seedTopics } from '../../seed/topics.ts';
import { referenceTimeline } from '../../timeline.ts';
import { openMedia } from '../media.ts';
import { topicsOn } from '../topics.ts';

const topics = topicsOn(referenceTimeline);

let store: Awaited<ReturnType<typeof openTestStore>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  [store, folder] = await Promise.all([openTestStore({ holds: 'tables' }), temporaryFolder()]);
});
afterAll(async () => {
  await store?.close();
  await folder?.remove();
});

const asOwner = <T>(work: (session: Upkeep) => Promise<T>) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', work);
const rowsOf = (sql: string, values: unknown[] = []) =>
  asOwner(async (session) => (await session.query(sql, values)).rows);
const versionNow = async () => (await rowsOf('SELECT version FROM portal.content_version'))[0];
const mediaDir = () => join(folder.path, 'mediafiles');

describe('topics in the store', () => {
  test('D-17 without a media folder: all texts, no row for a file that nobody made', async () => {
    await asOwner((session) => seedTopics(session));
    const [counted] = await rowsOf(`SELECT count(*)::int AS topics, count(cover_url)::int AS covers,
      (SELECT count(*)::int FROM portal.topic_images) AS images,
      (SELECT count(*)::int FROM portal.topic_files) AS files,
      bool_and(search_text <> '') AS found FROM portal.topics`);
    expect(counted).toEqual({
      ...{ topics: topics.length, covers: 0, images: 0, files: 0 },
      found: true,
    });
    const [history] = await rowsOf('SELECT body_html FROM portal.topics WHERE id = 111');
    expect(history.body_html).not.toContain('<img');
  });

  test('a second time changes nothing; what staff wrote stays, after ours', async () => {
    await rowsOf("UPDATE portal.topics SET title = 'ชื่อใหม่' WHERE id = 801");
    const before = await versionNow();
    await asOwner((session) => seedTopics(session));
    expect(await versionNow()).toEqual(before);
    const [own] = await rowsOf(
      "INSERT INTO portal.topics (category_key, title) VALUES ('news', 'ข่าวใหม่') RETURNING id",
    );
    expect(Number(own.id)).toBeGreaterThan(1_000);
    const [stored] = await rowsOf('SELECT title FROM portal.topics WHERE id = 801');
    expect(stored.title).toBe('ชื่อใหม่');
  });

  test('D-40 with the folder, rows and files are one: each address has its file', async () => {
    await asOwner((session) => seedTopics(session, openMedia(mediaDir())));
    const files = await rowsOf('SELECT url, bytes::int, media_type, name FROM portal.topic_files');
    expect(files.length).toBeGreaterThanOrEqual(30);
    for (const { url, bytes, name } of files) {
      const file = await readFile(join(folder.path, url));
      expect(file.length, name).toBe(bytes);
      expect(file.toString('latin1', 0, 5)).toBe('%PDF-');
    }
    const pictures = await rowsOf(`SELECT url FROM portal.topic_images
      UNION ALL SELECT cover_url FROM portal.topics WHERE cover_url IS NOT NULL
      UNION ALL SELECT (regexp_matches(body_html, 'src="([^"]+)"', 'g'))[1] FROM portal.topics`);
    expect(pictures.length).toBeGreaterThan(90);
    for (const { url } of pictures) {
      const file = await readFile(join(folder.path, url));
      expect(file.toString('latin1', 8, 12), url).toBe('WEBP');
    }
  }, 240_000);

  test('a folder that was lost is filled again, and no row changes', async () => {
    const before = await versionNow();
    const reportFolder = join(mediaDir(), 'files', 'Report');
    await rm(reportFolder, { recursive: true });
    await asOwner((session) => seedTopics(session, openMedia(mediaDir())));
    expect(await readdir(reportFolder)).toEqual(['annual-report.pdf']);
    expect(await versionNow()).toEqual(before);
  });

  test('R013 drafts and what is dated ahead are not for the serving role', async () => {
    const shown = await rowsOf(
      'SELECT count(*)::int AS topics FROM portal.topics WHERE published_at <= now()',
    );
    expect(shown[0].topics).toBe(topics.length - 3);
  });
});
