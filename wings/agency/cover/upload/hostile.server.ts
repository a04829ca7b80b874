/** Whoever sends a file that could do harm is on record; what stands in it is not (T16–T18). */
import type { CallFacts } from '../../../../api/handler.ts';
import type { AgencyCaller } from '../../../../api/session/session-control.ts';
import { appendAudit } from '../../../../records/audit.ts';
import type { Records } from '../../../../records/database.ts';

/** Who sent it, and where that is kept. */
export interface Evidence {
  readonly records: Records;
  readonly who: AgencyCaller;
  readonly facts: CallFacts;
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
