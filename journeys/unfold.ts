/** What a phone folds away and a wide page shows: opened where it is folded. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a part of the page folds away; the part must be there. */
export async function unfold(part: Locator): Promise<void> {
  const summary = part.locator('summary').first();
  if (await summary.isVisible()) await summary.click();
}

/** The large amount's parts and course. */
export async function unfoldDetails(page: Page): Promise<void> {
  const head = page.getByRole('region', { name: /^สรุป/ });
  await head.waitFor();
  await unfold(head);
}

/** `สรุปยอด`, `ค้นหา` or `บันทึก` of a statement. */
export async function unfoldTool(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'เลือกรายการ' }).waitFor();
  const tools = page.getByRole('group', { name: 'เครื่องมือของรายการ' });
  const button = tools.getByRole('button', { name, exact: true, expanded: false });
  if (await button.isVisible()) await button.click();
}

/** Pixels from the top of the page to that of the line. */
const latestFirstLine = 900;

/** The newest movement stands where a phone shows it without scrolling far. */
export async function expectFirstLineOnScreen(page: Page): Promise<void> {
  const ledger = page.locator('main table:has(caption)').last();
  const first = ledger.locator('tr:has(td time)').first();
  await first.waitFor();
  await expect
    .poll(async () => (await first.boundingBox())?.y)
    .toBeLessThanOrEqual(latestFirstLine);
}
