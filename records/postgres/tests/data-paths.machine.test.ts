/** Where PostgreSQL's files go and under which account it runs, however deep the folder. */
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type Account, accountForPostgres } from '../account.ts';
import { readPostmaster } from '../processes.ts';
import { programsOfPackage } from '../programs.ts';
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

const isRoot = process.getuid?.() === 0;

async function uidOf(cluster: string): Promise<number> {
  const found = await readPostmaster(cluster);
  return (await stat(`/proc/${found?.pid}`)).uid;
}

test('a folder too deep for a socket is served on a loopback port instead', async () => {
  const dataDir = join(await makeFolder(), 'ลึก'.repeat(12), 'data');
  const { ownerUrl = '' } = await startHolder(dataDir).waitFor('ready');
  expect(new URL(ownerUrl).hostname).toBe('127.0.0.1');
  expect(await ask(ownerUrl, 'SELECT 1 AS one')).toEqual({ one: 1 });
  const { message } = await startHolder(dataDir).waitFor('failed');
  expect(message).toContain('is in use by');
});

test('a folder with blanks, commas and quotes in its name is served on a socket', async () => {
  const dataDir = join(await makeFolder(), `my "data", ๑`);
  const { ownerUrl = '' } = await startHolder(dataDir).waitFor('ready');
  expect(new URL(ownerUrl).hostname).toContain('%2F');
  expect(await ask(ownerUrl, 'SELECT 1 AS one')).toEqual({ one: 1 });
});

test('passwords gone while the data is there: said, nothing is overwritten', async () => {
  const dataDir = join(await makeFolder(), 'data');
  await mkdir(join(dataDir, 'postgres', 'cluster'), { recursive: true });
  const { message } = await startHolder(dataDir).waitFor('failed');
  expect(message).toContain('postgres.json');
});

test('data that was there and is gone: said, never replaced by an empty database', async () => {
  const dataDir = await makeDataDir();
  await rm(join(dataDir, 'postgres'), { recursive: true });
  const { message } = await startHolder(dataDir).waitFor('failed');
  expect(message).toContain(join(dataDir, 'postgres'));
  expect(existsSync(join(dataDir, 'postgres', 'cluster'))).toBe(false);
});

describe.runIf(isRoot)('started as root [needs root]', () => {
  const account = isRoot ? (accountForPostgres() as Account) : { name: '', uid: 0, gid: 0 };

  test('PostgreSQL runs under an unprivileged account and keeps its files to it', async () => {
    const dataDir = join(await makeFolder(), 'data');
    await startHolder(dataDir).waitFor('ready');
    expect(await uidOf(join(dataDir, 'postgres', 'cluster'))).toBe(account.uid);
    const home = await stat(join(dataDir, 'postgres'));
    expect([home.uid, home.mode & 0o777]).toEqual([account.uid, 0o700]);
    expect((await stat(join(dataDir, 'postgres.json'))).uid).toBe(0);
  });

  test('under a private home, data and programs go elsewhere, and it is said', async () => {
    const [hidden, refuge] = [await makeFolder(), await makeFolder()];
    const programs = join(hidden, 'native');
    await cp(programsOfPackage(), programs, { recursive: true, verbatimSymlinks: true });
    await mkdir(join(hidden, 'home'), { mode: 0o700 });
    const dataDir = join(hidden, 'home', 'data');
    await cp(programs, join(hidden, 'home', 'native'), { recursive: true, verbatimSymlinks: true });
    const options = { refuge, programs: join(hidden, 'home', 'native') };
    const holder = startHolder(dataDir, options);
    const { ownerUrl = '' } = await holder.waitFor('ready');
    const output = holder.events.map((each) => each.line ?? '').join('\n');
    expect(output.match(new RegExp(refuge, 'g'))?.length).toBeGreaterThanOrEqual(2);
    expect(decodeURIComponent(new URL(ownerUrl).hostname)).toContain(refuge);
    expect(await ask(ownerUrl, 'SELECT 1 AS one')).toEqual({ one: 1 });
    // The lock stays in the folder that was asked for.
    const { message } = await startHolder(dataDir, options).waitFor('failed');
    expect(message).toContain(dataDir);
  });

  test('a folder that is closed later keeps its data where it is', async () => {
    const dataDir = await makeDataDir();
    await chmod(dataDir, 0o700);
    const { message } = await startHolder(dataDir).waitFor('failed');
    expect(message).toContain(join(dataDir, 'postgres'));
    await chmod(dataDir, 0o711);
    await startHolder(dataDir).waitFor('ready');
  });

  test('as an ordinary user everything runs as that user', async () => {
    const folder = await makeFolder();
    await chown(folder, account.uid, account.gid);
    const dataDir = join(folder, 'data');
    const holder = startHolder(dataDir, { uid: account.uid, gid: account.gid });
    const { ownerUrl = '' } = await holder.waitFor('ready');
    expect(await uidOf(join(dataDir, 'postgres', 'cluster'))).toBe(account.uid);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect(await ask(ownerUrl, 'SELECT 1 AS one')).toEqual({ one: 1 });
    await holder.kill('SIGTERM');
    expect(holder.events.at(-1)?.event).toBe('stopped');
  });

  test('without such an account it says what is missing', async () => {
    const passwd = join(await makeFolder(), 'passwd');
    await writeFile(passwd, 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false\n');
    expect(accountForPostgres(passwd)?.name).toBe('nobody');
    await writeFile(passwd, (await readFile(passwd, 'utf8')).replace('nobody', 'somebody'));
    expect(() => accountForPostgres(passwd)).toThrow(/passwd/);
  });
});
