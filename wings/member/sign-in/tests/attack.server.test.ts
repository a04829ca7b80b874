/** What holds while somebody tries passwords (T11, T12, T14). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { openVisitor, type TestApp } from './visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const asOwner = (sql: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(sql));
const failed = (memberNo: string, times: number) =>
  asOwner(`INSERT INTO portal.sign_in_failures (member_no, in_row) VALUES ('${memberNo}', ${times})
    ON CONFLICT (member_no) DO UPDATE SET in_row = ${times}`);
const failures = async (memberNo: string): Promise<number> => {
  const sql = `SELECT in_row FROM portal.sign_in_failures WHERE member_no = '${memberNo}'`;
  return (await asOwner(sql)).rows[0]?.in_row ?? 0;
};

beforeEach(async () => {
  await asOwner('DELETE FROM portal.one_time_codes');
  await asOwner('DELETE FROM portal.sign_in_failures');
});

const codeOf = ({ status, body }: { status: number; body: { data?: { code?: string } } }) =>
  status === 200 ? 'in' : body.data?.code;

/** A browser that the member has used before. */
async function openKnownVisitor(memberNo: string) {
  const visitor = openVisitor(app);
  expect((await visitor.signIn(memberNo)).body.rc_code).toBe('1');
  return visitor;
}

describe('D-03 captcha', () => {
  test.each(['000123', '999999'])('R096 %s: from the third try on a proof is owed', async (no) => {
    const codes = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      codes.push(codeOf(await openVisitor(app).signIn(no, 'x')));
    expect(codes).toEqual(['bad_credentials', 'bad_credentials', 'captcha_needed']);
    const visitor = openVisitor(app);
    const proof = await visitor.prove();
    expect(codeOf(await visitor.signIn(no, 'x', proof))).toBe('bad_credentials');
    // T14: a proof counts once.
    expect(codeOf(await visitor.signIn(no, 'x', proof))).toBe('captcha_needed');
    expect(await failures(no)).toBe(3);
  });

  test('with a proof the right password lets in and ends the row', async () => {
    await failed('000123', 7);
    const visitor = openVisitor(app);
    expect(codeOf(await visitor.signIn('000123'))).toBe('captcha_needed');
    expect(codeOf(await visitor.signIn('000123', undefined, await visitor.prove()))).toBe('in');
    expect(await failures('000123')).toBe(0);
  });

  test('T12 a known browser owes none, and its failures are its own', async () => {
    const visitor = await openKnownVisitor('000111');
    await failed('000111', 60);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(codeOf(await visitor.signIn('000111', 'x'))).toBe('bad_credentials');
    }
    expect(codeOf(await visitor.signIn('000111'))).toBe('in');
    expect(await failures('000111')).toBe(60);
  });
});

describe('T12 waits', () => {
  test('grow, are told in seconds, and end by themselves', async () => {
    const visitor = openVisitor(app);
    const wrong = async () =>
      visitor.signIn('000123', 'x', (await failures('000123')) < 2 ? {} : await visitor.prove());
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(codeOf(await wrong())).toBe('bad_credentials');
    const { status, headers, body } = await visitor.signIn('000123');
    expect([status, body.rc_code, Number(headers['retry-after'])]).toEqual([429, '0', 2]);
    const sentence = 'คุณได้พยายามเข้าระบบหลายครั้งเกินไป กรุณาลองใหม่ใน 2 วินาที';
    expect([body.errors, body.messages]).toEqual([[sentence], sentence]);
    // Others from there do not wait, nor does the owner elsewhere.
    expect(codeOf(await openVisitor(app, visitor.address).signIn('000456'))).toBe('in');
    const owner = openVisitor(app);
    expect(codeOf(await owner.signIn('000123', undefined, await owner.prove()))).toBe('in');
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(codeOf(await visitor.signIn('000123'))).toBe('in');
  });

  test('a known browser has five failures in a quarter of an hour', async () => {
    const visitor = await openKnownVisitor('000123');
    for (let attempt = 0; attempt < 5; attempt += 1) await visitor.signIn('000123', 'x');
    const { status, headers } = await visitor.signIn('000123');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(890);
    expect(codeOf(await openVisitor(app).signIn('000123'))).toBe('in');
  });

  test('under attack the owner signs in on a new browser within ten seconds', async () => {
    let attacking = true;
    const attack = (async () => {
      while (attacking) {
        const visitor = openVisitor(app);
        await visitor.signIn('000123', 'x', await visitor.prove());
      }
    })();
    const began = performance.now();
    const owner = openVisitor(app);
    let code = codeOf(await owner.signIn('000123'));
    if (code === 'captcha_needed') {
      code = codeOf(await owner.signIn('000123', undefined, await owner.prove()));
    }
    attacking = false;
    expect(code).toBe('in');
    expect(performance.now() - began).toBeLessThan(10_000);
    await attack;
  });
});

describe('T12 after a hundred failures in a row', () => {
  const unlocked = '000111';

  test('no password is looked at elsewhere; a known browser does not notice', async () => {
    const visitor = await openKnownVisitor(unlocked);
    await failed(unlocked, 100);
    const answers = [];
    for (const password of [undefined, 'x']) {
      const stranger = openVisitor(app);
      expect(codeOf(await stranger.signIn(unlocked, password))).toBe('captcha_needed');
      answers.push(await stranger.signIn(unlocked, password, await stranger.prove()));
    }
    for (const { status, body } of answers) {
      expect([status, body.rc_code, body.token]).toEqual([200, '2', undefined]);
      expect(body.data).toMatchObject({ step: 'unlock', sent_to: null });
    }
    expect(await failures(unlocked)).toBe(100);
    expect(codeOf(await visitor.signIn(unlocked))).toBe('in');
  });

  test('T13 the answer is the same for a number that nobody has', async () => {
    await failed('999998', 100);
    await failed(unlocked, 100);
    const shapes = [];
    for (const no of ['999998', unlocked]) {
      const stranger = openVisitor(app);
      const { status, body } = await stranger.signIn(no, 'x', await stranger.prove());
      expect(body.data.reference).toMatch(/^[A-Z]{4}$/);
      shapes.push({ status, ...body, data: { ...body.data, ticket: 0, reference: 0 } });
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });

  test('the code unlocks, and only then the password counts', async () => {
    await failed(unlocked, 130);
    const owner = openVisitor(app);
    const response = await owner.signIn(unlocked, undefined, await owner.prove());
    const claim = { ticket: response.body.data.ticket, otp: app.outbox.lastCode() };
    const path = '/api/member/auth/login/otp';
    const refused = await openVisitor(app).post(path, claim);
    expect(refused.body.data.code).toBe('code_over');
    const { status, body, cookies } = await owner.post(path, claim);
    expect([status, body.rc_code, body.token]).toEqual([200, '2', undefined]);
    expect(body.data).toEqual({ unlocked: true });
    expect(cookies).not.toContain('__Host-member');
    expect(await failures(unlocked)).toBe(0);
    expect((await owner.post(path, claim)).body.data.code).toBe('code_over');
    expect(codeOf(await owner.signIn(unlocked))).toBe('in');
  });
});
