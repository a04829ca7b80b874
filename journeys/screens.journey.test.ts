import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSite } from '../server/settings/site-file.ts';
import { callsOf } from '../tools/proof/front-door/calls/calls.ts';
import { amountsIn } from '../tools/proof/front-door/holds.ts';
import { readFiles } from '../tools/proof/recount/files/files.ts';
import { expectedFigures } from '../tools/proof/recount/formats/person.ts';
import { settled } from './browser/settled.ts';
import { tornWords } from './line-breaks/torn-words.ts';
import { extractFolder, openTestBrowser, type TestBrowser } from './test-browser.ts';

const memberNo = '000123';

let testBrowser: TestBrowser;
let calls: ReturnType<typeof callsOf>;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  const { files } = await readFiles(extractFolder(), () => [memberNo]);
  const { guarantee_limit: guaranteeLimit } = await readSite('site.config.json');
  const words = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date());
  const today = words > files.asOf ? words : files.asOf;
  const expectation = { expected: expectedFigures(files, memberNo), asOf: files.asOf, today };
  calls = callsOf(expectation, { welfareTypes: files.welfare_types, guaranteeLimit });
});
afterAll(() => testBrowser.close());

const amount = /\d[\d,]*\.\d{2}(?!\d)/g;

/** Pages of the member, those of one account, contract and month among them. */
const pages = () => {
  const first = (name: string) => calls.find((call) => call.name === name)?.address ?? '';
  const last = (name: string, part: RegExp) => part.exec(first(name))?.[1] ?? '';
  return [
    ...['status', 'share', 'deposit', 'loan', 'loan?status=closed', 'kep'],
    ...['kepcrem', 'coll', 'coll?tab=mine', 'gian', 'dividend', 'certificate'],
    ...['welfare', 'welfare?curKey=2', 'welfare?curKey=3'],
    last('member.dep_statement', /\/api\/member\/(.+)$/),
    last('member.loan_statement', /\/api\/member\/(.+)$/),
    last('member.kep.collection', /\/api\/member\/(.+)$/),
  ];
};

/** Rooms whose page shows all that their answer holds. */
const complete = ['member.deposit', 'member.gian', 'member.welfare'];

/** The feed's address for a page's: the first tab goes without saying there. */
const whole = (path = '', query = path === 'welfare' ? 'curKey=1' : ''): string =>
  query === '' ? path : `${path}?${query}`;

/** Words of the page as it stands that a line tears at one of the widths. */
async function tornAtWidths(page: Page): Promise<string[]> {
  const torn: string[] = [];
  for (const width of [390, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    torn.push(...(await tornWords(page)).map((word) => `${width} px: ${word}`));
  }
  return torn;
}

test('R041 R042 R043 R045 no page of 000123 shows an amount that nobody computed', async () => {
  const page = await testBrowser.newPage({ width: 1440 });
  await testBrowser.signInAs(page, memberNo);
  const allowed = new Set(amountsIn(calls.map(({ want, file }) => [want, file?.must, file?.also])));
  const strange: string[] = [];
  const absent: string[] = [];
  const torn: string[] = [];
  let looked = 0;
  for (const address of pages()) {
    await page.goto(`/member/${address}`);
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1 }).waitFor();
    const read = async () =>
      ((await main.innerText()).match(amount) ?? []).map((one) => one.replaceAll(',', ''));
    // A page without any amount would prove nothing.
    await expect.poll(async () => (await read()).length, { message: address }).toBeGreaterThan(0);
    await settled(page);
    const figures = await read();
    looked += figures.length;
    const [path, query] = address.split('?');
    const call = calls.find((one) => one.address === `/api/member/${whole(path, query)}`);
    const must = call && complete.includes(call.name) ? amountsIn(call.want) : [];
    const missing = must.filter((one) => Number(one) !== 0 && !figures.includes(one));
    absent.push(...missing.map((one) => `${address}: ${one}`));
    torn.push(...(await tornAtWidths(page)).map((word) => `${address}: ${word}`));
    strange.push(...figures.filter((one) => !allowed.has(one)).map((one) => `${address}: ${one}`));
  }
  expect(strange).toEqual([]);
  expect(absent).toEqual([]);
  expect(torn).toEqual([]);
  expect(looked).toBeGreaterThan(300);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
}, 240_000);
