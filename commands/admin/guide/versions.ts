/** Versions of the guide for agencies' people, as staff keep them (D-34). */
import { type Day, isDay } from '../../../core/days.ts';
import type { Standing } from '../../../core/document-keys.ts';
import { bangkokDay, parseThaiDate } from '../../../core/thai-date.ts';
import { cleanArticle } from '../../../records/content/clean-html.ts';
import { documentVersions } from '../../../records/office/documents/read.ts';
import {
  addVersion,
  lockDocument,
  withdrawVersion,
} from '../../../records/office/documents/write.ts';
import { type AdminStore, putOnRecord } from '../admin-command.ts';

export interface NewGuide {
  /** Left out: that of the version in force. */
  readonly title?: string | undefined;
  readonly html: string;
  /** Left out: today in Bangkok. */
  readonly from?: Day | undefined;
  /** What it changes, in plain words; only the first version goes without. */
  readonly changes?: string | undefined;
  readonly by: string;
}

export interface GuideSeen {
  readonly version: number;
  readonly title: string;
  readonly effectiveOn: Day;
  readonly standing: Standing;
  /** How many people have said that they read it. */
  readonly readers: number;
}

/** `1/12/2568` or `2025-12-01`; undefined for anything else. */
export const readDay = (input: string): Day | undefined =>
  isDay(input) ? input : parseThaiDate(input);

/** All versions, newest first. */
export async function guideVersions(store: AdminStore): Promise<readonly GuideSeen[]> {
  const versions = await documentVersions(store, 'guide');
  const { rows } = await store.query<{ version: number; readers: number }>(
    'SELECT version, count(*)::int AS readers FROM portal.guide_reads GROUP BY version',
  );
  const readers = new Map(rows.map((row) => [row.version, row.readers]));
  return versions.map(({ version, title, effectiveOn, standing }) => ({
    ...{ version: Number(version), title, effectiveOn, standing },
    readers: readers.get(Number(version)) ?? 0,
  }));
}

export type Added =
  | { readonly added: { readonly version: number; readonly effectiveOn: Day } }
  /** `noTitle`: none was given, and there is no version to take it from. */
  | { readonly refused: 'noTitle' | 'past' | 'noChanges' };

/** Keeps a further version, sanitised, with the next number; never as if it had been in force. */
export async function addGuide(
  store: AdminStore,
  { title, html, from, changes = '', by }: NewGuide,
): Promise<Added> {
  // Two at a time would take the same number.
  await lockDocument(store, 'guide');
  const versions = await guideVersions(store);
  const inForce = versions.find(({ standing }) => standing === 'IN_FORCE');
  const named = title ?? (inForce ?? versions[0])?.title;
  if (named === undefined) return { refused: 'noTitle' };
  if (changes === '' && versions.length > 0) return { refused: 'noChanges' };
  const today = bangkokDay(new Date());
  const effectiveOn = from ?? today;
  if (effectiveOn < today) return { refused: 'past' };
  const made = { title: named, bodyHtml: cleanArticle(html), effectiveOn, by };
  const number = await addVersion(store, 'guide', { ...made, changeSummary: changes });
  const version = Number(number);
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
  await lockDocument(store, 'guide');
  const versions = await guideVersions(store);
  const standing = versions.find((one) => one.version === version)?.standing;
  if (standing === undefined) return 'unknown';
  if (standing === 'WITHDRAWN') return 'before';
  const hasEarlier = versions.some((one) => one.standing === 'EARLIER');
  if (standing === 'IN_FORCE' && !hasEarlier) return 'last';
  await withdrawVersion(store, 'guide', String(version));
  await putOnRecord(store, { entry: 'desk.guide.withdraw', by, detail: { version, reason } });
  return 'done';
}
