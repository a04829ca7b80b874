import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../../../../journeys/browser/settled.ts';
import {
  callsTo,
  delayed,
  failure,
  hasFocus,
  type MockRequest,
  type MockResponses,
  mockApi,
  storedMember,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { signIn } from '../sign-in.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const call = `POST ${signIn.path}`;
const welcome = { body: { rc_code: '1', ...storedMember } };
const refused = {
  status: 400,
  body: {
    rc_code: '-1',
    errors: ['เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง', 'อื่น'],
    error: 'ข้อความอื่น',
    data: { ref: '7QK4-28NV', code: 'bad_credentials' },
  },
};
const landing = { 'GET /api/member/status': failure(503, 'unavailable') };
const share = { 'GET /api/member/share': failure(503, 'unavailable') };

async function open(answers: MockResponses, path = '/member/logon', width = 390) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockApi(page, answers);
  await page.goto(path);
  const form = {
    number: page.getByLabel('เลขทะเบียนสมาชิก'),
    password: page.getByLabel('รหัสผ่าน', { exact: true }),
    submit: page.getByRole('button', { name: 'เข้าสู่ระบบ' }),
  };
  await settled(page);
  return { page, requests, ...form };
}

const sent = (request: MockRequest | undefined) => request?.postDataJSON();

test('R126 a number shorter than six is padded where everybody sees it', async () => {
  const { page, number, password } = await open({});
  await number.fill('9999');
  await password.focus();
  expect(await number.inputValue()).toBe('009999');
  await number.fill('');
  await password.focus();
  expect(await number.inputValue()).toBe('');
  await testBrowser.leave(page);
});

test('R127 letters stay out and say so; paste is cleaned; Thai digits count', async () => {
  const { page, number, password } = await open({});
  await number.focus();
  await page.keyboard.type('1a2');
  expect(await number.inputValue()).toBe('12');
  await page.getByRole('status').getByText(/ตัวเลข/).waitFor();
  await number.fill('');
  await page.keyboard.type('๑๒');
  expect(await number.inputValue()).toBe('12');
  await number.fill('');
  // Written as text: these names are the browser's.
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text', ' ๐๐๐ 1-2 ๓ ');
    const paste = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', paste));
  }`);
  expect(await number.inputValue()).toBe('000123');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  expect(await number.inputValue()).toBe('');
  await password.focus();
  await testBrowser.leave(page);
});

test('R096 R116 R094 a sign-in sends its fields, stores both keys and goes on', async () => {
  const { page, requests, number, password, submit } = await open({ [call]: welcome, ...landing });
  await number.fill('123');
  await password.fill('Sahakon#2568');
  await page.getByLabel('จดจำฉันในเครื่องนี้ 7 วัน').check();
  await submit.click();
  await page.waitForURL('**/member/status');
  const [request] = callsTo(requests, call);
  expect(sent(request)).toEqual({
    membership_no: '000123',
    mem_password: 'Sahakon#2568',
    remember: true,
  });
  expect(request?.headers()).toMatchObject({
    'x-csrf-token': 'guard',
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
  });
  const storedJson = await page.evaluate<string>('JSON.stringify({ ...localStorage })');
  const { member, user } = JSON.parse(storedJson);
  expect(JSON.parse(member)).toEqual(storedMember);
  expect(user).toBe(member);
  await expect
    .poll(() => callsTo(requests, 'GET /api/member/status')[0]?.headers().authorization)
    .toBe(`Bearer ${storedMember.token}`);
  await testBrowser.leave(page);
});

test('R161 refused: the first of errors, once, where the focus goes', async () => {
  const { page, number, password, submit } = await open({ [call]: refused });
  await number.fill('123');
  await password.fill('wrong one');
  await submit.click();
  const alert = page.getByRole('alert').filter({ hasText: 'เข้าสู่ระบบไม่สำเร็จ' });
  await alert.getByText('เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง').waitFor();
  expect(await hasFocus(alert.locator('..'))).toBe(true);
  // Nothing that was typed is lost, and both fields are marked.
  expect([await number.inputValue(), await password.inputValue()]).toEqual(['000123', 'wrong one']);
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByText('เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง').count()).toBe(1);
  expect(await page.evaluate<number>('localStorage.length')).toBe(0);
  await expectPageOk(testBrowser, page, /400/);
  await testBrowser.leave(page);
});

test('R161 no answer at all: cannot connect, and the next try may succeed', async () => {
  let cut = true;
  const answers = { [call]: () => (cut ? { cut } : welcome), ...landing };
  const { page, number, password, submit } = await open(answers);
  await number.fill('123');
  await password.fill('Sahakon#2568');
  await submit.click();
  await page.getByRole('alert').getByText('ไม่สามารถเชื่อมต่อได้').first().waitFor();
  cut = false;
  await submit.click();
  await page.waitForURL('**/member/status');
  await testBrowser.leave(page);
});

test('R134 empty fields are named before anything is sent; the first has the focus', async () => {
  const { page, requests, number, password, submit } = await open({});
  await submit.click();
  await page.getByText('กรอกเลขทะเบียนสมาชิก').waitFor();
  expect(await page.getByText('กรอกรหัสผ่าน').isVisible()).toBe(true);
  expect(await hasFocus(number)).toBe(true);
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  expect(callsTo(requests, call)).toHaveLength(0);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('R116 while it is under way the button is busy and a second press sends nothing', async () => {
  const slow = delayed(welcome);
  const { page, requests, number, password, submit } = await open({
    ...{ [call]: slow.answer, ...landing },
  });
  await number.fill('123');
  await password.fill('Sahakon#2568');
  await submit.click();
  const busy = page.getByRole('button', { name: 'กำลังเข้าสู่ระบบ' });
  await busy.click({ force: true });
  await page.keyboard.press('Enter');
  slow.give();
  await page.waitForURL('**/member/status');
  expect(callsTo(requests, call)).toHaveLength(1);
  await testBrowser.leave(page);
});

test('3.3.8 the password may be looked at, pasted and filled in', async () => {
  const { page, password, number } = await open({});
  expect(await number.getAttribute('autocomplete')).toBe('username');
  expect(await password.getAttribute('autocomplete')).toBe('current-password');
  await password.fill('Sahakon#2568');
  await page.getByRole('button', { name: /แสดง/ }).click();
  expect(await page.locator('input[name="mem_password"]').getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: /ซ่อน/ }).click();
  expect(await page.locator('input[name="mem_password"]').getAttribute('type')).toBe('password');
  await testBrowser.leave(page);
});

describe('R037 where the way leads after signing in', () => {
  test.each([
    ['/member/logon/board/42', '/boardShow/42'],
    ['/member/logon/board', '/board'],
    ['/member/logon/https:/evil.example', '/member/status'],
    ['/member/logon/%2F%2Fevil.example', '/member/status'],
  ])('from %s to %s', async (from, to) => {
    const { page, number, password, submit } = await open({ [call]: welcome, ...landing }, from);
    await number.fill('123');
    await password.fill('Sahakon#2568');
    await submit.click();
    await page.waitForURL((url) => url.pathname === to);
    expect(new URL(page.url()).origin).toBe(testBrowser.baseUrl);
    await testBrowser.leave(page);
  });

  test('R057 to the page that was asked for, filters and all', async () => {
    const target = '/member/share?from=2025-01-01&to=2025-11-28';
    const { page, number, password, submit } = await open({ [call]: welcome, ...share }, target);
    await page.waitForURL('**/member/logon');
    await number.fill('123');
    await password.fill('Sahakon#2568');
    await submit.click();
    await page.waitForURL(`**${target}`);
    await testBrowser.leave(page);
  });
});
