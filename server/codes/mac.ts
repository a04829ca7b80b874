/** What the store knows tickets and codes by. */
import { createHash, createHmac } from 'node:crypto';
import type { KeyRing } from '../../records/keys/key-ring.ts';

/** SHA-256 of a ticket: 32 random bytes need no key. */
export const ticketHash = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** MAC of a code, or of what else few values could be guessed from. */
export const macOf = (key: Buffer, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', key).update(parts.join('\n')).digest();

/** The same under every version that is read, the newest first. */
export function macsOf(keys: KeyRing, ...parts: readonly string[]): readonly [Buffer, ...Buffer[]] {
  const [newest, ...older] = keys.live();
  return [macOf(newest.codes, ...parts), ...older.map(({ codes }) => macOf(codes, ...parts))];
}
