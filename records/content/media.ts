/** Pictures and files of the site that staff have uploaded. */
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** What was uploaded, as it is stored. */
export type NewMedia =
  | {
      readonly kind: 'IMAGE';
      readonly mediaType: 'image/jpeg';
      readonly content: Buffer;
      readonly width: number;
      readonly height: number;
      /** WebP. */
      readonly renditions: readonly { readonly width: number; readonly content: Buffer }[];
    }
  | {
      readonly kind: 'FILE';
      readonly mediaType: string;
      readonly content: Buffer;
      readonly fileName: string;
      readonly pages: number | undefined;
    };

export interface StoredMedia {
  readonly kind: 'IMAGE' | 'FILE';
  readonly mediaType: string;
  /** What a file is saved as; '' of a picture. */
  readonly fileName: string;
  readonly content: Buffer;
  /** Pixels; null of a file. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface UploadedPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** False of what was uploaded before there were any. */
  readonly hasRenditions: boolean;
}

type Values = readonly (string | number | Buffer | null)[];

const insert = statement<{ name: string }, Values>(`
  INSERT INTO portal.media
    (name, kind, media_type, file_name, width, height, pages, sha256, content, uploaded_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, current_setting('app.staff_id', true)::uuid)
  ON CONFLICT (kind, sha256, file_name) WHERE withdrawn_at IS NULL DO NOTHING RETURNING name`);
const same = statement<{ name: string }, [string, Buffer, string]>(`
  SELECT name FROM portal.media
  WHERE kind = $1 AND sha256 = $2 AND file_name = $3 AND withdrawn_at IS NULL`);
const byName = statement<StoredMedia, [string]>(`
  SELECT kind, media_type AS "mediaType", file_name AS "fileName", content, width, height
  FROM portal.media WHERE name = $1 AND withdrawn_at IS NULL`);
const gone = statement<{ name: string }, [string]>(
  'SELECT name FROM portal.media WHERE name = $1 AND withdrawn_at IS NOT NULL',
);
const rendition = statement<StoredMedia, [string, number]>(`
  SELECT 'IMAGE' AS kind, 'image/webp' AS "mediaType", '' AS "fileName", content, width,
    NULL AS height
  FROM portal.media_renditions WHERE name = $1 AND width = $2`);
const insertRendition = statement<never, [string, number, Buffer]>(`
  INSERT INTO portal.media_renditions (name, width, content) VALUES ($1, $2, $3)
  ON CONFLICT (name, width) DO NOTHING`);
const newest = statement<UploadedPicture, [number, number]>(`
  SELECT name, width, height,
    EXISTS (SELECT FROM portal.media_renditions r WHERE r.name = m.name) AS "hasRenditions"
  FROM portal.media m WHERE kind = 'IMAGE' AND withdrawn_at IS NULL
  ORDER BY uploaded_at DESC, name LIMIT $1 OFFSET $2`);
const pictures = statement<{ count: number }>(
  `SELECT count(*)::int AS count FROM portal.media WHERE kind = 'IMAGE' AND withdrawn_at IS NULL`,
);

const whose = `current_setting('app.staff_id', true)`;
const lockUploads = statement(
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('portal.media ' || ${whose}, 0))`,
);
const ofToday = statement<{ count: number; bytes: number }>(`
  SELECT count(*)::int AS count, coalesce(sum(octet_length(content)), 0)::float8 AS bytes
  FROM portal.media
  WHERE uploaded_by = ${whose}::uuid AND uploaded_at > now() - interval '24 hours'`);

/** What one member of staff may upload within 24 hours, as it is stored. */
export const dailyUploads = { count: 500, bytes: 1_000_000_000 } as const;

/** Their uploads of the last 24 hours are as many, or as large, as they may be. */
export class UploadsUsedUp extends Error {}

async function assertWithinDay(db: Db, bytes: number): Promise<void> {
  // Who uploads twice at once waits here, so that neither is overlooked.
  await lockUploads(db);
  const [used] = await ofToday(db);
  const count = used?.count ?? 0;
  if (count >= dailyUploads.count || (used?.bytes ?? 0) + bytes > dailyUploads.bytes) {
    throw new UploadsUsedUp();
  }
}

/**
 * Stores it for whom the transaction acts, or finds the same; gives its name.
 * @throws UploadsUsedUp
 */
export async function saveMedia(db: Db, media: NewMedia): Promise<string> {
  const { kind, mediaType, content } = media;
  await assertWithinDay(db, content.length);
  const sha256 = createHash('sha256').update(content).digest();
  const name = randomBytes(16).toString('hex');
  const fileName = kind === 'FILE' ? media.fileName : '';
  const sides = kind === 'IMAGE' ? [media.width, media.height] : [null, null];
  const pages = kind === 'FILE' ? (media.pages ?? null) : null;
  const values = [name, kind, mediaType, fileName, ...sides, pages, sha256, content];
  const [made] = await insert(db, ...values);
  const [found] = made ? [made] : await same(db, kind, sha256, fileName);
  if (found === undefined) throw new Error('an upload was neither stored nor found');
  // Also of the same picture that was uploaded before there were any.
  for (const { width, content: webp } of kind === 'IMAGE' ? media.renditions : []) {
    await insertRendition(db, found.name, width, webp);
  }
  return found.name;
}

/** What lies under a name; undefined: nothing. */
export async function findMedia(db: Db, name: string): Promise<StoredMedia | undefined> {
  return (await byName(db, name))[0];
}

/** A picture in one of its widths; undefined: it has none of that. */
export async function findRendition(
  db: Db,
  name: string,
  width: number,
): Promise<StoredMedia | undefined> {
  return (await rendition(db, name, width))[0];
}

/** Whether what lay under a name was withdrawn. */
export async function isWithdrawnMedia(db: Db, name: string): Promise<boolean> {
  return (await gone(db, name)).length > 0;
}

/** A page of pictures, the newest first, and how many there are in all. */
export async function listPictures(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly UploadedPicture[]; readonly total: number }> {
  const [rows, counted] = await Promise.all([newest(db, limit, offset), pictures(db)]);
  return { rows, total: counted[0]?.count ?? 0 };
}
