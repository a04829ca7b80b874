/**
 * Keeps the embedded PostgreSQL of one data folder: first our own lock, then a cluster that nothing
 * else serves, then a child that is restarted when it dies and is gone when we stop
 * (S13).
 */
import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { startPostmaster, untilReady } from './child.ts';
import { prepareCluster, prepareLogins } from './cluster.ts';
import { addressesOf, type Credentials, readCredentials } from './credentials.ts';
import {
  type ClusterLocation,
  findFolder,
  findLocation,
  type LocationOptions,
} from './data-paths.ts';
import { acquireLock, type Lock } from './lock.ts';
import { postgresText as text } from './postgres.text.ts';
import { allExited, clearOrphans, stopPostmaster } from './processes.ts';

export interface PostgresOptions extends LocationOptions {
  /** False only for data that a test throws away: much faster, lost at a power cut. */
  readonly durable?: boolean | undefined;
  /** Longest silence at a start, in ms. */
  readonly readyMs?: number | undefined;
}

/** `down`: it died. `up`: it is back. `given-up`: it died too often and stays down. */
export type PostgresEvent = 'down' | 'up' | 'given-up';

export interface EmbeddedPostgres {
  /** For migrations, intake, backup; no superuser. */
  readonly ownerUrl: string;
  /** For the server. Its login is the `appLogin` of `migrate`. */
  readonly appUrl: string;
  /** The folder on whose disk its files lie. */
  readonly home: string;
  /** Ends it in good order and frees the folder; called again, it hurries. */
  stop(): Promise<void>;
  on(event: PostgresEvent, listener: () => void): void;
}

const mostRestarts = 5;
const withinMs = 60_000;
const waitsMs = [100, 500, 1000, 2000, 4000];

class Supervisor implements EmbeddedPostgres {
  readonly #events = new EventEmitter();
  readonly #location: ClusterLocation;
  readonly #options: PostgresOptions;
  readonly #lock: Lock;
  readonly #credentials: Credentials;
  #child: ChildProcess | undefined;
  #stopping = false;
  #stopped: Promise<void> | undefined;
  #restarting: Promise<void> | undefined;
  #deaths: number[] = [];
  /** Leaving without `stop` must not leave the child behind where that can be helped. */
  readonly #atExit = () => this.#child?.kill('SIGINT');

  constructor(
    location: ClusterLocation,
    options: PostgresOptions,
    lock: Lock,
    credentials: Credentials,
  ) {
    this.#location = location;
    this.#options = options;
    this.#lock = lock;
    this.#credentials = credentials;
    process.once('exit', this.#atExit);
  }

  get ownerUrl(): string {
    return addressesOf(this.#location.home, this.#credentials).ownerUrl;
  }

  get home(): string {
    return this.#location.home;
  }

  get appUrl(): string {
    return addressesOf(this.#location.home, this.#credentials).appUrl;
  }

  on(event: PostgresEvent, listener: () => void): void {
    this.#events.on(event, listener);
  }

  async start(): Promise<void> {
    await clearOrphans(this.#location.cluster, this.#options.log);
    const { durable = true, readyMs = 60_000 } = this.#options;
    const { port } = this.#credentials;
    const child = await startPostmaster(this.#location, { port, durable });
    this.#child = child;
    const { superuserUrl } = addressesOf(this.#location.home, this.#credentials);
    await untilReady(this.#location, child, superuserUrl, readyMs);
    child.once('exit', () => this.#died());
    // Between "ready" and the line above it may have gone unheard.
    if (child.exitCode !== null || child.signalCode !== null) this.#died();
  }

  #died(): void {
    if (this.#stopping || this.#restarting) return;
    this.#events.emit('down');
    this.#restarting = this.#restart().finally(() => {
      this.#restarting = undefined;
    });
  }

  async #restart(): Promise<void> {
    while (!this.#stopping) {
      const now = performance.now();
      this.#deaths = [...this.#deaths.filter((death) => now - death < withinMs), now];
      if (this.#deaths.length > mostRestarts) {
        this.#options.log(text.gaveUp(this.#deaths.length));
        this.#events.emit('given-up');
        return;
      }
      const waitMs = waitsMs[this.#deaths.length - 1] ?? 0;
      this.#options.log(text.died(waitMs / 1000));
      await sleep(waitMs);
      if (this.#stopping) return;
      try {
        await this.start();
        this.#options.log(text.back);
        this.#events.emit('up');
        return;
      } catch (error) {
        this.#options.log(String(error));
      }
    }
  }

  stop(): Promise<void> {
    if (this.#stopped !== undefined) this.#child?.kill('SIGQUIT');
    this.#stopping = true;
    this.#stopped ??= this.#end();
    return this.#stopped;
  }

  async #end(): Promise<void> {
    await this.#restarting;
    const child = this.#child;
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.ref();
      await stopPostmaster(this.#location.cluster, child.pid, 10_000);
      await exited;
    }
    await allExited(this.#location.cluster, 5000);
    process.off('exit', this.#atExit);
    await this.#lock.release();
  }
}

/**
 * Starts the PostgreSQL of a data folder, making it at the first time; settles when it takes
 * queries. Throws FolderLocked, in Thai and English, while another process has the folder.
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const folder = await findFolder(options.dataDir);
  const lock = await acquireLock(folder);
  let supervisor: Supervisor | undefined;
  try {
    const location = await findLocation(folder, options, (await readCredentials(folder))?.where);
    const credentials = await prepareCluster(folder, location, options.log);
    supervisor = new Supervisor(location, options, lock, credentials);
    await supervisor.start();
    await prepareLogins(location, credentials);
    return supervisor;
  } catch (error) {
    await (supervisor?.stop() ?? lock.release());
    // Its own passwords are refused: the file is that of another cluster.
    if (Object(error).code === '28P01') throw new PlainFault(text.wrongCredentials(folder));
    throw error;
  }
}
