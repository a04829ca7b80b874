import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExtract } from '../../../demo/write-extract.ts';
import { runIntake } from '../../../intake/run-intake.ts';
import { readSnapshot } from '../../../intake/tests/held-store.ts';
import { temporaryFolder } from '../../app.ts';
import { openTestStore } from '../../test-store.ts';
import { seeded } from '../seeded.ts';
import { type FlipWorker, openWorker } from './attempt.ts';
import { amountKinds, type Figures, figuresOf, readBytes } from './flip.ts';
import { flipMembers } from './flips.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let extract: Awaited<ReturnType<typeof temporaryFolder>>;
let worker: FlipWorker;
let amounts: readonly Figures[];
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  extract = await temporaryFolder();
  const { path: folder } = extract;
  await writeExtract({ folder, members: flipMembers });
  const shown = await runIntake({ folder, ownerUrl: store.ownerUrl });
  expect(shown).toMatchObject({ outcome: 'published', faults: [] });
  const bytes = await readBytes(folder);
  amounts = figuresOf(bytes, amountKinds);
  worker = await openWorker(folder, bytes, store.ownerUrl);
});
afterAll(async () => {
  await worker.close();
  await extract.remove();
  await store.close();
});

test('every amount column of every file holds figures to flip', () => {
  expect(amounts.length).toBeGreaterThanOrEqual(50);
  const empty = amounts.filter(({ places }) => places.length === 0);
  expect(empty.map(({ file, column }) => `${file} ${column}`)).toEqual([]);
});

test('a digit of any amount is another: refused with file, row, column and reason', async () => {
  const before = await readSnapshot(store.ownerUrl);
  for (const [index, figures] of amounts.entries()) {
    const { flip, complaint } = await worker.attempt(figures, seeded(index));
    expect({ ...flip, complaint }).toEqual({ ...flip, complaint: '' });
  }
  expect(await readSnapshot(store.ownerUrl)).toEqual(before);
}, 300_000);

test('a flip that the intake cannot know is told as one', async () => {
  const bytes = await readBytes(extract.path);
  const phones = figuresOf(bytes, ['text']).find(({ column }) => column === 'PHONE');
  const { caught, complaint } = await worker.attempt(phones as Figures, seeded(1), {
    dryRun: true,
  });
  expect({ caught, complaint }).toEqual({
    caught: 'nowhere',
    complaint: 'was not refused: checked',
  });
});
