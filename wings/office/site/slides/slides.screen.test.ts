/** A slide's picture is cut, its words are measured, and visitors see what the office showed. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../../../../journeys/axe/findings.ts';
import { settled } from '../../../../journeys/browser/settled.ts';
import { hasFocus, sideways } from '../../../../journeys/mock-api.ts';
import { signInOffice } from '../../../../journeys/sign-in/office.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(async () => {
  await removeSlides();
  await testBrowser.close();
});

/** Other tests look at the front page meanwhile: theirs has three. */
const removeSlides = () =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`DELETE FROM portal.slides WHERE title LIKE 'ทดสอบป้าย%'`),
  );

/** Left half red, right half blue, much wider than the frame. */
const redBlue = sharp({ create: { width: 1600, height: 600, channels: 3, background: '#00f' } })
  .composite([
    {
      input: { create: { width: 800, height: 600, channels: 3, background: '#f00' } },
      ...{ left: 0, top: 0 },
    },
  ])
  .jpeg()
  .toBuffer();

async function open(width: number, address: string): Promise<Page> {
  const page = await testBrowser.newPage({ width });
  await page.goto(address);
  await signInOffice(testBrowser, page, 'content');
  await page.getByRole('heading', { level: 1, name: 'ป้ายประชาสัมพันธ์' }).waitFor();
  await page.getByRole('button', { name: 'เลือกรูป', exact: true }).waitFor();
  await settled(page);
  return page;
}

const choose = async (page: Page, buffer: Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'slide.jpg', mimeType: 'image/jpeg', buffer });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'ตัดรูป' });

/** Where words of a slide lie over its picture. */
const wordsOverPictures = `[...document.querySelectorAll('img[data-x]')].filter((image) => {
  const frame = image.getBoundingClientRect();
  return [...image.parentElement.querySelectorAll('b, span span')].some((words) => {
    const box = words.getBoundingClientRect();
    return box.left < frame.right && frame.left < box.right
      && box.top < frame.bottom && frame.top < box.bottom;
  });
}).length`;

describe.each(widths)('at %i px', (width) => {
  test('D-16 a picture is cut by keys and buttons, and visitors see that part', async () => {
    const title = `ทดสอบป้าย ${width}`;
    const page = await open(width, '/office/slides?edit=new');
    await choose(page, await redBlue);
    const dialog = dialogOf(page);
    const frame = dialog.getByRole('application');
    await frame.waitFor();
    await expect.poll(() => hasFocus(frame)).toBe(true);
    await dialog.getByText('ส่วนที่เลือก 800 × 600 พิกเซล').waitFor();
    await page.keyboard.press('+');
    const zoom = dialog.getByRole('slider', { name: 'ขยาย' });
    await expect.poll(() => zoom.getAttribute('aria-valuetext')).toBe('1.2 เท่า');
    await dialog.getByRole('button', { name: 'ย่อลง' }).click();
    await expect.poll(() => zoom.getAttribute('aria-valuetext')).toBe('1.0 เท่า');
    // Whoever presses on does not push the picture out of its frame.
    const toTheLeft = dialog.getByRole('button', { name: 'เลื่อนไปทางซ้าย' });
    for (let press = 0; press < 30; press += 1) await toTheLeft.click();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'ใช้ส่วนนี้' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await page.getByLabel('หัวข้อ').fill(title);
    await page.getByLabel('ข้อความ (ไม่บังคับ)').fill('ข้อความของป้าย');
    const look = page.getByRole('region', { name: 'ตัวอย่างและการอ่านออก' });
    await expect.poll(() => look.getByText(/^หัวข้อตัดกับพื้น .* อ่านได้ชัด/).count()).toBe(2);
    await expect.poll(() => look.getByText(/^ข้อความตัดกับพื้น .* อ่านได้ชัด/).count()).toBe(2);
    expect(await look.getByText(/^ข้อความอยู่ข้างรูป/).count()).toBe(2);
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByRole('button', { name: `แก้ไข “${title}”` }).waitFor();

    const visitor = await testBrowser.newPage({ width });
    await visitor.goto('/home');
    const picture = visitor.locator('li').filter({ hasText: title }).locator('img');
    await picture.scrollIntoViewIfNeeded();
    const [ratio, colour, loaded] = await picture.evaluate(async (image) => {
      // biome-ignore lint/suspicious/noExplicitAny: the page's own types are not ours
      const { document } = globalThis as any;
      // biome-ignore lint/suspicious/noExplicitAny: as above
      const shown = image as any;
      await shown.decode();
      const context = document.createElement('canvas').getContext('2d');
      context.drawImage(shown, 0, 0, 8, 8);
      const [red, , blue] = context.getImageData(7, 4, 1, 1).data;
      const whole = shown.naturalWidth / shown.naturalHeight;
      return [whole, red > blue ? 'red' : 'blue', shown.currentSrc] as const;
    });
    expect([ratio.toFixed(2), colour]).toEqual(['1.33', 'red']);
    // Of eight hundred points a hundred are shown: the narrowest one is enough.
    expect(loaded).toMatch(/-240\.webp$/);
    expect(await visitor.evaluate<number>(wordsOverPictures)).toBe(0);
    expect(testBrowser.faults(visitor)).toEqual([]);
    await testBrowser.leave(visitor);
    await removeSlides();
    expect(testBrowser.faults(page, /401/)).toEqual([]);
    await testBrowser.leave(page);
  });

  test('D-16 faint words and words over the picture are told', async () => {
    const page = await open(width, '/office/slides?edit=new');
    await choose(page, await redBlue);
    await dialogOf(page).getByRole('button', { name: 'ใช้ทั้งรูป' }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.getByLabel('หัวข้อ').fill('หัวข้อ');
    const look = page.getByRole('region', { name: 'ตัวอย่างและการอ่านออก' });
    await look
      .getByText(/^หัวข้อตัดกับพื้น .* อ่านได้ชัด/)
      .first()
      .waitFor();
    // A style sheet of the page's own kind: an inline one is refused.
    await page.evaluate(`(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(\`img[data-x] + span b { color: rgb(200, 200, 200); }
        img[data-x] + span { margin-inline-start: -4rem; }\`);
      document.adoptedStyleSheets = [sheet];
    })()`);
    // Typing draws it anew, once the sheet is the page's.
    let typed = 'หัวข้อที่อ่านยาก';
    await expect
      .poll(async () => {
        typed += 'ก';
        await page.getByLabel('หัวข้อ').fill(typed);
        return look.getByText(/^หัวข้อตัดกับพื้นเพียง 1\.6:1/).count();
      })
      .toBe(2);
    expect(await look.getByText('ข้อความยาวจนทับรูป', { exact: false }).count()).toBe(2);
    await testBrowser.leave(page);
  });
});

test('T16 what is no picture is refused at its field, and the form keeps its words', async () => {
  const page = await open(390, '/office/slides?edit=new');
  await page.getByLabel('หัวข้อ').fill('ทดสอบป้ายที่ไม่มีรูป');
  await choose(page, Buffer.from('GIF89a, but named .jpg'));
  await page.getByRole('alert').filter({ hasText: 'JPEG' }).waitFor();
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(await page.getByLabel('หัวข้อ').inputValue()).toBe('ทดสอบป้ายที่ไม่มีรูป');
  await testBrowser.leave(page);
});
