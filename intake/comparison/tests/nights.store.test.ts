/** One cooperative, night after night: what an ordinary extract changes raises no question. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../core/days.ts';
import { referenceDay } from '../../../demo/timeline.ts';
import { writeExtract } from '../../../demo/write-extract.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { type IntakeReport, runIntake } from '../../run-intake.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let folder: string;
beforeAll(async () => {
  store = await openTestStore();
  folder = await mkdtemp(join(tmpdir(), 'sahakon-nights-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await store.close();
});

async function night(days: number): Promise<IntakeReport> {
  await writeExtract({ folder, members: store.members, asOf: addDays(referenceDay, days) });
  return runIntake({ folder, ownerUrl: store.ownerUrl, madeUp: true });
}

describe('F11 an ordinary night is published without a question', () => {
  test.each([1, 2, 33, 70, 130, 330])('%i days later', async (days) => {
    const { outcome, faults, comparison } = await night(days);
    expect(faults).toEqual([]);
    expect(outcome).toBe('published');
    for (const { subject, rewritten } of comparison) {
      expect({ subject, rewritten }).toEqual({ subject, rewritten: [] });
    }
  });
});
