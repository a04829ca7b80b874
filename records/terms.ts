/** Versions of the terms and who accepted them (D-30). */
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { statement } from './driver/statement.ts';

export type TermsKind = 'TERMS' | 'PRIVACY' | 'PAYROLL';

export interface TermsVersion {
  readonly kind: TermsKind;
  readonly version: string;
  readonly title: string;
  readonly bodyHtml: string;
  readonly effectiveOn: string;
  /** What it changed against the one before; '' of a first version. */
  readonly changeSummary: string;
}

export interface TermsAcceptance {
  readonly kind: TermsKind;
  readonly version: string;
  readonly address: string;
  readonly agent: string;
}

// A version that begins tomorrow begins at midnight in Bangkok, wherever the server's clock stands.
// Those ahead and those withdrawn are kept out by the table's policy, and here once more.
const begunOnes = `t.kind = $1 AND t.withdrawn_at IS NULL
  AND t.effective_on <= (now() AT TIME ZONE 'Asia/Bangkok')::date`;
const inForce = `
  FROM portal.terms_versions t WHERE ${begunOnes}
  ORDER BY t.effective_on DESC, t.version DESC LIMIT 1`;
const columns = `t.kind, t.version, t.title, t.body_html AS "bodyHtml",
  t.effective_on AS "effectiveOn", t.change_summary AS "changeSummary"`;
const current = statement<TermsVersion, [TermsKind]>(`SELECT ${columns} ${inForce}`);
const one = statement<TermsVersion, [TermsKind, string]>(`
  SELECT ${columns} FROM portal.terms_versions t WHERE ${begunOnes} AND t.version = $2`);
const begun = statement<Pick<TermsVersion, 'version' | 'effectiveOn'>, [TermsKind]>(`
  SELECT t.version, t.effective_on AS "effectiveOn" FROM portal.terms_versions t
  WHERE ${begunOnes} ORDER BY t.effective_on DESC, t.version DESC`);
const accepted = statement<{ accepted: boolean }, [TermsKind]>(`
  SELECT EXISTS (SELECT FROM portal.terms_acceptances a
    WHERE a.kind = t.kind AND a.version = t.version
    AND a.member_no = current_setting('app.member_no', true)) AS accepted ${inForce}`);

/** The version in force today; undefined where the cooperative has none. */
export async function currentTerms(
  db: Db,
  kind: TermsKind = 'TERMS',
): Promise<TermsVersion | undefined> {
  return (await current(db, kind))[0];
}

/** The version asked for, or the one in force, and all that are or were, newest first. */
export async function readTerms(
  db: Db,
  version?: string,
  kind: TermsKind = 'TERMS',
): Promise<
  | {
      readonly terms: TermsVersion;
      readonly versions: readonly Pick<TermsVersion, 'version' | 'effectiveOn'>[];
    }
  | undefined
> {
  const [[terms], versions] = await Promise.all([
    version === undefined ? current(db, kind) : one(db, kind, version),
    begun(db, kind),
  ]);
  return terms && { terms, versions };
}

/** Has the subject accepted the version in force? True where there is none to accept. */
export async function hasAcceptedTerms(db: Db, kind: TermsKind = 'TERMS'): Promise<boolean> {
  return (await accepted(db, kind))[0]?.accepted ?? true;
}

/** Keeps the subject's acceptance as evidence; accepting twice keeps the first. */
export async function acceptTerms(db: Db, acceptance: TermsAcceptance): Promise<void> {
  await db
    .insertInto('portal.termsAcceptances')
    .values({ memberNo: sql<string>`current_setting('app.member_no', true)`, ...acceptance })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
