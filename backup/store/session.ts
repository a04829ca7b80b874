/** The session that reads a store for a backup: one moment of all its tables, through one role. */
import type pg from 'pg';
import { asUpkeep } from '../../records/driver/owner.ts';
import { type StoreTable, storeTables } from './catalog.ts';

export const backupRole = 'sahakon_backup';
const undefinedTable = '42P01';
const maxAttempts = 5;

/** How values are written in COPY's text: the same on every server, whatever its settings are. */
export const writtenAlike = [
  "SET client_encoding = 'UTF8'",
  "SET datestyle = 'ISO'",
  "SET intervalstyle = 'postgres'",
  "SET timezone = 'UTC'",
  "SET bytea_output = 'hex'",
  'SET extra_float_digits = 1',
  'SET statement_timeout = 0',
  'SET lock_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
].join(';');

const namesOf = (tables: readonly StoreTable[]): string =>
  tables
    .map(({ sql }) => sql)
    .toSorted()
    .join(', ');

/**
 * Opens the transaction. The tables are locked before its first look: what an intake drops until
 * then is not there, and from then on nothing of them is dropped or changed in its form.
 */
async function holdTables(client: pg.Client): Promise<readonly StoreTable[]> {
  for (let attempts = 1; ; attempts += 1) {
    const before = namesOf(await storeTables(client));
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      await client.query(`LOCK TABLE ${before} IN ACCESS SHARE MODE`);
      const tables = await storeTables(client);
      // A migration may have come between.
      if (namesOf(tables) === before) return tables;
      if (attempts >= maxAttempts) throw new Error('the tables change again and again');
    } catch (error) {
      if (Object(error).code !== undefinedTable || attempts >= maxAttempts) throw error;
    }
    await client.query('ROLLBACK');
  }
}

/**
 * Runs `work` on one moment of the store while it goes on being written to.
 */
export async function onSnapshot<T>(
  ownerUrl: string,
  work: (client: pg.Client, tables: readonly StoreTable[]) => Promise<T>,
): Promise<T> {
  return asUpkeep(ownerUrl, backupRole, async (client) => {
    await client.query(writtenAlike);
    const tables = await holdTables(client);
    const result = await work(client, tables);
    await client.query('COMMIT');
    return result;
  });
}
