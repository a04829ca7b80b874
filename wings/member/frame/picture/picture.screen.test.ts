/** Choosing, cutting out, saving and removing one's own picture, by keyboard. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../../journeys/axe/findings.ts';
import { settled } from '../../../../journeys/browser/settled.ts';
import { failure, hasFocus, mockMemberApi, sideways } from '../../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** Left half red, right half blue, larger than it needs to be. */
const redBluePicture = sharp({
  create: { width: 4_600, height: 3_000, channels: 3, background: '#00f' },
})
  .composite([
    {
      input: { create: { width: 2_300, height: 3_000, channels: 3, background: '#f00' } },
      left: 0,
      top: 0,
    },
  ])
  .jpeg()
  .toBuffer();

const openers = /^(?:ใส่รูป|เปลี่ยนรูป)$/;

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^เลือกรูป/ }).press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** Colour in the middle of the picture above the menu. */
const colourShown = (page: Page): Promise<string> =>
  page
    .getByRole('navigation', { name: 'เมนูสมาชิก' })
    .getByRole('img', { name: 'รูปประจำตัว' })
    .evaluate((image) => {
      // biome-ignore lint/suspicious/noExplicitAny: the page's own types are not ours
      const { document } = globalThis as any;
      const context = document.createElement('canvas').getContext('2d');
      context.drawImage(image, 0, 0, 8, 8);
      const [red, , blue] = context.getImageData(4, 4, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    });

test.each([
  [390, true],
  [1440, false],
])('R102 R153 at %i px: chosen, moved by keys, saved, shown, removed', async (width, folded) => {
  const page = await testBrowser.newPage({ width });
  await testBrowser.signInAs(page, '000111');
  await page.goto('/member/share');
  const menu = async () => {
    if (folded) await page.getByRole('button', { name: 'เมนู', exact: true }).press('Enter');
  };
  await menu();
  await page.getByRole('button', { name: openers }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'รูปประจำตัว' });
  await dialog.waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);

  await choose(page, 'me.jpg', Buffer.from('GIF89a, but named .jpg'));
  await dialog.getByRole('alert').filter({ hasText: 'ใช้ได้เฉพาะรูป JPEG หรือ PNG' }).waitFor();
  expect(await hasFocus(dialog.getByRole('button', { name: 'เลือกรูป' }))).toBe(true);

  await choose(page, 'me.jpg', await redBluePicture);
  const part = dialog.getByRole('application');
  await part.waitFor();
  expect(await hasFocus(part)).toBe(true);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const zoom = dialog.getByRole('slider', { name: 'ขยาย' });
  await expect.poll(() => zoom.getAttribute('aria-valuetext')).toBe('1.4 เท่า');
  // The picture goes to the right, so that its left half lies in the round part.
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight');
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await dialog.getByRole('button', { name: 'บันทึกรูป' }).press('Enter');
  await page.getByText('บันทึกรูปประจำตัวแล้ว').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await menu();
  // Its address stands there before its points do.
  await expect.poll(() => colourShown(page)).toBe('red');
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);

  // Loaded anew, the picture comes from the store.
  await page.reload();
  await menu();
  await expect.poll(() => colourShown(page)).toBe('red');
  await page.getByRole('button', { name: openers }).press('Enter');
  await dialog.getByRole('button', { name: 'ลบรูป' }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await menu();
  await page.getByRole('button', { name: 'ใส่รูป' }).waitFor();
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('what the server says about a picture stands in the dialog, and nothing is lost', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  const fields = [{ field: 'image', message: 'เปิดรูปนี้ไม่ได้' }];
  await mockMemberApi(page, {
    'GET /api/member/loan': failure(503, 'unavailable'),
    'POST /api/member/wwwupload': {
      status: 400,
      body: {
        rc_code: '-1',
        messages: 'กรุณาตรวจช่องที่มีข้อความเตือน',
        data: { ref: '7QK4-28NV', code: 'bad_input', fields },
      },
    },
  });
  await page.goto('/member/loan');
  await page.getByRole('button', { name: 'เมนู', exact: true }).click();
  await page.getByRole('button', { name: openers }).click();
  await choose(page, 'me.jpg', await redBluePicture);
  const dialog = page.getByRole('dialog', { name: 'รูปประจำตัว' });
  await dialog.getByRole('button', { name: 'บันทึกรูป' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'เปิดรูปนี้ไม่ได้' }).waitFor();
  await dialog.getByRole('application').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(testBrowser.faults(page, /status of (?:400|503)/)).toEqual([]);
  await testBrowser.leave(page);
});
