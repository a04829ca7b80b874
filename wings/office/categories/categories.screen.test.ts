/** Two persons at the categories at once: what the second one typed stays. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo, failure, success } from '../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { readCategories, saveCategories } from './categories.api.ts';
import { text } from './categories.text.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const save = `POST ${saveCategories.path}`;
const { example } = readCategories;
const [first, second] = example.categories;
const added = { ...first, key: 'added', name: 'หมวดของเพื่อน', home_block: null, topics: 2 };
const newer = {
  version: 'e'.repeat(32),
  categories: [{ ...first, description: 'คำอธิบายของเพื่อน', shown: false }, second, added],
};

/** Somebody else has saved between the reading and the saving here. */
async function open(width: number) {
  let stored: object = example;
  const { page, requests } = await openMockOffice(testBrowser, {
    ...{ width, path: '/office/categories' },
    answers: {
      [`GET ${readCategories.path}`]: () => success(stored),
      [save]: (request) => {
        const { version, categories } = request.postDataJSON();
        if (version === newer.version) {
          const rows = categories.map((one: object) => ({ topics: 0, ...one }));
          stored = { version: 'd'.repeat(32), categories: rows };
          return success(undefined);
        }
        stored = newer;
        return failure(409, 'conflict', text.stale('นภา ใจเย็น'));
      },
    },
  });
  await page.getByRole('button', { name: text.editOne(first?.name ?? '') }).click();
  await page.getByLabel(text.name, { exact: true }).fill('ชื่อที่ฉันพิมพ์');
  await page.getByRole('button', { name: text.save }).click();
  const alert = page.getByRole('alert').filter({ hasText: text.stale('นภา ใจเย็น') });
  await alert.waitFor();
  return { page, alert, sent: () => callsTo(requests, save).map((one) => one.postDataJSON()) };
}

test.each(widths)(
  'D-17 at %i px who comes second sees what stands, keeps the words, and may save above it',
  async (width) => {
    const { page, alert, sent } = await open(width);
    expect(await alert.innerText()).toMatch(
      /คำอธิบาย “คำอธิบายของเพื่อน”, แสดงบนเว็บไซต์ “ไม่ใช่”[\s\S]*หมวดของเพื่อน: เพิ่มใหม่/,
    );
    const name = page.getByLabel(text.name, { exact: true });
    expect(await name.inputValue()).toBe('ชื่อที่ฉันพิมพ์');
    expect(await page.getByLabel(text.description).inputValue()).toBe('คำอธิบายของเพื่อน');
    await expectPageOk(testBrowser, page, /409/);
    await page.getByRole('button', { name: text.save }).click();
    await alert.waitFor({ state: 'detached' });
    const [, again] = sent();
    expect(again.version).toBe(newer.version);
    expect(
      again.categories.map((one: { key: string; name: string }) => [one.key, one.name]),
    ).toEqual([
      ['news', 'ชื่อที่ฉันพิมพ์'],
      ['download', second?.name],
      ['added', added.name],
    ]);
    await testBrowser.leave(page);
  },
);

test('whoever gives theirs up sees the newest list, and leaves without a question', async () => {
  const { page, alert } = await open(390);
  await page.getByRole('button', { name: text.conflict.take }).click();
  await alert.waitFor({ state: 'detached' });
  const name = page.getByLabel(text.name, { exact: true });
  expect(await name.inputValue()).toBe(first?.name);
  expect(await page.getByText(text.changed).count()).toBe(0);
  await testBrowser.leave(page);
});
