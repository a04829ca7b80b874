/**
 * What the administrator of a PostgreSQL server does for the portal, as SQL for the server's own
 * `psql`. It needs CREATEROLE, and CREATEDB where the database is missing; no superuser. Done twice
 * it changes nothing.
 */
import pg from 'pg';
import { appRole, type UpkeepRole, upkeepRoles } from '../../records/roles.ts';
import { databaseText as text } from './database.text.ts';
import type { Login, Plan } from './plan.ts';
import { scramVerifier } from './scram.ts';

export interface Step {
  readonly about: string;
  readonly sql: string;
  /** Its rows are statements, to be run one after the other (`\gexec` of `psql`). */
  readonly givesStatements?: true;
}

/** The role that takes extracts in; its work needs throw-away tables. */
const intakeRole: UpkeepRole = 'sahakon_intake';

const literal = pg.escapeLiteral;
const identifier = pg.escapeIdentifier;

const fitServer = `DO $$
BEGIN
  IF current_setting('server_version_num')::int < 150000 THEN
    RAISE EXCEPTION '%', ${literal(text.tooOld)};
  ELSIF NOT (SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = current_user) THEN
    RAISE EXCEPTION '%', ${literal(text.noAdministrator)};
  END IF;
END $$`;

const groups = [...upkeepRoles, appRole].map(literal).join(', ');
const makeGroups = `SELECT format('CREATE ROLE %I NOLOGIN', name)
FROM unnest(ARRAY[${groups}]) AS name
WHERE name NOT IN (SELECT rolname FROM pg_roles)`;

const makeLogin = ({ name, password }: Login) =>
  `SELECT format('CREATE ROLE %I LOGIN PASSWORD %L', login, verifier)
FROM (VALUES (${literal(name)}, ${literal(scramVerifier(password))})) AS new (login, verifier)
WHERE login NOT IN (SELECT rolname FROM pg_roles)`;

const setPassword = ({ name, password }: Login) =>
  `ALTER ROLE ${identifier(name)} LOGIN PASSWORD ${literal(scramVerifier(password))}`;

/** Whoever is no superuser gives a database to such roles alone as they belong to. */
const joinOwner = (owner: string, database: string) =>
  `SELECT format('GRANT %I TO %I', ${literal(owner)}, current_user)
WHERE NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)
  AND NOT EXISTS (SELECT FROM pg_database WHERE datname = ${literal(database)})`;

const leaveOwner = (owner: string) =>
  `SELECT format('REVOKE %I FROM %I', theirs.rolname, own.rolname)
FROM pg_auth_members membership
JOIN pg_roles theirs ON theirs.oid = membership.roleid
JOIN pg_roles own ON own.oid = membership.member AND own.oid = membership.grantor
WHERE theirs.rolname = ${literal(owner)} AND own.rolname = current_user`;

/** As the embedded one is made; Thai names are sorted by a collation of their own. */
const makeDatabase = (owner: string, database: string) =>
  `SELECT format(
  'CREATE DATABASE %I OWNER %I TEMPLATE template0 ENCODING ''UTF8''' ||
  ' LC_COLLATE ''C'' LC_CTYPE ''C''',
  ${literal(database)}, ${literal(owner)})
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = ${literal(database)})`;

/** Its owner gives these rights out itself; to somebody else's database they are given here. */
const openDatabase = ({ owner, app, database }: Plan) =>
  `SELECT format(statement, datname, ${literal(owner.name)}, ${literal(app.name)})
FROM pg_database, unnest(ARRAY[
  'GRANT CONNECT, CREATE, TEMPORARY ON DATABASE %1$I TO %2$I',
  'GRANT CONNECT ON DATABASE %1$I TO %3$I',
  'REVOKE TEMPORARY ON DATABASE %1$I FROM PUBLIC',
  'GRANT TEMPORARY ON DATABASE %1$I TO ${intakeRole}'
]) AS statement
WHERE datname = ${literal(database)} AND pg_get_userbyid(datdba) <> ${literal(owner.name)}`;

/**
 * The steps in their order. Passwords of logins that are there stay, unless new ones are wanted:
 * a server that runs would be shut out by another.
 */
export function rolesSteps(plan: Plan, { newPasswords }: { newPasswords: boolean }): Step[] {
  const { owner, app, database } = plan;
  const logins = [owner, app];
  const expanded = (about: string, sql: string): Step => ({ about, sql, givesStatements: true });
  return [
    { about: text.steps.server, sql: fitServer },
    expanded(text.steps.groups, makeGroups),
    ...logins.map((login) => expanded(text.steps.login, makeLogin(login))),
    ...(newPasswords ? logins : []).map((login) => ({
      ...{ about: text.steps.password, sql: setPassword(login) },
    })),
    {
      about: text.steps.owner,
      sql: `GRANT ${upkeepRoles.join(', ')} TO ${identifier(owner.name)}`,
    },
    { about: text.steps.app, sql: `GRANT ${appRole} TO ${identifier(app.name)}` },
    expanded(text.steps.join, joinOwner(owner.name, database)),
    expanded(text.steps.database, makeDatabase(owner.name, database)),
    expanded(text.steps.leave, leaveOwner(owner.name)),
    expanded(text.steps.rights, openDatabase(plan)),
  ];
}

/** The steps as a file for `psql`, which stops at the first that fails. */
export function asScript(steps: readonly Step[]): string {
  const one = ({ about, sql, givesStatements }: Step) =>
    `-- ${about}\n${sql}${givesStatements ? '\n\\gexec' : ';'}\n`;
  const about = text.scriptHead.map((line) => `-- ${line}\n`).join('');
  const head = `${about}\\set ON_ERROR_STOP on\n\\encoding UTF8\n`;
  return [head, ...steps.map(one)].join('\n');
}
