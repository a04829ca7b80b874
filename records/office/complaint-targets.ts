/** In how many days complaints of a category are answered, as staff set it. Needs `asStaff`. */
import type { Category } from '../../core/complaint/case.ts';
import { type ComplaintTarget, complaintTargets } from '../content/demand.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { contentHistory } from './history.ts';

export interface TargetChange {
  readonly id: string;
  readonly at: Date;
  readonly staffName: string;
  readonly category: Category;
  /** Days; null: the default counted, or counts again. */
  readonly before: number | null;
  readonly after: number | null;
}

const table = 'complaint_targets';
// Who comes second looks at what the first has written.
const lock = statement(
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('portal.complaint_targets', 0))`,
);
const version = statement<{ version: string }>(`
  SELECT md5(coalesce(string_agg(to_jsonb(t)::text, ' ' ORDER BY t.category), '')) AS version
  FROM portal.complaint_targets t`);
const remove = statement<unknown, [readonly string[]]>(
  'DELETE FROM portal.complaint_targets t WHERE t.category <> ALL ($1)',
);
const put = statement<unknown, [string]>(`
  INSERT INTO portal.complaint_targets AS t (category, target_days)
  SELECT r.category, r.target_days
  FROM jsonb_populate_recordset(NULL::portal.complaint_targets, $1::jsonb) AS r
  ON CONFLICT (category) DO UPDATE SET target_days = excluded.target_days
  WHERE t.target_days <> excluded.target_days`);

const versionIn = async (db: Db): Promise<string> => (await version(db))[0]?.version ?? '';

export async function readTargets(
  db: Db,
): Promise<{ readonly version: string; readonly targets: readonly ComplaintTarget[] }> {
  const [stands, targets] = await Promise.all([versionIn(db), complaintTargets(db)]);
  return { version: stands, targets };
}

/** Keeps others from writing until the transaction ends, and gives the version that stands. */
export async function lockTargets(db: Db): Promise<string> {
  await lock(db);
  return versionIn(db);
}

/** Puts these in the place of all; needs `lockTargets`. */
export async function writeTargets(db: Db, targets: readonly ComplaintTarget[]): Promise<void> {
  await remove(
    db,
    targets.map(({ category }) => category),
  );
  const rows = targets.map(({ category, targetDays }) => ({ category, target_days: targetDays }));
  await put(db, JSON.stringify(rows));
}

/** What staff changed, newest first. */
export async function targetChanges(db: Db): Promise<readonly TargetChange[]> {
  const changes = await contentHistory(db, [table]);
  return changes.map(({ id, at, staffName, before, after }) => ({
    ...{ id, at, staffName },
    category: (after ?? before)?.category as Category,
    before: (before?.target_days as number | undefined) ?? null,
    after: (after?.target_days as number | undefined) ?? null,
  }));
}
