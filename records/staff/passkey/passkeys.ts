/** The passkeys of staff in the store. */
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';

/** A passkey as its owner sees it. */
export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  /** Base64url, as browsers name it. */
  readonly credentialId: string;
  readonly isSynced: boolean;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** What a registration brings. */
export interface NewPasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
}

/** What an answer is verified against. */
export interface FoundPasskey {
  readonly passkeyId: string;
  readonly staffId: string;
  readonly publicKey: Buffer;
  readonly counter: bigint;
}

/** How many one person may have. */
export const mostPasskeys = 10;

const own = `staff_id::text = current_setting('app.staff_id', true)`;
const list = statement<Omit<OwnPasskey, 'credentialId'> & { credentialId: Buffer }>(`
  SELECT id, name, credential_id AS "credentialId", is_synced AS "isSynced",
    created_at AS "createdAt", used_at AS "usedAt"
  FROM portal.staff_passkeys WHERE ${own} ORDER BY created_at, id`);
const add = statement<
  { id: string },
  [Buffer, Buffer, number, readonly string[], boolean, string]
>(`
  INSERT INTO portal.staff_passkeys
    (staff_id, credential_id, public_key, counter, transports, is_synced, name)
  SELECT current_setting('app.staff_id')::uuid, $1, $2, $3, $4, $5, $6
  WHERE (SELECT count(*) FROM portal.staff_passkeys WHERE ${own}) < ${mostPasskeys}
  ON CONFLICT (credential_id) DO NOTHING RETURNING id`);
const rename = statement<{ id: string }, [string, string]>(`
  UPDATE portal.staff_passkeys SET name = $2 WHERE id = $1 AND ${own} RETURNING id`);
const remove = statement<{ id: string }, [string]>(`
  DELETE FROM portal.staff_passkeys WHERE id = $1 AND ${own} RETURNING id`);
const hold = statement<object>(
  `SELECT pg_advisory_xact_lock(hashtext('passkeys ' || current_setting('app.staff_id')))`,
);
const find = statement<FoundPasskey, [Buffer]>(`
  SELECT passkey_id AS "passkeyId", staff_id AS "staffId", public_key AS "publicKey", counter
  FROM portal.find_passkey($1)`);
const use = statement<{ done: boolean }, [string, bigint, number]>(
  'SELECT portal.use_passkey($1, $2, $3) AS done',
);

/** Of the subject, the oldest first. */
export async function listPasskeys(db: Db): Promise<readonly OwnPasskey[]> {
  return (await list(db)).map((one) => ({
    ...one,
    credentialId: one.credentialId.toString('base64url'),
  }));
}

/** Adds one to the subject's; false: they have too many, or the credential is known already. */
export async function addPasskey(db: Db, passkey: NewPasskey, name: string): Promise<boolean> {
  const { credentialId, publicKey, counter, transports, isSynced } = passkey;
  const added = await add(
    db,
    ...([credentialId, publicKey, counter, transports, isSynced, name] as const),
  );
  return added.length > 0;
}

/** False: it is none of the subject's. */
export async function renamePasskey(db: Db, id: string, name: string): Promise<boolean> {
  return (await rename(db, id, name)).length > 0;
}

/** Whoever changes the subject's passkeys otherwise waits until the transaction ends. */
export async function holdOwn(db: Db): Promise<void> {
  await hold(db);
}

/** False: it is none of the subject's. */
export async function removePasskey(db: Db, id: string): Promise<boolean> {
  return (await remove(db, id)).length > 0;
}

/** Whose credential it is, of whoever works here; undefined: nobody's. */
export async function findPasskey(db: Db, credentialId: Buffer): Promise<FoundPasskey | undefined> {
  return (await find(db, credentialId))[0];
}

/**
 * Notes that the subject's passkey was used. False: it is theirs no more, or its counter did not go
 * on from the one that was looked at. Both stay so until the transaction ends.
 */
export async function consumePasskey(
  db: Db,
  { passkeyId, counter }: Pick<FoundPasskey, 'passkeyId' | 'counter'>,
  counted: number,
): Promise<boolean> {
  return (await use(db, passkeyId, counter, counted))[0]?.done === true;
}
