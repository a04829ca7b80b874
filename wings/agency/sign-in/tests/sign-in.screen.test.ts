import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopClock } from '../../../../journeys/browser/clock.ts';
import { settled } from '../../../../journeys/browser/settled.ts';
import {
  callsTo,
  delayed,
  failure,
  hasFocus,
  type MockResponses,
  mockAgencyApi,
  mockApi,
  storedAgency,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk, expectWhole } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { signIn } from '../sign-in.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const call = `POST ${signIn.path}`;
const entered = {
  body: { rc_code: '1', messages: 'เข้าสู่ระบบแล้ว', ...storedAgency, failed_tries: 12 },
};
const sentence = 'รหัสหน่วยงานหรือรหัสผ่านไม่ถูกต้อง';
const refusedWith = (code: string, more: object = {}) => ({
  status: code === 'too_many' ? 429 : 400,
  body: {
    rc_code: '-1',
    message: sentence,
    errors: [sentence],
    data: { ref: '7QK4-28NV', code, ...more },
  },
});
const dashboard = { 'GET /api/membergroup/dashboard': failure(503, 'unavailable') };

async function open(answers: MockResponses, { width = 390, clock = false, path = '' } = {}) {
  const page = await testBrowser.newPage({ width, clock });
  if (clock) await page.clock.install();
  const requests = await mockApi(page, { ...dashboard, ...answers });
  await page.goto(path || '/membergroup/logon');
  const form = {
    number: page.getByRole('textbox', { name: 'รหัสหน่วยงาน' }),
    password: page.getByLabel('รหัสผ่าน', { exact: true }),
    submit: page.getByRole('button', { name: 'เข้าสู่ระบบ' }),
  };
  await settled(page);
  return { page, requests, ...form };
}

const stored = (page: { evaluate<T>(code: string): Promise<T> }) =>
  page.evaluate<Record<string, string>>('({ ...localStorage })');

describe.each(widths)('the agencies’ sign-in at %i px', (width) => {
  test('R071 R095 R097 R156 sends three fields, keeps the answer, tells, and goes on', async () => {
    const opened = await open({ [call]: entered }, { width });
    const { page, requests, number, password, submit } = opened;
    await expectPageOk(testBrowser, page);
    await number.fill(' ๐๑๐๑๑๐๐๑–๒ ');
    await password.fill('Sahakon#2568');
    expect(await number.inputValue()).toBe('01011001-2');
    await page.getByLabel('จดจำฉันในเครื่องนี้ 7 วัน').check();
    await submit.click();
    await page.waitForURL('**/membergroup/dashboard');
    await page.getByText('เข้าสู่ระบบแล้ว').first().waitFor();
    // T12: what strangers tried meanwhile.
    await page.getByRole('alert').getByText('ใส่รหัสผ่านของคุณผิด 12 ครั้ง').waitFor();
    expect(callsTo(requests, call)[0]?.postDataJSON()).toEqual({
      member_group_no: '01011001-2',
      member_group_pass: 'Sahakon#2568',
      remember: true,
    });
    expect(Object.keys(await stored(page))).toEqual(['agency']);
    expect(JSON.parse((await stored(page)).agency ?? '')).toEqual(storedAgency);
    await testBrowser.leave(page);
  });

  test('R162 a refusal is told on the page, has the focus, and loses nothing typed', async () => {
    const opened = await open({ [call]: refusedWith('bad_credentials') }, { width });
    const { page, number, password, submit } = opened;
    await number.fill('01011001');
    await password.fill('not the password');
    await submit.click();
    const alert = page.getByRole('alert').getByText(sentence).first();
    await alert.waitFor();
    expect(await hasFocus(page.locator('form [tabindex="-1"]'))).toBe(true);
    expect([await number.inputValue(), await password.inputValue()]).toEqual([
      '01011001',
      'not the password',
    ]);
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    expect(await stored(page)).toEqual({});
    await (width === 390 ? expectPageOk : expectWhole)(testBrowser, page, /400/);
    await testBrowser.leave(page);
  });
});

test('R134 what is wrong with a field stands at it, and nothing is sent', async () => {
  const { page, requests, number, password, submit } = await open({});
  await submit.click();
  await page.getByText('กรอกรหัสหน่วยงาน').waitFor();
  await page.getByText('กรอกรหัสผ่าน').waitFor();
  expect(await hasFocus(number)).toBe(true);
  // A key as it is sent while Caps Lock is on, and another one after it.
  const caps = page.getByText('เปิด Caps Lock อยู่');
  await password.press('a');
  expect(await caps.isVisible()).toBe(false);
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await caps.waitFor();
  await password.press('a');
  await caps.waitFor({ state: 'hidden' });
  await number.fill('โรงเรียน');
  await submit.click();
  await page.getByText(/รหัสหน่วยงานเป็นตัวเลข/).waitFor();
  expect(callsTo(requests, call)).toEqual([]);
  await testBrowser.leave(page);
});

test('R116 R117 on its way it is sent once; without a token nothing is kept', async () => {
  const { token: _, ...without } = entered.body;
  const slow = delayed({ body: without });
  const { page, requests, number, password, submit } = await open({ [call]: slow.answer });
  await number.fill('01011001');
  await password.fill('Sahakon#2568');
  await submit.click();
  await page.getByRole('button', { name: 'กำลังเข้าสู่ระบบ' }).waitFor();
  await page.keyboard.press('Enter');
  slow.give();
  await page.getByRole('alert').getByText('ไม่สามารถเชื่อมต่อได้').first().waitFor();
  expect(callsTo(requests, call)).toHaveLength(1);
  expect(await stored(page)).toEqual({});
  expect(new URL(page.url()).pathname).toBe('/membergroup/logon');
  await testBrowser.leave(page);
});

test('D-03 whoever must wait sees how long, and may try again when it is over', async () => {
  const wait = { ...refusedWith('too_many'), headers: { 'retry-after': '5' } };
  const answers = { [call]: wait };
  const { page, number, password, submit } = await open(answers, { clock: true });
  await stopClock(page);
  await number.fill('01011001');
  await password.fill('x');
  await submit.click();
  await page.getByRole('button', { name: 'ลองอีกครั้งได้ใน 5 วินาที' }).waitFor();
  await page.clock.runFor(5_100);
  await submit.waitFor();
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  await testBrowser.leave(page);
});

test('R083 after signing in the page asked for is shown', async () => {
  const answers = { [call]: entered };
  const from = { path: '/membergroup/password' };
  const { page, number, password, submit } = await open(answers, from);
  await number.fill('01011001');
  await password.fill('Sahakon#2568');
  await submit.click();
  await page.waitForURL('**/membergroup/password');
  await page.getByRole('heading', { level: 1, name: 'เปลี่ยนรหัสผ่าน' }).waitFor();
  await testBrowser.leave(page);
});

test.each(widths)('R071 who comes signed in is shown where to go, at %i px', async (width) => {
  const page = await testBrowser.newPage({ width });
  await mockAgencyApi(page, {});
  await page.goto('/membergroup/logon');
  await page.getByRole('heading', { level: 1, name: 'คุณเข้าสู่ระบบอยู่แล้ว' }).waitFor();
  expect(await page.getByText(storedAgency.member_group_name).isVisible()).toBe(true);
  expect(await page.getByLabel('รหัสผ่าน').count()).toBe(0);
  await expectPageOk(testBrowser, page);
  const goOn = page.getByRole('link', { name: 'ไปที่ระบบหน่วยงาน' });
  expect(await goOn.getAttribute('href')).toBe('/membergroup/dashboard');
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบหน่วยงาน' }).waitFor();
  expect(await page.evaluate('localStorage.length')).toBe(0);
  await testBrowser.leave(page);
});
