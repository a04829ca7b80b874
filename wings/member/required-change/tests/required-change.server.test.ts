import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBuddhistYear } from '../../../../core/thai-date.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { findAccount } from '../../../../records/sign-in/accounts.ts';
import { hashPassword } from '../../../../records/sign-in/passwords.ts';
import { findPhone } from '../../../../records/sign-in/phones.ts';
import { demoPassword, testHandlerSettings } from '../../../../tools/store/cast-settings.ts';
import { goOn, openIssuedPassword, update } from './issued-password.ts';

let setup: Awaited<ReturnType<typeof openIssuedPassword>>;
let app: typeof setup.app;
beforeAll(async () => {
  setup = await openIssuedPassword();
  app = setup.app;
});
afterAll(() => app.close());
beforeEach(() => setup.giveAgain());

const share = '/api/member/share';

test('R171 without a session a POST says -2', async () => {
  const input = { mem_password: 'ข้าวเหนียวมะม่วงหน้าร้อน' };
  const { status, body } = await app.post(update, input);
  expect([status, body.rc_code]).toEqual([401, '-2']);
});

describe('R149 the first password of one’s own', () => {
  const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';
  const account = () => app.records.readAsMember('000789', findAccount);

  test('R134 every rule is kept by the server, with a Thai word at the field', async () => {
    const me = await app.signIn('000789');
    const [person] = await asUpkeep(app.ownerUrl, 'sahakon_intake', async (client) => {
      const own = `SELECT first_name, national_id, birth_date::text FROM records.members
        WHERE member_no = '000789'`;
      return (await client.query(own)).rows;
    });
    const [year, month, date] = String(person.birth_date).split('-');
    const cases = [
      ['สั้นไป', 'อย่างน้อย 10'],
      ['ก'.repeat(129), 'ไม่เกิน 128'],
      ['aaaaaaaaaaaa', 'ซ้ำตัวอักษร'],
      ['my-000789-secret', 'เลขทะเบียน'],
      [`รักนะ${person.first_name}จ้ะ`, 'ชื่อ'],
      [`garden${date}${month}${toBuddhistYear(Number(year))}`, 'วันเกิด'],
      [`garden${year}-${month}-${date}`, 'วันเกิด'],
      [`x${person.national_id}x`, 'บัตรประชาชน'],
      [demoPassword, 'คนใช้กันมาก'],
      ['Sunshine2026!!', 'คนใช้กันมาก'],
      ['รักครูตัวอย่างนะ', 'ชื่อสหกรณ์'],
    ] as const;
    for (const [password, reason] of cases) {
      const { status, body } = await app.post(update, { mem_password: password }, me);
      expect([password, status, body.rc_code]).toEqual([password, 400, '-1']);
      expect(body.data.fields[0].field).toBe('mem_password');
      expect(body.data.fields[0].message).toContain(reason);
      expect(JSON.stringify(body)).not.toContain(password);
    }
    expect((await account())?.mustChange).toBe(true);
  });

  test('R099 a telephone number must be a mobile number; null and blanks are none', async () => {
    const me = await app.signIn('000789');
    for (const phone of ['0212345678', '12', '+66812345678', '0712345678']) {
      const input = { mem_password: fresh, mem_phone: phone };
      const { status, body } = await app.post(update, input, me);
      expect([phone, status]).toEqual([phone, 400]);
      expect(body.data.fields[0].field).toBe('mem_phone');
    }
    const input = { mem_password: fresh, mem_phone: 812345678 };
    expect((await app.post(update, input, me)).body.data.fields[0].field).toBe('mem_phone');
    expect((await account())?.mustChange).toBe(true);
  });

  test('T9 until then the session may do nothing else', async () => {
    const me = await app.signIn('000789');
    for (const url of [share, '/api/member/deposit', '/api/member/dep_statement/01020001234']) {
      expect([url, (await app.get(url, me)).status]).toEqual([url, 403]);
    }
  });

  test('R149 the new password is set once; other sessions end; the phone only waits', async () => {
    const [me, other] = [await app.signIn('000789'), await app.signIn('000789')];
    const input = { mem_password: fresh, mem_phone: '081-234-5678' };
    const both = await Promise.all([app.post(update, input, me), app.post(update, input, me)]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const done = both.find((answer) => answer.status === 200);
    expect([done?.body.rc_code, done?.body.messages]).toEqual(['1', 'ตั้งรหัสผ่านใหม่แล้ว']);
    expect((await app.get(share, goOn(me, done?.cookies ?? []))).status).toBe(200);
    expect((await app.get(share, other)).status).toBe(401);
    expect(done?.body.data).toEqual({ phone_waits: true, phone_code: expect.any(Object) });
    const state = await setup.stored(
      'SELECT must_change FROM portal.member_accounts WHERE member_no = $1',
      '000789',
    );
    expect(state).toEqual([{ must_change: false }]);
    expect(await setup.phonesOf()).toEqual([
      { phone: '0812345678', new: false, old: false, effective: false },
    ]);
    const phones = await asUpkeep(app.ownerUrl, 'sahakon_intake', async (client) => {
      const own = "SELECT phone FROM records.members WHERE member_no = '000789'";
      return (await client.query(own)).rows;
    });
    expect(phones[0].phone).not.toBe('0812345678');
    await expect(app.signIn('000789')).rejects.toThrow('400');
    expect((await app.get(share, await app.signIn('000789', fresh))).status).toBe(200);
  });

  test('R134 the password that was given is no password of one’s own', async () => {
    const issuedPassword = 'ใบบัวลอยกลางบึงใหญ่';
    await setup.stored(
      'UPDATE portal.member_accounts SET password_hash = $1 WHERE member_no = $2',
      await hashPassword(issuedPassword, testHandlerSettings),
      '000789',
    );
    const me = await app.signIn('000789', issuedPassword);
    const { body } = await app.post(update, { mem_password: issuedPassword }, me);
    expect(body.data.fields).toEqual([
      { field: 'mem_password', message: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม' },
    ]);
  });

  test('R099 the number on record is nothing new: no code, nothing waits', async () => {
    const phoneOnRecord = await app.records.readAsMember('000789', findPhone);
    expect(phoneOnRecord).toMatch(/^0[689]\d{8}$/);
    const me = await app.signIn('000789');
    const input = { mem_password: fresh, mem_phone: phoneOnRecord };
    const { body } = await app.post(update, input, me);
    expect(body.data).toEqual({ phone_waits: false, phone_code: null });
    expect(await setup.phonesOf()).toEqual([]);
  });

  test('T9 nobody else’s password changes without the old one', async () => {
    const me = await app.signIn('000123');
    const { status, body } = await app.post(update, { mem_password: fresh }, me);
    expect([status, body.rc_code]).toEqual([409, '0']);
    expect((await app.get(share, await app.signIn('000123'))).status).toBe(200);
  });
});
