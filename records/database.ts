/**
 * The store as the server uses it: every call is one transaction for one subject, and row-level
 * security shows nothing of anybody else. Names turn from snake_case to camelCase here and in the
 * statements, bigint columns become BigInt, days stay 'YYYY-MM-DD' text.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { partOf } from '../runtime/processes.ts';
import { readDatabaseUrl } from './driver/address.ts';
import { directly, type Subject, throughPooler } from './driver/call/subject.ts';
import { type Call, callOnce, type Line } from './driver/call/transaction.ts';
import { readFault, StoreUnavailable } from './driver/faults.ts';
import { checkLogin } from './driver/login.ts';
import { openPool, probe } from './driver/pool.ts';
import type { Tables } from './driver/tables.ts';

export { StoreUnavailable };

/** What queries run on: Kysely on one open transaction. Useless once the call has ended. */
export type Db = Transaction<Tables>;

export type Work<T> = (db: Db) => Promise<T>;

/**
 * `atOnce`: all queries of `work` start before the first one answers, and each is a `statement`.
 * The whole transaction is then one question and writes nothing: a third less work for both sides.
 * A query that starts later is refused.
 */
export interface ReadManner {
  readonly atOnce: boolean;
}

/**
 * In `work` only query: a connection is held meanwhile. Independent queries belong into one
 * Promise.all, they then travel together. All throw StoreUnavailable while the database is away.
 */
export interface Records {
  /** Reads and writes as the member; settled means committed. Never retried once begun. */
  asMember<T>(memberNo: string, work: Work<T>): Promise<T>;
  /** Reads as the member; `work` may run twice when a connection breaks under it. */
  readAsMember<T>(memberNo: string, work: Work<T>, how?: ReadManner): Promise<T>;
  /** Reads and writes as the agency: what it is billed for, and no member's own rows. */
  asAgency<T>(agencyNo: string, work: Work<T>): Promise<T>;
  readAsAgency<T>(agencyNo: string, work: Work<T>, how?: ReadManner): Promise<T>;
  /** Reads and writes as one person of the agency: that, and their own sessions. */
  asContact<T>(contact: Contact, work: Work<T>): Promise<T>;
  readAsContact<T>(contact: Contact, work: Work<T>, how?: ReadManner): Promise<T>;
  /** Reads and writes as a member of staff: their own row and sessions, and no member's. */
  asStaff<T>(staffId: string, work: Work<T>): Promise<T>;
  /** Reads and writes without a subject: nobody's owned rows. */
  asVisitor<T>(work: Work<T>): Promise<T>;
  readAsVisitor<T>(work: Work<T>, how?: ReadManner): Promise<T>;
  /** Did the database answer when last asked? While it is away it is asked four times a second. */
  isUp(): boolean;
  /** How many connections there are, work or rest, and how many calls wait for one. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Ends all connections, after what is under way has finished. */
  close(): Promise<void>;
}

/** A person of an agency. */
export interface Contact {
  readonly agencyNo: string;
  readonly personNo: number;
}

export interface RecordsOptions {
  /** Most connections at a time. */
  readonly connections?: number;
  /** Longest time for one statement, and a little later for the whole transaction, in ms. */
  readonly statementMs?: number;
  /** How long a call waits for a database that has just gone, in ms. */
  readonly patienceMs?: number;
}

/** Of one process. Fewer than two, and who waits for one connection with another stands still. */
const usualConnections = () => partOf(10, 2);

const visitor: Subject = { memberNo: '', agencyNo: '', staffId: '', personNo: '' };
const member = (memberNo: string): Subject => ({ ...visitor, memberNo });
const agency = (agencyNo: string): Subject => ({ ...visitor, agencyNo });
const contactOf = ({ agencyNo, personNo }: Contact): Subject => ({
  ...agency(agencyNo),
  personNo: String(personNo),
});

/**
 * Connects as the app's login. Throws UnfitLogin (with the SQL to mend it) for a login that
 * row-level security does not bind, StoreUnavailable when the database does not answer.
 */
export async function openRecords(appUrl: string, options: RecordsOptions = {}): Promise<Records> {
  const config = readDatabaseUrl(appUrl);
  const { isPooled } = await checkLogin(config).catch((error) => {
    throw readFault(error);
  });
  const { connections = usualConnections(), statementMs = 5000, patienceMs = 5000 } = options;
  const pool = openPool(config, { connections, isPooled, statementMs });
  const line: Line = { pool, manner: isPooled ? throughPooler(statementMs) : directly };
  const availability = new Availability(() => probe(config), patienceMs);

  async function run<T>(call: Call<T>): Promise<T> {
    const endsAt = performance.now() + statementMs + 500;
    for (;;) {
      if (availability.isLongDown) throw new StoreUnavailable('silent', 'away for some time');
      let begun = false;
      const work: Work<T> = (db) => {
        begun = true;
        return call.work(db);
      };
      try {
        const result = await callOnce(line, { ...call, work }, endsAt);
        availability.answered();
        return result;
      } catch (error) {
        const fault = readFault(error, call.mode === 'write');
        if (!(fault instanceof StoreUnavailable) || fault.absence === 'refusing') throw fault;
        const mayRepeat = fault.absence === 'gone' && (call.mode === 'read' || !begun);
        if (!(await availability.lost(mayRepeat))) throw fault;
      }
    }
  }

  return {
    asMember: (memberNo, work) => run({ subject: member(memberNo), mode: 'write', work }),
    readAsMember: (memberNo, work, how) =>
      run({ subject: member(memberNo), mode: 'read', work, ...how }),
    asAgency: (agencyNo, work) => run({ subject: agency(agencyNo), mode: 'write', work }),
    readAsAgency: (agencyNo, work, how) =>
      run({ subject: agency(agencyNo), mode: 'read', work, ...how }),
    asContact: (contact, work) => run({ subject: contactOf(contact), mode: 'write', work }),
    readAsContact: (contact, work, how) =>
      run({ subject: contactOf(contact), mode: 'read', work, ...how }),
    asStaff: (staffId, work) => run({ subject: { ...visitor, staffId }, mode: 'write', work }),
    asVisitor: (work) => run({ subject: visitor, mode: 'write', work }),
    readAsVisitor: (work, how) => run({ subject: visitor, mode: 'read', work, ...how }),
    isUp: () => availability.isUp,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      availability.close();
      await pool.end();
    },
  };
}

export class Availability {
  readonly #probe: () => Promise<void>;
  readonly #patienceMs: number;
  /** Since when it has been away (ms); undefined while it is there. */
  #downSince: number | undefined;
  #watching = false;
  #closed = false;

  /** `probe` asks the database anything; it rejects while the database is away. */
  constructor(probe: () => Promise<void>, patienceMs: number) {
    this.#probe = probe;
    this.#patienceMs = patienceMs;
  }

  get isUp(): boolean {
    return this.#downSince === undefined;
  }

  /** Away for so long that a call need not try: the watch will tell when it is back. */
  get isLongDown(): boolean {
    return this.#downSince !== undefined && performance.now() - this.#downSince > this.#patienceMs;
  }

  answered(): void {
    this.#downSince = undefined;
  }

  /**
   * A call found the database away. Gives true when the call should be made again: the database
   * has only just gone (a crash is over in a second), and a pause has passed.
   */
  async lost(mayRepeat: boolean): Promise<boolean> {
    if (this.#closed) return false;
    this.#downSince ??= performance.now();
    if (!this.#watching) void this.#watch();
    if (!mayRepeat || this.isLongDown) return false;
    await sleep(50 + Math.random() * 100);
    return true;
  }

  close(): void {
    this.#closed = true;
  }

  async #watch(): Promise<void> {
    this.#watching = true;
    while (!this.#closed && this.#downSince !== undefined) {
      await sleep(250, undefined, { ref: false });
      if (this.#closed || this.#downSince === undefined) break;
      await this.#probe().then(
        () => this.answered(),
        () => {},
      );
    }
    this.#watching = false;
  }
}
