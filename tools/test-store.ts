/** A database of its own for a test file, copied from the template that `store/set-up.ts` fills. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { execute, onDatabase } from './store/temporary-postgres.ts';

/**
 * A fresh copy of the demo cooperative (cast included). Close it in `afterAll`.
 * `empty: true` gives a database without any table instead.
 */
export async function openTestStore(options: { empty?: boolean } = {}) {
  const facts = inject('testStore');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const source = options.empty ? 'template1' : facts.template;
  await execute(facts.ownerUrl, `CREATE DATABASE ${name} TEMPLATE ${source}`);
  const ownerUrl = onDatabase(facts.ownerUrl, name);
  const appUrl = onDatabase(facts.appUrl, name);
  return {
    ownerUrl,
    appUrl,
    appLogin: facts.appLogin,
    /** The extract that the store holds, to compare figures with. */
    extractFolder: facts.extractFolder,
    members: facts.members,
    close: () => execute(facts.ownerUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
