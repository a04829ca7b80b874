/** Brings a database to the schema that this program needs: plain SQL files, each once. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { readDatabaseUrl } from './driver/address.ts';
import { readFault } from './driver/faults.ts';

/** The database and the program's migrations disagree; nothing was changed. */
export class MigrationFault extends Error {}

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

/** Names of the migrations that are still to be applied; throws when the past was changed. */
async function pending(client: pg.Client, migrations: readonly Migration[]) {
  const { rows } = await client.query('SELECT name, checksum FROM portal.migrations ORDER BY name');
  const applied = new Map<string, string>(rows.map((row) => [row.name, row.checksum]));
  for (const name of applied.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new MigrationFault(`the database is newer than this program: it has had ${name}`);
    }
  }
  return migrations.filter(({ name, checksum }) => {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new MigrationFault(`${name} was changed after this database had it`);
    }
    return before === undefined;
  });
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
 * the login may not do what is needed; StoreUnavailable when the database does not answer.
 */
export async function migrate(
  ownerUrl: string,
  options: { appLogin?: string; migrations?: readonly Migration[] } = {},
): Promise<readonly string[]> {
  const migrations = options.migrations ?? (await readMigrations());
  const client = new pg.Client({ ...readDatabaseUrl(ownerUrl), application_name: 'sahakon' });
  await client.connect().catch((error) => {
    throw readFault(error);
  });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await makeRoles(client);
    await client.query(closeDatabase);
    await inTransaction(client, () => client.query(makeLedger));
    const missing = await pending(client, migrations);
    for (const migration of missing) await inTransaction(client, () => apply(client, migration));
    if (options.appLogin !== undefined) await admit(client, options.appLogin);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** Who may not make roles is told what somebody else has to do for them, once. */
async function makeRoles(client: pg.Client): Promise<void> {
  try {
    await client.query(await readFile(join(folder, 'roles.sql'), 'utf8'));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error;
    const login = pg.escapeIdentifier(String(client.user));
    throw new MigrationFault(
      `the login ${client.user} may not make the store's roles. As administrator:\n` +
        `  ALTER ROLE ${login} CREATEROLE;`,
    );
  }
}

async function admit(client: pg.Client, login: string): Promise<void> {
  const { rows } = await client.query(
    `SELECT pg_has_role(rolname, 'sahakon_app', 'USAGE') AS admitted
     FROM pg_roles WHERE rolname = $1`,
    [login],
  );
  if (rows.length === 0) throw new MigrationFault(`there is no login ${login} on this server`);
  if (rows[0].admitted) return;
  await client.query(`GRANT sahakon_app TO ${pg.escapeIdentifier(login)}`);
}
