import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../../../../journeys/axe/findings.ts';
import {
  callsTo,
  delayed,
  failure,
  type MockResponse,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { checkSession, checkTerms, readLastUpdate } from '../frame.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const session = `POST ${checkSession.path}`;
const terms = `POST ${checkTerms.path}`;
const updated = `POST ${readLastUpdate.path}`;
const deposits = 'GET /api/member/deposit';
const none = {
  as_of: '2025-11-28',
  accounts: [],
  total_balance: '0.00',
  total_accrued_interest: '0.00',
};

async function open(path: string, answers: MockResponses = {}, width = 1440) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, { [deposits]: success(none), ...answers });
  await page.goto(path);
  return { page, requests };
}

const menuOf = (page: Awaited<ReturnType<typeof open>>['page']) =>
  page.getByRole('navigation', { name: 'เมนูสมาชิก' });

describe('the gate', () => {
  test.each([
    ['1', '/member/deposit'],
    ['2', '/member/update-password'],
    ['0', '/member/welcome'],
    ['9', '/member/welcome'],
  ])('R063 R123 the terms answer %s leads to %s', async (rc_code, path) => {
    const text = {
      version: '1',
      title: 'ข้อตกลง',
      body_html: '<p>x</p>',
      effective_on: '2025-01-01',
    };
    const { page } = await open('/member/deposit', {
      [terms]: { body: { rc_code } },
      'GET /api/member/termofconditional/text': success(text),
    });
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(testBrowser.faults(page)).toEqual([]);
    await testBrowser.leave(page);
  });

  test.each(widths)('R063 a terms check that fails is a failure, at %i px', async (width) => {
    let away = true;
    const { page, requests } = await open(
      '/member/deposit',
      { [terms]: () => (away ? failure(503, 'unavailable') : { body: { rc_code: '1' } }) },
      width,
    );
    await page.getByRole('alert').getByText('เปิดระบบสมาชิกไม่สำเร็จ').waitFor();
    // Nobody is asked to agree again, and nothing of the member's is shown.
    expect(new URL(page.url()).pathname).toBe('/member/deposit');
    expect(await page.getByText('7QK4-28NV').isVisible()).toBe(true);
    expect(callsTo(requests, deposits)).toEqual([]);
    await expectPageOk(testBrowser, page, /503/);
    away = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByRole('heading', { name: 'คุณยังไม่มีบัญชีเงินฝาก' }).waitFor();
    await testBrowser.leave(page);
  });

  test('R063 without any answer it is a failure, too', async () => {
    const { page } = await open('/member/deposit', { [terms]: { cut: true } });
    await page.getByRole('alert').getByText('เปิดระบบสมาชิกไม่สำเร็จ').waitFor();
    expect(new URL(page.url()).pathname).toBe('/member/deposit');
    await testBrowser.leave(page);
  });

  test('R064 until the answers are there: the logo and the name of what opens', async () => {
    const slow = delayed({ body: { rc_code: '1' } });
    const { page } = await open('/member/deposit', { [terms]: slow.answer });
    await page.getByRole('heading', { name: 'ระบบสมาชิก Online' }).waitFor();
    expect(await page.locator('main').locator('svg, img').count()).toBe(1);
    expect(await menuOf(page).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    slow.give();
    await menuOf(page).waitFor();
    await testBrowser.leave(page);
  });

  test('R063 the terms are asked about with the session: a line is waited for once', async () => {
    const slow = delayed(success(checkSession.example));
    const { page, requests } = await open('/member/deposit', { [session]: slow.answer });
    await expect.poll(() => callsTo(requests, terms).length).toBe(1);
    expect(await menuOf(page).count()).toBe(0);
    slow.give();
    await page.getByRole('heading', { name: 'คุณยังไม่มีบัญชีเงินฝาก' }).waitFor();
    expect(callsTo(requests, terms)).toHaveLength(1);
    expect(callsTo(requests, 'GET /api/info/config')).toHaveLength(1);
    await testBrowser.leave(page);
  });

  test('R063 what was refused ahead is asked again by whoever the session lets in', async () => {
    let count = 0;
    const over = { status: 401, body: { rc_code: '-2', messages: 'หมดเวลา' } };
    const { page, requests } = await open('/member/deposit', {
      [terms]: () => {
        count += 1;
        return count === 1 ? over : { body: { rc_code: '1' } };
      },
    });
    await page.getByRole('heading', { name: 'คุณยังไม่มีบัญชีเงินฝาก' }).waitFor();
    expect(callsTo(requests, terms)).toHaveLength(2);
    expect(await page.getByText('หมดเวลา').count()).toBe(0);
    expect(testBrowser.faults(page, /401/)).toEqual([]);
    await testBrowser.leave(page);
  });

  test.each([400, 401])('R146 R170 a session check of %i removes the session', async (status) => {
    const { page } = await open('/member/deposit', {
      [session]: failure(status, 'session_invalid'),
    });
    await page.waitForURL('**/member/logon');
    await page.getByLabel('เลขทะเบียนสมาชิก').waitFor();
    expect(await page.evaluate('localStorage.length')).toBe(0);
    await testBrowser.leave(page);
  });

  test('R058 each screen asks about the session; one that has ended closes the gate', async () => {
    let ended = false;
    const { page, requests } = await open('/member/deposit', {
      [session]: () => (ended ? failure(400, 'session_invalid') : success(checkSession.example)),
    });
    await page.getByRole('heading', { name: 'คุณยังไม่มีบัญชีเงินฝาก' }).waitFor();
    const before = callsTo(requests, session).length;
    await menuOf(page).getByRole('link', { name: 'เงินกู้' }).click();
    await page.getByRole('heading', { level: 1, name: 'เงินกู้' }).waitFor();
    await expect.poll(() => callsTo(requests, session).length).toBe(before + 1);
    ended = true;
    await menuOf(page).getByRole('link', { name: 'เงินฝาก' }).click();
    await page.waitForURL('**/member/logon');
    await testBrowser.leave(page);
  });

  test('R058 a server that cannot be asked leads to the sign-in and loses nothing', async () => {
    let cut = true;
    const { page } = await open('/member/deposit', {
      [session]: () => (cut ? { cut } : success(checkSession.example)),
    });
    await page.waitForURL('**/member/logon');
    await page.getByText('ติดต่อระบบไม่ได้ชั่วคราว').waitFor();
    expect(await page.evaluate('localStorage.member !== undefined')).toBe(true);
    cut = false;
    await page.getByRole('link', { name: 'ลองอีกครั้ง' }).click();
    await page.waitForURL('**/member/deposit');
    await menuOf(page).waitFor();
    await testBrowser.leave(page);
  });

  test('R168 a feed that answers 401 says nothing of its own', async () => {
    const { page } = await open('/member/deposit', { [deposits]: failure(401, 'not_signed_in') });
    await page.getByRole('heading', { name: 'โหลดบัญชีเงินฝากไม่สำเร็จ' }).waitFor();
    expect(await page.getByText('ไม่สามารถเชื่อมต่อได้').count()).toBe(0);
    await testBrowser.leave(page);
  });

  test('R125 R171 a POST that says -2: a warning, no session, a reload after 3 s', async () => {
    const over: MockResponse = {
      status: 401,
      body: {
        rc_code: '-2',
        title: 'หมดเวลา',
        massages: 'กรุณาเข้าใหม่',
        data: { ref: 'A', code: 'x' },
      },
    };
    let loads = 0;
    const page = await testBrowser.newPage();
    page.on('load', () => {
      loads += 1;
    });
    await mockMemberApi(page, { [deposits]: success(none), [updated]: over });
    await page.goto('/member/deposit');
    await page.getByText('หมดเวลา').first().waitFor();
    expect(await page.getByText('กรุณาเข้าใหม่').first().isVisible()).toBe(true);
    expect(await page.evaluate('localStorage.length')).toBe(0);
    expect(loads).toBe(1);
    await expect.poll(() => loads).toBe(2);
    await page.waitForURL('**/member/logon');
    await testBrowser.leave(page);
  });
});
