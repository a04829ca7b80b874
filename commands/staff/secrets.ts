/** First secrets of a member of staff: made here, shown once, kept only hashed and sealed. */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { password as askHidden, isCancel } from '@clack/prompts';
import { storedOverrides } from '../../records/content/site-overrides.ts';
import { passwordRefusal } from '../../records/sign-in/password-refusal.ts';
import type { PasswordSettings } from '../../records/sign-in/passwords.ts';
import { credentialsOf } from '../../records/staff/credentials.ts';
import type { Secrets } from '../../records/staff/keep-staff.ts';
import { issuerOf, newTotpSecret, totpAddress } from '../../records/staff/totp.ts';
import { readOverrides } from '../../server/settings/live/overrides.ts';
import { readKeys } from '../../server/settings/secret/read-keys.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { readSite } from '../../server/settings/site-file.ts';
import { checkSecret } from '../../server/start/check-secret.ts';
import { inStore, print, withOwner } from '../admin/admin-command.ts';
import { verdictOf } from '../secret/rotate.ts';
import { staffText as text } from './staff.text.ts';

/** Letters that nobody takes for another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 5;

/** Twenty letters by chance, in groups that are easy to copy: 99 bits. */
export function newPassword(): string {
  const letter = () => letters[randomInt(letters.length)];
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

async function hidden(message: string): Promise<string> {
  const typed = await askHidden({ message });
  if (isCancel(typed)) throw new Error(text.cancelled);
  return typed ?? '';
}

/** A password that somebody types twice, unseen. Throws for one that may not be used. */
async function typedPassword(names: readonly string[]): Promise<string> {
  const typed = await hidden(text.typePassword);
  const refusal = passwordRefusal(typed, { names });
  if (refusal) throw new Error(refusal);
  if ((await hidden(text.typeAgain)) !== typed) throw new Error(text.notSame);
  return typed;
}

export interface Installation extends PasswordSettings {
  /** Names the account in the authenticator app. */
  readonly issuer: string;
}

/**
 * Keys of the installation that the settings name: the server's own. Throws where it has none yet,
 * and ForeignSecret where it is not its store's: what is hashed with another secret opens nothing.
 */
export async function installation(): Promise<Installation> {
  const { dataDir, secrets, siteConfig, argonMemoryKib, argonPasses } = readSettings(process.env);
  const path = join(dataDir, 'secret');
  if (secrets === undefined && !existsSync(path)) throw new Error(text.noSecret(path));
  const [keys, file] = await Promise.all([readKeys(dataDir, secrets), readSite(siteConfig)]);
  const overruled = await withOwner(async (ownerUrl) => {
    const judge = () => inStore(ownerUrl, (store) => verdictOf(store, keys));
    await checkSecret({ judge, ownerUrl, keys, dataDir });
    return inStore(ownerUrl, storedOverrides);
  });
  const issuer = issuerOf({ ...file, ...readOverrides(overruled).values });
  return { argonMemoryKib, argonPasses, keys, issuer };
}

/** Both factors anew; `show` prints what the person needs, once it is stored. */
export async function makeSecrets(
  { login, name, ask }: { login: string; name: string; ask: boolean },
  own: Installation,
): Promise<Secrets & { show(): void }> {
  const password = ask ? await typedPassword([name, login]) : newPassword();
  const totpSecret = newTotpSecret();
  const made = await credentialsOf({ login, password, totpSecret }, own);
  return {
    ...made,
    show() {
      print(text.secretsOnce);
      if (!ask) print(text.password(password));
      print(text.totp(totpSecret));
      print(text.address(totpAddress(totpSecret, login, own.issuer)));
    },
  };
}
