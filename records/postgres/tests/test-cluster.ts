/** Folders and processes for the supervisor's tests, all cleared away afterwards. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';

interface HolderEvent {
  readonly event: string;
  readonly line?: string;
  readonly ownerUrl?: string;
  readonly message?: string;
  readonly isLocked?: boolean;
}

export interface Holder {
  readonly child: ChildProcess;
  readonly events: readonly HolderEvent[];
  /** Settles with the first such event from now on, or that came already. */
  waitFor(event: string): Promise<HolderEvent>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

const holders: Holder[] = [];
const folders: string[] = [];

async function passableFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-supervisor-'));
  await chmod(folder, 0o755);
  return folder;
}

/** A folder that every account may pass through. */
export async function makeFolder(): Promise<string> {
  const folder = await passableFolder();
  folders.push(folder);
  return folder;
}

let pattern: Promise<string> | undefined;

/** A data folder whose cluster was made before and is at rest: a copy, since making one is slow. */
export async function makeDataDir(): Promise<string> {
  pattern ??= (async () => {
    const folder = await passableFolder();
    const holder = startHolder(join(folder, 'data'));
    await holder.waitFor('ready');
    await holder.kill('SIGTERM');
    return folder;
  })();
  const folder = await makeFolder();
  // Owners and modes must stay, which only cp can do.
  await promisify(execFile)('cp', ['-a', join(await pattern, 'data'), folder]);
  return join(folder, 'data');
}

/** To be called once after the last test of a file. */
export async function clearPattern(): Promise<void> {
  if (pattern) await rm(await pattern, { recursive: true, force: true });
}

export interface HolderOptions {
  readonly refuge?: string;
  readonly programs?: string;
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts `holder.ts` on a data folder. */
export function startHolder(dataDir: string, options: HolderOptions = {}): Holder {
  const { refuge = '', programs = '', ...account } = options;
  const script = join(import.meta.dirname, 'holder.ts');
  const child = spawn(process.execPath, [script, dataDir, refuge, programs], {
    ...account,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  });
  const events: HolderEvent[] = [];
  const waiting = new Set<() => void>();
  const notify = () => {
    for (const look of waiting) look();
  };
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    events.push(JSON.parse(line));
    notify();
  });
  child.once('exit', notify);
  const holder: Holder = {
    child,
    events,
    waitFor(event) {
      const { promise, resolve, reject } = Promise.withResolvers<HolderEvent>();
      const look = () => {
        const found = events.find((each) => each.event === event);
        const over = child.exitCode !== null || child.signalCode !== null;
        if (found) resolve(found);
        else if (over) reject(new Error(`no "${event}": ${JSON.stringify(events)}`));
        else return;
        waiting.delete(look);
      };
      waiting.add(look);
      look();
      return promise;
    },
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
  holders.push(holder);
  return holder;
}

/** One row from a running PostgreSQL, or the error. */
export async function ask<Row>(url: string, sql: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

/** Ends what a failed test has left running, and removes every folder. */
export async function cleanUp(): Promise<void> {
  for (const holder of holders.splice(0)) await holder.kill('SIGTERM');
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}
