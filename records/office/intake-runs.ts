/** Runs of the intake for staff who answer for records; others see none. Needs `asStaff`. */
import type { IntakeRunOutcome, IntakeRunReport } from '../../core/intake/report.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface IntakeRun {
  readonly id: bigint;
  readonly beganAt: Date;
  readonly outcome: IntakeRunOutcome;
  readonly dryRun: boolean;
  readonly forced: boolean;
  /** Name of the folder; empty where there was none. */
  readonly source: string;
  readonly asOf: string | null;
  /** The publication that is shown because of the run. */
  readonly publicationId: number | null;
  readonly faultCount: number;
}

export interface ShownPublication {
  readonly id: number;
  readonly asOf: string;
  readonly shownAt: Date;
}

const list = statement<IntakeRun, [number]>(`
  SELECT id, began_at AS "beganAt", outcome, dry_run AS "dryRun", forced, source, as_of AS "asOf",
    publication_id AS "publicationId", fault_count AS "faultCount"
  FROM portal.intake_runs_for_staff() LIMIT $1`);
const one = statement<{ report: IntakeRunReport | null }, [bigint]>(
  'SELECT portal.intake_report_for_staff($1) AS report',
);
const shown = statement<ShownPublication>(`
  SELECT p.id, p.as_of AS "asOf", p.shown_at AS "shownAt"
  FROM records.publications p JOIN records.current c ON c.publication_id = p.id`);

/** The last `limit` runs, newest first. */
export const intakeRuns = (db: Db, limit: number): Promise<readonly IntakeRun[]> => list(db, limit);

/** Undefined of a run that is not on record. */
export async function intakeReport(db: Db, id: bigint): Promise<IntakeRunReport | undefined> {
  return (await one(db, id))[0]?.report ?? undefined;
}

/** What members see now; undefined before the first intake. */
export async function shownPublication(db: Db): Promise<ShownPublication | undefined> {
  return (await shown(db))[0];
}
