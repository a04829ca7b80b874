/** What the store keeps of a member of staff's two factors. */
import type { KeyRing } from '../keys/key-ring.ts';
import { hashPassword, type PasswordSettings } from '../sign-in/passwords.ts';
import { seal, unseal } from './seal.ts';

/** Hash and sealed secret for one login; neither opens under another. */
export async function credentialsOf(
  { login, password, totpSecret }: { login: string; password: string; totpSecret: string },
  settings: PasswordSettings,
): Promise<{ readonly passwordHash: string; readonly totpSealed: Buffer }> {
  return {
    passwordHash: await hashPassword(password, settings),
    totpSealed: seal(settings.keys.live()[0].seal, login, totpSecret),
  };
}

/** The secret that was sealed for a login, under any version; undefined where none opens it. */
export function openTotp(keys: KeyRing, login: string, sealed: Buffer): string | undefined {
  for (const { seal: key } of keys.live()) {
    const secret = unseal(key, login, sealed);
    if (secret !== undefined) return secret;
  }
  return undefined;
}

/**
 * The same sealed under the newest version; undefined where it is already, or where no version
 * opens it any more.
 */
export function sealAnew(keys: KeyRing, login: string, sealed: Buffer): Buffer | undefined {
  const [newest] = keys.live();
  if (unseal(newest.seal, login, sealed) !== undefined) return undefined;
  const secret = openTotp(keys, login, sealed);
  return secret === undefined ? undefined : seal(newest.seal, login, secret);
}
