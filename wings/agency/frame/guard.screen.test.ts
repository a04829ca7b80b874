import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../../api/paths.ts';
import { axeFindings } from '../../../journeys/axe/findings.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import {
  callsTo,
  failure,
  type MockResponses,
  mockAgencyApi,
  mockApi,
  mockMemberApi,
  success,
} from '../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';
import { checkSession } from './frame.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const session = `POST ${checkSession.path}`;
const guide = 'GET /api/membergroup/guide_group';
const guarded = [
  paths.agencyDashboard,
  paths.agencyCover,
  paths.agencyLetters,
  paths.agencySummary,
  paths.agencyPassword,
  paths.agencySecurity,
  paths.agencyGuide,
];

async function open(path: string, answers: MockResponses = {}) {
  const page = await testBrowser.newPage();
  const requests = await mockAgencyApi(page, answers);
  await page.goto(path);
  return { page, requests };
}

test('R083 R072–R077 R115 nobody’s visit leads to the sign-in and back', async () => {
  const page = await testBrowser.newPage();
  const requests = await mockApi(page, {});
  for (const path of guarded) {
    await page.goto(`${path}?year=2568&month=11`);
    await page.waitForURL('**/membergroup/logon');
    await page.getByLabel('รหัสหน่วยงาน').waitFor();
    const back = await page.evaluate('history.state?.usr?.returnTo');
    expect(back).toBe(`${path}?year=2568&month=11`);
  }
  expect(callsTo(requests, session)).toEqual([]);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R137 a member’s session opens none of the agencies’ pages', async () => {
  const page = await testBrowser.newPage();
  const requests = await mockMemberApi(page, {});
  await page.goto(paths.agencyPassword);
  await page.waitForURL('**/membergroup/logon');
  expect(callsTo(requests, session)).toEqual([]);
  expect(await page.evaluate('localStorage.member !== undefined')).toBe(true);
  await testBrowser.leave(page);
});

test.each([400, 401])('R084 R158 a session check of %i removes the session', async (status) => {
  const { page } = await open(paths.agencyPassword, {
    [session]: failure(status, 'session_invalid'),
  });
  await page.waitForURL('**/membergroup/logon');
  await page.getByLabel('รหัสหน่วยงาน').waitFor();
  expect(await page.evaluate('localStorage.length')).toBe(0);
  await testBrowser.leave(page);
});

test('R084 each screen asks about the session; one that has ended closes the gate', async () => {
  let ended = false;
  const { page, requests } = await open(paths.agencyPassword, {
    [session]: () => (ended ? failure(400, 'session_invalid') : success(checkSession.example)),
    [guide]: failure(503, 'unavailable'),
  });
  const menu = page.getByRole('navigation', { name: 'เมนูหน่วยงาน' });
  await menu.waitFor();
  const before = callsTo(requests, session).length;
  await menu.getByRole('link', { name: 'คู่มือผู้แทนหน่วย' }).click();
  await page.waitForURL(`**${paths.agencyGuide}`);
  await expect.poll(() => callsTo(requests, session).length).toBe(before + 1);
  ended = true;
  await menu.getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await page.waitForURL('**/membergroup/logon');
  await page.getByText('การเข้าใช้งานสิ้นสุดแล้ว').first().waitFor();
  await testBrowser.leave(page);
});

test('R084 a server that cannot be asked leads to the sign-in and loses nothing', async () => {
  let cut = true;
  const { page } = await open(paths.agencyPassword, {
    [session]: () => (cut ? { cut } : success(checkSession.example)),
  });
  await page.waitForURL('**/membergroup/logon');
  await page.getByText('ติดต่อระบบไม่ได้ชั่วคราว').waitFor();
  expect(await page.evaluate('localStorage.agency !== undefined')).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  cut = false;
  await page.getByRole('link', { name: 'ลองอีกครั้ง' }).click();
  await page.waitForURL(`**${paths.agencyPassword}`);
  await page.getByRole('heading', { level: 1, name: 'เปลี่ยนรหัสผ่าน' }).waitFor();
  await testBrowser.leave(page);
});

test('R164 a feed that fails is told where it would stand, and by no notice over it', async () => {
  const { page } = await open(paths.agencyGuide, { [guide]: failure(503, 'unavailable') });
  await page.getByRole('main').getByText('7QK4-28NV').waitFor();
  await settled(page);
  expect(await page.getByText('ไม่สามารถเชื่อมต่อได้').count()).toBe(0);
  await testBrowser.leave(page);
});

test('R169 a 401 on a generic call loads the page anew; the guard leads on', async () => {
  let over = false;
  let loads = 0;
  const page = await testBrowser.newPage();
  page.on('load', () => {
    loads += 1;
  });
  await mockAgencyApi(page, {
    [session]: () => (over ? failure(400, 'session_invalid') : success(checkSession.example)),
    [guide]: () => {
      over = true;
      return failure(401, 'not_signed_in');
    },
  });
  await page.goto(paths.agencyGuide);
  await page.waitForURL('**/membergroup/logon');
  await page.getByLabel('รหัสหน่วยงาน').waitFor();
  expect(loads).toBe(2);
  expect(await page.evaluate('localStorage.length')).toBe(0);
  expect(await page.getByText('ไม่สามารถเชื่อมต่อได้').count()).toBe(0);
  await testBrowser.leave(page);
});

test('T31 a tab that finds somebody else’s session is loaded anew', async () => {
  const { page } = await open(paths.agencyPassword);
  await page.getByRole('heading', { level: 1, name: 'เปลี่ยนรหัสผ่าน' }).waitFor();
  const other = await page.context().newPage();
  await other.goto('/load');
  const loaded = page.waitForEvent('load');
  await other.evaluate(`{
    const other = { ...JSON.parse(localStorage.agency), member_group_no: '01012002' };
    localStorage.setItem('agency', JSON.stringify(other));
  }`);
  await loaded;
  await testBrowser.leave(page);
});
