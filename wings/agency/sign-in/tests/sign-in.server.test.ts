import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { findAgency } from '../../../../records/figures/agencies.ts';
import { demoPassword } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { bare, openBrowser as browserOf } from './browser.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const who = '/api/membergroup/auth/getAuthUser';

const asOwner = async (sql: string) =>
  (await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(sql))).rows;
const failuresOf = async (agencyNo: string): Promise<number> =>
  (
    await asOwner(`SELECT failures_in_row FROM portal.agency_accounts
      WHERE agency_no = '${agencyNo}' AND person_no = 1`)
  )[0]?.failures_in_row;

const openBrowser = () => browserOf(app.app);

describe('a contact signs in', () => {
  test('R156 R095 the answer has what the browser keeps, and the notice', async () => {
    const { status, body, set } = await openBrowser().signIn('01012002');
    expect([status, body.rc_code, body.messages]).toEqual([200, '1', 'เข้าสู่ระบบแล้ว']);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body).toMatchObject({ token_type: 'Bearer', member_group_no: '01012002' });
    const agency = await app.records.readAsAgency('01012002', findAgency);
    expect(body.member_group_name).toBe(agency?.name);
    const [person] = await asOwner(`SELECT contact_name FROM portal.agency_accounts
      WHERE agency_no = '01012002' AND person_no = 1`);
    expect(body.contact_name).toBe(person.contact_name);
    const cookie = set.find((line) => line.startsWith('__Host-agency='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).not.toMatch(/Max-Age/);
  });

  test('R137 R140 both halves open the agencies’ side, and it alone', async () => {
    const browser = openBrowser();
    const { body } = await browser.signIn('01012002');
    const token = { authorization: `Bearer ${body.token}` };
    const mine = await browser.post(who, {}, token);
    expect([mine.statusCode, mine.json().data.member_group_no]).toEqual([200, '01012002']);
    for (const headers of [{ ...token, cookie: '' }, {}]) {
      const refused = await browser.post(who, {}, headers);
      const { rc_code, data } = refused.json();
      expect([refused.statusCode, rc_code, data.error]).toEqual([400, '0', 'กรุณาเข้าสู่ระบบอีกครั้ง']);
    }
    expect((await browser.get('/api/member/share', token)).statusCode).toBe(401);
    const member = await app.signIn('000123');
    expect((await app.post(who, {}, member)).status).toBe(400);
  });

  test('R118 R157 log-out ends the session on the server', async () => {
    const session = await app.signInAgency('01012002');
    const left = await app.post('/api/membergroup/auth/logout', {}, session);
    expect([left.status, left.body.messages]).toEqual([200, 'ออกจากระบบแล้ว']);
    expect(left.cookies.join()).toMatch(/agency=;/);
    expect((await app.post(who, {}, session)).status).toBe(400);
  });

  test('T2 any spelling of the login is the same person', async () => {
    for (const typed of ['01012002-1', ' ๐๑๐๑๒๐๐๒ ', '０１０１２００２－１', '01012002-01']) {
      expect((await openBrowser().signIn(typed)).body.member_group_no, typed).toBe('01012002');
    }
  });

  test('R097 remember keeps both halves for a week; no other field is taken', async () => {
    const { body, set } = await openBrowser().signIn('01012002', undefined, { remember: true });
    expect(body.expires_in).toBe(7 * 24 * 3600);
    expect(set.find((line) => line.startsWith('__Host-agency='))).toMatch(/Max-Age=604800/);
    const more = { captcha: 'x' };
    const refused = await openBrowser().signIn('01012002', undefined, more);
    expect([refused.status, refused.body.rc_code]).toEqual([400, '-1']);
  });

  test('D-03 the password of staff opens nothing but its change', async () => {
    await asOwner(`UPDATE portal.agency_accounts SET must_change = true
      WHERE agency_no = '01012002' AND person_no = 1`);
    const browser = openBrowser();
    const { body } = await browser.signIn('01012002');
    await asOwner(`UPDATE portal.agency_accounts SET must_change = false
      WHERE agency_no = '01012002' AND person_no = 1`);
    const token = { authorization: `Bearer ${body.token}` };
    expect((await browser.post(who, {}, token)).json().data.must_change).toBe(true);
    const shut = await browser.get('/api/membergroup/guide_group', token);
    expect([shut.statusCode, shut.json().data.code]).toEqual([403, 'not_ready']);
  });
});

test('T15 a sign-in under way does not outlive the password that it was begun with', async () => {
  const pensioners = '01010003';
  const browsers = Array.from({ length: 6 }, () => openBrowser());
  const session = await app.signInAgency(pensioners);
  const body = { mem_password: 'ข้าวเหนียวมะม่วงหน้าหนาว', mem_oldpassword: demoPassword };
  const begun = browsers.map(({ signIn }) => signIn(pensioners));
  const changed = await app.post('/api/membergroup/member_pass', body, session);
  expect(changed.body.rc_code).toBe('1');
  await Promise.all(begun);
  const alive = await asOwner(`SELECT FROM portal.sessions
    WHERE subject = '${pensioners}-1' AND revoked_at IS NULL`);
  expect(alive).toEqual([]);
});

describe('a refusal', () => {
  test('R097 T13 wrong, unknown and ended are told alike', async () => {
    await asOwner(`INSERT INTO portal.agency_accounts
      (agency_no, person_no, contact_name, role, password_hash, must_change, ended_at)
      SELECT agency_no, 98, contact_name, role, password_hash, false, now()
      FROM portal.agency_accounts WHERE agency_no = '01011001' AND person_no = 1`);
    const wrong = bare(await openBrowser().signIn('01011001', 'not the password'));
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({
      rc_code: '-1',
      message: 'รหัสหน่วยงานหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจแล้วลองอีกครั้ง',
      data: { code: 'bad_credentials' },
    });
    for (const login of ['99999999', '01011001-97', '01011001-98', '000123', '1']) {
      expect(bare(await openBrowser().signIn(login)), login).toEqual(wrong);
    }
  });

  test('R134 what is no login is told at its field', async () => {
    const { status, body } = await openBrowser().signIn('โรงเรียน');
    expect([status, body.rc_code]).toEqual([400, '-1']);
    expect(body.data.fields).toEqual([
      {
        field: 'member_group_no',
        message: 'รหัสหน่วยงานเป็นตัวเลข และอาจมีขีดกับเลขลำดับผู้แทน เช่น 01011001-2',
      },
    ]);
  });

  test('T12 waits grow for the browser that fails, and not where the person is known', async () => {
    const [one, other] = [openBrowser(), openBrowser()];
    expect((await other.signIn('01011001')).status).toBe(200);
    const colleague = browserOf(app.app, other.address);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const proof = attempt < 2 ? {} : await one.prove();
      const { body } = await one.signIn('01011001', 'x', proof);
      expect(body.data.code).toBe('bad_credentials');
    }
    const waits = await one.signIn('01011001');
    expect([waits.status, waits.headers['retry-after']]).toEqual([429, '2']);
    expect(waits.body.message).toBe('คุณได้พยายามเข้าระบบหลายครั้งเกินไป กรุณาลองใหม่ใน 2 วินาที');
    expect((await other.signIn('01011001')).status).toBe(200);
    expect((await colleague.signInProven('01011001')).status).toBe(200);
    expect(await failuresOf('01011001')).toBe(0);
  });

  test('T13 the audit log names who was tried, and no password', async () => {
    await openBrowser().signIn('01011001', 'Hidden-away-1234');
    const auditLog = async (where: string) =>
      (
        await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
          store.query(`SELECT e::text FROM portal.audit_entries e WHERE ${where}`),
        )
      ).rows;
    const refused = `entry = 'agency.sign_in' AND outcome = 'refused'`;
    await expect
      .poll(() => auditLog(`${refused} AND detail->>'target' = '01011001'`))
      .not.toEqual([]);
    expect(await auditLog(`e::text LIKE '%Hidden-away%'`)).toEqual([]);
  });
});
