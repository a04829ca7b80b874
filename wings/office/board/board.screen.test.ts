import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo, failure, type MockResponses, success } from '../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import {
  addRefusedWord,
  answerOfficeTopic,
  checkRefusedWords,
  readOfficeBoard,
  readOfficeTopic,
  readRefusedWords,
} from './board.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const list = `GET ${readOfficeBoard.path}`;
const one = `GET ${readOfficeTopic.path}`;
const words = `GET ${readRefusedWords.path}`;

const open = (width: number, answers: MockResponses, path: string) =>
  openMockOffice(testBrowser, { width, path, answers, roles: ['service'] });

describe.each(widths)('at %i px', (width) => {
  test('D-18 the list by its address; one question with what is hidden and why', async () => {
    const answers = {
      [list]: success(readOfficeBoard.example),
      [one]: success(readOfficeTopic.example),
    };
    const { page, requests } = await open(width, answers, '/office/board?show=all&q=ถอน');
    const row = page.getByRole('table').locator('tbody tr').first();
    await row.waitFor();
    expect(await row.innerText()).toMatch(/ถอนเงินฝาก[\s\S]*000123[\s\S]*ซ่อน 1/);
    const [asked] = callsTo(requests, list);
    expect(Object.fromEntries(new URL(asked?.url() ?? '').searchParams)).toEqual({
      ...{ show: 'all', q: 'ถอน' },
    });
    await expectPageOk(testBrowser, page);
    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: /ถอนเงินฝาก/ }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(
      /ซ่อนโดย ปรานี ช่วยเหลือ เมื่อ .* เพราะ โฆษณาเงินกู้นอกระบบ/,
    );
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('words: added ones with a button each; a text is tried', async () => {
    const { page } = await open(
      width,
      {
        [words]: success(readRefusedWords.example),
        [`POST ${checkRefusedWords.path}`]: success(checkRefusedWords.example),
        [`POST ${addRefusedWord.path}`]: failure(409, 'conflict', 'มีคำนี้อยู่แล้ว'),
      },
      '/office/board/words',
    );
    await page.getByRole('button', { name: 'เอาคำว่า “แชร์ลูกโซ่” ออก' }).waitFor();
    await page.getByLabel('ข้อความที่จะลอง').fill('มาเล่น แชร์-ลูก-โซ่');
    await page.getByRole('button', { name: 'ลองดู' }).click();
    await page.getByText('กระดานไม่รับ เพราะมีคำว่า “แชร์-ลูก-โซ่”').waitFor();
    await page.getByText(/คำที่มากับระบบ/).click();
    await page.getByLabel('คำใหม่').fill('ก');
    await page.getByRole('button', { name: 'เพิ่มคำ' }).click();
    await page.getByText('คำต้องยาว 2–50 ตัวอักษร').waitFor();
    await page.getByLabel('คำใหม่').fill('แชร์ลูกโซ่');
    await page.getByRole('button', { name: 'เพิ่มคำ' }).click();
    await page.getByText('มีคำนี้อยู่แล้ว').waitFor();
    expect(await page.getByLabel('คำใหม่').inputValue()).toBe('แชร์ลูกโซ่');
    await expectPageOk(testBrowser, page, /409/);
    await testBrowser.leave(page);
  });
});

test('nothing waits; the list cannot be had; no such question', async () => {
  let fails = true;
  const empty = { items: [], page: 1, per_page: 20, total: 0 };
  const { page } = await open(
    390,
    {
      [list]: () => (fails ? failure(503, 'unavailable') : success(empty)),
      [one]: failure(404, 'not_found'),
    },
    '/office/board',
  );
  await page.getByRole('heading', { name: 'โหลดกระดานถามตอบไม่สำเร็จ' }).waitFor();
  await expectPageOk(testBrowser, page, /503/);
  fails = false;
  await page.getByRole('button', { name: /ลองอีกครั้ง|ลองใหม่/ }).click();
  await page.getByRole('heading', { name: 'ไม่มีคำถามที่รอคำตอบ' }).waitFor();
  await expectPageOk(testBrowser, page, /503/);
  await page.goto('/office/board/999');
  await page.getByRole('heading', { name: 'ไม่พบกระทู้นี้' }).waitFor();
  await expectPageOk(testBrowser, page, /404|503/);
  await testBrowser.leave(page);
});

test('an answer that is refused keeps its words', async () => {
  const { page, requests } = await open(
    390,
    {
      [one]: success(readOfficeTopic.example),
      [`POST ${answerOfficeTopic.path}`]: failure(503, 'unavailable', 'ระบบกำลังเริ่มทำงานใหม่'),
    },
    '/office/board/14',
  );
  const send = page.getByRole('button', { name: 'ส่งคำตอบ' });
  await send.click();
  await page.getByText('คำตอบต้องยาวอย่างน้อย 5 ตัวอักษร').waitFor();
  await page.getByLabel('คำตอบ', { exact: true }).fill('ถอนได้เดือนละครั้งค่ะ');
  await send.click();
  await page.getByText('ยังส่งคำตอบไม่ได้ ข้อความของคุณยังอยู่').waitFor();
  expect(await page.getByLabel('คำตอบ', { exact: true }).inputValue()).toBe('ถอนได้เดือนละครั้งค่ะ');
  expect(callsTo(requests, `POST ${answerOfficeTopic.path}`)).toHaveLength(1);
  await expectPageOk(testBrowser, page, /503/);
  await testBrowser.leave(page);
});
