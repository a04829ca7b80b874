/** What staff write to each other about a case, and whom it may be given to. Needs `asStaff`. */
import { type OfficeStore, rowsOf } from './office-store.ts';

export interface CaseNote {
  readonly id: number;
  readonly writtenAt: Date;
  readonly authorName: string;
  readonly body: string;
}

export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** Notes of a case, oldest first. */
export const caseNotes = (store: OfficeStore, id: number): Promise<readonly CaseNote[]> =>
  rowsOf<CaseNote>(
    store,
    `SELECT id::int, written_at AS "writtenAt", author_name AS "authorName", body
     FROM portal.complaint_notes WHERE complaint_id = $1 ORDER BY id`,
    id,
  );

/**
 * Adds a note in the name of whom the transaction acts for; the same words of theirs within a
 * minute are one. False where there is no such case.
 */
export async function addCaseNote(store: OfficeStore, id: number, body: string): Promise<boolean> {
  await rowsOf(store, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 56))', `note ${id}`);
  const [row] = await rowsOf<{ there: boolean }>(
    store,
    `WITH made AS (
       INSERT INTO portal.complaint_notes (complaint_id, author_id, author_name, body)
       SELECT c.id, s.id, s.name, $2 FROM portal.office_complaints() c, portal.staff s
       WHERE c.id = $1 AND s.id::text = current_setting('app.staff_id', true)
         AND NOT EXISTS (SELECT FROM portal.complaint_notes n
           WHERE n.complaint_id = c.id AND n.author_id = s.id AND n.body = $2
             AND n.written_at > clock_timestamp() - interval '1 minute'))
     SELECT EXISTS (SELECT FROM portal.office_complaints() c WHERE c.id = $1) AS there`,
    ...[id, body],
  );
  return row?.there === true;
}

/** Staff who help members, by name. */
export const serviceColleagues = (store: OfficeStore): Promise<readonly Colleague[]> =>
  rowsOf<Colleague>(
    store,
    'SELECT id::text, name FROM portal.service_colleagues() ORDER BY name, id',
  );
