import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from '../../journeys/test-browser.ts';
import { allHandlers } from '../handlers.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('the API document can be read, and keeps to its policy', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/api/docs');
  const operations = page.locator('.opblock');
  await operations.first().waitFor();
  // Of a long document the reader draws what is in view: it is read from above to below.
  const seen = new Set<string>();
  const readOn = async () => {
    for (const one of await operations.all()) seen.add((await one.getAttribute('id')) ?? '');
    await page.evaluate('scrollBy(0, innerHeight / 2)');
    return seen.size;
  };
  await expect.poll(readOn, { timeout: 60_000, interval: 50 }).toBe(allHandlers.length);
  await operations.last().locator('.opblock-summary').click();
  await page.getByText('rc_code').first().waitFor();
  expect(testBrowser.faults(page)).toEqual([]);
});
