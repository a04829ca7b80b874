/** `npm run doctor` beside a stopped and a running store of a data folder: it changes nothing. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginOf } from '../../../records/driver/address.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { migrate } from '../../../records/migrate.ts';
import { startPostgres } from '../../../records/postgres/supervisor.ts';
import { startText } from '../../../server/start/start.text.ts';
import { temporaryFolder } from '../../../tools/app.ts';

let place: Awaited<ReturnType<typeof temporaryFolder>>;
let dataDir: string;
const log = () => {};

beforeAll(async () => {
  place = await temporaryFolder();
  dataDir = join(place.path, 'data');
  const postgres = await startPostgres({ dataDir, log });
  await migrate(postgres.ownerUrl, { appLogin: loginOf(postgres.appUrl) });
  await postgres.stop();
  for (const name of ['mediafiles', 'outbox', 'drops']) await mkdir(join(dataDir, name));
  await writeFile(join(dataDir, 'mediafiles/picture.png'), 'picture');
  await writeFile(join(dataDir, 'outbox/1-a.json'), '{}');
  await writeFile(join(dataDir, 'secret'), 's'.repeat(43), { mode: 0o600 });
});
afterAll(() => place.remove());

const run = (...words: string[]) => runWith({}, ...words);
const runWith = (environment: Readonly<Record<string, string>>, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['commands/doctor/main.ts', ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '1', DEMO: '1', ...environment },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code: Number(code), output: stdout + stderr }),
  );

/** Every file but PostgreSQL's own, with its bytes, its mode and when it was changed. */
async function files(): Promise<readonly string[]> {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const ours = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(dataDir, 'postgres/')));
  const described = ours.sort().map(async (path) => {
    const { mode, mtimeMs } = await stat(path);
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    // Each start of the database writes its passwords anew, the same ones.
    return `${path} ${mode} ${path.endsWith('postgres.json') ? '' : mtimeMs} ${hash}`;
  });
  return Promise.all(described);
}

/** How many rows were ever written in each of our tables. */
const written = (ownerUrl: string) =>
  asUpkeep(ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query(
      `SELECT schemaname, relname, n_tup_ins, n_tup_upd, n_tup_del FROM pg_stat_user_tables
       ORDER BY 1, 2`,
    );
    return rows;
  });

const inStore = async <T>(work: (ownerUrl: string) => Promise<T>): Promise<T> => {
  const postgres = await startPostgres({ dataDir, log });
  return work(postgres.ownerUrl).finally(() => postgres.stop());
};

test('a stopped store is started for its time, left stopped, and holds what it held', async () => {
  const [before, rows] = [await files(), await inStore(written)];
  const { code, output } = await run('--json');
  const { state, checks } = JSON.parse(output);
  expect(code, output).toBe({ ok: 0, warn: 1, fault: 2 }[state as 'ok']);
  const of = (name: string) =>
    checks.find((one: { name: string }) => one.name === name).findings[0].state;
  expect(['database', 'schema', 'roles', 'secret', 'audit'].map(of)).toEqual(
    Array.from({ length: 5 }, () => 'ok'),
  );
  expect(await files()).toEqual(before);
  expect(await inStore(written)).toEqual(rows);
});

test('a running store is joined and runs on; nothing is written', async () => {
  await inStore(async (ownerUrl) => {
    const [before, rows] = [await files(), await written(ownerUrl)];
    const { code, output } = await run();
    expect(code, output).toBeLessThan(2);
    expect(await files()).toEqual(before);
    expect(await written(ownerUrl)).toEqual(rows);
  });
});

test('another store’s server at our port and a lone owner’s address are faults', async () => {
  const other = createServer((_, answer) => answer.end('ok\n')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const PORT = String((other.address() as AddressInfo).port);
  const taken = await runWith({ PORT });
  expect(taken.output).toMatch(/เซิร์ฟเวอร์ Sahakon อีกตัวที่ใช้ข้อมูลอื่น.*\n.*PORT/);
  expect(taken.code).toBe(2);
  // Beside a holder of our own folder the same answer is our server's.
  const own = await inStore(() => runWith({ PORT }));
  expect(own.output).not.toContain('อีกตัวที่ใช้ข้อมูลอื่น');
  other.close();
  const alone = await runWith({ DATABASE_OWNER_URL: 'postgres://a:b@127.0.0.1:1/x' });
  expect(alone.code).toBe(2);
  expect(alone.output).toContain(startText.ownerAlone);
});

test('a store that was restored and never started is not blamed on its settings', async () => {
  const fresh = join(place.path, 'fresh');
  const postgres = await startPostgres({ dataDir: fresh, log });
  await migrate(postgres.ownerUrl);
  await postgres.stop();
  const { output } = await runWith({ DATA_DIR: fresh });
  expect(output).toMatch(/! บัญชีและสิทธิ์: .*ยังไม่ได้รับสิทธิ์.*\n.*npm start/);
  expect(output).not.toContain('DATABASE_URL');
});

test('a word that it does not know is wrong use, and its help tells the exit codes', async () => {
  expect((await run('--what')).code).toBe(3);
  const help = await run('--help');
  expect(help.code).toBe(0);
  expect(help.output).toMatch(/0 .*1 .*2 .*3 /s);
});
