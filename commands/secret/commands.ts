/** The commands of `npm run secret`: `status`, `rotate`, `reseal`, `replace`. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { addDays, isDay } from '../../core/days.ts';
import { bangkokDay } from '../../core/thai-date.ts';
import { lookEvery, ringOf } from '../../server/settings/secret/file-ring.ts';
import {
  keepVersions,
  newSecret,
  readSecret,
  type StoredSecret,
  secretPath,
} from '../../server/settings/secret/read-keys.ts';
import { type SecretVersion, writeVersions } from '../../server/settings/secret/secret-text.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { adminText } from '../admin/admin.text.ts';
import { type AdminStore, asAdmin, print, whoIs } from '../admin/admin-command.ts';
import * as actions from './rotate.ts';
import { secretText as text } from './secret.text.ts';

interface Flags {
  readonly by?: string;
  readonly until?: string;
  readonly reason?: string;
  readonly yes?: boolean;
}

/** Looks, half a second apart, at whether all servers read a new version. */
const mostLooks = 10;

/** The secret of the settings; throws where there is none: nothing is made here. */
async function storedSecret(): Promise<StoredSecret> {
  const { dataDir, secrets } = readSettings(process.env);
  const path = secretPath(dataDir);
  return readSecret(dataDir, secrets).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(text.noSecret(path)) : error;
  });
}

/** Throws unless the secret is this store's newest. */
async function mustBeIts(store: AdminStore, { versions }: StoredSecret): Promise<void> {
  const verdict = await actions.verdictOf(store, ringOf(versions));
  if (verdict === 'foreign') throw new Error(text.foreign);
  if (verdict === 'older') throw new Error(text.older);
}

const today = (): string => bangkokDay(new Date());

function dayOf(input: string): string {
  const latest = addDays(today(), 366);
  if (isDay(input) && input >= today() && input <= latest) return input;
  throw new Error(text.badDay(input));
}

const wasFaster = (error: unknown): never => {
  throw Object(error).code === '23505' ? new Error(text.conflict) : error;
};

async function sealAnew(versions: readonly SecretVersion[], by: string): Promise<void> {
  const { count, unopened } = await asAdmin((store) => actions.reseal(store, ringOf(versions), by));
  print(text.resealed(count));
  if (unopened.length > 0) print(text.unopened(unopened.join(' ')));
}

/** The new versions to their place, or to whoever sets the environment. */
async function put(path: string | undefined, versions: readonly SecretVersion[]): Promise<void> {
  if (path !== undefined) await keepVersions(path, versions);
}

function printResult(path: string | undefined, versions: readonly SecretVersion[]): void {
  const [newest] = versions;
  if (path === undefined) print(text.setThis(writeVersions(versions).join(' ')));
  else print(text.rotated(newest?.version ?? 1, path));
}

async function status(): Promise<void> {
  const { versions } = await storedSecret();
  const hashed = await asAdmin(async (store) => {
    await mustBeIts(store, { path: undefined, versions });
    return actions.countHashes(store);
  });
  const now = today();
  const all = new Set([...versions, ...hashed].map(({ version }) => version));
  for (const version of [...all].toSorted((a, b) => b - a)) {
    const own = versions.find((one) => one.version === version);
    if (own === undefined || (own.until ?? now) < now) print(text.ended(version));
    else if (own.until === undefined) print(text.newest(version));
    else print(text.readUntil(version, own.until));
    const people = hashed.find((one) => one.version === version);
    print(text.counts(people ?? { members: 0, contacts: 0, staff: 0 }));
  }
  if (all.size > 1) print(text.resetLater);
}

/** Waits for the servers that run; gives the machines of those that do not read it even then. */
async function untilAllRead(version: number): Promise<readonly string[]> {
  // A running server looks at the file once a second, and says once a second what it reads.
  await wait(lookEvery * 1.5);
  for (let looks = 0; ; looks += 1) {
    const behind = await asAdmin((store) => actions.serversBehind(store, version));
    if (behind.length === 0 || looks === mostLooks) return behind;
    await wait(lookEvery / 2);
  }
}

async function rotate({ until: input = '', by }: Flags): Promise<void> {
  const until = dayOf(input);
  const secret = await storedSecret();
  const who = whoIs(by);
  const fresh = { secret: newSecret(), until, today: today() };
  const versions = await asAdmin(async (store) => {
    await mustBeIts(store, secret);
    const made = await actions.rotate(store, secret.versions, fresh, who);
    // Before the commit: whatever fails here leaves all as it was.
    await put(secret.path, made);
    return made;
  }).catch(wasFaster);
  printResult(secret.path, versions);
  for (const { version, until = '' } of versions.slice(1)) print(text.readUntil(version, until));
  if (secret.path === undefined) print(text.thenReseal);
  else {
    // What is sealed anew is opened by servers that have taken it up; by others it is not.
    const behind = await untilAllRead(versions[0]?.version ?? 1);
    if (behind.length === 0) await sealAnew(versions, who);
    else print(text.behind(secret.path, behind.join(' ')));
  }
  print(text.resetLater);
}

async function reseal({ by }: Flags): Promise<void> {
  const secret = await storedSecret();
  await asAdmin((store) => mustBeIts(store, secret));
  await sealAnew(secret.versions, whoIs(by));
}

async function replace({ reason: input = '', yes = false, by }: Flags): Promise<void> {
  const reason = input.trim();
  if (reason === '') throw new Error(text.noReason);
  if (!yes) throw new Error(text.needsYes);
  const { dataDir, secrets } = readSettings(process.env);
  // A file that is lost is what this is for: the store of the settings is enough.
  const path = secrets === undefined ? secretPath(dataDir) : undefined;
  const versions = await asAdmin(async (store) => {
    const made = await actions.replace(store, newSecret(), { by: whoIs(by), reason });
    await put(path, made);
    return made;
  }).catch(wasFaster);
  printResult(path, versions);
  print(text.everybodyNow);
}

/** Adds the commands, each action with who does it. */
export function secretCommands(program: Command): void {
  const command = (name: string, about: string) =>
    program.command(name).description(about).option('--by <name>', adminText.by);
  program.command('status').description(text.status).action(status);
  command('rotate', text.rotate).requiredOption('--until <day>', text.until).action(rotate);
  command('reseal', text.reseal).action(reseal);
  command('replace', text.replace)
    .option('--reason <text>', text.reason)
    .option('--yes', text.yes)
    .action(replace);
}
