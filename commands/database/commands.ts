/** The commands of `npm run database`: `roles`. */
import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { print } from '../admin/admin-command.ts';
import { databaseText as text } from './database.text.ts';
import { makeRoles, tryLogin } from './make-roles.ts';
import { type Login, type Plan, planOf, thisMachine, writtenAddress } from './plan.ts';
import { asScript, rolesSteps } from './roles-sql.ts';

interface Flags {
  readonly url?: string;
  readonly out?: string;
  readonly newPasswords?: boolean;
}

/** Settings and logins, the server's first. */
const named = ({ app, owner }: Plan) =>
  [
    ['DATABASE_URL', app],
    ['DATABASE_OWNER_URL', owner],
  ] as const;

/** The lines of `.env`, or that what stands there is right already. */
function settingLines(plan: Plan, passwordOf: (login: Login) => string): readonly string[] {
  if (plan.app.isGiven && plan.owner.isGiven) return [text.settingsStand];
  const lines = named(plan).map(
    ([name, login]) => `${name}=${writtenAddress(plan, login.name, passwordOf(login))}`,
  );
  return [text.putIntoSettings, ...lines];
}

const written = ({ password }: Login): string => encodeURIComponent(password);

async function withAdministrator(plan: Plan, url: string, newPasswords: boolean): Promise<void> {
  const before = await makeRoles(url, plan, rolesSteps(plan, { newPasswords }));
  const isKnown = ({ name, isGiven }: Login) => isGiven || newPasswords || !before.has(name);
  const tried = named(plan).flatMap(([, login]) => (isKnown(login) ? login : []));
  for (const login of tried) await tryLogin(plan, login);
  print(text.made(plan.database, plan.server));
  for (const { name } of tried) print(text.tried(name));
  const passwordOf = (login: Login) => (isKnown(login) ? written(login) : text.passwordOfBefore);
  for (const line of settingLines(plan, passwordOf)) print(line);
  if (!named(plan).every(([, login]) => isKnown(login))) print(text.passwordsStay);
}

async function roles({ url, out, newPasswords = false }: Flags): Promise<void> {
  const adminUrl = url || process.env.DATABASE_ADMIN_URL;
  const plan = planOf(process.env, adminUrl);
  if (adminUrl && out === undefined) return withAdministrator(plan, adminUrl, newPasswords);
  const script = asScript(rolesSteps(plan, { newPasswords }));
  const lines = settingLines(plan, written);
  const hints = [
    ...(plan.server === thisMachine ? [text.elsewhere(plan.server)] : []),
    ...(newPasswords ? [] : [text.passwordsStay]),
  ];
  if (out === undefined) {
    print(script);
    for (const line of [...lines, ...hints]) print(`-- ${line}`);
    return;
  }
  await writeFile(out, script, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(text.notWritten(out, error.code ?? error.message));
    },
  );
  for (const line of [text.wrote(out), ...lines, ...hints]) print(line);
}

export function databaseCommands(program: Command): void {
  program
    .command('roles')
    .description(text.roles)
    .option('--url <address>', text.url)
    .option('--out <file>', text.out)
    .option('--new-passwords', text.newPasswords)
    .action(roles);
}
