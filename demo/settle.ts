/** Makes a migrated store the demo cooperative's: sign-ins of the cast, terms, menu, notices. */
import { asUpkeep } from '../records/driver/owner.ts';
import type { PasswordSettings } from '../records/sign-in/passwords.ts';
import { hashes, registered, settleAccounts, type Upkeep } from './settle/accounts.ts';
import { settleSite } from './settle/site.ts';

/** The store belongs to a real cooperative: no sign-in with a known password goes in there. */
export class NotADemo extends Error {
  constructor() {
    super('the store has sign-ins and is not marked as a demo: nothing was changed');
  }
}

const testSettings: PasswordSettings = {
  argonMemoryKib: 19_456,
  argonPasses: 2,
  passwordPepper: 'test',
};

async function mustBeDemo(store: Upkeep): Promise<void> {
  const { rows } = await store.query(
    `SELECT EXISTS (SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true') AS demo,
      EXISTS (SELECT FROM portal.member_accounts WHERE member_no <> ALL ($1)) AS others`,
    [registered.map((member) => member.memberNo)],
  );
  if (!rows[0].demo && rows[0].others) throw new NotADemo();
}

/**
 * Settles the cast in one transaction and remembers in `portal.settings` that the store is a demo.
 * Doing it again changes nothing. The settings must be the server's own: its pepper is in every
 * hash. Throws `NotADemo` for a store that others use.
 */
export async function settleCast(
  ownerUrl: string,
  settings: PasswordSettings = testSettings,
): Promise<void> {
  const hashOf = await hashes(settings);
  await asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    await store.query('BEGIN');
    await mustBeDemo(store);
    await settleSite(store);
    await settleAccounts(store, hashOf);
    await store.query(
      `INSERT INTO portal.settings (key, value) VALUES ('demo', 'true')
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    );
    await store.query('COMMIT');
  });
}
