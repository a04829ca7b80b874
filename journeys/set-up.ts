/** Before the browser tests: the built app serves a small demo cooperative, once for all files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { writeExtract } from '../demo/write-extract.ts';
import { freePort } from '../tools/free-port.ts';

export interface StageFacts {
  /** Address of the served app, without a slash at its end. */
  readonly baseUrl: string;
  /** The extract that the app took in: where the right figures stand. */
  readonly extractFolder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    stage: StageFacts;
  }
}

const members = 60;
const startLimitMilliseconds = 90_000;
const stopLimitMilliseconds = 15_000;

function startApp(port: number, dataDir: string): { child: ChildProcess; said: () => string } {
  const lines: string[] = [];
  const child = spawn(process.execPath, ['--enable-source-maps', 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      DEMO_MEMBERS: String(members),
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  }
  return { child, said: () => lines.join('') };
}

/** Resolves once the front page answers; fails with the app's own words when it does not. */
async function ready(baseUrl: string, app: ReturnType<typeof startApp>): Promise<void> {
  const limit = Date.now() + startLimitMilliseconds;
  while (Date.now() < limit && app.child.exitCode === null) {
    const answer = await fetch(`${baseUrl}/home`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`the app did not come up:\n${app.said()}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await Promise.race([ended, wait(stopLimitMilliseconds, undefined, { ref: false })]);
  if (child.exitCode === null) child.kill('SIGKILL');
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist/client')) throw new Error('the site is not built: node tools/build.mjs');
  const [dataDir, extractFolder, port] = await Promise.all([
    mkdtemp(join(tmpdir(), 'sahakon-stage-data-')),
    mkdtemp(join(tmpdir(), 'sahakon-stage-extract-')),
    freePort(),
  ]);
  const app = startApp(port, dataDir);
  const clear = async () => {
    await end(app.child);
    await Promise.all([dataDir, extractFolder].map((f) => rm(f, { recursive: true, force: true })));
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  try {
    await Promise.all([ready(baseUrl, app), writeExtract({ folder: extractFolder, members })]);
  } catch (error) {
    await clear();
    throw error;
  }
  project.provide('stage', { baseUrl, extractFolder });
  return clear;
}
