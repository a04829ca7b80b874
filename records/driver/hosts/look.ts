/** What a server of the store says of itself: primary or standby, how far, what it shows. */
import type { ClientBase } from 'pg';

export interface Look {
  /** The same of a primary, of what follows it, and of what became of those. */
  readonly store: string;
  readonly isStandby: boolean;
  /** Of a primary: grows with each promotion. 0 of a standby. */
  readonly timeline: number;
  /** Bytes of changes ever: written by a primary, repeated by a standby. */
  readonly position: number;
  /**
   * Seconds since the last change that a standby has repeated was made, null where it has repeated
   * none since it was started; 0 of a primary.
   */
  readonly changeSeconds: number | null;
  /** The publication that it shows; '' before the first. */
  readonly publication: string;
}

/** Of a primary; it is 0 of a standby. */
const timeline = `CASE WHEN pg_is_in_recovery() THEN 0 ELSE
  ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline`;

const question = `
  SELECT c.system_identifier || '/' || d.oid AS store, standby AS "isStandby", ${timeline},
    (CASE WHEN standby THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END
      - '0/0')::float8 AS position,
    CASE WHEN standby THEN
      extract(epoch FROM now() - pg_last_xact_replay_timestamp())::float8
      ELSE 0 END AS "changeSeconds",
    coalesce((SELECT publication_id::text FROM records.current), '') AS publication
  FROM pg_control_system() c, pg_is_in_recovery() standby, pg_database d
  WHERE d.datname = current_database()`;

/** Asks by a login that may read what is published. */
export async function lookAt(client: ClientBase): Promise<Look> {
  const { rows } = await client.query<Look>(question);
  const [look] = rows;
  if (look === undefined) throw new Error('a database is in its own list');
  return look;
}

/** The timeline of a server that takes changes, 0 of one that does not; of an empty store, too. */
export async function timelineOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<Pick<Look, 'timeline'>>(`SELECT ${timeline}`);
  return rows[0]?.timeline ?? 0;
}
