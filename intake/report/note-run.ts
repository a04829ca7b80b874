/** Runs of the intake as the store remembers them, for the office. */
import type pg from 'pg';
import type { IntakeRunReport } from '../../core/intake/report.ts';

/** Notes a run down; gives its number. */
export async function noteRun(session: pg.Client, report: IntakeRunReport): Promise<bigint> {
  const { rows } = await session.query<{ id: bigint }>(
    'SELECT portal.note_intake_run($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AS id',
    [
      report.began_at,
      report.outcome,
      report.dry_run,
      report.forced,
      report.source,
      report.as_of,
      report.publication,
      report.before?.publication ?? null,
      report.faults.length,
      JSON.stringify(report),
    ],
  );
  return (rows[0] as { id: bigint }).id;
}
