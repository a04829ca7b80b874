/** The step that asks for a code, as the style guide shows it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../journeys/axe/findings.ts';
import { settled } from '../../journeys/browser/settled.ts';
import { hasFocus } from '../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

async function open(options: Parameters<TestBrowser['newPage']>[0] = {}) {
  const page = await testBrowser.newPage(options);
  if (options.clock) await page.clock.install();
  await page.goto('/colors');
  const step = page.locator('section', {
    has: page.getByRole('heading', { name: 'รหัสใช้ครั้งเดียว' }),
  });
  await settled(page);
  return {
    ...{ page, step },
    field: step.getByRole('textbox', { name: 'รหัส OTP' }),
    submit: step.getByRole('button', { name: 'ยืนยัน' }),
    cells: async () => (await step.locator('form span[aria-hidden]').allTextContents()).join('|'),
  };
}

/** The step alone: the style guide around it is looked at in its own room. */
const stepFindings = (page: Page) => axeFindings(page, undefined, 'section:has(a[href^="tel:"])');

test('D-03 one field takes keys, Thai digits and whatever a paste brings along', async () => {
  const { page, field, cells, step } = await open();
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await field.getAttribute('inputmode')).toBe('numeric');
  expect(await step.getByText('KXWP').count()).toBe(1);
  await field.press('4');
  await page.keyboard.insertText('๘');
  await field.press('x');
  await expect.poll(cells).toBe('4|8||||');
  await step.getByText('ช่องนี้รับเฉพาะตัวเลข 0–9').waitFor();
  await field.press('Backspace');
  await field.fill('');
  await field.fill(' ๑๒๓-456 ');
  expect([await field.inputValue(), await cells()]).toEqual(['123456', '1|2|3|4|5|6']);
  await field.press('7');
  expect(await field.inputValue()).toBe('123456');
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('2.4.7 the place of the next digit is drawn whenever the field has the focus', async () => {
  const { page, field, submit, step } = await open();
  const drawn = () =>
    step
      .locator('form span[aria-hidden]')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).outlineStyle === 'solid'));
  const only = (index: number) => Array.from({ length: 6 }, (_, cell) => cell === index);
  await field.evaluate((input) => input.focus());
  expect(await drawn()).toEqual(only(0));
  await page.keyboard.type('12');
  expect(await drawn()).toEqual(only(2));
  await submit.focus();
  expect(await drawn()).toEqual(only(-1));
  await submit.press('Enter');
  await step.getByText('กรอกรหัสให้ครบ 6 หลัก').waitFor();
  expect(await drawn()).toContain(true);
  await testBrowser.leave(page);
});

test.each(widths)(
  'D-03 at %i px: what is wrong stands at the field, with the focus',
  async (width) => {
    const { page, field, submit, step } = await open({ width });
    await submit.click();
    await step.getByText('กรอกรหัสให้ครบ 6 หลัก').waitFor();
    expect(await hasFocus(field)).toBe(true);
    await field.fill('123456');
    await field.press('Enter');
    await step.getByText('รหัสไม่ถูกต้อง กรอกได้อีก 4 ครั้ง').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect([await hasFocus(field), await field.inputValue()]).toEqual([true, '123456']);
    // What was typed is chosen: the next digits replace it.
    await page.keyboard.type('000000');
    expect(await field.inputValue()).toBe('000000');
    expect(await stepFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await testBrowser.leave(page);
  },
);

test('D-03 a code that is over gives way to another one, which takes the focus', async () => {
  const { page, field, step, submit } = await open({ clock: true });
  await field.fill('000000');
  await field.press('Enter');
  await step.getByRole('alert').getByText('กรอกรหัสผิดครบ 5 ครั้งแล้ว').waitFor();
  expect(await submit.count()).toBe(0);
  await page.clock.fastForward(29_000);
  await step.getByRole('button', { name: 'ส่งรหัสใหม่' }).press('Enter');
  await step.getByText('MQZB').waitFor();
  expect([await hasFocus(field), await field.inputValue()]).toEqual([true, '']);
  await step.getByText('ส่งรหัสใหม่ได้ใน').waitFor();
  await testBrowser.leave(page);
});

test('D-03 2.2.1 the clock tells what is left, once aloud, and then asks for another', async () => {
  const { page, step, submit } = await open({ clock: true });
  // It runs from 4:32 and 0:28 while the page is still coming.
  await step.getByText(/4:(?:3[0-2]|2\d) นาที/).waitFor();
  await step.getByText(/0:(?:2[0-8]|1\d) นาที/).waitFor();
  await page.clock.fastForward(28_500);
  await step.getByRole('button', { name: 'ส่งรหัสใหม่' }).waitFor();
  await page.clock.fastForward(185_000);
  await step.getByText(/0:5\d นาที/).waitFor();
  await page.clock.runFor(1_500);
  await step.getByRole('status').getByText('รหัสใช้ได้อีกหนึ่งนาที').waitFor();
  await page.clock.fastForward(60_000);
  await step.getByRole('alert').getByText('รหัสหมดเวลาแล้ว กรุณาขอรหัสใหม่').waitFor();
  expect(await submit.count()).toBe(0);
  // A button takes a moment from its quiet colour to its own.
  await expect.poll(() => stepFindings(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('T8 a code from the counter has a field of its own, and the way back', async () => {
  const { page, step, submit, field } = await open();
  await step.getByRole('button', { name: 'มีรหัสเปิดใช้งานจากเจ้าหน้าที่' }).click();
  const activation = step.getByRole('textbox', { name: 'รหัสเปิดใช้งาน' });
  await activation.fill('abcd-efgh');
  await submit.click();
  await step.getByText('กรอกรหัสให้ครบ 12 ตัว').waitFor();
  await activation.fill('abcd-efgh-jkmn');
  await submit.click();
  await step.getByText('รหัสไม่ถูกต้อง').waitFor();
  await step.getByRole('button', { name: 'กลับไปกรอกรหัส OTP' }).click();
  await field.waitFor();
  expect(await field.inputValue()).toBe('');
  await testBrowser.leave(page);
});
