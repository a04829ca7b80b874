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
import type { Pool, PoolClient } from 'pg';
import { StoreUnavailable } from '../faults.ts';
import type { Tables } from '../tables.ts';
import { type Lent, lend } from './lend.ts';
import { BundledConnection } from './question.ts';
import {
  type Manner,
  mustShow,
  OtherPublication,
  type Showing,
  type Subject,
  storable,
  subjectValues,
} from './subject.ts';

export type Mode = 'read' | 'write';

const inFailedTransaction = '25P02';

/** A query to the driver, prepared where that lasts. */
function configOf(text: string, manner: Manner): { text: string; name?: string } {
  const name = manner.nameOf(text);
  return name === undefined ? { text } : { text, name };
}

/** A pooled client as Kysely sees it, for the length of one transaction and not longer. */
class PinnedConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #manner: Manner;
  #open = true;
  /** What made the transaction fail; queries sent behind it only hear that it has. */
  #firstError: unknown;

  constructor(client: PoolClient, manner: Manner) {
    this.#client = client;
    this.#manner = manner;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // The client may already serve somebody else.
    if (!this.#open) throw new Error('a query was started after its transaction had ended');
    const values = query.parameters.map(storable);
    const config = configOf(query.sql, this.#manner);
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
/** What queries run on, for one connection and one transaction. */
function dbOn(connection: DatabaseConnection): Transaction<Tables> {
  const provider = {
    provideConnection: <T>(consumer: (c: DatabaseConnection) => Promise<T>) => consumer(connection),
  };
  const executor = root.getExecutor().withConnectionProvider(provider);
  return new Transaction<Tables>({ ...props, executor });
}

interface OpenTransaction {
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
function openTransaction(client: PoolClient, call: Call<unknown>, manner: Manner): OpenTransaction {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  const values = [...subjectValues(call.subject)];
  const opened = Promise.all([
    client.query(begin[call.mode]),
    client
      .query({ ...configOf(manner.setSubject, manner), values })
      .then(({ rows }) => mustShow(call, rows[0])),
  ]);
  // Whoever awaits `opened` hears of it; a rejection before that must not end the process.
  opened.catch(() => {});
  const connection = new PinnedConnection(client, manner);
  return {
    db: dbOn(connection),
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

/** Throws OtherPublication where it names one and the server shows another. */
export interface Call<T> extends Showing {
  readonly subject: Subject;
  readonly mode: Mode;
  /** `work` asks everything before it awaits an answer, so that the end can travel along. */
  readonly atOnce?: boolean;
  readonly work: (db: Transaction<Tables>) => Promise<T>;
}

/** Connections, and how they are spoken to. */
export interface Line {
  readonly pool: Pool;
  readonly manner: Manner;
}

/** Runs the call's work in one transaction. */
export async function callOnce<T>(line: Line, call: Call<T>, endsAt: number): Promise<T> {
  const lent = await lend(line.pool, endsAt);
  return call.atOnce ? askOnce(lent, call, line.manner) : workOnce(lent, call, line.manner);
}

async function askOnce<T>(lent: Lent, call: Call<T>, manner: Manner): Promise<T> {
  const { client, release, faultOf } = lent;
  const connection = new BundledConnection(call.subject, manner);
  const working = call.work(dbOn(connection));
  const sent = connection.send(client, call).then(
    () => release(),
    (error) => release(error instanceof OtherPublication ? undefined : error),
  );
  try {
    return await working;
  } catch (error) {
    // Without a query of its own the work fails before the database has answered.
    await sent;
    throw faultOf(error);
  }
}

async function workOnce<T>(lent: Lent, call: Call<T>, manner: Manner): Promise<T> {
  const { client, release, faultOf } = lent;
  const transaction = openTransaction(client, call, manner);
  const commit = () => {
    const committed = transaction.commit().then(
      () => release(),
      (error) => {
        release(error);
        throw error;
      },
    );
    // The rows are here; that reading ends is nobody's wait.
    committed.catch(() => {});
    return committed;
  };
  try {
    const result = await call.work(transaction.db);
    await transaction.opened;
    const committed = commit();
    if (call.mode === 'write') await committed;
    return result;
  } catch (error) {
    if (!transaction.isEnded) transaction.rollback().then(() => release(), release);
    // A transaction that never began is the reason of whatever failed in it.
    await transaction.opened.catch((first) => {
      throw faultOf(first);
    });
    throw faultOf(error);
  }
}
