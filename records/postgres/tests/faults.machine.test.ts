/** Reading goes on while PostgreSQL is killed, restarted or hung (F2, F3, F7). */
import { platform } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRecords, type Records, StoreUnavailable } from '../../database.ts';
import { loginOf } from '../../driver/address.ts';
import { migrate } from '../../migrate.ts';
import { menu } from '../../site.ts';
import { processesOf, readPostmaster } from '../processes.ts';
import { type EmbeddedPostgres, startPostgres } from '../supervisor.ts';
import { ask, cleanUp, clearPattern, makeDataDir } from './test-cluster.ts';

let postgres: EmbeddedPostgres;
let records: Records;
let cluster: string;

beforeAll(async () => {
  const dataDir = await makeDataDir();
  cluster = `${dataDir}/postgres/cluster`;
  postgres = await startPostgres({ dataDir, log: () => {} });
  await migrate(postgres.ownerUrl, { appLogin: loginOf(postgres.appUrl) });
  records = await openRecords(postgres.appUrl);
});
afterAll(async () => {
  await records.close();
  await postgres.stop();
  await cleanUp();
  await clearPattern();
});

/** Reads without a pause by several readers while `work` runs, and counts what came of it. */
async function reading(work: () => Promise<unknown>) {
  const count = { answered: 0, refused: 0, slowestMs: 0 };
  let going = true;
  const reader = async () => {
    while (going) {
      const began = performance.now();
      await records.readAsVisitor(menu).then(
        () => count.answered++,
        async (error) => {
          if (!(error instanceof StoreUnavailable)) throw error;
          count.refused++;
          // Refusals come at once while it is away: leave time to the rest of the test.
          await sleep(10);
        },
      );
      count.slowestMs = Math.max(count.slowestMs, performance.now() - began);
    }
  };
  const readers = Array.from({ length: 6 }, reader);
  await sleep(200);
  await work();
  going = false;
  await Promise.all(readers);
  return count;
}

async function backend(): Promise<number> {
  const row = await ask<{ pid: number }>(
    postgres.ownerUrl,
    `SELECT pid FROM pg_stat_activity WHERE usename = '${loginOf(postgres.appUrl)}' LIMIT 1`,
  );
  return row.pid;
}

const working = () => records.readAsVisitor(menu).then(() => true);

test('F2 kill -9 of one backend: reads are made again, at most 1 % are refused', async () => {
  const count = await reading(async () => {
    process.kill(await backend(), 'SIGKILL');
    await sleep(2500);
  });
  expect(count.answered).toBeGreaterThan(50);
  expect(count.refused).toBeLessThanOrEqual(count.answered / 100);
  expect(await working()).toBe(true);
});

test('F2 before a crash is mended all files reach the disk at once, not one by one', async () => {
  const sql = "SELECT current_setting('recovery_init_sync_method') AS method";
  const method = platform() === 'linux' ? 'syncfs' : 'fsync';
  expect(await ask<{ method: string }>(postgres.ownerUrl, sql)).toEqual({ method });
});

test('F3 kill -9 of the postmaster: reads wait for the restart, then go on', async () => {
  const count = await reading(async () => {
    const found = await readPostmaster(cluster);
    process.kill(found?.pid ?? 0, 'SIGKILL');
    await sleep(4000);
  });
  expect(count.answered).toBeGreaterThan(50);
  expect(count.refused).toBeLessThanOrEqual(count.answered / 100);
  expect(await working()).toBe(true);
});

describe('F7 hung', () => {
  const all = (signal: NodeJS.Signals) => {
    for (const pid of processesOf(cluster)) process.kill(pid, signal);
  };

  test('calls are refused within 6 s instead of hanging too, then all is well again', async () => {
    const count = await reading(async () => {
      all('SIGSTOP');
      await sleep(7000);
      expect(records.isUp()).toBe(false);
      all('SIGCONT');
      await sleep(1000);
    });
    expect(count.refused).toBeGreaterThan(0);
    expect(count.slowestMs).toBeLessThan(6000);
    await expect.poll(() => records.isUp(), { timeout: 5000 }).toBe(true);
    expect(await working()).toBe(true);
  });
});
