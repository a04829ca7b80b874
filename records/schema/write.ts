/** `node records/schema/write.ts`: makes a throw-away database, migrates it, writes schema.sql. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { startPostgres } from '../postgres/supervisor.ts';
import { describeSchema } from './describe.ts';

const folder = await mkdtemp(join(tmpdir(), 'sahakon-schema-'));
// PostgreSQL runs under another account when this runs as root.
await chmod(folder, 0o755);
const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  durable: false,
  log: console.error,
});
try {
  await migrate(postgres.ownerUrl);
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  const target = join(import.meta.dirname, '..', 'schema.sql');
  await writeFile(target, await describeSchema(client));
  await client.end();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}
