/** The room of terms, policies and the guide in a browser: every state, at both widths (D-37). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOfficeConfig, readOfficer } from '../../../../api/office/office.api.ts';
import { callsTo, failure, mockApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import {
  holds,
  openTestBrowser,
  type TestBrowser,
  widths,
} from '../../../../journeys/test-browser.ts';
import {
  readDocument,
  readDocumentDraft,
  readDocuments,
  readDocumentVersion,
  saveDocument,
  withdrawDocument,
} from '../documents.api.ts';
import { exampleAhead, exampleBody, exampleDigest, exampleVersion } from '../example.text.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const officer = { ...readOfficer.example, roles: ['admin'] };
const save = `POST ${saveDocument.path}`;
const newBody = `${exampleBody}<h2>การแจ้งเตือน</h2><p>ส่งทาง SMS</p>`;
const bodies = { '1': exampleBody, '2': newBody } as const;
const versionOf = (version: '1' | '2') => ({
  version: {
    ...(version === '1' ? exampleVersion : exampleAhead),
    body_html: bodies[version],
  },
  ...{ intro_html: '', sections: [] },
});

type Answers = Parameters<typeof mockApi>[1];

async function open(width: number, path: string, answers: Answers = {}) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockApi(page, {
    [`GET ${readOfficeConfig.path}`]: success(readOfficeConfig.example),
    [`GET ${readOfficer.path}`]: success(officer),
    [`GET ${readDocuments.path}`]: success(readDocuments.example),
    [`GET ${readDocument.path}`]: success(readDocument.example),
    [`GET ${readDocumentDraft.path}`]: success(readDocumentDraft.example),
    [`GET ${readDocumentVersion.path}`]: (request) =>
      success(versionOf(request.url().endsWith('/2') ? '2' : '1')),
    [save]: success({ version: '2' }),
    ...answers,
  });
  await page.goto(`/office/documents${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, requests };
}
type Page = Awaited<ReturnType<typeof open>>['page'];

const body = (page: Page) => page.locator('[role="textbox"][aria-multiline="true"]');
const day = (page: Page) => page.getByRole('textbox', { name: 'วันที่เริ่มใช้' });
const summary = (page: Page) => page.getByRole('textbox', { name: 'สรุปสิ่งที่เปลี่ยน' });
const title = (page: Page) => page.getByRole('textbox', { name: 'ชื่อเอกสาร' });

async function fill(page: Page) {
  await body(page).waitFor();
  await day(page).fill('1/1/2599');
  await summary(page).fill('เพิ่มเรื่อง SMS');
  await body(page).focus();
  await page.keyboard.press('Control+End');
  // The library hears of the caret from the browser, a moment later.
  await page.waitForTimeout(200);
  await page.keyboard.press('Enter');
  await page.keyboard.type('ส่งทาง SMS');
}

const displayOf = "getComputedStyle(document.querySelector('main table')).display";
/** What scrolls sideways of the table and all around it. */
const scrolledSideways = `(() => {
  const found = [];
  for (let one = document.querySelector('main table'); one; one = one.parentElement) {
    if (one.scrollWidth > one.clientWidth + 1) found.push(one.tagName + ' ' + one.className);
  }
  return found;
})()`;

describe.each(widths)('at %i px', (width) => {
  test('D-37 the list says what is in force and ahead, by whom and for how many', async () => {
    const { page } = await open(width, '');
    await page.getByText('ยอมรับแล้ว 412 จาก 500 คน').waitFor();
    await page.getByText('นายมานะ ใจดี').waitFor();
    await expectPageOk(testBrowser, page);
    await page.getByRole('link', { name: 'ดูทุกฉบับของข้อตกลงการใช้บริการ' }).click();
    await page.getByRole('heading', { level: 1, name: 'ข้อตกลงการใช้บริการ' }).waitFor();
    await testBrowser.leave(page);
  });

  test('D-37 a document shows its versions, compares two, and withdraws one ahead', async () => {
    const { page, requests } = await open(width, '/terms', {
      [`POST ${withdrawDocument.path}`]: success(undefined),
    });
    const compared = page.getByRole('region', { name: 'ฉบับที่ 1 เทียบกับฉบับที่ 2' });
    await compared.locator('ins').getByText('ส่งทาง SMS').waitFor();
    await compared.getByText('เพิ่มข้อ 7 เรื่องการแจ้งเตือนทาง SMS').waitFor();
    await expectPageOk(testBrowser, page);
    // A card for each on a phone, in which nothing scrolls sideways.
    expect(await page.evaluate(displayOf)).toBe(width < 768 ? 'block' : 'table');
    expect(await page.evaluate<string[]>(scrolledSideways)).toEqual([]);
    await page.getByRole('radio', { name: 'เทียบกับฉบับที่ 1' }).check({ force: true });
    await page.getByText('สองฉบับนี้เหมือนกัน').waitFor();
    await page.getByRole('button', { name: 'ถอน ฉบับที่ 2' }).click();
    await expectPageOk(testBrowser, page);
    await page.getByRole('dialog').getByRole('button', { name: 'ถอนฉบับนี้' }).click();
    await page.getByText('ถอนฉบับที่ 2 แล้ว').first().waitFor();
    expect(callsTo(requests, `POST ${withdrawDocument.path}`)[0]?.postDataJSON()).toEqual({
      ...{ document: 'terms', digest: exampleDigest, version: '2' },
    });
    await testBrowser.leave(page);
  });

  test('D-37 a version is read as its readers see it; one that is none leads back', async () => {
    const { page } = await open(width, '/terms/versions/2');
    await page.getByRole('heading', { level: 2, name: 'การแจ้งเตือน' }).waitFor();
    await page.getByText('สิ่งที่เปลี่ยนจากฉบับก่อน').waitFor();
    await expectPageOk(testBrowser, page);
    await page.goto('/office/documents/no-such');
    await page.getByRole('heading', { name: 'ไม่พบเอกสารนี้' }).waitFor();
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('D-37 the form says who is asked and when, and tells faults at their fields', async () => {
    const fields = [{ field: 'body_html', message: 'กรุณาเขียนข้อความของเอกสาร' }];
    const refused = failure(400, 'bad_input');
    const { page, requests } = await open(width, '/terms/write', {
      [save]: { ...refused, body: { ...refused.body, data: { code: 'bad_input', fields } } },
    });
    await body(page).waitFor();
    await page.getByText('กรุณาใส่วันที่เริ่มใช้ก่อน').waitFor();
    await expectPageOk(testBrowser, page);
    await page.getByRole('button', { name: 'บันทึกฉบับใหม่' }).click();
    await page.getByText(/อ่านวันที่ไม่ได้/).waitFor();
    await holds(page, `document.activeElement?.name === 'effective_on'`);
    expect(callsTo(requests, save)).toHaveLength(0);
    await fill(page);
    await page.getByText(/สมาชิกทุกคนจะถูกขอให้ยอมรับใหม่ ตั้งแต่วันที่ 1 มกราคม 2599/).waitFor();
    await page.getByText('เทียบกับฉบับที่ใช้อยู่').click();
    await page.locator('ins').getByText('ส่งทาง SMS').waitFor();
    await page.getByRole('button', { name: 'บันทึกฉบับใหม่' }).click();
    await page.getByText('กรุณาเขียนข้อความของเอกสาร').waitFor();
    await holds(page, `document.activeElement?.matches('[aria-multiline]') === true`);
    expect(await summary(page).inputValue()).toBe('เพิ่มเรื่อง SMS');
    const sent = callsTo(requests, save)[0]?.postDataJSON();
    expect(sent).toMatchObject({
      ...{ document: 'terms', version: null, effective_on: '2056-01-01' },
      change_summary: 'เพิ่มเรื่อง SMS',
    });
    expect(sent.body_html).toContain('<p>ส่งทาง SMS</p>');
    await expectPageOk(testBrowser, page, /400/);
    await testBrowser.leave(page);
  });

  test('D-37 empty, then failed: each says what it is, with a way to try again', async () => {
    const none = { ...readDocument.example, versions: [], audience: null };
    const { page } = await open(width, '/payroll', {
      [`GET ${readDocument.path}`]: success(none),
      [`GET ${readDocuments.path}`]: failure(503, 'unavailable'),
    });
    await page.getByText('ยังไม่มีฉบับใด').waitFor();
    await expectPageOk(testBrowser, page);
    await page.getByRole('link', { name: 'เอกสารทั้งหมด' }).click();
    await page.getByRole('heading', { name: 'โหลดเอกสารไม่สำเร็จ' }).waitFor();
    await page.getByRole('button', { name: 'ลองใหม่' }).waitFor();
    await expectPageOk(testBrowser, page, /503/);
    await testBrowser.leave(page);
  });
});

test('D-37 who is overtaken keeps what was typed, sees both, and saves on top', async () => {
  let isTaken = false;
  const stands = { ...exampleAhead, title: 'ของเพื่อน', body_html: newBody };
  const taken = {
    ...readDocumentDraft.example,
    ...{ digest: 'a'.repeat(32), ahead: stands },
  };
  const { page, requests } = await open(390, '/terms/write', {
    [`GET ${readDocumentDraft.path}`]: () => success(isTaken ? taken : readDocumentDraft.example),
    [save]: (request) =>
      request.postDataJSON().digest === taken.digest
        ? success({ version: '2' })
        : failure(409, 'conflict', 'นายมานะ ใจดี บันทึกเอกสารนี้ไปก่อนแล้ว'),
  });
  await fill(page);
  await title(page).fill('ของฉัน');
  isTaken = true;
  await page.getByRole('button', { name: 'บันทึกฉบับใหม่' }).click();
  await page.getByRole('alert').getByText('นายมานะ ใจดี บันทึกเอกสารนี้ไปก่อนแล้ว').waitFor();
  await page.getByText('จะแทนฉบับที่ 2 ที่รออยู่').waitFor();
  await page.locator('del').getByText('ของเพื่อน').waitFor();
  expect(await title(page).inputValue()).toBe('ของฉัน');
  await expectPageOk(testBrowser, page, /409/);
  await page.getByRole('button', { name: 'บันทึกการแก้ไข' }).click();
  await page.getByText('บันทึกฉบับที่ 2 แล้ว').first().waitFor();
  expect(callsTo(requests, save).at(-1)?.postDataJSON()).toMatchObject({
    ...{ version: '2', digest: taken.digest, title: 'ของฉัน' },
  });
  await testBrowser.leave(page);
});

test('D-37 leaving asks; a session that ends loses nothing', async () => {
  let isOut = false;
  const { page } = await open(1440, '/terms/write', {
    [save]: () => (isOut ? failure(401, 'session_over') : success({ version: '2' })),
    [`GET ${readOfficer.path}`]: () => (isOut ? failure(401, 'not_signed_in') : success(officer)),
    'POST /api/office/auth/login': () => {
      isOut = false;
      return success(undefined);
    },
  });
  await fill(page);
  await page.getByRole('link', { name: 'ทุกฉบับของเอกสารนี้' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'กลับไปแก้ไข' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  isOut = true;
  await page.getByRole('button', { name: 'บันทึกฉบับใหม่' }).click();
  await page.getByLabel('รหัสยืนยัน 6 หลัก').waitFor();
  await page.getByLabel('ชื่อผู้ใช้').fill(officer.login);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('x');
  await page.getByLabel('รหัสยืนยัน 6 หลัก').fill('000000');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.getByText('สิ่งที่พิมพ์ค้างไว้กลับมาแล้ว').waitFor();
  await body(page).getByText('ส่งทาง SMS').waitFor();
  expect(await summary(page).inputValue()).toBe('เพิ่มเรื่อง SMS');
  await page.getByRole('button', { name: 'บันทึกฉบับใหม่' }).click();
  await page.getByText('บันทึกฉบับที่ 2 แล้ว').first().waitFor();
  await testBrowser.leave(page);
});
