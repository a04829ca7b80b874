/** A rotated secret writes when every server can read it, on whatever machine it stands (T23). */
import { spawn } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../core/days.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { withCsrfToken } from '../../../tools/sign-in.ts';
import {
  type OneServer,
  type SeveralServers,
  startSeveralServers,
} from '../../../tools/store/several-servers.ts';
import { openTestStore } from '../../../tools/test-store.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let several: SeveralServers;
beforeAll(async () => {
  store = await openTestStore();
  several = await startSeveralServers(store);
});
afterAll(async () => {
  await several?.stop();
  await store?.close();
});

/** What `npm run secret -- …` prints on the machine of a server. */
async function secret({ dataDir }: OneServer, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, ['commands/secret/main.ts', ...words, '--by', 'noi'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_OWNER_URL: store.ownerUrl },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  await new Promise((end) => child.once('close', end));
  return output;
}

/** Whether a challenge of the one is taken by the other: both have keys of the secret. */
async function isUnderstood(from: OneServer, by: OneServer): Promise<boolean> {
  const { challenge, captcha_secret } = (await from.get('/api/info/captcha')).body.data;
  const solution = await solveChallenge({ challenge, deriveKey });
  const packed = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const body = {
    ...{ membership_no: '700001', id_card: '1234567890121', date_of_birth: '01/01/2500' },
    ...{ recaptcha: packed, captcha_secret },
  };
  // The value of a page of the other server, too.
  const headers = await withCsrfToken(from.ask);
  const { status, body: answer } = await by.post('/api/member/auth/register', body, headers);
  return status !== 403 && answer.data.code !== 'captcha_needed' && answer.data.code !== 'forged';
}

const versionsInUse = async () => {
  const rows = await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query(`SELECT secret_version::int AS version FROM portal.servers ORDER BY 1`),
  );
  return rows.rows.map(({ version }) => version);
};
const hashVersion = async (memberNo: string) => {
  const { rows } = await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query(
      `SELECT coalesce((regexp_match(password_hash, '#(\\d+)$'))[1], '1') AS version
       FROM portal.member_accounts WHERE member_no = $1`,
      [memberNo],
    ),
  );
  return rows[0].version;
};

test('T23 while one machine lacks the new version none writes with it; then all do', async () => {
  const [one, other] = several.servers;
  const until = addDays(bangkokDay(new Date()), 1);
  const printed = await secret(one, 'rotate', '--until', until);
  expect(printed).toContain('npm run secret -- reseal');
  await expect.poll(versionsInUse, { timeout: 10_000 }).toEqual([1, 2]);
  await one.signIn('000123');
  await other.signIn('000123');
  expect(await hashVersion('000123')).toBe('1');
  await other.signInStaff('content');
  expect([await isUnderstood(one, other), await isUnderstood(other, one)]).toEqual([true, true]);

  await copyFile(join(one.dataDir, 'secret'), join(other.dataDir, 'secret'));
  await expect.poll(versionsInUse, { timeout: 10_000 }).toEqual([2, 2]);
  const begun = performance.now();
  while (performance.now() - begun < 4_000) {
    expect([await isUnderstood(one, other), await isUnderstood(other, one)]).toEqual([true, true]);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  await one.signIn('000123');
  await other.signIn('000123');
  expect(await hashVersion('000123')).toBe('2');
  expect(await secret(one, 'reseal')).not.toContain('reseal');
  await other.signInStaff('content');
  await one.signInStaff('content');
});
