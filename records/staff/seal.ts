/** Seals what must be read again but never stand open in the database (AES-256-GCM). */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * The text sealed under `key` (32 bytes) for one `owner`: moved to another's row it opens no more.
 */
export function seal(key: Buffer, owner: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(owner, 'utf8'));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The text again; undefined for another key, another owner or bytes that were touched. */
export function unseal(key: Buffer, owner: string, sealed: Buffer): string | undefined {
  if (sealed.length < nonceBytes + tagBytes) return undefined;
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(owner, 'utf8'));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const body = decipher.update(sealed.subarray(nonceBytes + tagBytes));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
