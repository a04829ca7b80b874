/** The login that serves must be bound by row-level security: looked at, not trusted. */

import pg, { type ClientConfig } from 'pg';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { appRole } from '../roles.ts';
import { storeFaultText as text } from '../store-faults.text.ts';
import { isPooled } from './pooling.ts';
import { readRefusal } from './refusals.ts';

/** The server must not start under this login; the message holds the SQL that mends it. */
export class UnfitLogin extends PlainFault {}

/** It lacks the app's role alone; the start gives it where it has the owner's login. */
export class NotAdmitted extends UnfitLogin {}

const question = `
  SELECT current_user AS login,
    EXISTS (SELECT FROM pg_roles r WHERE (r.rolsuper OR r.rolbypassrls)
      AND pg_has_role(current_user, r.oid, 'MEMBER')) AS "aboveRules",
    EXISTS (SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('records', 'portal', 'staging')
      AND pg_has_role(current_user, c.relowner, 'MEMBER')) AS "ownsTables",
    EXISTS (SELECT FROM pg_namespace WHERE nspname = 'portal') AS "hasSchema",
    EXISTS (SELECT FROM pg_roles r WHERE r.rolname = $1
      AND pg_has_role(current_user, r.oid, 'USAGE')) AS admitted`;

export interface Login {
  /** A pooler stands between: a connection is the same for one transaction and no longer. */
  readonly isPooled: boolean;
}

/** Milliseconds: to connect, for an answer, and to take leave. */
const patience = { connectionTimeoutMillis: 5000, query_timeout: 5000 };
const patienceWithEnd = 1000;

/** One that hangs must not hang whoever takes leave of it. */
async function end(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), patienceWithEnd);
  await client.end().finally(() => clearTimeout(timer));
}

/** Throws UnfitLogin when the login escapes the policies or lacks the app's rights (S7). */
export async function checkLogin(config: ClientConfig): Promise<Login> {
  const client = new pg.Client({ ...config, ...patience });
  client.on('error', () => {});
  await client.connect().catch((error) => {
    throw readRefusal(error, config);
  });
  try {
    const { rows } = await client.query(question, [appRole]);
    const { login, aboveRules, ownsTables, hasSchema, admitted } = rows[0];
    const name = pg.escapeIdentifier(login);
    if (aboveRules || ownsTables) {
      const why = aboveRules ? text.aboveRules(login) : text.ownsTables(login);
      throw new UnfitLogin(`${why} ${text.ownLogin(appRole)}`);
    }
    if (!hasSchema) throw new UnfitLogin(text.noSchema(String(config.database)));
    if (!admitted) throw new NotAdmitted(text.mayNotAdmit(login, name, appRole));
    return { isPooled: await isPooled(client) };
  } finally {
    await end(client);
  }
}
