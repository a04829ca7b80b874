/** Brings a database to the schema that this program needs: plain SQL files, each once. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { PlainFault } from '../runtime/plain-fault.ts';
import { readFault } from './driver/faults.ts';
import { primaryOf } from './driver/hosts/primary-of.ts';
import { asOwner } from './driver/owner.ts';
import { mustBeDirect } from './driver/pooling.ts';
import { readRefusal } from './driver/refusals.ts';
import { migrateText } from './migrate.text.ts';
import { appRole, upkeepRoles } from './roles.ts';
import { storeFaultText as text } from './store-faults.text.ts';

/** The database and the program's migrations disagree; nothing was changed. */
export class MigrationFault extends PlainFault {}

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const folder = join(import.meta.dirname, 'migrations');
// Any number does; it only has to be the same in every process that migrates.
const lock = 7_215_031_984n;

const makeLedger = `
  DO $$ BEGIN
    IF to_regnamespace('portal') IS NULL THEN
      CREATE SCHEMA portal AUTHORIZATION sahakon_owner;
    END IF;
  END $$;
  SET LOCAL ROLE sahakon_owner;
  CREATE TABLE IF NOT EXISTS portal.migrations (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  );`;

// Neither throw-away tables nor functions of its own: the app's login brings no code along.
const closeDatabase = `
  DO $$ BEGIN
    EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT TEMPORARY ON DATABASE %I TO sahakon_intake', current_database());
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  END $$`;

/** The program's migrations in the order of their numbers, in which they are applied. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name));
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum };
    }),
  );
}

async function inTransaction(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** The migrations that are still to be applied. Throws MigrationFault when the past was changed. */
export async function pendingMigrations(client: pg.Client, migrations: readonly Migration[]) {
  const { rows } = await client.query('SELECT name, checksum FROM portal.migrations ORDER BY name');
  const applied = new Map<string, string>(rows.map((row) => [row.name, row.checksum]));
  for (const name of applied.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new MigrationFault(text.newer(name));
    }
  }
  return migrations.filter(({ name, checksum }) => {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new MigrationFault(text.changed(name));
    }
    return before === undefined;
  });
}

/**
 * Makes a schema as one that has had exactly these migrations, within the caller's transaction: for
 * rows that were copied from such a one. There must be none yet. Others who migrate wait.
 */
export async function makeSchema(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
  await makeRoles(client);
  await client.query(closeDatabase);
  await client.query(makeLedger);
  await client.query('RESET ROLE');
  for (const migration of migrations) await apply(client, migration);
}

/** Applies what the schema lacks, within the caller's transaction. Throws MigrationFault. */
export async function completeSchema(client: pg.Client): Promise<readonly string[]> {
  const missing = await pendingMigrations(client, await readMigrations());
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('RESET ROLE');
  await client.query('INSERT INTO portal.migrations (name, checksum) VALUES ($1, $2)', [
    name,
    checksum,
  ]);
}

/**
 * Makes roles and schema, or brings them up to date; harmless when nothing is missing.
 * `ownerUrl`'s login needs CREATEROLE (or the roles made for it) and CREATE on the database.
 * `appLogin` is given the app's role; it must exist. Gives the names of what was applied.
 * Throws MigrationFault when the database has had other migrations than this program knows, or when
 * the login may not do what is needed, BadDatabaseUrl when it is not let in or a pooler stands
 * between, StoreUnavailable when the database does not answer.
 */
export async function migrate(
  ownerUrl: string,
  options: { appLogin?: string; migrations?: readonly Migration[] } = {},
): Promise<readonly string[]> {
  const migrations = options.migrations ?? (await readMigrations());
  const address = await primaryOf(ownerUrl);
  const client = new pg.Client({ ...address, application_name: 'sahakon' });
  await client.connect().catch((error) => {
    throw readRefusal(error, address);
  });
  try {
    await mustBeDirect(client);
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await makeRoles(client);
    await client.query(closeDatabase);
    await openLedger(client);
    const missing = await pendingMigrations(client, migrations);
    for (const migration of missing) await inTransaction(client, () => apply(client, migration));
    if (options.appLogin !== undefined) await admit(client, options.appLogin);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** Whether somebody has put anything into the store; a demo can be made anew, and is unused. */
const isUsed = `
  SELECT NOT EXISTS (SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true'::jsonb)
    AND (EXISTS (SELECT FROM records.publications) OR EXISTS (SELECT FROM portal.staff)) AS used`;

/**
 * Names of the migrations that a store in use still lacks; none of a store that is up to date, new
 * or a demo. What is in use is copied before it is changed. Throws as `migrate` does.
 */
export async function migrationsAhead(ownerUrl: string): Promise<readonly string[]> {
  return asOwner(ownerUrl, 'migrations', async (client) => {
    const tables = ['portal.migrations', 'portal.staff', 'records.publications', 'portal.settings'];
    const { rows } = await client.query(
      'SELECT bool_and(to_regclass(name) IS NOT NULL) AS there FROM unnest($1::text[]) AS name',
      [tables],
    );
    if (!rows[0].there) return [];
    const missing = await pendingMigrations(client, await readMigrations());
    if (missing.length === 0) return [];
    await client.query('SET ROLE sahakon_backup');
    const { used } = (await client.query(isUsed)).rows[0];
    return used ? missing.map(({ name }) => name) : [];
  }).catch((error) => {
    throw readFault(error);
  });
}

/**
 * For commands: as `migrate`, but a store in use is not changed: the server's start does that,
 * which makes a copy before. Throws MigrationFault then.
 */
export async function migrateUnused(
  ownerUrl: string,
  options: { appLogin?: string } = {},
): Promise<void> {
  const ahead = await migrationsAhead(ownerUrl);
  if (ahead.length > 0) throw new MigrationFault(migrateText.startFirst(ahead));
  await migrate(ownerUrl, options);
}

/** Does what the server may refuse to this login; it is then told what somebody else has to do. */
async function orElse(work: Promise<unknown>, message: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error;
    throw new MigrationFault(message, { cause: error });
  }
}

async function makeRoles(client: pg.Client): Promise<void> {
  const sql = await readFile(join(folder, 'roles.sql'), 'utf8');
  await client.query(
    `SELECT set_config('sahakon.upkeep_roles', $1, false),
       set_config('sahakon.app_role', $2, false)`,
    [upkeepRoles.join(' '), appRole],
  );
  const login = String(client.user);
  await orElse(client.query(sql), text.mayNotMakeRoles(login, pg.escapeIdentifier(login)));
}

async function openLedger(client: pg.Client): Promise<void> {
  const made = inTransaction(client, () => client.query(makeLedger));
  await orElse(made, text.mayNotCreate(String(client.user), String(client.database)));
}

async function admit(client: pg.Client, login: string): Promise<void> {
  const { rows } = await client.query(
    `SELECT pg_has_role(rolname, $2, 'USAGE') AS admitted FROM pg_roles WHERE rolname = $1`,
    [login, appRole],
  );
  if (rows.length === 0) throw new MigrationFault(text.noAppLogin(login));
  if (rows[0].admitted) return;
  const name = pg.escapeIdentifier(login);
  const grant = client.query(`GRANT ${appRole} TO ${name}`);
  await orElse(grant, text.mayNotAdmit(login, name, appRole));
}
