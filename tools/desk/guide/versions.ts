/** Versions of the guide for agencies' people, as staff keep them (D-34). */
import { type Day, isDay } from '../../../core/days.ts';
import { parseThaiDate } from '../../../core/thai-date.ts';
import { articleParts } from '../../../records/content/article-parts.ts';
import { cleanArticle } from '../../../records/content/clean-html.ts';
import { type DeskStore, putOnRecord } from '../at-desk.ts';

const longest = 200_000;

export interface NewGuide {
  /** Left out: that of the newest version. */
  readonly title?: string | undefined;
  readonly html: string;
  /** Left out: today in Bangkok. */
  readonly from?: Day | undefined;
  readonly by: string;
}

export interface GuideSeen {
  readonly version: number;
  readonly title: string;
  readonly effectiveOn: Day;
  /** How many people have said that they read it. */
  readonly readers: number;
}

/** `1/12/2568` or `2025-12-01`; undefined for anything else. */
export const readDay = (given: string): Day | undefined =>
  isDay(given) ? given : parseThaiDate(given);

/** The article as it may be kept; undefined: nothing is left of it, or too much. */
export function cleanGuide(html: string): { html: string; wasCut: boolean } | undefined {
  const clean = cleanArticle(html).trim();
  if (clean.length > longest || articleParts(clean).length === 0) return undefined;
  const bare = (text: string) => text.replace(/\s+/g, '');
  return { html: clean, wasCut: bare(clean) !== bare(html) };
}

/** All versions, newest first. */
export async function guideVersions(store: DeskStore): Promise<readonly GuideSeen[]> {
  const { rows } = await store.query(
    `SELECT g.version, g.title, g.effective_on::text AS "effectiveOn",
       (SELECT count(*)::int FROM portal.guide_reads r WHERE r.version = g.version) AS readers
     FROM portal.guide_versions g ORDER BY g.effective_on DESC, g.version DESC`,
  );
  return rows;
}

/**
 * Keeps a further version, sanitised, with the next number. Undefined: there is no title and no
 * version before to take it from.
 */
export async function addGuide(
  store: DeskStore,
  { title, html, from, by }: NewGuide,
): Promise<{ readonly version: number; readonly effectiveOn: Day } | undefined> {
  // Two at a time would take the same number.
  await store.query('LOCK TABLE portal.guide_versions IN EXCLUSIVE MODE');
  const [newest] = await guideVersions(store);
  const named = title ?? newest?.title;
  if (named === undefined) return undefined;
  const { rows } = await store.query(
    `INSERT INTO portal.guide_versions (version, title, body_html, effective_on)
     SELECT coalesce(max(version), 0) + 1, $1, $2,
       coalesce($3::date, (now() AT TIME ZONE 'Asia/Bangkok')::date)
     FROM portal.guide_versions
     RETURNING version, effective_on::text AS "effectiveOn"`,
    [named, cleanArticle(html), from ?? null],
  );
  const [added] = rows;
  const { version, effectiveOn } = added;
  await putOnRecord(store, {
    entry: 'desk.guide.add',
    by,
    detail: { version, title: named, from: effectiveOn },
  });
  return { version, effectiveOn };
}
