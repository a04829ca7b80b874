/** Two servers on one database: what one of them was told, the other one knows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SeveralServers, startSeveralServers } from '../../../tools/store/several-servers.ts';
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

const member = '/api/member/share';

test('a session that began at one server counts at the other, and ends at both', async () => {
  const [one, other] = several.servers;
  const headers = await one.signIn('000123');
  expect([
    (await one.get(member, headers)).status,
    (await other.get(member, headers)).status,
  ]).toEqual([200, 200]);
});
