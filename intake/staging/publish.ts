/** The moment of publication, and the clearing away before and after it. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Day } from '../../core/days.ts';
import { attachSql } from '../../records/parts.ts';
import type { StoredTotals } from '../comparison/comparison.ts';
import { subjects } from '../layout.ts';
import type { QuarantineDay } from '../quarantine/shown-rows.ts';
import { otherPerson } from './other-person.ts';
import { meetReports } from './reports.ts';
import { inTransaction } from './session.ts';
import { madeTables } from './table.ts';

export interface Publication {
  readonly id: number;
  readonly asOf: Day;
  readonly hash: string;
  /** Of the manifest as delivered: by it a delta names what it is put upon. */
  readonly manifestSha256?: string | undefined;
  /** The publication that a delta was put upon. */
  readonly baseId?: number | undefined;
  /** Members whose rows are those of an earlier day. */
  readonly quarantine?: readonly QuarantineDay[];
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** What the amounts of each file come to, where that is known. */
  readonly totals?: StoredTotals;
  /** Whether agencies are written their letters in the same moment (D-25). */
  readonly letters: boolean;
  /** Made by the generator of the demo: the store lets it into a demo alone, and nothing else. */
  readonly madeUp: boolean;
}

const lockNotAvailable = '55P03';
const maxAttempts = 50;

/** Tries again while somebody holds a lock that is needed: nobody shall wait behind us for long. */
async function whenFree(session: pg.Client, work: () => Promise<void>): Promise<boolean> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    try {
      await inTransaction(session, async () => {
        await session.query("SET LOCAL lock_timeout = '100ms'");
        await work();
      });
      return true;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === lockNotAvailable)) throw error;
      await pause(50 + Math.random() * 100);
    }
  }
  return false;
}

/** Joins the staged parts to their tables, where nobody asks for their number yet. */
async function attach(session: pg.Client, id: number): Promise<void> {
  await session.query([...subjects, ...madeTables].map((table) => attachSql(table, id)).join(';'));
}

/**
 * Numbers that are not the same person's as when they were shown last: in the records shown until
 * now, or, where these lack the number, in others that keep their rows.
 */
const otherPersons = `
  SELECT n.member_no AS no FROM records.members n
  LEFT JOIN (
    SELECT DISTINCT ON (m.member_no) m.member_no, m.national_id, m.id_document_no,
      m.birth_date
    FROM records.members m JOIN records.publications p ON p.id = m.publication_id
    ORDER BY m.member_no, p.shown_at DESC, p.id DESC
  ) o ON o.member_no = n.member_no
  WHERE n.publication_id = $1 AND (o.member_no IS NULL
    OR ${otherPerson})`;

/** Asked before the pointer moves: nothing of it changes until then, and it takes its time. */
async function otherPersonsIn(session: pg.Client, id: number): Promise<readonly string[]> {
  const { rows } = await session.query<{ no: string }>(otherPersons, [id]);
  return rows.map(({ no }) => no);
}

/** What happens besides in the moment in which other records are shown. */
interface Move {
  /** Whose numbers these were is not who bears them now. */
  readonly others: readonly string[];
  /** Whether agencies' letters are brought to what is shown: withdrawn, in force again, written. */
  readonly letters: boolean;
  /** Enters the publication where it is new. */
  readonly enter?: () => Promise<unknown>;
}

/**
 * Moves the pointer: the moment from which readers are given these records. Whoever signed in with
 * a number that is somebody else's now does so no more; what agencies have reported is held against
 * the bills; their letters are those of what is shown. Publications that came after this one
 * are withdrawn; those that are gone forward over are not any more, unless they were withdrawn
 * before this one came: it was taken in without them.
 */
async function point(
  session: pg.Client,
  id: number,
  { others, letters, enter }: Move,
): Promise<void> {
  await session.query('SET LOCAL synchronous_commit = on');
  // What is asked here is asked of one agency or member at a time, by their keys.
  await session.query('SET LOCAL enable_nestloop = on');
  await session.query('SELECT portal.end_accounts($1)', [others]);
  await meetReports(session, id);
  await enter?.();
  const { rows: shown } = await session.query<{ id: number }>(
    'SELECT publication_id AS id FROM records.current',
  );
  await session.query(
    `INSERT INTO records.current (publication_id) VALUES ($1)
     ON CONFLICT (single) DO UPDATE SET publication_id = excluded.publication_id`,
    [id],
  );
  await session.query(
    `UPDATE records.publications
     SET withdrawn_at = CASE WHEN id > $1 THEN now() END,
       shown_at = CASE id WHEN $1 THEN now() ELSE shown_at END
     WHERE id = $1 OR (id > $1 AND withdrawn_at IS NULL)
       OR (id < $1 AND id > $2 AND withdrawn_at > (
         SELECT published_at FROM records.publications WHERE id = $1))`,
    // A new one brings nothing back that was gone back from.
    [id, enter ? id : (shown[0]?.id ?? id)],
  );
  if (letters) await session.query('SELECT portal.issue_agency_letters()');
}

const locked = 'the records are locked by another program';

/**
 * Makes the staged parts the current records. The pointer moves in a transaction of its own, after
 * the parts were joined: PostgreSQL shows a commit's rows a moment before it tells other sessions
 * of new parts, and a reader in that moment would be sent to a part it does not know: no rows.
 */
export async function publish(session: pg.Client, publication: Publication): Promise<void> {
  const { id, asOf, hash, manifestSha256, baseId, rows, letters, madeUp } = publication;
  const { quarantine = [], totals } = publication;
  const sums = totals && JSON.stringify(totals);
  const enter = async () => {
    await session.query(
      `INSERT INTO records.publications
         (id, as_of, rows, hash, made_up, manifest_sha256, base_id, totals)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, asOf, JSON.stringify(rows), hash, madeUp, manifestSha256, baseId, sums],
    );
    await session.query(
      `INSERT INTO records.quarantine (publication_id, member_no, as_of)
       SELECT $1, no, day::date FROM unnest($2::text[], $3::text[]) AS k (no, day)`,
      [id, quarantine.map(({ memberNo }) => memberNo), quarantine.map((one) => one.asOf)],
    );
  };
  if (!(await whenFree(session, () => attach(session, id)))) throw new Error(locked);
  const others = await otherPersonsIn(session, id);
  const move = { others, letters, enter };
  if (!(await whenFree(session, () => point(session, id, move)))) throw new Error(locked);
}

/** Shows a publication again whose parts are still there; its letters are in force again. */
export async function showAgain(session: pg.Client, id: number): Promise<void> {
  const move = { others: await otherPersonsIn(session, id), letters: true };
  if (!(await whenFree(session, () => point(session, id, move)))) throw new Error(locked);
}

/** Drops what an intake left behind that came to nothing, but for the tables of these names. */
export async function clearStaging(
  session: pg.Client,
  needed: readonly string[] = [],
): Promise<void> {
  const { rows } = await session.query(
    `SELECT tablename FROM pg_catalog.pg_tables
     WHERE schemaname = 'staging' AND tablename <> ALL ($1)`,
    [needed],
  );
  const names = rows.map(({ tablename }) => `staging.${pg.escapeIdentifier(tablename)}`);
  if (names.length > 0) await session.query(`DROP TABLE IF EXISTS ${names.join(', ')}`);
}

/** How many publications keep their rows, the current one among them, unless told otherwise. */
export const usualKeep = 3;

/** Parts of publications that are neither the current one nor of the last ones shown: `$1` stay. */
const retired = `
  WITH parts AS (
    SELECT parent.relname AS parent, part.relname AS part,
      substring(part.relname from '\\d+$')::int AS id
    FROM pg_catalog.pg_inherits
    JOIN pg_catalog.pg_class part ON part.oid = inhrelid
    JOIN pg_catalog.pg_class parent ON parent.oid = inhparent
    WHERE parent.relnamespace = 'records'::regnamespace AND parent.relkind = 'p'
  ), kept AS (
    SELECT p.id FROM records.publications p
    LEFT JOIN records.current c ON c.publication_id = p.id
    WHERE p.id IN (SELECT id FROM parts)
    ORDER BY c.publication_id IS NULL, p.shown_at DESC, p.id DESC LIMIT $1
  )
  SELECT parent, part FROM parts WHERE id NOT IN (SELECT id FROM kept)`;

/**
 * Drops the rows of publications but for the last `keep` that were shown. What a long reader still
 * holds stays until the next intake; the rows of `publications` stay as the history.
 */
export async function retire(session: pg.Client, keep: number): Promise<void> {
  const { rows } = await session.query(retired, [keep]);
  for (const { parent, part } of rows) {
    await whenFree(session, async () => {
      await session.query(
        `ALTER TABLE records.${parent} DETACH PARTITION records.${part};
         DROP TABLE records.${part}`,
      );
    });
  }
  await session.query(
    `DELETE FROM records.quarantine
     WHERE to_regclass('records.members_' || publication_id) IS NULL`,
  );
}
