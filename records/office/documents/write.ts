/** A further version of terms, a policy or the guide; one ahead is changed or withdrawn. */
import type { Day } from '../../../core/days.ts';
import type { DocumentKey } from '../../../core/document-keys.ts';
import { type OfficeStore, rowsOf } from '../office-store.ts';
import { documentVersions, kindColumn, placeOf } from './read.ts';

export interface NewVersion {
  readonly title: string;
  /** Clean. */
  readonly bodyHtml: string;
  readonly effectiveOn: Day;
  /** What it changes, in plain words; '' of a first version. */
  readonly changeSummary: string;
  /** Who writes it, as they are called now. */
  readonly by: string;
}

/** Who comes second looks at what the first has written, until the transaction ends. */
export async function lockDocument(store: OfficeStore, key: DocumentKey): Promise<void> {
  await rowsOf(store, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 62))', `document ${key}`);
}

/** The number behind all that there are; names that are no numbers are passed over. */
async function nextNumber(store: OfficeStore, key: DocumentKey): Promise<string> {
  const numbers = (await documentVersions(store, key))
    .map(({ version }) => Number(version))
    .filter(Number.isSafeInteger);
  return String(Math.max(0, ...numbers) + 1);
}

/** Adds a version and gives its number; needs `lockDocument`. */
export async function addVersion(
  store: OfficeStore,
  key: DocumentKey,
  { title, bodyHtml, effectiveOn, changeSummary, by }: NewVersion,
): Promise<string> {
  const { table, kind } = placeOf(key);
  const version = await nextNumber(store, key);
  const hasKind = table !== 'guide_versions';
  await rowsOf(
    store,
    `INSERT INTO portal.${table} (version, title, body_html, effective_on, change_summary,
       written_by${hasKind ? ', kind' : ''})
     VALUES ($1, $2, $3, $4, $5, $6${hasKind ? ', $7' : ''})`,
    ...[version, title, bodyHtml, effectiveOn, changeSummary, by],
    ...(hasKind ? [kind] : []),
  );
  return version;
}

/** Puts other words in the place of a version ahead; needs `lockDocument`. False: there is none. */
export async function changeVersion(
  store: OfficeStore,
  key: DocumentKey,
  version: string,
  { title, bodyHtml, effectiveOn, changeSummary, by }: NewVersion,
): Promise<boolean> {
  const place = placeOf(key);
  const rows = await rowsOf(
    store,
    `UPDATE portal.${place.table} v SET title = $3, body_html = $4, effective_on = $5,
       change_summary = $6, written_by = $7, written_at = now()
     WHERE ${kindColumn(place)} = $1 AND v.version::text = $2 RETURNING 1`,
    ...[place.kind, version, title, bodyHtml, effectiveOn, changeSummary, by],
  );
  return rows.length > 0;
}

/** Takes a version back; it stays on record. Needs `lockDocument`. False: there is none. */
export async function withdrawVersion(
  store: OfficeStore,
  key: DocumentKey,
  version: string,
): Promise<boolean> {
  const place = placeOf(key);
  const rows = await rowsOf(
    store,
    `UPDATE portal.${place.table} v SET withdrawn_at = now()
     WHERE ${kindColumn(place)} = $1 AND v.version::text = $2 AND v.withdrawn_at IS NULL
     RETURNING 1`,
    ...[place.kind, version],
  );
  return rows.length > 0;
}
