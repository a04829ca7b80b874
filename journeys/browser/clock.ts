/** The clock of a page on which the test has installed Playwright's own. */
import type { Page } from 'playwright-core';

/** Stops it: from here on time passes only as the test lets it, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate<number>('Date.now()');
  // It may only go forward, and goes on until it is told to stand.
  await page.clock.pauseAt(now + 10_000);
}
