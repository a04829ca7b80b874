/** Whether a secret is this store's own: its fingerprints are kept from the first start on. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import type { KeyRing, Verdict } from './key-ring.ts';

const know = statement<{ verdict: Verdict }, [number[], Buffer[]]>(
  'SELECT portal.know_secret($1, $2) AS verdict',
);

/** What the secret is to this store. Its own are kept: those of the first start, and rotations. */
export async function knowSecret(db: Db, keys: KeyRing): Promise<Verdict> {
  const live = keys.live();
  const [row] = await know(
    db,
    live.map(({ version }) => version),
    live.map(({ fingerprint }) => fingerprint),
  );
  if (row === undefined) throw new Error('a verdict is one row');
  return row.verdict;
}
