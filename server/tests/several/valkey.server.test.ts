/** Two servers with one Valkey, which counts the tries of both and is then killed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../../../tools/check/needs.mjs';
import { makeKnownBrowser } from '../../../tools/remembered-browser.ts';
import { trySignIn } from '../../../tools/sign-in.ts';
import { type SeveralServers, startSeveralServers } from '../../../tools/store/several-servers.ts';
import { startValkey, type TestValkey } from '../../../tools/store/valkey.ts';
import { openTestStore } from '../../../tools/test-store.ts';

describe.runIf(needs.valkey.isMet())('servers with one Valkey [needs valkey]', () => {
  let store: Awaited<ReturnType<typeof openTestStore>>;
  let valkey: TestValkey;
  let several: SeveralServers;
  beforeAll(async () => {
    [store, valkey] = await Promise.all([openTestStore(), startValkey()]);
    several = await startSeveralServers(store, { env: { VALKEY_URL: valkey.url } });
  });
  afterAll(async () => {
    await several?.stop();
    await valkey?.close();
    await store?.close();
  });

  /** Statuses of wrong passwords, of a known browser of a member, at both servers in turn. */
  async function wrongPasswords(memberNo: string, tries: number): Promise<number[]> {
    const { name, value } = await makeKnownBrowser(store.ownerUrl, memberNo);
    const statuses: number[] = [];
    for (let at = 0; at < tries; at += 1) {
      const { ask } = several.servers[at % 2 ? 1 : 0];
      const answer = await trySignIn(ask, memberNo, 'wrong password', `${name}=${value}`);
      statuses.push(answer.status);
    }
    return statuses;
  }
  const figures = () =>
    Promise.all(
      several.servers.map(async ({ baseUrl }) => {
        const text = await (await fetch(`${baseUrl}/metrics`)).text();
        return /^sahakon_valkey_up (\d)$/m.exec(text)?.[1];
      }),
    );

  test('T12 five wrong passwords hold the sixth at both, also without it', async () => {
    const held = [400, 400, 400, 400, 400, 429, 429];
    expect(await figures()).toEqual(['1', '1']);
    expect(await wrongPasswords('000123', 7)).toEqual(held);
    await valkey.kill();
    expect(await wrongPasswords('000222', 7)).toEqual(held);
    expect(await figures()).toEqual(['0', '0']);
  });
});
