import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { findAccount } from '../../../../records/sign-in/accounts.ts';
import { demoPassword, testHandlerSettings } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { bare, openVisitor, type TestApp } from './visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const signIn = (body: object) => openVisitor(app).post('/api/member/auth/login', body);

const as = (membership_no: string, mem_password = demoPassword) => ({
  membership_no,
  mem_password,
});

test('R096 R144 the answer holds at the top what D-04 names, and nothing else', async () => {
  const { status, body, cookies } = await signIn({
    ...as('000123'),
    remember: false,
    recaptcha: null,
    captcha_secret: null,
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    rc_code: '1',
    token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'Bearer',
    expires_in: 12 * 60 * 60,
    membership_no: '000123',
    member: {
      MEMBER_NAME: 'สมหญิง',
      MEMBER_SURNAME: 'ใจดี',
      PRENAME: 'นาง',
      member_group_no: '01011001',
      member_group_name: expect.stringMatching(/.+/),
    },
  });
  const [device, session] = cookies.split('\n');
  expect(session).toMatch(/^__Host-member=.*HttpOnly; SameSite=Strict; Secure$/);
  // The browser itself is known for a year, whatever becomes of its sessions.
  expect(device).toMatch(/^__Host-device=.*HttpOnly; SameSite=Strict; Secure; Max-Age=31536000$/);
  expect(cookies).not.toContain(body.token);
});

test('D-03 remembered: seven days, in the answer and in the cookie', async () => {
  const { body, cookies } = await signIn({ ...as('000123'), remember: true });
  expect(body.expires_in).toBe(604_800);
  expect(cookies).toMatch(/Max-Age=604800/i);
});

test.each(['123', ' 000123 ', '๑๒๓', '１２３', '000๑๒3'])(
  'R126 T2 %s is member 000123',
  async (number) => {
    const { status, body } = await signIn(as(number));
    expect([status, body.membership_no]).toEqual([200, '000123']);
  },
);

test.each(['abc', '-1', '1e3', '1234567', '12 3', '%00', '0x7b', '123\u0000'])(
  'T2 %j is no number of a member: 400 names the field',
  async (number) => {
    const { status, body } = await signIn(as(number));
    expect([status, body.rc_code]).toEqual([400, '-1']);
    expect(body.data.fields).toEqual([
      { field: 'membership_no', message: 'เลขทะเบียนสมาชิกเป็นตัวเลขไม่เกิน 6 หลัก' },
    ]);
  },
);

test.each([
  [{ mem_password: 'x' }, 'membership_no'],
  [{ membership_no: '', mem_password: 'x' }, 'membership_no'],
  [{ membership_no: ['000123'], mem_password: 'x' }, 'membership_no'],
  [{ membership_no: '000123', mem_password: '' }, 'mem_password'],
  [{ membership_no: '000123', mem_password: 'x'.repeat(257) }, 'mem_password'],
  [{ ...as('000123'), remember: 'yes' }, 'remember'],
  [{ ...as('000123'), rc_code: '1' }, 'rc_code'],
])('D-01 malformed %j: 400 names the field %s', async (input, field) => {
  const { status, body } = await signIn(input);
  expect([status, body.rc_code]).toEqual([400, '-1']);
  expect(body.data.fields[0].field).toBe(field);
  expect(body.token).toBeUndefined();
});

test('T13 all are refused alike: stranger, not registered, resigned, wrong', async () => {
  const wrong = await signIn(as('000123', 'not the password'));
  expect([wrong.status, wrong.body.rc_code]).toEqual([400, '-1']);
  expect(wrong.body.errors[0]).toMatch(/เลขทะเบียนสมาชิกหรือรหัสผ่านไม่ถูกต้อง/);
  expect(wrong.cookies).toBe('');
  for (const who of ['999999', '000321', '000654']) {
    const refused = await signIn(as(who));
    expect([who, refused.status]).toEqual([who, 400]);
    expect(bare(refused.body)).toEqual(bare(wrong.body));
  }
});

test('D-03 who has retired and is still a member signs in as before', async () => {
  const become = (code: string) =>
    asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
      client.query(`UPDATE records.members SET status_code = '${code}' WHERE member_no = '000111'`),
    );
  await become('5');
  try {
    expect((await openVisitor(app).signIn('000111')).status).toBe(200);
    const headers = await app.signIn('000111');
    expect((await app.post('/api/member/auth/getAuthUser', {}, headers)).status).toBe(200);
  } finally {
    await become('0');
  }
});

test('D-03 a hash that became too cheap is replaced at the next sign-in', async () => {
  const argon = { argonMemoryKib: 19_456, argonPasses: 3 };
  const dearer = await openTestApp({
    settings: { handlers: { ...testHandlerSettings, ...argon } },
  });
  try {
    const hash = async () =>
      (await dearer.records.readAsMember('000123', findAccount))?.passwordHash;
    expect(await hash()).toContain('m=1024,t=1,p=1');
    expect((await openVisitor(dearer).signIn('000123')).status).toBe(200);
    const replaced = await hash();
    expect(replaced).toContain('m=19456,t=3,p=1');
    expect((await openVisitor(dearer).signIn('000123')).status).toBe(200);
    expect(await hash()).toBe(replaced);
  } finally {
    await dearer.close();
  }
});
