/** A call that a standby may answer in the primary's place. */
import { DatabaseError } from 'pg';
import { OtherPublication } from '../call/subject.ts';
import { type Call, callOnce } from '../call/transaction.ts';
import { readFault, StoreUnavailable } from '../faults.ts';
import type { Host } from './host.ts';

/** Milliseconds: one that hangs must leave time for the primary. */
const patience = 2_000;

/**
 * Asks it; undefined where it cannot answer, or shows another publication than the call names:
 * the primary is asked then. What the work itself throws is thrown.
 */
export async function askStandby<T>(
  host: Host,
  call: Call<T>,
): Promise<{ readonly value: T } | undefined> {
  if (host.line === undefined) return undefined;
  try {
    return { value: await callOnce(host.line, call, performance.now() + patience) };
  } catch (error) {
    if (error instanceof OtherPublication) return undefined;
    const fault = readFault(error);
    if (!(fault instanceof StoreUnavailable || fault instanceof DatabaseError)) throw fault;
    host.failed();
    return undefined;
  }
}
