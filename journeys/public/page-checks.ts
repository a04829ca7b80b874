/** What no page of the public site may be without. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../axe/findings.ts';
import { settled } from '../browser/settled.ts';
import { tornWords } from '../line-breaks/torn-words.ts';
import { sideways } from '../mock-api.ts';
import { smallTargets } from '../small-targets.ts';
import type { TestBrowser } from '../test-browser.ts';

/** What every page must be at a width, in every theme (`axeFindings`). */
async function expectPageOk(page: Page): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(Math.max(0, await sideways(page))).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

/** One address: its status, its sign, and whether it is sound in every theme at each width. */
export async function walk(
  testBrowser: TestBrowser,
  path: string,
  status: number,
  selector: string,
) {
  const page = await testBrowser.newPage({ width: 390 });
  const answer = await page.goto(path);
  await settled(page);
  expect(answer?.status()).toBe(status);
  expect(await page.locator(selector).count()).toBeGreaterThan(0);
  for (const width of [390, 320, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectPageOk(page);
    expect([width, await tornWords(page)]).toEqual([width, []]);
  }
  expect(testBrowser.faults(page, status === 404 ? /status of 404/ : undefined)).toEqual([]);
  await testBrowser.leave(page);
}
