/** A database of its own for a test file, copied from the template that `store/set-up.ts` fills. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { execute, onDatabase } from './store/temporary-postgres.ts';

const cannotEnd = '42501';

/**
 * Ends the app's connections and drops the database. The server's own cleaner, which only a
 * superuser may end, leaves when it is done; a database that it holds on to goes with the server.
 */
async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  for (let attempts = 0; attempts < 10; attempts += 1) {
    try {
      await execute(ownerUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== cannotEnd) throw error;
      await wait(200);
    }
  }
}

/** `nothing`: a database without any table. `tables`: the schema of today without a row of ours. */
type Holds = 'nothing' | 'tables' | 'cooperative';

/** A fresh store; of the demo cooperative (cast included) unless told. Close it in `afterAll`. */
export async function openTestStore({ holds = 'cooperative' }: { holds?: Holds } = {}) {
  const facts = inject('testStore');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const source = { nothing: 'template1', ...facts.templates }[holds];
  // Its files are copied: five times as fast as page by page through the log.
  await execute(facts.ownerUrl, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  const ownerUrl = onDatabase(facts.ownerUrl, name);
  const appUrl = onDatabase(facts.appUrl, name);
  return {
    ownerUrl,
    appUrl,
    appLogin: facts.appLogin,
    /** The extract that the store holds, to compare figures with. */
    extractFolder: facts.extractFolder,
    members: facts.members,
    close: () => dropDatabase(facts.ownerUrl, name),
  };
}
