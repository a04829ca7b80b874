/** Tries of a password at two servers on one database: what one of them counted holds the other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKnownBrowser } from '../../../tools/remembered-browser.ts';
import { type Answer, trySignIn, withCsrfToken } from '../../../tools/sign-in.ts';
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

/** What became of so many tries, at the two servers in turn. */
async function alternating(tries: number, attempt: (server: OneServer) => Promise<Answer>) {
  const { servers } = several;
  const statuses: number[] = [];
  for (let at = 0; at < tries; at += 1) {
    const server = servers[at % 2];
    if (server) statuses.push((await attempt(server)).status);
  }
  return statuses;
}

test('T12 of a known browser five wrong passwords hold the sixth at both servers', async () => {
  const { name, value } = await makeKnownBrowser(store.ownerUrl, '000123');
  const cookie = `${name}=${value}`;
  const wrong = ({ ask }: OneServer) => trySignIn(ask, '000123', 'wrong password', cookie);
  expect(await alternating(5, wrong)).toEqual([400, 400, 400, 400, 400]);
  expect(await alternating(2, wrong)).toEqual([429, 429]);
  // Another browser of theirs does not wait.
  const [one] = several.servers;
  expect(await one.signIn('000123')).toBeDefined();
});

test('T12 of one of staff five wrong passwords hold the sixth at both servers', async () => {
  const wrong = async ({ ask }: OneServer) =>
    ask({
      method: 'POST',
      url: '/api/office/auth/login',
      headers: await withCsrfToken(ask),
      body: { login: 'content', password: 'wrong password', totp: '000000' },
    });
  expect(await alternating(5, wrong)).toEqual([400, 400, 400, 400, 400]);
  expect(await alternating(2, wrong)).toEqual([429, 429]);
});
