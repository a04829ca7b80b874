import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../../journeys/axe/findings.ts';
import { settled } from '../../../../journeys/browser/settled.ts';
import { sideways } from '../../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { crowded, spaceText } from '../../../../journeys/text-spacing.ts';
import { box, l1, row, total } from './sheet.ts';

/** Long enough for a busy machine. */
const soon = { timeout: 30_000 };

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('R025 R181 R182 L1 stands at its address, to the satang, with its payoff', async () => {
  const page = await testBrowser.newPage();
  await page.goto(`/loancal?${l1}&close=2025-04-15`);
  await settled(page);
  expect(await row(page, 1)).toEqual([
    '1',
    '31 ม.ค. 2568',
    '21',
    '120,000.00',
    '10,000.00',
    '414.25',
    '10,414.25',
    '110,000.00',
  ]);
  expect(await row(page, 12)).toEqual([
    '12',
    '31 ธ.ค. 2568',
    '31',
    '10,000.00',
    '10,000.00',
    '50.96',
    '10,050.96',
    '0.00',
  ]);
  expect(await total(page).innerText()).toMatch(/120,000\.00\s+3,687\.13\s+123,687\.13/);
  const close = page.getByRole('region', { name: 'ปิดเงินกู้ก่อนกำหนด' });
  expect(await close.innerText()).toMatch(/หลังชำระงวดที่ 3\s+90,221\.92/);
  expect(await close.innerText()).toContain('221.92');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('คำนวณเงินกู้');
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R025 L2 by typing: Thai digits, another way, and the address follows', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/loancal');
  await settled(page);
  await box(page, 'วงเงิน').fill('๑๐๐,๐๐๐.๐๐');
  await box(page, 'จำนวนงวด').fill('12');
  await box(page, 'ดอกเบี้ยต่อปี').fill('6');
  await box(page, 'วันรับเงิน').fill('31/1/2568');
  await page.getByRole('radio', { name: /^ชำระเท่ากันทุกงวด/ }).check();
  await expect
    .poll(() => row(page, 1), soon)
    .toEqual([
      '1',
      '28 ก.พ. 2568',
      '28',
      '100,000.00',
      '8,149.73',
      '460.27',
      '8,610.00',
      '91,850.27',
    ]);
  await page.getByRole('button', { name: 'รวมปี พ.ศ. 2569' }).press('Enter');
  expect(await row(page, 12)).toEqual([
    '12',
    '31 ม.ค. 2569',
    '31',
    '8,501.17',
    '8,501.17',
    '43.32',
    '8,544.49',
    '0.00',
  ]);
  expect(await total(page).innerText()).toMatch(/3,254\.49\s+103,254\.49/);
  expect(await box(page, 'วงเงิน').inputValue()).toBe('100,000');
  await page.waitForURL(/amount=100000&by=periods&periods=12&rate=6.00&from=2025-01-31&way=inst/);
  await page.reload();
  expect(await total(page).innerText()).toMatch(/3,254\.49\s+103,254\.49/);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R025 L5 a given payment pays its interest first', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/loancal?amount=100000&rate=7.25&from=2025-03-31');
  await settled(page);
  await page.getByRole('radio', { name: 'ชำระต่องวด', exact: true }).check();
  await box(page, 'ชำระต่องวด').fill('2,000');
  await expect
    .poll(async () => (await row(page, 1)).slice(2), soon)
    .toEqual(['30', '100,000.00', '1,404.11', '595.89', '2,000.00', '98,595.89']);
  expect(await box(page, 'จำนวนงวด').count()).toBe(0);
  // Lines of the schedule make room for letters that stand further apart.
  await spaceText(page);
  expect(await crowded(page, 'main tbody tr')).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await testBrowser.leave(page);
});

test('D-28 slider and box move each other, by mouse and by key', async () => {
  const page = await testBrowser.newPage();
  await page.goto(`/loancal?${l1}`);
  await settled(page);
  const slider = page.getByRole('slider', { name: 'เลื่อนจำนวนงวด' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box(page, 'จำนวนงวด').inputValue(), soon).toBe('13');
  await expect.poll(() => total(page).innerText(), soon).toContain('รวมทั้งหมด 13 งวด');
  await box(page, 'จำนวนงวด').fill('24');
  await expect.poll(() => slider.inputValue(), soon).toBe('24');
  expect(await slider.getAttribute('aria-valuetext')).toBe('24 เดือน');
  await page.getByRole('slider', { name: 'เลื่อนวงเงิน' }).press('End');
  await expect.poll(() => box(page, 'วงเงิน').inputValue(), soon).toBe('3,000,000');
  await page.getByLabel('ประเภทเงินกู้').selectOption('เงินกู้ฉุกเฉิน');
  await expect.poll(() => box(page, 'วงเงิน').inputValue(), soon).toBe('50,000');
  expect(await box(page, 'ดอกเบี้ยต่อปี').inputValue()).toBe('6.50');
  await testBrowser.leave(page);
});

test('D-28 a fault stands at its field; the last good result stays, marked as old', async () => {
  const page = await testBrowser.newPage();
  await page.goto(`/loancal?${l1}`);
  await settled(page);
  await box(page, 'ดอกเบี้ยต่อปี').fill('100.5');
  const fault = page.getByText('ดอกเบี้ยต่อปีต้องอยู่ระหว่าง 0 ถึง 100 %');
  await fault.first().waitFor();
  const field = box(page, 'ดอกเบี้ยต่อปี');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const described = (await field.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${described}"]`).innerText()).toContain('0 ถึง 100');
  expect(await page.getByText('ผลคำนวณก่อนแก้ไข').count()).toBeGreaterThan(0);
  expect(await total(page).innerText()).toContain('3,687.13');
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('6.5');
  await expect.poll(() => page.getByText('ผลคำนวณก่อนแก้ไข').count(), soon).toBe(0);
  await expect.poll(() => total(page).innerText(), soon).not.toContain('3,687.13');
  await testBrowser.leave(page);
});

test('D-28 what is left of the salary, with a warning under the set percentage', async () => {
  const page = await testBrowser.newPage();
  await page.goto(`/loancal?${l1}&salary=38500`);
  await settled(page);
  await page.getByText(/เงินเดือนคงเหลือ\s*72\.70 %/).waitFor();
  await box(page, 'เงินเดือน (ถ้าต้องการตรวจ)').fill('15,000');
  await page.getByText('ต่ำกว่าเกณฑ์ที่ต้องเหลืออย่างน้อย 30 %').waitFor();
  await testBrowser.leave(page);
});

test('B.1 fewer periods than asked for are explained', async () => {
  const page = await testBrowser.newPage();
  const why = page.getByText('ปัดค่างวดขึ้นเป็นหลักสิบบาท จึงผ่อนหมดใน');
  await page.goto('/loancal?type=other&amount=1000000&periods=480&rate=6');
  expect(await why.allInnerTexts()).toContainEqual(expect.stringMatching(/479\sงวด$/));
  await page.goto(`/loancal?${l1}`);
  expect(await why.count()).toBe(0);
  await testBrowser.leave(page);
});
