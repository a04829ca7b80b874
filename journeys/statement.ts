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

/** What the page was answered: how many lines it must show, and whether older ones follow. */
interface Answered {
  readonly lines: readonly unknown[];
  readonly next: string | null;
}

/** The statement itself, not its history, which is asked for beside it. */
const query = /\/api\/member\/(?:share|dep_statement)\b(?!.*\/history\b)/;
const patienceMilliseconds = 10_000;

/** Does what leads to a page of a statement; resolves to its lines once all of them are shown. */
async function readPage(page: Page, go: () => Promise<unknown>) {
  const response = page.waitForResponse((answer) => query.test(answer.url()) && answer.ok());
  await go();
  const { data } = (await (await response).json()) as { data: Answered };
  const older = page.getByRole('link', { name: 'รายการเก่ากว่า' });
  const limit = Date.now() + patienceMilliseconds;
  for (;;) {
    const lines = await linesOf(page.locator('main table:has(caption)').last());
    const hasOlder = (await older.count()) > 0;
    if (lines.length === data.lines.length && hasOlder === (data.next !== null)) {
      return { lines, older: hasOlder ? older : undefined };
    }
    if (Date.now() > limit) throw new Error(`${lines.length} of ${data.lines.length} lines shown`);
    await page.waitForTimeout(20);
  }
}

/** Every movement of the statement at `address`, newest first, all of its pages. */
export async function readStatement(page: Page, address: string): Promise<PrintedLine[]> {
  const all: PrintedLine[] = [];
  let go: () => Promise<unknown> = () => page.goto(address);
  for (;;) {
    const { lines, older } = await readPage(page, go);
    all.push(...lines);
    if (older === undefined) return all;
    go = () => older.first().click();
  }
}
