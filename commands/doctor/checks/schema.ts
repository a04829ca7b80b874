/** The schema is this program's: nothing is wanting, nothing newer, nothing changed. */
import { MigrationFault, pendingMigrations, readMigrations } from '../../../records/migrate.ts';
import { mustAnswer } from '../../../server/start/before-start.ts';
import type { Check } from '../check.ts';
import { fault, NotExamined, ok, warn } from '../finding.ts';
import { storeText } from '../text/store.text.ts';

const text = storeText.schema;

export const schema: Check = {
  name: 'schema',
  title: text.title,
  async look(place) {
    const migrations = await readMigrations();
    try {
      const pending = await place.read('sahakon_owner', (client) =>
        pendingMigrations(client, migrations),
      );
      if (pending.length > 0) return [warn(text.pending(pending.length), text.pendingMend)];
      return [ok(text.whole(migrations.at(-1)?.name ?? ''))];
    } catch (error) {
      if (error instanceof MigrationFault) return [fault(error.message, text.mend)];
      // A database that opens and has no such table has had no migration.
      const store = await place.open().catch(() => undefined);
      if (!(error instanceof NotExamined) || store?.ownerUrl === undefined) throw error;
      const url = { databaseUrl: undefined, databaseOwnerUrl: store.ownerUrl };
      await mustAnswer(url).catch(() => Promise.reject(error));
      return [warn(text.pending(migrations.length), text.pendingMend)];
    }
  },
};
