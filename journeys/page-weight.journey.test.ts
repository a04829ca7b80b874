import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../api/paths.ts';
import { weighIn, weightLimits } from '../bench/browser/weight.ts';
import { publicPages } from '../bench/public-pages.ts';
import { openTestBrowser, type TestBrowser } from './test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

test('a first visit of a public page fetches no more than a slow line bears', async () => {
  const pages = await publicPages(async () => {
    const answer = await fetch(`${testBrowser.baseUrl}/rss.xml`);
    return answer.text();
  });
  const tooHeavy: string[] = [];
  for (const { path } of pages) {
    const page = await testBrowser.newPage({ width: 390 });
    const weight = await weighIn(page, `${testBrowser.baseUrl}${path}`);
    const [script, all] = [kilobytes(weight.scriptBytes), kilobytes(weight.allBytes)];
    expect(script, path).toBeGreaterThan(50);
    if (script > weightLimits.publicScript) tooHeavy.push(`${path}: ${script} kB of script`);
    // Other pages carry as many pictures as the cooperative puts there.
    const limit = path === paths.home ? weightLimits.publicAll : Number.POSITIVE_INFINITY;
    if (all > limit) tooHeavy.push(`${path}: ${all} kB in all`);
    await testBrowser.leave(page);
  }
  expect(tooHeavy).toEqual([]);
});

test('so do the rooms of a member, with somewhat more script', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await testBrowser.signInAs(page, '000123');
  const rooms = [paths.memberStatus, paths.memberShare, paths.memberLoan, paths.memberSecurity];
  const weights = [];
  for (const path of rooms) {
    const { scriptBytes } = await weighIn(page, `${testBrowser.baseUrl}${path}`);
    weights.push({ path, script: kilobytes(scriptBytes) });
  }
  expect(weights.filter(({ script }) => script > weightLimits.memberScript)).toEqual([]);
  expect(Math.min(...weights.map(({ script }) => script))).toBeGreaterThan(50);
  await testBrowser.leave(page);
});
