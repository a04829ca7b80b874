/**
 * The store as the server uses it: every call is one transaction for one subject, and row-level
 * security shows nothing of anybody else. Names turn from snake_case to camelCase here and in the
 * statements, bigint columns become BigInt, days stay 'YYYY-MM-DD' text.
 */

import type { Transaction } from 'kysely';
import { partOf } from '../runtime/processes.ts';
import { Availability } from './driver/availability.ts';
import type { Subject } from './driver/call/subject.ts';
import { type Call, callOnce } from './driver/call/transaction.ts';
import { readFault, StoreUnavailable } from './driver/faults.ts';
import { askStandby } from './driver/hosts/ask-standby.ts';
import type { Follower } from './driver/hosts/follower.ts';
import { type Address, Hosts } from './driver/hosts/hosts.ts';
import type { Tables } from './driver/tables.ts';

export { type Follower, StoreUnavailable };

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
  /**
   * The same store for a call that was shown this publication by the primary: what a member then
   * reads may come from a replica that shows it, too. `onOther` hears that a read was shown another
   * one, which came meanwhile.
   */
  ofPublication(publication: number, onOther?: () => void): Records;
  /** The servers beside the primary; none where the settings name one alone. */
  followers(): readonly Follower[];
  /** Hosts of the settings that are reached over TLS: each shows a certificate. */
  tlsHosts(): readonly Address[];
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
  /** Hosts of standbys, from which figures may be read. */
  readonly readUrl?: string | undefined;
  /** Most connections at a time. */
  readonly connections?: number;
  /** Longest time for one statement, and a little later for the whole transaction, in ms. */
  readonly statementMs?: number;
  /** How long a call waits for a database that has just gone, in ms. */
  readonly patienceMs?: number;
  /** Hears what keeps the primary of several hosts away, as it changes; undefined: it is back. */
  readonly onFault?: ((fault: unknown) => void) | undefined;
}

/**
 * Of one of so many processes. Fewer than two, and who waits for one connection with another
 * stands still.
 */
export const usualConnections = (processes?: number): number => partOf(10, 2, processes);

const visitor: Subject = { memberNo: '', agencyNo: '', staffId: '', personNo: '' };
const member = (memberNo: string): Subject => ({ ...visitor, memberNo });
const agency = (agencyNo: string): Subject => ({ ...visitor, agencyNo });
const contactOf = ({ agencyNo, personNo }: Contact): Subject => ({
  ...agency(agencyNo),
  personNo: String(personNo),
});

/** An error as the server reads it that a database is away, where it may be had in another way. */
const readOnlyNow = () =>
  new StoreUnavailable('refusing', 'a standby answers alone', { code: '25006' });

const longAway = () => new StoreUnavailable('silent', 'away for some time');

/**
 * Connects as the app's login, to the host that takes changes where the URL names several. Reads go
 * to a standby while none is found. Throws UnfitLogin (with the SQL to mend it) for a login that
 * row-level security does not bind, BadDatabaseUrl for a host of another store, StoreUnavailable
 * when the database does not answer, or none of several takes changes.
 */
export async function openRecords(appUrl: string, options: RecordsOptions = {}): Promise<Records> {
  const { connections = usualConnections(), readUrl, onFault } = options;
  const { statementMs = 5000, patienceMs = 5000 } = options;
  const wants = { connections, statementMs, onFault };
  const hosts = await Hosts.open(appUrl, readUrl, wants).catch((error) => {
    throw readFault(error);
  });
  const availability = new Availability(() => hosts.seek(), patienceMs);

  /** What a standby answers while no primary is found; undefined where none can. */
  async function readElsewhere<T>(call: Call<T>) {
    const publication = hosts.shown;
    const standIn = call.mode === 'read' && publication !== undefined ? hosts.standIn() : undefined;
    return standIn && askStandby(standIn, { ...call, publication });
  }

  async function run<T>(call: Call<T>): Promise<T> {
    const endsAt = performance.now() + statementMs + 500;
    const onShown = (publication: string) => {
      hosts.noteShown(publication);
      call.onShown?.(publication);
    };
    for (;;) {
      const found = await readElsewhere(call);
      if (found) return found.value;
      if (availability.isLongDown) throw hosts.standIn() ? readOnlyNow() : longAway();
      let begun = false;
      const work: Work<T> = (db) => {
        begun = true;
        return call.work(db);
      };
      try {
        const result = await callOnce(hosts.primary, { ...call, onShown, work }, endsAt);
        availability.answered();
        return result;
      } catch (error) {
        const fault = readFault(error, call.mode === 'write');
        if (!(fault instanceof StoreUnavailable) || fault.absence === 'refusing') throw fault;
        const mayRepeat = fault.absence === 'gone' && (call.mode === 'read' || !begun);
        if (await availability.lost(fault.absence, mayRepeat)) continue;
        const other = await readElsewhere(call);
        if (other) return other.value;
        throw fault;
      }
    }
  }

  async function readFigures<T>(call: Call<T> & { readonly publication: string }): Promise<T> {
    const reader = availability.isUp ? hosts.reader(call.publication) : undefined;
    const found = reader && (await askStandby(reader, call));
    return found ? found.value : run({ ...call, publication: undefined });
  }

  const records: Records = {
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
    ofPublication: (shown, onOther) => figuresOf(String(shown), onOther),
    followers: () => hosts.followers(),
    tlsHosts: () => hosts.overTls(),
    isUp: () => availability.isUp,
    connections() {
      const { totalCount = 0, idleCount = 0, waitingCount = 0 } = hosts.pool ?? {};
      return { open: totalCount, idle: idleCount, waiting: waitingCount };
    },
    async close() {
      availability.close();
      await hosts.close();
    },
  };
  function figuresOf(publication: string, onOther?: () => void): Records {
    const onShown = (shown: string) => void (shown === publication || onOther?.());
    return {
      ...records,
      readAsMember: (memberNo, work, how) =>
        readFigures({
          ...{ subject: member(memberNo), mode: 'read', work, publication, onShown, ...how },
        }),
      readAsVisitor: (work, how) => run({ subject: visitor, mode: 'read', work, onShown, ...how }),
    };
  }
  return records;
}
