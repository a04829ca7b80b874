/** Proofs of transfer and handing in, the calls answered with examples. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReport, saveReport } from '../../../api/agency/report/report.api.ts';
import {
  choose,
  dialogOf,
  openMonth,
  post,
  refused,
  report,
} from '../../../journeys/agency/month-page.ts';
import { callsTo, success } from '../../../journeys/mock-api.ts';
import { expectPageOk, expectWhole } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { recallReport, submitReport } from '../../../wings/agency/submission/submission.api.ts';
import { addSlip, removeSlip } from '../../../wings/agency/transfer-proofs/slip.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const { example } = readReport;
const exampleReport = example.report as NonNullable<typeof example.report>;

test('before anything is reported nothing is said to have come out even', async () => {
  const { sums } = exampleReport;
  const nothing = { count: 0, amount: '0.00' };
  const empty = {
    ...{ ...exampleReport, lines: [], slips: [], slips_total: '0.00', difference: '0.00' },
    sums: { ...sums, collected: nothing, uncollected: nothing, unreported: sums.billed },
  };
  let answer: object = { ...example, report: empty };
  const { page } = await openMonth(testBrowser, 390, { [report]: () => success(answer) });
  const panel = page.getByRole('region', { name: 'ตรวจยอดก่อนส่ง' });
  await panel.waitFor();
  expect(await panel.innerText()).toMatch(/ส่วนต่าง\s+ยังไม่มีผล/);
  // What was transferred before is a difference.
  answer = { ...example, report: { ...empty, slips_total: '5.00', difference: '-5.00' } };
  await page.reload();
  await panel.waitFor();
  expect(await panel.innerText()).toMatch(/ส่วนต่าง\s+[−-]5\.00/);
  await testBrowser.leave(page);
});

test('D-26 where to transfer is the letter’s account; without a letter none is told', async () => {
  let answer: object = example;
  const { page } = await openMonth(testBrowser, 390, { [report]: () => success(answer) });
  const panel = page.getByRole('region', { name: 'หลักฐานการโอนเงิน' });
  await panel.getByText('000-0-12345-0').waitFor();
  const shownText = (await panel.innerText()).replace(/\s+/g, ' ');
  expect(shownText).toMatch(/ธนาคาร ธนาคารกรุงไทย สาขาตัวอย่าง ผู้รับเงิน สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด/);
  expect(shownText).toMatch(/ยอดที่ต้องโอน 29,319\.06 บาท .*ยังไม่รายงาน 1 ราย ยังต้องโอนอีก 319\.06 บาท/);
  const letter = panel.getByRole('link', { name: 'ดูหนังสือนำส่งที่ สอ.ตย. 214/2568' });
  expect(await letter.getAttribute('href')).toBe('/membergroup/delivery_book?letter=2568-214');
  answer = { ...example, pay_into: null };
  await page.reload();
  await panel.getByText('เลขบัญชีอยู่ในหนังสือนำส่งของเดือนนี้').waitFor();
  expect(await panel.innerText()).not.toContain('เลขที่บัญชี');
  const list = panel.getByRole('link', { name: 'ดูหนังสือนำส่ง' });
  expect(await list.getAttribute('href')).toBe('/membergroup/delivery_book');
  await testBrowser.leave(page);
});

describe.each(widths)('at %i px', (width) => {
  test('D-26 a proof comes with day and amount, each fault at its field, and goes', async () => {
    let answers = refused('paid_on', 'วันที่โอนต้องไม่อยู่หลังวันนี้');
    const { slips: proofs } = exampleReport;
    const savedSlip = {
      ...{ ...(proofs[0] as (typeof proofs)[number]), id: 'kept', paid_on: '2025-11-26' },
      ...{ accepted_at: '2025-11-27T03:00:00.000Z', also_in: [{ year: 2568, month: 10 }] },
    };
    const { page, requests } = await openMonth(testBrowser, width, {
      [report]: success({
        ...example,
        report: { ...exampleReport, slips: [...proofs, savedSlip] },
      }),
      [post(addSlip)]: () => answers,
      [post(removeSlip)]: success(undefined),
    });
    await page.getByRole('button', { name: 'แนบหลักฐาน' }).click();
    const dialog = dialogOf(page);
    const add = dialog.getByRole('button', { name: 'แนบหลักฐาน' });
    // What is left to be transferred stands there already.
    expect(await dialog.getByLabel('จำนวนเงินที่โอน').inputValue()).toBe('319.06');
    await dialog.getByLabel('จำนวนเงินที่โอน').fill('หนึ่ง');
    await add.click();
    for (const fault of ['กรุณาเลือกไฟล์หลักฐาน', 'กรุณากรอกวันที่โอน', 'กรุณากรอกจำนวนเงิน']) {
      await dialog.getByText(fault).waitFor();
    }
    await expectPageOk(testBrowser, page);
    await choose(page, 'slip.jpg');
    await dialog.getByRole('textbox', { name: 'วันที่โอน' }).fill('๓๐ พ.ย. ๒๕๖๘');
    await dialog.getByLabel('จำนวนเงินที่โอน').fill('1,234.5');
    await add.click();
    await dialog.getByText('วันที่โอนต้องไม่อยู่หลังวันนี้').waitFor();
    expect(await dialog.getByLabel('จำนวนเงินที่โอน').inputValue()).toBe('1,234.5');
    answers = success(addSlip.example);
    await dialog.getByRole('textbox', { name: 'วันที่โอน' }).fill('28/11/2568');
    await add.click();
    await dialog.waitFor({ state: 'hidden' });
    expect(callsTo(requests, post(addSlip)).at(-1)?.postDataJSON()).toMatchObject({
      ...{ paid_on: '2025-11-28', amount: '1234.50', name: 'slip.jpg' },
    });
    await page.getByRole('button', { name: /ลบหลักฐานของวันที่ 28 พ\.ย\. 2568/ }).click();
    await dialogOf(page).getByRole('button', { name: 'ลบหลักฐาน' }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    // What staff have accepted stays, and the same file in another month is told.
    expect(await page.getByRole('button', { name: /^ลบหลักฐานของวันที่/ }).count()).toBe(1);
    await page.getByText('สหกรณ์รับหลักฐานนี้แล้ว ลบไม่ได้').waitFor();
    await page.getByText('ไฟล์เดียวกับสลิปของเดือน ตุลาคม 2568').waitFor();
    const { id } = proofs[0] ?? { id: '' };
    expect(callsTo(requests, post(removeSlip))[0]?.postDataJSON()).toEqual({ id });
    expect(testBrowser.faults(page, /status of 400/)).toEqual([]);
    await testBrowser.leave(page);
  });

  test('D-23 what is missing is named with ways to it; whole, it goes and comes back', async () => {
    const [first, ...others] = exampleReport.lines;
    const last = { ...(first as NonNullable<typeof first>), membership_no: '000244' };
    const lines = [...exampleReport.lines, { ...last, billed: '3150.00', collected: '3150.00' }];
    const whole = { ...example, report: { ...exampleReport, lines }, open: [] };
    let now: object = example;
    const at = '2025-12-01T03:00:00.000Z';
    const standing = { state: 'SUBMITTED', submitted_at: at, submitted_by: 'นายสมชาย บุญมาก' };
    const { page, requests } = await openMonth(testBrowser, width, {
      [report]: () => success(now),
      [post(saveReport)]: success(saveReport.example),
      [post(submitReport)]: success(submitReport.example),
      [post(recallReport)]: success(recallReport.example),
    });
    expect(others.length).toBeGreaterThan(0);
    const submitButton = page.getByRole('button', { name: 'ตรวจก่อนส่งผล' });
    await submitButton.click();
    const dialog = dialogOf(page);
    await dialog.getByRole('heading', { name: 'ยังส่งไม่ได้' }).waitFor();
    expect(
      await dialog.getByRole('link', { name: 'ยังไม่รายงานผล 1 ราย' }).getAttribute('href'),
    ).toBe('#results');
    await expectPageOk(testBrowser, page);
    await dialog.getByRole('link', { name: 'ชี้แจงส่วนต่าง' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const explanation = 'โอนส่วนที่เหลือวันที่ 5 ธ.ค. 2568';
    now = {
      ...whole,
      report: { ...whole.report, explanation, explained: '319.06', sums: exampleReport.sums },
    };
    await page.getByLabel('คำชี้แจงส่วนต่าง').fill(explanation);
    await page.getByRole('button', { name: 'บันทึกคำชี้แจง' }).click();
    // It was another difference that was explained: the same words must be said of this one.
    await page.getByText('ส่วนต่างเปลี่ยนจาก 319.06 เป็น 3,469.06 บาท').waitFor();
    expect(await page.getByLabel('คำชี้แจงส่วนต่าง').inputValue()).toBe(explanation);
    now = { ...whole, report: { ...whole.report, explanation, explained: '3469.06' } };
    await page.getByRole('button', { name: 'ยืนยันคำชี้แจงเดิม' }).click();
    await page.getByText('ครบแล้ว ส่งผลให้สหกรณ์ได้').waitFor();
    const sent = callsTo(requests, post(saveReport)).map((call) => call.postDataJSON());
    expect(sent).toMatchObject([{ explanation }, { lines: [], explanation }]);
    // The same figure without a sign here, in the dialog, and before the office.
    expect(await page.locator('main').innerText()).toMatch(/โอนแล้ว\s+29,000\.00/);
    await submitButton.click();
    await dialog.getByRole('heading', { name: 'ส่งผลการหักให้สหกรณ์' }).waitFor();
    expect((await dialog.innerText()).replace(/\s+/g, ' ')).toMatch(
      /เรียกเก็บ 4 ราย · 62,049\.89 บาท .*โอนแล้ว 29,000\.00 บาท ส่วนต่าง 3,469\.06 บาท/,
    );
    await (width === 390 ? expectPageOk : expectWhole)(testBrowser, page);
    now = {
      ...whole,
      ...{ may_edit: false, may_recall: true, state: 'REMITTED', status: 'REMITTED' },
      report: { ...whole.report, ...standing, explanation },
    };
    await dialog.getByRole('button', { name: 'ยืนยันส่งผล' }).click();
    await page.getByRole('heading', { name: 'ยอดที่ส่งให้สหกรณ์' }).waitFor();
    expect((await page.locator('main').innerText()).replace(/\s+/g, ' ')).toMatch(
      /ส่งแล้วเมื่อ 1 ธ\.ค\. 2568 10:00 น\. โดย นายสมชาย บุญมาก/,
    );
    await expectPageOk(testBrowser, page);
    await page.getByRole('button', { name: 'เรียกคืน', exact: true }).click();
    now = example;
    await dialog.getByRole('button', { name: 'เรียกคืนเพื่อแก้ไข' }).click();
    await submitButton.waitFor();
    expect(callsTo(requests, post(recallReport))).toHaveLength(1);
    await testBrowser.leave(page);
  });
});

test('D-37 a viewer sees proofs, sums and history, and nothing to change them with', async () => {
  const returned = {
    ...{ state: 'RETURNED', returned_by: 'office', returned_at: '2025-12-01T03:00:00.000Z' },
    returned_reason: 'สลิปไม่ชัด กรุณาแนบใหม่',
  };
  const back = { ...example, may_edit: false, report: { ...exampleReport, ...returned } };
  const { page } = await openMonth(testBrowser, 1440, { [report]: success(back) });
  await page.getByRole('heading', { name: 'ประวัติของเดือนนี้' }).waitFor();
  // Why it is here again comes before everything else, with day and who.
  expect((await page.locator('main').innerText()).replace(/\s+/g, ' ')).toMatch(
    /สหกรณ์ส่งกลับให้แก้ไข เมื่อ 1 ธ\.ค\. 2568 10:00 น\. โดย เจ้าหน้าที่สหกรณ์ สลิปไม่ชัด กรุณาแนบใหม่.*ส่งถึงหน่วยงาน/,
  );
  for (const name of [/แนบหลักฐาน/, /นำเข้าผลการหัก/, /ตรวจก่อนส่ง/, /ลบหลักฐาน/, /เรียกคืน/]) {
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  }
  expect(await page.getByRole('button', { name: /ดูไฟล์ของวันที่/ }).count()).toBe(1);
  await testBrowser.leave(page);
});
