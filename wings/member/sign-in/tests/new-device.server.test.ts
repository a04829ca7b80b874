import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { demoPassword } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { openVisitor, type TestApp, type Visitor } from './visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const asOwner = (sql: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(sql));

const owner = '000222';
beforeEach(async () => {
  await asOwner('DELETE FROM portal.one_time_codes');
});

const complete = (visitor: Visitor, ticket: string, otp = app.outbox.lastCode()) =>
  visitor.post('/api/member/auth/login/otp', { ticket, otp });

/** A right password on a browser that is new. */
async function begin(remember = false) {
  const visitor = openVisitor(app);
  const { body } = await visitor.signIn(owner, demoPassword, { remember });
  return { visitor, ticket: String(body.data.ticket) };
}

describe('S1 a browser that is new to the member', () => {
  test('D-03 gets "2", a masked telephone and no token; nothing is open', async () => {
    const visitor = openVisitor(app);
    const { status, body, cookies } = await visitor.signIn(owner);
    expect([status, body.rc_code, body.token]).toEqual([200, '2', undefined]);
    expect(body.data).toEqual({
      step: 'new_device',
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      reference: expect.stringMatching(/^[A-Z]{4}$/),
      ends_in_seconds: 300,
      again_in_seconds: 60,
      sent_to: expect.stringMatching(/^0\dx-xxx-\d{4}$/),
    });
    expect(JSON.stringify(body)).not.toMatch(/\b0\d{9}\b/);
    expect(cookies).toMatch(/^__Host-device=/);
    expect(cookies).not.toContain('__Host-member');
  });

  test('is known once the code was right, and is not asked again', async () => {
    const { visitor, ticket } = await begin();
    const { status, body, cookies } = await complete(visitor, ticket);
    expect([status, body.rc_code, body.membership_no]).toEqual([200, '1', owner]);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(cookies).toMatch(/__Host-member=[\w-]{43};/);
    const again = await visitor.signIn(owner);
    expect([again.status, again.body.rc_code]).toEqual([200, '1']);
    const elsewhere = await openVisitor(app).signIn(owner);
    expect(elsewhere.body.rc_code).toBe('2');
  });

  test('D-03 what was asked about remembering waits on the server for the code', async () => {
    const { visitor, ticket } = await begin(true);
    const { body, cookies } = await complete(visitor, ticket);
    expect(body.expires_in).toBe(604_800);
    expect(cookies).toMatch(/__Host-member=.*Max-Age=604800/);
  });

  test('of another browser the right code of this one opens nothing', async () => {
    const { visitor, ticket } = await begin();
    for (const thief of [openVisitor(app), openVisitor(app, visitor.address)]) {
      await thief.signIn('000123');
      const { status, body } = await complete(thief, ticket);
      expect([status, body.data.code]).toEqual([400, 'code_over']);
    }
    const noCookie = await complete(openVisitor(app), ticket);
    expect(noCookie.body.data.code).toBe('code_over');
    expect((await complete(visitor, ticket)).body.rc_code).toBe('1');
  });

  test('a wrong code is told at its field; a used one and the sixth try open nothing', async () => {
    const { visitor, ticket } = await begin();
    const otp = app.outbox.lastCode();
    const wrong = otp === '000000' ? '111111' : '000000';
    const refused = await complete(visitor, ticket, wrong);
    expect([refused.status, refused.body.data.code]).toEqual([400, 'bad_code']);
    expect(refused.body.data.fields[0].field).toBe('otp');
    for (let attempt = 0; attempt < 4; attempt += 1) await complete(visitor, ticket, wrong);
    expect((await complete(visitor, ticket, otp)).body.data.code).toBe('code_over');
    const anew = await begin();
    expect((await complete(anew.visitor, anew.ticket)).body.rc_code).toBe('1');
    expect((await complete(anew.visitor, anew.ticket)).body.data.code).toBe('code_over');
  });

  test('T10 100 right codes at once open one session', async () => {
    const { visitor, ticket } = await begin();
    const otp = app.outbox.lastCode();
    const all = await Promise.all(
      Array.from({ length: 100 }, () => complete(visitor, ticket, otp)),
    );
    expect(all.filter(({ body }) => body.rc_code === '1')).toHaveLength(1);
    expect(all.filter(({ body }) => body.data?.code === 'code_over')).toHaveLength(99);
  });

  test('another code ends the one before, and only after a minute', async () => {
    const { visitor, ticket } = await begin();
    const again = (oldTicket: string) =>
      visitor.post('/api/member/auth/login/otp/again', { ticket: oldTicket });
    const early = await again(ticket);
    expect([early.status, early.body.data.code]).toEqual([429, 'too_many']);
    const first = app.outbox.lastCode();
    await asOwner(`UPDATE portal.one_time_codes SET created_at = created_at - interval '61 s'`);
    const { status, body } = await again(ticket);
    expect([status, body.rc_code]).toEqual([200, '1']);
    expect(body.data.ticket).not.toBe(ticket);
    expect((await complete(visitor, ticket, first)).body.data.code).toBe('code_over');
    expect((await again(ticket)).body.data.code).toBe('code_over');
    expect((await complete(visitor, body.data.ticket)).body.rc_code).toBe('1');
  });

  test('T12 a browser that was ended, or where twenty failed, is a stranger’s again', async () => {
    const { visitor, ticket } = await begin();
    await complete(visitor, ticket);
    await asOwner(`UPDATE portal.devices SET failures_in_row = 20 WHERE member_no = '${owner}'`);
    expect((await visitor.signIn(owner)).body.rc_code).toBe('2');
    await asOwner(`UPDATE portal.devices SET failures_in_row = 0, ended_at = now()
      WHERE member_no = '${owner}'`);
    expect((await visitor.signIn(owner)).body.rc_code).toBe('2');
  });

  test('R177 no answer of the three calls holds password, code or telephone', async () => {
    const { visitor, ticket } = await begin();
    const { body } = await complete(visitor, ticket);
    const json = JSON.stringify(body);
    expect(json).not.toContain(app.outbox.lastCode());
    expect(json).not.toContain(demoPassword);
    expect(typeof body.rc_code).toBe('string');
  });
});
