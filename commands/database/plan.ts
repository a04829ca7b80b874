/** Logins and database that are to be made, as far as the settings name them. */
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { ClientConfig } from 'pg';
import { readDatabaseUrls } from '../../records/driver/address.ts';
import { appRole, upkeepRoles } from '../../records/roles.ts';
import { databaseText as text } from './database.text.ts';

export interface Login {
  readonly name: string;
  readonly password: string;
  /** It stands in the settings already. */
  readonly isGiven: boolean;
}

export interface Plan {
  /** `host:port` as a URL writes it; of several hosts all, with commas between. */
  readonly server: string;
  readonly database: string;
  readonly owner: Login;
  readonly app: Login;
}

/** Names where the settings have none. */
const usual = { owner: 'sahakon_portal_owner', app: 'sahakon_portal', database: 'sahakon' };

/** Where a server is looked for of which nothing says where it is. */
export const thisMachine = '127.0.0.1:5432';

const newPassword = () => randomBytes(24).toString('base64url');

function writtenHost({ host = '', port }: ClientConfig): string {
  const written = isIP(host) === 6 ? `[${host}]` : encodeURIComponent(host);
  return `${written}:${port}`;
}

/** What a URL of the settings says; nothing where it is not set. */
function partsOf(address: string | undefined) {
  if (!address) return { name: '', password: '', database: '', server: '' };
  const configs = readDatabaseUrls(address);
  const [{ user, password, database }] = configs;
  const server = configs.map(writtenHost).join(',');
  return { name: `${user}`, password: `${password}`, database: `${database}`, server };
}

/** The owner may be asked for at one host of those that the app knows. */
function haveCommonHost(one: string, other: string): boolean {
  const hosts = one.split(',');
  return other.split(',').some((host) => hosts.includes(host));
}

function loginOf(name: string, given: string): Login {
  if ([...upkeepRoles, appRole].some((role) => role === name))
    throw new Error(text.groupName(name));
  // Beyond ASCII clients differ in what they make of the same letters.
  if (!/^[ -~]*$/.test(given)) throw new Error(text.badPassword(name));
  return { name, password: given || newPassword(), isGiven: given !== '' };
}

/**
 * Of DATABASE_URL and DATABASE_OWNER_URL, whose names and passwords are taken where they stand;
 * other passwords are made. `adminUrl` tells the server where those do not. Throws a sentence where
 * they do not go together, BadDatabaseUrl where one cannot be read.
 */
export function planOf(env: NodeJS.ProcessEnv, adminUrl: string | undefined): Plan {
  const [app, owner] = [partsOf(env.DATABASE_URL), partsOf(env.DATABASE_OWNER_URL)];
  const differ = (key: 'database' | 'server', isOne: (one: string, other: string) => boolean) =>
    app[key] !== '' && owner[key] !== '' && !isOne(app[key], owner[key]);
  const isElsewhere =
    differ('database', (one, other) => one === other) || differ('server', haveCommonHost);
  if (isElsewhere) throw new Error(text.twoDatabases);
  const plan = {
    server: app.server || owner.server || partsOf(adminUrl).server || thisMachine,
    database: app.database || owner.database || usual.database,
    owner: loginOf(owner.name || usual.owner, owner.password),
    app: loginOf(app.name || usual.app, app.password),
  };
  if (plan.owner.name === plan.app.name) throw new Error(text.oneLogin(plan.app.name));
  return plan;
}

/** `postgres://login:password@host:port/database`; the password as it is to stand there. */
export function writtenAddress({ server, database }: Plan, name: string, written: string): string {
  const [login, path] = [name, database].map(encodeURIComponent);
  return `postgres://${login}:${written}@${server}/${path}`;
}

export const addressOf = (plan: Plan, { name, password }: Login): string =>
  writtenAddress(plan, name, encodeURIComponent(password));
