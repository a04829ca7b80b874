/** Makes logins, roles and database with an administrator's login, and tries what was made. */
import pg, { type ClientConfig, DatabaseError } from 'pg';
import { BadDatabaseUrl } from '../../records/driver/address.ts';
import { StoreUnavailable } from '../../records/driver/faults.ts';
import { primaryOf } from '../../records/driver/hosts/primary-of.ts';
import { readRefusal } from '../../records/driver/refusals.ts';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { databaseText as text } from './database.text.ts';
import { addressOf, type Login, type Plan } from './plan.ts';
import type { Step } from './roles-sql.ts';

async function onConnection<T>(
  config: ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect().catch((error) => {
    throw readRefusal(error, config);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function run(client: pg.Client, { sql, givesStatements }: Step): Promise<void> {
  const { rows } = await client.query<[string]>({ text: sql, rowMode: 'array' });
  if (!givesStatements) return;
  for (const [statement] of rows) await client.query(statement);
}

/** What the server says of a statement, without the statement: it may hold a verifier. */
function sayWhy(error: unknown): never {
  if (!(error instanceof DatabaseError)) throw error;
  // Ours, raised by the first step.
  if (error.code === 'P0001') throw new Error(error.message);
  throw new Error(text.notMade(error.message));
}

/**
 * Runs the steps and gives the names of the logins that were there before. Throws a sentence where
 * the administrator's login may not do one of them, BadDatabaseUrl where it is not let in.
 */
export async function makeRoles(
  adminUrl: string,
  { owner, app }: Plan,
  steps: readonly Step[],
): Promise<ReadonlySet<string>> {
  const address = await primaryOf(adminUrl);
  const config = { ...address, database: address.database || 'postgres' };
  let isIn = false;
  const making = onConnection(config, async (client) => {
    isIn = true;
    const before = await client.query<{ rolname: string }>(
      'SELECT rolname FROM pg_roles WHERE rolname = ANY ($1)',
      [[owner.name, app.name]],
    );
    try {
      for (const step of steps) await run(client, step);
    } catch (error) {
      sayWhy(error);
    }
    return new Set(before.rows.map(({ rolname }) => rolname));
  });
  return making.catch((error: unknown) => {
    throw isIn ? error : ofDoor(error, `${config.host}:${config.port}`);
  });
}

/** What keeps the administrator out is said of their own setting. */
function ofDoor(error: unknown, server: string): unknown {
  if (error instanceof StoreUnavailable) {
    return new PlainFault(text.adminAway(server, error.message), { cause: error });
  }
  if (!(error instanceof BadDatabaseUrl)) return error;
  const { message } = Object(error.cause) as Error;
  return new BadDatabaseUrl(text.adminRefused(message), { cause: error.cause });
}

/** Whether the login is let into the database with its password; throws BadDatabaseUrl if not. */
export async function tryLogin(plan: Plan, login: Login): Promise<void> {
  const config = await primaryOf(addressOf(plan, login));
  return onConnection(config, async (client) => void (await client.query('SELECT')));
}
