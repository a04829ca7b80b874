/** What the store knows of pictures and files that staff name: nobody else is believed. */
import { fileAddress } from '../../core/media-address.ts';
import { isWithdrawn } from '../content/withdrawn.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface FileFacts {
  readonly url: string;
  readonly mediaType: string;
  readonly bytes: bigint;
  readonly pages: number | null;
}

/** SQL: the upload `m` is the picture at this address, as it is written now or was before. */
export const isPictureAt = (url: string): string => `m.kind = 'IMAGE' AND m.withdrawn_at IS NULL
  AND m.name = substring(${url} FROM '^/mediafiles/images/Office/([0-9a-f]{32})')
  AND ${url} IN (format('/mediafiles/images/Office/%s.jpg', m.name),
    format('/mediafiles/images/Office/%s-%sx%s.jpg', m.name, m.width, m.height))`;

type Uploaded = FileFacts & { readonly name: string; readonly fileName: string };

const uploads = statement<Uploaded, [readonly string[]]>(`
  SELECT w.url, m.media_type AS "mediaType", octet_length(m.content)::bigint AS bytes, m.pages,
    m.name, m.file_name AS "fileName"
  FROM unnest($1::text[]) AS w (url)
  JOIN portal.media m ON m.kind = 'FILE' AND m.withdrawn_at IS NULL
    AND m.name = substring(w.url FROM '^/mediafiles/files/Office/([0-9a-f]{32})/')`);
// The cooperative's own papers, whose sizes the rows of other rooms hold.
const others = statement<FileFacts, [readonly string[]]>(`
  SELECT w.url, f.media_type AS "mediaType", f.bytes, NULL AS pages
  FROM unnest($1::text[]) AS w (url)
  CROSS JOIN LATERAL (
    SELECT t.media_type, t.bytes FROM portal.topic_files t WHERE t.url = w.url
    UNION ALL
    SELECT d.media_type, d.bytes FROM portal.election_documents d WHERE d.url = w.url
    LIMIT 1
  ) f
  WHERE w.url NOT LIKE '/mediafiles/files/Office/%'`);
const papers = statement<{ url: string }, [readonly string[]]>(`
  SELECT w.url FROM unnest($1::text[]) AS w (url)
  WHERE EXISTS (SELECT FROM portal.interest_rates i WHERE i.paper_url = w.url)
    OR EXISTS (SELECT FROM portal.dividend_rates d WHERE d.paper_url = w.url)`);
const photos = statement<{ url: string }, [readonly string[]]>(`
  SELECT w.url FROM unnest($1::text[]) AS w (url)
  WHERE NOT ${isWithdrawn('w.url')}
    AND (EXISTS (SELECT FROM portal.election_candidates c WHERE c.photo_url = w.url)
      OR EXISTS (SELECT FROM portal.media m WHERE ${isPictureAt('w.url')}))`);

/** Of those that staff uploaded, each at the whole of its address; the others are left out. */
export async function uploadedFiles(
  db: Db,
  urls: readonly string[],
): Promise<readonly FileFacts[]> {
  const found = await uploads(db, urls);
  return found.filter(({ url, name, fileName }) => url === fileAddress(name, fileName));
}

/** Of uploaded ones, and of papers that a topic or an election shows. */
export async function documentFacts(
  db: Db,
  urls: readonly string[],
): Promise<readonly FileFacts[]> {
  const [uploaded, shown] = await Promise.all([uploadedFiles(db, urls), others(db, urls)]);
  return [...shown, ...uploaded];
}

/** Those of the addresses that lead to a file, or stood beside a rate before, withdrawn or not. */
export async function knownPapers(db: Db, urls: readonly string[]): Promise<ReadonlySet<string>> {
  const [files, kept] = await Promise.all([documentFacts(db, urls), papers(db, urls)]);
  return new Set([...files, ...kept].map(({ url }) => url));
}

/** Those of the addresses that lead to an uploaded picture, or to one that a candidate has. */
export async function knownPhotos(db: Db, urls: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await photos(db, urls)).map(({ url }) => url));
}
