import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { subjects } from '../layout.ts';
import { runIntake } from '../run-intake.ts';
import { columnName } from '../staging/table.ts';
import { readSnapshot } from './held-store.ts';
import { tinyExtract, writeTexts } from './tiny-extract.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let good: string;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  good = await mkdtemp(join(tmpdir(), 'sahakon-good-'));
  await writeTexts(good, tinyExtract);
});
afterAll(async () => {
  await rm(good, { recursive: true });
  await store.close();
});

const run = (folder: string) => runIntake({ folder, ownerUrl: store.ownerUrl, force: true });

const spoilers: Readonly<
  Record<string, (bytes: Buffer, position: number, byte: number) => Buffer>
> = {
  flip: (bytes, position, byte) => {
    const spoilt = Buffer.from(bytes);
    spoilt[position] = (spoilt[position] as number) ^ (byte || 1);
    return spoilt;
  },
  cut: (bytes, position) => bytes.subarray(0, position),
  double: (bytes, position) =>
    Buffer.concat([bytes.subarray(0, position), bytes.subarray(position >> 1)]),
  insert: (bytes, position, byte) =>
    Buffer.concat([bytes.subarray(0, position), Buffer.of(byte), bytes.subarray(position)]),
};

const spoiling = fc.record({
  file: fc.constantFrom(...Object.keys(tinyExtract)),
  how: fc.constantFrom(...Object.keys(spoilers)),
  position: fc.double({ min: 0, max: 0.999, noNaN: true }),
  byte: fc.nat(255),
});

test('F11 T18 however an extract is spoilt, it comes in whole or not at all', async () => {
  expect((await run(good)).outcome).toBe('published');
  const expected = await figures();
  const outcomes = { published: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(spoiling, async ({ file, how, position, byte }) => {
      const before = await readSnapshot(store.ownerUrl);
      const folder = await mkdtemp(join(tmpdir(), 'sahakon-spoilt-'));
      try {
        await cp(good, folder, { recursive: true });
        const bytes = Buffer.from(tinyExtract[file] as string);
        const spoil = spoilers[how] as (typeof spoilers)[string];
        await writeFile(
          join(folder, file),
          spoil(bytes, Math.floor(position * bytes.length), byte),
        );
        const { outcome, faults } = await run(folder);
        const after = await readSnapshot(store.ownerUrl);
        if (outcome === 'published') {
          // A letter of a text may have changed unseen; figures and rows may not.
          expect(await figures()).toEqual(expected);
          outcomes.published += 1;
        } else {
          expect(outcome).toBe('refused');
          expect(after).toEqual(before);
          expect(faults.length).toBeGreaterThan(0);
          for (const { row, reason } of faults) {
            expect(row).toBeGreaterThan(0);
            expect(reason).toMatch(/[ก-๙]{4}/);
          }
          outcomes.refused += 1;
        }
      } finally {
        await rm(folder, { recursive: true });
      }
    }),
    { numRuns: 30, seed: 25_681_128 },
  );
  expect(outcomes.refused).toBeGreaterThan(outcomes.published);
}, 240_000);

/** Rows and sums of every amount, of every table. */
const figures = () =>
  asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => {
    const found: Record<string, unknown> = {};
    for (const { name, columns } of subjects) {
      const amounts = columns.filter(({ kind }) => kind === 'amount').map(columnName);
      const sums = amounts.map((column) => `, sum(${column})::text AS ${column}`).join('');
      const { rows } = await client.query(
        `SELECT count(*)::int AS rows${sums} FROM records.${name}
          WHERE publication_id = (SELECT publication_id FROM records.current)`,
      );
      found[name] = rows[0];
    }
    return found;
  });
