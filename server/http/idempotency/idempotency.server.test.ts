import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRepeatable } from '../../../api/repeatable.ts';
import { deviceCookie } from '../../../core/browser/storage-names.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { type Headers, withCsrfToken } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { allHandlers } from '../../handlers.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;
let app: App;
/** Another server on the same store. */
let other: App;
let visitor: Headers;
let somying: Headers;
let arunee: Headers;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ on: app });
  visitor = await withCsrfToken(app.ask);
  [somying, arunee] = await Promise.all([app.signIn('000123'), app.signIn('000222')]);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

let network = 0;
let address: string;
let key: string;
beforeEach(async () => {
  network += 1;
  [address, key] = [`10.8.0.${network}`, randomUUID()];
  await sql(`UPDATE portal.board_topics SET posted_at = posted_at - interval '1 day'`);
});

const sql = (text: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => (await store.query(text)).rows);

interface Sent {
  readonly headers?: Headers;
  readonly key?: string | undefined;
  readonly from?: string;
  readonly at?: App;
}
async function send(url: string, payload: object, { headers = visitor, ...sent }: Sent = {}) {
  const { key: own = key, from = address, at = app } = sent;
  const answer = await at.app.inject({
    ...{ method: 'POST', url, payload, remoteAddress: from },
    headers: { host: 'localhost', ...headers, ...(own !== '' && { 'idempotency-key': own }) },
  });
  const { statusCode: status, body: text } = answer;
  return { status, text, code: answer.json().data?.code, wait: answer.headers['retry-after'] };
}

const complaint = { detail: 'หน้าเคาน์เตอร์มีที่นั่งรอไม่พอในวันสิ้นเดือน', category: 'SERVICE' };
const file = (topic: string, sent?: Sent) =>
  send('/api/info/demand', { ...complaint, topic, anonymous: true }, sent);
// On this machine the cookies of a session need no https.
const post = (title: string, headers = somying) =>
  send('/api/info/board', { title, body: 'ฝากได้ต่ำสุดเท่าไรคะ' }, { headers, from: '127.0.0.1' });
// Equal cases of one minute are one case with a code for each: the codes tell.
const filed = async (topic: string) => {
  const rows = await sql(`SELECT FROM portal.complaint_codes c
    JOIN portal.complaints o ON o.id = c.complaint_id WHERE o.topic = '${topic}'`);
  return rows.length;
};
const posted = async (title: string) =>
  (await sql(`SELECT FROM portal.board_topics WHERE title = '${title}'`)).length;

describe('F13 a call that is made again under its key', () => {
  test('is done once and answered alike, with the code that the store does not know', async () => {
    const [first, second] = [await file('ขอที่นั่ง'), await file('ขอที่นั่ง')];
    expect(first.status).toBe(200);
    expect(first.text).toContain('tracking_code');
    expect(second).toEqual(first);
    expect(await filed('ขอที่นั่ง')).toBe(1);
  });

  test('leaves one entry in the audit log', async () => {
    const entries = async () => {
      await app.app.auditLog.flush();
      return (await sql(`SELECT FROM portal.audit_entries WHERE entry = 'info.board.post'`)).length;
    };
    const before = await entries();
    const [first, second] = [await post('ถามครั้งเดียว'), await post('ถามครั้งเดียว')];
    expect([first.status, second.text]).toEqual([200, first.text]);
    expect([await posted('ถามครั้งเดียว'), (await entries()) - before]).toEqual([1, 1]);
  });

  test('twenty at once at two servers: one row, one answer twenty times', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => file('ยี่สิบครั้ง', { at: at % 2 ? app : other })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await filed('ยี่สิบครั้ง')).toBe(1);
  });

  test('with another body, or at another address, is refused with 409', async () => {
    expect((await file('เรื่องแรก')).status).toBe(200);
    expect(await file('เรื่องที่สอง')).toMatchObject({ status: 409, code: 'key_reused' });
    expect(await filed('เรื่องที่สอง')).toBe(0);
    // Another endpoint has keys of its own.
    expect((await send('/api/info/consent', { choice: 'Y' })).status).toBe(200);
  });

  test('of another person is another call', async () => {
    const mine = await post('กระทู้เดียวกัน');
    const theirs = await post('กระทู้เดียวกัน', arunee);
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect(theirs.text).not.toBe(mine.text);
    const from = '10.8.1.1';
    const [here, there] = [await file('คนละที่'), await file('คนละที่', { from })];
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(there.text).not.toBe(here.text);
  });

  test('is a browser’s own, wherever it comes from', async () => {
    const headers = {
      ...visitor,
      cookie: `${deviceCookie}=${randomBytes(32).toString('base64url')}`,
    };
    const first = await file('ย้ายเครือข่าย', { headers });
    expect(await file('ย้ายเครือข่าย', { headers, from: '10.8.1.2' })).toEqual(first);
    expect(await filed('ย้ายเครือข่าย')).toBe(1);
  });

  test('whose session has ended is refused, whatever is stored', async () => {
    const headers = await app.signIn('000111');
    expect((await post('ก่อนออกจากระบบ', headers)).status).toBe(200);
    await sql(`UPDATE portal.sessions SET revoked_at = now() WHERE subject = '000111'`);
    expect((await post('ก่อนออกจากระบบ', headers)).status).toBe(401);
  });

  test('that was refused may be made again', async () => {
    const refused = await file('เรื่องสั้น'.repeat(200));
    expect([refused.status, refused.code]).toEqual([400, 'bad_input']);
    expect((await file('เรื่องสั้น')).status).toBe(200);
  });

  test.each(['short', 'x'.repeat(65), 'with a blank in it', 'อักษรไทยแปดตัว'])(
    'under a key that is none, “%s”, is refused',
    async (bad) => {
      const answer = await file('รหัสผิดรูป', { key: Buffer.from(bad).toString('latin1') });
      expect(answer).toMatchObject({ status: 400, code: 'bad_input' });
      expect(await filed('รหัสผิดรูป')).toBe(0);
    },
  );

  test('without a key is done as often as it is made', async () => {
    const answers = [await file('ไม่มีรหัส', { key: '' }), await file('ไม่มีรหัส', { key: '' })];
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
    expect(await filed('ไม่มีรหัส')).toBe(2);
  });
});

describe('F13 the server ended between claim and answer', () => {
  const forgetAnswer = (age: string) =>
    sql(`UPDATE portal.idempotency SET answer = NULL, claimed_at = now() - interval '${age}'`);

  test('within a minute: still at work, with Retry-After; later: nobody knows', async () => {
    await file('ถูกตัดกลางทาง');
    await forgetAnswer('10 seconds');
    expect(await file('ถูกตัดกลางทาง')).toMatchObject({
      ...{ status: 409, code: 'in_progress', wait: '5' },
    });
    await forgetAnswer('61 seconds');
    expect(await file('ถูกตัดกลางทาง')).toMatchObject({ status: 409, code: 'outcome_unknown' });
    expect(await filed('ถูกตัดกลางทาง')).toBe(1);
  }, 20_000);

  test('a call that failed may have been done: nobody knows, at once', async () => {
    await sql(`CREATE FUNCTION portal.stumble() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE 'stumbles' USING ERRCODE = 'XX000'; END $$;
      CREATE TRIGGER stumble BEFORE INSERT ON portal.consents EXECUTE FUNCTION portal.stumble()`);
    const consent = () => send('/api/info/consent', { choice: 'N' });
    expect((await consent()).status).toBe(500);
    await sql('DROP TRIGGER stumble ON portal.consents; DROP FUNCTION portal.stumble()');
    expect(await consent()).toMatchObject({ status: 409, code: 'outcome_unknown' });
  });

  test('after a day a key is free again, and what is over goes', async () => {
    await file('เมื่อวาน');
    await sql(`UPDATE portal.idempotency SET claimed_at = claimed_at - interval '25 hours'`);
    expect((await file('เมื่อวาน')).status).toBe(200);
    expect(await filed('เมื่อวาน')).toBe(2);
    await sql(`UPDATE portal.idempotency SET claimed_at = claimed_at - interval '25 hours'`);
    for (let at = 0; at < 10; at += 1) {
      await send('/api/info/consent', { choice: 'N' }, { key: randomUUID() });
    }
    const old = `SELECT FROM portal.idempotency WHERE claimed_at < now() - interval '1 day'`;
    expect(await sql(old)).toEqual([]);
  });
});

describe('T13 what is stored', () => {
  test('shows neither whose call it was nor what was answered', async () => {
    await sql('DELETE FROM portal.idempotency');
    const { text } = await file('เรื่องลับ');
    const stored = JSON.stringify(
      await sql('SELECT encode(answer, $$escape$$), * FROM portal.idempotency'),
    );
    expect(stored).not.toContain(JSON.parse(text).data.tracking_code);
    expect(stored).not.toContain(key);
  });

  test('is no answer that goes with a cookie or holds what signs somebody in', async () => {
    await sql('DELETE FROM portal.idempotency');
    const body = { membership_no: '000123', mem_password: 'wrong' };
    await send('/api/member/auth/login', body);
    await send('/api/info/demand/track', { code: '7K3M-Q2XD-09AB-CDEF-GHJK-MNPQ-RSTV' });
    expect(await sql('SELECT FROM portal.idempotency')).toEqual([]);
  });

  test('is of no endpoint whose answer names a secret', () => {
    const secrets = 'ticket|attempt|challenge|recovery_codes|qr|sealed|code|token|national_id';
    const secret = new RegExp(`"(?:${secrets})"|address":"[^"]*#|TOP`);
    const named = allHandlers
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => isRepeatable(endpoint))
      .filter(({ example, top }) => secret.test(`${JSON.stringify(example)}${top ? 'TOP' : ''}`));
    expect(named.map(({ name }) => name)).toEqual([]);
  });
});
