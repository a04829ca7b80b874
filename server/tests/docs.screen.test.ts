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
  await expect.poll(() => operations.count()).toBe(allHandlers.length);
  await operations.last().locator('.opblock-summary').click();
  await page.getByText('rc_code').first().waitFor();
  expect(testBrowser.faults(page)).toEqual([]);
});
