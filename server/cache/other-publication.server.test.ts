import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Records } from '../../records/database.ts';
import { openTestApp } from '../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let reads = 0;
/** The publication that a session is taken to know, in place of the one that is shown. */
let claimed: ((publication: number) => number) | undefined;
const wrap = (records: Records): Records => ({
  ...records,
  ofPublication(publication, onOther) {
    reads += 1;
    return records.ofPublication(claimed?.(publication) ?? publication, onOther);
  },
});
beforeAll(async () => {
  app = await openTestApp({ wrap });
});
afterAll(() => app.close());

test('T1 figures of a publication that came after the session’s are not cached', async () => {
  const headers = await app.signIn('000123');
  const path = '/api/member/share';
  const readsOf = async (times: number) => {
    reads = 0;
    for (let at = 0; at < times; at += 1) expect((await app.get(path, headers)).status).toBe(200);
    return reads;
  };
  // Whoever knows the one before is shown this one.
  claimed = (publication) => publication - 1;
  expect(await readsOf(3)).toBe(3);
  claimed = undefined;
  expect(await readsOf(3)).toBe(1);
});
