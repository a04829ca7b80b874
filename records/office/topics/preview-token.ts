/** The secret of a preview: 32 random bytes as text; the store keeps their hash. */
import { hash, randomBytes } from 'node:crypto';

/** 43 characters of base64url. */
export function newPreviewToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, as it is stored. */
export function previewHashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
