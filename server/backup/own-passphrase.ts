/** The passphrase of copies that an installation makes for itself alone. */
import { hkdfSync } from 'node:crypto';
import type { SecretVersion } from '../settings/secret/secret-text.ts';

/**
 * Made from the secret of the installation: such a copy is opened where the secret is at hand, and
 * nobody has to have chosen a passphrase before.
 */
export const ownPassphrase = ({ secret }: SecretVersion): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'sahakon backup', 32)).toString('base64url');
