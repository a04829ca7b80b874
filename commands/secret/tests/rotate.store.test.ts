/** A secret is rotated under people who are signed in, sign in, and have codes on their way. */

import { readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoStaff } from '../../../demo/seed/staff/staff.ts';
import { ringOf } from '../../../server/settings/secret/file-ring.ts';
import { readSecretFile } from '../../../server/settings/secret/secret-text.ts';
import { forgetTotpSteps, tryOffice } from '../../../tools/office.ts';
import { demoPassword, testSecret } from '../../../tools/store/cast-settings.ts';
import { demoTotpCode } from '../../../tools/store/demo-totp.ts';
import type { openTestApp } from '../../../tools/test-app.ts';
import { openRegistrationSetup } from '../../../wings/member/registration/tests/registration.ts';
import { staff } from '../../staff/test-commands.ts';
import { openRotating, secret, tomorrow } from './secret-setup.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

// Some dozen hashes and a wait for the running server: a busy machine takes its time.
vi.setConfig({ testTimeout: 90_000 });

const afterwards = () => Date.now() + 3 * 24 * 60 * 60 * 1000;
const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';

let fixture: Awaited<ReturnType<typeof openRotating>>;
beforeAll(async () => {
  fixture = await openRotating();
});
afterAll(() => fixture.close());

async function office(at: App, login: string): Promise<number> {
  await forgetTotpSteps(fixture.store.ownerUrl);
  return (await tryOffice(at.ask, { login, totp: demoTotpCode(login) })).status;
}
async function agency(at: App, number: string, pass = demoPassword): Promise<number> {
  const { body } = await at.get('/api/membergroup/config');
  const sent = await at.ask({
    method: 'POST',
    url: '/api/membergroup/auth/login',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': body.data.csrf_token,
    },
    body: { member_group_no: number, member_group_pass: pass },
  });
  return sent.status;
}

test('T23 under a running server who is in stays in, and codes on their way open', async () => {
  const before = await fixture.app.signIn('000123');
  const doors = await openRegistrationSetup(fixture.app);
  const from = doors.visitor();
  const identity = await doors.person('000123');
  const { body } = await doors.ask(from, 'forget', identity);
  const otp = fixture.app.outbox.lastCode();
  const proof = await from.prove();
  const activation = /: ([0-9A-Z-]{14})/.exec(await staff('activate', '321', '--anyway'))?.[1];

  expect(await secret('rotate', '--until', tomorrow, '--by', 'noi')).toMatch(
    new RegExp(`ฉบับ 2 (?:.*\\n)+.*${demoStaff.length} คน`),
  );
  expect((await stat(fixture.path)).mode & 0o777).toBe(0o600);
  const written = await readFile(fixture.path, 'utf8');
  expect(written).toMatch(new RegExp(`^2:[\\w-]{43}\n1:~[\\w-]+@${tomorrow}\n$`));
  expect(readSecretFile(written)?.[1]?.secret).toBe(testSecret);

  // What was given out before still counts: the anti-forgery value, the code, the proof.
  const end = { kind: 'others', password: demoPassword };
  expect((await fixture.app.post('/api/member/security/end', end, before)).status).toBe(200);
  const { ticket } = body.data;
  const right = await from.post('/api/member/auth/forget/otp', { ticket, otp });
  expect([right.status, right.body.rc_code]).toEqual([200, '1']);
  const filed = await from.post('/api/member/auth/forget', { ...identity, ...proof });
  expect(filed.status).toBe(200);
  const other = doors.visitor();
  const response = await doors.ask(other, 'register', await doors.person('000321'));
  const typed = { ticket: response.body.data.ticket, otp: activation };
  expect((await other.post('/api/member/auth/register/otp', typed)).body.rc_code).toBe('1');

  // Everybody signs in, on the server that ran and on one that starts anew.
  for (const one of [fixture.app, await fixture.start()]) {
    await one.signIn('000123');
    expect(await agency(one, '01011001')).toBe(200);
    expect(await office(one, 'admin')).toBe(200);
  }
  const [{ hash }] = await fixture.rowsOf(
    `SELECT password_hash AS hash FROM portal.member_accounts WHERE member_no = '000123'`,
  );
  expect(hash).toMatch(/^\$argon2id.*#2$/);
  const [{ agencies, admins }] = await fixture.rowsOf(`SELECT
    (SELECT count(*)::int FROM portal.agency_accounts WHERE password_hash LIKE '%#2') AS agencies,
    (SELECT count(*)::int FROM portal.staff WHERE password_hash LIKE '%#2') AS admins`);
  expect([agencies, admins]).toEqual([1, 1]);
});

test('the action is on record, and the status says who is left under the older one', async () => {
  const auditEntries = await fixture.rowsOf(
    `SELECT actor, entry, detail FROM portal.audit_entries
     WHERE entry LIKE 'secret.%' ORDER BY seq`,
    'sahakon_audit',
  );
  expect(auditEntries).toEqual([
    {
      actor: 'noi',
      entry: 'secret.rotate',
      detail: { version: 2, read: [{ version: 1, until: tomorrow }] },
    },
    { actor: 'noi', entry: 'secret.reseal', detail: { count: demoStaff.length } },
  ]);
  const [newest] = readSecretFile(await readFile(fixture.path, 'utf8')) ?? [];
  expect(JSON.stringify(auditEntries)).not.toContain(newest?.secret);
  const output = await secret('status');
  expect(output).toMatch(/ฉบับ 2 ใช้เขียนและอ่าน\n.*สมาชิก 1 ผู้แทนหน่วย 1 เจ้าหน้าที่ 1 คน/);
  expect(output).toContain(`ฉบับ 1 อ่านได้ถึงสิ้นวัน ${tomorrow}`);
  expect(output).toContain('/member/forget');
  expect(output).not.toContain(testSecret);
});

test('T23 after its last day a version opens nothing; there is a way back', async () => {
  const later = await fixture.startAt(afterwards);
  // They came in time; the keys of second factors were sealed anew by the command.
  await later.signIn('000123');
  expect(await agency(later, '01011001')).toBe(200);
  expect(await office(later, 'admin')).toBe(200);
  // They did not.
  await expect(later.signIn('000111')).rejects.toThrow(/bad_credentials|not let in/);
  expect(await agency(later, '01012002')).toBe(400);
  expect(await office(later, 'finance')).toBe(400);
  // What the old version signed counts no more.
  const value = (await fixture.app.get('/api/info/config')).body.data.csrf_token;
  const early = ringOf([{ version: 1, secret: testSecret }]);
  const old = await fixture.start(early);
  const stale = (await old.get('/api/info/config')).body.data.csrf_token;
  const send = (csrf: string) =>
    later.ask({
      method: 'POST',
      url: '/api/member/auth/logout',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
        'x-csrf-token': csrf,
      },
      body: {},
    });
  expect([(await send(value)).status, (await send(stale)).status]).toEqual([200, 403]);

  const doors = await openRegistrationSetup(later);
  const from = doors.visitor();
  const ticket = await doors.confirmed(from, 'forget', await doors.person('000111'));
  const set = await from.post('/api/member/auth/forget/password', {
    ticket,
    mem_password: fresh,
  });
  expect([set.status, set.body.rc_code]).toEqual([200, '1']);
  await later.signIn('000111', fresh);
  const output = await staff('contact-reset', '01012002');
  const password = /รหัสผ่าน\s+(\S+)\n/.exec(output)?.[1] ?? '';
  expect(await agency(later, '01012002', password)).toBe(200);
});
