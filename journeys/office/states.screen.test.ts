/** Every page of the office while it waits, when it failed, and empty or filled afterwards. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOfficeConfig, readOfficer } from '../../api/office/office.api.ts';
import { officePaths } from '../../api/office/office-paths.ts';
import { officeRooms } from '../../api/office/office-rooms.ts';
import { staffRoles } from '../../api/office/staff-roles.ts';
import { axeFindings } from '../axe/findings.ts';
import { settled } from '../browser/settled.ts';
import { tornWords } from '../line-breaks/torn-words.ts';
import { delayed, failure, type MockResponse, mockApi, sideways, success } from '../mock-api.ts';
import { smallTargets } from '../small-targets.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';

import {
  named,
  type OfficePage,
  officeForms,
  officePages as pages,
  type Read,
  readBeside,
} from './office-pages.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('every room of the office is among the pages', () => {
  const rooms = Object.values(officeRooms);
  const known = new Set([...pages.map(({ at }) => at), ...officeForms]);
  expect(rooms.filter(({ path }) => !known.has(path))).toEqual([]);
});

/** The same with nothing in its lists. */
const emptied = (example: unknown): object =>
  Object.fromEntries(
    Object.entries(Object(example)).map(([key, value]) => {
      if (key === 'total') return [key, 0];
      return [key, Array.isArray(value) ? [] : value];
    }),
  );

const filled = (read: Read): readonly [string, MockResponse] => [
  named(read),
  success(read.example),
];

/** A window of staff of all roles; its answers are changed on the way. */
async function openOffice(width: number) {
  const page = await testBrowser.newPage({ width });
  const answers = new Map<string, MockResponse>();
  const beside = [readOfficeConfig, ...readBeside].map(filled);
  await mockApi(page, {
    ...Object.fromEntries(beside),
    ...Object.fromEntries(pages.map(({ read }) => [named(read), () => answers.get(named(read))])),
    [named(readOfficer)]: success({ ...readOfficer.example, roles: [...staffRoles] }),
  });
  return { page, answers };
}

/** How far below the top of the content the way back to the page above stands. */
const backAt = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const link = document.querySelector('main a:has(.lucide-arrow-left)');
    const main = link?.closest('main');
    if (!main) return 0;
    const top = main.getBoundingClientRect().top + parseFloat(getComputedStyle(main).paddingTop);
    return Math.round(link.getBoundingClientRect().top - top);
  })()`);

/** What is wrong with the page's content as it stands, by its address and state. */
async function faultsOf(page: Page, where: string): Promise<string[]> {
  const wide = await sideways(page);
  // The frame around it is looked at by journeys, in rooms of every kind.
  const found = await axeFindings(page, undefined, 'main');
  if (wide > 0) found.push(`sticks out by ${wide} px`);
  found.push(...(await tornWords(page)), ...(await smallTargets(page)));
  const low = await backAt(page);
  if (low > 2) found.push(`the way back stands ${low} px below the top`);
  return found.map((fault) => `${where}: ${fault}`);
}

async function walkThrough(office: Awaited<ReturnType<typeof openOffice>>, row: OfficePage) {
  const { page, answers } = office;
  const { at, read, states } = row;
  const held = delayed(failure(500, 'internal'));
  answers.set(named(read), held.answer);
  await page.goto(at);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  // Doors to the rooms stand before it is known what waits behind them.
  const status = main.locator('[role="status"]').filter({ hasText: /./ });
  if (at !== officePaths.home) await status.first().waitFor({ state: 'attached' });
  const found = await faultsOf(page, `${at} slow`);

  held.give();
  const retry = main.getByRole('alert').getByRole('button', { name: 'ลองใหม่' });
  await retry.waitFor();
  found.push(...(await faultsOf(page, `${at} failed`)));

  for (const [nth, state] of states.entries()) {
    answers.set(named(read), success(state === 'empty' ? emptied(read.example) : read.example));
    if (nth === 0) await retry.click();
    else await page.reload();
    await retry.waitFor({ state: 'detached' });
    await settled(page);
    found.push(...(await faultsOf(page, `${at} ${state}`)));
  }
  return found;
}

test.each(widths)(
  'every page of the office stands in each of its states at %i px',
  async (width) => {
    const office = await openOffice(width);
    const found: string[] = [];
    for (const row of pages) {
      found.push(...(await walkThrough(office, row).catch((error) => [`${row.at}: ${error}`])));
    }
    for (const at of officeForms) {
      await office.page.goto(at);
      await office.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await settled(office.page);
      found.push(...(await faultsOf(office.page, at)));
    }
    expect(found).toEqual([]);
    // Pictures that examples name are nowhere.
    expect(testBrowser.faults(office.page, /500|404/)).toEqual([]);
    await testBrowser.leave(office.page);
  },
  // Some sixty pages in three states and three themes each.
  480_000,
);
