import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../journeys/browser/settled.ts';
import { openTestBrowser, type TestBrowser } from '../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** How many drawings of files there are, wait for their address, and have one. */
const counts = `(() => {
  const count = (what) => document.querySelectorAll('svg ' + what).length;
  return { late: count('use[data-href]'), shown: count('use[href]'), all: count('use') };
})()`;

interface Counts {
  readonly late: number;
  readonly shown: number;
  readonly all: number;
}

test('0074 a first view has its drawings after the first paint, a later one at once', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/home');
  await settled(page);
  const first = await page.evaluate<Counts>(counts);
  expect(first.late).toBeGreaterThan(5);
  expect(first.shown).toBe(first.all);
  const [painted, drawn] = await page.evaluate<[number, number[]]>(`[
    performance.getEntriesByName('first-contentful-paint')[0].startTime,
    performance.getEntriesByType('resource')
      .filter(({ name }) => /emblem|menu-signs/.test(name)).map(({ startTime }) => startTime),
  ]`);
  expect(drawn.length).toBeGreaterThan(1);
  expect(Math.min(...drawn)).toBeGreaterThan(painted);
  await page.getByRole('button', { name: 'ปฏิเสธ' }).click();
  // In this page React goes on with what was served.
  expect(await page.evaluate<Counts>(counts)).toMatchObject({ late: first.late });
  await page.context().addCookies([{ name: 'acceptCookie', value: 'Y', url: testBrowser.baseUrl }]);
  await page.goto('/home');
  await settled(page);
  expect(await page.evaluate<Counts>(counts)).toMatchObject({ late: 0 });
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('0074 without script the mark is there all the same, once in each place', async () => {
  const page = await testBrowser.newPage({ script: false });
  await page.goto('/home');
  const marks = page.locator('svg:visible:has(> use[href$="#emblem"])');
  expect(await marks.count()).toBe(2);
  expect(await page.locator('svg:visible:has(> use[data-href$="#emblem"])').count()).toBe(0);
  await testBrowser.leave(page);
});
