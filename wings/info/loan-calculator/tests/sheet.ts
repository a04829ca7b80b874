/** How the tests of this room read the page. */
import type { Page } from 'playwright-core';

/** The address of L1. */
export const l1 = 'amount=120000&periods=12&rate=6&from=2025-01-10';

/** Cells of a row of the schedule, as they are read. */
export async function row(page: Page, no: number): Promise<string[]> {
  const head = page.locator('th', { hasText: new RegExp(`^งวดที่ ${no}$`) });
  const cells = page.locator('table tbody tr').filter({ has: head }).locator('th, td');
  return (await cells.allTextContents()).map((text) => text.replace('งวดที่ ', ''));
}

/** The last row of the schedule. */
export const total = (page: Page) => page.getByRole('row', { name: /^รวมทั้งหมด/ });
/** A field by its label. */
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
