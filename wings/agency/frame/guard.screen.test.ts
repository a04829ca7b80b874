import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../../api/paths.ts';
import {
  type Answers,
  callsTo,
  failed,
  pretend,
  pretendAgency,
  pretendSignedIn,
  told,
} from '../../../journeys/mock-api.ts';
import { axeFindings, openStage, type Stage } from '../../../journeys/test-browser.ts';
import { checkSession } from './frame.api.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

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

async function open(path: string, answers: Answers = {}) {
  const page = await stage.newPage();
  const asked = await pretendAgency(page, answers);
  await page.goto(path);
  return { page, asked };
}

test('R083 R072–R077 R115 nobody’s visit leads to the sign-in and back', async () => {
  const page = await stage.newPage();
  const asked = await pretend(page, {});
  for (const path of guarded) {
    await page.goto(`${path}?year=2568&month=11`);
    await page.waitForURL('**/membergroup/logon');
    await page.getByLabel('รหัสหน่วยงาน').waitFor();
    const back = await page.evaluate('history.state?.usr?.asked');
    expect(back).toBe(`${path}?year=2568&month=11`);
  }
  expect(callsTo(asked, session)).toEqual([]);
  expect(stage.faults(page)).toEqual([]);
  await stage.leave(page);
});

test('R137 a member’s session opens none of the agencies’ pages', async () => {
  const page = await stage.newPage();
  const asked = await pretendSignedIn(page, {});
  await page.goto(paths.agencyPassword);
  await page.waitForURL('**/membergroup/logon');
  expect(callsTo(asked, session)).toEqual([]);
  expect(await page.evaluate('localStorage.member !== undefined')).toBe(true);
  await stage.leave(page);
});

test.each([400, 401])('R084 R158 a session check of %i removes the session', async (status) => {
  const { page } = await open(paths.agencyPassword, {
    [session]: failed(status, 'session_invalid'),
  });
  await page.waitForURL('**/membergroup/logon');
  await page.getByLabel('รหัสหน่วยงาน').waitFor();
  expect(await page.evaluate('localStorage.length')).toBe(0);
  await stage.leave(page);
});

test('R084 each screen asks about the session; one that has ended closes the gate', async () => {
  let ended = false;
  const { page, asked } = await open(paths.agencyPassword, {
    [session]: () => (ended ? failed(400, 'session_invalid') : told(checkSession.example)),
    [guide]: failed(503, 'unavailable'),
  });
  const menu = page.getByRole('navigation', { name: 'เมนูหน่วยงาน' });
  await menu.waitFor();
  const before = callsTo(asked, session).length;
  await menu.getByRole('link', { name: 'คู่มือผู้แทนหน่วย' }).click();
  await page.waitForURL(`**${paths.agencyGuide}`);
  await expect.poll(() => callsTo(asked, session).length).toBe(before + 1);
  ended = true;
  await menu.getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await page.waitForURL('**/membergroup/logon');
  await page.getByText('การเข้าใช้งานสิ้นสุดแล้ว').first().waitFor();
  await stage.leave(page);
});

test('R084 a server that cannot be asked leads to the sign-in and loses nothing', async () => {
  let cut = true;
  const { page } = await open(paths.agencyPassword, {
    [session]: () => (cut ? { cut } : told(checkSession.example)),
  });
  await page.waitForURL('**/membergroup/logon');
  await page.getByText('ติดต่อระบบไม่ได้ชั่วคราว').waitFor();
  expect(await page.evaluate('localStorage.agency !== undefined')).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  cut = false;
  await page.getByRole('link', { name: 'ลองอีกครั้ง' }).click();
  await page.waitForURL(`**${paths.agencyPassword}`);
  await page.getByRole('heading', { level: 1, name: 'เปลี่ยนรหัสผ่าน' }).waitFor();
  await stage.leave(page);
});

test('R164 a feed that fails is told by a notice, beside what the page says', async () => {
  const { page } = await open(paths.agencyGuide, { [guide]: failed(503, 'unavailable') });
  await page.getByText('ไม่สามารถเชื่อมต่อได้').first().waitFor();
  await page.getByRole('main').getByText('7QK4-28NV').waitFor();
  await stage.leave(page);
});

test('R169 a 401 on a generic call loads the page anew; the guard leads on', async () => {
  let over = false;
  let loads = 0;
  const page = await stage.newPage();
  page.on('load', () => {
    loads += 1;
  });
  await pretendAgency(page, {
    [session]: () => (over ? failed(400, 'session_invalid') : told(checkSession.example)),
    [guide]: () => {
      over = true;
      return failed(401, 'not_signed_in');
    },
  });
  await page.goto(paths.agencyGuide);
  await page.waitForURL('**/membergroup/logon');
  await page.getByLabel('รหัสหน่วยงาน').waitFor();
  expect(loads).toBe(2);
  expect(await page.evaluate('localStorage.length')).toBe(0);
  expect(await page.getByText('ไม่สามารถเชื่อมต่อได้').count()).toBe(0);
  await stage.leave(page);
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
  await stage.leave(page);
});
