/**
 * The store as the server uses it: every call is one transaction for one subject, and row-level
 * security shows nothing of anybody else. Names turn from snake_case to camelCase here and in the
 * statements, bigint columns become BigInt, days stay 'YYYY-MM-DD' text.
 */
import type { Transaction } from 'kysely';
import pg from 'pg';
import { readDatabaseUrl } from './driver/address.ts';
import { Availability } from './driver/availability.ts';
import { readFault, StoreUnavailable } from './driver/faults.ts';
import { checkLogin, UnfitLogin } from './driver/login.ts';
import type { Tables } from './driver/tables.ts';
import { type Mode, openTransaction, type Subject } from './driver/transaction.ts';
import { types } from './driver/types.ts';

export { StoreUnavailable, UnfitLogin };

/** What queries run on: Kysely on one open transaction. Useless once the call has ended. */
export type Db = Transaction<Tables>;

export type Work<T> = (db: Db) => Promise<T>;

/**
 * In `work` only query: a connection is held meanwhile. Independent queries belong into one
 * Promise.all, they then travel together. All four throw StoreUnavailable while the database is
 * away.
 */
export interface Records {
  /** Reads and writes as the member; settled means committed. Never retried once begun. */
  asMember<T>(memberNo: string, work: Work<T>): Promise<T>;
  /** Reads as the member; `work` may run twice when a connection breaks under it. */
  readAsMember<T>(memberNo: string, work: Work<T>): Promise<T>;
  /** Reads and writes without a subject: nobody's owned rows. */
  asVisitor<T>(work: Work<T>): Promise<T>;
  readAsVisitor<T>(work: Work<T>): Promise<T>;
  /** Did the database answer when last asked? While it is away it is asked twice a second. */
  isUp(): boolean;
  /** Ends all connections, after what is under way has finished. */
  close(): Promise<void>;
}

export interface RecordsOptions {
  /** Most connections at a time. */
  readonly connections?: number;
  /** Longest time for one statement, and a little later for the whole transaction, in ms. */
  readonly statementMs?: number;
  /** How long a call waits for a database that has just gone, in ms. */
  readonly patienceMs?: number;
}

const visitor: Subject = { memberNo: '' };

function poolOn(appUrl: string, options: RecordsOptions): pg.Pool {
  const statementMs = options.statementMs ?? 5000;
  const pool = new pg.Pool({
    ...readDatabaseUrl(appUrl),
    application_name: 'sahakon',
    pipeline: true,
    types,
    max: options.connections ?? 10,
    keepAlive: true,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementMs,
    lock_timeout: statementMs,
    idle_in_transaction_session_timeout: 2 * statementMs,
  });
  // An idle connection that breaks has left the pool already; the next call says what is wrong.
  pool.on('error', () => {});
  // A lent one that breaks between two queries would end the process; its next query fails instead.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Connects as the app's login. Throws UnfitLogin (with the SQL to mend it) for a login that
 * row-level security does not bind, StoreUnavailable when the database does not answer.
 */
export async function openRecords(appUrl: string, options: RecordsOptions = {}): Promise<Records> {
  await checkLogin(readDatabaseUrl(appUrl)).catch((error) => {
    throw readFault(error);
  });
  const pool = poolOn(appUrl, options);
  const longestMs = (options.statementMs ?? 5000) + 500;
  const availability = new Availability(async () => {
    await pool.query('SELECT 1');
  }, options.patienceMs ?? 3000);

  async function once<T>(subject: Subject, mode: Mode, work: Work<T>): Promise<T> {
    const client = await pool.connect();
    const hung = setTimeout(() => client.connection.stream.destroy(), longestMs);
    const release = (error?: unknown) => {
      clearTimeout(hung);
      client.release(error !== undefined);
    };
    const transaction = openTransaction(client, subject, mode);
    let result: T;
    try {
      result = await work(transaction.db);
      await transaction.opened;
    } catch (error) {
      transaction.rollback().then(() => release(), release);
      throw await transaction.opened.then(
        () => error,
        (first) => first,
      );
    }
    const committed = transaction.commit();
    // The rows are here; that reading ends is nobody's wait.
    if (mode === 'read') committed.then(() => release(), release);
    else
      await committed.then(
        () => release(),
        (error) => {
          release(error);
          throw error;
        },
      );
    return result;
  }

  async function run<T>(subject: Subject, mode: Mode, work: Work<T>): Promise<T> {
    for (;;) {
      let begun = false;
      try {
        const result = await once(subject, mode, (db) => {
          begun = true;
          return work(db);
        });
        availability.answered();
        return result;
      } catch (error) {
        const fault = readFault(error);
        if (!(fault instanceof StoreUnavailable)) throw fault;
        const mayRepeat = fault.again && (mode === 'read' || !begun);
        if (!(await availability.lost(mayRepeat))) throw fault;
      }
    }
  }

  return {
    asMember: (memberNo, work) => run({ memberNo }, 'write', work),
    readAsMember: (memberNo, work) => run({ memberNo }, 'read', work),
    asVisitor: (work) => run(visitor, 'write', work),
    readAsVisitor: (work) => run(visitor, 'read', work),
    isUp: () => availability.isUp,
    async close() {
      availability.close();
      await pool.end();
    },
  };
}
