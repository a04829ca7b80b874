/** A one-time ticket: 32 random bytes as text; the store keeps their hash. */
import { hash, randomBytes } from 'node:crypto';

/** 43 characters of base64url. */
export function newTicket(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, as it is stored. */
export function ticketHashOf(ticket: string): Buffer {
  return hash('sha256', ticket, 'buffer');
}
