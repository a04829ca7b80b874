/** Pages with pictures that staff uploaded load the widths that they show, not the whole. */
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weighIn } from '../../bench/browser/weight.ts';
import { pictureAddress } from '../../core/media-address.ts';
import { developForSite } from '../../intake/uploads/picture/develop.ts';
import { photograph } from '../../intake/uploads/picture/tests/hostile.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';

/** Three pictures stand in each list. */
const listed = 3;
const names = Array.from({ length: listed }, () => randomBytes(16).toString('hex'));
/** Categories of this test alone: with addresses that say their size, and as they were before. */
const lists = { sized: 'test-weight-sized', older: 'test-weight-older' } as const;

let testBrowser: TestBrowser;
let wholeBytes = 0;
const size = { width: 0, height: 0 };
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  const made = await developForSite('test', await photograph(1_800, 1_200));
  const { width, height, jpeg, renditions } = made;
  wholeBytes = jpeg.length;
  Object.assign(size, { width, height });
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', async (store) => {
    for (const [at, name] of names.entries()) {
      const content = Buffer.concat([jpeg, Buffer.from([at])]);
      const sha256 = createHash('sha256').update(content).digest();
      await store.query(
        `INSERT INTO portal.media
           (name, kind, media_type, file_name, width, height, sha256, content, uploaded_by)
         SELECT $1, 'IMAGE', 'image/jpeg', '', $2, $3, $4, $5, id FROM portal.staff LIMIT 1`,
        [name, width, height, sha256, content],
      );
      for (const one of renditions) {
        await store.query('INSERT INTO portal.media_renditions VALUES ($1, $2, $3)', [
          ...[name, one.width, one.content],
        ]);
      }
    }
    for (const [kind, key] of Object.entries(lists)) {
      await store.query(
        `INSERT INTO portal.categories (key, name, content_type, position)
         SELECT $1, $1, 'PHOTO', max(position) + 1 FROM portal.categories`,
        [key],
      );
      for (const name of names) {
        const cover = pictureAddress({ name, width, height, hasRenditions: kind === 'sized' });
        await store.query(
          `INSERT INTO portal.topics (category_key, title, cover_url, cover_alt, published_at)
           VALUES ($1, $2, $3, 'รูปทดสอบ', now() - interval '9 years')`,
          [key, `${key} ${name}`, cover],
        );
      }
    }
  });
});
afterAll(async () => {
  const keys = Object.values(lists);
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', async (store) => {
    await store.query('DELETE FROM portal.topics WHERE category_key = ANY ($1)', [keys]);
    await store.query('DELETE FROM portal.categories WHERE key = ANY ($1)', [keys]);
    await store.query('DELETE FROM portal.media WHERE name = ANY ($1)', [names]);
  });
  await testBrowser.close();
});

/** A topic of this test with the first picture in its text; gives its number. */
async function addArticle(): Promise<number> {
  const url = pictureAddress({ name: names[0] ?? '', ...size, hasRenditions: true });
  return asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', async (store) => {
    const { rows } = await store.query<{ id: number }>(
      `INSERT INTO portal.topics (category_key, title, body_html, published_at)
       VALUES ($1, 'รูปในเนื้อหา', $2, now() - interval '9 years') RETURNING id::int`,
      [lists.older, `<p>ก</p><figure><img src="${url}" alt="รูปทดสอบ" /></figure>`],
    );
    return rows[0]?.id ?? 0;
  });
}

test('D-40 an article loads the pictures of its text as wide as it shows them', async () => {
  const id = await addArticle();
  const page = await testBrowser.newPage({ width: 390 });
  const picture = page.locator('main figure img');
  const shown = async () => {
    await picture.scrollIntoViewIfNeeded();
    return picture.evaluate((image) => (image as unknown as { currentSrc: string }).currentSrc);
  };
  await page.goto(`/show/${id}`);
  await expect.poll(shown).toMatch(/-480\.webp$/);
  // As high as it will be before it has come: nothing below it jumps.
  expect(await picture.getAttribute('height')).toBe(String(size.height));
  // So it is where the browser puts the text on the page by itself.
  await page.goto(`/list/${lists.older}`);
  await page.getByRole('main').getByRole('link', { name: 'รูปในเนื้อหา' }).click();
  await page.waitForURL(`**/show/${id}`);
  await expect.poll(shown).toMatch(/-480\.webp$/);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

/** Bytes of a list's page on a first visit, and what its first picture was loaded as. */
async function weightOf(width: number, key: string) {
  const page = await testBrowser.newPage({ width });
  const { allBytes } = await weighIn(page, `${testBrowser.baseUrl}/list/${key}`);
  const shown = await page
    .locator('main li img')
    .first()
    .evaluate((image) => (image as unknown as { currentSrc: string }).currentSrc);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
  return { allBytes, shown };
}

test.each(widths)(
  'D-40 a list of uploaded pictures loads what it shows, at %i px',
  async (width) => {
    const sized = await weightOf(width, lists.sized);
    const older = await weightOf(width, lists.older);
    expect(sized.shown).toMatch(/-480\.webp$/);
    expect(older.shown).toMatch(/[0-9a-f]{32}\.jpg$/);
    expect(older.allBytes).toBeGreaterThan(wholeBytes);
    // Of what a picture weighs whole, a list loads a fifth at most.
    const saved = older.allBytes - sized.allBytes;
    expect(saved).toBeGreaterThan(wholeBytes * 0.8);
  },
);
