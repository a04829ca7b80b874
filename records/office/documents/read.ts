/** Terms, policies and the guide in their versions, as staff keep them (D-19, D-30, D-34). */
import type { Day } from '../../../core/days.ts';
import type { DocumentKey, Standing } from '../../../core/document-keys.ts';
import { type OfficeStore, rowsOf } from '../office-store.ts';

/** Where a document's versions lie. */
interface Place {
  /** Without its schema; the history's subject. */
  readonly table: 'terms_versions' | 'policies' | 'guide_versions';
  readonly kind: string;
}

const places: Readonly<Record<DocumentKey, Place>> = {
  terms: { table: 'terms_versions', kind: 'TERMS' },
  'member-privacy': { table: 'terms_versions', kind: 'PRIVACY' },
  payroll: { table: 'terms_versions', kind: 'PAYROLL' },
  cookies: { table: 'policies', kind: 'COOKIES' },
  privacy: { table: 'policies', kind: 'PRIVACY' },
  guide: { table: 'guide_versions', kind: 'GUIDE' },
};

export const placeOf = (key: DocumentKey): Place => places[key];

/** The guide's table holds nothing else. */
export const kindColumn = ({ table }: Place): string =>
  table === 'guide_versions' ? `'GUIDE'::text` : 'v.kind';

export interface DocumentVersion {
  readonly version: string;
  readonly title: string;
  readonly effectiveOn: Day;
  readonly standing: Standing;
  /** Null where nobody noted it, and '' of what no member of staff wrote. */
  readonly writtenAt: Date | null;
  readonly writtenBy: string;
  readonly changeSummary: string;
}

type Row = Omit<DocumentVersion, 'standing'> & {
  readonly isAhead: boolean;
  readonly isWithdrawn: boolean;
};

/** Numbers by their value; what the cooperative called otherwise comes behind. */
const newestFirst = `v.effective_on DESC,
  CASE WHEN v.version::text ~ '^[0-9]{1,9}$' THEN v.version::int END DESC NULLS LAST,
  v.version DESC`;
const today = `(now() AT TIME ZONE 'Asia/Bangkok')::date`;

const columns = `v.version::text AS version, v.title, v.effective_on::text AS "effectiveOn",
  v.written_at AS "writtenAt", v.written_by AS "writtenBy", v.change_summary AS "changeSummary"`;

/** All versions of a document, those of the latest days first. */
export async function documentVersions(
  store: OfficeStore,
  key: DocumentKey,
): Promise<readonly DocumentVersion[]> {
  const place = placeOf(key);
  const rows = await rowsOf<Row>(
    store,
    `SELECT ${columns}, v.effective_on > ${today} AS "isAhead",
       v.withdrawn_at IS NOT NULL AS "isWithdrawn"
     FROM portal.${place.table} v WHERE ${kindColumn(place)} = $1 ORDER BY ${newestFirst}`,
    place.kind,
  );
  const inForce = rows.find(({ isAhead, isWithdrawn }) => !isWithdrawn && !isAhead);
  const standingOf = (row: Row): Standing => {
    if (row.isWithdrawn) return 'WITHDRAWN';
    if (row.isAhead) return 'AHEAD';
    return row === inForce ? 'IN_FORCE' : 'EARLIER';
  };
  return rows.map((row) => {
    const { isAhead: _, isWithdrawn: __, ...version } = row;
    return { ...version, standing: standingOf(row) };
  });
}

/** The words of a version; undefined: there is none of this number. */
export async function documentBody(
  store: OfficeStore,
  key: DocumentKey,
  version: string,
): Promise<string | undefined> {
  const place = placeOf(key);
  const [row] = await rowsOf<{ bodyHtml: string }>(
    store,
    `SELECT v.body_html AS "bodyHtml" FROM portal.${place.table} v
     WHERE ${kindColumn(place)} = $1 AND v.version::text = $2`,
    ...[place.kind, version],
  );
  return row?.bodyHtml;
}

/** Stands for all that a document is: another one, and somebody has written meanwhile. */
export async function documentDigest(store: OfficeStore, key: DocumentKey): Promise<string> {
  const place = placeOf(key);
  const [row] = await rowsOf<{ digest: string }>(
    store,
    `SELECT md5(coalesce(string_agg(to_jsonb(v)::text, ' ' ORDER BY v.version), '')) AS digest
     FROM portal.${place.table} v WHERE ${kindColumn(place)} = $1`,
    place.kind,
  );
  return row?.digest ?? '';
}

export interface Answers {
  readonly version: string;
  /** How many accepted it, answered under it or read it. */
  readonly answers: number;
  /** How many are asked; null where nobody can count them. */
  readonly audience: number | null;
}

/** Of each version. Needs `asStaff`. */
export function documentAnswers(store: OfficeStore, key: DocumentKey): Promise<readonly Answers[]> {
  const { table, kind } = placeOf(key);
  return rowsOf<Answers>(
    store,
    `SELECT a.version, a.answers, a.audience FROM portal.document_answers() a
     WHERE a.subject = $1 AND a.kind = $2`,
    ...[table, kind],
  );
}

interface Stood {
  readonly version: string;
  readonly title: string;
  readonly effective_on: Day;
  readonly change_summary: string;
  readonly withdrawn: boolean;
  /** How many letters its words had, and what tells them from others. */
  readonly letters: number;
  readonly digest: string;
}

export interface DocumentChange {
  readonly id: string;
  readonly at: Date;
  readonly staffName: string;
  /** Null of a version that was made. */
  readonly before: Stood | null;
  readonly after: Stood | null;
}

const stood = (side: 'before' | 'after') => `CASE WHEN h.${side} IS NOT NULL THEN
  jsonb_build_object('version', h.${side} ->> 'version', 'title', h.${side} ->> 'title',
    'effective_on', h.${side} ->> 'effective_on',
    'change_summary', h.${side} ->> 'change_summary',
    'withdrawn', (h.${side} ->> 'withdrawn_at') IS NOT NULL,
    'letters', length(regexp_replace(h.${side} ->> 'body_html', '<[^>]*>', '', 'g')),
    'digest', md5(h.${side} ->> 'body_html')) END AS ${side}`;

/** So many changes are shown of a document. */
const mostChanges = 50;

/** What staff did to its versions, newest first. Needs `asStaff`. */
export function documentHistory(
  store: OfficeStore,
  key: DocumentKey,
): Promise<readonly DocumentChange[]> {
  const { table, kind } = placeOf(key);
  return rowsOf<DocumentChange>(
    store,
    `SELECT h.id::text, h.happened_at AS at, h.staff_name AS "staffName",
       ${stood('before')}, ${stood('after')}
     FROM portal.content_history h
     WHERE h.subject = $1
       AND coalesce(coalesce(h.after, h.before) ->> 'kind', 'GUIDE') = $2
     ORDER BY h.id DESC LIMIT ${mostChanges}`,
    ...[table, kind],
  );
}
