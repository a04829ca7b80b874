/** The list of topics in a browser: what is chosen, and which columns are shown. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasFocus, success } from '../../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { readTopics } from '../topics.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const [row] = readTopics.example.items;
const items = Array.from({ length: 25 }, (_, at) => ({
  ...{ ...row, id: 501 + at },
  title: `เรื่องที่ ${at + 1} ซึ่งมีชื่อยาวพอที่จะไม่จบในบรรทัดเดียวของตารางหรือของโทรศัพท์มือถือเครื่องเล็ก`,
}));

async function open(width: number) {
  const { page } = await openMockOffice(testBrowser, {
    ...{ width, path: '/office/topics' },
    answers: { [`GET ${readTopics.path}`]: success({ ...readTopics.example, items, total: 25 }) },
  });
  await page.getByRole('table').waitFor();
  return page;
}

/** How far the middle of each box is from the middle of the first line of its row's title. */
const offsets = `[...document.querySelectorAll('tbody tr')].map((row) => {
  const box = row.querySelector('input').getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(document.createTreeWalker(row.querySelector('a'), 4).nextNode());
  const [line] = words.getClientRects();
  return Math.abs(box.top + box.height / 2 - line.top - line.height / 2);
})`;

describe.each(widths)('at %i px', (width) => {
  test('boxes stand at their title; what is chosen is acted on from anywhere', async () => {
    const page = await open(width);
    expect(Math.max(...(await page.evaluate<number[]>(offsets)))).toBeLessThanOrEqual(4);
    const chosen = page.getByRole('group', { name: 'ทำกับเรื่องที่เลือก' });
    expect(await chosen.getByRole('button').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'เลือกทุกเรื่องในหน้านี้' }).check();
    await page.getByRole('checkbox', { name: items[1]?.title ?? '' }).uncheck();
    await chosen.getByText('เลือกไว้ 24 เรื่อง').waitFor();
    const { height = 0 } = page.viewportSize() ?? {};
    const act = chosen.getByRole('button', { name: 'ทำกับเรื่องที่เลือก' });
    for (const at of ['0', '600', 'document.body.scrollHeight']) {
      await page.evaluate(`scrollTo(0, ${at})`);
      const bottom = async () => {
        const box = await act.boundingBox();
        return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
      };
      await expect.poll(bottom).toBeLessThanOrEqual(height);
    }
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('columns are chosen in the row of the filter, and Esc folds the choice away', async () => {
    const page = await open(width);
    const fold = page.locator('form summary');
    await fold.click();
    const choice = page.getByRole('group', { name: 'คอลัมน์ที่แสดง' });
    await choice.getByRole('checkbox', { name: 'หมวด' }).click();
    await page.waitForURL('**/office/topics?columns=published%2Cchanged');
    await expectPageOk(testBrowser, page);
    await page.keyboard.press('Escape');
    await choice.waitFor({ state: 'hidden' });
    expect(await hasFocus(fold)).toBe(true);
    await testBrowser.leave(page);
  });
});

/** How many lines each moment and each head of a column takes. */
const lines = `[...document.querySelectorAll('td time, th:not(:first-child)')].map((cell) => {
  const words = document.createRange();
  words.selectNodeContents(cell);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
})`;

test('on a wide page a moment and a head take a line each, and the rows begin early', async () => {
  const page = await open(1440);
  expect(Math.max(...(await page.evaluate<number[]>(lines)))).toBe(1);
  const first = await page.locator('tbody tr').first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(480);
  await testBrowser.leave(page);
});
