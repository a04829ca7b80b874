/** Stores and files for tests of backups. */
import { join } from 'node:path';
import pg from 'pg';
import type { temporaryFolder } from '../../tools/app.ts';
import { BackupFault } from '../fault.ts';
import { type BackupSource, makeBackup } from '../make-backup.ts';
import { type RestoreOptions, restore } from '../restore/restore.ts';

export const passphrase = 'correct horse battery staple';
export const secretPassphrase = 'another horse, another staple';
/** Of a store that no server has been started on: it knows of none. */
export const noSecret = { version: 1, fingerprint: Buffer.alloc(32) };
export const silent = () => undefined;

export type Folder = Awaited<ReturnType<typeof temporaryFolder>>;

/** A backup of the store into `name` of the folder. */
export async function backUp(
  ownerUrl: string,
  { path }: Folder,
  {
    name = 'a.backup',
    step = silent,
    ...source
  }: Partial<BackupSource> & {
    readonly name?: string;
    readonly step?: Parameters<typeof makeBackup>[3];
  } = {},
) {
  const file = join(path, name);
  const whole: BackupSource = {
    ownerUrl,
    dataDir: join(path, 'data'),
    cooperative: 'สหกรณ์ทดสอบ',
    program: '0.0.0',
    settings: [],
    secret: undefined,
    ...source,
  };
  return { file, ...(await makeBackup(file, passphrase, whole, step)) };
}

/** Restores into the store, with its files in `restored` of the folder. */
export async function restoreTo(
  ownerUrl: string,
  { path }: Folder,
  file: string,
  options: Partial<RestoreOptions> = {},
) {
  return restore(file, {
    ownerUrl,
    dataDir: path,
    passphrases: [passphrase],
    secretPassphrase: undefined,
    keepSessions: false,
    step: silent,
    ...options,
  });
}

/** The sentence with which the work was refused; throws where it was done. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('it was done'),
    (reason: unknown) => reason,
  );
  if (error instanceof BackupFault) return error.message;
  throw error;
}

/** One query with the owner's login, in a role. */
export async function ask<T extends pg.QueryResultRow>(
  ownerUrl: string,
  role: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly T[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`SET ROLE ${role}`);
    return (await client.query<T>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
