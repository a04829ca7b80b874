/** What one of several servers does for all, and what they tell of each other. */
import { spawn } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBackups } from '../../../backup/log.ts';
import { servers as doctorCheck } from '../../../commands/doctor/checks/servers.ts';
import { placeOf } from '../../../commands/doctor/place.ts';
import { temporaryFolder } from '../../../tools/app.ts';
import {
  type OneServer,
  type SeveralServers,
  startSeveralServers,
} from '../../../tools/store/several-servers.ts';
import { openTestStore } from '../../../tools/test-store.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let several: SeveralServers;
let copies: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  [store, copies] = [await openTestStore(), await temporaryFolder()];
  several = await startSeveralServers(store, {
    env: (place) => (place === 1 ? { IDLE_MINUTES: '20' } : {}),
  });
});
afterAll(async () => {
  await several?.stop();
  await store?.close();
  await copies?.remove();
});

/** What the servers run when a copy is due. */
async function copyBy({ dataDir }: OneServer): Promise<number | null> {
  const child = spawn(process.execPath, ['commands/backup/main.ts', 'scheduled'], {
    stdio: 'ignore',
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: '1' },
      ...{ DATABASE_URL: store.appUrl, DATABASE_OWNER_URL: store.ownerUrl },
      ...{ BACKUP_DIR: join(copies.path, 'shared'), BACKUP_AT: '00:00' },
      BACKUP_PASSPHRASE: 'twelve letters and more',
      BACKUP_SECRET_PASSPHRASE: 'another twelve of them',
    },
  });
  return new Promise((end) => child.once('close', end));
}

test('two servers to which a copy is due make one, and neither of them fails', async () => {
  await mkdir(join(copies.path, 'shared'));
  const [one, other] = several.servers;
  expect(await Promise.all([copyBy(one), copyBy(other)])).toEqual([0, 0]);
  const list = await listBackups(store.ownerUrl);
  expect(list.map(({ reason, fault }) => [reason, fault])).toEqual([['schedule', null]]);
  expect(await readdir(join(copies.path, 'shared'))).toHaveLength(1);
});

async function figureOf({ baseUrl }: OneServer, name: string): Promise<number> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

test('a setting that two servers have otherwise is a figure and a finding', async () => {
  const [one, other] = several.servers;
  expect(await figureOf(other, 'sahakon_servers')).toBe(2);
  expect(await figureOf(other, 'sahakon_settings_differing')).toBe(1);
  const place = placeOf({ DATABASE_URL: store.appUrl, DATABASE_OWNER_URL: store.ownerUrl });
  const look = async () => {
    const [finding] = await doctorCheck.look(place);
    return [finding?.state, finding?.says.includes('IDLE_MINUTES')];
  };
  expect(await look()).toEqual(['warn', true]);
  // The first one says so too, within half a minute.
  const figure = () => figureOf(one, 'sahakon_settings_differing');
  await expect.poll(figure, { timeout: 60_000, interval: 1_000 }).toBe(1);
  await other.stop();
  expect(await look()).toEqual(['ok', false]);
});
