/** One run of the postmaster: how it is started, when it is ready. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { platform, release } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, Client as PgClient } from 'pg';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { asAccount } from './cluster.ts';
import { type ClusterLocation, socketPort } from './data-paths.ts';
import { postgresText as text } from './postgres.text.ts';
import { noteChild } from './processes.ts';
import { lastFault, whyEnded } from './why-ended.ts';

/** For two cores and a machine that does other things too. */
const tuning = {
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '60',
  max_wal_size: '1GB',
  // Nobody replicates it. A table and its keys, filled by the transaction that makes them, go to
  // the disk once, at its end, and not through the log, too: an intake writes half as much.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  random_page_cost: '1.1',
  max_parallel_workers: '2',
  // Compiling a plan takes longer than any query here runs.
  jit: 'off',
  timezone: 'UTC',
  // Values are personal data and stay out of the log, as does the DETAIL that repeats them.
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
  log_timezone: 'UTC',
  // Seven files, each a weekday's, written over a week later.
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
};

/**
 * How all files reach the disk before a crash is mended: at once, not each of some thousands by
 * itself, which takes seconds where other programs write, too. Linux alone can, and tells of a
 * failure since 5.8.
 */
function recoverySync(): Readonly<Record<string, string>> {
  const [major = 0, minor = 0] = release()
    .split('.')
    .map((part) => Number.parseInt(part, 10));
  const isNew = major > 5 || (major === 5 && minor >= 8);
  return platform() === 'linux' && isNew ? { recovery_init_sync_method: 'syncfs' } : {};
}

/**
 * Such data does not live long enough to need cleaning; a test counts what it has counted. Tests
 * of several servers at once share one database server.
 */
const careless = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

export interface RunOptions {
  readonly port: number | undefined;
  /** False only for data that a test throws away. */
  readonly durable: boolean;
}

/** Starts the postmaster in a process group of its own: Ctrl-C at the terminal is not for it. */
export async function startPostmaster(
  location: ClusterLocation,
  options: RunOptions,
): Promise<ChildProcess> {
  const settings: Record<string, string> = {
    ...tuning,
    ...recoverySync(),
    ...(options.durable ? {} : careless),
    log_directory: join(location.home, 'log'),
    listen_addresses: options.port === undefined ? '' : '127.0.0.1',
    port: String(options.port ?? socketPort),
    // Commas part the list's items, unless in quotes.
    unix_socket_directories:
      options.port === undefined ? `"${location.home.replaceAll('"', '""')}"` : '',
    unix_socket_permissions: '0700',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(startLog(location), 'w', 0o600);
  try {
    const child = spawn(join(location.binaries, 'postgres'), ['-D', location.cluster, ...flags], {
      ...asAccount(location),
      detached: true,
      stdio: ['ignore', output, output],
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    child.once('spawn', resolve).once('error', reject);
    await promise;
    child.unref();
    if (child.pid !== undefined) await noteChild(location.home, child.pid).catch(() => {});
    return child;
  } finally {
    closeSync(output);
  }
}

const startLog = (location: ClusterLocation) => join(location.home, 'start.log');

async function tail(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, 1500);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8').trim();
  } finally {
    await file.close();
  }
}

/** What a log says of the last start in it: earlier ones may have failed for other reasons. */
const ofLastStart = (log: string): string =>
  log.slice(Math.max(0, log.lastIndexOf('starting PostgreSQL')));

/**
 * The last words of a start that failed, from before and after it opened its own log. `since`:
 * milliseconds since 1970; a log that was not written since then is not its own.
 */
async function lastWords(location: ClusterLocation, since: number): Promise<string> {
  const folder = join(location.home, 'log');
  const names = await readdir(folder).catch(() => []);
  const logs = await Promise.all(
    names.map(async (name) => ({
      path: join(folder, name),
      changed: (await stat(join(folder, name))).mtimeMs,
    })),
  );
  const own = logs
    .filter(({ changed }) => changed >= since)
    .toSorted((a, b) => b.changed - a.changed)[0];
  const paths = [startLog(location), ...(own ? [own.path] : [])];
  return (await Promise.all(paths.map(tail))).map(ofLastStart).join('\n');
}

async function tryConnect(url: string): Promise<'ready' | 'recovering' | 'silent'> {
  const client = new PgClient({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A connection that breaks while it is made reports twice.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return 'ready';
  } catch (error) {
    if (!(error instanceof DatabaseError)) return 'silent';
    if (error.code === '57P03') return 'recovering';
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Milliseconds that may lie between the start of the process and the first look at it. */
const spawnMs = 2_000;

/**
 * Settles when the server takes queries. Rejects when the process ends first, or after `limitMs`
 * without a sign of life; while it replays its log after a crash it may take longer.
 */
export async function untilReady(
  location: ClusterLocation,
  child: ChildProcess,
  url: string,
  limitMs: number,
): Promise<void> {
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const began = Date.now() - spawnMs;
  let end = performance.now() + limitMs;
  while (performance.now() < end && !ended()) {
    const state = await tryConnect(url);
    if (state === 'ready') return;
    if (state === 'recovering') end = Math.max(end, performance.now() + limitMs);
    await sleep(25);
  }
  const words = await lastWords(location, began);
  const silence = ended() ? undefined : text.silent(Math.round(limitMs / 1000));
  throw new PlainFault(text.notReady(location.home, silence ?? whyEnded(words), lastFault(words)));
}
