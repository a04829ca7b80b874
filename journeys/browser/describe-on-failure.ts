/** Says of a failed test what its pages showed: a wait that ended in vain does not. */
import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

/** Dialogs and notices first, then the page from its top. */
const wordsOfPage = `(() => {
  const shown = (element) => element.innerText.replaceAll(/\\s+/g, ' ').trim();
  const above = 'dialog[open], [role=dialog], [role=alert], [role=status]';
  return [...document.querySelectorAll(above), document.querySelector('main') ?? document.body]
    .map((element) => shown(element).slice(0, 400)).filter(Boolean).join(' | ');
})()`;

/** To be called when a page is opened; outside of a test it does nothing. */
export function describeOnFailure(page: Page): void {
  try {
    onTestFailed(async ({ task }) => {
      const [error] = task.result?.errors ?? [];
      if (error === undefined || page.isClosed()) return;
      error.message += `\n${page.url()} shows: ${await textOf(page)}`;
    });
  } catch {
    // Opened in `beforeAll`: there is no test yet that could fail.
  }
}

/** Never throws: what a page says must not hide why the test failed. */
async function textOf(page: Page): Promise<string> {
  const seen = page.evaluate<string>(wordsOfPage);
  const late = new Promise<string>((resolve) => setTimeout(resolve, 2_000, 'nothing within 2 s'));
  return Promise.race([seen, late]).catch((error: unknown) => String(error));
}
