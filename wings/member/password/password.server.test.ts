import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { findAccount } from '../../../records/sign-in/accounts.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let hash: string | undefined;
beforeAll(async () => {
  app = await openTestApp();
  hash = (await app.records.readAsMember('000222', findAccount))?.passwordHash;
});
afterAll(() => app.close());

const change = '/api/member/member_pass';
const confirm = '/api/member/member_pass/otp';
const again = '/api/member/member_pass/otp/again';
const share = '/api/member/share';
const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';

const asOwner = (sql: string, ...values: unknown[]) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (client) => (await client.query(sql, values)).rows);

/** Everybody's password is the demo's, and nobody has been sent anything lately. */
beforeEach(async () => {
  await asOwner('DELETE FROM portal.one_time_codes');
  await asOwner('UPDATE portal.member_accounts SET password_hash = $1 WHERE NOT must_change', hash);
});

type Headers = Awaited<ReturnType<typeof app.signIn>>;
const ask = (me: Headers, mem_password = fresh, mem_oldpassword = demoPassword) =>
  app.post(change, { mem_password, mem_oldpassword }, me);

/** 000222 as far as the code: what the second step sends back. */
async function begun(me: Headers) {
  const { status, body } = await ask(me);
  expect([status, body.rc_code]).toEqual([200, '2']);
  const { new_password, mem_password, data } = body;
  return { otp: app.outbox.lastCode() ?? '', ticket: data.ticket, new_password, mem_password };
}

const passwordOf = async (memberNo: string) =>
  (await app.records.readAsMember(memberNo, findAccount))?.passwordHash;

describe('R147 at once, where nobody is asked for a code', () => {
  test('R005 R098 R100 R147 answer 1: told, set, all sessions over, the owner told', async () => {
    const [me, other] = [await app.signIn('000123'), await app.signIn('000123')];
    const before = app.outbox.messages.length;
    const { status, body, cookies } = await ask(me);
    expect([status, body.rc_code]).toEqual([200, '1']);
    expect(body.rc_des).toContain('เปลี่ยนรหัสผ่านแล้ว');
    expect(body.new_password ?? body.mem_password ?? body.data).toBeUndefined();
    expect(cookies.join()).toContain('Max-Age=0');
    for (const session of [me, other]) expect((await app.get(share, session)).status).toBe(401);
    await expect(app.signIn('000123')).rejects.toThrow('400');
    const again = await app.signIn('000123', fresh);
    expect((await app.get(share, again)).status).toBe(200);
    // D-31: the change stands in the history with where it came from.
    const history = await app.get('/api/member/security/history?filter=password', again);
    const { events } = history.body.data;
    const change = events.find(({ kind }: { kind: string }) => kind === 'password');
    expect(change).toMatchObject({ ok: true, address: '127.0.0.1' });
    const messages = app.outbox.messages.slice(before);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toContain('รหัสผ่านของคุณถูกเปลี่ยน');
    expect(messages[0]?.text).not.toContain(fresh);
  });

  test('R098 a wrong old password: -1 at its field; five in 15 minutes', async () => {
    const me = await app.signIn('000111');
    for (let at = 0; at < 5; at += 1) {
      const { status, body } = await ask(me, fresh, 'not the password');
      expect([status, body.rc_code]).toEqual([400, '-1']);
      expect(body.data.fields).toEqual([{ field: 'mem_oldpassword', message: 'รหัสผ่านเดิมไม่ถูกต้อง' }]);
    }
    const { status, body } = await ask(me);
    expect(status).toBe(429);
    expect(body.rc_des).toMatch(/ลองใหม่ใน \d+ วินาที/);
    expect(await passwordOf('000111')).toBe(hash);
    // Another session of theirs is not held back by this one's failures.
    const wrong = await ask(await app.signIn('000111'), fresh, 'not the password');
    expect([wrong.status, wrong.body.data.fields?.[0].field]).toEqual([400, 'mem_oldpassword']);
  });

  test('R134 every rule is kept, with a Thai word at the field', async () => {
    const me = await app.signIn('000123');
    const cases = [
      ['สั้นไป', 'อย่างน้อย 10'],
      ['Sunshine2026!!', 'คนใช้กันมาก'],
      ['my-000123-secret', 'เลขทะเบียน'],
      ['รักครูตัวอย่างนะ', 'ชื่อสหกรณ์'],
      [demoPassword, 'รหัสผ่านเดิม'],
    ] as const;
    for (const [password, reason] of cases) {
      const { status, body } = await ask(me, password);
      expect([password, status, body.rc_code]).toEqual([password, 400, '-1']);
      expect(body.data.fields[0].field).toBe('mem_password');
      expect(body.data.fields[0].message).toContain(reason);
      expect(JSON.stringify(body)).not.toContain(password);
    }
    expect(await passwordOf('000123')).toBe(hash);
  });

  test('R171 without a session: -2; nothing is said of anybody', async () => {
    const { status, body } = await app.post(change, {
      mem_password: fresh,
      mem_oldpassword: demoPassword,
    });
    expect([status, body.rc_code]).toEqual([401, '-2']);
  });
});

describe('R148 by a code', () => {
  test('R100 the answer 2: opaque references, a masked number, no password', async () => {
    const me = await app.signIn('000222');
    const { body } = await ask(me);
    expect(body.new_password).toMatch(/^otpref\.a\.[\w-]{43}$/);
    expect(body.mem_password).toMatch(/^otpref\.b\.[\w-]{43}$/);
    expect(body.data.sent_to).toMatch(/^0\dx-xxx-\d{4}$/);
    const [row] = await asOwner(
      `SELECT new_hash, to_jsonb(p) AS all FROM portal.pending_changes p
       WHERE member_no = '000222' AND used_at IS NULL`,
    );
    expect(row.new_hash).toMatch(/^\$argon2id\$/);
    const json = JSON.stringify(body);
    const rowJson = JSON.stringify(row.all);
    for (const form of ['utf8', 'base64', 'hex'] as const) {
      expect(json).not.toContain(Buffer.from(fresh).toString(form));
      expect(json).not.toContain(Buffer.from(row.new_hash).toString(form));
      expect(rowJson).not.toContain(Buffer.from(body.new_password).toString(form));
      expect(rowJson).not.toContain(Buffer.from(body.mem_password).toString(form));
    }
    expect(await passwordOf('000222')).toBe(hash);
  });

  test('R148 the right code: set, sessions over, told; a used one is worth nothing', async () => {
    const [me, other] = [await app.signIn('000222'), await app.signIn('000222')];
    const answer = await begun(me);
    const { status, body } = await app.post(confirm, answer, me);
    expect([status, body.rc_code]).toEqual([200, '1']);
    expect(body.rc_des).toContain('เปลี่ยนรหัสผ่านแล้ว');
    for (const session of [me, other]) expect((await app.get(share, session)).status).toBe(401);
    expect((await app.post(confirm, answer, me)).status).toBe(401);
    expect(await passwordOf('000222')).not.toBe(hash);
    expect(app.outbox.messages.at(-1)?.text).toContain('รหัสผ่านของคุณถูกเปลี่ยน');
    const newer = await app.signIn('000222', fresh);
    expect((await app.post(confirm, answer, newer)).body.data.code).toBe('code_over');
    const auditLog = await asUpkeep(app.ownerUrl, 'sahakon_audit', async (client) => {
      const own = `SELECT entry, outcome, detail FROM portal.audit_entries
        WHERE member_no = '000222' AND entry = 'member.password.change'`;
      return (await client.query(own)).rows;
    });
    expect(auditLog).toEqual([{ entry: 'member.password.change', outcome: 'ok', detail: null }]);
  });

  test('S3 replayed from another session, or by another member: refused', async () => {
    const [me, mine, stranger] = [
      await app.signIn('000222'),
      await app.signIn('000222'),
      await app.signIn('000123'),
    ];
    const answer = await begun(me);
    for (const session of [mine, stranger]) {
      const { status, body } = await app.post(confirm, answer, session);
      expect([status, body.data.code]).toEqual([400, 'code_over']);
    }
    expect(await passwordOf('000222')).toBe(hash);
    expect((await app.post(confirm, answer, me)).body.rc_code).toBe('1');
  });

  test('S3 references that were changed, swapped or another change’s: refused', async () => {
    const me = await app.signIn('000222');
    const answer = await begun(me);
    const flipped = (text: string) => text.slice(0, -2) + (text.endsWith('AA') ? 'BB' : 'AA');
    const wrong = [
      { ...answer, new_password: flipped(answer.new_password) },
      { ...answer, mem_password: flipped(answer.mem_password) },
      { ...answer, ticket: flipped(answer.ticket) },
    ];
    for (const input of wrong) {
      expect((await app.post(confirm, input, me)).body.data.code).toBe('code_over');
    }
    const swapped = {
      ...answer,
      new_password: answer.mem_password,
      mem_password: answer.new_password,
    };
    const { body } = await app.post(confirm, swapped, me);
    expect(body.data.fields.map(({ field }: { field: string }) => field)).toContain('new_password');
    expect(await passwordOf('000222')).toBe(hash);
    // What was begun before is over once another change is.
    const later = await begun(me);
    expect((await app.post(confirm, answer, me)).body.data.code).toBe('code_over');
    expect((await app.post(confirm, later, me)).body.rc_code).toBe('1');
  });

  test('S3 a code of another purpose is refused', async () => {
    const me = await app.signIn('000222');
    const answer = await begun(me);
    await asOwner(`UPDATE portal.one_time_codes SET purpose = 'new_device'
      WHERE member_no = '000222'`);
    expect((await app.post(confirm, answer, me)).body.data.code).toBe('code_over');
    expect(await passwordOf('000222')).toBe(hash);
  });

  test('S3 after five minutes it is over', async () => {
    const me = await app.signIn('000222');
    const answer = await begun(me);
    await asOwner(`UPDATE portal.pending_changes SET expires_at = now() - interval '1 second'
      WHERE member_no = '000222'`);
    expect((await app.post(confirm, answer, me)).body.data.code).toBe('code_over');
    expect(await passwordOf('000222')).toBe(hash);
  });

  test('S3 five wrong codes, and the sixth try is refused even when right', async () => {
    const me = await app.signIn('000222');
    const answer = await begun(me);
    const wrong = answer.otp === '111111' ? '222222' : '111111';
    for (let at = 0; at < 5; at += 1) {
      const { status, body } = await app.post(confirm, { ...answer, otp: wrong }, me);
      expect([status, body.rc_code]).toEqual([400, '-1']);
    }
    expect((await app.post(confirm, answer, me)).body.data.code).toBe('code_over');
    expect(await passwordOf('000222')).toBe(hash);
  });

  test('S3 a hundred right codes at once: one changes the password', async () => {
    const me = await app.signIn('000222');
    const answer = await begun(me);
    const all = await Promise.all(Array.from({ length: 100 }, () => app.post(confirm, answer, me)));
    expect(all.filter(({ body }) => body.rc_code === '1')).toHaveLength(1);
    expect(await passwordOf('000222')).not.toBe(hash);
  });

  test('R148 another code: new references, the old ones are over', async () => {
    const me = await app.signIn('000222');
    const { otp: _, ...first } = await begun(me);
    await asOwner(
      `UPDATE portal.one_time_codes SET created_at = created_at - interval '2 minutes'`,
    );
    const { status, body } = await app.post(again, first, me);
    expect([status, body.rc_code]).toEqual([200, '2']);
    const otp = app.outbox.lastCode() ?? '';
    expect((await app.post(confirm, { ...first, otp }, me)).body.data.code).toBe('code_over');
    expect((await app.post(again, first, me)).body.data.code).toBe('code_over');
    const { new_password, mem_password } = body;
    const answer = { otp, ticket: body.data.ticket, new_password, mem_password };
    expect((await app.post(confirm, answer, me)).body.rc_code).toBe('1');
  });
});
