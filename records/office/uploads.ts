/** Uploads of staff as those see them who withdraw: who, when, where used. Needs `asStaff`. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type ListWindow, listPage } from './list-page.ts';

export interface OfficeUpload {
  readonly name: string;
  readonly kind: 'IMAGE' | 'FILE';
  readonly mediaType: string;
  /** What a file is saved as; '' of a picture. */
  readonly fileName: string;
  /** Pixels; null of a file. */
  readonly width: number | null;
  readonly height: number | null;
  readonly hasRenditions: boolean;
  /** Null: withdrawn. */
  readonly bytes: number | null;
  readonly uploadedAt: Date;
  readonly uploadedBy: string;
  readonly withdrawnAt: Date | null;
  readonly withdrawnBy: string | null;
  readonly withdrawnReason: string | null;
}

/** Where an upload stands: a room of the office, the row there and what that is called. */
export interface UploadUse {
  readonly name: string;
  readonly place: string;
  readonly rowKey: string;
  readonly title: string;
}

export type UploadShow = 'all' | 'pictures' | 'files' | 'withdrawn';

interface UploadsPage extends ListWindow {
  readonly show: UploadShow;
  /** Stands in the file's name or the name of who uploaded it, or is the upload's own name. */
  readonly q: string;
}

const columns = `name, kind, media_type AS "mediaType", file_name AS "fileName", width, height,
  has_renditions AS "hasRenditions", bytes, uploaded_at AS "uploadedAt",
  uploaded_by AS "uploadedBy", withdrawn_at AS "withdrawnAt", withdrawn_by AS "withdrawnBy",
  withdrawn_reason AS "withdrawnReason"`;
type Question = [show: UploadShow, q: string, limit: number, skip: number];
const list = statement<OfficeUpload & { total: number }, Question>(`
  SELECT ${columns}, count(*) OVER ()::int AS total FROM portal.office_media()
  WHERE CASE $1 WHEN 'pictures' THEN kind = 'IMAGE' AND withdrawn_at IS NULL
      WHEN 'files' THEN kind = 'FILE' AND withdrawn_at IS NULL
      WHEN 'withdrawn' THEN withdrawn_at IS NOT NULL ELSE true END
    AND ($2 = '' OR strpos(lower(concat_ws(' ', file_name, uploaded_by)), $2) > 0
      OR name = $2)
  ORDER BY coalesce(withdrawn_at, uploaded_at) DESC, name LIMIT $3 OFFSET $4`);
const one = statement<OfficeUpload, [string]>(
  `SELECT ${columns} FROM portal.office_media() WHERE name = $1`,
);
const uses = statement<UploadUse, [readonly string[]]>(`
  SELECT name, place, row_key AS "rowKey", title FROM portal.media_uses($1::text[])
  ORDER BY place, title, row_key`);
const withdraw = statement<{ outcome: 'done' | 'withdrawn' | 'unknown' }, [string, string]>(
  'SELECT portal.withdraw_media($1, $2) AS outcome',
);

/** Uploads, the newest first, and how many there are of the kind. */
export async function officeUploads(
  db: Db,
  { show, q, ...window }: UploadsPage,
): Promise<{ readonly rows: readonly OfficeUpload[]; readonly total: number }> {
  return listPage(window, (limit, skip) => list(db, show, q.toLowerCase(), limit, skip));
}

export async function officeUpload(db: Db, name: string): Promise<OfficeUpload | undefined> {
  return (await one(db, name))[0];
}

/** Where these uploads stand on the public site, or will. */
export function uploadUses(db: Db, names: readonly string[]): Promise<readonly UploadUse[]> {
  return uses(db, names);
}

/** Erases the content of an upload; its address answers from now on that it was withdrawn. */
export async function withdrawUpload(db: Db, name: string, reason: string) {
  return (await withdraw(db, name, reason))[0]?.outcome ?? 'unknown';
}
