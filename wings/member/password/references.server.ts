/** The two references that stand for a new password while its code is awaited (S3). */
import { createHash, randomBytes } from 'node:crypto';
import type { References } from '../../../records/sign-in/pending-changes.ts';

/** As they go out; the store keeps their hashes. */
export interface OutReferences {
  readonly new_password: string;
  readonly mem_password: string;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const newHandle = (): string => randomBytes(32).toString('base64url');

export function newReferences(): OutReferences {
  return { new_password: `otpref.a.${newHandle()}`, mem_password: `otpref.b.${newHandle()}` };
}

/** What the store compares: references, the ticket of the code, and whose session they are of. */
export function storedForm(
  { new_password, mem_password }: OutReferences,
  ticket: string,
  sessionId: string,
): References {
  return {
    sessionId,
    refAHash: hashOf(new_password),
    refBHash: hashOf(mem_password),
    ticketHash: hashOf(ticket),
  };
}
