/** Opens the store: embedded PostgreSQL or that of `DATABASE_URL`, migrated and filled. */
import { join } from 'node:path';
import { finishRestore } from '../../backup/restore/earlier-run.ts';
import { restoredSetting } from '../../backup/restore/journal.ts';
import { demoDayAt, isDemoDay } from '../../demo/timeline.ts';
import {
  openRecords,
  type Records,
  type RecordsOptions,
  usualConnections,
} from '../../records/database.ts';
import { loginOf } from '../../records/driver/address.ts';
import type { KeyRing } from '../../records/keys/key-ring.ts';
import { knowSecret } from '../../records/keys/secret-versions.ts';
import { migrate } from '../../records/migrate.ts';
import type { EmbeddedPostgres } from '../../records/postgres/supervisor.ts';
import { currentPublication, publishedRows } from '../../records/publications.ts';
import type { PasswordSettings } from '../../records/sign-in/passwords.ts';
import { readSetting } from '../../records/site.ts';
import { copyBeforeMigration } from '../backup/before-migration.ts';
import { BadSetting } from '../settings/bad-setting.ts';
import type { Settings } from '../settings/settings.ts';
import { checkSecret } from './check-secret.ts';
import { isDemoRequested, requireDemoRequest, settingsForOthers } from './demo/demo-requested.ts';
import { fillDemo, renewDemo } from './demo/fill.ts';
import { checkConnections, supervisorConnections } from './enough-connections.ts';
import { startText as text } from './start.text.ts';

export interface OpenStore {
  readonly records: Records;
  /** The store remembers that it is a demo. */
  readonly demo: boolean;
  /** Undefined when the database is somebody else's to keep. */
  readonly postgres: EmbeddedPostgres | undefined;
  close(): Promise<void>;
}

type Print = (line: string) => void;

/**
 * Throws what its parts throw: BackupFault, BadSetting, DemoNotRequested, FolderLocked,
 * ForeignSecret, MigrationFault, BadDatabaseUrl, UnfinishedRestore, UnfitLogin, StoreUnavailable;
 * whatever was started is stopped again then.
 */
export async function openStore(
  settings: Settings,
  passwords: PasswordSettings,
  print: Print,
  onFault?: RecordsOptions['onFault'],
): Promise<OpenStore> {
  const postgres = await embedded(settings, print);
  let records: Records | undefined;
  const close = async () => {
    await records?.close();
    await postgres?.stop();
  };
  try {
    const appUrl = postgres?.appUrl ?? settings.databaseUrl ?? '';
    const ownerUrl = postgres?.ownerUrl ?? settings.databaseOwnerUrl;
    if (ownerUrl !== undefined) {
      await copyBeforeMigration(ownerUrl, settings, print);
      const applied = await migrate(ownerUrl, { appLogin: loginOf(appUrl) });
      if (applied.length > 0) print(text.migrated(applied));
    }
    const connections = settings.workers === 1 ? usualConnections() : supervisorConnections;
    const readUrl = settings.databaseReadUrl;
    const opened = await openRecords(appUrl, { readUrl, connections, onFault });
    records = opened;
    await checkConnections(appUrl, settings.workers);
    await finishRestore(settings.dataDir, () =>
      opened.asVisitor((db) => readSetting(db, restoredSetting)),
    );
    const judge = (keys: KeyRing) => opened.asVisitor((db) => knowSecret(db, keys));
    await checkSecret({ judge, ownerUrl, keys: passwords.keys, dataDir: settings.dataDir });
    const { empty, demo, ...kept } = await look(records);
    const mediaDir = join(settings.dataDir, 'mediafiles');
    if (!empty) {
      if (demo) {
        requireDemoRequest(settings);
        await renewDemo({ ownerUrl, ...kept, passwords, mediaDir, print });
      }
      return { records, demo, postgres, close };
    }
    if (!isDemoRequested(settings) || ownerUrl === undefined) {
      print(text.empty);
      const others = settingsForOthers(settings);
      if (settings.demo === undefined && others.length > 0) print(text.emptyForOthers(others));
      return { records, demo, postgres, close };
    }
    print(text.making);
    const { demoMembers: members, demoDate: date = demoDayAt(new Date()) } = settings;
    await fillDemo({ ownerUrl, members, date, passwords, mediaDir }, print);
    return { records, demo: true, postgres, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Loaded only where it is needed: a server with `DATABASE_URL` never touches the binaries. */
async function embedded(
  { databaseUrl, databaseOwnerUrl, databaseReadUrl, dataDir }: Settings,
  log: Print,
) {
  if (databaseUrl !== undefined) return undefined;
  if (databaseReadUrl !== undefined) throw new BadSetting(text.readAlone);
  // Commands would work on another store than the server's, unseen.
  if (databaseOwnerUrl !== undefined) throw new BadSetting(text.ownerAlone);
  const { startPostgres } = await import('../../records/postgres/supervisor.ts');
  return startPostgres({ dataDir, log });
}

async function look(records: Records) {
  return records.readAsVisitor(async (db) => {
    const [publication, rows, demo, date] = await Promise.all([
      currentPublication(db),
      publishedRows(db),
      readSetting(db, 'demo'),
      readSetting(db, 'demo_date'),
    ]);
    const demoDay = (day: unknown) => (typeof day === 'string' && isDemoDay(day) ? day : undefined);
    return {
      empty: publication === undefined,
      demo: demo === true,
      rows: rows ?? {},
      date: demoDay(date),
      asOf: demoDay(publication?.asOf),
    };
  });
}
