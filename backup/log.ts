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

/** A store from before the list is copied, too: it has nowhere to note it. */
const hasList = async (store: Store): Promise<boolean> =>
  (await store.query("SELECT to_regclass('portal.backups') AS list")).rows[0].list !== null;

type Store = Parameters<Parameters<typeof asUpkeep>[2]>[0];

async function note(ownerUrl: string, sql: string, values: readonly unknown[]): Promise<void> {
  await asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    if (await hasList(store)) await store.query(sql, [...values]);
  });
}

/** Puts a backup that was made on the list. */
export async function noteMade(
  ownerUrl: string,
  { beganAt, reason }: Run,
  file: string,
  { bytes, rows, sha256 }: MadeBackup,
): Promise<void> {
  await note(
    ownerUrl,
    `INSERT INTO portal.backups (began_at, reason, file, bytes, row_count, sha256)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [beganAt, reason, file, bytes, rows, sha256],
  );
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
         reason, file, bytes, fault, rehearsed_at AS "rehearsedAt",
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
