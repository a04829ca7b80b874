/** Shows an earlier publication again, or a later one, of those that keep their rows. */
import type pg from 'pg';
import type { IntakeRunReport } from '../core/intake/report.ts';
import { readFault } from '../records/driver/faults.ts';
import type { Shown } from './comparison/comparison.ts';
import { buildReport } from './report/build-report.ts';
import { noteRun } from './report/note-run.ts';
import { showAgain } from './staging/publish.ts';
import { holdLock, withSession } from './staging/session.ts';

export interface RollbackOptions {
  readonly ownerUrl: string;
  /** Number of the publication to be shown; the last kept one before the current unless told. */
  readonly to?: number;
}

/**
 * `rolled_back`: members see that publication now. `unchanged`: they did already. `missing`: no
 * such publication keeps its rows. `busy`: an intake is running. All but the first change nothing.
 */
export interface RollbackReport {
  readonly outcome: 'rolled_back' | 'unchanged' | 'missing' | 'busy';
  /** The one that is shown now. */
  readonly shown?: Shown;
  /** Those that could have been named, newest first. */
  readonly kept: readonly Shown[];
  readonly summary?: IntakeRunReport;
}

interface Candidate extends Shown {
  readonly isCurrent: boolean;
  readonly isWithdrawn: boolean;
}

const candidatesSql = `
  SELECT p.id, p.as_of AS "asOf", c.publication_id IS NOT NULL AS "isCurrent",
    p.withdrawn_at IS NOT NULL AS "isWithdrawn"
  FROM records.publications p LEFT JOIN records.current c ON c.publication_id = p.id
  WHERE to_regclass(format('records.members_%s', p.id)) IS NOT NULL
  ORDER BY p.id DESC`;

async function rollbackInSession(
  session: pg.Client,
  to: number | undefined,
): Promise<RollbackReport> {
  const beganAt = new Date();
  const { rows: kept } = await session.query<Candidate>(candidatesSql);
  const current = kept.find(({ isCurrent }) => isCurrent);
  // What was gone back from before is shown again only by its number.
  const isNext = ({ id, isWithdrawn }: Candidate) =>
    current !== undefined && id < current.id && !isWithdrawn;
  const target = kept.find((one) => (to === undefined ? isNext(one) : one.id === to));
  if (!target || !current) return { outcome: 'missing', kept };
  if (target === current) return { outcome: 'unchanged', shown: current, kept };
  await showAgain(session, target.id);
  const summary = buildReport({
    outcome: 'rolled_back',
    ...{ dryRun: false, forced: false, delta: false, source: '', beganAt },
    millis: Date.now() - beganAt.getTime(),
    asOf: target.asOf,
    publicationId: target.id,
    shown: current,
    ...{ comparison: [], faults: [], faultRows: [], more: false, overruled: [] },
    ...{ agencyReports: [], quarantine: [] },
  });
  await noteRun(session, summary);
  return { outcome: 'rolled_back', shown: target, kept, summary };
}

/**
 * Moves the pointer to a publication that keeps its rows. Readers are served all the while;
 * letters to agencies are withdrawn, and in force again, with the publication that they are of.
 * Throws StoreUnavailable.
 */
export async function rollback({ ownerUrl, to }: RollbackOptions): Promise<RollbackReport> {
  try {
    return await withSession(ownerUrl, async (session): Promise<RollbackReport> => {
      if (!(await holdLock(session))) return { outcome: 'busy', kept: [] };
      return rollbackInSession(session, to);
    });
  } catch (error) {
    throw readFault(error);
  }
}
