import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo, failed, held, pretendSignedIn, told } from '../../../journeys/mock-api.ts';
import { expectSound } from '../../../journeys/page-checks.ts';
import { openStage, type Stage, widths } from '../../../journeys/test-browser.ts';
import { readKepcrem } from './cremation.api.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const query = `GET ${readKepcrem.path}`;
const { example } = readKepcrem;
const nobody = { ...example, enrolments: [], cremation_no: null, months: [] };

async function open(width: number, answer: Parameters<typeof pretendSignedIn>[1][string]) {
  const page = await stage.newPage({ width });
  const asked = await pretendSignedIn(page, { [query]: answer });
  await page.goto('/member/kepcrem');
  return { page, asked };
}

describe.each(widths)('at %i px', (width) => {
  test('R048 filled: a card for each person, and the months of one', async () => {
    const { page, asked } = await open(width, told(example));
    const own = page.getByRole('article', { name: 'นางสมหญิง ใจดี' });
    await own.waitFor();
    const card = await own.innerText();
    for (const said of ['10001231', 'ตนเอง', 'ปกติ', '600,000.00', '310.00', 'นายประสิทธิ์ ใจดี']) {
      expect(card).toContain(said);
    }
    const rows = await page
      .getByRole('table', { name: /รายการฌาปนกิจรายเดือน/ })
      .locator('tbody tr')
      .allInnerTexts();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/พ\.ย\. 2568[\s\S]*620[\s\S]*0\.50[\s\S]*310\.00/);
    expect(rows[0]).toContain('รอนำส่ง');
    expect(rows[0]?.match(/310\.00|0\.00/g)).toEqual(['310.00']);
    await expectSound(stage, page);
    await page.getByRole('link', { name: 'ดูรายการรายเดือน นายประสิทธิ์ ใจดี' }).click();
    await page.waitForURL('**/member/kepcrem?no=10001232');
    await expect.poll(() => callsTo(asked, query).length).toBe(2);
    expect(callsTo(asked, query).at(-1)?.url()).toMatch(/cremation_no=10001232$/);
    await stage.leave(page);
  });

  test('R048 empty: says what would be here', async () => {
    const { page } = await open(width, told(nobody));
    await page.getByRole('heading', { name: 'คุณยังไม่ได้เป็นสมาชิกสมาคมฌาปนกิจ' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
    await expectSound(stage, page);
    await stage.leave(page);
  });
});

test('R164 R110 failed and slow: no figure either way, then all of them', async () => {
  let fails = true;
  const slow = held(told(example));
  const { page } = await open(390, () => (fails ? failed(503, 'unavailable') : slow.answer));
  await page.getByRole('heading', { name: 'โหลดข้อมูลฌาปนกิจไม่สำเร็จ' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  await expectSound(stage, page, /503/);
  fails = false;
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByText('กำลังโหลดข้อมูลฌาปนกิจ').waitFor({ state: 'attached' });
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  slow.give();
  await page.getByText('600,000.00').first().waitFor();
  await stage.leave(page);
});
