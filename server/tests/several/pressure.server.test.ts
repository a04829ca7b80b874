/** Tries that fail at several servers count together: each alone would see a calm site (T11). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withCsrfToken } from '../../../tools/sign-in.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
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
  several = await startSeveralServers(store, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(async () => {
  await several?.stop();
  await store?.close();
});

/** Of a stranger each time, from a network of their own. */
let strangers = 0;
async function tryAs(server: OneServer, mem_password: string): Promise<string | undefined> {
  strangers += 1;
  const headers = await withCsrfToken(server.ask, { 'x-forwarded-for': `198.18.${strangers}.9` });
  const member = String(700_000 + strangers);
  const body = { membership_no: mem_password === demoPassword ? '000123' : member, mem_password };
  return (await server.post('/api/member/auth/login', body, headers)).body.data?.code;
}

test('T11 failures at either server ask strangers of both for a proof in seconds', async () => {
  const [one, other] = several.servers;
  expect(await tryAs(one, demoPassword)).not.toBe('captcha_needed');
  for (let round = 0; round < 12; round += 1) {
    const codes = [await tryAs(one, 'wrong'), await tryAs(other, 'wrong')];
    if (round < 5) expect(codes).toEqual(['bad_credentials', 'bad_credentials']);
  }
  for (const server of [one, other]) {
    await expect.poll(() => tryAs(server, demoPassword), { timeout: 5_000 }).toBe('captcha_needed');
  }
});
