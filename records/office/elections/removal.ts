/** An election that nobody has seen and nobody voted in can be deleted (D-20). Needs `asStaff`. */
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';

/** Why an election stays: votes were entered, a page shows it, or one did. */
export type WhyItStays = 'COUNTED' | 'PUBLIC' | 'WAS_PUBLIC';

const stays = statement<{ why: WhyItStays | null }, [number]>(
  'SELECT portal.why_election_stays($1) AS why',
);
const lock = statement<{ version: number }, [number]>(`
  SELECT coalesce((SELECT sum((p.value ->> 'version')::int) FROM jsonb_each(e.parts) p), 0)::int
    AS version
  FROM portal.elections e WHERE e.year = $1 FOR UPDATE`);
const remove = statement<unknown, [number]>('DELETE FROM portal.elections WHERE year = $1');

/** Null: nobody has seen it. */
export async function whyElectionStays(db: Db, year: number): Promise<WhyItStays | null> {
  return (await stays(db, year))[0]?.why ?? null;
}

/**
 * The version of all parts together, which each change raises; undefined where there is no such
 * election. It is then locked until the transaction ends.
 */
export async function lockElection(db: Db, year: number): Promise<number | undefined> {
  return (await lock(db, year))[0]?.version;
}

/** Deletes it with all its parts; throws where the store keeps it (`whyElectionStays`). */
export async function removeElection(db: Db, year: number): Promise<void> {
  await remove(db, year);
}
