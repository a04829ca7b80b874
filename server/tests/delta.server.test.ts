/** A night that comes as a delta is what members would be shown of the whole. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../core/days.ts';
import { writeNextNight } from '../../demo/delta/next-night.ts';
import { referenceDay } from '../../demo/timeline.ts';
import { writeExtract } from '../../demo/write-extract.ts';
import { rollback } from '../../intake/rollback.ts';
import { runIntake } from '../../intake/run-intake.ts';
import { readSnapshot } from '../../intake/tests/held-store.ts';
import { openAnswers } from './calls/member-answers.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let root: string;
beforeAll(async () => {
  server = await openTestServer();
  root = await mkdtemp(join(tmpdir(), 'sahakon-night-'));
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

test('F11 rows and answers are those of the whole, byte by byte', async () => {
  const { ownerUrl, extractFolder, members } = server.store;
  const { ofMembers } = await openAnswers(server);
  const [next, delta] = [join(root, 'next'), join(root, 'delta')];
  await writeNextNight({ base: extractFolder, out: delta });
  await writeExtract({ folder: next, members, asOf: addDays(referenceDay, 1) });
  const takeIn = async (folder: string) => {
    expect(await runIntake({ folder, ownerUrl, madeUp: true })).toMatchObject({
      outcome: 'published',
      faults: [],
    });
    return { rows: (await readSnapshot(ownerUrl)).tables, answers: await ofMembers() };
  };
  const whole = await takeIn(next);
  expect(Object.keys(whole.answers).length).toBeGreaterThan(20);
  await rollback({ ownerUrl });
  expect(await takeIn(delta)).toEqual(whole);
  // The day that is shown is the night's.
  expect(whole.answers['member.share']).toContain(addDays(referenceDay, 1));
});
