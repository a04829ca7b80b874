import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { settled } from './settled.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const message = 'บันทึกตามที่ขอเรียบร้อยแล้ว';

/** A page whose server has said this, and whose notice tells it in a region of that role. */
async function openNotice(rc_code: string, role: 'status' | 'alert'): Promise<Page> {
  const page = await testBrowser.newPage();
  await page.route('**/api/info/said', (route) =>
    route.fulfill({ json: { rc_code, messages: message } }),
  );
  await page.goto('/colors');
  await settled(page);
  await page.evaluate(`fetch('/api/info/said').then((answer) => answer.json()).then((envelope) => {
    const notice = document.createElement('div');
    const text = notice.appendChild(document.createElement('p'));
    text.textContent = envelope.messages;
    document.querySelector('[aria-label="การแจ้งเตือน"] [role="${role}"]').append(notice);
  })`);
  await page.getByText(message).waitFor();
  return page;
}

test.each([
  ['0', 'status'],
  ['-1', 'status'],
  ['1', 'alert'],
] as const)(
  'the test browser sees an answer with code %s that is told as %s',
  async (code, role) => {
    const page = await openNotice(code, role);
    await expect(testBrowser.leave(page)).rejects.toThrow(message);
  },
);

test.each([
  ['0', 'alert'],
  ['1', 'status'],
] as const)('an answer with code %s may be told as %s', async (code, role) => {
  const page = await openNotice(code, role);
  await testBrowser.leave(page);
});
