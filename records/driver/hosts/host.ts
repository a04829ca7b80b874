/** One server of the store: looked at on a connection of its own, asked on those of a pool. */
import pg, { type ClientConfig } from 'pg';
import { directly, throughPooler } from '../call/subject.ts';
import type { Line } from '../call/transaction.ts';
import { StoreUnavailable } from '../faults.ts';
import { checkLogin } from '../login.ts';
import { openPool } from '../pool.ts';
import { type Look, lookAt } from './look.ts';

export interface LineOptions {
  readonly connections: number;
  readonly statementMs: number;
}

/** Milliseconds: for a look; after a failure, until a standby is asked again. */
const patience = 2_000;
const restAfterFailure = 1_000;

export const nameOf = ({ host, port }: ClientConfig): string => `${host}:${port}`;

export class Host {
  readonly name: string;
  readonly config: ClientConfig;
  readonly #options: LineOptions;
  /** Undefined: it did not answer when last looked at. */
  latest: Look | undefined;
  /**
   * A standby that was close behind the primary when that was last seen; what has happened since is
   * not known.
   */
  wasClose = false;
  #client: pg.Client | undefined;
  #line: Line | undefined;
  #opening: Promise<Line> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(config: ClientConfig, options: LineOptions) {
    this.config = config;
    this.name = nameOf(config);
    this.#options = options;
  }

  /** Looks at it; an answer that does not come leaves `latest` undefined. */
  async look(): Promise<Look | undefined> {
    try {
      this.#client ??= await this.#connect();
      this.latest = await lookAt(this.#client);
    } catch {
      this.latest = undefined;
      this.#client?.connection.stream.destroy();
      this.#client = undefined;
    }
    return this.latest;
  }

  async #connect(): Promise<pg.Client> {
    const limits = { connectionTimeoutMillis: patience, query_timeout: patience };
    const client = new pg.Client({ ...this.config, ...limits, application_name: 'sahakon look' });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** Connections for calls, once the login is known to be bound. Throws as `checkLogin` does. */
  async open(): Promise<Line> {
    if (this.#line) return this.#line;
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #open(): Promise<Line> {
    const { isPooled } = await checkLogin(this.config);
    const { statementMs } = this.#options;
    const manner = isPooled ? throughPooler(statementMs) : directly;
    if (this.#isClosed) throw new StoreUnavailable('gone', 'closed while it was opened');
    const line = { manner, pool: openPool(this.config, { ...this.#options, isPooled }) };
    this.#line = line;
    return line;
  }

  /** Undefined until it was opened. */
  get line(): Line | undefined {
    return this.#line;
  }

  /** A call failed on it: it is left alone for a moment. */
  failed(): void {
    this.#failedAt = performance.now();
  }

  /** It answered when last looked at, and no call has just failed on it. */
  get isFit(): boolean {
    const hasRested = performance.now() - this.#failedAt > restAfterFailure;
    return this.latest !== undefined && this.#line !== undefined && hasRested;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#client?.end().catch(() => {});
    await this.#line?.pool.end();
  }
}
