import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCaptcha } from '../../../../api/captcha/captcha.api.ts';
import { readTerms } from '../../../../api/terms/terms.api.ts';
import { axeFindings } from '../../../../journeys/axe/findings.ts';
import { stopClock } from '../../../../journeys/browser/clock.ts';
import { settled } from '../../../../journeys/browser/settled.ts';
import {
  callsTo,
  hasFocus,
  type MockResponse,
  type MockResponses,
  mockApi,
  sideways,
  success,
} from '../../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { calls, type Flow } from '../registration.api.ts';
import { faults, answers as said, text } from '../registration.text.ts';

let testBrowser: TestBrowser;
let riddle: MockResponse;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  // A riddle that can be solved; nobody looks at the solution.
  riddle = { body: Object(await (await fetch(testBrowser.baseUrl + readCaptcha.path)).json()) };
});
afterAll(() => testBrowser.close());

const password = 'ข้าวเหนียวมะม่วงหน้าร้อน';
const refused = (code: string, errors: readonly string[], fields: readonly object[] = []) => ({
  status: 400,
  body: { rc_code: '-1', errors, error: errors[0], data: { ref: '7QK4-28NV', code, fields } },
});

function usual(flow: Flow): MockResponses {
  const { read, ask, confirm, finish } = calls[flow];
  return {
    [`GET ${readCaptcha.path}`]: riddle,
    [`GET ${readTerms.path}`]: success(readTerms.example),
    [`GET ${read.path}`]: success(read.example),
    [`POST ${ask.path}`]: { body: { rc_code: '2', messages: said.sent, data: ask.example } },
    [`POST ${confirm.path}`]: success(confirm.example),
    [`POST ${finish.path}`]: { body: { rc_code: '1', messages: said.registered } },
  };
}

async function open(flow: Flow, answers: MockResponses, clock = false) {
  const page = await testBrowser.newPage({ width: 390, clock });
  if (clock) await page.clock.install();
  const requests = await mockApi(page, { ...usual(flow), ...answers });
  await page.goto(`/member/${flow}`);
  await page.locator('[name="id_card"]').waitFor();
  return { page, requests };
}

async function fillIdentity(page: Page): Promise<void> {
  await page.locator('[name="membership_no"]').fill('321');
  await page.locator('[name="id_card"]').fill('1992153806275');
  await page.locator('[name="date_of_birth"]').fill('5/12/2539');
  await page.getByRole('button', { name: text.next }).click();
}

async function toPassword(page: Page): Promise<void> {
  await fillIdentity(page);
  await page.locator('[name="otp"]').fill('123456');
  await page.keyboard.press('Enter');
  await page.locator('[name="again"]').waitFor();
}

async function setPassword(page: Page): Promise<void> {
  await page.locator('[name="mem_password"]').fill(password);
  await page.locator('[name="again"]').fill(password);
  await page.locator('[name="agree"]').check();
  await page.getByRole('button', { name: text.save }).click();
}

async function expectPageOk(page: Page): Promise<void> {
  await settled(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
    if (width > 320) expect(await axeFindings(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

const patient = { timeout: 30_000 };

/** How many see a sentence: on the page, and as a toast. */
const seen = (page: Page, sentence: string) =>
  page.getByText(sentence).filter({ visible: true }).count();

test('R104 R119 R155 every step of a registration is sound at 320, 390 and 1440 px', async () => {
  const { page, requests } = await open('register', {});
  await expectPageOk(page);
  await page.getByRole('button', { name: text.next }).click();
  expect(await hasFocus(page.locator('[name="membership_no"]'))).toBe(true);
  await expectPageOk(page);
  await fillIdentity(page);
  await page.locator('[name="otp"]').waitFor();
  await expectPageOk(page);
  // Going back loses nothing; the card is grouped as on the card.
  await page.getByRole('button', { name: text.change }).click();
  expect(await page.locator('[name="membership_no"]').inputValue()).toBe('000321');
  expect(await page.locator('[name="id_card"]').inputValue()).toBe('1-9921-53806-27-5');
  await toPassword(page);
  await expectPageOk(page);
  await setPassword(page);
  await page.getByRole('button', { name: text.toSignIn }).waitFor();
  await expectPageOk(page);
  const sent = (path: string) => callsTo(requests, `POST ${path}`).at(-1)?.postDataJSON();
  expect(sent(calls.register.ask.path)).toMatchObject({
    membership_no: '000321',
    id_card: '1992153806275',
    date_of_birth: '5/12/2539',
  });
  expect(sent(calls.register.finish.path)).toEqual({
    ticket: calls.register.confirm.example?.ticket,
    mem_password: password,
    terms_version: '1',
  });
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R119 R166 each of errors stands on the page, once, until the next try', async () => {
  let answer: MockResponse = { body: { rc_code: '0', errors: ['ข้อแรก', 'ข้อที่สอง'] } };
  const ask = `POST ${calls.forget.ask.path}`;
  const { page } = await open('forget', { [ask]: () => answer });
  await fillIdentity(page);
  await expect.poll(() => seen(page, 'ข้อที่สอง'), patient).toBe(1);
  expect(await seen(page, 'ข้อแรก')).toBe(1);
  // Without a list nothing could be reached.
  answer = { status: 500, body: {} };
  await page.getByRole('button', { name: text.next }).click();
  await expect.poll(() => seen(page, 'ไม่สามารถเชื่อมต่อได้'), patient).toBe(1);
  expect(await seen(page, 'ข้อแรก')).toBe(0);
  expect(await page.locator('[name="id_card"]').inputValue()).toBe('1-9921-53806-27-5');
  await testBrowser.leave(page);
});

test('R104 R165 R174 forgotten: what went well is a toast for ten seconds', async () => {
  const { page } = await open('forget', {}, true);
  await toPassword(page);
  await stopClock(page);
  await setPassword(page);
  await expect.poll(() => seen(page, said.registered), patient).toBe(2);
  await page.mouse.move(5, 5);
  await page.clock.runFor(8000);
  expect(await seen(page, said.registered)).toBe(2);
  await page.clock.runFor(2500);
  await expect.poll(() => seen(page, said.registered), patient).toBe(1);
  await testBrowser.leave(page);
});

test('R155 newer terms ask again, keep the password; a step that is over leads back', async () => {
  let newer = false;
  const second = { version: '2', body_html: '<p>ฉบับที่สอง</p>' };
  const terms = [{ field: 'terms_version', message: faults.newerTerms }];
  const { page } = await open('register', {
    [`GET ${readTerms.path}`]: () => success({ ...readTerms.example, ...(newer && second) }),
    [`POST ${calls.register.finish.path}`]: () => {
      if (newer) return refused('code_over', [said.stepOver]);
      newer = true;
      return refused('bad_input', [faults.newerTerms], terms);
    },
  });
  await toPassword(page);
  await setPassword(page);
  await page.getByText('ฉบับที่สอง').waitFor();
  expect(await page.locator('[name="mem_password"]').inputValue()).toBe(password);
  await expect.poll(() => page.locator('[name="agree"]').isChecked()).toBe(false);
  await page.locator('[name="agree"]').check();
  await page.getByRole('button', { name: text.save }).click();
  await page.getByRole('alert').getByText(said.stepOver).first().waitFor();
  expect(await page.locator('[name="date_of_birth"]').inputValue()).toBe('5/12/2539');
  expect(await page.locator('[name="mem_password"]').count()).toBe(0);
  await expectPageOk(page);
  await testBrowser.leave(page);
});
