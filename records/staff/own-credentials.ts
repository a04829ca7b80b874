/** What members of staff sign in with, kept by themselves: the transaction must act for them. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface OwnCredentials {
  readonly hasPassword: boolean;
  readonly recoveryCodes: number;
}

/** What is left out stays. */
export interface NewFactors {
  readonly passwordHash?: string | undefined;
  readonly totpSealed?: Buffer | undefined;
  /** The time step whose code proved the authenticator: it counts no more. */
  readonly totpStep?: bigint | undefined;
}

const own = statement<OwnCredentials>(`
  SELECT password_hash IS NOT NULL AS "hasPassword",
    (SELECT count(*)::int FROM portal.staff_recovery_codes
     WHERE staff_id::text = current_setting('app.staff_id', true) AND used_at IS NULL)
      AS "recoveryCodes"
  FROM portal.staff
  WHERE id::text = current_setting('app.staff_id', true) AND ended_at IS NULL`);
const set = statement<{ done: boolean }, [string | null, Buffer | null, bigint | null]>(
  'SELECT portal.set_own_factors($1, $2, $3) AS done',
);
const clock = statement<{ atMs: number }>(
  'SELECT floor(extract(epoch FROM now()) * 1000)::float8 AS "atMs"',
);

/** Undefined once they are staff no more. */
export async function findOwnCredentials(db: Db): Promise<OwnCredentials | undefined> {
  return (await own(db))[0];
}

/** False: they are staff no more. */
export async function setOwnFactors(
  db: Db,
  { passwordHash, totpSealed, totpStep }: NewFactors,
): Promise<boolean> {
  const [row] = await set(db, passwordHash ?? null, totpSealed ?? null, totpStep ?? null);
  return row?.done === true;
}

/** The store's clock in milliseconds, by which codes of an authenticator are read. */
export async function readClock(db: Db): Promise<number> {
  return (await clock(db))[0]?.atMs ?? 0;
}
