import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../../../../journeys/browser/settled.ts';
import { failure, type MockResponse, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { readElection } from '../election.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** The page reached inside the site, so that the browser asks, and is told what the test tells. */
async function openMocked(answer: () => MockResponse, width = 1440) {
  const page = await testBrowser.newPage({ width });
  await page.route('**/api/info/election', (route) => {
    const { status = 200, body } = answer();
    return route.fulfill({ status, json: body });
  });
  await page.goto('/home');
  await settled(page);
  await page.evaluate(
    "history.pushState(null, '', '/election'); dispatchEvent(new PopStateEvent('popstate'))",
  );
  return page;
}

const { example } = readElection;

describe.each(widths)('at %i px', (width) => {
  test('R020 D-20 the election that runs: candidates, check, calendar, places', async () => {
    const page = await testBrowser.newPage({ width });
    await page.goto('/election');
    const main = page.locator('main');
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toContain('2569');
    expect(await main.locator('#candidates li h4').count()).toBe(9);
    expect(await main.getByRole('textbox').count()).toBe(2);
    const map = main.getByRole('link', { name: /ดูแผนที่/ }).first();
    expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org/);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('D-20 an election that is over: bars, figures and turnout first', async () => {
    const page = await testBrowser.newPage({ width });
    await page.goto('/election?year=2567');
    const table = page.getByRole('table', { name: 'ผลการเลือกตั้ง ประธานกรรมการ' });
    const rows = await table.locator('tbody tr').allInnerTexts();
    expect(rows[0]).toMatch(/1[\s\S]*นายสุรชัย วัฒนกุล[\s\S]*ได้รับเลือกตั้ง[\s\S]*412/);
    expect(rows.join(' ')).toMatch(/ไม่ประสงค์ลงคะแนน\s+15[\s\S]*บัตรเสีย\s+11/);
    const votes = (await table.locator('tbody tr td:last-child').allInnerTexts()).map(Number);
    expect(votes.reduce((sum, one) => sum + one, 0)).toBe(676);
    const bars = table.locator('svg rect:last-child');
    const drawn = await Promise.all((await bars.all()).map((bar) => bar.getAttribute('width')));
    expect(drawn.map(Number)).toEqual([100, Math.round((238 / 412) * 1000) / 10]);
    await page.getByText('มาใช้สิทธิ 676 คน จากผู้มีสิทธิ 934 คน คิดเป็นร้อยละ 72.38').first().waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('D-20 the filter lives in the address and works without script', async () => {
  const page = await testBrowser.newPage({ script: false });
  await page.goto('/election');
  await page.getByRole('link', { name: 'กรรมการดำเนินการ', exact: true }).click();
  await page.getByRole('link', { name: 'เขต 2', exact: true }).click();
  await page.waitForURL((url) => url.search === '?position=COMMITTEE&zone=2');
  expect(await page.locator('#candidates li h4').allInnerTexts()).toEqual([
    'นายธีรยุทธ แก้วกล้า',
    'นางกาญจนา พูนผล',
  ]);
  await page.goto('/election?position=NOBODY');
  expect(await page.getByRole('heading', { name: 'ไม่มีผู้สมัครตามที่เลือก' }).count()).toBe(1);
  await testBrowser.leave(page);
});

test.each([
  ['UPCOMING', 'กำลังจะมาถึง', 0],
  ['APPLICATION', 'เปิดรับสมัคร', 0],
  ['CAMPAIGN', 'แนะนำตัวผู้สมัคร', 1],
  ['VOTING', 'เปิดลงคะแนน', 1],
  ['CLOSED', 'ปิดลงคะแนนแล้ว', 0],
] as const)(
  'D-20 %s says %s, shows no result, and the check in its days',
  async (status, badge, forms) => {
    const calm = { ...example, status, results: [], turnout: [] };
    const page = await openMocked(() =>
      success({ ...calm, ...(forms === 0 && { candidates: [] }) }),
    );
    await page.getByRole('heading', { level: 1, name: /ชุดที่ 66/ }).waitFor();
    await page.locator('main').getByText(badge, { exact: true }).waitFor();
    expect(await page.locator('main form').count()).toBe(forms);
    expect(await page.getByRole('table').count()).toBe(0);
    const empty = page.getByRole('heading', { name: 'ยังไม่ประกาศรายชื่อผู้สมัคร' });
    expect(await empty.count()).toBe(1 - forms);
    const order = await page.locator('main h2').allInnerTexts();
    if (status === 'VOTING') expect(order[0]).toBe('ตรวจสอบสิทธิเลือกตั้ง');
    if (status === 'VOTING' || status === 'UPCOMING') await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  },
);

test('D-20 R164 no election yet and a failure do not look alike', async () => {
  const empty = await openMocked(() => success(null), 390);
  await empty.getByRole('heading', { name: 'ยังไม่มีการเลือกตั้ง' }).waitFor();
  await expectPageOk(testBrowser, empty);
  await testBrowser.leave(empty);
  let fails = true;
  const page = await openMocked(
    () => (fails ? failure(503, 'unavailable') : success(example)),
    390,
  );
  await page.getByRole('heading', { name: 'โหลดข้อมูลการเลือกตั้งไม่สำเร็จ' }).waitFor();
  await page.getByText('7QK4-28NV').waitFor();
  expect(await page.getByText('ยังไม่มีการเลือกตั้ง').count()).toBe(0);
  await expectPageOk(testBrowser, page, /status of 503/);
  fails = false;
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByRole('heading', { level: 1, name: /ชุดที่ 66/ }).waitFor();
  await testBrowser.leave(page);
});

test('R068 D-20 a year without an election is not found', async () => {
  const page = await testBrowser.newPage();
  for (const year of ['2599', 'x']) {
    expect((await page.goto(`/election?year=${year}`))?.status()).toBe(404);
  }
  await testBrowser.leave(page);
});
