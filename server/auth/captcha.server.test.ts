import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useProof } from '../../records/content/proofs.ts';
import { openRecords, type Records } from '../../records/database.ts';
import { deriveKeys, fixedRing } from '../../records/keys/key-ring.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { openCaptcha } from './captcha.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
beforeAll(async () => {
  store = await openTestStore();
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

test('S5 T14 a proof is over after five minutes, by the server and by the store', async () => {
  const captcha = openCaptcha(records, fixedRing(deriveKeys(1, randomUUID())));
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { challenge, captcha_secret } = await captcha.issue();
    const solution = await solveChallenge({ challenge, deriveKey });
    const payload = JSON.stringify({ challenge, solution });
    const proof = { recaptcha: Buffer.from(payload).toString('base64'), captcha_secret };
    vi.setSystemTime(Date.now() + 5 * 60_000 + 2_000);
    expect(await captcha.verify(proof)).toBe(false);
    vi.setSystemTime(Date.now() - 60_000);
    expect(await captcha.verify(proof)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
  const past = new Date(Date.now() - 1_000);
  const use = () => records.asVisitor((db) => useProof(db, 'a'.repeat(32), past));
  expect(await use()).toBe(false);
});

test('S5 T14 a proof of another secret opens nothing; the work grows under pressure', async () => {
  const [one, other] = [1, 2].map(() =>
    openCaptcha(records, fixedRing(deriveKeys(1, randomUUID()))),
  );
  const { challenge, captcha_secret } = (await one?.issue()) ?? expect.fail();
  const solution = await solveChallenge({ challenge, deriveKey });
  const payload = JSON.stringify({ challenge, solution });
  const proof = { recaptcha: Buffer.from(payload).toString('base64'), captcha_secret };
  expect(await other?.verify(proof)).toBe(false);
  expect(await one?.verify(proof)).toBe(true);
  expect(solution?.counter).toBeLessThan(300);
  for (let round = 0; round < 100; round += 1) one?.note('wrong');
  const harder = (await one?.issue())?.challenge ?? expect.fail();
  expect((await solveChallenge({ challenge: harder, deriveKey }))?.counter).toBeGreaterThan(399);
});
