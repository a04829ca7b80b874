import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import {
  type Answers,
  callsTo,
  failed,
  hasFocus,
  pretendSignedIn,
  storedMember,
  told,
} from '../../../journeys/mock-api.ts';
import { expectSound } from '../../../journeys/page-checks.ts';
import { openStage, type Stage } from '../../../journeys/test-browser.ts';
import { readStatus } from './overview.api.ts';
import { revealedSeconds, revealStatus } from './reveal.api.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const query = `GET ${readStatus.path}`;
const reveal = `POST ${revealStatus.path}`;
const { example } = readStatus;

async function open(answers: Answers, clock = false) {
  const page = await stage.newPage({ width: 390, clock });
  if (clock) await page.clock.install();
  const asked = await pretendSignedIn(page, answers);
  await page.goto('/member/status');
  return { page, asked };
}

const show = (page: Page, part: string) => page.getByRole('button', { name: `แสดง ${part}` });
const hide = (page: Page, part: string) => page.getByRole('button', { name: `ซ่อน ${part}` });

test('D-05 T31 by keys: a wrong password is told, the right one shows what was asked', async () => {
  let right = false;
  const fields = [{ field: 'password', message: 'รหัสผ่านไม่ถูกต้อง' }];
  const data = { ref: '7QK4-28NV', code: 'bad_credentials', fields };
  const { status, body } = failed(400, 'bad_credentials', 'รหัสผ่านไม่ถูกต้อง');
  const refused = { status: status ?? 400, body: { ...body, data } };
  const { page, asked } = await open({
    [query]: told(example),
    [reveal]: () => (right ? told(revealStatus.example) : refused),
  });
  await show(page, 'เลขบัตรประชาชน').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'ดูเลขบัตรประชาชน' });
  const password = dialog.locator('input[name="password"]');
  await expect.poll(() => hasFocus(password)).toBe(true);
  await expectSound(stage, page);
  await page.keyboard.press('Enter');
  await dialog.getByText('กรอกรหัสผ่าน', { exact: true }).waitFor();
  expect(callsTo(asked, reveal)).toHaveLength(0);
  await password.fill('not mine');
  await page.keyboard.press('Enter');
  await dialog.getByText('รหัสผ่านไม่ถูกต้อง').waitFor();
  expect(await page.locator('main').innerText()).toContain('1-xxxx-xxxxx-xx-5');
  right = true;
  await password.fill('Sahakon#2568');
  await page.keyboard.press('Enter');
  await page.getByText(revealStatus.example.national_id).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(callsTo(asked, reveal).at(-1)?.postDataJSON()).toEqual({ password: 'Sahakon#2568' });
  expect(await hasFocus(hide(page, 'เลขบัตรประชาชน'))).toBe(true);
  const main = page.locator('main');
  expect(await main.innerText()).not.toMatch(/45,670|0810004567|somying@/);
  await show(page, 'เงินเดือน').press('Enter');
  await page.getByText('45,670.00 บาท').waitFor();
  const kept = await page.evaluate<string>(
    'JSON.stringify({ ...localStorage, ...sessionStorage })',
  );
  expect(kept).not.toMatch(/45670|1-0000|Sahakon/);
  await expectSound(stage, page, /400/);
  await hide(page, 'เงินเดือน').press('Enter');
  await expect.poll(() => main.innerText()).not.toContain('45,670');
  expect(callsTo(asked, reveal)).toHaveLength(2);
  await stage.leave(page);
});

test('D-05 what was shown goes by itself: after a while, and with the amounts', async () => {
  const answers = { [query]: told(example), [reveal]: told(revealStatus.example) };
  const { page } = await open(answers, true);
  const shown = page.getByText('45,670.00 บาท');
  const ask = async () => {
    await show(page, 'เงินเดือน').click();
    await page.locator('input[name="password"]').fill('Sahakon#2568');
    await page.keyboard.press('Enter');
    await shown.waitFor();
  };
  await ask();
  // The page's clock goes on by itself as well.
  await page.clock.runFor((revealedSeconds - 30) * 1000);
  expect(await shown.count()).toBe(1);
  await page.clock.runFor(30_000);
  await expect.poll(() => shown.count()).toBe(0);
  await ask();
  await page.getByRole('switch', { name: 'ซ่อนยอดเงิน' }).click();
  await expect.poll(() => shown.count()).toBe(0);
  await stage.leave(page);
});

test('S4 staff in the member’s stead are offered nothing to uncover', async () => {
  const page = await stage.newPage({ width: 390 });
  await pretendSignedIn(page, { [query]: told(example) });
  await page.addInitScript(
    (kept) => {
      for (const key of ['member', 'user']) localStorage.setItem(key, kept);
    },
    JSON.stringify({ ...storedMember, impersonated: true }),
  );
  await page.goto('/member/status');
  await page.getByText('1-xxxx-xxxxx-xx-5').waitFor();
  await settled(page);
  expect(await page.getByRole('button', { name: /^แสดง/ }).count()).toBe(0);
  await stage.leave(page);
});
