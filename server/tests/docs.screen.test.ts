import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../../journeys/test-browser.ts';
import { allHandlers } from '../handlers.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('the API document can be read, and keeps to its policy', async () => {
  const page = await stage.newPage();
  await page.goto('/api/docs');
  const operations = page.locator('.opblock');
  await operations.first().waitFor();
  await expect.poll(() => operations.count()).toBe(allHandlers.length);
  await operations.last().locator('.opblock-summary').click();
  await page.getByText('rc_code').first().waitFor();
  expect(stage.faults(page)).toEqual([]);
});
