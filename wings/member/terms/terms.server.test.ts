import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const read = '/api/member/termofconditional/text';
const accept = '/api/member/termofconditional/accept';
const check = '/api/member/termofconditional';
const share = '/api/member/share';

/** Rows of the portal as its owner sees and writes them. */
async function stored(sql: string, ...values: unknown[]) {
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_owner', (client) =>
    client.query(sql, values),
  );
  return rows;
}

/** After a step the cookie half is a new one: the bearer half goes on with it. */
function goOn(headers: Readonly<Record<string, string>>, cookies: readonly string[]) {
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  return { authorization: headers.authorization ?? '', cookie: cookie || (headers.cookie ?? '') };
}

test('R039 anybody may read the terms in force, and which versions there are', async () => {
  const { status, body } = await app.get(read);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    version: '1',
    title: expect.stringMatching(/.+/),
    body_html: expect.stringMatching(/^<.+>$/s),
    effective_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    change_summary: '',
    versions: [{ version: '1', effective_on: body.data.effective_on }],
  });
});

test('R039 a version that is none, or not yet, is not found', async () => {
  await stored(`INSERT INTO portal.terms_versions
    VALUES ('TERMS', 'ahead', 'ฉบับหน้า', '<p>x</p>', current_date + 30)`);
  for (const version of ['0.9', 'ahead', "1' OR '1'='1"]) {
    const { status } = await app.get(`${read}?version=${encodeURIComponent(version)}`);
    expect([version, status]).toEqual([version, 404]);
  }
});

describe('R055 accepting', () => {
  test('opens the records and keeps version, time, address and agent', async () => {
    const me = { ...(await app.signIn('000456')), 'user-agent': 'test agent' };
    expect((await app.get(share, me)).status).toBe(403);
    const { status, body, cookies } = await app.post(accept, { version: '1' }, me);
    expect([status, body.rc_code]).toEqual([200, '1']);
    expect((await app.get(share, goOn(me, cookies))).status).toBe(200);
    const evidence = await stored(
      `SELECT kind, version, address, agent, now() - accepted_at < interval '1 minute' AS fresh
       FROM portal.terms_acceptances WHERE member_no = $1`,
      '000456',
    );
    expect(evidence).toEqual([
      { kind: 'TERMS', version: '1', address: '127.0.0.1', agent: 'test agent', fresh: true },
    ]);
    // T15: with the change of rights the old cookie half is worth nothing.
    expect((await app.get(share, me)).status).toBe(401);
    const choices = await stored(
      'SELECT FROM portal.member_choices WHERE member_no = $1',
      '000456',
    );
    expect(choices).toEqual([]);
  });

  test('D-30 offers are asked about apart; a yes is kept with the notice in force', async () => {
    const me = { ...(await app.signIn('000123')), 'user-agent': 'test agent' };
    const { status } = await app.post(accept, { version: '1', marketing: true }, me);
    expect(status).toBe(200);
    const [choice, ...others] = await stored(
      `SELECT kind, choice, address, agent, notice_version = (SELECT max(version)
         FROM portal.policies WHERE kind = 'PRIVACY' AND effective_on <= current_date) AS noticed
       FROM portal.member_choices WHERE member_no = $1`,
      '000123',
    );
    expect(others).toEqual([]);
    expect(choice).toEqual({
      kind: 'MARKETING',
      choice: true,
      address: '127.0.0.1',
      agent: 'test agent',
      noticed: true,
    });
  });

  test('a version that is not in force is not accepted, and nothing of it is kept', async () => {
    const me = await app.signIn('000111');
    const { status, body } = await app.post(accept, { version: '0.9', marketing: true }, me);
    expect([status, body.rc_code, body.data.code]).toEqual([409, '0', 'conflict']);
    expect(body.messages).toContain('ฉบับใหม่');
    const choices = await stored(
      'SELECT FROM portal.member_choices WHERE member_no = $1',
      '000111',
    );
    expect(choices).toEqual([]);
  });

  test.each([
    [{}, 'version'],
    [{ version: '' }, 'version'],
    [{ version: '1', marketing: false }, 'marketing'],
    [{ version: '1', member_no: '000123' }, 'member_no'],
  ])('D-01 malformed acceptance %j: 400 names the field %s', async (input, field) => {
    const { status, body } = await app.post(accept, input, await app.signIn('000123'));
    expect(status).toBe(400);
    expect(body.data.fields[0].field).toBe(field);
  });

  test('R171 without a session a POST says -2', async () => {
    const { status, body } = await app.post(accept, { version: '1' });
    expect([status, body.rc_code]).toEqual([401, '-2']);
  });
});

describe('R152 R123 a new version', () => {
  test('is asked about at the next entry; the old one stays to be read', async () => {
    const inside = await app.signIn('000111');
    expect((await app.post(check, {}, inside)).body.rc_code).toBe('1');
    await stored(`INSERT INTO portal.terms_versions
      VALUES ('TERMS', '2', 'ฉบับสอง', '<p onclick="x()">ใหม่</p>', current_date)`);
    expect((await app.post(check, {}, inside)).body.rc_code).toBe('0');
    const next = await app.signIn('000123');
    expect((await app.get(share, next)).status).toBe(403);
    await expect
      .poll(async () => (await app.get(read)).body.data.version, { timeout: 5000 })
      .toBe('2');
    const { data } = (await app.get(read)).body;
    expect(data.body_html).toBe('<p>ใหม่</p>');
    expect(data.versions.map((one: { version: string }) => one.version)).toEqual(['2', '1']);
    expect((await app.get(`${read}?version=1`)).body.data.version).toBe('1');
    const { cookies } = await app.post(accept, { version: '2' }, next);
    expect((await app.get(share, goOn(next, cookies))).status).toBe(200);
  });
});
