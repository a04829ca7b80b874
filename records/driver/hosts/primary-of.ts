/** Which host of a URL takes changes, for those who connect for one piece of work. */
import pg, { type ClientConfig } from 'pg';
import { readDatabaseUrls } from '../address.ts';
import { timelineOf } from './look.ts';

/** Milliseconds. */
const patience = 2_000;

async function timelineAt(config: ClientConfig): Promise<number> {
  const limits = { connectionTimeoutMillis: patience, query_timeout: patience };
  const client = new pg.Client({ ...config, ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    return await timelineOf(client);
  } catch {
    return 0;
  } finally {
    client.end().catch(() => {});
  }
}

/**
 * The host of the highest timeline among those that take changes; where none does, and where the
 * URL names one alone, the first, which then says itself what is the matter.
 */
export async function primaryOf(databaseUrl: string): Promise<ClientConfig> {
  const configs = readDatabaseUrls(databaseUrl);
  if (configs.length === 1) return configs[0];
  const timelines = await Promise.all(configs.map(timelineAt));
  return configs[timelines.indexOf(Math.max(...timelines))] ?? configs[0];
}
