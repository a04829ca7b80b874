import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failure, type MockResponses, success } from '../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { readBackups } from './backups.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const list = `GET ${readBackups.path}`;
const open = (width: number, answers: MockResponses) =>
  openMockOffice(testBrowser, { width, path: '/office/backups', answers, roles: ['admin'] });

describe.each(widths)('at %i px', (width) => {
  test('what could be restored, what failed and why, what was rehearsed', async () => {
    const { page } = await open(width, { [list]: success(readBackups.example) });
    const rows = page.getByRole('table', { name: /ครั้งล่าสุดอยู่บนสุด/ }).locator('tbody tr');
    await rows.first().waitFor();
    const [first = '', second = '', , fourth = '', fifth = ''] = await rows.allInnerTexts();
    expect(first).toMatch(/29 พ\.ย\. 2568 02:30[\s\S]*ตามเวลา[\s\S]*641\.1 MB[\s\S]*36,605,422/);
    expect(second).toMatch(/ไม่สำเร็จ[\s\S]*ENOSPC/);
    expect(fourth).toMatch(/ตรงทุกแถว/);
    expect(fifth).toMatch(/ลบตามอายุเมื่อ 21 พ\.ย\. 2568/);
    const main = await page.locator('main').innerText();
    expect(main).toContain('ทุกวัน เวลา 02:30 น.');
    expect(main).toContain('มีสำเนาของคืนล่าสุด');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('everything that can be the matter is said with what mends it', async () => {
    const faults = ['none', 'old', 'failed', 'unscheduled', 'rehearsal_failed', 'unrehearsed'];
    const nothing = { made_at: null, rehearsed_at: null, scheduled_at: null, backups: [] };
    const answer = success({ ...readBackups.example, ...nothing, faults });
    const { page } = await open(width, { [list]: answer });
    await page.getByText('ยังไม่มีสำเนาที่กู้ได้').waitFor();
    const main = await page.locator('main').innerText();
    for (const words of ['BACKUP_DIR', 'npm run backup -- rehearse', 'ยังไม่เคยสำรองข้อมูล']) {
      expect(main).toContain(words);
    }
    expect(main).not.toContain('มีสำเนาของคืนล่าสุด');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('a failure is no empty list', async () => {
  const { page } = await open(390, { [list]: failure(503, 'unavailable') });
  await page.getByText('โหลดรายการสำรองข้อมูลไม่สำเร็จ').waitFor();
  expect(await page.locator('main').innerText()).not.toContain('ยังไม่เคยสำรองข้อมูล');
  await testBrowser.leave(page);
});
