import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../api/paths.ts';
import { weighIn, weighInSteps, weightLimits } from '../bench/browser/weight.ts';
import { publicPages } from '../bench/public-pages.ts';
import { openTestBrowser, type TestBrowser } from './test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

test('the first visit of a public page stays within its kilobytes', async () => {
  const pages = await publicPages(async () => {
    const answer = await fetch(`${testBrowser.baseUrl}/rss.xml`);
    return answer.text();
  });
  const tooHeavy: string[] = [];
  for (const { path } of pages) {
    const page = await testBrowser.newPage({ width: 390 });
    const { first, whole } = await weighInSteps(page, `${testBrowser.baseUrl}${path}`);
    const [script, all] = [kilobytes(whole.scriptBytes), kilobytes(whole.allBytes)];
    expect(script, path).toBeGreaterThan(50);
    const [atFirst, plain] = [kilobytes(first.scriptBytes), kilobytes(first.plainBytes)];
    if (atFirst > weightLimits.firstScript) tooHeavy.push(`${path}: ${atFirst} kB at first`);
    if (plain > weightLimits.firstPlain) tooHeavy.push(`${path}: ${plain} kB without pictures`);
    if (script > weightLimits.publicScript) tooHeavy.push(`${path}: ${script} kB of script`);
    // Other pages carry as many pictures as the cooperative puts there.
    if (path === paths.home && all > weightLimits.publicAll) tooHeavy.push(`${path}: ${all} kB`);
    await testBrowser.leave(page);
  }
  expect(tooHeavy).toEqual([]);
});

test('the first visit of a room of a member stays within its kilobytes of script', async () => {
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
