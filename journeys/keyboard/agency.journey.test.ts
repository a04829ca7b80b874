/** An agency's month by keys: the cover statement. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { enterAsAgency, startWalk } from './walk.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('D-23 2.1.1 by keys alone: the month’s cover statement, as paper and as file', async () => {
  const walk = await startWalk(testBrowser, '/membergroup/logon');
  await enterAsAgency(walk, '01012002-2');
  await walk.follow(/^งบหน้าใบเรียกเก็บ/);
  await walk.arrive('**/membergroup/keeprep*');
  await walk.atMain();
  await walk.sees('รายชื่อสมาชิก');
  await walk.take(/^PDF$/, /\.pdf$/);
  await walk.take(/^Excel$/, /\.xlsx$/, 'PK');
  // Whoever only reads is offered nothing to report.
  expect(await walk.page.getByRole('button', { name: 'นำเข้าผลการหักจากไฟล์' }).count()).toBe(0);
  await walk.end(40);
});
