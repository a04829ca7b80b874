/** The login that serves must be bound by row-level security: looked at, not trusted. */
import pg, { type ClientConfig } from 'pg';

/** The server must not start under this login; the message holds the SQL that mends it. */
export class UnfitLogin extends Error {}

const question = `
  SELECT current_user AS login,
    EXISTS (SELECT FROM pg_roles r WHERE (r.rolsuper OR r.rolbypassrls)
      AND pg_has_role(current_user, r.oid, 'MEMBER')) AS "aboveRules",
    EXISTS (SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('records', 'portal', 'staging')
      AND pg_has_role(current_user, c.relowner, 'MEMBER')) AS "ownsTables",
    EXISTS (SELECT FROM pg_roles r WHERE r.rolname = 'sahakon_app') AS "groupExists",
    EXISTS (SELECT FROM pg_roles r WHERE r.rolname = 'sahakon_app'
      AND pg_has_role(current_user, r.oid, 'USAGE')) AS admitted`;

/** Throws UnfitLogin when the login escapes the policies or lacks the app's rights (S7). */
export async function checkLogin(config: ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(question);
    const { login, aboveRules, ownsTables, groupExists, admitted } = rows[0];
    const name = pg.escapeIdentifier(login);
    if (aboveRules || ownsTables) {
      const why = aboveRules ? 'is superuser or has BYPASSRLS' : 'owns tables of the store';
      throw new UnfitLogin(
        `refusing to serve as ${login}: it ${why}, so row-level security does not bind it. ` +
          'Make a login of its own for the server and put it into DATABASE_URL:\n' +
          "  CREATE ROLE sahakon_portal LOGIN PASSWORD '…';\n" +
          '  GRANT sahakon_app TO sahakon_portal;',
      );
    }
    if (!groupExists) {
      throw new UnfitLogin('the database has no schema yet: run the migrations as its owner first');
    }
    if (!admitted) {
      throw new UnfitLogin(
        `refusing to serve as ${login}: it lacks the app's rights. As owner:\n` +
          `  GRANT sahakon_app TO ${name};`,
      );
    }
  } finally {
    await client.end();
  }
}
