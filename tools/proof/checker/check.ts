/**
 * The checker: holds a store against the history of what was acknowledged. It shares no code with
 * the server: its own statements, its own sums, its own hashes.
 */
import type pg from 'pg';
import { checkAuditChain } from './audit-chain.ts';
import { checkBalances } from './balances.ts';
import type { Finding } from './finding.ts';
import { readHistory } from './history.ts';
import { asReader } from './store.ts';
import { checkWrites } from './writes.ts';

export interface Checked {
  readonly address: pg.ClientConfig;
  /** File of the history. */
  readonly history: string;
  /** Consents that stood there before the history began. */
  readonly consentsBefore?: number;
}

/** Holds I1, I2, I4 and I6; empty where all of them hold. */
export async function checkStore(checked: Checked): Promise<readonly Finding[]> {
  const writes = readHistory(checked.history);
  return asReader(checked.address, async (client) => {
    // All of it at one moment: others may go on writing meanwhile.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return [
      ...(await checkWrites(client, writes, checked.consentsBefore)),
      ...(await checkBalances(client)),
      ...(await checkAuditChain(client)),
    ];
  });
}
