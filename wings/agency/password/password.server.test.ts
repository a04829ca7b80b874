import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactNames } from '../../../core/agency/contact-names.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const path = '/api/membergroup/member_pass';
const who = '/api/membergroup/auth/getAuthUser';
const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';

const change = (headers: object, mem_password: string, mem_oldpassword = demoPassword) =>
  app.post(path, { mem_password, mem_oldpassword }, headers as Record<string, string>);
const signIn = (member_group_no: string, member_group_pass: string) =>
  app.post('/api/membergroup/auth/login', { member_group_no, member_group_pass });
/** What the browser sends after such an answer, with the forgery value of its session. */
async function inside({ body, cookies }: Awaited<ReturnType<typeof signIn>>) {
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const session = { authorization: `Bearer ${body.token}`, cookie };
  const { data } = (await app.get('/api/membergroup/config', session)).body;
  const page = { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' };
  return { ...session, ...page, 'x-csrf-token': data.csrf_token };
}
const faultOf = ({ body }: Awaited<ReturnType<typeof change>>) => body.data.fields[0];

test('R098 R159 the new password counts, and every session of the person has ended', async () => {
  const [here, elsewhere] = [
    await app.signInAgency('01012002'),
    await app.signInAgency('01012002'),
  ];
  const neighbour = await app.signInAgency('01011001');
  const { status, body } = await change(here, fresh);
  const message = 'เปลี่ยนรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่';
  expect([status, body.rc_code, body.rc_des]).toEqual([200, '1', message]);
  for (const session of [here, elsewhere])
    expect((await app.post(who, {}, session)).status).toBe(400);
  expect((await app.post(who, {}, neighbour)).status).toBe(200);
  expect((await signIn('01012002', demoPassword)).status).toBe(400);
  expect((await signIn('01012002', fresh)).body.rc_code).toBe('1');
  // The neighbour's password is what it was.
  expect((await signIn('01011001', demoPassword)).body.rc_code).toBe('1');
});

test('D-03 the password of staff is changed by whoever comes with it', async () => {
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`INSERT INTO portal.agency_accounts
      (agency_no, person_no, contact_name, role, password_hash, must_change)
      SELECT agency_no, 97, 'นภา ใจดี', 'viewer', password_hash, true
      FROM portal.agency_accounts WHERE agency_no = '01011001' AND person_no = 1`),
  );
  const session = await inside(await signIn('01011001-97', demoPassword));
  expect((await app.post(who, {}, session)).body.data.must_change).toBe(true);
  expect((await change(session, fresh)).body.rc_code).toBe('1');
  const now = await inside(await signIn('01011001-97', fresh));
  expect((await app.post(who, {}, now)).body.data.must_change).toBe(false);
});

test.each([
  ['สั้นไป', 'รหัสผ่านต้องยาวอย่างน้อย 10 ตัวอักษร'],
  ['agency 01011001 secret', 'รหัสผ่านต้องไม่มีรหัสหรือชื่อหน่วยงาน'],
  ['password123', 'คนใช้กันมาก'],
])('R134 %j is refused at its field', async (password, message) => {
  const refused = await change(await app.signInAgency('01011001'), password);
  expect([refused.status, refused.body.rc_code]).toEqual([400, '-1']);
  expect(faultOf(refused)).toEqual({
    field: 'mem_password',
    message: expect.stringContaining(message),
  });
});

test('R134 the agency’s and the contact’s own names are no password', async () => {
  const session = await app.signInAgency('01011001');
  const { data } = (await app.post(who, {}, session)).body;
  const [first] = contactNames(data.contact_name);
  for (const own of [`${data.member_group_name} 1`, `${first} 12345 ค่ะ`]) {
    expect(faultOf(await change(session, own))).toMatchObject({ field: 'mem_password' });
  }
});

test('R134 a wrong old password is told at its field, and nothing has changed', async () => {
  const session = await app.signInAgency('01011001');
  const refused = await change(session, fresh, 'not the old one');
  expect(refused.status).toBe(400);
  expect(faultOf(refused)).toEqual({
    field: 'mem_oldpassword',
    message: 'รหัสผ่านเดิมไม่ถูกต้อง',
  });
  expect((await app.post(who, {}, session)).status).toBe(200);
  expect((await signIn('01011001', demoPassword)).body.rc_code).toBe('1');
});

test('T27 old passwords are guessed five times, then one waits', async () => {
  const session = await app.signInAgency('01011001-2');
  const codes: string[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    codes.push((await change(session, fresh, `guess ${attempt}`)).body.data.code);
  }
  expect(codes).toEqual([...Array(5).fill('bad_input'), 'too_many']);
});
