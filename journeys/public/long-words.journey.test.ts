/** A word without a break, wherever people may write one, makes no page scroll sideways. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../browser/settled.ts';
import { beyond, lengthen, wordsIn } from '../long-words.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** Each page, and the calls whose answers hold the words that it shows. */
const pages: readonly (readonly [path: string, ...calls: string[]])[] = [
  ['/home', '/api/info/home', '/api/info/list/news'],
  ['/list/news', '/api/info/list/news'],
  ['/list/activities', '/api/info/list/activities'],
  ['/list/committee', '/api/info/list/committee'],
  ['/list/downloads', '/api/info/list/downloads'],
  ['/list/calendar', '/api/info/calendar'],
  ['/list/rates', '/api/info/rates'],
  ['/show/501', '/api/info/show/501'],
  ['/board', '/api/info/board'],
  ['/boardShow/1', '/api/info/board/1'],
  ['/demand', '/api/info/demand'],
  ['/showdemand/1', '/api/info/demand/1'],
  ['/election', '/api/info/election'],
];
/** In every page's frame; the office takes no longer name there. */
const menu = '/api/info/manu';
const longestMenuName = 80;

async function wordsOf(calls: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    calls.map(async (call) => (await fetch(new URL(call, testBrowser.baseUrl))).json()),
  );
  return wordsIn(answers);
}

test.each(pages)('long words on %s', async (path, ...calls) => {
  const page = await testBrowser.newPage({ stranger: true, width: 390 });
  await page.goto(path);
  await settled(page);
  const longContent = lengthen({
    within: 'main',
    words: await wordsOf(calls),
    long: 'x'.repeat(200),
  });
  expect(await page.evaluate<number>(longContent)).toBeGreaterThan(0);
  const words = await wordsOf([menu]);
  await page.evaluate(lengthen({ within: 'header', words, long: 'x'.repeat(longestMenuName) }));
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, ...(await page.evaluate<string[]>(beyond))]).toEqual([width]);
  }
  await testBrowser.leave(page);
});
