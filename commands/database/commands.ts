/** The commands of `npm run database`: `roles`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
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
  readonly showPasswords?: boolean;
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

/** By the second, so that one of before is never written over: its passwords may be in use. */
function settingsFile(): string {
  const moment = new Date().toISOString().replace(/[-:]|\.\d+Z/g, '');
  return join(resolve(process.env.DATA_DIR || './data'), `database-${moment}.env`);
}

/**
 * The lines as they are printed. New passwords go to a file of the account alone instead: a screen,
 * its history and a log of sessions are read by others.
 */
async function printable(
  lines: readonly string[],
  { holdPasswords, showPasswords }: { holdPasswords: boolean; showPasswords: boolean },
): Promise<readonly string[]> {
  const [heading = '', ...settings] = lines;
  if (!holdPasswords || showPasswords) return lines;
  const file = settingsFile();
  const content = `# ${heading}\n${settings.join('\n')}\n`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(text.settingsNotWritten(file, code));
  }
  return [text.settingsWritten(file)];
}

const written = ({ password }: Login): string => encodeURIComponent(password);

async function withAdministrator(
  plan: Plan,
  url: string,
  { newPasswords = false, showPasswords = false }: Flags,
): Promise<void> {
  const before = await makeRoles(url, plan, rolesSteps(plan, { newPasswords }));
  const isKnown = ({ name, isGiven }: Login) => isGiven || newPasswords || !before.has(name);
  const tried = named(plan).flatMap(([, login]) => (isKnown(login) ? login : []));
  for (const login of tried) await tryLogin(plan, login);
  print(text.made(plan.database, plan.server));
  for (const { name } of tried) print(text.tried(name));
  const passwordOf = (login: Login) => (isKnown(login) ? written(login) : text.passwordOfBefore);
  const holdPasswords = named(plan).some(([, login]) => !login.isGiven && isKnown(login));
  const lines = settingLines(plan, passwordOf);
  for (const line of await printable(lines, { holdPasswords, showPasswords })) print(line);
  if (!named(plan).every(([, login]) => isKnown(login))) print(text.passwordsStay);
}

async function roles(flags: Flags): Promise<void> {
  const { url, out, newPasswords = false, showPasswords = false } = flags;
  const adminUrl = url || process.env.DATABASE_ADMIN_URL;
  const plan = planOf(process.env, adminUrl);
  if (adminUrl && out === undefined) return withAdministrator(plan, adminUrl, flags);
  const script = asScript(rolesSteps(plan, { newPasswords }));
  const holdPasswords = named(plan).some(([, login]) => !login.isGiven);
  const all = settingLines(plan, written);
  const hints = [
    ...(plan.server === thisMachine ? [text.elsewhere(plan.server)] : []),
    ...(newPasswords ? [] : [text.passwordsStay]),
  ];
  if (out === undefined) {
    const lines = await printable(all, { holdPasswords, showPasswords });
    print(script);
    for (const line of [...lines, ...hints]) print(`-- ${line}`);
    return;
  }
  await writeFile(out, script, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(text.notWritten(out, error.code ?? error.message));
    },
  );
  const lines = await printable(all, { holdPasswords, showPasswords });
  for (const line of [text.wrote(out), ...lines, ...hints]) print(line);
}

export function databaseCommands(program: Command): void {
  program
    .command('roles')
    .description(text.roles)
    .option('--url <address>', text.url)
    .option('--out <file>', text.out)
    .option('--new-passwords', text.newPasswords)
    .option('--show-passwords', text.showPasswords)
    .action(roles);
}
