import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callsTo,
  delayed,
  failure,
  type MockResponses,
  mockAgencyApi,
  success,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { openDeliveryLetter, printLetter, readLetter, readLetters } from '../letters.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const list = `GET ${readLetters.path}`;
const open = `POST ${openDeliveryLetter.path}`;
const of = (path: string, run = 123) =>
  `GET ${path.replace(':year', '2568').replace(':run', String(run))}`;
const letter = of(readLetter.path);
const opened = {
  openings: [{ contact_name: 'นายสมชาย บุญมาก', opened_at: '2025-11-21T02:09:00.000Z' }],
};

async function visit(width: number, answers: MockResponses, query = '') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockAgencyApi(page, answers);
  await page.goto(`/membergroup/delivery_book${query}`);
  return { page, requests, main: page.locator('main') };
}

describe.each(widths)('at %i px', (width) => {
  test('R074 D-25 from the list to the letter: read as on paper, then received', async () => {
    const late = delayed(success(opened));
    const { page, requests, main } = await visit(width, {
      [list]: success(readLetters.example),
      [letter]: success(readLetter.example),
      [open]: () => late.answer,
    });
    await page.getByRole('link', { name: 'สอ.ตย. 123/2568' }).waitFor();
    const words = await main.innerText();
    for (const expected of ['ยังไม่เปิดอ่าน', 'ลงรับแล้ว', 'ถูกแทนแล้ว', '154,125.98']) {
      expect(words).toContain(expected);
    }
    expect(callsTo(requests, open)).toEqual([]);
    await expectPageOk(testBrowser, page);
    // Where columns begin, and where the menu takes its part of the page.
    for (const narrow of [768, 1024, width]) {
      await page.setViewportSize({ width: narrow, height: 900 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(narrow);
    }
    await page.getByRole('link', { name: 'สอ.ตย. 123/2568' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'หนังสือที่ สอ.ตย. 123/2568' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/membergroup/delivery_book?letter=2568-123',
    );
    const text = (await main.innerText()).replaceAll('\u00a0', ' ');
    for (const paragraph of readLetter.example.words.paragraphs) {
      expect(text).toContain(paragraph.replaceAll('\u00a0', ' '));
    }
    expect(text).toContain('ยังไม่ลงรับ');
    late.give();
    await page.getByText('21 พ.ย. 2568 09:09 น.').waitFor();
    expect(callsTo(requests, open).map((call) => call.postDataJSON())).toEqual([
      { year: 2568, run: 123 },
    ]);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('R110 slow and failed: skeleton, the reference, then all of it; untied says so', async () => {
  let answer = failure(503, 'unavailable');
  const slow = delayed(answer);
  const { page, main } = await visit(390, {
    [list]: () => (answer.status === 503 ? slow.answer : answer),
    [letter]: failure(503, 'untied'),
  });
  await page.getByText('กำลังโหลดหนังสือนำส่ง').waitFor({ state: 'attached' });
  slow.give();
  await page.getByRole('heading', { name: 'โหลดหนังสือนำส่งไม่สำเร็จ' }).waitFor();
  expect(await main.innerText()).not.toMatch(/\d\.\d{2}/);
  await expectPageOk(testBrowser, page, /503/);
  answer = success(readLetters.example);
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByRole('link', { name: 'สอ.ตย. 123/2568' }).first().click();
  await page.getByText('ตัวเลขของเดือนนี้ยังไม่ตรงกัน').waitFor();
  expect(await main.innerText()).not.toMatch(/\d\.\d{2}/);
  expect(await page.getByRole('button', { name: /พิมพ์/ }).count()).toBe(0);
  await testBrowser.leave(page);
});

test('D-25 no letter yet; a letter of nobody; an address that names none', async () => {
  const { page } = await visit(390, {
    [list]: success({ ...readLetters.example, letters: [] }),
    [of(readLetter.path, 7)]: failure(404, 'not_found'),
  });
  await page.getByRole('heading', { name: 'ยังไม่มีหนังสือนำส่ง' }).waitFor();
  await expectPageOk(testBrowser, page);
  for (const key of ['2568-7', '2568-07', 'x']) {
    await page.goto(`/membergroup/delivery_book?letter=${key}`);
    await page.getByRole('heading', { name: 'ไม่พบหนังสือฉบับนี้' }).waitFor();
  }
  await page.getByRole('link', { name: 'หนังสือนำส่งทั้งหมด' }).click();
  await page.getByRole('heading', { name: 'ยังไม่มีหนังสือนำส่ง' }).waitFor();
  await testBrowser.leave(page);
});

test('D-25 a letter that was not kept as received can be read, and is tried again', async () => {
  let answer = failure(503, 'unavailable');
  const { page, requests } = await visit(
    1440,
    {
      [letter]: success(readLetter.example),
      [open]: () => answer,
      [of(printLetter.path)]: { file: 'หนังสือนำส่ง 2568-123.pdf' },
    },
    '?letter=2568-123',
  );
  await page.getByText('ยังบันทึกการลงรับไม่สำเร็จ').waitFor();
  await page.getByText('จึงเรียนมาเพื่อโปรดพิจารณาดำเนินการ').waitFor();
  answer = success(opened);
  await page.getByRole('button', { name: 'บันทึกการลงรับอีกครั้ง' }).click();
  await page.getByText('21 พ.ย. 2568 09:09 น.').waitFor();
  expect(callsTo(requests, open)).toHaveLength(2);
  const print = page.getByRole('button', { name: 'พิมพ์หนังสือ (PDF)' });
  await print.focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('หนังสือนำส่ง 2568-123.pdf');
  await testBrowser.leave(page);
});

test('D-25 what is opened is opened no second time; a replaced letter leads on', async () => {
  const received = { ...readLetter.example, ...opened, state: 'OPENED', opened_by_me: true };
  const old = { letter_no: 'สอ.ตย. 119/2568', run: 119, replaces: null };
  const { page, requests } = await visit(
    390,
    {
      [of(readLetter.path, 119)]: success({
        ...{ ...received, ...old, state: 'REPLACED' },
        replaced_by: { letter_no: 'สอ.ตย. 123/2568', letter_year: 2568, run: 123 },
      }),
      [letter]: success(received),
    },
    '?letter=2568-119',
  );
  await page.getByText('หนังสือฉบับนี้ถูกแทนแล้ว').waitFor();
  await page.getByRole('link', { name: 'เปิดหนังสือที่ สอ.ตย. 123/2568' }).click();
  await page.getByRole('heading', { level: 1, name: 'หนังสือที่ สอ.ตย. 123/2568' }).waitFor();
  await page.getByRole('link', { name: 'ฉบับนี้แทนหนังสือที่ สอ.ตย. 119/2568' }).waitFor();
  expect(callsTo(requests, open)).toEqual([]);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});
