/** What the pages weigh on a phone, against the limits of design §8. */
import { demoPassword } from '../tools/store/cast-settings.ts';
import type { Row } from './table.ts';
import { firstView, openBrowser, weigh } from './weight.ts';

/** Weight and first view of the front page, weight of a member's page. */
export async function pageRows(baseUrl: string): Promise<Row[]> {
  const browser = await openBrowser();
  if (browser === undefined) {
    console.log('Page weight is left out: there is no Chromium.');
    return [];
  }
  try {
    const home = await weigh(browser, `${baseUrl}/home`);
    const member = await weigh(browser, `${baseUrl}/member/share`, async (page) => {
      await page.goto(`${baseUrl}/member/logon`);
      await page.locator('input[name="membership_no"]').fill('000123');
      await page.locator('input[name="mem_password"]').fill(demoPassword);
      await page.locator('form button[type="submit"]').click();
      await page.waitForURL('**/member/share');
    });
    const view = await firstView(browser, `${baseUrl}/home`);
    const ceiling = (what: string, measured: number, unit: string, limit: number): Row => ({
      what,
      measured,
      unit,
      limit,
      kind: 'at most',
    });
    return [
      ceiling('/home, script', home.scriptBytes / 1000, 'kB', 130),
      ceiling('/home, all', home.allBytes / 1000, 'kB', 250),
      ceiling('share page, script', member.scriptBytes / 1000, 'kB', 180),
      ceiling('/home on a slow phone, largest element', view.largestMilliseconds / 1000, 's', 1.5),
      ceiling('/home on a slow phone, shift', view.shift, '', 0.02),
    ];
  } finally {
    await browser.close();
  }
}
