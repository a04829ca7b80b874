import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answers,
  callsTo,
  failed,
  held,
  pretendSignedIn,
  told,
} from '../../../journeys/mock-api.ts';
import { expectSound } from '../../../journeys/page-checks.ts';
import { openStage, type Stage, widths } from '../../../journeys/test-browser.ts';
import { readGian, takeGian, takeGianForm } from './beneficiaries.api.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const query = `GET ${readGian.path}`;
const { example } = readGian;
const nobody = { ...example, beneficiaries: [], total_percent: null, warnings: [] };
const ninety = {
  ...example,
  beneficiaries: example.beneficiaries.map((one, at) => ({
    ...one,
    share_percent: at === 0 ? '90.00' : null,
  })),
  total_percent: '90.00',
  warnings: ['PERCENT'],
};

async function open(width: number, answers: Answers) {
  const page = await stage.newPage({ width });
  const asked = await pretendSignedIn(page, answers);
  await page.goto('/member/gian');
  return { page, asked };
}

describe.each(widths)('at %i px', (width) => {
  test('R050 everybody in order, masked, with the sum and what to look at', async () => {
    const { page } = await open(width, { [query]: told(example) });
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1, name: 'ผู้รับโอนประโยชน์' }).waitFor();
    const people = main.getByRole('article');
    await people.first().waitFor();
    const [first = '', second = ''] = await people.allInnerTexts();
    expect(first).toMatch(/ลำดับที่ 1\s+นายวีระพงษ์ ใจดี\s+สามี\s+60\.00 %/);
    expect(first).toMatch(/ที่อยู่\s+xx ตำบล/);
    expect(second).toMatch(/โทรศัพท์\s+–/);
    expect(await main.innerText()).toMatch(/รวมสัดส่วน\s+100\.00 %/);
    expect(await main.innerText()).toContain('หนังสือฉบับนี้ทำไว้เกิน 5 ปีแล้ว');
    expect(await main.innerText()).not.toContain('ไม่เท่ากับ');
    await expectSound(stage, page);
    await stage.leave(page);
  });

  test('R050 empty: says what would be here, and how to name somebody', async () => {
    const { page } = await open(width, { [query]: told(nobody) });
    await page.getByRole('heading', { name: 'คุณยังไม่ได้ตั้งผู้รับโอนประโยชน์' }).waitFor();
    await page.getByRole('button', { name: 'พิมพ์แบบคำขอ (PDF)' }).waitFor();
    expect(await page.getByRole('button', { name: 'Excel' }).count()).toBe(0);
    await expectSound(stage, page);
    await stage.leave(page);
  });

  test('R110 slow, then failed: bones, then the reference and a way to try again', async () => {
    let fails = true;
    const slow = held(failed(503, 'unavailable'));
    const { page } = await open(width, {
      [query]: () => (fails ? slow.answer : told(example)),
    });
    await page.getByText('กำลังโหลดรายชื่อ').waitFor({ state: 'attached' });
    expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
    slow.give();
    const title = 'โหลดรายชื่อผู้รับโอนประโยชน์ไม่สำเร็จ';
    await page.getByRole('heading', { name: title }).waitFor();
    const main = await page.locator('main').innerText();
    expect(main).toContain('7QK4-28NV');
    expect(main).not.toMatch(/\d+\.\d{2}/);
    await expectSound(stage, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('60.00 %').waitFor();
    await stage.leave(page);
  });
});

test('D-14 what does not make a hundred is said; what is not said is called so', async () => {
  const { page } = await open(390, { [query]: told(ninety) });
  await page.getByText('สัดส่วนรวมไม่เท่ากับ 100 %').waitFor();
  await page.getByText('ขณะนี้รวมได้ 90.00 %').waitFor();
  await page.getByText('ยังไม่ได้ระบุ', { exact: true }).waitFor();
  await expectSound(stage, page);
  await stage.leave(page);
});

test('D-14 form and files are fetched by keyboard and kept under their names', async () => {
  const { page, asked } = await open(1440, {
    [query]: told(example),
    [`GET ${takeGian.path}`]: { file: 'ผู้รับโอนประโยชน์.xlsx' },
    [`GET ${takeGianForm.path}`]: { file: 'คำขอเปลี่ยนผู้รับโอนประโยชน์.pdf' },
  });
  const kept = async (name: string) => {
    const button = page.getByRole('button', { name });
    await button.focus();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    return download.suggestedFilename();
  };
  expect(await kept('Excel')).toBe('ผู้รับโอนประโยชน์.xlsx');
  expect(await kept('พิมพ์แบบคำขอ (PDF)')).toBe('คำขอเปลี่ยนผู้รับโอนประโยชน์.pdf');
  expect(new URL(callsTo(asked, `GET ${takeGian.path}`)[0]?.url() ?? '').search).toBe(
    '?format=xlsx',
  );
  await stage.leave(page);
});
