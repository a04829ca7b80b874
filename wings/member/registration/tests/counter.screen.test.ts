import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCaptcha } from '../../../../api/captcha/captcha.api.ts';
import { callsTo, type MockResponse, mockApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { codeStepText } from '../../../../parts/one-time-code/code.text.ts';
import { calls } from '../registration.api.ts';
import { answers as said, text } from '../registration.text.ts';

let testBrowser: TestBrowser;
let riddle: MockResponse;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  riddle = { body: Object(await (await fetch(testBrowser.baseUrl + readCaptcha.path)).json()) };
});
afterAll(() => testBrowser.close());

const { read, ask, confirm } = calls.register;

test.each(widths)('T8 at %i px: without a card the counter’s code is asked for', async (width) => {
  const page = await testBrowser.newPage({ width });
  const requests = await mockApi(page, {
    [`GET ${readCaptcha.path}`]: riddle,
    [`GET ${read.path}`]: success(read.example),
    [`POST ${ask.path}`]: { body: { rc_code: '2', messages: said.sent, data: ask.example } },
    [`POST ${confirm.path}`]: success({ ...confirm.example, terms: null }),
  });
  await page.goto('/member/register');
  await page.locator('[name="membership_no"]').fill('10');
  await page.locator('[name="date_of_birth"]').fill('08/09/2521');
  await page.getByRole('button', { name: text.noIdCard }).click();
  await page.getByText(text.counterFirst).waitFor();
  expect(await page.locator('[name="id_card"]').count()).toBe(0);
  await expectPageOk(testBrowser, page);
  await page.getByRole('button', { name: text.nextWithoutId }).click();
  const code = page.getByLabel(codeStepText.activationLabel);
  await code.waitFor();
  expect(callsTo(requests, `POST ${ask.path}`).at(-1)?.postDataJSON()).toMatchObject({
    ...{ membership_no: '000010', id_card: null, date_of_birth: '08/09/2521' },
  });
  // No message was sent: nothing says so, and nothing offers another.
  const words = await page.locator('main').innerText();
  expect(words).not.toContain('ส่งรหัสใหม่');
  await expectPageOk(testBrowser, page);
  await page.getByRole('button', { name: text.change }).click();
  await page.getByText(text.counterFirst).waitFor();
  await page.getByRole('button', { name: text.nextWithoutId }).click();
  await code.fill('7K2M-9QXA-3F5T');
  await page.getByRole('button', { name: codeStepText.submit, exact: true }).click();
  await page.getByRole('heading', { name: text.passwordTitle }).waitFor();
});
