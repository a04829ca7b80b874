/** What the store keeps of a member of staff's two factors. */
import { hashPassword, type PasswordSettings } from '../sign-in/passwords.ts';
import { seal } from './seal.ts';

export interface StaffKeys extends PasswordSettings {
  /** 32 bytes; no part of the database. */
  readonly sealKey: Buffer;
}

/** Hash and sealed secret for one login; neither opens under another. */
export async function credentialsOf(
  { login, password, totpSecret }: { login: string; password: string; totpSecret: string },
  keys: StaffKeys,
): Promise<{ readonly passwordHash: string; readonly totpSealed: Buffer }> {
  return {
    passwordHash: await hashPassword(password, keys),
    totpSealed: seal(keys.sealKey, login, totpSecret),
  };
}
