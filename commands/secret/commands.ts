/** The commands of `npm run secret`: `status`, `rotate`, `reseal`, `replace`. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { addDays, isDay } from '../../core/days.ts';
import { bangkokDay } from '../../core/thai-date.ts';
import { lookEvery, ringOf } from '../../server/settings/secret/file-ring.ts';
import {
  type KeptSecret,
  keepVersions,
  newSecret,
  readSecret,
  secretPath,
} from '../../server/settings/secret/read-keys.ts';
import { type SecretVersion, writeVersions } from '../../server/settings/secret/secret-text.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { deskText } from '../admin/admin.text.ts';
import { atDesk, type DeskStore, say, whoIs } from '../admin/admin-command.ts';
import * as deeds from './rotate.ts';
import { secretText as text } from './secret.text.ts';

interface Flags {
  readonly by?: string;
  readonly until?: string;
  readonly reason?: string;
  readonly yes?: boolean;
}

/** The secret of the settings; throws where there is none: nothing is made here. */
async function kept(): Promise<KeptSecret> {
  const { dataDir, secrets } = readSettings(process.env);
  const path = secretPath(dataDir);
  if (secrets === undefined && !existsSync(path)) throw new Error(text.noSecret(path));
  return readSecret(dataDir, secrets);
}

/** Throws unless the secret is this store's newest. */
async function mustBeIts(store: DeskStore, { versions }: KeptSecret): Promise<void> {
  const verdict = await deeds.verdictOf(store, ringOf(versions));
  if (verdict === 'foreign') throw new Error(text.foreign);
  if (verdict === 'older') throw new Error(text.older);
}

const today = (): string => bangkokDay(new Date());

function dayOf(given: string): string {
  const latest = addDays(today(), 366);
  if (isDay(given) && given >= today() && given <= latest) return given;
  throw new Error(text.badDay(given));
}

const wasFaster = (error: unknown): never => {
  throw Object(error).code === '23505' ? new Error(text.taken) : error;
};

async function sealAnew(versions: readonly SecretVersion[], by: string): Promise<void> {
  const { count, unopened } = await atDesk((store) => deeds.reseal(store, ringOf(versions), by));
  say(text.resealed(count));
  if (unopened.length > 0) say(text.unopened(unopened.join(' ')));
}

/** The new versions to their place, or to whoever sets the environment. */
async function put(path: string | undefined, versions: readonly SecretVersion[]): Promise<void> {
  if (path !== undefined) await keepVersions(path, versions);
}

function tell(path: string | undefined, versions: readonly SecretVersion[]): void {
  const [newest] = versions;
  if (path === undefined) say(text.setThis(writeVersions(versions).join(' ')));
  else say(text.rotated(newest?.version ?? 1, path));
}

async function status(): Promise<void> {
  const { versions } = await kept();
  const hashed = await atDesk(async (store) => {
    await mustBeIts(store, { path: undefined, versions });
    return deeds.countHashes(store);
  });
  const now = today();
  const all = new Set([...versions, ...hashed].map(({ version }) => version));
  for (const version of [...all].toSorted((a, b) => b - a)) {
    const own = versions.find((one) => one.version === version);
    if (own === undefined || (own.until ?? now) < now) say(text.ended(version));
    else if (own.until === undefined) say(text.newest(version));
    else say(text.readUntil(version, own.until));
    const people = hashed.find((one) => one.version === version);
    say(text.kept(people ?? { members: 0, contacts: 0, staff: 0 }));
  }
  if (all.size > 1) say(text.wayBack);
}

async function rotate({ until: given = '', by }: Flags): Promise<void> {
  const until = dayOf(given);
  const secret = await kept();
  const who = whoIs(by);
  const fresh = { secret: newSecret(), until, today: today() };
  const versions = await atDesk(async (store) => {
    await mustBeIts(store, secret);
    const made = await deeds.rotate(store, secret.versions, fresh, who);
    // Before the commit: whatever fails here leaves all as it was.
    await put(secret.path, made);
    return made;
  }).catch(wasFaster);
  tell(secret.path, versions);
  for (const { version, until = '' } of versions.slice(1)) say(text.readUntil(version, until));
  if (secret.path === undefined) say(text.thenReseal);
  else {
    // A running server looks at the file once a second: from then on it opens what is sealed anew.
    await wait(lookEvery * 1.5);
    await sealAnew(versions, who);
  }
  say(text.wayBack);
}

async function reseal({ by }: Flags): Promise<void> {
  const secret = await kept();
  await atDesk((store) => mustBeIts(store, secret));
  await sealAnew(secret.versions, whoIs(by));
}

async function replace({ reason: given = '', yes = false, by }: Flags): Promise<void> {
  const reason = given.trim();
  if (reason === '') throw new Error(text.noReason);
  if (!yes) throw new Error(text.needsYes);
  const { dataDir, secrets } = readSettings(process.env);
  // A file that is lost is what this is for: the store of the settings is enough.
  const path = secrets === undefined ? secretPath(dataDir) : undefined;
  const versions = await atDesk(async (store) => {
    const made = await deeds.replace(store, newSecret(), { by: whoIs(by), reason });
    await put(path, made);
    return made;
  }).catch(wasFaster);
  tell(path, versions);
  say(text.everybodyNow);
}

/** Adds the commands, each deed with who does it. */
export function secretCommands(program: Command): void {
  const command = (name: string, about: string) =>
    program.command(name).description(about).option('--by <name>', deskText.by);
  program.command('status').description(text.status).action(status);
  command('rotate', text.rotate).requiredOption('--until <day>', text.until).action(rotate);
  command('reseal', text.reseal).action(reseal);
  command('replace', text.replace)
    .option('--reason <text>', text.reason)
    .option('--yes', text.yes)
    .action(replace);
}
