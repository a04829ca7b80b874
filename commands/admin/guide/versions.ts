/** Versions of the guide for agencies' people, as staff keep them (D-34). */
import { type Day, isDay } from '../../../core/days.ts';
import { parseThaiDate } from '../../../core/thai-date.ts';
import { cleanArticle } from '../../../records/content/clean-html.ts';
import { type AdminStore, putOnRecord } from '../admin-command.ts';

export interface NewGuide {
  /** Left out: that of the version in force. */
  readonly title?: string | undefined;
  readonly html: string;
  /** Left out: today in Bangkok. */
  readonly from?: Day | undefined;
  readonly by: string;
}

/** AHEAD: its day is still to come. EARLIER: another one has taken its place. */
export type GuideStanding = 'AHEAD' | 'IN_FORCE' | 'EARLIER' | 'WITHDRAWN';

export interface GuideSeen {
  readonly version: number;
  readonly title: string;
  readonly effectiveOn: Day;
  readonly standing: GuideStanding;
  /** How many people have said that they read it. */
  readonly readers: number;
}

/** `1/12/2568` or `2025-12-01`; undefined for anything else. */
export const readDay = (input: string): Day | undefined =>
  isDay(input) ? input : parseThaiDate(input);

type Row = Omit<GuideSeen, 'standing'> & { readonly withdrawn: boolean; readonly ahead: boolean };

const today = `(now() AT TIME ZONE 'Asia/Bangkok')::date`;

/** All versions, newest first. */
export async function guideVersions(store: AdminStore): Promise<readonly GuideSeen[]> {
  const { rows } = await store.query<Row>(
    `SELECT g.version, g.title, g.effective_on::text AS "effectiveOn",
       g.withdrawn_at IS NOT NULL AS withdrawn, g.effective_on > ${today} AS ahead,
       (SELECT count(*)::int FROM portal.guide_reads r WHERE r.version = g.version) AS readers
     FROM portal.guide_versions g ORDER BY g.effective_on DESC, g.version DESC`,
  );
  const inForce = rows.find(({ withdrawn, ahead }) => !withdrawn && !ahead);
  const standingOf = (row: Row): GuideStanding => {
    if (row.withdrawn) return 'WITHDRAWN';
    if (row.ahead) return 'AHEAD';
    return row === inForce ? 'IN_FORCE' : 'EARLIER';
  };
  return rows.map((row) => {
    const { withdrawn: _, ahead: __, ...seen } = row;
    return { ...seen, standing: standingOf(row) };
  });
}

export type Added =
  | { readonly added: { readonly version: number; readonly effectiveOn: Day } }
  /** `noTitle`: none was given, and there is no version to take it from. */
  | { readonly refused: 'noTitle' | 'past' };

/** Keeps a further version, sanitised, with the next number; never as if it had been in force. */
export async function addGuide(
  store: AdminStore,
  { title, html, from, by }: NewGuide,
): Promise<Added> {
  // Two at a time would take the same number.
  await store.query('LOCK TABLE portal.guide_versions IN EXCLUSIVE MODE');
  const versions = await guideVersions(store);
  const inForce = versions.find(({ standing }) => standing === 'IN_FORCE');
  const named = title ?? (inForce ?? versions[0])?.title;
  if (named === undefined) return { refused: 'noTitle' };
  const { rows } = await store.query(
    `INSERT INTO portal.guide_versions (version, title, body_html, effective_on)
     SELECT coalesce(max(version), 0) + 1, $1, $2, coalesce($3::date, ${today})
     FROM portal.guide_versions HAVING coalesce($3::date, ${today}) >= ${today}
     RETURNING version, effective_on::text AS "effectiveOn"`,
    [named, cleanArticle(html), from ?? null],
  );
  const [made] = rows;
  if (made === undefined) return { refused: 'past' };
  const { version, effectiveOn } = made;
  await putOnRecord(store, {
    entry: 'desk.guide.add',
    by,
    detail: { version, title: named, from: effectiveOn },
  });
  return { added: { version, effectiveOn } };
}

export interface Withdrawal {
  readonly version: number;
  readonly by: string;
  readonly reason: string;
}

/**
 * Takes a version from the agencies; who has read it stays on record. `last`: it is in force, and
 * no other would take its place.
 */
export async function withdrawGuide(
  store: AdminStore,
  { version, by, reason }: Withdrawal,
): Promise<'done' | 'unknown' | 'before' | 'last'> {
  await store.query('LOCK TABLE portal.guide_versions IN EXCLUSIVE MODE');
  const versions = await guideVersions(store);
  const standing = versions.find((one) => one.version === version)?.standing;
  if (standing === undefined) return 'unknown';
  if (standing === 'WITHDRAWN') return 'before';
  const hasEarlier = versions.some((one) => one.standing === 'EARLIER');
  if (standing === 'IN_FORCE' && !hasEarlier) return 'last';
  await store.query('UPDATE portal.guide_versions SET withdrawn_at = now() WHERE version = $1', [
    version,
  ]);
  await putOnRecord(store, { entry: 'desk.guide.withdraw', by, detail: { version, reason } });
  return 'done';
}
