/** What a backup of this installation holds besides its database. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OwnFile } from '../../backup/files.ts';
import type { BackupSource } from '../../backup/make-backup.ts';
import { writeSealed } from '../../backup/restore/sealed-texts.ts';
import { deriveKeys } from '../../records/keys/key-ring.ts';
import { readSecret } from '../settings/secret/read-keys.ts';
import { writeVersions } from '../settings/secret/secret-text.ts';
import type { Settings } from '../settings/settings.ts';
import { readAgencySettings, readLogoSetting, readSite } from '../settings/site-file.ts';

const root = join(import.meta.dirname, '../..');

/** Open the backup itself, or stand in it under a passphrase of their own. */
const apart = new Set(['BACKUP_PASSPHRASE', 'BACKUP_SECRET_PASSPHRASE', 'SECRET', 'SECRETS']);

/** The settings that are set, as lines of a `.env`: they hold passwords of others. */
async function environmentText(): Promise<string> {
  const example = await readFile(join(root, '.env.example'), 'utf8');
  const names = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  return (
    names
      .filter((name) => !apart.has(name) && process.env[name])
      // Alone it is what the server hands to its own command: the embedded database's address.
      .filter((name) => name !== 'DATABASE_OWNER_URL' || process.env.DATABASE_URL)
      .map((name) => `${name}=${process.env[name]}\n`)
      .join('')
  );
}

/** The settings file and the pictures that it names. */
async function settingsFiles(siteConfig: string): Promise<readonly OwnFile[]> {
  const [logo, agency] = await Promise.all([
    readLogoSetting(siteConfig),
    readAgencySettings(siteConfig),
  ]);
  const pictures = [
    { path: logo?.path, role: 'logo' },
    { path: agency.letter.signature_image, role: 'signature' },
  ];
  return [
    { path: siteConfig, name: 'settings/site.config.json' },
    ...pictures.flatMap(({ path, role }) =>
      path === undefined ? [] : [{ path, name: `settings/pictures/${role}-${basename(path)}` }],
    ),
  ].filter(({ path }) => existsSync(path));
}

/** `secretPassphrase`: undefined leaves the secret, and the settings beside it, out. */
export async function backupSource(
  ownerUrl: string,
  { dataDir, siteConfig, secrets }: Settings,
  secretPassphrase: string | undefined,
): Promise<BackupSource> {
  const [site, settings, program] = await Promise.all([
    readSite(siteConfig),
    settingsFiles(siteConfig),
    readFile(join(root, 'package.json'), 'utf8').then((text) => JSON.parse(text).version),
  ]);
  const common = { ownerUrl, dataDir, cooperative: site.coopNameTH, program, settings };
  if (secretPassphrase === undefined) return { ...common, secret: undefined };
  const { versions } = await readSecret(dataDir, secrets);
  const secret = `${writeVersions(versions).join('\n')}\n`;
  const text = writeSealed({ secret, environment: await environmentText() });
  const [newest] = versions;
  if (newest === undefined) throw new Error('a secret has a version');
  const { version, fingerprint } = deriveKeys(newest.version, newest.secret);
  return {
    ...common,
    secret: { text, passphrase: secretPassphrase, newest: { version, fingerprint } },
  };
}
