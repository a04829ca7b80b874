/** What the pages weigh on a phone, against the limits of design §8. */
import type { Browser } from 'playwright-core';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import type { PublicPage } from '../public-pages.ts';
import type { Row } from '../table.ts';
import { lighthouseScores } from './lighthouse.ts';
import { firstView, openBrowser, weigh } from './weight.ts';

const ceiling = (what: string, measured: number, unit: string, limit: number): Row => ({
  what,
  measured,
  unit,
  limit,
  kind: 'at most',
});

async function publicRows(browser: Browser, baseUrl: string, path: string): Promise<Row[]> {
  const weight = await weigh(browser, `${baseUrl}${path}`);
  const view = await firstView(browser, `${baseUrl}${path}`);
  return [
    ceiling(`${path}, script`, weight.scriptBytes / 1000, 'kB', 130),
    ceiling(`${path}, all`, weight.allBytes / 1000, 'kB', 250),
    ceiling(`${path} on a slow phone, largest element`, view.largestMilliseconds / 1000, 's', 1.5),
    ceiling(`${path} on a slow phone, shift`, view.shift, '', 0.02),
  ];
}

async function memberRow(browser: Browser, baseUrl: string): Promise<Row> {
  const member = await weigh(browser, `${baseUrl}/member/share`, async (page) => {
    await page.goto(`${baseUrl}/member/logon`);
    await page.locator('input[name="membership_no"]').fill('000123');
    await page.locator('input[name="mem_password"]').fill(demoPassword);
    await page.locator('form:has([name="mem_password"]) button[type="submit"]').click();
    await page.waitForURL('**/member/share');
  });
  return ceiling('share page, script', member.scriptBytes / 1000, 'kB', 180);
}

/** Weight and first view of public pages, weight of a member's, Lighthouse of the first. */
export async function pageRows(baseUrl: string, pages: readonly PublicPage[]): Promise<Row[]> {
  const browser = await openBrowser();
  if (browser === undefined) {
    console.log('Page weight is left out: there is no Chromium.');
    return [];
  }
  const rows: Row[] = [];
  try {
    for (const { path } of pages) rows.push(...(await publicRows(browser, baseUrl, path)));
    rows.push(await memberRow(browser, baseUrl));
  } finally {
    await browser.close();
  }
  const [first] = pages;
  if (first === undefined) return rows;
  for (const [title, score] of await lighthouseScores(`${baseUrl}${first.path}`)) {
    const what = `${first.path}, Lighthouse on a phone: ${title}`;
    rows.push({ what, measured: score, unit: '', limit: 95, kind: 'at least' });
  }
  return rows;
}
