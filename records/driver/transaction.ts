/**
 * One transaction on one connection, sent ahead of itself: BEGIN, the subject and the queries leave
 * in one packet, without waiting for each answer (a row-security transaction in four awaited round
 * trips halves the throughput).
 */
import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  type KyselyProps,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely';
import type { PoolClient } from 'pg';
import { StoreUnavailable } from './faults.ts';
import type { Tables } from './tables.ts';

/** Who a transaction acts for; row-level security shows nothing of anybody else. */
export interface Subject {
  /** Six digits; '' when it is no member. */
  readonly memberNo: string;
  /** '' when it is no agency; a visitor is neither. */
  readonly agencyNo: string;
  /** '' when it is no member of staff. */
  readonly staffId: string;
}

export type Mode = 'read' | 'write';

// SQL text → name of the prepared statement; the same in every connection.
const names = new Map<string, string>();
const mostNames = 500;
const inFailedTransaction = '25P02';

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}

/** PostgreSQL's text holds no NUL: a hostile one shall find nothing instead of failing. */
const storable = (value: unknown) =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;

/** A pooled client as Kysely sees it, for the length of one transaction and not longer. */
class PinnedConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #open = true;
  /** What made the transaction fail; queries sent behind it only hear that it has. */
  #firstError: unknown;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // The client may already serve somebody else.
    if (!this.#open) throw new Error('a query was started after its transaction had ended');
    const values = query.parameters.map(storable);
    const name = nameOf(query.sql);
    const config = name === undefined ? { text: query.sql } : { text: query.sql, name };
    const { rows, rowCount } = await this.#client.query({ ...config, values }).catch((error) => {
      this.#firstError ??= error;
      throw error.code === inFailedTransaction ? this.#firstError : error;
    });
    return rowCount === null ? { rows } : { rows, numAffectedRows: BigInt(rowCount) };
  }

  // biome-ignore lint/correctness/useYield: a pipelined connection cannot keep a portal open
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not possible on a pipelined connection');
  }

  get isOpen(): boolean {
    return this.#open;
  }

  close(): void {
    this.#open = false;
  }
}

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const config = { dialect, plugins: [new CamelCasePlugin()] };
const root = new Kysely<Tables>(config);
const props: Omit<KyselyProps, 'executor'> = { config, dialect, driver: dialect.createDriver() };

const begin = { read: 'BEGIN READ ONLY', write: 'BEGIN' };
// The publication is pinned here: all queries of the transaction see the same records.
const setSubject = `SELECT set_config('app.member_no', $1, true),
  set_config('app.agency_no', $2, true), set_config('app.staff_id', $3, true),
  set_config('app.publication', coalesce(
    (SELECT publication_id::text FROM records.current), ''), true)`;

export interface OpenTransaction {
  readonly db: Transaction<Tables>;
  /** Settles when BEGIN and the subject are through. */
  readonly opened: Promise<unknown>;
  /** Throws when the database rolled back instead. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** Commit or rollback is on its way. */
  readonly isEnded: boolean;
}

/** Begins a transaction on a client that nobody else uses. */
export function openTransaction(client: PoolClient, subject: Subject, mode: Mode): OpenTransaction {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  const values = [subject.memberNo, subject.agencyNo, subject.staffId];
  const opened = Promise.all([
    client.query(begin[mode]),
    client.query({ name: 'subject', text: setSubject, values }),
  ]);
  // Whoever awaits `opened` hears of it; a rejection before that must not end the process.
  opened.catch(() => {});
  const connection = new PinnedConnection(client);
  const provider = {
    provideConnection: <T>(consumer: (c: DatabaseConnection) => Promise<T>) => consumer(connection),
  };
  const executor = root.getExecutor().withConnectionProvider(provider);
  return {
    db: new Transaction<Tables>({ ...props, executor }),
    opened,
    get isEnded() {
      return !connection.isOpen;
    },
    async commit() {
      connection.close();
      const { command } = await client.query('COMMIT');
      if (command !== 'COMMIT') {
        throw new StoreUnavailable('refusing', 'the transaction was rolled back');
      }
    },
    async rollback() {
      connection.close();
      await client.query('ROLLBACK');
    },
  };
}
