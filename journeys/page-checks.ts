/** What no screen may be without, at whatever width it stands. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe/findings.ts';
import { settled } from './browser/settled.ts';
import { tornWords } from './line-breaks/torn-words.ts';
import { sideways } from './mock-api.ts';
import { smallTargets } from './small-targets.ts';
import type { TestBrowser } from './test-browser.ts';

/**
 * Nothing sticks out, no line ends inside a word, no fault was told: where another test has axe
 * look at the same page.
 */
export async function expectWhole(
  testBrowser: TestBrowser,
  page: Page,
  but?: RegExp,
): Promise<void> {
  await settled(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await tornWords(page)).toEqual([]);
  expect(testBrowser.faults(page, but)).toEqual([]);
}

/**
 * Nothing sticks out, no line ends inside a word, axe finds nothing, no target is too small, no
 * fault was told but those that the test provokes: of the page as it stands, while an answer is
 * held back.
 */
export async function expectPageOkSoFar(
  testBrowser: TestBrowser,
  page: Page,
  but?: RegExp,
): Promise<void> {
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await tornWords(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(testBrowser.faults(page, but)).toEqual([]);
}

/** The same, of the page when all of it has come: never of half a page or of its skeleton. */
export async function expectPageOk(
  testBrowser: TestBrowser,
  page: Page,
  but?: RegExp,
): Promise<void> {
  await settled(page);
  await expectPageOkSoFar(testBrowser, page, but);
}
