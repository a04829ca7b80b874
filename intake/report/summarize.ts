/** The report of an intake in words, noted down for the office. */
import { basename, resolve } from 'node:path';
import type pg from 'pg';
import type { IntakeRunOutcome, IntakeRunReport } from '../../core/intake/report.ts';
import type { Faults } from '../fault.ts';
import { buildReport, type RunFacts } from './build-report.ts';
import { noteRun } from './note-run.ts';

/** What was asked for. */
interface Wish {
  readonly folder: string;
  readonly source?: string;
  readonly dryRun?: boolean;
  readonly force?: boolean;
}

export interface Found
  extends Partial<
    Pick<RunFacts, 'asOf' | 'publicationId' | 'shown' | 'comparison' | 'agencyReports'>
  > {
  readonly outcome: IntakeRunOutcome;
}

/** Builds the report and notes it down. `source` is the folder's own name unless told. */
export async function summarize(
  session: pg.Client,
  { folder, source = basename(resolve(folder)), dryRun = false, force = false }: Wish,
  found: Found,
  { list, more }: Faults,
  beganAt: Date,
): Promise<IntakeRunReport> {
  const report = buildReport({
    ...{ comparison: [], agencyReports: [], ...found },
    ...{ source, beganAt, dryRun, forced: force, faults: list, more },
    millis: Date.now() - beganAt.getTime(),
  });
  await noteRun(session, report);
  return report;
}
