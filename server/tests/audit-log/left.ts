/** What an action leaves in the audit log: expected in a row of a table, read from the store. */
import pg from 'pg';
import type { Endpoint } from '../../../api/endpoint.ts';

import type { Facts } from '../../../tools/endpoints/tests/facts.ts';
import type { TestOutbox } from '../../../tools/test-outbox.ts';
import { hashOf } from '../../auth/session/session-store.ts';
import type { Caller } from '../calls/send.ts';
import type { TestServer, TestSession } from '../test-server.ts';

/** Where actions are done. */
export interface Scene extends Caller {
  readonly server: TestServer;
  readonly outbox: TestOutbox;
  readonly facts: Facts;
  readonly auditLog: Awaited<ReturnType<typeof openAuditLog>>;
  /** Of the endpoint with this name. */
  readonly endpoint: (name: string) => Endpoint;
}

/** A call that is ready to be sent. */
export interface Ready {
  /** As a row of the matrix names them: `000123`, `agency:01011001-2`, `staff:finance`. */
  readonly as: string;
  readonly session: Partial<TestSession>;
  readonly input: object;
}

/** An entry as a row expects it; what is not said is that of whoever calls. */
export interface Left {
  readonly entry: string;
  /** What was acted on. */
  readonly target?: string | ((facts: Facts, input: object) => string);
  readonly outcome?: 'refused' | 'failed';
  /** Who did it, where the call made them known or the house did it itself. */
  readonly by?: {
    readonly kind: string;
    readonly actor: string | null | ((facts: Facts) => string);
  };
  /** Whose history it stands in, where it is not the caller's own. */
  readonly of?: string | null;
  /** In place of `target`; what is a pattern is one of the text. */
  readonly detail?: Readonly<Record<string, unknown>> | null;
  /** Of an entry that has none although the call comes out of one, or that is of a new one. */
  readonly session?: 'none' | 'new';
  /** Of an action that the house itself notes. */
  readonly address?: null;
}

export interface AuditRow {
  /** What comes before the call; left out: the good call of the matrix does. */
  readonly ready?: (scene: Scene) => Promise<Ready>;
  readonly leaves: readonly Left[];
}

export type AuditRows = Readonly<Record<string, AuditRow>>;

interface Entry {
  readonly entry: string;
  readonly outcome: string;
  readonly actor_kind: string;
  readonly actor: string | null;
  readonly member_no: string | null;
  readonly session_id: string | null;
  readonly ref: string | null;
  readonly address: string | null;
  readonly detail: Readonly<Record<string, unknown>> | null;
}

/** Reads the audit log, and who is in, over connections of its own. */
export async function openAuditLog({ app, store }: TestServer) {
  const connect = async (role: string) => {
    const client = new pg.Client({ connectionString: store.ownerUrl });
    await client.connect();
    await client.query(`SET ROLE ${role}`);
    return client;
  };
  const [audit, owner] = [await connect('sahakon_audit'), await connect('sahakon_owner')];
  return {
    /** Where it ends, once all that was taken is stored. */
    async end(): Promise<string> {
      await app.auditLog.flush();
      const { rows } = await audit.query('SELECT max(seq)::text AS seq FROM portal.audit_entries');
      return rows[0]?.seq ?? '0';
    },
    /** The entries behind a place, in their order. */
    async since(seq: string): Promise<readonly Entry[]> {
      await app.auditLog.flush();
      const { rows } = await audit.query<Entry>(
        `SELECT entry, outcome, actor_kind, actor, member_no, session_id::text, ref, address,
           detail FROM portal.audit_entries WHERE seq > $1 ORDER BY seq`,
        [seq],
      );
      return rows;
    },
    /** How it names a caller. */
    async caller({ as, session }: Pick<Ready, 'as' | 'session'>): Promise<Named> {
      const cookies = [...(session.cookie ?? '').matchAll(/(?:member|agency|office)=([\w-]{43})/g)];
      const { rows } = await owner.query<{ id: string; subject: string }>(
        'SELECT id::text, subject FROM portal.sessions WHERE cookie_hash = $1',
        [hashOf(cookies.at(-1)?.[1] ?? '')],
      );
      return nameOf(as, rows[0]);
    },
    close: () => Promise.all([audit.end(), owner.end()]),
  };
}

interface Named {
  readonly actor_kind: string;
  readonly actor: string | null;
  readonly member_no: string | null;
  readonly session_id: string | null;
}

function nameOf(as: string, session: { id: string; subject: string } | undefined): Named {
  const session_id = session?.id ?? null;
  const [kind, login] = as.split(':');
  if (kind === 'visitor') {
    return { actor_kind: 'visitor', actor: null, member_no: null, session_id: null };
  }
  if (login === undefined) return { actor_kind: 'member', actor: as, member_no: as, session_id };
  if (kind === 'staff') {
    return { actor_kind: 'office', actor: session?.subject ?? '', member_no: null, session_id };
  }
  const person = login.includes('-') ? login : `${login}-1`;
  return { actor_kind: 'agency', actor: person, member_no: null, session_id };
}

/** The entry that a row expects of this caller, as it is read. */
export function entryAs(
  left: Left,
  caller: Named,
  facts: Facts,
  input: object,
): Record<keyof Entry, unknown> {
  const { entry, outcome = 'ok', by, of, session, target } = left;
  const named = typeof target === 'function' ? target(facts, input) : target;
  return {
    ...caller,
    ...{ entry, outcome, ref: null },
    ...(by && {
      actor_kind: by.kind,
      actor: typeof by.actor === 'function' ? by.actor(facts) : by.actor,
    }),
    ...(of !== undefined && { member_no: of }),
    ...(session === 'none' && { session_id: null }),
    address: left.address === undefined ? '127.0.0.1' : left.address,
    detail: left.detail === undefined ? { ...(named && { target: named }) } : left.detail,
  };
}
