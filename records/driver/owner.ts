/** Upkeep: what the owner's login does beside the server, in one of the store's group roles. */
import pg from 'pg';
import type { UpkeepRole } from '../roles.ts';
import { types } from './call/question.ts';
import { neverCompile } from './compiling.ts';
import { primaryOf } from './hosts/primary-of.ts';
import { mustBeDirect } from './pooling.ts';
import { readRefusal } from './refusals.ts';

/**
 * Connects with the owner's login, to the host that takes changes, and hands the plain connection
 * to `work`. Throws BadDatabaseUrl when it is not let in or a pooler stands between,
 * StoreUnavailable when the database does not answer.
 */
export async function asOwner<T>(
  ownerUrl: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const address = await primaryOf(ownerUrl);
  const client = new pg.Client({ ...address, application_name: `sahakon ${name}`, types });
  // A connection that is lost while idle is found out by the next query, not by a crash.
  client.on('error', () => {});
  await client.connect().catch((error) => {
    throw readRefusal(error, address);
  });
  try {
    await Promise.all([mustBeDirect(client), neverCompile(client)]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Connects with the owner's login, steps into `role`, and hands the plain connection to `work`.
 * sahakon_intake owns the records and staging schemas, sahakon_owner the portal schema; sessions,
 * sign-ins and consents are open to sahakon_owner, records to sahakon_intake.
 */
export async function asUpkeep<T>(
  ownerUrl: string,
  role: UpkeepRole,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return asOwner(ownerUrl, role, async (client) => {
    await client.query(`SET ROLE ${role}`);
    return work(client);
  });
}
