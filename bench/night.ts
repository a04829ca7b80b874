/** The intake of a large cooperative while its members read: how long, and who feels it. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { addDays } from '../core/days.ts';
import { referenceDay } from '../demo/timeline.ts';
import { writeExtract } from '../demo/write-extract.ts';
import { subjects } from '../intake/layout.ts';
import { joinPostgres } from '../records/postgres/join.ts';
import { endOf, startApp, temporaryFolder } from '../tools/app.ts';
import { buildIfChanged } from '../tools/launch/build.mjs';
import { serverOptions } from '../tools/launch/child.mjs';
import { signInAskers } from './askers.ts';
import { keepAsking, type Load, type Target } from './load.ts';
import { uniquePaths } from './share-paths.ts';
import type { Row } from './table.ts';

/** Of the cooperative; fewer make a rehearsal of a few minutes. */
const members = Number(process.env.BENCH_MEMBERS ?? 60_000);
const readsPerSecond = 200;
const quietSeconds = 60;
const fillLimitMilliseconds = 3_600_000;

interface Night {
  readonly rows: number;
  readonly seconds: number;
  readonly megabytes: number;
}

/** Milliseconds that the longest wait took for the locks that every reader takes. */
function watchLocks(ownerUrl: string): () => Promise<number> {
  const tables = subjects.map(({ name }) => `records.${name}`).join(', ');
  let isOver = false;
  const watching = (async () => {
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    let longest = 0;
    while (!isOver) {
      const began = performance.now();
      await client.query(`BEGIN; LOCK TABLE ${tables} IN ACCESS SHARE MODE; COMMIT`);
      longest = Math.max(longest, performance.now() - began);
      await pause(10);
    }
    await client.end();
    return longest;
  })();
  return () => {
    isOver = true;
    return watching;
  };
}

async function runNight(folder: string, dataDir: string): Promise<Night> {
  const program = spawn(process.execPath, ['bench/night-program.ts', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const [printed, code] = await Promise.all([text(program.stdout), endOf(program)]);
  if (code !== 0) throw new Error(`the intake ended with ${code}`);
  return JSON.parse(printed);
}

/** The day that the share feed of the first of those who ask speaks of. */
async function shownDay(baseUrl: string, { headers }: Target): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/member/share`, { headers: headers[0] ?? {} });
  const { data } = (await answer.json()) as { data: { as_of: string } };
  return data.as_of;
}

async function measureNight(baseUrl: string, dataDir: string, folder: string) {
  const target = { name: 'night', path: uniquePaths(), headers: await signInAskers(baseUrl) };
  const before = await shownDay(baseUrl, target);
  const quietly = keepAsking(baseUrl, target, readsPerSecond);
  await pause(quietSeconds * 1_000);
  const quiet = await quietly();
  const store = await joinPostgres(dataDir);
  const endLocks = watchLocks(store.ownerUrl);
  const endAsking = keepAsking(baseUrl, target, readsPerSecond);
  const night = await runNight(folder, dataDir);
  const [during, lockMilliseconds] = await Promise.all([endAsking(), endLocks()]);
  if ((await shownDay(baseUrl, target)) === before) throw new Error('no other day is shown');
  return { quiet, during, lockMilliseconds, night };
}

function rowsOf(
  quiet: Load,
  during: Load,
  lockMilliseconds: number,
  { rows, seconds, megabytes }: Night,
): readonly Row[] {
  const kind = 'at most' as const;
  const lines = `${rows.toLocaleString('en')} lines, ${Math.round(rows / seconds)} a second`;
  const late = `${during.p99Milliseconds} ms against ${quiet.p99Milliseconds} ms`;
  return [
    {
      what: `intake of ${members.toLocaleString('en')} members while they read`,
      ...{ measured: seconds, unit: 's', limit: 360, kind, remark: lines },
    },
    {
      what: 'memory of that process at its highest',
      ...{ measured: megabytes, unit: 'MB', limit: 2_000, kind },
    },
    {
      what: 'longest wait of a reader for a lock',
      ...{ measured: lockMilliseconds, unit: 'ms', limit: 300, kind },
    },
    {
      what: `p99 of ${readsPerSecond} reads a second in that time : quiet`,
      measured: during.p99Milliseconds / Math.max(1, quiet.p99Milliseconds),
      ...{ unit: '×', limit: 2, kind, remark: late },
    },
    {
      what: 'failed reads',
      ...{ measured: quiet.failed + during.failed, unit: '', limit: 0, kind },
    },
  ];
}

/** A demo of so many members, and its extract of the next day. */
export async function night(): Promise<readonly Row[]> {
  await buildIfChanged();
  const [data, extract] = await Promise.all([temporaryFolder(), temporaryFolder()]);
  try {
    const running = await startApp({
      dataDir: data.path,
      command: [process.execPath, ...serverOptions, 'bench/server.ts'],
      env: { DEMO_MEMBERS: String(members) },
      limitMilliseconds: fillLimitMilliseconds,
    });
    try {
      await writeExtract({ folder: extract.path, members, asOf: addDays(referenceDay, 1) });
      const found = await measureNight(running.baseUrl, data.path, extract.path);
      return rowsOf(found.quiet, found.during, found.lockMilliseconds, found.night);
    } finally {
      await running.stop();
    }
  } finally {
    await Promise.all([data.remove(), extract.remove()]);
  }
}
