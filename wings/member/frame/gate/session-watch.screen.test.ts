import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Answers,
  callsTo,
  failed,
  pretendSignedIn,
  told,
} from '../../../../journeys/mock-api.ts';
import { axeFindings, openStage, type Stage, widths } from '../../../../journeys/test-browser.ts';
import { checkSession } from '../frame.api.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const session = `POST ${checkSession.path}`;
const none = {
  as_of: '2025-11-28',
  accounts: [],
  total_balance: '0.00',
  total_accrued_interest: '0.00',
};

async function open(answers: Answers, width = 1440) {
  const page = await stage.newPage({ width });
  const asked = await pretendSignedIn(page, {
    'GET /api/member/deposit': told(none),
    ...answers,
  });
  await page.goto('/member/deposit');
  return { page, asked };
}

const left = (idle: number, end = 43_200) =>
  told({ ...checkSession.example, idle_left_seconds: Math.max(0, idle), ends_in_seconds: end });
const secondsTo = (instant: number) => Math.ceil((instant - Date.now()) / 1000);
const isBackground = (request: Request) => request.headers()['x-background'] !== undefined;

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
    const { page, asked } = await open(answers, width);
    const dialog = page.getByRole('alertdialog', { name: 'คุณยังใช้งานอยู่ไหม' });
    await dialog.waitFor();
    expect(await dialog.getByRole('timer').innerText()).toMatch(/^(60|5\d)\s*วินาที$/);
    expect(await axeFindings(page)).toEqual([]);
    until = Date.now() + 900_000;
    const before = callsTo(asked, session).filter((request) => !isBackground(request)).length;
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    const lived = () => callsTo(asked, session).filter((request) => !isBackground(request));
    await expect.poll(() => lived().length).toBe(before + 1);
    expect(stage.faults(page)).toEqual([]);
    await stage.leave(page);
  },
);

test('2.2.1 nobody is asked while another tab is in use', async () => {
  const answers = { [session]: (request: Request) => left(isBackground(request) ? 890 : 61) };
  const { page, asked } = await open(answers);
  await expect.poll(() => callsTo(asked, session).filter(isBackground).length).toBe(1);
  await page.waitForTimeout(300);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await stage.leave(page);
});

test('R170 R174 ends at the sign-in, says why, and comes back to the same page', async () => {
  let until = 0;
  const { page } = await open({
    [session]: () => {
      until ||= Date.now() + 4000;
      return Date.now() < until ? left(secondsTo(until)) : failed(400, 'session_invalid');
    },
  });
  await page.getByRole('alertdialog').waitFor();
  await page.waitForURL('**/member/logon');
  await page.getByText('การเข้าใช้งานสิ้นสุดแล้ว').first().waitFor();
  expect(await page.evaluate('localStorage.member ?? null')).toBeNull();
  expect(await page.evaluate('history.state?.usr?.asked')).toBe('/member/deposit');
  expect(stage.faults(page, /400/)).toEqual([]);
  await stage.leave(page);
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
  expect(stage.faults(page)).toEqual([]);
  await stage.leave(page);
});
