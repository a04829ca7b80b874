import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../../journeys/axe/findings.ts';
import {
  callsTo,
  failure,
  type MockRequest,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { checkSession } from '../frame.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const session = `POST ${checkSession.path}`;
const none = {
  as_of: '2025-11-28',
  accounts: [],
  total_balance: '0.00',
  total_accrued_interest: '0.00',
};

async function open(answers: MockResponses, width = 1440) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, {
    'GET /api/member/deposit': success(none),
    ...answers,
  });
  await page.goto('/member/deposit');
  return { page, requests };
}

const left = (idle: number, end = 43_200) =>
  success({ ...checkSession.example, idle_left_seconds: Math.max(0, idle), ends_in_seconds: end });
const secondsTo = (instant: number) => Math.ceil((instant - Date.now()) / 1000);
const isBackground = (request: MockRequest) => request.headers()['x-background'] !== undefined;

test.each(widths)(
  '2.2.1 whoever rests is asked a minute before the end, at %i px; one key goes on',
  async (width) => {
    let until = 0;
    const answers = {
      [session]: () => {
        // It counts from the first question, however long the page took to ask it.
        until ||= Date.now() + 61_500;
        return left(secondsTo(until));
      },
    };
    const { page, requests } = await open(answers, width);
    const dialog = page.getByRole('alertdialog', { name: 'คุณยังใช้งานอยู่ไหม' });
    await dialog.waitFor();
    expect(await dialog.getByRole('timer').innerText()).toMatch(/^(60|5\d)\s*วินาที$/);
    expect(await axeFindings(page)).toEqual([]);
    until = Date.now() + 900_000;
    const before = callsTo(requests, session).filter((request) => !isBackground(request)).length;
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    const lived = () => callsTo(requests, session).filter((request) => !isBackground(request));
    await expect.poll(() => lived().length).toBe(before + 1);
    expect(testBrowser.faults(page)).toEqual([]);
    await testBrowser.leave(page);
  },
);

test('2.2.1 nobody is asked while another tab is in use', async () => {
  const answers = { [session]: (request: MockRequest) => left(isBackground(request) ? 890 : 61) };
  const { page, requests } = await open(answers);
  await expect.poll(() => callsTo(requests, session).filter(isBackground).length).toBe(1);
  await page.waitForTimeout(300);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await testBrowser.leave(page);
});

test('R170 R174 ends at the sign-in, says why, and comes back to the same page', async () => {
  let until = 0;
  const { page } = await open({
    [session]: () => {
      until ||= Date.now() + 4000;
      return Date.now() < until ? left(secondsTo(until)) : failure(400, 'session_invalid');
    },
  });
  await page.getByRole('alertdialog').waitFor();
  await page.waitForURL('**/member/logon');
  await page.getByText('การเข้าใช้งานสิ้นสุดแล้ว').first().waitFor();
  expect(await page.evaluate('localStorage.member ?? null')).toBeNull();
  expect(await page.evaluate('history.state?.usr?.returnTo')).toBe('/member/deposit');
  expect(testBrowser.faults(page, /400/)).toEqual([]);
  await testBrowser.leave(page);
});

test.each(widths)('an end that nothing moves is told once, at %i px', async (width) => {
  const { page } = await open({ [session]: left(290, 290) }, width);
  const dialog = page.getByRole('alertdialog', { name: 'ใกล้ครบเวลาใช้งานแล้ว' });
  await dialog.getByText('ขยายเวลาไม่ได้').waitFor();
  expect(await dialog.getByRole('timer').innerText()).toMatch(/^5\s*นาที$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForTimeout(1200);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
