/** The ways from the sign-in to registration and forgotten password, and back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pretend } from '../../../../journeys/pretend.ts';
import { expectSound } from '../../../../journeys/sound.ts';
import { openStage, type Stage, widths } from '../../../../journeys/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const helpForm = { sms_open: true, code_minutes: 5, terms: null };
const helping = {
  'GET /api/member/auth/forget': { body: { rc_code: '1', data: helpForm } },
  'GET /api/member/auth/register': { body: { rc_code: '1', data: helpForm } },
};

describe.each(widths)('at %i px', (width) => {
  test('R037 the sign-in is sound, its links lead to a page that helps', async () => {
    const page = await stage.newPage({ width });
    await pretend(page, helping);
    await page.goto('/member/logon');
    await page.getByLabel('เลขทะเบียนสมาชิก').waitFor();
    await expectSound(stage, page);
    await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
    await page.getByRole('heading', { level: 1, name: 'ลืมรหัสผ่าน' }).waitFor();
    await expectSound(stage, page);
    await page.getByRole('link', { name: 'กลับไปเข้าสู่ระบบ' }).click();
    await page.getByRole('link', { name: 'สมัครใช้งานครั้งแรก' }).click();
    await page.getByRole('heading', { level: 1, name: 'สมัครใช้งานครั้งแรก' }).waitFor();
    await expectSound(stage, page);
    await stage.leave(page);
  });
});

test('R038 registerauth, register and forget share one screen', async () => {
  const page = await stage.newPage();
  for (const [path, title] of [
    ['/member/registerauth', 'สมัครใช้งานครั้งแรก'],
    ['/member/register', 'สมัครใช้งานครั้งแรก'],
    ['/member/forget', 'ลืมรหัสผ่าน'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.getByRole('link', { name: '0 2000 1234' }).first().isVisible()).toBe(true);
  }
  await stage.leave(page);
});
