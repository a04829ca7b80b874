/** When a page may be touched: everything has come, React has taken over, nothing is left to do. */
import type { Page } from 'playwright-core';

/** What each page has asked for and not been answered yet. */
const waitingFor = new WeakMap<Page, Set<object>>();

/** Counts a page's requests from its beginning; `settled` needs it. */
export function countRequests(page: Page): void {
  const open = new Set<object>();
  waitingFor.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/**
 * A touch, for which the script of a page that works without it waits. Then two moments in which
 * the page had nothing to do, with a picture between them; then whether React has taken over. A
 * busy machine may leave a page no such moment for minutes: a tenth of a second in its queue stands
 * for one.
 */
const look = `new Promise((resolve) => {
  dispatchEvent(new Event('focusin'));
  const idle = (next) => requestIdleCallback(next, { timeout: 100 });
  idle(() => requestAnimationFrame(() => idle(resolve)));
}).then(() => {
  const { rendered } = document.documentElement.dataset;
  const isDone = rendered !== 'server' || 'started' in document.documentElement.dataset;
  return document.readyState === 'complete' && isDone;
})`;

const limitMilliseconds = 30_000;

/**
 * Waits until the page has all that it asked for and its script has come to rest, twice over. What
 * it asks for after a while of its own is not waited for: that is Playwright's `networkidle`.
 */
export async function settled(page: Page): Promise<void> {
  const open = waitingFor.get(page);
  if (open === undefined) throw new Error('this page was not opened by the test browser');
  let calm = 0;
  for (const end = Date.now() + limitMilliseconds; Date.now() < end; ) {
    // A document that gives way to another one is not at rest.
    const isStill = await page.evaluate<boolean>(look).catch(() => false);
    calm = isStill && open.size === 0 ? calm + 1 : 0;
    if (calm === 2) return;
    if (calm === 0) await page.waitForTimeout(20);
  }
  throw new Error(`the page never came to rest; it still waits for ${open.size} answers`);
}
