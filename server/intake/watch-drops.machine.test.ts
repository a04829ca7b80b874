import { spawn } from 'node:child_process';
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsOf, tinyDraft, writeTexts } from '../../intake/tests/tiny-extract.ts';
import { freePort } from '../../records/postgres/free-port.ts';
import { endOf, temporaryFolder } from '../../tools/app.ts';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let drops: Awaited<ReturnType<typeof temporaryFolder>>;
let server: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  [data, drops] = [await temporaryFolder(), await temporaryFolder()];
  await chmod(drops.path, 0o700);
  server = await start();
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await Promise.all([data.remove(), drops.remove()]);
});

async function start(more: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH: process.env.PATH, PORT: String(await freePort()), DATA_DIR: data.path, DEMO: '0' },
      ...{ INTAKE_FOLDER: drops.path, INTAKE_POLL_SECONDS: '1' },
      INTAKE_MAIL: 'a@x.example, b@x.example',
      ...more,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  while (!output.includes('พร้อมใช้งานที่') && child.exitCode === null) await pause(20);
  return { child, output: () => output };
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function mails(): Promise<readonly Mail[]> {
  const folder = join(data.path, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const texts = names.sort().map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).map((text) => JSON.parse(text));
}

const patience = { timeout: 60_000, interval: 100 };

async function drop(name: string, change = (_: ReturnType<typeof tinyDraft>) => {}): Promise<void> {
  const draft = tinyDraft();
  change(draft);
  await mkdir(join(drops.path, name), { mode: 0o700 });
  await writeTexts(join(drops.path, name), textsOf(draft));
}

test('T23 a drop is taken in by the server, staff are told, the log tells no content', async () => {
  await drop('night');
  await expect.poll(mails, patience).toHaveLength(2);
  const [first, second] = await mails();
  expect([first?.to, second?.to].sort()).toEqual(['a@x.example', 'b@x.example']);
  expect(first).toMatchObject({
    subject: 'นำเข้าข้อมูล ณ 28 พ.ย. 2568 แล้ว',
    text: expect.stringContaining('สมาชิก 3 คน'),
  });
  expect(await readdir(join(drops.path, 'done'))).toEqual(['night']);
  const line =
    server
      .output()
      .split('\n')
      .find((one) => one.includes('extract finished')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    ...{ drop: 'night', outcome: 'published', asOf: '2025-11-28', faults: 0, warnings: 0 },
  });
});

test('a refused one is mailed with its first faults, and logged by their number', async () => {
  await drop('wrong', ({ members }) => {
    (members[0] as Record<string, string>).STATUS_CODE = '7';
  });
  await expect.poll(mails, patience).toHaveLength(4);
  expect((await mails()).at(-1)?.text).toMatch(/members\.csv แถว 2 คอลัมน์ STATUS_CODE: .*“7”/);
  const lines = server
    .output()
    .split('\n')
    .filter((one) => one.includes('extract finished'));
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ outcome: 'refused', faults: 1 });
  expect(server.output()).not.toContain('STATUS_CODE');
});

test('F14 a watcher that died is started anew, and none outlives its server', async () => {
  const watcher = (await pidsOf('intake/cli.ts')).at(0) as number;
  process.kill(watcher, 'SIGKILL');
  await expect.poll(server.output, patience).toContain('watcher of extracts ended');
  await expect.poll(() => pidsOf('intake/cli.ts'), patience).toHaveLength(1);
  server.child.kill('SIGTERM');
  expect(await endOf(server.child)).toBe(0);
  expect(await pidsOf('intake/cli.ts')).toEqual([]);
  server = await start();
  expect(await pidsOf('intake/cli.ts')).toHaveLength(1);
  server.child.kill('SIGKILL');
  await expect.poll(() => pidsOf('intake/cli.ts'), patience).toEqual([]);
});

test('a folder without the owner’s address is refused at the start, in a sentence', async () => {
  const { child, output } = await start({ DATABASE_URL: 'postgres://portal@127.0.0.1/none' });
  expect(await endOf(child)).toBe(1);
  expect(output()).toContain('ต้องตั้ง DATABASE_OWNER_URL ด้วย');
});

/** Of processes that watch this test's folder. */
async function pidsOf(program: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found: number[] = [];
  for (const pid of pids) {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (words.includes(program) && words.includes(drops.path)) found.push(Number(pid));
  }
  return found;
}
