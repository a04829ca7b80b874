/** The store as a command works on it: with its owner's login, in the schema of this program. */
import { PlainFault } from '../../runtime/plain-fault.ts';
import { loginOf } from '../driver/address.ts';
import { migrateUnused } from '../migrate.ts';
import { joinPostgres } from '../postgres/join.ts';
import { storeFaultText as text } from '../store-faults.text.ts';

/** The settings name a server, and no login by which its owner works there. */
export class NoOwnerUrl extends PlainFault {}

interface OwnerStoreOptions {
  readonly log: (line: string) => void;
  /** Makes the embedded database where there is none. */
  readonly create?: boolean | undefined;
  /** A schema that is there stays what it is. */
  readonly asIs?: boolean | undefined;
  /** The caller ends its work itself when it is told to stop. */
  readonly ownSignals?: boolean | undefined;
}

/**
 * Runs `work` on the store that the settings name (`DATABASE_OWNER_URL`), else on the embedded one
 * of `DATA_DIR`, which is joined where it runs and started for the moment where it does not. Roles
 * and schema are made first where they are missing, so that a command may come before any start.
 * Throws NoOwnerUrl, NoStore, and what `migrateUnused` throws.
 */
export async function onOwnerStore<T>(
  work: (ownerUrl: string) => Promise<T>,
  { log, create, asIs = false, ownSignals = false }: OwnerStoreOptions,
): Promise<T> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR } = process.env;
  const prepare = async (ownerUrl: string, appUrl: string | undefined) => {
    if (!asIs) await migrateUnused(ownerUrl, appUrl ? { appLogin: loginOf(appUrl) } : {});
  };
  if (DATABASE_OWNER_URL) {
    await prepare(DATABASE_OWNER_URL, DATABASE_URL);
    return work(DATABASE_OWNER_URL);
  }
  if (DATABASE_URL) throw new NoOwnerUrl(text.noOwnerUrl);
  const store = await joinPostgres(DATA_DIR || './data', { log, create });
  const stop = () => void store.leave().finally(() => process.exit(130));
  if (!ownSignals) process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await prepare(store.ownerUrl, store.appUrl);
    return await work(store.ownerUrl);
  } finally {
    await store.leave();
  }
}
