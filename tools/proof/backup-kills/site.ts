/** A store to copy, and the commands that are to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ReadBackup, readBackup } from '../../../backup/archive/read-backup.ts';
import { writeExtract } from '../../../demo/write-extract.ts';
import { runIntake } from '../../../intake/run-intake.ts';
import { asOwner } from '../../../records/driver/owner.ts';
import { endOf, temporaryFolder } from '../../app.ts';
import { type Database, makeDatabase, startEmbedded } from '../../store/embedded-postgres.ts';
import { execute, onDatabase } from '../../store/temporary-postgres.ts';

export const passphrase = 'correct horse battery';

export interface Command {
  readonly child: ChildProcess;
  /** Its exit code; null of one that was killed. */
  readonly ended: Promise<number | null>;
  output(): string;
}

/** A database and the folder of what lies beside it. */
interface Place {
  readonly store: Database;
  readonly dataDir: string;
}

export interface Site {
  readonly folder: string;
  /** A whole backup of the store, and what it holds. */
  readonly file: string;
  readonly held: ReadBackup;
  /** Milliseconds that a whole backup, and a whole restoration take. */
  readonly millis: Readonly<Record<'backup' | 'restore', number>>;
  /** Of the store, unless told. */
  backup(file: string, of?: Place): Command;
  restore(target: Database, dataDir: string): Command;
  /** A database with nothing in it. */
  emptyDatabase(): Promise<Database>;
  /** Settles when no program of ours is connected to the database. */
  quiet(ownerUrl: string): Promise<void>;
  close(): Promise<void>;
}

function start(program: string, words: readonly string[], env: NodeJS.ProcessEnv): Command {
  const child = spawn(process.execPath, [resolve('commands/backup', program), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      BACKUP_PASSPHRASE: passphrase,
      BACKUP_SECRET_PASSPHRASE: 'another horse staple',
      ...env,
    },
  });
  let output = '';
  const add = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return { child, ended: endOf(child), output: () => output };
}

async function timed(command: Command): Promise<number> {
  const begun = performance.now();
  if ((await command.ended) !== 0) throw new Error(command.output());
  return performance.now() - begun;
}

async function quiet(ownerUrl: string): Promise<void> {
  const others = `SELECT FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND application_name LIKE 'sahakon%'`;
  await asOwner(ownerUrl, 'proof', async (client) => {
    while ((await client.query(others)).rows.length > 0) await pause(20);
  });
}

/** A cooperative of so many members on an embedded database. */
export async function openSite(members: number): Promise<Site> {
  const [server, folder, extract] = await Promise.all([
    startEmbedded(),
    temporaryFolder(),
    temporaryFolder(),
  ]);
  const emptyDatabase = async (): Promise<Database> => {
    const name = `proof_${randomBytes(6).toString('hex')}`;
    await execute(server.ownerUrl, `CREATE DATABASE ${name}`);
    return { ownerUrl: onDatabase(server.ownerUrl, name), appUrl: server.appUrl };
  };
  const store = await makeDatabase(server, 'store');
  await writeExtract({ folder: extract.path, members });
  await runIntake({ folder: extract.path, ownerUrl: store.ownerUrl, madeUp: true });
  await writeFile(join(folder.path, 'secret'), randomBytes(32).toString('base64url'));
  const own: Place = { store, dataDir: folder.path };
  const environment = ({ store: { ownerUrl }, dataDir }: Place) => ({
    DATA_DIR: dataDir,
    DATABASE_OWNER_URL: ownerUrl,
  });
  const backup = (file: string, of = own) => start('main.ts', [file], environment(of));
  const file = join(folder.path, 'whole.backup');
  const restore = (target: Database, dataDir: string) =>
    start('restore.ts', [file], environment({ store: target, dataDir }));
  const ofBackup = await timed(backup(file));
  const first = await temporaryFolder();
  const ofRestore = await timed(restore(await emptyDatabase(), first.path));
  return {
    folder: folder.path,
    file,
    held: await readBackup(file, [passphrase]),
    millis: { backup: ofBackup, restore: ofRestore },
    ...{ backup, restore, emptyDatabase, quiet },
    async close() {
      await server.stop();
      await Promise.all([folder, extract, first].map((one) => one.remove()));
    },
  };
}
