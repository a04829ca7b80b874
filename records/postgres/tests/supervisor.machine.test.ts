/** The supervisor against kills (F3–F5 and S13). */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { StoreUnavailable } from '../../database.ts';
import { readFault } from '../../driver/faults.ts';
import { joinPostgres, NoStore } from '../join.ts';
import { processesOf, readPostmaster } from '../processes.ts';
import {
  ask,
  cleanUp,
  clearPattern,
  makeDataDir,
  makeFolder,
  startHolder,
} from './test-cluster.ts';

afterEach(cleanUp);
afterAll(clearPattern);

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster');

async function postmasterOf(dataDir: string): Promise<number> {
  const found = await readPostmaster(clusterOf(dataDir));
  if (found === undefined) throw new Error('no postmaster');
  return found.pid;
}

test('starts, keeps its secrets to itself, and a clean stop leaves nothing running', async () => {
  const dataDir = join(await makeFolder(), 'data');
  const holder = startHolder(dataDir);
  const { ownerUrl = '' } = await holder.waitFor('ready');
  const row = await ask<Record<string, string>>(
    ownerUrl,
    `SELECT current_setting('data_checksums') AS checksums, current_user AS login,
      current_setting('listen_addresses') AS listens, inet_server_addr() AS address,
      (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super`,
  );
  expect(row).toEqual({
    ...{ checksums: 'on', login: 'sahakon_admin', listens: '', address: null, super: false },
  });
  expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
  const wrong = new URL(ownerUrl);
  wrong.password = 'guessed';
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  // Neither the password nor a piece of it is in a command line, where every account can read it.
  const commandLine = await readFile(`/proc/${await postmasterOf(dataDir)}/cmdline`, 'utf8');
  expect(commandLine).not.toContain(new URL(ownerUrl).password);

  await holder.kill('SIGTERM');
  expect(holder.events.at(-1)?.event).toBe('stopped');
  expect(processesOf(clusterOf(dataDir))).toEqual([]);
  expect(existsSync(join(dataDir, 'lock.sock'))).toBe(false);
});

test('F3 kill -9 of PostgreSQL: restarted and recovered, meanwhile unavailable', async () => {
  const dataDir = await makeDataDir();
  const holder = startHolder(dataDir);
  const { ownerUrl = '' } = await holder.waitFor('ready');
  await ask(ownerUrl, 'CREATE TABLE public.kept AS SELECT 42 AS value');
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  await holder.waitFor('down');
  const fault = await ask(ownerUrl, 'SELECT 1').catch(readFault);
  expect(fault).toBeInstanceOf(StoreUnavailable);
  const began = performance.now();
  await holder.waitFor('up');
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await ask(ownerUrl, 'SELECT value FROM public.kept')).toEqual({ value: 42 });
});

test('gives up after five deaths a minute, and says so', async () => {
  const dataDir = await makeDataDir();
  const holder = startHolder(dataDir);
  await holder.waitFor('ready');
  const deaths = () => holder.events.filter((each) => each.event === 'down').length;
  for (let death = 1; death <= 6; death++) {
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await expect.poll(deaths, { timeout: 5000 }).toBe(death);
    if (death === 6) break;
    const back = () => holder.events.filter((each) => each.event === 'up').length;
    await expect.poll(back, { timeout: 15_000 }).toBe(death);
  }
  await holder.waitFor('given-up');
  // Backends of a killed postmaster end by themselves, a moment later on a busy machine.
  await expect.poll(() => processesOf(clusterOf(dataDir)), { timeout: 10_000 }).toEqual([]);
});

test('F4 kill -9 of the holder: the orphan is stopped, the next start serves', async () => {
  const dataDir = await makeDataDir();
  const first = startHolder(dataDir);
  const { ownerUrl = '' } = await first.waitFor('ready');
  await ask(ownerUrl, 'CREATE TABLE public.kept AS SELECT 42 AS value');
  await first.kill('SIGKILL');
  const orphan = await postmasterOf(dataDir);
  expect(processesOf(clusterOf(dataDir))).toContain(orphan);

  const second = startHolder(dataDir);
  const again = await second.waitFor('ready');
  expect(second.events.some((each) => each.line?.includes(`pid ${orphan}`))).toBe(true);
  expect(await postmasterOf(dataDir)).not.toBe(orphan);
  expect(await ask(again.ownerUrl ?? '', 'SELECT value FROM public.kept')).toEqual({ value: 42 });
});

test('both killed: the next start recovers without a hand', async () => {
  const dataDir = await makeDataDir();
  const first = startHolder(dataDir);
  await first.waitFor('ready');
  const postmaster = await postmasterOf(dataDir);
  await first.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await startHolder(dataDir).waitFor('ready');
});

test('a stale postmaster.pid with a stranger’s number is removed, the stranger lives', async () => {
  const dataDir = await makeDataDir();
  const first = startHolder(dataDir);
  await first.waitFor('ready');
  await first.kill('SIGTERM');
  // This very process is the stranger: it must not be signalled.
  const started = Math.floor(Date.now() / 1000);
  const stale = [process.pid, clusterOf(dataDir), started, 5432, '', '', '', 'ready', ''];
  await writeFile(join(clusterOf(dataDir), 'postmaster.pid'), stale.join('\n'));
  await startHolder(dataDir).waitFor('ready');
});

test('F5 a second process is refused in Thai and English, the first is unharmed', async () => {
  const dataDir = await makeDataDir();
  const first = startHolder(dataDir);
  const { ownerUrl = '' } = await first.waitFor('ready');
  const began = performance.now();
  const second = startHolder(dataDir);
  const { message, isLocked } = await second.waitFor('failed');
  expect(performance.now() - began).toBeLessThan(5000);
  expect(isLocked).toBe(true);
  expect(message).toMatch(/มีโปรแกรมอื่นใช้อยู่/);
  expect(message).toMatch(/is in use by/);
  expect(message).toContain(dataDir);
  expect(message).toContain(`pid ${first.child.pid}`);
  if (second.child.exitCode === null) await once(second.child, 'exit');
  expect(second.child.exitCode).not.toBe(0);
  expect(await ask(ownerUrl, 'SELECT 1 AS one')).toEqual({ one: 1 });
});

test('a holder that is stopped, but alive, still holds', async () => {
  const dataDir = await makeDataDir();
  const first = startHolder(dataDir);
  await first.waitFor('ready');
  first.child.kill('SIGSTOP');
  const { isLocked } = await startHolder(dataDir).waitFor('failed');
  first.child.kill('SIGCONT');
  expect(isLocked).toBe(true);
});

test('of many starters at once, also over a dead lock, exactly one wins', async () => {
  const dataDir = await makeDataDir();
  const dead = startHolder(dataDir);
  await dead.waitFor('ready');
  await dead.kill('SIGKILL');
  const starters = Array.from({ length: 4 }, () => startHolder(dataDir));
  const outcomes = await Promise.all(
    starters.map((each) => Promise.any([each.waitFor('ready'), each.waitFor('failed')])),
  );
  expect(outcomes.filter((each) => each.event === 'ready')).toHaveLength(1);
  expect(outcomes.filter((each) => each.isLocked)).toHaveLength(3);
});

test('a kill in the middle of the first start leaves nothing in the way of the next', async () => {
  const dataDir = join(await makeFolder(), 'data');
  for (const afterMs of [250, 700, 1200]) {
    const cut = startHolder(dataDir);
    await sleep(afterMs);
    await cut.kill('SIGKILL');
  }
  await startHolder(dataDir).waitFor('ready');
});

test('a command joins what runs; alone it starts its own and stops it again', async () => {
  const dataDir = await makeDataDir();
  const holder = startHolder(dataDir);
  const { ownerUrl } = await holder.waitFor('ready');
  const joined = await joinPostgres(dataDir);
  expect(joined.ownerUrl).toBe(ownerUrl);
  await joined.leave();
  expect(await ask(joined.ownerUrl, 'SELECT 1 AS one')).toEqual({ one: 1 });
  await holder.kill('SIGTERM');

  const alone = await joinPostgres(dataDir);
  expect(await ask(alone.ownerUrl, 'SELECT 1 AS one')).toEqual({ one: 1 });
  await alone.leave();
  expect(processesOf(clusterOf(dataDir))).toEqual([]);
});

test('a command makes a database only where it is told to', async () => {
  const dataDir = join(await makeFolder(), 'data');
  await expect(joinPostgres(dataDir)).rejects.toThrow(NoStore);
  expect(existsSync(dataDir)).toBe(false);
  const made = await joinPostgres(dataDir, { create: true, log: () => {} });
  await made.leave();
  const again = await joinPostgres(dataDir);
  expect(await ask(again.ownerUrl, 'SELECT 1 AS one')).toEqual({ one: 1 });
  await again.leave();
});
