import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../browser/settled.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { axeFindings } from './findings.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** Puts a paragraph of that class at the end of the page's content, in place of the last one. */
const put = (page: Page, name: string, colour: string) =>
  page.evaluate(`{
    document.querySelector('#put')?.remove();
    const put = document.createElement('p');
    Object.assign(put, { id: 'put', className: '${name}', textContent: 'ข้อความ' });
    document.querySelector('main').append(put);
    put.style.color = '${colour}';
  }`);

test('colours of what is new on a page are looked at in each theme', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/colors');
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  for (const _ of ['once', 'again']) {
    await put(page, 'too-light', '#8883');
    const themes = (await axeFindings(page)).map((finding) => finding.split(': ').slice(0, 3));
    expect(themes).toEqual(
      ['light', 'dark', 'high'].map((theme) => [theme, 'color-contrast', '#put']),
    );
  }
  await put(page, 'fit-for-light', '#333');
  const [first, ...others] = await axeFindings(page);
  expect(first).toMatch(/^dark: color-contrast: #put/);
  expect(others).toEqual([]);
  await testBrowser.leave(page);
});
