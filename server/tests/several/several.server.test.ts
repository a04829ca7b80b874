/** Two servers on one database: what one of them was told, the other one knows at once. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExtract } from '../../../demo/write-extract.ts';
import { runIntake } from '../../../intake/run-intake.ts';
import { temporaryFolder } from '../../../tools/app.ts';
import { greyPixel } from '../../../tools/endpoints/tests/rows.ts';
import { confirmOffice } from '../../../tools/office.ts';
import { trySignIn, withCsrfToken } from '../../../tools/sign-in.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import {
  type OneServer,
  type SeveralServers,
  startSeveralServers,
} from '../../../tools/store/several-servers.ts';
import { codeIn } from '../../../tools/test-outbox.ts';
import { openTestStore } from '../../../tools/test-store.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let several: SeveralServers;
let [one, other] = [] as unknown as readonly [OneServer, OneServer];
beforeAll(async () => {
  store = await openTestStore();
  several = await startSeveralServers(store, { env: { OUTBOX: 'file' } });
  [one, other] = several.servers;
});
afterAll(async () => {
  await several?.stop();
  await store?.close();
});

const shares = '/api/member/share';
const statusesOf = (headers: Readonly<Record<string, string>>, url = shares) =>
  Promise.all([one, other].map(async (server) => (await server.get(url, headers)).status));

test('a session that began at one server counts at the other, and ends at both', async () => {
  const [first, second] = [await one.signIn('000123'), await other.signIn('000123')];
  expect(await statusesOf(first)).toEqual([200, 200]);
  expect(await statusesOf(second)).toEqual([200, 200]);
  const body = { kind: 'others', password: demoPassword };
  expect((await other.post('/api/member/security/end', body, second)).status).toBe(200);
  expect(await statusesOf(first)).toEqual([401, 401]);
  expect(await statusesOf(second)).toEqual([200, 200]);
});

test('somebody of the staff whose work ends at one server is out at the other', async () => {
  const [admin, support] = [await one.signInStaff('admin'), await other.signInStaff('support')];
  const home = '/api/office/home';
  expect(await statusesOf(support, home)).toEqual([200, 200]);
  const { staff } = (await one.get('/api/office/staff', admin)).body.data;
  const { version } = staff.find(({ login }: { login: string }) => login === 'support');
  await confirmOffice({ ask: one.ask, ownerUrl: store.ownerUrl }, admin, 'admin');
  expect(
    (await one.post('/api/office/staff/end', { staff_login: 'support', version }, admin)).body,
  ).toMatchObject({
    rc_code: '1',
  });
  expect(await statusesOf(support, home)).toEqual([401, 401]);
});

test('what staff write at one server the other shows once it is confirmed', async () => {
  const content = await one.signInStaff('content');
  const shown = async (server: OneServer) =>
    (await server.get('/api/info/manu')).body.data.list_manu[0].manu_name_eng;
  for (let round = 0; round < 10; round += 1) {
    const [writer, reader] = round % 2 === 0 ? [one, other] : [other, one];
    const { version, items } = (await writer.get('/api/office/menu', content)).body.data;
    const before = await shown(reader);
    const name_en = `Home ${round}`;
    const menu = {
      version,
      items: items.map((item: object, at: number) => (at === 0 ? { ...item, name_en } : item)),
    };
    expect((await writer.post('/api/office/menu', menu, content)).status).toBe(200);
    expect([before === name_en, await shown(reader), await shown(writer)]).toEqual([
      false,
      name_en,
      name_en,
    ]);
  }
});

test('a picture that is uploaded at one server is shown by the other till withdrawn', async () => {
  const content = await one.signInStaff('content');
  const uploaded = await one.post('/api/office/media/picture', { file: greyPixel }, content);
  const { url } = uploaded.body.data;
  const shown = () =>
    Promise.all([one, other].map(async ({ baseUrl }) => (await fetch(`${baseUrl}${url}`)).status));
  expect([uploaded.status, await shown()]).toEqual([200, [200, 200]]);
  const admin = await other.signInStaff('admin');
  await confirmOffice({ ask: other.ask, ownerUrl: store.ownerUrl }, admin, 'admin');
  const name = /([0-9a-f]{32})/.exec(url)?.[1];
  const gone = { name, reason: 'ภาพของผู้อื่น' };
  expect((await other.post('/api/office/media/withdraw', gone, admin)).body).toMatchObject({
    rc_code: '1',
  });
  expect(await shown()).toEqual([410, 410]);
});

/** The code of the newest message that a server has written. */
async function codeOf({ dataDir }: OneServer): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return codeIn(await readFile(join(folder, names.at(-1) ?? ''), 'utf8')) ?? '';
}

test('an OTP that was asked for at one server is confirmed at the other, once', async () => {
  const begun = await trySignIn(one.ask, '000222', demoPassword);
  expect([begun.status, begun.body.rc_code]).toEqual([200, '2']);
  await expect.poll(() => codeOf(one).catch(() => '')).toMatch(/^\d{6}$/);
  const body = { ticket: begun.body.data.ticket, otp: await codeOf(one) };
  const cookie = begun.cookies.map((line) => line.split(';')[0]).join('; ');
  const headers = await withCsrfToken(one.ask, { cookie });
  const confirmed = await other.post('/api/member/auth/login/otp', body, headers);
  expect([confirmed.status, confirmed.body.rc_code]).toEqual([200, '1']);
  const again = await one.post('/api/member/auth/login/otp', body, headers);
  expect(again.body.data.code).toBe('code_over');
});

test('a captcha of one server is used up at the other, once for both', async () => {
  const { challenge, captcha_secret } = (await one.get('/api/info/captcha')).body.data;
  const solution = await solveChallenge({ challenge, deriveKey });
  const packed = JSON.stringify({ challenge, solution });
  const body = {
    ...{ membership_no: '000123', id_card: '1234567890121', date_of_birth: '01/01/2500' },
    ...{ recaptcha: Buffer.from(packed).toString('base64'), captcha_secret },
  };
  const register = async (server: OneServer) =>
    (await server.post('/api/member/auth/register', body, await withCsrfToken(server.ask))).body
      .data.code;
  const codes = [await register(other), await register(one), await register(other)];
  expect(codes[0]).not.toBe('captcha_needed');
  expect(codes.slice(1)).toEqual(['captcha_needed', 'captcha_needed']);
});

test('a publication is shown by both servers as soon as it is there', async () => {
  const headers = await one.signIn('000123');
  const read = () =>
    Promise.all([one, other].map(async ({ get }) => (await get(shares, headers)).body.data));
  const before = await read();
  expect(before[0]).toEqual(before[1]);
  const extract = await temporaryFolder();
  try {
    await writeExtract({ folder: extract.path, members: 120, date: '2026-01-05' });
    const { ownerUrl } = store;
    const more = { madeUp: true, force: true, letters: 'later' } as const;
    const { outcome } = await runIntake({ folder: extract.path, ownerUrl, ...more });
    expect(outcome).toBe('published');
    const after = await read();
    expect(after[0]).toEqual(after[1]);
    expect(after[0]).not.toEqual(before[0]);
  } finally {
    await extract.remove();
  }
});
