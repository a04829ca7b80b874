/** A browser that a member has used before: no code is asked of it (S1). */
import { hash, randomBytes } from 'node:crypto';
import { deviceCookieOnLoopback } from '../core/browser/storage-names.ts';
import { asUpkeep } from '../records/driver/owner.ts';

/** Writes one down in the store and gives its cookie. */
export async function makeKnownBrowser(
  ownerUrl: string,
  memberNo: string,
): Promise<{ readonly name: string; readonly value: string }> {
  const value = randomBytes(32).toString('base64url');
  await asUpkeep(ownerUrl, 'sahakon_owner', (store) =>
    store.query(
      `INSERT INTO portal.devices (member_no, device_hash, agent, address, known_at)
       VALUES ($1, $2, 'known', '127.0.0.1', now())`,
      [memberNo, hash('sha256', value, 'buffer')],
    ),
  );
  return { name: deviceCookieOnLoopback, value };
}
