/** What an editor writes of a topic: the content of a version, a draft or a preview. */

export interface TopicContent {
  readonly category: string;
  readonly title: string;
  readonly summary: string;
  /** By the list for articles. */
  readonly body_html: string;
  readonly cover_url: string | null;
  readonly cover_alt: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly pinned: boolean;
  /** Instants as ISO 8601; null: at once, never, until unpinned. */
  readonly pinned_until: string | null;
  readonly published_at: string | null;
  readonly expires_at: string | null;
  /** Days of the common era. */
  readonly happens_on: string | null;
  readonly happens_until: string | null;
  readonly images: readonly ContentImage[];
  readonly files: readonly ContentFile[];
}

export interface ContentImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface ContentFile {
  readonly name: string;
  readonly url: string;
  readonly media_type: string;
  readonly bytes: number;
  /** Of a PDF; null of others, and where nobody has counted. */
  readonly pages: number | null;
}

const instant = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The content that the row of `portal.topics t` shows, as jsonb. */
export const contentOfRow = `jsonb_build_object(
  'category', t.category_key, 'title', t.title, 'summary', t.summary, 'body_html', t.body_html,
  'cover_url', t.cover_url, 'cover_alt', t.cover_alt, 'facts', t.facts, 'pinned', t.pinned,
  'pinned_until', ${instant('t.pinned_until')}, 'published_at', ${instant('t.published_at')},
  'expires_at', ${instant('t.expires_at')}, 'happens_on', t.happens_on,
  'happens_until', t.happens_until,
  'images', coalesce((SELECT jsonb_agg(jsonb_build_object('url', i.url, 'alt', i.alt,
      'width', i.width, 'height', i.height) ORDER BY i.position)
    FROM portal.topic_images i WHERE i.topic_id = t.id), '[]'),
  'files', coalesce((SELECT jsonb_agg(jsonb_build_object('name', f.name, 'url', f.url,
      'media_type', f.media_type, 'bytes', f.bytes, 'pages', m.pages) ORDER BY f.position)
    FROM portal.topic_files f
    LEFT JOIN portal.media m ON m.kind = 'FILE' AND f.url LIKE '/mediafiles/files/Office/%'
      AND m.name = split_part(f.url, '/', 5)
    WHERE f.topic_id = t.id), '[]'))`;
