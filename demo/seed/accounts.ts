/** The sign-ins of the cast. */
import type { asUpkeep } from '../../records/driver/owner.ts';
import { hashPassword, type PasswordSettings } from '../../records/sign-in/passwords.ts';
import { type CastMember, cast, demoPassword } from '../cast.ts';

/** The plain connection that `asUpkeep` hands over. */
export type Upkeep = Parameters<Parameters<typeof asUpkeep>[2]>[0];

/** Of the terms that the cast has accepted; `seedSite` writes them. */
export const termsVersion = '1';

export const registered = cast.filter((member) => member.standing !== 'none');

/** A hash of its own for each, though the password is the same: as it would be in life. */
export async function hashes(settings: PasswordSettings): Promise<ReadonlyMap<string, string>> {
  const made = await Promise.all(
    registered.map(
      async ({ memberNo }) => [memberNo, await hashPassword(demoPassword, settings)] as const,
    ),
  );
  return new Map(made);
}

async function seedAccount(store: Upkeep, member: CastMember, hash: string): Promise<void> {
  await store.query(
    `INSERT INTO portal.member_accounts (member_no, password_hash, must_change)
     VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [member.memberNo, hash, member.standing === 'must_change'],
  );
  if (member.standing === 'terms_open') return;
  await store.query(
    `INSERT INTO portal.terms_acceptances (member_no, kind, version, address, agent)
     VALUES ($1, 'TERMS', $2, '127.0.0.1', 'demo') ON CONFLICT DO NOTHING`,
    [member.memberNo, termsVersion],
  );
}

/** Makes the sign-ins that are not there yet; the others keep their passwords. */
export async function seedAccounts(
  store: Upkeep,
  hashOf: ReadonlyMap<string, string>,
): Promise<void> {
  for (const member of registered) {
    const hash = hashOf.get(member.memberNo);
    if (hash) await seedAccount(store, member, hash);
  }
}
