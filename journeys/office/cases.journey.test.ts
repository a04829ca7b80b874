/** A complaint is answered and published, a post hidden: by mouse, and by keys alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { forgetTotpSteps } from '../../tools/office.ts';
import { settled } from '../browser/settled.ts';
import { tabTo } from '../keys.ts';
import { expectPageOk } from '../page-checks.ts';
import { signInOffice } from '../sign-in/office.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());
beforeEach(() => forgetTotpSteps(testBrowser.ownerUrl));

const hostile = '<img src=x onerror="document.title=1">';

/** A case whose reporter allowed publication; gives its number. */
async function newCase(topic: string): Promise<number> {
  return asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', async (store) => {
    const { rows } = await store.query(
      `WITH made AS (
         INSERT INTO portal.complaints (category, topic, detail, contact_name, phone, anonymous,
           allow_publish)
         VALUES ('SERVICE', $1, $2, 'สมศรี ใจดี', '0812345678', false, true) RETURNING id
       ), begun AS (
         INSERT INTO portal.complaint_events (complaint_id, seq, status)
         SELECT id, 1, 'RECEIVED' FROM made
       ) SELECT id::int FROM made`,
      [topic, `ป้าสมศรีบอกว่าที่นั่งรอไม่พอ ${hostile}`],
    );
    return rows[0].id;
  });
}

/** The page asks who is in before anybody has signed in. */
const ok = (page: Page) => expectPageOk(testBrowser, page, /401/);
const expectNotice = (page: Page, words: RegExp) => page.getByText(words).first().waitFor();

describe.each(widths)('at %i px', (width) => {
  test('D-21 a complaint by mouse: taken, answered, published, withdrawn', async () => {
    const topic = `ขอที่นั่งรอเพิ่ม ${width}`;
    const id = await newCase(topic);
    const page = await testBrowser.newPage({ width });
    await page.goto('/office/complaints');
    await signInOffice(testBrowser, page, 'support');
    await page.getByLabel('ค้นหา', { exact: true }).fill('ที่นั่งรอเพิ่ม');
    await page.getByRole('button', { name: 'แสดง', exact: true }).click();
    await page.getByRole('link', { name: topic }).click();
    await page.getByRole('heading', { level: 1, name: topic }).waitFor();
    // Hostile words of the reporter are words.
    await expectNotice(page, /<img src=x onerror/);
    await ok(page);
    expect(await page.locator('main').innerText()).not.toContain('0812345678');
    await page.getByRole('button', { name: 'เปิดดูข้อมูลติดต่อ' }).click();
    await expectNotice(page, /0812345678/);

    await page.getByRole('button', { name: 'รับเรื่องไปดำเนินการ' }).click();
    await expectNotice(page, /รับเรื่องแล้ว กำลังดำเนินการ/);
    await page.getByLabel('คำตอบ', { exact: true }).fill('เรียนคุณสมศรี จัดที่นั่งเพิ่มแล้วค่ะ');
    await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
    await expectNotice(page, /ส่งคำตอบแล้ว/);

    await page.getByRole('button', { name: 'เผยแพร่', exact: true }).click();
    await expectNotice(page, /เนื้อหาต้องยาวอย่างน้อย/);
    await page.getByLabel('หัวข้อที่เผยแพร่').fill('ที่นั่งรอหน้าเคาน์เตอร์');
    await page.getByLabel('เนื้อหาที่เผยแพร่').fill(`ที่นั่งรอไม่พอ ${hostile}`);
    await page.getByLabel('คำตอบที่เผยแพร่').fill('จัดที่นั่งเพิ่มแล้ว');
    await page.getByRole('button', { name: 'ดูตัวอย่างอย่างที่คนทั่วไปเห็น' }).click();
    const preview = page.getByRole('region', { name: 'ตัวอย่างบนหน้าเว็บ' });
    const [previewed] = [await preview.locator('section').allInnerTexts()];
    await ok(page);
    await page.getByRole('button', { name: 'เผยแพร่', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'เผยแพร่เรื่องนี้บนหน้าเว็บ' });
    await dialog.waitFor();
    await ok(page);
    await dialog.getByRole('button', { name: 'เผยแพร่' }).click();
    await expectNotice(page, /เผยแพร่แล้ว ทุกคนอ่านได้ทันที/);

    const visitor = await testBrowser.newPage({ width });
    await visitor.goto(`/showdemand/${id}`);
    await visitor.getByRole('heading', { level: 1, name: 'ที่นั่งรอหน้าเคาน์เตอร์' }).waitFor();
    const seen = await visitor.locator('main').innerText();
    expect(seen).toContain(hostile);
    expect(seen).not.toMatch(/สมศรี|ปรานี/);
    // The preview was the page, section by section.
    expect(await visitor.locator('main section').allInnerTexts()).toEqual(previewed);

    await page.getByRole('button', { name: 'ถอนจากหน้าเว็บ' }).click();
    await page
      .getByRole('dialog', { name: 'ถอนเรื่องนี้จากหน้าเว็บ' })
      .getByRole('button', { name: 'ถอนจากหน้าเว็บ' })
      .click();
    await expectNotice(page, /ถอนจากหน้าเว็บแล้ว/);
    expect((await visitor.reload())?.status()).toBe(404);
    await testBrowser.leave(page);
  });

  test('D-18 D-21 by keys alone: a post hidden, a complaint answered', async () => {
    const id = await newCase(`ขอป้ายบอกทาง ${width}`);
    const page = await testBrowser.newPage({ width });
    await page.goto('/office/board/7');
    await signInOffice(testBrowser, page, 'support');
    await page.getByRole('button', { name: 'ซ่อนคำถามนี้' }).waitFor();
    await tabTo(page, /^ซ่อน\s*ซ่อนคำถามนี้$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await ok(page);
    await tabTo(page, /^reason$/);
    await page.keyboard.type('โฆษณาเงินกู้นอกระบบ');
    await tabTo(page, /^ซ่อน$/);
    await page.keyboard.press('Enter');
    await expectNotice(page, /ซ่อนแล้ว ไม่แสดงบนหน้าเว็บ/);
    await ok(page);
    const visitor = await testBrowser.newPage({ width });
    expect((await visitor.goto('/boardShow/7'))?.status()).toBe(404);
    await page.getByRole('button', { name: 'แสดงคำถามนี้อีกครั้ง' }).press('Enter');
    await tabTo(page, /^reason$/);
    await page.keyboard.type('ตรวจแล้วไม่ใช่โฆษณา');
    await tabTo(page, /^แสดงอีกครั้ง$/);
    await page.keyboard.press('Enter');
    await expectNotice(page, /แสดงบนหน้าเว็บแล้ว/);
    expect((await visitor.goto('/boardShow/7'))?.status()).toBe(200);

    await page.goto(`/office/complaints/${id}`);
    await page.getByRole('heading', { level: 1, name: /ขอป้ายบอกทาง/ }).waitFor();
    await tabTo(page, /^answer$/);
    await page.keyboard.type('ติดป้ายแล้วค่ะ');
    await tabTo(page, /^ส่งคำตอบ$/);
    await page.keyboard.press('Enter');
    await expectNotice(page, /ส่งคำตอบแล้ว/);
    await settled(page);
    await testBrowser.leave(page);
  });
});

test('D-21 two officers: the second is told what changed, and what they typed stays', async () => {
  const id = await newCase('สองคนพร้อมกัน');
  const [one, two] = [
    await testBrowser.newPage({ width: 1440 }),
    await testBrowser.newPage({ width: 390 }),
  ];
  for (const page of [one, two]) {
    await page.goto(`/office/complaints/${id}`);
    await signInOffice(testBrowser, page, 'support');
    await page.getByRole('heading', { level: 1, name: 'สองคนพร้อมกัน' }).waitFor();
  }
  const answer = (page: Page) => page.getByLabel('คำตอบ', { exact: true });
  await answer(two).fill('คำตอบของคนที่สอง');
  await answer(one).fill('คำตอบของคนแรก');
  await one.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expectNotice(one, /ส่งคำตอบแล้ว/);
  await two.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expectNotice(two, /มีผู้เปลี่ยนเรื่องนี้ระหว่างที่คุณเปิดอยู่/);
  await expectNotice(two, /สถานะเป็น “ตอบแล้ว”/);
  await expectNotice(two, /คำตอบของคนแรก/);
  expect(await answer(two).inputValue()).toBe('คำตอบของคนที่สอง');
  await expectPageOk(testBrowser, two, /401|409/);
  // Whoever goes away with words unsent is asked.
  await two.getByRole('link', { name: 'เรื่องทั้งหมด' }).click();
  const question = two.getByRole('dialog', { name: 'ยังไม่ได้บันทึก' });
  await question.getByRole('button', { name: 'กลับไปแก้ไข' }).click();
  expect(await answer(two).inputValue()).toBe('คำตอบของคนที่สอง');
  await two.getByRole('button', { name: 'แก้คำตอบ' }).click();
  await expectNotice(two, /ส่งคำตอบแล้ว/);
  await Promise.all([testBrowser.leave(one), testBrowser.leave(two)]);
});
