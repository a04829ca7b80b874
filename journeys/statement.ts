/** Reads a statement off the screen, page after page, the way a member would. */
import type { Locator, Page } from 'playwright-core';

/** One movement as the page prints it. */
export interface PrintedLine {
  /** `YYYY-MM-DD` of the machine-readable date. */
  readonly day: string;
  /** `5 พ.ย. 2568` */
  readonly dayText: string;
  readonly what: string;
  /** `+2,500.00`, `−50.00` */
  readonly move: string;
  readonly balance: string;
}

const amount = /[+−]?\d{1,3}(?:,\d{3})*\.\d{2}/;
const amountIn = (text: string): string => amount.exec(text)?.[0] ?? '';

/** The movements on the page; the lines that only carry a balance are left out. */
async function linesOf(table: Locator): Promise<PrintedLine[]> {
  const rows = await table.locator('tbody tr').evaluateAll((found) =>
    (found as unknown as { cells: ArrayLike<Cell> }[]).map((row) =>
      Array.from(row.cells, (cell) => ({
        text: cell.innerText,
        day: cell.querySelector('time')?.dateTime ?? '',
        dayText: cell.querySelector('time [aria-hidden]')?.innerText ?? '',
      })),
    ),
  );
  return rows.flatMap(([when, what, move, left]) => {
    if (!when || !what || !move || !left || amountIn(move.text) === '') return [];
    const { day, dayText } = when;
    return [
      { day, dayText, what: what.text, move: amountIn(move.text), balance: amountIn(left.text) },
    ];
  });
}

interface Cell {
  readonly innerText: string;
  querySelector(selector: string): { dateTime: string; innerText: string } | null;
}

/** Every movement of the statement that `page` shows, newest first, all of its pages. */
export async function readStatement(page: Page): Promise<PrintedLine[]> {
  const all: PrintedLine[] = [];
  for (;;) {
    const table = page.locator('main table:has(caption)').last();
    await table.locator('tbody tr time').first().waitFor();
    all.push(...(await linesOf(table)));
    const older = page.getByRole('link', { name: 'รายการเก่ากว่า' });
    if ((await older.count()) === 0) return all;
    const address = page.url();
    await older.first().click();
    await page.waitForURL((url) => url.href !== address);
    await page.waitForLoadState('networkidle');
  }
}
