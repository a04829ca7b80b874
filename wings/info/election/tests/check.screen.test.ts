import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../../journeys/browser/settled.ts';
import { failed, pretend, pretendSignedIn, told } from '../../../../journeys/mock-api.ts';
import { axeFindings, holds, openStage, type Stage } from '../../../../journeys/test-browser.ts';
import { checkVote, readElection, readOwnVote } from '../election.api.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const check = `POST ${checkVote.path}`;

async function ask(page: Page, memberNo: string, birthDate: string): Promise<void> {
  await page.getByRole('textbox', { name: /เลขทะเบียนสมาชิก/ }).fill(memberNo);
  await page.getByRole('textbox', { name: /วันเดือนปีเกิด/ }).fill(birthDate);
  await page.getByRole('button', { name: 'ตรวจสอบสิทธิ' }).click();
}

test('D-20 without script the form finds a voter and keeps what was typed', async () => {
  const page = await stage.newPage({ stranger: true, script: false, width: 390 });
  await page.goto('/election');
  await ask(page, '123', '31/02/2521');
  const birthDate = page.getByRole('textbox', { name: /วันเดือนปีเกิด/ });
  expect(await birthDate.inputValue()).toBe('31/02/2521');
  expect(await birthDate.getAttribute('aria-invalid')).toBe('true');
  await ask(page, '123', '15/02/2521');
  await page.getByText('ไม่พบเลขทะเบียนและวันเกิดนี้').waitFor();
  await ask(page, '๑๒๓', '๑๔/๐๒/๒๕๒๑');
  await page.getByText('มีสิทธิเลือกตั้ง', { exact: true }).waitFor();
  await page.getByText('นางสม••• ใจ•••').waitFor();
  await stage.leave(page);
});

test('D-20 with script: faults at their fields, then the place to vote, focused', async () => {
  const page = await stage.newPage({ stranger: true });
  await page.goto('/election');
  await settled(page);
  await ask(page, '', '14/02/1978');
  await page.getByText('กรุณากรอกเลขทะเบียนสมาชิก').waitFor();
  await page.getByText('กรุณากรอกวันเกิดเป็นวัน/เดือน/ปี พ.ศ.').waitFor();
  await holds(page, "document.activeElement.name === 'membership_no'");
  await ask(page, '123', '14/02/2521');
  await page.getByText('นางสม••• ใจ•••').waitFor();
  await holds(page, "document.activeElement.textContent.includes('นางสม••• ใจ•••')");
  expect(await axeFindings(page)).toEqual([]);
  expect(stage.faults(page)).toEqual([]);
  await stage.leave(page);
});

test('S5 T14 a proof is made in a worker of ours, in silence, under Trusted Types', async () => {
  const page = await stage.newPage({ stranger: true });
  await page.goto('/election');
  await settled(page);
  const bodies: { recaptcha?: string; captcha_secret?: string }[] = [];
  await page.route(`**${checkVote.path}`, async (route) => {
    const body = route.request().postDataJSON();
    bodies.push(body);
    const { status, body: answer } = body.recaptcha
      ? { status: 200, ...told(checkVote.example) }
      : failed(400, 'captcha_needed');
    await route.fulfill({ status: status ?? 200, json: answer });
  });
  const worker = page.waitForEvent('worker');
  await ask(page, '123', '14/02/2521');
  expect((await worker).url()).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/assets\/solve-worker-[\w-]+\.js$/,
  );
  await page.getByText(checkVote.example.name_masked).waitFor();
  expect(bodies).toHaveLength(2);
  const { challenge, solution } = JSON.parse(atob(bodies[1]?.recaptcha ?? ''));
  expect(challenge.parameters.nonce).toBe(bodies[1]?.captcha_secret);
  expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true);
  expect(stage.faults(page, /status of 400/)).toEqual([]);
  await stage.leave(page);
});

test('S5 where the proof cannot be made, the telephone is told', async () => {
  const page = await stage.newPage({ stranger: true, width: 390 });
  await page.goto('/election');
  await settled(page);
  await pretend(page, {
    [check]: failed(400, 'captcha_needed'),
    'GET /api/info/captcha': failed(503, 'unavailable'),
  });
  await ask(page, '123', '14/02/2521');
  const status = page.getByRole('status').filter({ hasText: 'ยืนยันไม่สำเร็จ' });
  await status.waitFor();
  expect(await status.locator('a[href^="tel:"]').count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await stage.leave(page);
});

test('D-20 a signed-in member sees their own place without typing', async () => {
  const page = await stage.newPage({ stranger: true, width: 390 });
  const asked = await pretendSignedIn(page, {
    [`GET ${readElection.path}`]: told(readElection.example),
    [`GET ${readOwnVote.path}`]: told(readOwnVote.example),
  });
  await page.goto('/election');
  const own = page.getByRole('region', { name: 'สิทธิเลือกตั้งของคุณ' });
  await own.getByText(checkVote.example.name_masked).waitFor();
  await settled(page);
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(asked.some((one) => one.url().endsWith(readOwnVote.path))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await stage.leave(page);
});
