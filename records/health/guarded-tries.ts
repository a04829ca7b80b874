/** How many guarded tries of the whole site failed lately, counted by all servers together. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface TryCounts {
  readonly right: number;
  readonly wrong: number;
}

const bucket = "date_bin('5 minutes', now(), timestamptz '2000-01-01')";

const add = statement<unknown, [number, number]>(`
  WITH gone AS (
    DELETE FROM portal.guarded_tries WHERE since IN (
      SELECT since FROM portal.guarded_tries WHERE since < ${bucket} - interval '10 minutes'
      FOR UPDATE SKIP LOCKED)
  )
  INSERT INTO portal.guarded_tries AS t (since, succeeded, failed) VALUES (${bucket}, $1, $2)
  ON CONFLICT (since) DO UPDATE
  SET succeeded = t.succeeded + excluded.succeeded, failed = t.failed + excluded.failed`);
const sums = statement<TryCounts>(`
  SELECT coalesce(sum(succeeded), 0)::int AS right, coalesce(sum(failed), 0)::int AS wrong
  FROM portal.guarded_tries WHERE since >= ${bucket} - interval '5 minutes'`);

/** Counts of now and of the five minutes before: between five and ten minutes in all. */
export async function guardedTries(db: Db): Promise<TryCounts> {
  return (await sums(db))[0] ?? { right: 0, wrong: 0 };
}

/** Adds what one server has counted; gives what all have. */
export async function addGuardedTries(db: Db, own: TryCounts): Promise<TryCounts> {
  await add(db, own.right, own.wrong);
  return guardedTries(db);
}
