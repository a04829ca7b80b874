/**
 * The name under which public content stands: it grows with every change of it, and with every
 * instant at which something written ahead appears or goes.
 */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

const version = statement<{ version: string }>(`
  SELECT version || '.' || (SELECT count(*) FROM portal.content_moments WHERE at <= now())
    AS version
  FROM portal.content_version`);

/** Nobody sees a new version before the content it stands for. */
export async function contentVersion(db: Db): Promise<string> {
  return (await version(db))[0]?.version ?? '0';
}
