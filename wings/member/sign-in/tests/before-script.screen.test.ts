import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo, failure, mockApi, storedMember } from '../../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { signIn } from '../sign-in.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const call = `POST ${signIn.path}`;

test('what was typed and sent before the script came is sent whole when it has', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  const requests = await mockApi(page, {
    [call]: { body: { rc_code: '1', ...storedMember } },
    'GET /api/member/status': failure(503, 'unavailable'),
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/member/logon');
  await page.getByLabel('เลขทะเบียนสมาชิก').fill('123');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('a secret');
  await page.keyboard.press('Enter');
  // Longer than a form that goes without script would wait.
  await page.waitForTimeout(2_500);
  expect([callsTo(requests, call).length, page.url()]).toEqual([
    0,
    `${testBrowser.baseUrl}/member/logon`,
  ]);
  resolve();
  await page.waitForURL('**/member/status');
  const [only, ...more] = callsTo(requests, call).map((request) => request.postDataJSON());
  expect([only, more]).toEqual([
    { membership_no: '000123', mem_password: 'a secret', remember: false },
    [],
  ]);
  await testBrowser.leave(page);
});
