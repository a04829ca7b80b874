/** What comes late comes into the place that was kept for it: nothing moves under a finger. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDepositStatement } from '../../wings/member/deposits/deposits.api.ts';
import { readLoanStatement } from '../../wings/member/loans/statement/statement.api.ts';
import { readShare } from '../../wings/member/shares/shares.api.ts';
import { settled } from '../browser/settled.ts';
import { delayed, mockMemberApi, success } from '../mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const rooms = [
  ['shares', '/member/share', readShare],
  ['a deposit', '/member/dep_statement/01020001234', readDepositStatement],
  ['a loan', '/member/loan_statement/สม6500123', readLoanStatement],
] as const;

/** The row of spans. */
const spansOf = (page: Page) => page.locator('main [role="group"]').first();

/** Of the spans, and of the list without the table behind a plot. */
async function topsOf(page: Page): Promise<number[]> {
  const parts = [spansOf(page), page.locator('main table:not(details table)')];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.map((box) => Math.round(box?.y ?? Number.NaN));
}

describe.each(widths)('at %i px', (width) => {
  test.each(rooms)('R110 the list of %s replaces its skeleton in place', async (_, path, query) => {
    // Fresh figures: those that are stale say so in a line more.
    const data = { ...query.example, as_of: new Date().toISOString().slice(0, 10) };
    const slow = delayed(success(data));
    const page = await testBrowser.newPage({ width });
    await mockMemberApi(page, { [`GET ${query.path}`]: slow.answer });
    await page.goto(path);
    // Skeletons show themselves after a while; until then they only keep their places.
    await spansOf(page).waitFor();
    const before = await topsOf(page);
    slow.give();
    await page.getByRole('table', { name: /^รายการ/ }).waitFor();
    await settled(page);
    expect(await topsOf(page)).toEqual(before);
    expect(before.every((top) => top > 0)).toBe(true);
    await testBrowser.leave(page);
  });
});
