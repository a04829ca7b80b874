/** Asks the store whether a change can be written. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

const probe = statement('SELECT portal.probe_write()');
const recovery = statement<{ inRecovery: boolean }>('SELECT pg_is_in_recovery() AS "inRecovery"');

/** Changes a row and asks the disk for a block; throws what the store says. Needs `asVisitor`. */
export async function probeWrite(db: Db): Promise<void> {
  await probe(db);
}

/** Whether it is a standby, or comes up: it takes no changes then, whatever it is asked. */
export async function isInRecovery(db: Db): Promise<boolean> {
  return (await recovery(db))[0]?.inRecovery === true;
}
