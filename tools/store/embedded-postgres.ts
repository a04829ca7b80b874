/** The PostgreSQL that comes with the packages, for one run: kept as in real life, then gone. */
import { loginOf } from '../../records/driver/address.ts';
import { migrate } from '../../records/migrate.ts';
import { startPostgres } from '../../records/postgres/supervisor.ts';
import { temporaryFolder } from '../app.ts';
import { execute, onDatabase, type TemporaryPostgres } from './temporary-postgres.ts';

/** Starts it in a folder of its own, by our own supervisor. */
export async function startEmbedded(): Promise<TemporaryPostgres> {
  const folder = await temporaryFolder();
  const { path: dataDir } = folder;
  const postgres = await startPostgres({ dataDir, durable: false, log: () => undefined });
  const { ownerUrl, appUrl } = postgres;
  const stop = async () => {
    await postgres.stop();
    await folder.remove();
  };
  return { ownerUrl, appUrl, appLogin: loginOf(appUrl), stop };
}

export interface Database {
  readonly ownerUrl: string;
  readonly appUrl: string;
}

/** Makes a database on the server: the schema without data, or a copy of `template`. */
export async function makeDatabase(
  server: TemporaryPostgres,
  name: string,
  template?: string,
): Promise<Database> {
  const like = template === undefined ? '' : ` TEMPLATE ${template}`;
  await execute(server.ownerUrl, `CREATE DATABASE ${name}${like}`);
  const ownerUrl = onDatabase(server.ownerUrl, name);
  if (template === undefined) await migrate(ownerUrl, { appLogin: server.appLogin });
  return { ownerUrl, appUrl: onDatabase(server.appUrl, name) };
}
