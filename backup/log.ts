/** The store's own list of its backups. */
import type { Day } from '../core/days.ts';
import { asUpkeep } from '../records/driver/owner.ts';
import type { MadeBackup } from './make-backup.ts';

export type BackupReason = 'command' | 'schedule' | 'migration';

export interface ListedBackup {
  readonly id: bigint;
  readonly beganAt: Date;
  /** The day in Bangkok on which it was begun. */
  readonly day: Day;
  readonly reason: BackupReason;
  /** Null of one that failed. */
  readonly file: string | null;
  readonly bytes: bigint | null;
  /** Null where it was not noted. */
  readonly withSecret: boolean | null;
  /** Null of one that did not fail. */
  readonly fault: string | null;
  readonly rehearsedAt: Date | null;
  readonly rehearsalFault: string | null;
  readonly removedAt: Date | null;
}

/** As long as the list's columns take. */
const longestFault = 1_000;

interface Run {
  readonly beganAt: Date;
  readonly reason: BackupReason;
}

type Store = Parameters<Parameters<typeof asUpkeep>[2]>[0];

/**
 * The list's columns. None: a store from before the list is copied, too, and has nowhere to note
 * it; one from before a column notes the rest.
 */
async function columnsOf(store: Store): Promise<ReadonlySet<string>> {
  const { rows } = await store.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = to_regclass('portal.backups') AND attnum > 0 AND NOT attisdropped`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function note(ownerUrl: string, sql: string, values: readonly unknown[]): Promise<void> {
  await asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    if ((await columnsOf(store)).size > 0) await store.query(sql, [...values]);
  });
}

/** Puts a backup that was made on the list. */
export async function noteMade(
  ownerUrl: string,
  { beganAt, reason }: Run,
  file: string,
  { bytes, rows, sha256, withSecret }: MadeBackup & { readonly withSecret: boolean },
): Promise<void> {
  const values = { began_at: beganAt, reason, file, bytes, row_count: rows, sha256 };
  await asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    const columns = await columnsOf(store);
    const all = Object.entries({ ...values, with_secret: withSecret });
    const noted = all.filter(([name]) => columns.has(name));
    if (noted.length === 0) return;
    const names = noted.map(([name]) => name).join(', ');
    const places = noted.map((_, at) => `$${at + 1}`).join(', ');
    await store.query(
      `INSERT INTO portal.backups (${names}) VALUES (${places})`,
      noted.map(([, value]) => value),
    );
  });
}

/** Puts one that came to nothing on the list, with the reason. */
export async function noteFailed(
  ownerUrl: string,
  { beganAt, reason }: Run,
  fault: string,
): Promise<void> {
  const cut = fault.slice(0, longestFault);
  await note(ownerUrl, 'INSERT INTO portal.backups (began_at, reason, fault) VALUES ($1, $2, $3)', [
    beganAt,
    reason,
    cut,
  ]);
}

/** The list, newest first. */
export async function listBackups(ownerUrl: string): Promise<readonly ListedBackup[]> {
  return asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    const { rows } = await store.query<ListedBackup>(
      `SELECT id, began_at AS "beganAt", (began_at AT TIME ZONE 'Asia/Bangkok')::date AS day,
         reason, file, bytes, with_secret AS "withSecret", fault, rehearsed_at AS "rehearsedAt",
         rehearsal_fault AS "rehearsalFault", removed_at AS "removedAt"
       FROM portal.backups ORDER BY id DESC`,
    );
    return rows;
  });
}

export async function noteRemoved(ownerUrl: string, id: bigint): Promise<void> {
  await note(ownerUrl, 'UPDATE portal.backups SET removed_at = now() WHERE id = $1', [id]);
}

/** `fault`: why it could not be restored elsewhere; undefined: it was, and counted. */
export async function noteRehearsal(
  ownerUrl: string,
  id: bigint,
  fault: string | undefined,
): Promise<void> {
  await note(
    ownerUrl,
    'UPDATE portal.backups SET rehearsed_at = now(), rehearsal_fault = $2 WHERE id = $1',
    [id, fault?.slice(0, longestFault) ?? null],
  );
}

/** Bytes that the store takes on its server's disk. */
export async function databaseSize(ownerUrl: string): Promise<number> {
  return asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    const { rows } = await store.query<{ bytes: bigint }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    );
    return Number(rows[0]?.bytes);
  });
}
