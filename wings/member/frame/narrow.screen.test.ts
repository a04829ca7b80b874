/** Bar, menu and tabs on a narrow phone, with letters at each of their sizes. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentCookieName } from '../../../core/browser/storage-names.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import {
  failure,
  type MockResponses,
  mockMemberApi,
  sideways,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';
import { checkSession } from './frame.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const longName = {
  ...checkSession.example,
  first_name: 'กาญจนาภิเษกสมบูรณ์',
  last_name: 'พิทักษ์ราชวรานุวัตร ณ อยุธยา',
};

async function open(
  width: number,
  text: string,
  path = '/member/welfare',
  answers: MockResponses = {},
): Promise<Page> {
  const page = await testBrowser.newPage({ width });
  await mockMemberApi(page, {
    'GET /api/member/:room': failure(503, 'unavailable'),
    'GET /api/member/:room/:id': failure(503, 'unavailable'),
    ...answers,
  });
  await page.addInitScript(`localStorage.setItem('view', JSON.stringify({ text: '${text}' }))`);
  // The question about cookies would lie over a low page.
  await page
    .context()
    .addCookies([{ name: consentCookieName, value: 'Y', url: testBrowser.baseUrl }]);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  return page;
}

/** Whether the number stands whole in the bar and in the window, and is not covered. */
const numberIsWhole = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const bar = document.querySelector('[data-bar]');
    const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && walker.currentNode.data.trim() !== '000123');
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const within = ({ left, right, top, bottom }, outer) =>
      left >= outer.left - 1 && right <= outer.right + 1 &&
      top >= outer.top - 1 && bottom <= outer.bottom + 1;
    const number = range.getBoundingClientRect();
    const boxes = [];
    for (let box = walker.currentNode.parentElement; box !== bar; box = box.parentElement)
      if (getComputedStyle(box).display !== 'inline') boxes.push(box);
    const under = document.elementFromPoint(number.right - 2, (number.top + number.bottom) / 2);
    return range.getClientRects().length === 1 && number.right <= innerWidth &&
      [bar, ...boxes].every((box) => within(number, box.getBoundingClientRect())) &&
      boxes.some((box) => box.contains(under));
  })()`);

const sizes = [320, 390].flatMap((width) => ['100', '125', '150'].map((text) => [width, text]));

describe.each(sizes as [number, string][])('at %i px, letters of %s percent', (width, text) => {
  test('R006 the number in the bar is whole, beside an open menu and a long name', async () => {
    const page = await open(width, text, '/member/password', {
      [`POST ${checkSession.path}`]: success(longName),
    });
    expect(await numberIsWhole(page)).toBe(true);
    expect(await sideways(page)).toBe(0);
    await page.getByRole('button', { name: 'เมนู' }).click();
    await page.getByRole('dialog', { name: 'เมนูสมาชิก' }).waitFor();
    expect(await numberIsWhole(page)).toBe(true);
    expect(await sideways(page)).toBe(0);
    await testBrowser.leave(page);
  });

  test('R061 the menu has every room, none folded away, its words begin at one place', async () => {
    const page = await open(width, text);
    await page.getByRole('button', { name: 'เมนู' }).click();
    const menu = page.getByRole('dialog', { name: 'เมนูสมาชิก' });
    const links = menu.getByRole('listitem').getByRole('link');
    expect(await Promise.all((await links.all()).map((link) => link.getAttribute('href')))).toEqual(
      [
        ...[
          'status',
          'share',
          'loan',
          'deposit',
          'kep',
          'coll',
          'dividend',
          'gian',
          'password',
        ].map((word) => `/member/${word}`),
        ...['kepcrem', 'welfare', 'certificate', 'security'].map((word) => `/member/${word}`),
        '/home',
      ],
    );
    for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
    expect(await menu.locator('[aria-current="page"]').innerText()).toBe('สวัสดิการ');
    const aligned = await page.evaluate(
      `[...document.querySelectorAll('nav :is(a, button:not([role="group"] *))')]
        .map((one) => getComputedStyle(one).textAlign)`,
    );
    expect(new Set(aligned as string[])).toEqual(new Set(['start']));
    await expectPageOk(testBrowser, page, /503/);
    await testBrowser.leave(page);
  });

  test('the tabs stay in one row, and the one in force is in sight', async () => {
    const page = await open(width, text);
    const tabs = page.getByRole('main').getByRole('navigation').getByRole('link');
    const rows = async () => {
      const boxes = await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()));
      return new Set(boxes.map((box) => box?.y)).size;
    };
    expect(await tabs.count()).toBe(3);
    expect(await rows()).toBe(1);
    await tabs.last().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/3/);
    await settled(page);
    expect(await rows()).toBe(1);
    const last = await tabs.last().boundingBox();
    expect((last?.x ?? width) + (last?.width ?? width)).toBeLessThanOrEqual(width);
    expect(await sideways(page)).toBe(0);
    await testBrowser.leave(page);
  });
});

test.each([1024, 1440])('R065 beside the page, at %i px, the menu ends in sight', async (width) => {
  const page = await open(width, '100');
  const menu = page.getByRole('navigation', { name: 'เมนูสมาชิก' });
  const folded = menu.locator('details');
  // It stands open on a page of its own, and only there.
  expect(await folded.getAttribute('open')).not.toBeNull();
  await menu.getByRole('link', { name: 'เงินฝาก' }).click();
  await page.waitForURL('**/member/deposit');
  await expect.poll(() => folded.getAttribute('open')).toBeNull();
  const end = await menu.getByRole('link', { name: 'กลับหน้าหลัก' }).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(900);
  await folded.locator('summary').press('Enter');
  await menu.getByRole('link', { name: 'หนังสือรับรองยอด' }).click();
  await page.waitForURL('**/member/certificate');
  expect(await folded.getAttribute('open')).not.toBeNull();
  await expectPageOk(testBrowser, page, /503/);
  await testBrowser.leave(page);
});

test('S11 letters are made larger from the bar, wherever the page is scrolled to', async () => {
  const page = await open(390, '100');
  const larger = page.getByRole('button', { name: /ก\+ ตัวอักษรใหญ่มาก/ });
  expect(await larger.filter({ visible: true }).count()).toBe(0);
  await page.mouse.wheel(0, 2000);
  await page.getByRole('button', { name: 'ขนาดตัวอักษรและสีของหน้าจอ' }).click();
  await larger.filter({ visible: true }).click();
  await page.locator('html[data-text="150"]').waitFor();
  expect(await numberIsWhole(page)).toBe(true);
  await testBrowser.leave(page);
});
