/** The report of an intake in words, noted down for the office. */
import { basename, resolve } from 'node:path';
import type pg from 'pg';
import type { IntakeRunOutcome, IntakeRunReport } from '../../core/intake/report.ts';
import type { Fault } from '../fault.ts';
import { buildReport, type FaultRow, type RunFacts } from './build-report.ts';
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
    Pick<
      RunFacts,
      'asOf' | 'publicationId' | 'shown' | 'comparison' | 'agencyReports' | 'delta' | 'quarantine'
    >
  > {
  readonly outcome: IntakeRunOutcome;
  readonly overruled?: readonly Fault[] | undefined;
}

/** What was found, as it is told, and the rows of our layout that it was found in. */
export interface FoundFaults {
  readonly list: readonly Fault[];
  readonly more: boolean;
  /** Those that the list names unless told. */
  readonly rows?: readonly FaultRow[];
}

/** Builds the report and notes it down. `source` is the folder's own name unless told. */
export async function summarize(
  session: pg.Client,
  { folder, source = basename(resolve(folder)), dryRun = false, force = false }: Wish,
  found: Found,
  { list, more, rows = list }: FoundFaults,
  beganAt: Date,
): Promise<IntakeRunReport> {
  const { overruled = [], ...facts } = found;
  const report = buildReport({
    ...{ comparison: [], agencyReports: [], quarantine: [], delta: false, ...facts, overruled },
    ...{ source, beganAt, dryRun, forced: force, faults: list, faultRows: rows, more },
    millis: Date.now() - beganAt.getTime(),
  });
  await noteRun(session, report).catch((error: unknown) => {
    // Whoever is told that it failed would believe that members see what they saw before.
    if (found.outcome !== 'published') throw error;
  });
  return report;
}
