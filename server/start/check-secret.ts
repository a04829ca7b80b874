/** Stops whatever has another secret than the store's: every password would be wrong. */
import { rm } from 'node:fs/promises';
import { asUpkeep } from '../../records/driver/owner.ts';
import type { KeyRing, Verdict } from '../../records/keys/key-ring.ts';
import { openTotp } from '../../records/staff/credentials.ts';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { secretPath } from '../settings/secret/read-keys.ts';
import { startText as text } from './start.text.ts';

/** The secret is not the one of this store; nothing was changed. */
export class ForeignSecret extends PlainFault {}

export interface SecretCheck {
  /** Asks the store, which keeps a rotation and a first start, see `knowSecret`. */
  readonly judge: (keys: KeyRing) => Promise<Verdict>;
  readonly ownerUrl: string | undefined;
  readonly keys: KeyRing;
  readonly dataDir: string;
}

/**
 * A store from before fingerprints were kept: whether its staff's second factors were sealed with
 * this secret. Where nobody is staff there is nothing to hold it against.
 */
async function opensNothing(ownerUrl: string, keys: KeyRing): Promise<boolean> {
  const { rows } = await asUpkeep(ownerUrl, 'sahakon_owner', (store) =>
    store.query<{ login: string; sealed: Buffer; known: boolean }>(
      `SELECT login, totp_sealed AS sealed,
         EXISTS (SELECT FROM portal.secret_versions) AS known
       FROM portal.staff WHERE totp_sealed IS NOT NULL`,
    ),
  );
  return (
    rows.length > 0 &&
    rows.every(({ login, sealed, known }) => !known && openTotp(keys, login, sealed) === undefined)
  );
}

/**
 * The secret is not this store's. Where its file was lost, the one that was made in its place is
 * removed again: the next start must say the same, and a backup copy finds its place free.
 */
async function foreign({ file }: KeyRing, path: string): Promise<ForeignSecret> {
  if (!file?.isNew) return new ForeignSecret(text.foreignSecret(path));
  await rm(file.path, { force: true });
  return new ForeignSecret(text.lostSecret(file.path));
}

/**
 * Throws ForeignSecret, with what to do. The start asks, and every command that hashes or seals:
 * what it made with another secret would open nothing.
 */
export async function checkSecret(check: SecretCheck): Promise<void> {
  const { judge, ownerUrl, keys, dataDir } = check;
  const path = secretPath(dataDir);
  if (ownerUrl !== undefined && (await opensNothing(ownerUrl, keys))) {
    throw await foreign(keys, path);
  }
  const verdict = await judge(keys);
  if (verdict === 'foreign') throw await foreign(keys, path);
  if (verdict === 'older') throw new ForeignSecret(text.olderSecret(path));
}
