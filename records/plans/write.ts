/**
 * `node records/plans/write.ts [FOLDER [MEMBERS]]`: makes a throw-away store of some size and
 * writes down how each reading query finds its rows, into records/plans unless a folder is named.
 * With more members (20000 take some minutes) the plans should be the same.
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginOf } from '../driver/address.ts';
import { startPostgres } from '../postgres/supervisor.ts';
import { fillCooperative } from './cooperative.ts';
import { describePlans } from './explain.ts';
import { queries } from './queries.ts';

const [target = import.meta.dirname, members] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'sahakon-plans-'));
// PostgreSQL runs under another account when this runs as root.
await chmod(folder, 0o755);
const postgres = await startPostgres({
  dataDir: join(folder, 'data'),
  durable: false,
  log: console.error,
});
try {
  const { ownerUrl, appUrl } = postgres;
  const store = { ownerUrl, appLogin: loginOf(appUrl) };
  await fillCooperative(store, members === undefined ? undefined : Number(members));
  for (const file of Object.keys(queries)) {
    await writeFile(join(target, `${file}.txt`), await describePlans({ ownerUrl, appUrl }, file));
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}
