/** Several server processes under one supervisor: they are stopped, killed and started anew. */
import { spawn } from 'node:child_process';
import { copyFile, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endOf, type RunningApp, startApp, temporaryFolder } from '../../../tools/app.ts';
import { childrenOf, processesIn } from '../../../tools/machine/processes.ts';
import { startLoad } from '../../../tools/machine/steady-load.ts';
import { askOver, signIn, trySignIn } from '../../../tools/sign-in.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let app: RunningApp;
let config: string;
beforeAll(async () => {
  data = await temporaryFolder();
  config = join(data.path, 'site.json');
  await copyFile('site.config.json', config);
  await start();
});
afterAll(async () => {
  await app.stop();
  await data.remove();
});

async function start(): Promise<void> {
  app = await startApp({
    dataDir: data.path,
    env: { DEMO_MEMBERS: '30', WORKERS: '2', SITE_CONFIG: config },
  });
  // The first page may come before the last worker.
  await vi.waitFor(() => expect(app.output()).toContain('พร้อมใช้งานที่'), 60_000);
}

const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

/** Numbers of the workers. */
async function workers(): Promise<number[]> {
  const children = await childrenOf(app.child.pid ?? 0);
  const commands = await Promise.all(children.map(commandOf));
  return children.filter((_, at) => commands[at]?.includes('main.ts'));
}

const get = (path: string, milliseconds = 60_000) =>
  fetch(`${app.baseUrl}${path}`, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(milliseconds),
  });

/** Sums a figure of `/metrics` over its labels. */
async function figure(name: string): Promise<number> {
  const page = await (await get('/metrics')).text();
  const lines = page.split('\n').filter((line) => line.startsWith(`${name}{`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Both are there, and answer: a page that was begun before one died still counts that one. */
const bothServe = () =>
  vi.waitFor(
    async () => {
      const both = await workers();
      expect(both).toHaveLength(2);
      const page = await (await get('/metrics', 5_000)).text();
      expect(page).toMatch(/^sahakon_workers 2$/m);
      expect(page).toMatch(/^sahakon_workers_missing 0$/m);
      expect(await workers()).toEqual(both);
    },
    { timeout: 60_000, interval: 200 },
  );

test('whom SIGUSR2 is for is told at the start, and seen among the processes', async () => {
  const pid = app.child.pid ?? 0;
  expect(app.output()).toContain(`kill -USR2 ${pid}\n`);
  expect(await commandOf(pid)).toContain('sahakon supervisor');
  const commands = await Promise.all((await workers()).map(commandOf));
  expect(commands.map((command) => command.includes('sahakon worker'))).toEqual([true, true]);
});

test('each of two workers answers', async () => {
  const [one = 0, ...others] = await workers();
  expect(others).toHaveLength(1);
  process.kill(one, 'SIGSTOP');
  const answers = Array.from({ length: 6 }, () => get('/healthz'));
  const early = () =>
    Promise.all(
      answers.map((answer) =>
        Promise.race([
          answer.then(() => 'answered'),
          new Promise((resolve) => setTimeout(resolve, 1_500, 'waits')),
        ]),
      ),
    );
  const outcomes = await early().finally(() => process.kill(one, 'SIGCONT'));
  expect(new Set(outcomes)).toEqual(new Set(['answered', 'waits']));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(6).fill(200));
});

test('whichever worker answers shows the figures of all', async () => {
  const before = await figure('http_requests_total');
  for (let each = 0; each < 10; each += 1) await get('/healthz');
  // Each look is counted by the next one.
  expect(await figure('http_requests_total')).toBe(before + 11);
  const page = await (await get('/metrics')).text();
  expect(page).toMatch(/^sahakon_store_up 1$/m);
  expect(page).toMatch(/^sahakon_build_info\{.*\} 1$/m);
  expect(page).toMatch(/^http_request_duration_seconds_bucket\{le="\+Inf",class="health"\} /m);
  const free = page.split('\n').filter((line) => line.startsWith('sahakon_disk_free_bytes{'));
  const size = page.split('\n').filter((line) => line.startsWith('sahakon_disk_size_bytes{'));
  expect([free.length, size.length]).toEqual([2, 2]);
});

test('a worker that is killed is replaced, and what it counted stays counted', async () => {
  const counted = await figure('http_requests_total');
  const before = await workers();
  process.kill(before[0] ?? 0, 'SIGKILL');
  await expect.poll(workers, { timeout: 30_000 }).not.toContain(before[0]);
  for (let each = 0; each < 4; each += 1) expect((await get('/home')).status).toBe(200);
  expect(await figure('http_requests_total')).toBeGreaterThanOrEqual(counted + 4);
  await bothServe();
});

test('a worker that is told to end is replaced, and that is no error', async () => {
  const [one = 0] = await workers();
  const errors = () => app.output().match(/"level":[56]0/g) ?? [];
  const before = errors().length;
  process.kill(one, 'SIGTERM');
  await expect.poll(workers, { timeout: 60_000 }).not.toContain(one);
  await bothServe();
  expect(app.output()).toMatch(new RegExp(`"level":30.*"worker":${one},.*a worker ended`));
  // The one that was killed before it counts, this one does not.
  expect(await (await get('/metrics')).text()).toMatch(/^sahakon_worker_deaths_total 1$/m);
  expect(errors()).toHaveLength(before);
});

test('a worker that hangs is replaced', async () => {
  const [one = 0] = await workers();
  process.kill(one, 'SIGSTOP');
  // Whoever looks is answered by the other one, or by nobody.
  const look = () => get('/metrics', 5_000).catch(() => undefined);
  const isThere = async () => {
    await look();
    return (await workers()).includes(one);
  };
  await expect.poll(isThere, { timeout: 150_000, interval: 2_000 }).toBe(false);
  await bothServe();
});

test('a file of the settings that is wrong starts nothing anew', async () => {
  const before = await workers();
  await writeFile(config, '{');
  app.child.kill('SIGUSR2');
  await expect.poll(app.output, { timeout: 30_000 }).toContain('โปรเซสเดิมยังให้บริการอยู่');
  await copyFile('site.config.json', config);
  expect(app.output()).toContain(config);
  expect(await workers()).toEqual(before);
});

test('on SIGUSR2 each worker is another one, and no request is lost', async () => {
  const headers = await signIn(askOver(app.baseUrl), '000123', demoPassword);
  const before = await workers();
  const counted = await figure('http_requests_total');
  const load = startLoad({ url: `${app.baseUrl}/api/member/share`, headers });
  app.child.kill('SIGUSR2');
  await expect.poll(app.output, { timeout: 180_000 }).toContain('เริ่มใหม่ครบ 2 โปรเซสแล้ว');
  const { answered, failed } = await load.stop();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  const after = await workers();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  expect(await figure('http_requests_total')).toBeGreaterThanOrEqual(counted + answered);
});

test('of workers that die while all are started anew none is replaced twice', async () => {
  const before = await workers();
  const isDone = () => app.output().split('เริ่มใหม่ครบ 2 โปรเซสแล้ว').length === 3;
  app.child.kill('SIGUSR2');
  await expect.poll(async () => (await workers()).length, { interval: 20 }).toBe(3);
  // The one whose turn comes last.
  process.kill(before.at(-1) ?? 0, 'SIGKILL');
  await expect.poll(isDone, { timeout: 180_000 }).toBe(true);
  // Whoever would be one too many serves by now.
  await figure('http_requests_total');
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const after = await workers();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
});

test('killed, the supervisor leaves no worker behind, and the next start is clean', async () => {
  const before = await workers();
  app.child.kill('SIGKILL');
  await endOf(app.child);
  const alive = async () => (await Promise.all(before.map(commandOf))).filter(Boolean);
  await expect.poll(alive, { timeout: 5_000 }).toEqual([]);
  await start();
  expect(await workers()).toHaveLength(2);
});

test('a stop while workers are started anew is no fault', async () => {
  app.child.kill('SIGUSR2');
  await expect.poll(async () => (await workers()).length, { interval: 20 }).toBe(3);
  app.child.kill('SIGTERM');
  expect(await endOf(app.child)).toBe(0);
  expect(app.output().match(/"level":[56]0/g)).toBeNull();
  expect(app.output()).not.toContain('โปรเซสเดิมยังให้บริการอยู่');
  await start();
});

test('F14 on SIGTERM what was asked is answered, then all end with 0', async () => {
  const ask = askOver(app.baseUrl);
  const attempts = ['000123', '000456', '000111', '000222', '000789'].map((memberNo) =>
    trySignIn(ask, memberNo, 'not the password'),
  );
  await Promise.race(attempts);
  app.child.kill('SIGTERM');
  const answers = await Promise.allSettled(attempts);
  expect(answers.map((one) => one.status === 'fulfilled' && one.value.status)).toEqual(
    attempts.map(() => 400),
  );
  expect(await endOf(app.child)).toBe(0);
  expect(app.output()).toContain('หยุดแล้ว');
  expect(await processesIn(data.path)).toEqual([]);
});

test('what a worker cannot start with ends the whole start with one sentence', async () => {
  const file = await open('package.json');
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe', file.fd],
    env: {
      ...process.env,
      ...{ DATA_DIR: data.path, DEMO: '1', WORKERS: '2' },
      // A file in the place of a socket: only who listens meets it.
      ...{ LISTEN_FDS: '1', LISTEN_PID: String(process.pid) },
    },
  });
  let words = '';
  child.stdout?.on('data', (chunk) => {
    words += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    words += chunk;
  });
  expect(await endOf(child)).toBe(1);
  await file.close();
  expect(words).toContain('LISTEN_FDS');
  expect(words.trim().split('\n')).toHaveLength(1);
  expect(await processesIn(data.path)).toEqual([]);
});
