/** What a backup seals once more, under a passphrase of its own. */
import { isWrongPassphrase, opener } from '../archive/seal.ts';
import { BackupFault } from '../fault.ts';
import { restoreText as text } from '../text/restore.text.ts';

export interface SealedTexts {
  /** The installation's secret, as its file holds it. */
  readonly secret: string;
  /** The settings of the environment, which hold passwords of others. */
  readonly environment?: string | undefined;
}

export const writeSealed = (texts: SealedTexts): string => JSON.stringify(texts);

/**
 * Undefined: the backup holds none, or nobody gave its passphrase. Throws BackupFault for a wrong
 * one, and where the backup holds none although a passphrase was given.
 */
export async function readSealed(
  sealed: Buffer | undefined,
  passphrase: string | undefined,
): Promise<SealedTexts | undefined> {
  if (passphrase === undefined || sealed === undefined) return undefined;
  try {
    return JSON.parse(await opener([passphrase]).decrypt(sealed, 'text'));
  } catch (error) {
    if (isWrongPassphrase(error)) throw new BackupFault(text.wrongSecretPassphrase);
    throw error;
  }
}
