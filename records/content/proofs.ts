/** Proofs of work that were handed in (S5). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

const used = statement<{ isNew: boolean }, [string, Date]>(
  'SELECT portal.use_proof($1, $2) AS "isNew"',
);

/** Uses a proof up; false when it was used before, at any server, or its time is over. */
export async function useProof(db: Db, id: string, endsAt: Date): Promise<boolean> {
  return (await used(db, id, endsAt))[0]?.isNew === true;
}
