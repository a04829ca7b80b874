/** Whether a write succeeds now, asked a few times a minute for all who want to know. */
import type { Records } from '../../records/database.ts';
import { StoreUnavailable } from '../../records/driver/faults.ts';
import { isInRecovery, probeWrite } from '../../records/health/write-probe.ts';
import type { KeyRing } from '../../records/keys/key-ring.ts';
import { knowSecret } from '../../records/keys/secret-versions.ts';
import { sharedLook } from '../../runtime/shared-look.ts';

/** `ok`, or what is the matter: in kind for figures and alerts, and in words for `/readyz`. */
export type WriteState =
  | { readonly kind: 'ok' }
  | {
      readonly kind: 'away' | 'disk_full' | 'recovery' | 'read_only' | 'failed' | 'secret';
      readonly fault: string;
    };

/** Milliseconds: how long an answer counts, and how long one is waited for. */
const youngFor = 2_000;
const patience = 2_000;

const noAnswer: WriteState = { kind: 'away', fault: 'database: no answer' };

/** What stands in the way of every password: the store under this server was exchanged, perhaps. */
const secretFaults = {
  foreign: 'secret: not the one of this database',
  older: 'secret: from before its last rotation',
} as const;

async function look(records: Records, keys: KeyRing): Promise<WriteState> {
  try {
    await records.asVisitor(probeWrite);
    const verdict = await records.asVisitor((db) => knowSecret(db, keys));
    if (verdict === 'known' || verdict === 'first') return { kind: 'ok' };
    return { kind: 'secret', fault: secretFaults[verdict] };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) {
      return { kind: 'failed', fault: 'database: a write failed' };
    }
    if (error.matter === 'full') return { kind: 'disk_full', fault: 'database: disk full' };
    if (error.matter !== 'read_only') return noAnswer;
    return (await records.readAsVisitor(isInRecovery).catch(() => false))
      ? { kind: 'recovery', fault: 'database: in recovery, takes no changes' }
      : { kind: 'read_only', fault: 'database: read only (default_transaction_read_only)' };
  }
}

async function inTime(looking: Promise<WriteState>): Promise<WriteState> {
  const { promise, resolve } = Promise.withResolvers<WriteState>();
  const timer = setTimeout(() => resolve(noAnswer), patience);
  const state = await Promise.race([looking, promise]);
  clearTimeout(timer);
  return state;
}

/** Gives the state, at most two seconds old; never throws, and answers within two seconds. */
export const openWriteProbe = (records: Records, keys: KeyRing): (() => Promise<WriteState>) =>
  sharedLook(() => inTime(look(records, keys)), youngFor);
