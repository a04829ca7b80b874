/** What the store says of itself to whoever runs it: counts of nobody in particular. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface StoreFigures {
  /** Of the last intake that was to publish; null before the first. */
  readonly intakeOutcome: string | null;
  readonly intakeEndedAt: Date | null;
  /** Mails about extracts that wait for a server to send them. */
  readonly notices: number;
  readonly oldestNoticeAt: Date | null;
  /** Sessions that live, by kind. */
  readonly sessions: Readonly<Record<string, number>>;
  readonly databaseBytes: bigint;
  readonly auditEntries: bigint;
  /** The last entry of the present pass that holds. */
  readonly auditSeq: bigint;
  readonly auditCheckedAt: Date | null;
  /** When a pass last came to the end of the chain. */
  readonly auditWholeAt: Date | null;
  /** The first entry that was changed or is missing. */
  readonly auditBrokenSeq: bigint | null;
}

/** What members are shown. */
export interface ShownFigures {
  readonly asOf: string;
  readonly shownAt: Date;
}

const figures = statement<StoreFigures>(`
  SELECT intake_outcome AS "intakeOutcome", intake_ended_at AS "intakeEndedAt", notices,
    oldest_notice_at AS "oldestNoticeAt", sessions, database_bytes AS "databaseBytes",
    audit_entries AS "auditEntries", audit_seq AS "auditSeq",
    audit_checked_at AS "auditCheckedAt", audit_whole_at AS "auditWholeAt",
    audit_broken_seq AS "auditBrokenSeq"
  FROM portal.operations_figures()`);
const shown = statement<ShownFigures>(`
  SELECT p.as_of AS "asOf", p.shown_at AS "shownAt"
  FROM records.publications p JOIN records.current c ON c.publication_id = p.id`);
const check = statement<unknown, [number, string]>(
  'SELECT portal.check_audit($1, $2::text::interval)',
);

/** `shown` is undefined before the first intake. */
export async function storeFigures(
  db: Db,
): Promise<StoreFigures & { readonly shown: ShownFigures | undefined }> {
  const [[row], [current]] = await Promise.all([figures(db), shown(db)]);
  if (row === undefined) throw new Error('figures of a store are one row');
  return { ...row, shown: current };
}

/**
 * Computes the next `most` entries of the audit log's chain, unless some server has within
 * `pauseSeconds`. Needs `asVisitor`.
 */
export async function checkAudit(db: Db, most: number, pauseSeconds: number): Promise<void> {
  await check(db, most, `${pauseSeconds} seconds`);
}
