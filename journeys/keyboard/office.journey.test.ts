/** Staff without a mouse: in with a code, a case, and what is not saved yet. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { forgetTotpSteps } from '../../tools/office.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { enterOffice, startWalk } from './walk.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());
beforeEach(() => forgetTotpSteps(testBrowser.ownerUrl));

const asOwner = <T>(work: Parameters<typeof asUpkeep<T>>[2]): Promise<T> =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', work);

/** Before the sign-in the browser notes refusals of its own. */
const refusals = /status of 40[013]/;

/** A case that waits; gives its number. */
const newCase = (topic: string) =>
  asOwner(async (store) => {
    const { rows } = await store.query(
      `WITH made AS (
         INSERT INTO portal.complaints (category, topic, detail, anonymous, allow_publish)
         VALUES ('SERVICE', $1, 'ขอให้เปิดช่องบริการช่วงพักเที่ยง', true, false) RETURNING id
       ), begun AS (
         INSERT INTO portal.complaint_events (complaint_id, seq, status)
         SELECT id, 1, 'RECEIVED' FROM made
       ) SELECT id::int FROM made`,
      [topic],
    );
    return Number(rows[0].id);
  });

test('D-21 D-37 by keys alone: in with a code, a case found, taken, answered', async () => {
  const topic = 'ขอช่องบริการช่วงเที่ยงด้วยแป้นพิมพ์';
  await newCase(topic);
  const walk = await startWalk(testBrowser, '/office/complaints');
  const { page } = walk;
  await enterOffice(testBrowser, walk, 'support');
  await walk.skip();
  await walk.write(/^q$/, 'ช่วงเที่ยงด้วยแป้นพิมพ์');
  await walk.press('Enter');
  await walk.arrive(/[?&]q=/);
  await walk.follow(new RegExp(topic));
  await page.getByRole('heading', { level: 1, name: topic }).waitFor();
  await walk.atMain();
  await walk.follow(/^รับเรื่องไปดำเนินการ$/);
  await walk.sees('รับเรื่องแล้ว กำลังดำเนินการ');
  await walk.to(/^answer$/);
  await walk.type('เปิดช่องบริการหนึ่งช่องตั้งแต่วันจันทร์ค่ะ');
  await walk.follow(/^ส่งคำตอบ$/);
  await walk.sees('ส่งคำตอบแล้ว');
  await walk.end(70, refusals);
});

test('by keys alone at 390 px: words that are not saved are kept, or left on purpose', async () => {
  const id = await newCase('ขอที่นั่งรอด้วยแป้นพิมพ์');
  const walk = await startWalk(testBrowser, `/office/complaints/${id}`, { width: 390 });
  const { page } = walk;
  await enterOffice(testBrowser, walk, 'support');
  await page.getByRole('heading', { level: 1, name: /ขอที่นั่งรอ/ }).waitFor();
  await walk.skip();
  const answer = page.locator('[name="answer"]');
  await walk.to(/^answer$/);
  await walk.type('กำลังหาที่นั่งเพิ่ม');
  await walk.back(/^เรื่องทั้งหมด$/);
  await walk.press('Enter');
  const question = page.getByRole('dialog', { name: 'ยังไม่ได้บันทึก' });
  await question.waitFor();
  await walk.at(/^กลับไปแก้ไข$/);
  await walk.press('Enter');
  await question.waitFor({ state: 'hidden' });
  await walk.at(/^เรื่องทั้งหมด$/);
  expect(await answer.inputValue()).toBe('กำลังหาที่นั่งเพิ่ม');
  await walk.press('Enter');
  await walk.follow(/^ออกโดยไม่บันทึก$/);
  await walk.arrive('**/office/complaints');
  await walk.atMain();
  await walk.end(55, refusals);
});
