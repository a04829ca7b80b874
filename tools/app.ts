/** The app as a process of its own, on a free port and in its own folder: proof from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { referenceDay } from '../demo/timeline.ts';
import { freePort } from '../records/postgres/free-port.ts';

export interface RunningApp {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly child: ChildProcess;
  /** Everything that it printed so far. */
  output(): string;
  /** Milliseconds from the start to the first answer. */
  readonly startMilliseconds: number;
  /** Asks it to stop; resolves to its exit code, or to null when it had to be killed. */
  stop(): Promise<number | null>;
}

export interface AppStart {
  readonly dataDir: string;
  /** Program and arguments; the server itself unless said. */
  readonly command?: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Working folder; this checkout unless said. */
  readonly cwd?: string;
  readonly limitMilliseconds?: number;
  /** What it answers once it is up: a page, for which the site must be built, unless said. */
  readonly path?: string;
}

/** A start takes seconds; it ends by itself when it cannot be, and a busy machine is no reason. */
const startLimitMilliseconds = 240_000;
const stopLimitMilliseconds = 20_000;

/** A temporary data folder, and how to be rid of it. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'sahakon-run-'));
  // The account that PostgreSQL runs under must get through.
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Resolves to the exit code once the process has ended. */
export async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

async function stop(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  const late = wait(stopLimitMilliseconds, 'late' as const, { ref: false });
  const end = await Promise.race([endOf(child), late]);
  if (end !== 'late') return end;
  child.kill('SIGKILL');
  return null;
}

/** Starts the app with a demo of the reference day; resolves when it answers, or rejects. */
export async function startApp(start: AppStart): Promise<RunningApp> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const [program, ...args] = start.command ?? [process.execPath, 'server/main.ts'];
  const began = performance.now();
  const lines: string[] = [];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(start.cwd !== undefined && { cwd: start.cwd }),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: start.dataDir,
      DEMO: '1',
      DEMO_DATE: referenceDay,
      ...start.env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  }
  const output = () => lines.join('');
  const limit = began + (start.limitMilliseconds ?? startLimitMilliseconds);
  while (performance.now() < limit && child.exitCode === null) {
    const answer = await fetch(`${baseUrl}${start.path ?? '/home'}`).catch(() => undefined);
    if (answer?.ok) {
      const startMilliseconds = Math.round(performance.now() - began);
      return { baseUrl, child, output, startMilliseconds, stop: () => stop(child) };
    }
    await wait(50);
  }
  await stop(child);
  throw new Error(`the app did not come up:\n${output()}`);
}
