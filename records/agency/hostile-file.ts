/** Whoever sends a file that could do harm is on record; what stands in it is not (T16–T18). */
import { appendAudit } from '../audit.ts';
import type { Records } from '../database.ts';

/** Who sent it, from where, and where that is kept. */
export interface Evidence {
  readonly records: Records;
  readonly who: {
    readonly agencyNo: string;
    readonly personNo: number;
    readonly sessionId: string;
  };
  readonly facts: { readonly at: Date; readonly address: string; readonly agent: string };
}

interface HostileFile {
  readonly kind: string;
  readonly bytes: number;
}

/** Leaves an entry before the answer goes out. */
export async function noteHostile(
  { records, who, facts }: Evidence,
  { kind, bytes }: HostileFile,
): Promise<void> {
  const { agencyNo, personNo, sessionId } = who;
  await records.asVisitor((db) =>
    appendAudit(db, {
      entry: 'agency.report.hostile_file',
      outcome: 'refused',
      actorKind: 'agency',
      actor: `${agencyNo}-${personNo}`,
      sessionId,
      address: facts.address,
      agent: facts.agent,
      happenedAt: facts.at,
      detail: { kind, bytes },
    }),
  );
}
