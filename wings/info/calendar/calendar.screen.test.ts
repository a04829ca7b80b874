import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { calendarExample } from './calendar.example.text.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** Comes by the front page, so that the browser itself asks; the call is answered with `data`. */
async function enterWith(width: number, data: object) {
  const page = await testBrowser.newPage({ width });
  await page.goto('/home');
  await settled(page);
  const json = { rc_code: '1', data };
  await page.route('**/api/info/calendar', (route) => route.fulfill({ json }));
  await page.locator('main').getByRole('link', { name: 'ปฏิทินสหกรณ์', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'ปฏิทินสหกรณ์' }).waitFor();
  return page;
}

test('D-16 the menu leads to the events that the front page shows, without script', async () => {
  const page = await testBrowser.newPage({ script: false });
  await page.goto('/home');
  const entry = page.getByRole('region', { name: 'ปฏิทินสหกรณ์' });
  const nearest = (await entry.getByRole('listitem').first().innerText()).split('\n')[0] ?? '';
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
  await menu.locator('summary').filter({ hasText: 'ข่าวและเอกสาร' }).click();
  await menu.getByRole('link', { name: /^ปฏิทินสหกรณ์/ }).click();
  await page.waitForURL('**/list/calendar');
  const titles = await page.locator('main h3').allInnerTexts();
  expect(titles[0]).toBe(nearest);
  await page
    .getByText('ที่ผ่านมาแล้ว')
    .or(page.getByText(/^เดือนถัดไปอีก/))
    .first()
    .click();
  expect(await page.locator('main details[open] h3').first().isVisible()).toBe(true);
  await testBrowser.leave(page);
});

describe.each(widths)('at %i px', (width) => {
  test('D-16 months, today by a word, what is over folded away', async () => {
    const page = await enterWith(width, calendarExample);
    const months = page.locator('main').getByRole('heading', { level: 2 });
    await months.filter({ hasText: 'มกราคม 2569' }).waitFor();
    expect((await months.allInnerTexts()).slice(0, 2)).toEqual(['ธันวาคม 2568', 'มกราคม 2569']);
    const now = page.getByRole('listitem').filter({ hasText: 'วันนี้' });
    expect(await now.innerText()).toContain('รับคำขอทุนการศึกษา');
    const over = page.getByText('ปิดทำการ วันพ่อแห่งชาติ');
    expect(await over.isVisible()).toBe(false);
    await page.getByText('ที่ผ่านมาแล้ว').click();
    expect(await over.isVisible()).toBe(true);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('D-16 empty: it is said what would be here', async () => {
    const nothing = { today: '2025-12-08', ahead: [], over: [], announcements: [] };
    const page = await enterWith(width, nothing);
    await page.getByText('ยังไม่มีกำหนดการ').waitFor();
    expect(await page.locator('main details').count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});
