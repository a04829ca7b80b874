/** What the store knows of pictures and files that a topic may show: nobody else is believed. */
import { isWithdrawn } from '../../content/withdrawn.ts';
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import { type FileFacts, isPictureAt, uploadedFiles } from '../known-media.ts';

export interface PictureFacts {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

// Uploaded ones, those of topics that are shown, and those of this topic's own versions.
const pictures = statement<PictureFacts, [readonly string[], bigint]>(`
  SELECT w.url, f.width, f.height
  FROM unnest($1::text[]) AS w (url)
  CROSS JOIN LATERAL (
    SELECT m.width, m.height FROM portal.media m WHERE ${isPictureAt('w.url')}
    UNION ALL
    SELECT i.width, i.height FROM portal.topic_images i WHERE i.url = w.url
    UNION ALL
    SELECT (e->>'width')::int, (e->>'height')::int
    FROM portal.topic_versions v CROSS JOIN jsonb_array_elements(v.content->'images') AS e
    WHERE v.topic_id = $2 AND e->>'url' = w.url
    LIMIT 1
  ) f
  WHERE NOT ${isWithdrawn('w.url')}`);
const files = statement<FileFacts, [readonly string[], bigint]>(`
  SELECT w.url, f.media_type AS "mediaType", f.bytes, f.pages
  FROM unnest($1::text[]) AS w (url)
  CROSS JOIN LATERAL (
    SELECT t.media_type, t.bytes, NULL::int AS pages FROM portal.topic_files t WHERE t.url = w.url
    UNION ALL
    SELECT e->>'media_type', (e->>'bytes')::bigint, (e->>'pages')::int
    FROM portal.topic_versions v CROSS JOIN jsonb_array_elements(v.content->'files') AS e
    WHERE v.topic_id = $2 AND e->>'url' = w.url
    LIMIT 1
  ) f
  WHERE w.url NOT LIKE '/mediafiles/files/Office/%'`);

/** Of those that are there; the others are left out. */
export function pictureFacts(db: Db, urls: readonly string[], topicId: bigint) {
  return pictures(db, urls, topicId);
}

export async function fileFacts(
  db: Db,
  urls: readonly string[],
  topicId: bigint,
): Promise<readonly FileFacts[]> {
  const [uploaded, shown] = await Promise.all([uploadedFiles(db, urls), files(db, urls, topicId)]);
  return [...shown, ...uploaded];
}
