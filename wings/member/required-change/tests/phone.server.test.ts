import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { findPhone } from '../../../../records/sign-in/phones.ts';
import { goOn, openIssuedPassword, update } from './issued-password.ts';

let setup: Awaited<ReturnType<typeof openIssuedPassword>>;
let app: typeof setup.app;
beforeAll(async () => {
  setup = await openIssuedPassword();
  app = setup.app;
});
afterAll(() => app.close());
beforeEach(() => setup.giveAgain());

describe('T9 a new telephone number, step by step', () => {
  const confirm = '/api/member/phone/confirm';
  const again = '/api/member/phone/confirm/again';
  const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';
  const number = '0812345678';
  const phone = () => app.records.readAsMember('000789', findPhone);

  /** 000789 with a password of their own and a number that waits. */
  async function waitingPhone() {
    const me = await app.signIn('000789');
    const { body, cookies } = await app.post(
      update,
      { mem_password: fresh, mem_phone: number },
      me,
    );
    const ticket: string = body.data.phone_code.ticket;
    return { me: goOn(me, cookies), ticket, otp: app.outbox.lastCode(number) };
  }

  test('T9 the new number, then the old, which is told; it counts a day later', async () => {
    const old = await phone();
    const { me, ticket, otp } = await waitingPhone();
    const first = await app.post(confirm, { ticket, otp }, me);
    expect(first.body.data).toMatchObject({ step: 'old', effective_at: null });
    expect(await setup.phonesOf()).toMatchObject([{ new: true, old: false, effective: false }]);
    expect(await phone()).toBe(old);
    const second = await app.post(
      confirm,
      { ticket: first.body.data.code.ticket, otp: app.outbox.lastCode(old ?? '') },
      me,
    );
    expect(second.body.data).toMatchObject({ step: 'done', code: null });
    const wait = Date.parse(second.body.data.effective_at) - Date.now();
    expect(Math.abs(wait - 24 * 60 * 60 * 1000)).toBeLessThan(60_000);
    const notice = app.outbox.messages.at(-1);
    expect([notice?.to, notice?.text]).toEqual([old, expect.stringContaining('08x-xxx-5678')]);
    expect(notice?.text).not.toContain(number);
    expect(notice?.text).toMatch(/ไม่ใช่คุณ ยกเลิกทันทีที่หน้า ความปลอดภัยของบัญชี หรือโทร [\d ]+/);
    // Until then the number on record goes on counting.
    expect(await phone()).toBe(old);
    await setup.stored(
      "UPDATE portal.member_phones SET effective_at = now() - interval '1 second'",
    );
    expect(await phone()).toBe(number);
  });

  test('T9 a code of one number proves no other, and none is used twice', async () => {
    const { me, ticket, otp } = await waitingPhone();
    const wrong = otp === '111111' ? '222222' : '111111';
    const { status, body } = await app.post(confirm, { ticket, otp: wrong }, me);
    expect([status, body.data.code]).toEqual([400, 'bad_code']);
    expect((await app.post(confirm, { ticket, otp }, me)).body.data.step).toBe('old');
    expect((await app.post(confirm, { ticket, otp }, me)).body.data.code).toBe('code_over');
    expect(await setup.phonesOf()).toMatchObject([{ new: true, old: false, effective: false }]);
  });

  test('T9 another session and another member get nowhere with the ticket', async () => {
    const { ticket, otp } = await waitingPhone();
    for (const other of [await app.signIn('000789', fresh), await app.signIn('000123')]) {
      const { status, body } = await app.post(confirm, { ticket, otp }, other);
      expect([status, body.data.code]).toEqual([400, 'code_over']);
    }
    expect(await setup.phonesOf()).toMatchObject([{ new: false, old: false }]);
  });

  test('T9 without a number on record staff must see the person; nothing counts', async () => {
    await asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
      client.query(`UPDATE records.members SET phone = NULL WHERE member_no = '000789'`),
    );
    const { me, ticket, otp } = await waitingPhone();
    const { body } = await app.post(confirm, { ticket, otp }, me);
    expect(body.data).toEqual({ step: 'staff', code: null, effective_at: null });
    expect(await phone()).toBeNull();
    await asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
      client.query(`UPDATE records.members SET phone = '0899876543' WHERE member_no = '000789'`),
    );
  });

  test('T9 where no message gets through the password is set and the number waits', async () => {
    app.outbox.setOpen('sms', false);
    const me = await app.signIn('000789');
    const { status, body } = await app.post(update, { mem_password: fresh, mem_phone: number }, me);
    app.outbox.setOpen('sms', true);
    expect([status, body.data]).toEqual([200, { phone_waits: true, phone_code: null }]);
    expect(await setup.phonesOf()).toMatchObject([{ phone: number, new: false }]);
  });

  test('T9 another code for the step that is open; the one before is over', async () => {
    const { me, ticket, otp } = await waitingPhone();
    await setup.stored(
      "UPDATE portal.one_time_codes SET created_at = created_at - interval '2 minutes'",
    );
    const { status, body } = await app.post(again, { ticket }, me);
    expect([status, body.data.sent_to]).toEqual([200, '08x-xxx-5678']);
    const newer = app.outbox.lastCode(number);
    expect((await app.post(confirm, { ticket, otp }, me)).body.data.code).toBe('code_over');
    const input = { ticket: body.data.ticket, otp: newer };
    expect((await app.post(confirm, input, me)).body.data.step).toBe('old');
  });
});
