/** The database's disk is full while an extract comes in. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeExtract } from '../../demo/write-extract.ts';
import { loginOf } from '../../records/driver/address.ts';
import { migrate } from '../../records/migrate.ts';
import { startPostgres } from '../../records/postgres/supervisor.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { canMount } from '../../tools/check/needs.mjs';
import { fillDisk, onSmallDisk } from '../../tools/machine/small-disk.ts';
import { runIntake } from '../run-intake.ts';
import { readSnapshot } from './held-store.ts';

const megabyte = 1_048_576;

/** A full disk may have taken the database down; it is back once it answers. */
async function snapshotOnceBack(ownerUrl: string) {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const snapshot = await readSnapshot(ownerUrl).catch(() => undefined);
    if (snapshot !== undefined) return snapshot;
    await pause(100);
  }
  return readSnapshot(ownerUrl);
}

test.skipIf(!canMount())(
  'F12 the disk is full while it is staged: the records stand, the next run succeeds [needs mount]',
  async () => {
    const [extract, next] = await Promise.all([temporaryFolder(), temporaryFolder()]);
    await writeExtract({ folder: extract.path, members: 40 });
    await writeExtract({ folder: next.path, members: 41 });
    await onSmallDisk(async (disk) => {
      const postgres = await startPostgres({ dataDir: disk, durable: false, log: () => {} });
      try {
        const { ownerUrl } = postgres;
        await migrate(ownerUrl, { appLogin: loginOf(postgres.appUrl) });
        const first = await runIntake({ folder: extract.path, ownerUrl });
        expect(first).toMatchObject({ outcome: 'published', faults: [] });
        const before = await readSnapshot(ownerUrl);

        const free = await fillDisk(disk, megabyte);
        const intake = runIntake({ folder: next.path, ownerUrl, force: true });
        await expect(intake).rejects.toMatchObject({
          absence: 'refusing',
          message: expect.stringContaining('No space left on device'),
        });
        await free();
        const after = await snapshotOnceBack(ownerUrl);
        expect(after.publicationId).toBe(before.publicationId);
        expect(after.tables).toEqual(before.tables);

        const again = await runIntake({ folder: next.path, ownerUrl, force: true });
        expect(again).toMatchObject({ outcome: 'published', faults: [] });
        const last = await readSnapshot(ownerUrl);
        expect(last.tables).not.toEqual(before.tables);
        expect(last.stagedTables).toBe(0);
      } finally {
        await postgres.stop();
      }
    });
    await Promise.all([extract.remove(), next.remove()]);
  },
  180_000,
);
