/** Every kind of page under every condition of reading: a table, no cell of it empty. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOfficeConfig, readOfficer } from '../../api/office/office.api.ts';
import { staffRoles } from '../../api/office/staff-roles.ts';
import { settled } from '../browser/settled.ts';
import { mockApi, success } from '../mock-api.ts';
import { named, officePages, type Read, readBeside } from '../office/office-pages.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { conditions } from './conditions.ts';
import { firstOf, type Group, groups } from './groups.ts';
import { looks } from './looks.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** Makes the page somebody's for whom the rooms of the group are. */
const enter: Readonly<Record<Group['name'], (page: Page) => Promise<unknown>>> = {
  public: async () => {},
  member: (page) => testBrowser.signInAs(page, '000123'),
  agency: (page) => testBrowser.signInAgency(page, '01011001'),
  office: (page) => {
    const filled = (read: Read) => [named(read), success(read.example)] as const;
    const reads = [readOfficeConfig, ...readBeside, ...officePages.map(({ read }) => read)];
    return mockApi(page, {
      ...Object.fromEntries(reads.map(filled)),
      [named(readOfficer)]: success({ ...readOfficer.example, roles: [...staffRoles] }),
    });
  },
};

async function addressOf(page: Page, name: string): Promise<string> {
  const first = firstOf[name];
  if (first === undefined) return name;
  await page.goto(first.list);
  return (await page.locator(first.link).first().getAttribute('href')) ?? '';
}

test.each(groups)(
  'the $name pages are sound under every condition of reading',
  async ({ name, pages }) => {
    const page = await testBrowser.newPage({ width: 390 });
    await enter[name](page);
    const found: string[] = [];
    const counts = new Map<string, number>();
    for (const at of pages) {
      const address = await addressOf(page, at);
      await page.goto('about:blank');
      await page.goto(address);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await settled(page);
      for (const { name: condition } of conditions) {
        const wrong = await looks[condition](page);
        found.push(...wrong.map((one) => `${at}, ${condition}: ${one}`));
        counts.set(condition, (counts.get(condition) ?? 0) + 1);
      }
    }
    expect(found).toEqual([]);
    // The table says that every page was looked at under each of them.
    expect([...counts.values()]).toEqual(conditions.map(() => pages.length));
    await testBrowser.leave(page);
  },
  600_000,
);
