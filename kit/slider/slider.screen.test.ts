/** The ring of a slider, of which no style tells: what is drawn round its thumb. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { focused, tabTo } from '../../journeys/keys.ts';
import { openTestBrowser, type TestBrowser } from '../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** How many points of the slider's picture have the colour of the ring. */
async function countBlue(page: Page): Promise<number> {
  const slider = page.getByRole('slider', { name: 'เลื่อนวงเงิน' });
  const { data, info } = await sharp(await slider.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 255, green = 255, blue = 0] = data.subarray(at, at + 3);
    if (red < 40 && green < 110 && blue > 130) count += 1;
  }
  return count;
}

test('2.4.7 the ring lies round the thumb of a slider that has the focus', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/loancal');
  await tabTo(page, /^amount$/);
  const before = await countBlue(page);
  await tabTo(page, /^เลื่อนวงเงิน$/);
  expect((await focused(page)).ring).toBe(true);
  // Three pixels round a thumb of 28 are two hundred and more.
  expect(await countBlue(page)).toBeGreaterThan(before + 200);
  await testBrowser.leave(page);
});
