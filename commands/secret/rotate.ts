/** What the command line does to the secret of an installation: each action on record. */
import type { KeyRing, Verdict } from '../../records/keys/key-ring.ts';
import { deriveKeys } from '../../records/keys/key-ring.ts';
import { openTotp, sealAnew } from '../../records/staff/credentials.ts';
import type { SecretVersion } from '../../server/settings/secret/secret-text.ts';
import { type AdminStore, putOnRecord } from '../admin/admin-command.ts';

/** How a secret stands to the store, see `portal.know_secret`. */
export async function verdictOf(store: AdminStore, keys: KeyRing): Promise<Verdict> {
  const live = keys.live();
  const { rows } = await store.query<{ verdict: Verdict }>(
    'SELECT portal.know_secret($1, $2) AS verdict',
    [live.map(({ version }) => version), live.map(({ fingerprint }) => fingerprint)],
  );
  return rows[0]?.verdict ?? 'foreign';
}

/** The next version, whichever the store has known. */
async function nextVersion(store: AdminStore, highest: number): Promise<number> {
  const { rows } = await store.query<{ newest: number }>(
    'SELECT coalesce(max(version), 0) AS newest FROM portal.secret_versions',
  );
  return Math.max(highest, rows[0]?.newest ?? 0) + 1;
}

/** Keeps the fingerprint of a new version; throws (unique violation) when somebody was faster. */
async function keepNewest(store: AdminStore, { version, secret }: SecretVersion): Promise<void> {
  await store.query('INSERT INTO portal.secret_versions (version, fingerprint) VALUES ($1, $2)', [
    version,
    deriveKeys(version, secret).fingerprint,
  ]);
}

/**
 * A new version before those of now, which are read until a day, or to the end that they had. What
 * is read no more leaves.
 */
export async function rotate(
  store: AdminStore,
  before: readonly SecretVersion[],
  fresh: { readonly secret: string; readonly until: string; readonly today: string },
  by: string,
): Promise<readonly SecretVersion[]> {
  const { secret, until, today } = fresh;
  const version = await nextVersion(store, before[0]?.version ?? 0);
  const older = before
    .map((one) => ({ ...one, until: one.until ?? until }))
    .filter((one) => one.until >= today);
  const newest = { version, secret };
  await keepNewest(store, newest);
  const detail = {
    version,
    read: older.map((one) => ({ version: one.version, until: one.until })),
  };
  await putOnRecord(store, { entry: 'secret.rotate', by, detail });
  return [newest, ...older];
}

/** A new version alone: nothing of the others is read any more. */
export async function replace(
  store: AdminStore,
  secret: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<readonly SecretVersion[]> {
  const newest = { version: await nextVersion(store, 0), secret };
  await keepNewest(store, newest);
  const detail = { version: newest.version, reason };
  await putOnRecord(store, { entry: 'secret.replace', by, detail });
  return [newest];
}

/** Machines with a server that runs and cannot read this version yet. */
export async function serversBehind(
  store: AdminStore,
  version: number,
): Promise<readonly string[]> {
  const { rows } = await store.query<{ host: string }>(
    `SELECT DISTINCT host FROM portal.servers
     WHERE secret_version < $1 AND seen_at > now() - interval '90 seconds' ORDER BY host`,
    [version],
  );
  return rows.map(({ host }) => host);
}

interface Sealed {
  readonly login: string;
  readonly sealed: Buffer;
}

const whoseKeys = `SELECT login, totp_sealed AS sealed FROM portal.staff
  WHERE ended_at IS NULL AND totp_sealed IS NOT NULL ORDER BY login`;

/** Seals the keys of staff under the newest version; says whose no version opens. */
export async function reseal(
  store: AdminStore,
  keys: KeyRing,
  by: string,
): Promise<{ readonly count: number; readonly unopened: readonly string[] }> {
  const { rows } = await store.query<Sealed>(`${whoseKeys} FOR UPDATE`);
  const unopened: string[] = [];
  let count = 0;
  for (const { login, sealed } of rows) {
    const fresh = sealAnew(keys, login, sealed);
    if (fresh !== undefined) {
      await store.query('UPDATE portal.staff SET totp_sealed = $2 WHERE login = $1', [
        login,
        fresh,
      ]);
      count += 1;
    } else if (openTotp(keys, login, sealed) === undefined) unopened.push(login);
  }
  if (count > 0) await putOnRecord(store, { entry: 'secret.reseal', by, detail: { count } });
  return { count, unopened };
}

/** Passwords by the version of the secret under which they are hashed. */
export interface Hashed {
  readonly version: number;
  readonly members: number;
  readonly contacts: number;
  readonly staff: number;
}

export async function countHashes(store: AdminStore): Promise<readonly Hashed[]> {
  const { rows } = await store.query<Hashed>(
    `SELECT version, count(*) FILTER (WHERE kind = 'member')::int AS members,
       count(*) FILTER (WHERE kind = 'contact')::int AS contacts,
       count(*) FILTER (WHERE kind = 'staff')::int AS staff
     FROM (
       SELECT kind, coalesce((regexp_match(hash, '#(\\d+)$'))[1], '1')::int AS version FROM (
         SELECT 'member' AS kind, password_hash AS hash FROM portal.member_accounts
         UNION ALL SELECT 'contact', password_hash FROM portal.agency_accounts
           WHERE ended_at IS NULL
         UNION ALL SELECT 'staff', password_hash FROM portal.staff WHERE ended_at IS NULL
       ) hashes
     ) versions GROUP BY version ORDER BY version DESC`,
  );
  return rows;
}
