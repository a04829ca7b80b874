/** The rows of a proof of its own, as one round of a fault that it covers. */
import { finding } from '../checker/finding.ts';
import type { Proof } from '../table.ts';
import type { Round } from './fault.ts';

/** `runs`: how many the rows stand for. */
export function asRound(rows: readonly Proof[], runs: number): Round {
  const missed = rows.filter(({ passed }) => !passed);
  return {
    runs,
    findings: missed.map(({ what, measured }) => finding('I5', `${what}: ${measured}`)),
    note: rows.map(({ measured }) => measured).join(', '),
  };
}
