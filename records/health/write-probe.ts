/** Asks the store whether a change can be written. */
import { sharedLook } from '../../runtime/shared-look.ts';
import type { Db, Records } from '../database.ts';
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

/** Milliseconds: how long it counts that a change was written. */
const youngFor = 1_000;

const looks = new WeakMap<Pick<Records, 'asVisitor'>, () => Promise<void>>();

/**
 * Throws what the store says while it takes no changes. Asked before a password is looked at: a
 * right one would fail at its first change, a wrong one without any, and so tell which it was, in a
 * time in which no try is counted for all servers and none stands in the audit log.
 */
export function mustTakeChanges(records: Pick<Records, 'asVisitor'>): Promise<void> {
  const look = looks.get(records) ?? sharedLook(() => records.asVisitor(probeWrite), youngFor);
  looks.set(records, look);
  return look();
}
