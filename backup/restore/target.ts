/** Where a backup is restored to: a database that nobody uses and that holds nothing. */
import type pg from 'pg';
import { BackupFault } from '../fault.ts';
import { storeTables } from '../store/catalog.ts';
import { backupRole } from '../store/session.ts';
import { backupText as text } from '../text/backup.text.ts';

/** What migrations and a first start put into a store that nobody has used yet. */
const fromTheStart = new Set([
  'portal.backups',
  'portal.alerts',
  'portal.audit_checks',
  'portal.audit_head',
  'portal.begin_codes',
  'portal.content_version',
  'portal.guarded_tries',
  'portal.guide_versions',
  'portal.mail_claims',
  'portal.policies',
  'portal.secret_versions',
  'portal.servers',
  'portal.write_probes',
]);

const schemas = `
  SELECT nspname AS name, pg_get_userbyid(nspowner) AS owner FROM pg_namespace
  WHERE nspname IN ('portal', 'records', 'staging')`;

/** Programs of ours that are connected to this database, besides ourselves. */
const others = `
  SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name LIKE 'sahakon%'`;

interface Schema {
  readonly name: string;
  readonly owner: string;
}

/** Throws BackupFault where the database is in use or holds anything; gives the schemas it has. */
export async function mustBeUnused(client: pg.Client): Promise<readonly Schema[]> {
  if ((await client.query(others)).rows.length > 0) throw new BackupFault(text.inUse);
  const { rows } = await client.query<Schema>(schemas);
  if (rows.length === 0) return rows;
  // The role that may read all rows of all tables.
  await client.query(`SET ROLE ${backupRole}`);
  for (const { sql } of await storeTables(client)) {
    if (fromTheStart.has(sql)) continue;
    const found = await client.query(`SELECT FROM ${sql} LIMIT 1`);
    if (found.rows.length > 0) throw new BackupFault(text.notEmpty(sql));
  }
  await client.query('RESET ROLE');
  return rows;
}

/**
 * Removes whatever schema an unused database has, within the caller's transaction, to be made as
 * that of the backup. Throws BackupFault where it is not unused.
 */
export async function clearTarget(client: pg.Client): Promise<void> {
  for (const { name, owner } of await mustBeUnused(client)) {
    await client.query(`SET LOCAL ROLE ${owner}; DROP SCHEMA ${name} CASCADE`);
  }
  await client.query('RESET ROLE');
}
