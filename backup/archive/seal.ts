/** Sealing under a passphrase, as age does it. */
import { Decrypter, Encrypter } from 'age-encryption';

/**
 * 2^17 rounds of scrypt: 128 MB and half a second for us, and for whoever tries passphrases. age
 * itself takes 2^18, which a small server has no room for beside its database.
 */
const workFactor = 17;

export function sealer(passphrase: string): Encrypter {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(passphrase);
  return encrypter;
}

/** Opens what was sealed under one of these. */
export function opener(passphrases: readonly string[]): Decrypter {
  const decrypter = new Decrypter();
  for (const passphrase of passphrases) decrypter.addPassphrase(passphrase);
  return decrypter;
}

/** Whether opening failed because none of the passphrases is the right one. */
export const isWrongPassphrase = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('no identity matched');
